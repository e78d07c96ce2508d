/** Says aloud, to those who listen instead of looking, what the log has just been told. */
import { useEffect, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { t } from "./i18n";
import { entriesOf } from "./log";
import type { Table } from "./store";

const REMEMBERED = 30;

export function Announcer({ table }: { table: Table }) {
  const said = useSignal<{ key: string; text: string }[]>([]);
  const known = useRef<number | null>(null);
  const lines = table.shownLines.value;
  const there = table.message.value !== null;
  useEffect(() => {
    if (!there) {
      known.current = null; // behind a curtain nothing of this is said
      said.value = [];
      return;
    }
    const before = known.current;
    known.current = lines.length;
    if (before === null || lines.length <= before) return; // what was there already is no news
    const fresh = lines
      .slice(before)
      .flatMap((line, n) => entriesOf(table, line).map(({ text }, m) => ({ key: `${before + n}.${m}`, text })));
    said.value = [...said.value, ...fresh].slice(-REMEMBERED);
  }, [lines, there]);
  return (
    <div class="sr" role="log" aria-label={t("core-ui-log")} aria-live="polite">
      {said.value.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
