/** Supply as it can be seen on the board: lines of own pieces, ports and straits. The rules themselves are on the server. */
import { COUNTRIES, isLand, NEAR, sideOf, STARS, STRAITS, type SideId } from "./data";
import { nation, without, type Position } from "./state";

/** Status cards that change supply as long as they lie on the table. */
const ASSURING: Record<string, (country: string, space: string) => boolean> = {
  "volunteer-group": (country, space) => sideOf(country) === "allies" && space === "szechuan",
  "evacuation-council": (country, space) => country === "USSR" && isLand(space),
};
const DENYING: Record<string, { side: SideId; space: string }> = {
  "scorched-earth": { side: "axis", space: "ukraine" },
};

export interface Supply {
  /** Spaces with a piece in supply. */
  supplied: ReadonlySet<string>;
  /** Spaces with a piece out of supply. */
  cut: ReadonlySet<string>;
  /** Pairs of neighbours that a line runs between. */
  lines: [string, string][];
  /** Supply spaces that feed a line. */
  sources: string[];
  /** For a navy in supply the land that is its port. */
  ports: [string, string][];
}

const armies = (now: Position, side: SideId): Set<string> =>
  new Set(
    now.countries.filter(({ country }) => sideOf(country) === side).flatMap(({ pieces }) => pieces.filter(isLand)),
  );

/** The side that a strait is open to: whoever holds its land, and the Allies when nobody does (qm.strait.open). */
export function openTo(now: Position, land: string): SideId {
  return armies(now, "axis").has(land) ? "axis" : "allies";
}

/** The neighbours of a space for a side: straits join seas when they are open to it. */
function joined(now: Position, side: SideId, one: string): Set<string> {
  const near = new Set(NEAR.get(one));
  for (const { land, seas } of STRAITS) {
    if (!seas.includes(one) || openTo(now, land) !== side) continue;
    near.add(seas[0] === one ? seas[1] : seas[0]);
  }
  return near;
}

export const starsOf = (now: Position, side: SideId): string[] =>
  STARS.filter((star) => !now.status.some((card) => DENYING[card]?.side === side && DENYING[card]?.space === star));

export function supplyOf(now: Position, country: string): Supply {
  const side = sideOf(country);
  const { pieces, assured } = nation(now, country);
  const own = new Set(pieces);
  const sources = starsOf(now, side).filter((star) => own.has(star));
  const line = new Set(sources);
  const lines: [string, string][] = [];
  const front = [...sources];
  for (let at = front.shift(); at !== undefined; at = front.shift()) {
    for (const next of joined(now, side, at)) {
      if (!own.has(next) || line.has(next)) continue;
      line.add(next);
      lines.push([at, next]);
      front.push(next);
    }
  }
  const held = armies(now, side);
  const ports: [string, string][] = [];
  const supplied = new Set<string>();
  for (const space of own) {
    const port = isLand(space) ? null : [...(NEAR.get(space) ?? [])].find((land) => held.has(land));
    if (port && line.has(space)) ports.push([space, port]);
    const sure = assured.includes(space) || now.status.some((card) => ASSURING[card]?.(country, space));
    if (sure || (line.has(space) && (isLand(space) || port))) supplied.add(space);
  }
  const cut = new Set([...own].filter((space) => !supplied.has(space)));
  return { supplied, cut, lines, sources, ports };
}

/** Which pieces of everybody are out of supply. */
export const cutOff = (now: Position): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(COUNTRIES.map(({ id }) => [id, supplyOf(now, id).cut]));

/** The spaces from which enemies can battle a piece: those of their pieces in supply beside it. */
export function threatsTo(now: Position, country: string): ReadonlyMap<string, string[]> {
  const enemies = COUNTRIES.filter(({ side }) => side !== sideOf(country));
  const found = new Map<string, string[]>();
  for (const { id, side } of enemies) {
    for (const from of supplyOf(now, id).supplied) {
      const near = joined(now, side, from);
      for (const space of nation(now, country).pieces) {
        if (near.has(space) && !found.get(space)?.includes(from)) found.set(space, [...(found.get(space) ?? []), from]);
      }
    }
  }
  return found;
}

/** What else would be out of supply if a piece were gone. */
export const lostWith = (now: Position, country: string, space: string): { country: string; space: string }[] =>
  newlyCut(now, without(now, country, space));

/** What a supply space brings to whom in a victory step (qm.victory.star, qm.victory.shared, qm.victory.home). */
export function scoring(now: Position, star: string): { country: string; points: number }[] {
  return COUNTRIES.filter(
    ({ id, side }) => nation(now, id).pieces.includes(star) && starsOf(now, side).includes(star),
  ).map(({ id, side, home }) => {
    const shared = COUNTRIES.some(
      (other) => other.id !== id && other.side === side && nation(now, other.id).pieces.includes(star),
    );
    const occupied = COUNTRIES.some((other) => other.side !== side && nation(now, other.id).pieces.includes(home));
    return { country: id, points: occupied ? 0 : shared ? 1 : 2 };
  });
}

/** What goes out of supply between two moments, country by country. */
export function newlyCut(before: Position, then: Position): { country: string; space: string }[] {
  return COUNTRIES.flatMap(({ id }) => {
    const was = supplyOf(before, id).supplied;
    return [...supplyOf(then, id).cut].filter((space) => was.has(space)).map((space) => ({ country: id, space }));
  });
}
