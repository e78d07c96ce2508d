/** What the rules tell the desks. */
import type { Refusal } from "../../../shell/protocol";
import type { Table } from "../../../shell/store";

export interface Power {
  nation: string;
  income: number;
  full: number; // income at full production
  war: number; // income needed to declare war; 0 if none is
  bonus: number;
  may: string[]; // on whom it may declare war now
  refusal?: Refusal; // why it may on nobody
  dice?: number[]; // that the calendar adds next, by their sides
  rolls?: string; // when
  chance?: number; // to reach war income by them, in per cent
  raised?: { id: string; dice?: [number, number]; add?: number; full?: boolean }[];
}

export interface Minor {
  nation: string;
  alliance: number;
  zones: number;
  ipp: number;
  controller?: string;
  wars?: string[];
  rules?: string[];
}

export interface PoliticsTold {
  powers: Power[];
  minors: Minor[];
}

export interface Targets {
  powers: string[];
  near: string[];
  rest: string[];
}

export interface AnswerTold {
  nation: string;
  income: number;
  war: number;
  to: number;
  full?: boolean;
  dice?: number[];
  add?: number;
  fine?: number;
  chance?: number;
}

export interface Attack {
  by: "word" | "march";
  refusal?: Refusal;
  later?: boolean; // it must wait for its own combat movement
  answers?: AnswerTold[];
  joins?: [string, string][];
  control?: [string, string][];
  wars?: [string, string][];
  pact?: string;
  then?: Attack; // with that pact
}

export interface Pact {
  pact: string;
  stands: "in-force" | "offered" | "open" | "closed" | "ended";
  parties: [string, string];
  by?: string; // who offers it
  rule?: string; // which does not let it be signed now
  since?: string;
  fee?: number;
  forbids?: string[];
  brings?: string[];
}

export const pactsOf = (table: Table): Pact[] =>
  ((table.message.value?.view.derived as { pacts?: unknown } | undefined)?.pacts ?? []) as Pact[];

export interface TechnologyTold {
  id: string;
  roll: number; // or more
  chance: number;
  stages: Record<string, number>;
  shut: Record<string, Refusal>;
  aims: [string, string][]; // nations and the objectives for which they need it
  rules: string[]; // what it changes
}

export interface ResearchTold {
  stages: number;
  powers: { nation: string; dice: string[]; granted?: number; from?: number }[];
  technologies: TechnologyTold[];
}

/** One way of lend-lease: where it ends, and who lies in wait: sea zone, value that hits, whose, whether an enemy's. */
export interface Way {
  loan?: string;
  to: string;
  at?: string;
  dangers?: [string, number, string, boolean][];
  chance?: number;
  path?: string[]; // the zones it passes, from the harbour where it puts to sea
  closed?: string;
  refusal?: Refusal;
}

export interface LoansTold {
  ways?: Way[];
  refusal?: Refusal;
}

interface AtHand {
  research?: { power: string; dice: number };
  "lend-lease"?: Way[];
  shop?: [string, number][];
}
export const atHand = (table: Table): AtHand => (table.message.value?.view.derived ?? {}) as unknown as AtHand;

export interface ObjectiveTold {
  id: string;
  alliance: string;
  nation: string;
  points: number;
  condition: string;
  have: number;
  wanted: number;
  other?: string;
  lacking: string[];
  zones: string[];
  bonuses: { what: string; when: string; count: number; kinds: string[]; where?: string; region?: string }[];
  earned?: boolean;
}

export interface ObjectivesTold {
  objectives: ObjectiveTold[];
  cities: [string, string][];
}

export type Ship = [kind: string, zone: string, roll: number, fate: string, whose: string];

export interface Group {
  id: string;
  zones: string[];
  ipp: number;
  units: number;
  roll: number;
  nation: string;
  high: string; // who has it by a high roll
}

export interface FranceTold {
  victor?: string; // nothing is told before France has surrendered
  step: string;
  ships: Ship[];
  groups: Group[];
  tally: { nation: string; zones: number; ipp: number; ships: number; keels: number }[];
  dice: number;
  leaving: [string, string, string][];
  bounds: { free: number; gone: number; vichy: number; colonies: number };
}
