/** The odds of a battle, as the lab tells them: asked when somebody looks, kept, and never waited for. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import battles from "our-battles";
import { askOdds, type Odds, type Question } from "../../lab/asking";
import { passing } from "../../shell/api";
import type { SideName } from "./battle";

/** Units of one kind and nation that came the same way, as the rules name them. */
export interface Force {
  name: string;
  nation: string;
  count: number;
}

export type Forces = Record<SideName, Force[]>;

/** Both sides of a battle as the rules tell them: name, nation and number of each troop. */
export type ToldSides = Record<"attackers" | "defenders", [string, string, number][]>;

export function readForces({ attackers, defenders }: ToldSides): Forces {
  const read = (rows: ToldSides["attackers"]): Force[] =>
    rows.map(([name, nation, count]) => ({ name, nation, count }));
  return { attacker: read(attackers), defender: read(defenders) };
}

/** Where a battle is fought, as the rules tell it. */
export interface Field {
  sequence: string;
  zone: string;
  technologies: [string[], string[]];
  /** In which words its odds are asked, where they can be. */
  asked?: Pick<Question, "terrain" | "circumstances" | "guns"> | undefined;
}

/** Whether there is a zone to be taken. */
export const onGround = (sequence: string): boolean => battles.ground.includes(sequence);

const sizeOf = (forces: readonly Force[]): number => forces.reduce((sum, { count }) => sum + count, 0);
const words = (forces: readonly Force[]): string =>
  forces
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${count}*${name.replace(/(?=\+)|$/, ":plain")}`) // no way but those that are named
    .join(" ");

/** What the lab is asked about a battle that is about to be in some round; null where the rules have no words for it. */
export function questionOf(field: Field, { attacker, defender }: Forces, round: number): Question | null {
  if (!field.asked || sizeOf(attacker) === 0) return null;
  return {
    battle: field.sequence,
    attacker: words(attacker),
    defender: words(defender),
    ...field.asked,
    "attacker-technologies": field.technologies[0],
    "defender-technologies": field.technologies[1],
    round,
  };
}

const PAUSE = 200; // milliseconds somebody must look before the lab is asked
const AGAIN = 4_000;
const MOST = 200; // answers that are kept

/** What was answered; null where there are no odds. */
const answers = signal<ReadonlyMap<string, Odds | null>>(new Map());

function keep(key: string, odds: Odds | null): void {
  answers.value = new Map([...[...answers.value].slice(1 - MOST), [key, odds]]);
}

/** The odds of a battle: undefined until they are known, null where there are none. */
export function useOdds(question: Question | null): Odds | null | undefined {
  const key = question ? JSON.stringify(question) : "";
  useEffect(() => {
    if (!question || answers.peek().has(key)) return;
    let left = false;
    const ask = async (): Promise<void> => {
      try {
        keep(key, await askOdds(question));
      } catch (error) {
        if (!passing(error)) keep(key, null);
        else if (!left) timer = setTimeout(() => void ask(), AGAIN); // the lab is busy, and play goes on
      }
    };
    let timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [key]);
  return question ? answers.value.get(key) : null;
}

/** The chance that matters: to take the zone on land, to win elsewhere. */
export const chanceOf = (sequence: string, odds: Odds): number => (onGround(sequence) ? odds.taken : odds.won);

/** The page of the lab with this battle; what it cannot say there is left out. */
export function labAddress(field: Field, { attacker, defender }: Forces): string {
  const kinds = (forces: readonly Force[]) => {
    const found = new Map<string, number>();
    for (const { name, count } of forces) {
      const unit = name.split(":")[0]!;
      if (count > 0) found.set(unit, (found.get(unit) ?? 0) + count);
    }
    return [...found].map(([unit, count]) => `${count}*${unit}`).join(" ");
  };
  const over = attacker.length > 0 && attacker.some(({ name }) => name.includes(":river"));
  const told: Record<string, string> = {
    battle: field.sequence,
    attacker: kinds(attacker),
    defender: kinds(defender),
    nations: `${attacker[0]?.nation ?? ""} ${defender[0]?.nation ?? ""}`,
    terrain: field.asked?.terrain ?? "",
    with: [...(field.asked?.circumstances ?? []), ...(over ? ["river"] : [])].join(" "),
    guns: String(field.asked?.guns ?? 0),
  };
  return `/lab/odds?${new URLSearchParams(told).toString().replaceAll("%2A", "*")}`;
}
