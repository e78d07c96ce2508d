/** How a battle under way stands, as the rules tell it: which round comes next, who is left for it, what may be lost. */
import type { SideName } from "./battle";
import { readForces, type Field, type Forces, type ToldSides } from "./odds";
import type { Frame } from "./state";

export type ToldStandoff = ToldSides & Pick<Field, "asked"> & { round: number };

/** What is asked of whoever chooses losses. */
export interface Losses {
  side: SideName; // that loses
  hits: number;
  picked: boolean; // by its enemy
  last: boolean; // of the round
  troops: [string, string, number][]; // name, unit, how many can be lost
  presets: [string, [string, number][]][]; // what each of them takes
}

export interface Standoff {
  field: Field;
  round: number;
  forces: Forces;
}

/** Null when there is no further round, or when a part of the attackers fights on alone. */
export const standoff = (frame: Frame, told: ToldStandoff | undefined): Standoff | null =>
  told
    ? { field: { ...(frame as unknown as Field), asked: told.asked }, round: told.round, forces: readForces(told) }
    : null;
