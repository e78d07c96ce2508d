/** Why a bot did something: asked for when somebody wants to know, and told as far as everybody at the table may know. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get } from "./api";
import { eventText, has, t } from "./i18n";
import { persist } from "./persist";
import type { TableEvent } from "./protocol";
import type { Table } from "./store";
import type { Run } from "./why";

async function ask({ id, seat }: Table, { line, until }: Run): Promise<TableEvent[]> {
  const asked = new URLSearchParams({ line: String(line), until: String(until) });
  if (seat.value !== null) asked.set("seat", String(seat.value));
  return (await get<{ reasons: TableEvent[] }>(`/api/tables/${encodeURIComponent(id)}/reasons?${asked}`)).reasons;
}

export function Reasons({ table, run }: { table: Table; run: Run }) {
  const told = useSignal<TableEvent[] | null>(null);
  useEffect(
    () =>
      persist(async () => {
        told.value = await ask(table, run);
      }),
    [table, run.line, run.until],
  );
  if (!told.value) return <p role="status">{t("core-reason-asking")}</p>;
  const known = told.value.filter(({ event }) => has(event));
  if (known.length === 0) return <p role="status">{t("core-reason-none")}</p>;
  return (
    <ul class="why">
      {known.map((event, n) => (
        <li key={n}>{eventText(event)}</li>
      ))}
    </ul>
  );
}
