/** Before a phase ends: what will be lost, what was perhaps forgotten, what is good to know. It never blocks. */
import { signal } from "@preact/signals";
import type { Act } from "../../shell/choices";
import { capital, noun, t } from "../../shell/i18n";
import type { Table } from "../../shell/store";
import { TITLE } from "./data";
import { pointAt } from "./pointing";
import { openScreen } from "./screens";
import { position, told, type Regret } from "./state";

export const MOST = 6;

/** What the reader has marked as meant, with the turn in which it was. */
const meant = signal<ReadonlySet<string>>(new Set());

export const keyOf = (table: Table, { what, unit = "", nation = "" }: Regret): string => {
  const { date, turn } = position(table.state.value!);
  return [table.id, date, turn, what, unit, nation].join(" ");
};

/** What is told and was not meant; nothing where all of it is only good to know. */
export function regretsOf(table: Table): Regret[] {
  if (!table.mine.value || !table.state.value) return [];
  const open = (told(table).review ?? []).filter((one) => !meant.value.has(keyOf(table, one)));
  return open.some(({ mark }) => mark !== "known") ? open : [];
}

export function isMeant(table: Table, one: Regret): void {
  meant.value = new Set([...meant.value, keyOf(table, one)]);
}

/** Whether the end of a phase waits for a look at what may be regretted. */
export function looksOver(table: Table, { verb }: Act): boolean {
  if (verb !== "done" || regretsOf(table).length === 0) return false;
  openScreen.value = "review";
  return true;
}

export const regretText = ({ what, count, unit = "", nation = "" }: Regret): string =>
  t(`ui-gw-review-${what}`, { count, unit: unit && capital(noun(TITLE, unit)), nation });

export function Review({ table }: { table: Table }) {
  const open = regretsOf(table);
  if (open.length === 0) return null;
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
  const { mark, zones = [] } = one;
  const text = regretText(one);
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
        onClick={() => isMeant(table, one)}
      >
        {t("ui-gw-review-meant")}
      </button>
    </li>
  );
}
