/** A battle that is planned: what is ordered into it already, what is meant now, and what is meant to go with that. */
import { useEffect, useState } from "preact/hooks";
import type { Plain, TableEvent } from "../../shell/protocol";
import type { Table } from "../../shell/store";
import { readForces, type Field, type Force, type Forces, type ToldSides } from "./odds";
import { restOf } from "./orders";

export interface Planned {
  field: Field;
  forces: Forces;
}

function read(battle: Plain | undefined): Planned | null {
  if (!battle) return null;
  const { attackers, defenders, ...field } = battle as unknown as Field & ToldSides;
  return { field, forces: readForces({ attackers, defenders }) };
}

/** The battle that the last of these orders leads to. */
const ordered = (events: readonly TableEvent[]): Planned | null =>
  read(events.findLast(({ event, args }) => event === "gw-ordered" && args["battle"])?.args["battle"]);

/** The battle that was declared in a zone in this turn and has not begun. */
export function declaredIn(table: Table, zone: string): Planned | null {
  const events = table.events.value;
  for (let n = events.length - 1; n >= 0; n--) {
    const { event, args } = events[n]!;
    if (event === "gw-player-turn" || (event === "gw-battle-begins" && args["zone"] === zone)) return null;
    const planned = event === "gw-ordered" ? read(args["battle"]) : null;
    if (planned?.field.zone === zone) return planned;
  }
  return null;
}

/** Attackers that are ordered there, and what each of several orders adds to them. */
function added(base: readonly Force[], orders: readonly (readonly Force[])[]): Force[] {
  const found = new Map<string, Force>();
  const add = (forces: readonly Force[], sign: number) => {
    for (const force of forces) {
      const key = `${force.name} ${force.nation}`;
      found.set(key, { ...force, count: (found.get(key)?.count ?? 0) + sign * force.count });
    }
  };
  add(base, 1);
  for (const forces of orders) {
    add(forces, 1);
    add(base, -1);
  }
  return [...found.values()].filter(({ count }) => count > 0);
}

/** The battle that the act which is meant, and those that go with it, would lead to; undefined until that is known. */
export function usePlanned(table: Table, events: readonly TableEvent[]): Planned | null | undefined {
  const act = table.choices.complete.value;
  const first = ordered(events);
  const rest = act && first ? restOf(table, act) : [];
  const key = `${table.message.value?.seq} ${rest.join()}`;
  const [heard, setHeard] = useState<{ key: string; battles: (Planned | null)[] }>({ key: "", battles: [] });
  useEffect(() => {
    if (rest.length === 0) return;
    let left = false;
    const asked = rest.map(async (one) => {
      const answer = await table.connection.say("preview", { seat: table.seat.peek(), act: one });
      return "done" in answer ? ordered(answer.done.events ?? []) : null;
    });
    void Promise.all(asked).then((battles) => left || setHeard({ key, battles }));
    return () => {
      left = true;
    };
  }, [key]);
  if (!first) return null;
  if (rest.length > 0 && heard.key !== key) return undefined;
  const orders = [first, ...(rest.length > 0 ? heard.battles : [])].flatMap((one) =>
    one ? [one.forces.attacker] : [],
  );
  const base = declaredIn(table, first.field.zone)?.forces.attacker ?? [];
  return { field: first.field, forces: { attacker: added(base, orders), defender: first.forces.defender } };
}
