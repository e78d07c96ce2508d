/** What is to be done on the printed map now: all that bots did and all that came of it, until somebody says it is done. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { capital, eventText, has, noun, t } from "../../../shell/i18n";
import { Icon } from "../../../shell/icon";
import type { Line } from "../../../shell/protocol";
import type { Table } from "../../../shell/store";
import { WhyLines } from "../../../shell/why";
import { Emblem } from "../counters";
import { isNation, TITLE } from "../data";
import { Telling, type Work } from "./telling";

/** After how many acts and dice all was done on the board, by table. */
const done = signal<ReadonlyMap<string, number>>(new Map());

const tick = (table: Table, lines: number): void => {
  done.value = new Map(done.value).set(table.id, lines);
};

const botsOf = (table: Table): Set<number> =>
  new Set((table.info.value?.seats ?? []).flatMap(({ kind }, seat) => (kind === "bot" ? [seat] : [])));

/** Where people come back to a table nobody has ticked anything off at: with what a person did last. */
const lastOfPeople = (lines: readonly Line[], bots: ReadonlySet<number>): number =>
  Math.max(
    0,
    lines.findLastIndex(({ what, seat }) => what === "act" && !bots.has(seat ?? -1)),
  );

export function Doings({ table }: { table: Table }) {
  const lines = table.inForce.value.filter(({ what }) => what === "act" || what === "chance");
  const bots = botsOf(table);
  const ticked = done.value.get(table.id);
  const last = lastOfPeople(lines, bots);
  const from = bots.size > 0 ? (ticked ?? last) : Math.max(last, ticked ?? 0);
  useEffect(() => {
    if (ticked === undefined || ticked > lines.length) tick(table, Math.min(from, lines.length)); // some was taken back
  }, [ticked, lines.length]);
  const works = new Telling(bots).tell(lines.slice(from)).filter(worthTelling);
  if (lines.length === 0)
    return (
      <section class="doings" aria-label={t("ui-real-prepare")}>
        <h2>{t("ui-real-prepare")}</h2>
        <p>{t("ui-gw-real-prepare")}</p>
      </section>
    );
  if (!works.some(({ what }) => what !== "turn" && what !== "date")) return null;
  return (
    <section class="doings" aria-label={t("ui-real-do")}>
      <h2>{t("ui-real-do")}</h2>
      {works[0]!.what !== "turn" && <WhyTurn table={table} told={lines[from]} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled by keys */}
      <ol tabIndex={0}>
        {works.map((work, n) => (
          <WorkRow key={n} table={table} work={work} />
        ))}
      </ol>
      <button type="button" class="btn" onClick={() => tick(table, lines.length)}>
        <Icon name="check" /> {t("ui-real-done")}
      </button>
    </section>
  );
}

const worthTelling = (work: Work): boolean => work.what !== "told" || has(work.event.event);

const beginsTurn = (line: Line): boolean => line.events.some(({ event }) => event === "gw-player-turn");

/** Why the turn was played as it was that a line is in, or with ``next`` the one that begins after it. */
function WhyTurn({ table, told, next = 0 }: { table: Table; told: Line | undefined; next?: number }) {
  const lines = table.lines.value;
  const n = told ? lines.indexOf(told) + next : 0;
  const line = lines.slice(0, n).findLastIndex(beginsTurn) + 1;
  const end = lines.findIndex((one, n) => n >= line && beginsTurn(one));
  return <WhyLines table={table} line={line} until={end < 0 ? lines.length : end + 1} />;
}

function WorkRow({ table, work }: { table: Table; work: Work }) {
  if (work.what === "date") return <li class="heading">{eventText(work.event)}</li>;
  if (work.what === "turn")
    return (
      <li class="heading">
        <Emblem nation={work.nation} /> {capital(noun(TITLE, work.nation))}
        <WhyTurn table={table} told={work.line} next={1} />
      </li>
    );
  return (
    <li>
      <span class="picture" aria-hidden="true">
        {isNation(work.nation) ? <Emblem nation={work.nation} /> : <Icon name="flag" />}
      </span>
      <span>{textOf(work)}</span>
    </li>
  );
}

function textOf(work: Exclude<Work, { what: "turn" | "date" }>): string {
  switch (work.what) {
    case "order":
      return capital(t("ui-gw-real-order", { units: work.units, verb: work.verb, from: work.from, to: work.to }));
    case "put":
      return t("ui-gw-real-put", { units: work.units, zone: work.zone });
    case "off":
      return work.zone
        ? t("ui-gw-real-off", { nation: work.nation, units: work.units, zone: work.zone })
        : t("ui-gw-real-off-somewhere", { nation: work.nation, units: work.units });
    case "told":
      return eventText(work.event);
  }
}
