/** Asking the server for the odds, and what it answers. */
import { post } from "../shell/api";
import type { Side } from "./arsenal";

/** A battle as the server is asked about it; forces are written like `6*infantry 2*fighter marines:landed`. */
export interface Question {
  battle: string;
  attacker: string;
  defender: string;
  terrain: string;
  circumstances: string[];
  guns: number;
  "attacker-technologies"?: string[];
  "defender-technologies"?: string[];
  "attacker-losses"?: string;
  "defender-losses"?: string;
  retreat?: string;
  round?: number; // that is about to be fought
}

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
  dived: number; // of the battles won, where submarines are left under water
  taken: number;
  held: number;
  both: number;
  broken: number;
  open: number;
  sides: Record<Side, SideOdds>;
  rounds: RoundOdds[];
}

const LEAST_ERROR = 0.1; // with one decimal

/** The standard error of simulated odds, in percentage points. */
export const margin = ({ error }: Odds): number => Math.max(LEAST_ERROR, 100 * error);

export const askOdds = (question: Question): Promise<Odds> => post<Odds>("/api/lab/odds", { ...question });
/** What would help the attacker: asked when the odds are known, for it takes longer. */
export const askHelps = async (question: Question) =>
  (await post<{ helps: HelpOdds[] }>("/api/lab/helps", { ...question })).helps;
