/** What others did while the reader was away, in a page: at most four headlines, every turn in a line, one button. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { eventText, noun, t } from "../../../shell/i18n";
import { Icon } from "../../../shell/icon";
import { at, MapFrame } from "../../../shell/mapframe";
import { MapView } from "../../../shell/mapview";
import { persist } from "../../../shell/persist";
import { go, replaySince } from "../../../shell/router";
import type { Table } from "../../../shell/store";
import { dateText } from "../calendar";
import { Emblem } from "../counters";
import { theatreOf, TITLE, type Theatre } from "../data";
import { openScreen } from "../screens";
import { myNations, position } from "../state";
import { away } from "./away";
import { datesOf } from "./history";
import { askReport, sinceOwnTurn, type Headline, type Report as Told, type TurnTold } from "./told";
import { around, Canvas, Nations } from "./warmap";

const MOODS = { "-1": "down", "0": "", "1": "up" } as const;
const SHORT = 8; // turns that have a line of their own; of more the last

export function Report({ table }: { table: Table }) {
  const told = useSignal<Told | null>(null);
  const visit = away.value;
  const length = table.lines.value.length;
  useEffect(
    () =>
      persist(async () => {
        told.value = await askReport(table.id, table.seat.value, visit?.seq ?? sinceOwnTurn(table));
      }),
    [table, table.seat.value, visit, length],
  );
  const report = told.value;
  if (!report || !table.state.value) return <p class="soft center">{t("ui-gw-story-asking")}</p>;
  const nothing = report.turns.length === 0 && report.headlines.length === 0;
  return (
    <div class="story report">
      <Figures table={table} report={report} hours={visit ? (Date.now() - visit.at) / 3_600_000 : null} />
      <section class="panel heads" aria-labelledby="story-heads">
        <h3 id="story-heads" class="sr">
          {t("ui-gw-story-headlines")}
        </h3>
        {nothing && <p class="nothing">{t("ui-gw-story-nothing")}</p>}
        <ol>
          {report.headlines.map((one, n) => (
            <Head key={n} one={one} n={n + 1} />
          ))}
        </ol>
      </section>
      <Scene table={table} headlines={report.headlines} />
      <Turns table={table} turns={report.turns} />
      <Now table={table} report={report} />
    </div>
  );
}

function Figures({ table, report, hours }: { table: Table; report: Told; hours: number | null }) {
  const turns = report.turns.length;
  const since = dateText(datesOf(table, report.since).at(-1)!);
  return (
    <section class="panel kpi">
      <h3>
        {hours === null ? t("ui-gw-story-since") : t("ui-gw-story-away", { turns, hours: Math.round(hours) })}
        <small>{t("ui-gw-story-since-date", { date: since, turns })}</small>
      </h3>
      <ul>
        {report.figures.map(({ name, before, after, better }) => (
          <li key={name}>
            <small>{t(name)}</small>
            <span>
              <b class="was">{before}</b>
              <Icon name="chevron" />
              <b class={after === before ? "is" : after > before === better > 0 ? "is up" : "is down"}>{after}</b>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const signed = (figure: number): string => (figure > 0 ? `+${figure}` : figure < 0 ? `−${-figure}` : "0");

function Head({ one, n }: { one: Headline; n: number }) {
  const mood = MOODS[one.mood];
  return (
    <li>
      <span class="rg">{n}</span>
      {one.who ? <Emblem nation={one.who} class="big" /> : <span />}
      <div>
        <h4>{eventText(one.what)}</h4>
        {one.more.map((line, m) => (
          <p key={m}>{eventText(line)}</p>
        ))}
      </div>
      <span class={`fig ${mood}`}>
        <b>{signed(one.figure)}</b>
        {t(one.unit)}
      </span>
      <span class={`mood ${mood}`}>
        {mood && <Icon name={mood === "up" ? "check" : "warn"} />}
        <span class="sr">{t(`ui-gw-story-mood-${mood || "none"}`)}</span>
      </span>
    </li>
  );
}

/** Where it happened: numbers are those of the headlines. */
function Scene({ table, headlines }: { table: Table; headlines: readonly Headline[] }) {
  const theatre = theatreOf(table.info.value?.mode ?? "");
  const marks = headlines.map(({ places }) => places.filter((zone) => theatre.shapes.has(zone)));
  const view = useMemo(() => new MapView(theatre, around(theatre, marks.flat())), [theatre, marks.flat().join()]);
  return (
    <section class="panel scene" aria-hidden="true">
      <MapFrame view={view} drawing={<Drawn table={table} view={view} theatre={theatre} changed={marks.flat()} />}>
        {marks.map(
          ([first], n) =>
            first && (
              <span key={n} class="rg" style={at(view, theatre.shapes.get(first)!.at)}>
                {n + 1}
              </span>
            ),
        )}
      </MapFrame>
    </section>
  );
}

function Drawn(props: { table: Table; view: MapView; theatre: Theatre; changed: readonly string[] }) {
  const { table, view, theatre, changed } = props;
  return (
    <Canvas view={view} grain={1}>
      <Nations theatre={theatre} now={position(table.state.value!)} changed={changed} />
    </Canvas>
  );
}

function Turns({ table, turns }: { table: Table; turns: readonly TurnTold[] }) {
  const begun = table.mine.value && turns.at(-1)?.seat === table.seat.value; // the reader's own, which goes on
  const others = begun ? turns.slice(0, -1) : turns;
  const shown = others.slice(-SHORT);
  return (
    <section class="panel turns" aria-labelledby="story-turns">
      <h3 id="story-turns" class="sr">
        {t("ui-gw-story-turns")}
      </h3>
      <table>
        <tbody>
          {shown.map((turn, n) => (
            <tr key={n}>
              <th scope="row">
                <Emblem nation={turn.who} /> <span class="nat">{noun(TITLE, turn.who)}</span>
                {turn.seat === table.seat.value && <small>{t("ui-gw-story-for-you")}</small>}
              </th>
              <td>
                {turn.deeds.map((deed, m) => (
                  <span key={m} class="bit">
                    {eventText(deed)}
                  </span>
                ))}
              </td>
              <td class="r">{lossText(turn)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {others.length > shown.length && (
        <p class="soft">{t("ui-gw-story-more-turns", { count: others.length - shown.length })}</p>
      )}
    </section>
  );
}

const lossText = ({ lost, beaten }: TurnTold): string =>
  lost || beaten ? t("ui-gw-story-losses", { lost, beaten }) : t("ui-gw-story-no-loss");

/** What comes next, and the one button. */
function Now({ table, report }: { table: Table; report: Told }) {
  const now = position(table.state.value!);
  const mine = table.mine.value;
  const close = () => {
    openScreen.value = null;
  };
  return (
    <section class="panel nowp">
      <div>
        <h3>{t(mine ? "ui-gw-story-now-yours" : "ui-gw-story-now", { date: dateText(now.date) })}</h3>
        <p>
          {mine
            ? t("ui-gw-story-now-about", {
                phase: t(`ui-gw-phase-${now.phase}`),
                ipp: myNations(table).reduce((sum, nation) => sum + (now.nations[nation]?.money ?? 0), 0),
              })
            : t("ui-gw-story-wait")}
        </p>
      </div>
      <div class="acts">
        <button
          type="button"
          class="btn"
          onClick={() => go(replaySince(table.id, table.seat.value ?? 0, report.since))}
        >
          <Icon name="play" /> {t("ui-gw-story-watch")}
        </button>
        <button type="button" class="btn primary" onClick={close}>
          <Icon name="check" /> {t(mine ? "ui-gw-story-start" : "ui-gw-to-table")}
        </button>
      </div>
    </section>
  );
}
