/** Before a phase ends: what will be lost, what was perhaps forgotten, what is good to know. It never blocks. */
import { signal } from "@preact/signals";
import { capital, noun, t } from "../../shell/i18n";
import type { Table } from "../../shell/store";
import { TITLE } from "./data";
import { pointAt } from "./pointing";
import { position, told, type Regret } from "./state";

const MOST = 6;

/** What the reader has marked as meant, with the turn in which it was. */
const meant = signal<ReadonlySet<string>>(new Set());

const keyOf = (table: Table, { what, unit = "", nation = "" }: Regret): string => {
  const { date, turn } = position(table.state.value!);
  return [table.id, date, turn, what, unit, nation].join(" ");
};

export function Review({ table }: { table: Table }) {
  if (!table.mine.value || !table.state.value) return null;
  const open = (told(table).review ?? []).filter((one) => !meant.value.has(keyOf(table, one)));
  if (!open.some(({ mark }) => mark !== "known")) return null;
  return (
    <ul class="review" aria-label={t("ui-gw-review")}>
      {open.slice(0, MOST).map((one) => (
        <Line key={keyOf(table, one)} table={table} one={one} />
      ))}
      {open.length > MOST && <li class="soft">{t("ui-gw-review-more", { count: open.length - MOST })}</li>}
    </ul>
  );
}

function Line({ table, one }: { table: Table; one: Regret }) {
  const { mark, what, count, zones = [], unit = "", nation = "" } = one;
  const text = t(`ui-gw-review-${what}`, { count, unit: unit && capital(noun(TITLE, unit)), nation });
  return (
    <li class={mark}>
      <i class={`mkr ${mark}`} aria-hidden="true" />
      <span>
        <span class="sr">{t(`ui-gw-review-${mark}`)}: </span>
        {text}
      </span>
      {zones.map((zone) => (
        <button key={zone} type="button" class="btn small" onClick={() => pointAt(table, zone)}>
          {capital(noun(TITLE, zone))}
        </button>
      ))}
      <button
        type="button"
        class="btn small"
        aria-label={t("ui-gw-review-meant-this", { text })}
        onClick={() => (meant.value = new Set([...meant.value, keyOf(table, one)]))}
      >
        {t("ui-gw-review-meant")}
      </button>
    </li>
  );
}
