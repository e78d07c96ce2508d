/** At a real table: what is to be done on the printed board, and what came up there. */
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { actText, eventText, has, t } from "./i18n";
import { Icon } from "./icon";
import type { Due, Line } from "./protocol";
import { ruleText } from "./rules";
import type { Table } from "./store";
import type { Doing } from "./title";

/** All that followed from what was last done or entered; where bots play, all they did since somebody entered something. */
function latest(table: Table): readonly Line[] {
  const done = table.inForce.value.filter(({ what }) => what === "act" || what === "chance");
  const untold = table.info.value?.untold ?? [];
  if (untold.length === 0) return done.slice(-1);
  const entered = done.findLastIndex(({ what, seat }) => what === "act" && untold.includes(seat ?? -1));
  return done.slice(Math.max(0, entered));
}

function doings(table: Table, lines: readonly Line[]): Doing[] {
  if (lines.length === 0) return table.play.prepare?.(table) ?? [];
  const found = lines.flatMap((line) =>
    line.events.flatMap((event): Doing[] => {
      const doing = table.play.doing?.(table, event, line);
      if (doing === null || (!doing && !has(event.event))) return [];
      return [doing ?? { text: eventText(event), icon: table.play.icons(event) }];
    }),
  );
  return found.some(({ heading }) => !heading) ? found : [];
}

/** What the rulebook itself says is to be done: rules and their icons. Nothing until it has come. */
export const byTheBook = (rules: Record<string, string>): Doing[] =>
  Object.entries(rules).flatMap(([rule, icon]) => {
    const text = ruleText(rule);
    return text ? [{ text, icon }] : [];
  });

const finished = signal<string | null>(null); // the last doings that were ticked off

/** What the people at the table have to do now, in the order of the rules. */
export function Doings({ table }: { table: Table }) {
  const lines = latest(table);
  const list = doings(table, lines);
  const name = `${table.id} ${table.inForce.value.length}`;
  const due = table.message.value?.due;
  if (list.length === 0 || (!due && finished.value === name)) return null;
  return (
    <section class="doings" aria-label={t("ui-real-do")}>
      <h2>{t(lines.length ? "ui-real-do" : "ui-real-prepare")}</h2>
      <ol>
        {list.map((doing, n) => (
          <li key={n} class={doing.heading ? "heading" : ""}>
            <span class="picture" aria-hidden="true">
              {doing.picture ?? (doing.icon && <Icon name={doing.icon} />)}
            </span>
            <span>
              {doing.text}
              {doing.why && (
                <details>
                  <summary>{t("ui-real-why")}</summary>
                  {doing.why}
                </details>
              )}
            </span>
          </li>
        ))}
      </ol>
      {!due && (
        <button type="button" class="btn" onClick={() => (finished.value = name)}>
          <Icon name="check" /> {t("ui-real-done")}
        </button>
      )}
    </section>
  );
}

/** What came up is entered by pointing at it. */
export function Results({ table, due }: { table: Table; due: Due }) {
  const box = useRef<HTMLDivElement>(null);
  const byKey = useRef(false);
  const { Chip, groups } = table.play;
  useEffect(() => {
    if (byKey.current) box.current?.querySelector<HTMLElement>(".result")?.focus();
  }, [due]);
  const enter = (event: MouseEvent, act: string) => {
    byKey.current = event.detail === 0; // a click that no pointer made
    void table.acting.resolve(act);
  };
  const found = groups?.(table, due) ?? [{ name: null, acts: due.results }];
  return (
    <div ref={box} class="due" role="group" aria-label={t("core-ui-enter-result")}>
      {found.map((group, n) => (
        <div key={n} class="group" {...(group.name ? { role: "group" as const, "aria-label": group.name } : {})}>
          {group.name && (
            <p class="h" aria-hidden="true">
              {group.icon && <Icon name={group.icon} />} {group.name}
            </p>
          )}
          <div class="results">
            {group.acts.map((act) => (
              <button
                key={act}
                type="button"
                class="result"
                data-noun={act}
                aria-disabled={table.sending.value !== null}
                onClick={(event) => enter(event, act)}
              >
                <span class="sr">{actText(table.play.id, act)}</span>
                <span class="chip" aria-hidden="true">
                  <Chip table={table} act={act} />
                </span>
              </button>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
