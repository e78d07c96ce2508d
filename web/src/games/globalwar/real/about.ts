/** What a die is rolled for: the nation, the zone, the unit or the technology that the rules are busy with. */
import { UNITS, NATIONS, zoneNumbered } from "../data";
import type { Frame, Position } from "../state";

/** What the first number of a row names, by the frame that rolls a die for each row. */
const ROWS: Record<string, "nation" | "unit" | "kind" | "zone"> = {
  alarm: "nation",
  "income-rolls": "nation",
  wavering: "unit",
  gauntlet: "unit",
  prizes: "unit",
  "french-fleet": "unit",
  "french-keels": "kind",
  spoils: "kind",
  "french-colonies": "zone",
};
/** Fields of frames that name something, in the order in which they are told. */
const FIELDS = ["power", "nation", "aim", "warlord", "unit", "zone"];

/** The nouns of it, as far as they are known. */
export function aboutOf(now: Position, frame: Frame): string[] {
  const fields = FIELDS.map((field) => frame[field]).filter(
    (one): one is string => typeof one === "string" && one !== "",
  );
  const zones = Object.keys(frame["zones"] ?? {}).slice(0, 1); // of warlords who take sides, one after the other
  return [...new Set([...rowOf(now, frame), ...unitsOf(now, frame), ...fields, ...zones])];
}

function rowOf(now: Position, { frame, rows }: Frame): string[] {
  const first = (rows as number[][] | undefined)?.[0]?.[0];
  if (first === undefined) return [];
  switch (ROWS[frame]) {
    case "nation":
      return [NATIONS[first]?.id ?? ""].filter(Boolean);
    case "unit":
      return unit(now, first);
    case "kind":
      return [UNITS[first]?.id ?? ""].filter(Boolean);
    case "zone":
      return [zoneNumbered(first)].filter(Boolean);
    default:
      return [];
  }
}

/** Whoever bombs or raids now. */
function unitsOf(now: Position, frame: Frame): string[] {
  const bombers = frame["dice"] as number[][] | number | undefined;
  const [raider] = (frame["raiders"] ?? []) as number[];
  const number = Array.isArray(bombers) ? bombers[0]?.[0] : (raider ?? frame["raider"]);
  return typeof number === "number" ? unit(now, number) : [];
}

function unit(now: Position, number: number): string[] {
  const row = now.units[number];
  return row ? [row[0], row[1], row[2]] : [];
}
