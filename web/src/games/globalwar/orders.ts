/** Orders by pointing: units of a zone are picked, then what they do, then where they go. */
import { signal } from "@preact/signals";
import { readAct, type Act } from "../../shell/choices";
import type { Table } from "../../shell/store";
import { HERE, isUnit, isZone, LEADING, TOGETHER, unitOf, type Branch } from "./data";

/** What is tried first when a zone is picked; the others follow as the engine lists them. */
const USUAL = ["move", "annex", "unload", "rail", "sail"];
const WAYS = [...USUAL, ...LEADING.filter((verb) => !USUAL.includes(verb))];
export const ORDERS = new Set([...LEADING, ...HERE]);

/** Units of one nation and kind in one zone that differ in nothing, as acts name them. */
export interface Group {
  name: string;
  kind: string;
  nation: string; // empty for the first nation of the turn
  notes: string; // what sets it apart from others of its kind
  most: number;
}

/** The number and the name of ``2*fec.infantry:1``. */
export function counted(noun: string): [number, string] {
  const star = noun.indexOf("*");
  return star < 0 ? [1, noun] : [Number(noun.slice(0, star)), noun.slice(star + 1)];
}

export const nounFor = (count: number, name: string): string => (count === 1 ? name : `${count}*${name}`);

/** What a group is called: its nation, its kind, and what else is said of it. */
export function partsOf(name: string): { nation: string; kind: string; notes: string } {
  const dot = name.indexOf(".");
  const nation = dot > 0 ? name.slice(0, dot) : "";
  const label = dot > 0 ? name.slice(dot + 1) : name;
  const end = label.search(/[:+]/);
  return { nation, kind: end < 0 ? label : label.slice(0, end), notes: end < 0 ? "" : label.slice(end) };
}

export const isGroup = (noun: string): boolean => isUnit(partsOf(counted(noun)[1]).kind);

const ENDS_WITH_GOAL = 3; // nouns
/** What ships of several kinds are called that sail as one, so that whoever they meet is asked once (9.4). */
const FLOTILLA = "flotilla";
const GATHERED = `:${FLOTILLA}`;
/** An order as far as the zone it leads to. */
const leadingTo = ({ verb, nouns }: Act): string => [verb, ...nouns.slice(0, ENDS_WITH_GOAL)].join(" ");

/** The acts of a movement phase, sorted by where the units are. */
export interface Sorted {
  groups: Map<string, Map<string, Group>>; // by zone and name
  acts: Map<string, Act[]>; // by zone
  texts: Set<string>;
}

const sorted = new WeakMap<readonly Act[], Sorted>();

export function ordersOf(acts: readonly Act[]): Sorted {
  let found = sorted.get(acts);
  if (found) return found;
  found = { groups: new Map(), acts: new Map(), texts: new Set() };
  for (const act of acts) {
    const zone = act.nouns[1];
    if (!ORDERS.has(act.verb) || !zone) continue;
    found.texts.add(act.text);
    const [count, name] = counted(act.nouns[0]!);
    if (name === FLOTILLA) continue; // its ships are picked one kind after the other
    const groups = found.groups.get(zone) ?? new Map<string, Group>();
    const group = groups.get(name) ?? { name, ...partsOf(name), most: 0 };
    group.most = Math.max(group.most, count);
    groups.set(name, group);
    found.groups.set(zone, groups);
    found.acts.set(zone, [...(found.acts.get(zone) ?? []), act]);
    if (act.nouns.length > ENDS_WITH_GOAL) found.texts.add(leadingTo(act)); // what is hit there is chosen after the zone
  }
  sorted.set(acts, found);
  return found;
}

/** Whether units are to be ordered about. */
export const ordering = (table: Table): boolean =>
  table.acts.value.some(({ verb }) => ORDERS.has(verb)) || isMovement(table);
export const isMovement = (table: Table): boolean =>
  ["gw-prompt-combat-movement", "gw-prompt-non-combat"].includes(table.message.value?.view.prompt ?? "") &&
  table.mine.value;

const MAKING = new Set(["gw-prompt-production", "gw-prompt-placement"]);

/** Whether the reader buys or places units: also while an order is on its way, so that nothing moves. */
export const producing = (table: Table): boolean =>
  table.mine.value && !table.show.running.value && MAKING.has(table.message.value?.view.prompt ?? "");

/** What was picked: so many of each group of a zone, and what they are to do. */
export interface Picked {
  zone: string;
  counts: ReadonlyMap<string, number>;
  verb: string;
}

const picks = new WeakMap<Table, ReturnType<typeof signal<Picked | null>>>();
function pickOf(table: Table) {
  let one = picks.get(table);
  if (!one) {
    one = signal<Picked | null>(null);
    picks.set(table, one);
  }
  return one;
}

/** What is picked now, as far as it is still there. */
export function picked(table: Table): Picked | null {
  const one = pickOf(table).value ?? null;
  const groups = one && ordersOf(table.acts.value).groups.get(one.zone);
  if (!one || !groups) return null;
  const counts = new Map(
    [...one.counts].flatMap(([name, count]): [string, number][] => {
      const most = groups.get(name)?.most ?? 0;
      return most > 0 && count > 0 ? [[name, Math.min(count, most)]] : [];
    }),
  );
  return { ...one, counts };
}

export function letGo(table: Table): void {
  pickOf(table).value = null;
}

export function groupsIn(table: Table, zone: string): Group[] {
  return [...(ordersOf(table.acts.value).groups.get(zone)?.values() ?? [])];
}

export const branchOf = ({ kind }: Group): Branch => unitOf(kind).branch;

/** All units of a zone that go the same way: those of one branch, or those on land first, else ships, else aircraft. */
export function pickZone(table: Table, zone: string, branch?: Branch): void {
  const groups = groupsIn(table, zone);
  const branches: Branch[] = branch ? [branch] : ["land", "sea", "air"];
  let found: Picked = { zone, counts: new Map(), verb: "move" };
  for (const verb of WAYS) {
    for (const one of branches) {
      if (found.counts.size > 0) continue;
      const wanted = mostOf(groups.filter((group) => branchOf(group) === one));
      const counts = together(table, zone, wanted, verb);
      if (counts.size > 0) found = { zone, counts, verb };
    }
  }
  table.choices.clear();
  pickOf(table).value = found;
}

const mostOf = (groups: readonly Group[]): Map<string, number> => new Map(groups.map(({ name, most }) => [name, most]));

/** As many of these as have a way in common. */
function together(table: Table, zone: string, wanted: Picked["counts"], verb: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [name, most] of wanted) {
    for (let count = most; count > 0; count--) {
      const more = new Map(counts).set(name, count);
      if (targetsOf(table, { zone, counts: more, verb }).size === 0) continue;
      counts.set(name, count);
      break;
    }
  }
  return counts;
}

export function pickCount(table: Table, zone: string, name: string, count: number): void {
  const before = picked(table);
  const counts = new Map(before?.zone === zone ? before.counts : []);
  if (count > 0) counts.set(name, count);
  else counts.delete(name);
  table.choices.clear();
  const verb = before?.zone === zone ? before.verb : "move";
  const next = { zone, counts, verb };
  const ways = counts.size ? waysOf(table, next) : [];
  pickOf(table).value = ways.length && !ways.includes(verb) ? { ...next, verb: ways[0]! } : next;
}

export function pickVerb(table: Table, verb: string): void {
  const before = picked(table);
  table.choices.clear();
  if (before) pickOf(table).value = { ...before, counts: together(table, before.zone, before.counts, verb), verb };
}

/** The zones that all picked units can go to in the way that was chosen. */
export function targetsOf(table: Table, { zone, counts, verb }: Picked): ReadonlySet<string> {
  const { acts, texts } = ordersOf(table.acts.value);
  const found = new Set<string>();
  const [first] = counts;
  if (!first) return found;
  const lead = nounFor(first[1], first[0]);
  for (const act of acts.get(zone) ?? []) {
    const goal = act.nouns[2];
    if (act.verb !== verb || act.nouns[0] !== lead || !goal) continue;
    if ([...counts].every(([name, count]) => texts.has(`${verb} ${nounFor(count, name)} ${zone} ${goal}`)))
      found.add(goal);
  }
  return found;
}

/** The ways in which picked units can go somewhere, those of all of them first. */
export function waysOf(table: Table, some: Picked): string[] {
  const all = WAYS.filter((verb) => targetsOf(table, { ...some, verb }).size > 0);
  const few = WAYS.filter((verb) => together(table, some.zone, some.counts, verb).size > 0);
  return [...all, ...few.filter((verb) => !all.includes(verb))];
}

/** Orders for the picked units that lead nowhere else: each as the acts of all groups that can. */
export function hereOf(table: Table, { zone, counts }: Picked): Act[] {
  const { acts } = ordersOf(table.acts.value);
  const wanted = new Set([...counts].map(([name, count]) => nounFor(count, name)));
  return (acts.get(zone) ?? []).filter(({ verb, nouns }) => HERE.includes(verb) && wanted.has(nouns[0]!));
}

/** Whether a zone was taken as the goal of what is picked. */
export function sendTo(table: Table, goal: string): boolean {
  const some = picked(table);
  if (!some || !targetsOf(table, some).has(goal)) return false;
  const [first] = some.counts;
  const text = `${some.verb} ${nounFor(first![1], first![0])} ${some.zone} ${goal}`;
  table.choices.mean(
    ordersOf(table.acts.value)
      .acts.get(some.zone)
      ?.find((act) => leadingTo(act) === text) ?? readAct(text),
  );
  return true;
}

/** The targets that an order may have in the zone it leads to, the one that is meant among them. */
export function aimsOf(table: Table): Act[] {
  const act = table.choices.complete.value;
  if (!act || !LEADING.includes(act.verb) || act.nouns.length <= ENDS_WITH_GOAL) return [];
  return (ordersOf(table.acts.value).acts.get(act.nouns[1]!) ?? []).filter((one) => leadingTo(one) === leadingTo(act));
}

/** The rest of what is picked goes with the first of it. */
export function restOf(table: Table, act: Act): string[] {
  const some = picked(table);
  if (!some || act.nouns[1] !== some.zone || !LEADING.includes(act.verb)) return [];
  const goal = act.nouns[2];
  const { texts } = ordersOf(table.acts.value);
  return [...some.counts]
    .map(([name, count]) =>
      [act.verb, nounFor(count, name), some.zone, goal, ...act.nouns.slice(ENDS_WITH_GOAL)].join(" "),
    )
    .filter((text) => text !== act.text && texts.has(text));
}

/** The orders that carry out what is meant: ships of several kinds gather, and sail as one flotilla. */
export function ordersFor(table: Table, act: Act): string[] {
  const alone = [act.text, ...restOf(table, act)];
  const some = picked(table);
  const goal = act.nouns[2];
  if (!some || alone.length < 2 || !TOGETHER.includes(act.verb)) return alone;
  const { groups, texts } = ordersOf(table.acts.value);
  const joins = (name: string, count: number) => texts.has(`gather ${nounFor(count, name)} ${some.zone}`);
  const all = [...some.counts];
  const fleet = all.filter(([name, count]) => name.includes(GATHERED) || joins(name, count));
  const left = [...(groups.get(some.zone)?.values() ?? [])].some(
    ({ name, most }) => name.includes(GATHERED) && some.counts.get(name) !== most,
  );
  if (fleet.length < 2 || left) return alone; // who is gathered would go along unasked
  const gathering = fleet.flatMap(([name, count]) =>
    name.includes(GATHERED) ? [] : [`gather ${nounFor(count, name)} ${some.zone}`],
  );
  const others = all
    .filter((one) => !fleet.includes(one))
    .map(([name, count]) => `${act.verb} ${nounFor(count, name)} ${some.zone} ${goal}`);
  return [...gathering, `${act.verb} ${FLOTILLA} ${some.zone} ${goal}`, ...others];
}

/** Zones whose units can be ordered about. */
export const zonesToOrder = (table: Table): string[] => [...ordersOf(table.acts.value).groups.keys()].filter(isZone);
