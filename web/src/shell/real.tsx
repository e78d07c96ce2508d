/** At a real table: what is to be done on the printed board, and what came up there. */
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { actText, eventText, has, t } from "./i18n";
import { Icon } from "./icon";
import { beginsTurn } from "./looks";
import type { Due, Line } from "./protocol";
import { narrow } from "./settings";
import type { Table } from "./store";
import type { Doing } from "./title";
import { Reasons, type Run, Why } from "./why";

/** All that followed from what was last done or entered; where bots play, all they did since somebody entered something. */
function latest(table: Table): readonly Line[] {
  const done = table.inForce.value.filter(({ what }) => what === "act" || what === "chance");
  const { untold = [], dealt = [], seats = [] } = table.info.value ?? {};
  const people = dealt.length ? seats.map(({ seat }) => seat).filter((seat) => !dealt.includes(seat)) : untold;
  if (people.length === 0) return done.slice(-1);
  if (dealt.length && !done.some(({ what }) => what === "act")) return []; // the bot has drawn: all is still being set up
  const entered = done.findLastIndex(({ what, seat }) => what === "act" && people.includes(seat ?? -1));
  return done.slice(Math.max(0, entered));
}

/** The runs of bots among some lines, by the line that each begins with. */
function runsOf(table: Table, lines: readonly Line[]): Map<Line, Run> {
  const found = new Map<Line, Run>();
  let run: Run | null = null;
  let who = -1;
  lines.forEach((line, n) => {
    const seat = line.what === "act" ? (line.seat ?? -1) : who;
    const place = table.lines.value.indexOf(line);
    if (seat !== who || lines[n - 1]?.events.some(beginsTurn)) run = null;
    who = seat;
    if (run) run.until = place + 1;
    else if (line.what === "act" && table.info.value?.seats[seat]?.kind === "bot") {
      run = { line: place, until: place + 1 };
      found.set(line, run);
    }
  });
  return found;
}

function doings(table: Table, lines: readonly Line[]): Doing[] {
  if (lines.length === 0) return table.play.prepare?.(table) ?? [];
  const runs = table.play.reasons ? runsOf(table, lines) : new Map<Line, Run>();
  let run: Run | undefined;
  const found = lines.flatMap((line) => {
    run = runs.get(line) ?? run;
    return line.events.flatMap((event): Doing[] => {
      const doing = table.play.doing?.(table, event, line);
      if (doing === null || (!doing && !has(event.event))) return [];
      const told: Doing = doing ?? { text: eventText(event), icon: table.play.icons(event) };
      if (!run || told.heading || told.why) return [told];
      const why = <Reasons table={table} run={run} />;
      run = undefined;
      return [{ ...told, why }];
    });
  });
  // a turn in which nothing is to be done yet has no heading
  return found.filter(({ heading }, n) => !heading || (found[n + 1] && !found[n + 1]!.heading));
}

const finished = signal<string | null>(null); // the last doings that were ticked off

/** What the people at the table have to do now, in the order of the rules. */
export function Doings({ table }: { table: Table }) {
  const lines = latest(table);
  const list = doings(table, lines);
  const name = `${table.id} ${table.inForce.value.length}`;
  const due = table.message.value?.due;
  const box = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const all = box.current?.parentElement;
    if (!table.screen || !all) return; // nobody scrolls on a wall: the turn that was last is in sight
    const turn = [...box.current!.children].findLast((one) => one.classList.contains("heading"));
    if (turn instanceof HTMLElement) all.scrollTop = turn.offsetTop - all.offsetTop;
  }, [table, list.length, name]);
  if (list.length === 0 || (!due && finished.value === name)) return null;
  const doing = (
    <>
      <ol ref={box}>
        {list.map((doing, n) => (
          <li key={n} class={doing.heading ? "heading" : doing.main ? "main" : ""}>
            <span class="picture" aria-hidden="true">
              {doing.picture ?? (doing.icon && <Icon name={doing.icon} />)}
            </span>
            <span>
              {doing.text}
              {doing.why && <Why>{doing.why}</Why>}
            </span>
          </li>
        ))}
      </ol>
      {!due && (
        <button type="button" class="btn" onClick={() => (finished.value = name)}>
          <Icon name="check" /> {t("ui-real-done")}
        </button>
      )}
    </>
  );
  const heading = t(lines.length ? "ui-real-do" : "ui-real-prepare");
  // whoever has to enter something on a phone needs the room; what was done last stays to be read
  const folded = narrow.value && table.mine.value && lines.length > 0 && !due;
  const last = list.findLast(({ main }) => main) ?? list.findLast((one) => !one.heading);
  return (
    <section class={folded ? "doings folded" : "doings"} aria-label={t("ui-real-do")}>
      {folded ? (
        <details>
          <summary>
            {heading}: <b>{last?.text}</b>
          </summary>
          {doing}
        </details>
      ) : (
        <>
          <h2>{heading}</h2>
          {doing}
        </>
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
