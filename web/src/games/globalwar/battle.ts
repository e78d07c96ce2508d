/** A battle as its events tell it: both sides in array, the dice of each round, and what was lost. */
import type { Plain, TableEvent } from "../../shell/protocol";
import type { Table } from "../../shell/store";
import { grouped, unitOf } from "./data";
import { frameOf, position } from "./state";

export type SideName = "attacker" | "defender";
export const SIDES: readonly SideName[] = ["attacker", "defender"];
export const FACES = 12;
const WORKS = "works"; // what fires where no unit does

/** Units of one kind that came the same way. */
export interface Troop {
  name: string;
  unit: string;
  nation: string;
  count: number; // that are left
  value: number; // what they roll at in this round, before support
  rules: [string, number][];
}

export interface Die {
  value: number;
  picks: number; // up to this roll the shooter chooses the target
  roll: number;
}

export interface Volley {
  side: SideName;
  round: number;
  step: string;
  hits: number;
  dice: (Die & { name: string })[];
}

export interface Loss {
  side: SideName;
  round: number;
  name: string;
  unit: string;
  sunk: boolean; // or only damaged
}

export interface Battle {
  zone: string;
  kind: string;
  rounds: number; // at most; 0 until it is decided
  round: number;
  sides: Record<SideName, Troop[]>;
  nation: Record<SideName, string>;
  volleys: Volley[];
  losses: Loss[];
  over: "won" | "held" | null;
}

const ENDS = new Set(["gw-battle-won", "gw-battle-held"]);
type ArrayRow = [string, string, string, number, number, number, [string, number][]];

function joined(args: Record<string, Plain>): Battle {
  const troops = (rows: Plain | undefined): Troop[] =>
    (rows as ArrayRow[]).map(([name, unit, nation, count, value, , rules]) => ({
      name,
      unit,
      nation,
      count,
      value,
      rules,
    }));
  const sides = { attacker: troops(args["attackers"]), defender: troops(args["defenders"]) };
  const later = new Map(
    [...(args["attackers"] as ArrayRow[]), ...(args["defenders"] as ArrayRow[])].map((row) => [row[0], row[5]]),
  );
  laterValues.set(sides, later);
  return {
    zone: String(args["zone"]),
    kind: String(args["battle"]),
    rounds: Number(args["rounds"]),
    round: 1,
    sides,
    nation: { attacker: sides.attacker[0]?.nation ?? "", defender: sides.defender[0]?.nation ?? "" },
    volleys: [],
    losses: [],
    over: null,
  };
}

const laterValues = new WeakMap<Battle["sides"], Map<string, number>>();

function fired(battle: Battle, args: Record<string, Plain>): void {
  const round = Number(args["round"]);
  if (round > battle.round) {
    battle.round = round;
    const later = laterValues.get(battle.sides);
    for (const troop of [...battle.sides.attacker, ...battle.sides.defender])
      troop.value = later?.get(troop.name) ?? troop.value;
  }
  battle.volleys.push({
    side: args["side"] as SideName,
    round,
    step: String(args["step"]),
    hits: Number(args["hits"]),
    dice: (args["dice"] as [string, number, number, number][]).map(([name, value, picks, roll]) => ({
      name,
      value,
      picks,
      roll,
    })),
  });
}

/** A troop of capital ships with one damage more. */
export const damaged = (name: string): string =>
  /:d\d$/.test(name) ? `${name.slice(0, -1)}${Number(name.at(-1)) + 1}` : `${name}:d1`;

function struck(battle: Battle, args: Record<string, Plain>, sunk: boolean): void {
  const side = args["side"] as SideName;
  const name = String(args["troop"]);
  const troop = battle.sides[side].find((one) => one.name === name);
  if (!troop) return;
  troop.count--;
  battle.losses.push({ side, round: battle.round, name, unit: troop.unit, sunk });
  if (sunk) return;
  const worse = damaged(name);
  const same = battle.sides[side].find((one) => one.name === worse);
  if (same) same.count++;
  else battle.sides[side].push({ ...troop, name: worse, count: 1 });
}

/** An attacker has lost heart and is gone (15.7). */
function fled(battle: Battle, args: Record<string, Plain>): void {
  const troop = battle.sides.attacker.find(({ name }) => name === args["troop"]);
  if (troop) troop.count--;
}

/** The last battle of these events, if there was one; `after` events that have followed it are none of it. */
export function lastBattle(events: readonly TableEvent[]): Battle | null {
  const start = events.findLastIndex(({ event }) => event === "gw-battle-joined");
  if (start < 0) return null;
  const battle = joined(events[start]!.args);
  for (const { event, args } of events.slice(start + 1)) {
    if (battle.over) break;
    if (event === "gw-fired") fired(battle, args);
    else if ((event === "gw-lost" || event === "gw-hit") && "troop" in args) struck(battle, args, event === "gw-lost");
    else if (event === "gw-fled") fled(battle, args);
    else if (event === "gw-battle-won" || event === "gw-battle-held")
      battle.over = event === "gw-battle-won" ? "won" : "held";
  }
  return battle;
}

/** The battle that is being fought or shown, if there is one. */
export function battleNow(table: Table): Battle | null {
  const battle = lastBattle(table.events.value);
  if (!battle) return null;
  if (battle.over) return ENDS.has(table.news.value?.event ?? "") ? battle : null;
  const now = table.state.value && position(table.state.value);
  return table.news.value || (now && frameOf(now, "battle")) ? battle : null;
}

/** What stands in a column of the battle board: units that roll at the same number, with the dice they threw. */
export interface Token {
  name: string;
  unit: string; // empty for works
  count: number;
  lost: number; // of them in this round
  changed: number; // by modifiers
  dice: Die[];
  silent: boolean; // throws no dice in this round
}

/** The tokens of a side by the number they roll at. */
export function columnsOf(battle: Battle, side: SideName): Token[][] {
  const columns: Token[][] = Array.from({ length: FACES + 1 }, () => []);
  const thrown = battle.volleys
    .filter((volley) => volley.side === side && volley.round === battle.round)
    .flatMap(({ dice }) => dice);
  const byName = grouped(thrown, ({ name }) => name);
  const lostNow = (name: string) =>
    battle.losses.filter((loss) => loss.side === side && loss.round === battle.round && loss.name === name).length;
  const place = (value: number, token: Token) => columns[Math.min(FACES, Math.max(0, value))]!.push(token);
  for (const troop of battle.sides[side]) {
    const lost = lostNow(troop.name);
    const there = troop.count + lost;
    if (there === 0) continue;
    const dice = byName.get(troop.name) ?? [];
    byName.delete(troop.name);
    const values = grouped(dice, ({ value }) => value);
    const printed = side === "attacker" ? unitOf(troop.unit).attack : unitOf(troop.unit).defence;
    if (values.size === 0)
      place(troop.value, {
        name: troop.name,
        unit: troop.unit,
        count: there,
        lost,
        changed: 0,
        dice: [],
        silent: battle.volleys.some(({ round }) => round === battle.round),
      });
    let left = there;
    let gone = lost;
    [...values]
      .sort(([a], [b]) => a - b)
      .forEach(([value, some], n) => {
        const count = n === values.size - 1 ? left : Math.min(left, some.length);
        const fallen = Math.min(gone, count);
        left -= count;
        gone -= fallen;
        place(value, {
          name: troop.name,
          unit: troop.unit,
          count,
          lost: fallen,
          changed: value - printed,
          dice: some,
          silent: false,
        });
      });
  }
  for (const [name, dice] of byName) {
    if (name === WORKS) place(dice[0]!.value, { name, unit: "", count: 0, lost: 0, changed: 0, dice, silent: false });
  }
  return columns;
}

export const worth = (losses: readonly Loss[]): number =>
  losses
    .filter(({ sunk }) => sunk)
    .reduce((sum, { unit }) => sum + unitOf(unit).cost.reduce((all, one) => all + one, 0), 0);
