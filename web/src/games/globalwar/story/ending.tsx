/** How the war ended: who won, by what, how close; the roll as a sum, points by turn, and what decided it. */
import { useEffect } from "preact/hooks";
import { Next } from "../../../shell/ending";
import { capital, eventText, list, noun, t } from "../../../shell/i18n";
import { Icon } from "../../../shell/icon";
import { prompt } from "../../../shell/prompt";
import type { Table } from "../../../shell/store";
import { dateText, shortDate } from "../calendar";
import { Emblem } from "../counters";
import { NATIONS, TITLE, theatreOf, VICTORY, type Alliance } from "../data";
import { useFacts } from "../desk/asking";
import { openScreen } from "../screens";
import { allianceOf, ownerOf, position, seatOf, type Position } from "../state";
import { pointCurves } from "./calendar";
import { Curves } from "./curves";
import { deedsOf, historyOf, type Chapter } from "./history";
import { pointsOf, sideName } from "./sides";

interface Objective {
  id: string;
  alliance: Alliance;
  points: number;
  have: number;
  wanted: number;
  nation?: string;
  lacking?: string[];
}

interface EndingTold {
  objectives: Objective[];
  rolls: [string, number][];
  capitals: string[];
  overtime: boolean;
}

const MOST_DEEDS = 6;
const DECISIVE = 40; // what a deed must weigh

export function Ending({ table }: { table: Table }) {
  const told = useFacts<EndingTold>(table, ENDING);
  const history = historyOf(table);
  const chapters = history.chapters.value;
  useEffect(() => history.fetch(chapters.length - 1), [history, chapters.length]);
  if (!table.state.value) return null;
  const now = position(table.state.value);
  const sides = [...pointsOf(now)].sort((a, b) => b.points - a.points);
  const objectives = told?.objectives ?? now.objectives.map(rowOf);
  const over = table.message.value?.over ?? false;
  return (
    <div class="story ended">
      <section class="panel verdict">
        <h3>
          {over ? verdict(table, sides) : t("ui-gw-story-not-over")}
          <small>
            {t("ui-gw-story-tally", { points: sides.map(({ points }) => points).join(" : ") })}{" "}
            {told?.overtime && !over && t("ui-gw-story-overtime")}
          </small>
        </h3>
        <div class="acts">
          <button type="button" class="btn" onClick={() => (openScreen.value = "calendar")}>
            <Icon name="calendar" /> {t("ui-gw-screen-calendar")}
          </button>
          {over && <Next table={table} />}
        </div>
      </section>
      <div class="ranks">
        {sides.map(({ sides: alliances, points }) => (
          <Column
            key={alliances.join()}
            table={table}
            alliances={alliances}
            points={points}
            won={over && points === sides[0]!.points}
            objectives={objectives.filter(({ alliance }) => alliances.includes(alliance))}
          />
        ))}
      </div>
      <div class="sum">
        <Roll told={told} chapters={chapters} over={over} />
        <section class="panel">
          <h3>{t("ui-gw-story-points")}</h3>
          <Curves
            name={t("ui-gw-story-points")}
            curves={pointCurves(history)}
            labels={chapters.map(({ date }) => shortDate(date))}
            turns={Math.max(2, chapters.length)}
          />
        </section>
        <Decided now={now} chapters={chapters} />
      </div>
    </div>
  );
}

/** Which alliance won, and by how much: the prompt names all nations of it. */
function verdict(table: Table, [first, second]: readonly { sides: Alliance[]; points: number }[]): string {
  if (table.message.value?.view.outcome?.reason !== BY_POINTS || !first || !second) return prompt(table).what;
  const side = first.sides.map(sideName).join(" + ");
  return t("ui-gw-story-won", { side, points: first.points - second.points });
}

const BY_POINTS = "gw-outcome-points";
const ENDING = ["ending"];

const rowOf = ([id, alliance, points, have, wanted]: Position["objectives"][number]): Objective => ({
  id,
  alliance,
  points,
  have,
  wanted,
});

interface ColumnProps {
  table: Table;
  alliances: readonly Alliance[];
  points: number;
  won: boolean;
  objectives: readonly Objective[];
}

function Column({ table, alliances, points, won, objectives }: ColumnProps) {
  const now = position(table.state.value!);
  const zones = theatreOf(table.info.value?.mode ?? "").zones;
  const cities = [...VICTORY].filter(
    (zone) => zones.has(zone) && alliances.includes(allianceOf(now, ownerOf(now, zone))),
  );
  const met = objectives.filter(({ have, wanted }) => have >= wanted);
  const rest = objectives.filter(({ have, wanted }) => have < wanted);
  const sum = (some: readonly Objective[]) => some.reduce((all, one) => all + one.points, 0);
  const players = (table.info.value?.seats ?? []).flatMap((info, seat) => {
    const leads = NATIONS.some(({ id }) => seatOf(table, id) === seat && alliances.includes(allianceOf(now, id)));
    if (!leads) return [];
    return [info.mine ? t("ui-gw-you") : info.kind === "bot" ? t(`ui-bot-${info.name}`) : info.name];
  });
  return (
    <section class={`panel rank ${alliances[0]} ${won ? "won" : ""}`}>
      <header>
        <Icon name={`side-${alliances[0]}`} />
        <h3>
          {alliances.map(sideName).join(" + ")}
          <small>
            {list([...new Set(players)])}
            {won && <b> · {t("ui-gw-story-winner")}</b>}
          </small>
        </h3>
        <b class="points">{points}</b>
      </header>
      <p class="from">
        <Icon name="star" /> {t("ui-gw-story-cities", { count: cities.length })} <Icon name="flag" />{" "}
        {t("ui-gw-story-objectives", { points: sum(met), all: sum(objectives) })}
      </p>
      <ul class="cities">
        {cities.map((zone) => (
          <li key={zone}>
            <Emblem nation={ownerOf(now, zone)} /> {capital(noun(TITLE, zone))}
          </li>
        ))}
      </ul>
      <ul class="aimed">
        {[...met, ...rest].map((one) => (
          <Aim key={one.id} one={one} />
        ))}
      </ul>
    </section>
  );
}

function Aim({ one }: { one: Objective }) {
  const met = one.have >= one.wanted;
  const lacking = (one.lacking ?? []).slice(0, 1).map((what) => capital(noun(TITLE, what)));
  return (
    <li class={met ? "met" : ""}>
      {one.nation ? <Emblem nation={one.nation} /> : <Icon name="flag" />}
      <span>{noun(TITLE, one.id)}</span>
      <small>
        {!met &&
          (lacking.length && one.wanted - one.have === 1
            ? t("ui-gw-story-lacks", { what: lacking[0]! })
            : t("ui-gw-aim-held", { have: one.have, wanted: one.wanted }))}
      </small>
      <b>
        {met ? one.points : "–"}
        <small>/{one.points}</small>
      </b>
      <span class="sr">{t(met ? "ui-gw-story-met" : "ui-gw-story-not-met")}</span>
    </li>
  );
}

// the roll

interface Thrown {
  date: string;
  roll: number;
  less: number;
  most: number;
}

const thrownIn = ({ date, events }: Chapter): Thrown[] =>
  events
    .filter(({ event }) => event === "gw-end-roll")
    .map(({ args }) => ({
      date,
      roll: Number(args["roll"]),
      less: Number(args["number"]),
      most: Number(args["most"]),
    }));

function Roll({ told, chapters, over }: { told: EndingTold | null; chapters: readonly Chapter[]; over: boolean }) {
  const thrown = chapters.flatMap(thrownIn);
  const last = thrown.at(-1);
  if (!last) {
    return (
      <section class="panel roll">
        <h3>{t("ui-gw-story-last-turn", { date: dateText(chapters.at(-1)!.date) })}</h3>
        <p class="soft">{t(told?.rolls.length ? "ui-gw-story-rolls-from" : "ui-gw-story-no-roll")}</p>
      </section>
    );
  }
  const ends = last.roll - last.less <= last.most;
  return (
    <section class="panel roll">
      <h3>
        <Icon name="d12" /> {t("ui-gw-story-roll", { date: dateText(last.date) })}
      </h3>
      <p class="equation">
        <span class="d">
          <Icon name="d12" />
          <b>{last.roll}</b>
        </span>
        <span>−</span>
        <span>
          <b>{last.less}</b>
          <small>
            {told?.capitals.length ? list(told.capitals.map((zone) => capital(noun(TITLE, zone)))) : ""}{" "}
            {t("ui-gw-story-lost-capitals")}
          </small>
        </span>
        <span>=</span>
        <span>
          <b>{last.roll - last.less}</b>
          <small>{t("ui-gw-story-ends-at", { most: last.most })}</small>
        </span>
        {ends && over && <Icon name="check" class="up" />}
      </p>
      {ends && !over && <p class="tie">{t("ui-gw-story-tie")}</p>}
      <ol class="rolls">
        {(told?.rolls ?? thrown.map(({ date, most }): [string, number] => [date, most])).map(([date, most]) => {
          const was = thrown.find((one) => one.date === date);
          return (
            <li key={date} class={was ? (was === last ? "last" : "was") : ""}>
              <b>{shortDate(date)}</b>
              <span>{was ? `${was.roll} − ${was.less} = ${was.roll - was.less}` : t("ui-gw-story-not-thrown")}</span>
              <small>{t("ui-gw-story-needs", { most })}</small>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The deeds of the whole war that weighed most, in their order. */
function Decided({ now, chapters }: { now: Position; chapters: readonly Chapter[] }) {
  const all = chapters.flatMap((chapter) =>
    deedsOf(chapter)
      .filter(({ weight }) => weight >= DECISIVE)
      .map((deed) => ({ ...deed, date: chapter.date })),
  );
  const kept = new Set([...all].sort((a, b) => b.weight - a.weight).slice(0, MOST_DEEDS));
  const shown = all.filter((deed) => kept.has(deed));
  return (
    <section class="panel decided">
      <h3>{t("ui-gw-story-decided")}</h3>
      {shown.length === 0 && <p class="soft">{t("ui-gw-story-quiet")}</p>}
      <ul>
        {shown.map(({ event, date, nation }, n) => (
          <li key={n}>
            <b>{shortDate(date)}</b>
            <span>{eventText(event)}</span>
            <small class={allianceOf(now, nation)}>{sideName(allianceOf(now, nation))}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
