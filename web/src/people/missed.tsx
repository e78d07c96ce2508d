/** While you were away: what happened at a table since its player last looked, in a few lines, and as a replay. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get } from "../shell/api";
import { t } from "../shell/i18n";
import { Icon } from "../shell/icon";
import { entriesOf } from "../shell/log";
import { replaySince } from "../shell/router";
import type { Table } from "../shell/store";
import { ago } from "./when";

const SHOWN = 4; // the last ones
const STEP = 1.4; // seconds that a replay shows one thing

interface Told {
  lines: number | null;
  left: number | null;
}

export function Missed({ table }: { table: Table }) {
  const told = useSignal<Told | null>(null);
  const until = useSignal<number | null>(null); // lines that there were on coming back
  const seat = table.seat.value;
  const now = table.lines.value.length;
  useEffect(() => {
    if (seat === null) return;
    const path = `/api/tables/${encodeURIComponent(table.id)}/missed?seat=${seat}`;
    void get<Told>(path)
      .then((found) => (told.value = found))
      .catch(() => undefined);
  }, [seat]);
  useEffect(() => {
    if (until.value === null && now > 0) until.value = now;
  }, [now]);
  const { lines, left } = told.value ?? { lines: null, left: null };
  if (lines === null || left === null || until.value === null || lines >= until.value) return null;
  const own = table.lines.value.slice(until.value).some((line) => line.what === "act" && line.seat === seat);
  if (own) return null; // whoever acts has read it
  const meanwhile = table.lines.value.slice(lines, until.value);
  const entries = meanwhile.flatMap((line) => entriesOf(table, line));
  if (entries.length === 0) return null;
  return (
    <section class="panel missed" aria-labelledby="missed">
      <h2 id="missed">
        {t("ui-people-missed")}{" "}
        <span class="soft">
          {ago(left)} · {t("ui-people-missed-acts", { count: meanwhile.length })}
        </span>
        <button type="button" class="btn icon plain" aria-label={t("ui-close")} onClick={() => (told.value = null)}>
          <Icon name="close" />
        </button>
      </h2>
      <ul>
        {entries.slice(-SHOWN).map((entry, n) => (
          <li key={n}>
            {entry.icon ? <Icon name={entry.icon} /> : <span />}
            <span>{entry.text}</span>
          </li>
        ))}
      </ul>
      <p class="choice">
        <a class="btn" href={replaySince(table.id, seat ?? 0, lines)}>
          <Icon name="play" />{" "}
          {t("ui-people-missed-watch", { seconds: Math.max(1, Math.round(meanwhile.length * STEP)) })}
        </a>
        {entries.length > SHOWN && (
          <button
            type="button"
            class="btn plain"
            onClick={() => {
              table.tab.value = "log";
              table.drawer.value = "log";
            }}
          >
            {t("ui-people-missed-all", { count: entries.length })}
          </button>
        )}
      </p>
    </section>
  );
}
