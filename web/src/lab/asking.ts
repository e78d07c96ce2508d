/** Asking the server for the odds, and what it answers. */
import { post } from "../shell/api";
import type { Side } from "./arsenal";
import { question, type Battle } from "./battle";

/** What is left in IPP, with its chance. */
export type Worths = [number, number][];

export interface SideOdds {
  worth: number;
  "mean-loss": number;
  "usual-loss": [number, number];
  left: Worths;
  winners: Worths;
  units: Record<string, number>;
}

export interface RoundOdds {
  round: number;
  won: number;
  held: number;
  fighting: number;
  left: [number, number];
  spread: [[number, number], [number, number]];
}

export interface HelpOdds {
  many: number;
  unit: string;
  cost: number;
  before: number;
  chance: number;
}

export interface Odds {
  method: "exact" | "simulation";
  battles: number;
  error: number;
  limit: number; // rounds; 0 is none
  won: number;
  taken: number;
  held: number;
  both: number;
  broken: number;
  open: number;
  sides: Record<Side, SideOdds>;
  rounds: RoundOdds[];
}

export const askOdds = (battle: Battle): Promise<Odds> => post<Odds>("/api/lab/odds", question(battle));
/** What would help the attacker: asked when the odds are known, for it takes longer. */
export const askHelps = async (battle: Battle) => (await post<{ helps: HelpOdds[] }>("/api/lab/helps", question(battle))).helps;
