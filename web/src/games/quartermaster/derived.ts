/** What follows from the board by the rules, as the server tells it: supply, threats, stars and straits; and what an act
 * that is previewed would change in them. */
import type { TableEvent } from "../../shell/protocol";
import type { Table } from "../../shell/store";
import { COUNTRY_IDS, STRAITS, type SideId, type Strait } from "./data";

/** A piece: whose, and where. */
export interface At {
  country: string;
  space: string;
}

export interface Supply {
  cut: string[]; // spaces with a piece out of supply
  lines: [string, string][]; // neighbours that a line of supply runs between
  ports: [string, string][]; // a navy and the land that is its port
  threats: Record<string, string[]>; // pieces that can be battled, and from where
  lost: Record<string, [string, string][]>; // what would go out of supply with such a piece
  stars: Record<string, number>; // supply spaces, and what each scores in a victory step
}

interface Derived {
  straits: Record<string, SideId>;
  denied: Record<SideId, string[]>; // stars that are no supply spaces for a side
  countries: Supply[];
  sums: Sums[];
  rounds: number;
  lead: number; // that wins at the end of a round
  usual: string[]; // Status cards that count without anybody being asked
}

/** How many cards and pieces a country has left. */
interface Sums {
  reserve: [number, number]; // armies and navies
}

/** A moment of the past that is only reconstructed from the log has none. */
const derivedOf = (table: Table): Derived | null =>
  (table.message.value?.view.derived as unknown as Derived | undefined) ?? null;

/** What hardly changes: for such a moment as it was told last. */
const lastTold = (table: Table): Derived | null =>
  derivedOf(table) ?? (table.state.value?.["derived"] as unknown as Derived | undefined) ?? null;

/** When the game ends. */
export const endOf = (table: Table): { rounds: number; lead: number } => lastTold(table) ?? { rounds: 1, lead: 1 };
export const reserveOf = (table: Table, country: string): [number, number] =>
  lastTold(table)?.sums[COUNTRY_IDS.indexOf(country)]?.reserve ?? [0, 0];
export const usualCards = (table: Table): string[] => derivedOf(table)?.usual ?? [];

export const supplyOf = (table: Table, country: string): Supply | null =>
  derivedOf(table)?.countries[COUNTRY_IDS.indexOf(country)] ?? null;

export const isCut = (table: Table, { country, space }: At): boolean =>
  supplyOf(table, country)?.cut.includes(space) ?? false;

export const isDenied = (table: Table, star: string): boolean =>
  Object.values(derivedOf(table)?.denied ?? {}).some((stars) => stars.includes(star));

/** What a supply space brings to whom in a victory step. */
export const scoring = (table: Table, star: string): { country: string; points: number }[] =>
  COUNTRY_IDS.flatMap((country) => {
    const points = supplyOf(table, country)?.stars[star];
    return points === undefined ? [] : [{ country, points }];
  });

const previewed = (table: Table, id: string): TableEvent[] =>
  (table.preview.value?.events ?? []).filter(({ event }) => event === id);

const places = (table: Table, id: string): At[] =>
  previewed(table, id).map(({ args }) => ({ country: String(args["country"]), space: String(args["space"]) }));

/** The piece that goes unless a card saves it. */
export const goingUnlessSaved = (table: Table): At | null => places(table, "qm-would-go")[0] ?? null;
export const newlyCut = (table: Table): At[] => places(table, "qm-would-be-cut");
export const newlySupplied = (table: Table): At[] => places(table, "qm-would-be-supplied");

/** The side that a strait is open to, and to which it would be after what is previewed. */
export function openTo(table: Table, { id, seas }: Strait): { now: SideId; then: SideId } {
  const now = derivedOf(table)?.straits[id] ?? "allies";
  const turned = previewed(table, "qm-would-open").find(
    ({ args }) => seas.includes(String(args["one"])) && seas.includes(String(args["other"])),
  );
  return { now, then: (turned?.args["side"] as SideId | undefined) ?? now };
}

export const turningStraits = (table: Table): Strait[] =>
  STRAITS.filter((strait) => openTo(table, strait).now !== openTo(table, strait).then);
