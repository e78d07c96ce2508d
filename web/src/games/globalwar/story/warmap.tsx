/** A map that tells: lands in the colours of nations or with the marks of alliances, fronts, and numbered rings. */
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { Drawing } from "../../../shell/mapframe";
import type { MapView } from "../../../shell/mapview";
import { isLand, look, type Theatre } from "../data";
import { allianceOf, ownerOf, type Position } from "../state";

/** The outlines of lands that are painted alike, in one path each. */
function painted(theatre: Theatre, paint: (zone: string) => string): [string, string][] {
  const found = new Map<string, string>();
  for (const { id, path } of theatre.shapes.values()) {
    if (!isLand(id)) continue;
    const colour = theatre.zones.has(id) ? paint(id) : "out";
    found.set(colour, (found.get(colour) ?? "") + path);
  }
  return [...found];
}

const seas = new WeakMap<Theatre, string>();
function seaOf(theatre: Theatre): string {
  let found = seas.get(theatre);
  if (found === undefined) {
    found = [...theatre.shapes.values()]
      .filter(({ id }) => !isLand(id))
      .map(({ path }) => path)
      .join("");
    seas.set(theatre, found);
  }
  return found;
}

const coasts = new WeakMap<Theatre, string>();
function coastOf(theatre: Theatre): string {
  let found = coasts.get(theatre);
  if (found === undefined) {
    found = theatre.borders
      .filter(({ a, b }) => isLand(a) !== isLand(b))
      .map(({ path }) => path)
      .join("");
    coasts.set(theatre, found);
  }
  return found;
}

const between = (theatre: Theatre, parts: (a: string, b: string) => boolean): string =>
  theatre.borders
    .filter(({ a, b }) => theatre.zones.has(a) && theatre.zones.has(b) && isLand(a) && isLand(b) && parts(a, b))
    .map(({ path }) => path)
    .join("");

/** Where lands of two alliances meet that are at war with each other. */
export function frontOf(theatre: Theatre, now: Position): string {
  return between(theatre, (a, b) => {
    const [one, other] = [ownerOf(now, a), ownerOf(now, b)];
    return one !== other && (now.nations[one]?.wars ?? []).includes(other);
  });
}

/** The drawing by nations. */
export function Nations({ theatre, now, changed }: { theatre: Theatre; now: Position; changed: readonly string[] }) {
  const owners = JSON.stringify(now.owner);
  return useMemo(
    () => (
      <>
        <path class="sea" d={seaOf(theatre)} />
        {painted(theatre, (zone) => look(ownerOf(now, zone))).map(([colour, path]) => (
          <path key={colour} class={`land ${colour}`} d={path} />
        ))}
        <g class="borders">
          <path class="inside" d={between(theatre, (a, b) => ownerOf(now, a) === ownerOf(now, b))} />
          <path class="frontier" d={between(theatre, (a, b) => ownerOf(now, a) !== ownerOf(now, b))} />
          <path class="coast" d={coastOf(theatre)} />
        </g>
        <path class="just" d={changed.map((zone) => theatre.shapes.get(zone)?.path ?? "").join("")} />
      </>
    ),
    [theatre, owners, changed.join()],
  );
}

/** The drawing by alliances, with the front, and the front of half a year before where there is one. */
export function Alliances({ theatre, now, before }: { theatre: Theatre; now: Position; before?: Position | null }) {
  return useMemo(() => {
    const sides = painted(theatre, (zone) => allianceOf(now, ownerOf(now, zone)));
    return (
      <>
        <path class="sea" d={seaOf(theatre)} />
        {sides.map(([side, path]) => (
          <g key={side} class={`held ${side}`}>
            <path d={path} />
            <path class="pattern" d={path} />
          </g>
        ))}
        <g class="borders">
          <path class="coast" d={coastOf(theatre)} />
        </g>
        {before && <path class="front before" d={frontOf(theatre, before)} />}
        <path class="front case" d={frontOf(theatre, now)} />
        <path class="front" d={frontOf(theatre, now)} />
      </>
    );
  }, [theatre, now, before]);
}

export function Canvas({ view, grain, children }: { view: MapView; grain: number; children: ComponentChildren }) {
  return (
    <Drawing view={view} defs={<Hatches grain={grain} />}>
      {children}
    </Drawing>
  );
}

/** Hatch and dots, so that alliances are told apart without colours. */
export function Hatches({ grain }: { grain: number }) {
  const scale = `scale(${grain})`;
  return (
    <>
      <pattern
        id="gw-side-axis"
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform={`${scale} rotate(45)`}
      >
        <path d="M0 0v6" />
      </pattern>
      <pattern id="gw-side-comintern" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform={scale}>
        <circle cx="2" cy="2" r="0.9" />
      </pattern>
    </>
  );
}

const ROOM = 1.5; // times what the places take
const NEAR = 2400; // units of the board across, at least

/** So much of the board as shows all of some places, on a map so many times as wide as it is high. */
export function around(theatre: Theatre, zones: readonly string[], flat = 1.6): { x: number; y: number; wide: number } {
  const points = zones.map((zone) => theatre.shapes.get(zone)!.at);
  if (points.length === 0) return theatre.start;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    wide: Math.max(NEAR, right - left, (bottom - top) * flat) * ROOM,
  };
}
