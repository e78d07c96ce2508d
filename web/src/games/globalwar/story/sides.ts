/** Alliances as they are told apart everywhere: a colour, an outline, a line and a mark. */
import { capital, noun } from "../../../shell/i18n";
import { NATIONS, TITLE, type Alliance } from "../data";
import { allianceOf, type Position } from "../state";

export const SIDES: readonly Alliance[] = ["axis", "allies", "comintern"];

export const sideName = (alliance: Alliance): string => capital(noun(TITLE, alliance));

/** What all nations of an alliance have as their income. */
export function incomeOf(now: Position, alliance: Alliance): number {
  return NATIONS.filter(({ id }) => now.nations[id] && allianceOf(now, id) === alliance).reduce(
    (sum, { id }) => sum + now.nations[id]!.income,
    0,
  );
}

/** Points by the alliances that win together. */
export const pointsOf = (now: Position): { sides: Alliance[]; points: number }[] =>
  now.points.map(([sides, points]) => ({ sides, points }));

export const markOf: Record<string, string> = {
  axis: "M0-5L5 0 0 5-5 0z",
  allies: "M-4.500 0a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0 -9 0z",
  comintern: "M0-5L4.300-2.500V2.500L0 5-4.300 2.500V-2.500z",
};
