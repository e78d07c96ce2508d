/** How a battle under way stands: which round is about to be fought, and who is left for it. */
import type { Battle, SideName, Troop } from "./battle";
import { damaged, SIDES } from "./battle";
import { unitOf } from "./data";
import type { Field, Force, Forces } from "./odds";
import type { Frame } from "./state";

export interface Standoff {
  field: Field;
  round: number;
  forces: Forces;
}

const LAST_STEP = "defence"; // of a round

/** Whether a hit only damages a troop. */
const bears = (name: string, unit: string): boolean => Number(/:d(\d)$/.exec(name)?.[1] ?? 0) + 1 < unitOf(unit).hits;

/** A side with some hits taken, or with those of this round not yet taken. */
class Ranks {
  private readonly counts = new Map<string, Force>();

  constructor(troops: readonly Troop[]) {
    for (const { name, nation, count } of troops) this.add(name, nation, count);
  }

  private add(name: string, nation: string, count: number): void {
    const there = this.counts.get(name);
    this.counts.set(name, { name, nation, count: (there?.count ?? 0) + count });
  }

  hit(name: string, unit: string, count: number): void {
    const nation = this.counts.get(name)?.nation ?? "";
    this.add(name, nation, -count);
    if (bears(name, unit)) this.add(damaged(name), nation, count);
  }

  get forces(): Force[] {
    return [...this.counts.values()].filter(({ count }) => count > 0);
  }
}

/** Whether all dice of the round have been thrown, so that only losses are still to be taken. */
export const roundIsOver = (frame: Frame): boolean =>
  Boolean(frame["asking"]) || (frame["step-name"] === LAST_STEP && (frame["hits"] as unknown[]).length > 0);

/** Null when there is no further round, or when a part of the attackers fights on alone. */
export function standoff(
  battle: Battle,
  frame: Frame,
  taken: ReadonlyMap<string, number> = new Map(),
  losing: SideName = "attacker",
): Standoff | null {
  if (frame["gone"]) return null;
  const over = roundIsOver(frame);
  const round = over ? battle.round + 1 : battle.round;
  if (battle.rounds > 0 && round > battle.rounds) return null;
  const forces = {} as Forces;
  for (const side of SIDES) {
    const ranks = new Ranks(battle.sides[side]);
    if (!over) {
      for (const { name, unit } of battle.losses.filter((loss) => loss.side === side && loss.round === battle.round))
        ranks.hit(name, unit, -1);
    }
    for (const [name, count] of side === losing ? taken : [])
      ranks.hit(name, battle.sides[side].find((troop) => troop.name === name)!.unit, count);
    forces[side] = ranks.forces;
  }
  return { field: frame as unknown as Field, round, forces };
}
