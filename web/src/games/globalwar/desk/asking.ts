/** What a desk asks the rules while somebody looks at it: asked anew whenever the game goes on, and never waited for. */
import { useEffect, useState } from "preact/hooks";
import { post } from "../../../shell/api";
import type { Plain } from "../../../shell/protocol";
import type { Table } from "../../../shell/store";

/** Whoever has a seat asks at the table; those who look on, and at what was, ask apart from it. */
async function consult(table: Table, about: readonly string[]): Promise<Plain | undefined> {
  const seat = table.seat.peek();
  if (seat === null || table.past) {
    const asked = { about: [...about], seat, at: table.moment() };
    return (await post<{ facts: Plain }>(`/api/tables/${encodeURIComponent(table.id)}/consult`, asked)).facts;
  }
  const answer = await table.connection.say("consult", { seat, about });
  return "done" in answer ? answer.done.facts : undefined;
}

/** The answer to a question, the last one while a new one is on its way; null until there is any. */
export function useFacts<T>(table: Table, about: readonly string[] | null): T | null {
  const [told, tell] = useState<{ key: string; facts: T } | null>(null);
  const key = about?.join(" ") ?? "";
  const seat = table.seat.value;
  const seq = table.message.value?.seq;
  useEffect(() => {
    if (!about || seq === undefined) return undefined;
    let left = false;
    const hear = (facts: Plain | undefined) => {
      if (!left && facts !== undefined) tell({ key, facts: facts as T });
    };
    void consult(table, about).then(hear, () => undefined); // it is asked again when the game goes on
    return () => {
      left = true;
    };
  }, [table, key, seat, seq]);
  return told && told.key === key ? told.facts : null;
}
