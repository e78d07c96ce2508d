/** What has happened, in words: turns, and inside a turn one line for each thing. */
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { actText, eventText, has, t } from "./i18n";
import { Icon } from "./icon";
import { beginsTurn, type Heading, IN_FORCE, linesCorrected } from "./looks";
import type { Line, TableEvent } from "./protocol";
import { correctPath } from "./router";
import { lang } from "./settings";
import type { Table } from "./store";
import { WhyLines } from "./why";

export interface Entry {
  icon: string | null;
  text: string;
}

export interface Turn extends Heading {
  entries: (Entry & { at: number })[]; // and when this had happened
}

const SILENT = new Set(["bk-thought"]);

/** What a line tells besides its events: that something was taken back, offered, rolled. */
function deed(table: Table, line: Line): Entry | null {
  const name = line.seat !== undefined && line.seat >= 0 ? table.play.seatName(table.sitting.value, line.seat) : "";
  switch (line.what) {
    case "undo":
      return { icon: "undo", text: t("core-ui-undone") };
    case "correct":
      return { icon: "pencil", text: t("core-ui-corrected", { name }) };
    case "offer":
      return { icon: "undo", text: t("core-ui-takeback-offered", { name }) };
    case "accept":
      return { icon: "check", text: t("core-ui-takeback-accepted") };
    case "decline":
      return { icon: "close", text: t("core-ui-takeback-declined") };
    case "hint":
      return { icon: "hint", text: t("core-ui-hinted", { name }) };
    case "resign":
      return { icon: "flag", text: t("core-ui-resigned", { name }) };
  }
  if (line.act?.startsWith("roll ") && !table.play.tellsRolls)
    return { icon: `die-${line.act.slice(5)}`, text: actText(table.play.id, line.act) };
  return null;
}

const heads = (table: Table, event: TableEvent) => beginsTurn(event) || (table.play.heads?.(event) ?? false);
const told = (line: Line) => line.events.filter(({ event }) => !SILENT.has(event) && has(event));

/** All that one line of the log tells, without the headings of turns. */
export function entriesOf(table: Table, line: Line): Entry[] {
  const first = deed(table, line);
  const events = told(line)
    .filter((event) => !heads(table, event))
    .map((event) => ({ icon: table.play.icons(event), text: eventText(event) }));
  return first ? [first, ...events] : events;
}

/** The lines by turns, from first to last. */
export function turns(table: Table, lines: readonly Line[]): Turn[] {
  const found: Turn[] = [{ heading: null, event: null, at: 0, entries: [] }];
  const corrected = linesCorrected(lines);
  lines.forEach((line, n) => {
    if (corrected.has(line)) return;
    const at = n + 1;
    const first = deed(table, line);
    if (first) found.at(-1)!.entries.push({ ...first, at });
    for (const event of told(line)) {
      if (heads(table, event)) found.push({ heading: eventText(event), event, at, entries: [] });
      else found.at(-1)!.entries.push({ icon: table.play.icons(event), text: eventText(event), at });
    }
  });
  return found.filter((turn) => turn.heading !== null || turn.entries.length > 0);
}

/** From the beginning to now. The newest is in sight, unless the reader has gone back to something older. */
export function Log({ table }: { table: Table }) {
  const list = useRef<HTMLOListElement>(null);
  const lines = table.shownLines.value;
  const found = turns(table, lines);
  const enterable = enteredByHand(table);
  useNewest(list, [lines.length, table.drawer.value, lang.value]);
  if (found.length === 0) return <p class="soft">{t("core-ui-log-empty")}</p>;
  return (
    <ol class="log" ref={list}>
      {found.map((turn, n) => (
        <li key={n}>
          <h2>{turn.heading ?? t("ui-setup")}</h2>
          <WhyLines table={table} line={turn.at} until={found[n + 1]?.at ?? lines.length} />
          <ul>
            {turn.entries.map((entry, m) => (
              <li key={m}>
                {entry.icon ? <Icon name={entry.icon} /> : <span />}
                <span>{entry.text}</span>
                {enterable.has(entry.at - 1) && turn.entries[m - 1]?.at !== entry.at && (
                  <a
                    class="correct"
                    href={correctPath(table.id, entry.at - 1, table.seat.value ?? 0)}
                    aria-label={t("ui-log-correct", { entry: entry.text })}
                  >
                    <Icon name="pencil" />
                  </a>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** The lines, by their number, that the reader may put right: at a real table what people entered there. */
function enteredByHand(table: Table): ReadonlySet<number> {
  const { manual = false, untold = [], dealt = [] } = table.info.value ?? {};
  const seat = table.seat.value;
  if (table.past || seat === null || !(manual || untold.includes(seat))) return new Set();
  const force = new Set(table.inForce.value);
  const own = table.own();
  return new Set(
    table.lines.value.flatMap((line, n) => {
      if (!IN_FORCE.has(line.what) || !line.act || !force.has(line)) return [];
      const drawnHere = dealt.length > 0 && line.act.endsWith("?"); // from the bag of a bot
      if (line.what === "chance") return manual && !drawnHere ? [n] : [];
      return untold.includes(line.seat!) || (manual && own.includes(line.seat!)) ? [n] : [];
    }),
  );
}

const NEAR_THE_END = 40; // pixels

/** The box that scrolls what is inside it. */
export function scrolling(inside: HTMLElement): HTMLElement | null {
  let box = inside.parentElement;
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
  return box;
}

/** Keeps the end of a list in sight as it grows and as its room changes, as long as the reader has not scrolled away from it. */
function useNewest(list: RefObject<HTMLElement | null>, when: readonly unknown[]): void {
  const away = useRef(false);
  const put = useRef(-1); // where the box was scrolled to by this, and not by the reader
  const follow = (box: HTMLElement) => {
    if (away.current) return;
    box.scrollTop = box.scrollHeight;
    put.current = box.scrollTop;
  };
  useEffect(() => {
    const box = list.current && scrolling(list.current);
    if (!box) return undefined;
    const note = () => {
      if (box.scrollTop === put.current) return; // told late: the room may have changed since
      away.current = box.scrollHeight - box.scrollTop - box.clientHeight > NEAR_THE_END;
    };
    const stay = new ResizeObserver(() => follow(box));
    box.addEventListener("scroll", note);
    stay.observe(box);
    stay.observe(list.current!); // other letters make it longer
    return () => {
      box.removeEventListener("scroll", note);
      stay.disconnect();
    };
  }, when);
  useLayoutEffect(() => {
    const box = list.current && scrolling(list.current);
    if (box) follow(box);
  }, when);
}
