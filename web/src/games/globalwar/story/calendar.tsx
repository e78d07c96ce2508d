/** The calendar of the war: any turn of it, by dragging, by arrows or by a small map. It never touches the game. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { capital, eventText, noun, t } from "../../../shell/i18n";
import { Icon } from "../../../shell/icon";
import { at, MapFrame } from "../../../shell/mapframe";
import { MapView } from "../../../shell/mapview";
import { go, replayPath } from "../../../shell/router";
import type { Table } from "../../../shell/store";
import { dateText, shortDate } from "../calendar";
import { Emblem } from "../counters";
import { isNation, theatreOf, TITLE, turnsOf, VICTORY, type Theatre } from "../data";
import type { Position } from "../state";
import { Curves, type Curve } from "./curves";
import { deedsOf, historyOf, type Chapter, type History } from "./history";
import { incomeOf, pointsOf, sideName, SIDES } from "./sides";
import { Alliances, Canvas, Hatches } from "./warmap";

const STEP = 900; // milliseconds for a turn while it plays

export function Calendar({ table }: { table: Table }) {
  const history = historyOf(table);
  const chapters = history.chapters.value;
  const last = chapters.length - 1;
  const chosen = useSignal<number | null>(null);
  const playing = useSignal(false);
  const place = Math.min(chosen.value ?? last, last);
  const pick = (to: number) => {
    playing.value = false;
    chosen.value = Math.max(0, Math.min(last, to));
  };
  useEffect(() => history.fetch(place), [history, place, last]);
  useEffect(() => {
    if (!playing.value) return undefined;
    const timer = setTimeout(() => {
      if (place === last) playing.value = false;
      else chosen.value = place + 1;
    }, STEP);
    return () => clearTimeout(timer);
  }, [playing.value, place, last]);
  const start = () => {
    if (place === last) chosen.value = 0;
    playing.value = !playing.value;
  };
  const chapter = chapters[place]!;
  return (
    <div class="story years">
      <section class="panel scrubber">
        <button
          type="button"
          class="btn icon"
          aria-label={t(playing.value ? "ui-gw-story-pause" : "ui-gw-story-play")}
          onClick={start}
        >
          <Icon name={playing.value ? "pause" : "play"} />
        </button>
        <Track table={table} chapters={chapters} place={place} onPick={pick} />
      </section>
      <Told table={table} chapter={chapter} now={place === last} onNow={() => pick(last)} />
      <Then table={table} history={history} place={place} />
      <Charts table={table} history={history} place={place} onPick={pick} />
      <Strip table={table} history={history} place={place} onPick={pick} />
    </div>
  );
}

/** What the turn is remembered by, in words, and two ways on. */
function Told({ table, chapter, now, onNow }: { table: Table; chapter: Chapter; now: boolean; onNow: () => void }) {
  const deeds = deedsOf(chapter).slice(0, 2);
  return (
    <section class="panel when" aria-live="polite">
      <h3>
        {dateText(chapter.date)}
        <small>{deeds.length ? deeds.map(({ event }) => eventText(event)).join(" · ") : t("ui-gw-story-quiet")}</small>
      </h3>
      <div class="acts">
        {chapter.seq !== null && (
          <button type="button" class="btn" onClick={() => go(replayPath(table.id, chapter.seq!, table.seat.value))}>
            <Icon name="play" /> {t("ui-gw-story-replay")}
          </button>
        )}
        <button type="button" class="btn" disabled={now} onClick={onNow}>
          <Icon name="pass" /> {t("ui-gw-story-to-now")}
        </button>
      </div>
    </section>
  );
}

interface TrackProps {
  table: Table;
  chapters: readonly Chapter[];
  place: number;
  onPick: (place: number) => void;
}

/** All turns there may be; those to come are empty rings. */
function Track({ table, chapters, place, onPick }: TrackProps) {
  const { last, all } = turnsOf(table.info.value?.mode ?? "");
  const dates = all.slice(
    all.indexOf(chapters[0]!.date),
    Math.max(all.indexOf(last) + 1, all.indexOf(chapters.at(-1)!.date) + 1),
  );
  const across = (n: number) => `${(100 * (n + 0.5)) / dates.length}%`;
  return (
    <div class="years-track">
      <ol aria-hidden="true">
        {dates.map((date, n) => {
          const deed = chapters[n] && deedsOf(chapters[n])[0];
          const state = n === place ? "shown" : n < chapters.length ? "was" : "ahead";
          return (
            <li key={date} class={state}>
              <span class="badge">
                {deed && deed.weight >= 30 && isNation(deed.nation) && <Emblem nation={deed.nation} />}
              </span>
              <i />
              <span class="date">{shortDate(date)}</span>
            </li>
          );
        })}
      </ol>
      <input
        type="range"
        min={0}
        max={Math.max(0, chapters.length - 1)}
        value={place}
        style={{ left: across(0), width: `calc(${across(chapters.length - 1)} - ${across(0)})` }}
        aria-label={t("ui-gw-story-scrub")}
        aria-valuetext={dateText(chapters[place]!.date)}
        onInput={(event) => onPick(Number(event.currentTarget.value))}
      />
    </div>
  );
}

/** The map as it was. */
function Then({ table, history, place }: { table: Table; history: History; place: number }) {
  const theatre = theatreOf(table.info.value?.mode ?? "");
  const now = history.at(place);
  const before = place > 0 ? history.at(place - 1) : null;
  const view = useMemo(() => new MapView(theatre, { ...theatre.start, wide: theatre.start.wide * 1.25 }), [theatre]);
  const cities = [...VICTORY].filter((zone) => theatre.zones.has(zone));
  return (
    <section class="panel then" aria-label={t("ui-gw-story-map")}>
      {now ? (
        <MapFrame view={view} drawing={<Painted view={view} theatre={theatre} now={now} before={before} />}>
          {cities.map((zone) => (
            <span key={zone} class="name city" style={at(view, theatre.shapes.get(zone)!.at)} aria-hidden="true">
              <Icon name="star" /> {capital(noun(TITLE, zone))}
            </span>
          ))}
        </MapFrame>
      ) : (
        <p class="soft center">{t("ui-gw-story-asking")}</p>
      )}
      <ul class="legend">
        {SIDES.map((side) => (
          <li key={side}>
            <i class={`swatch ${side}`} /> {sideName(side)}
          </li>
        ))}
        <li>
          <i class="stroke" /> {t("ui-gw-story-front")}
        </li>
        <li>
          <i class="stroke before" /> {t("ui-gw-story-front-before")}
        </li>
      </ul>
    </section>
  );
}

interface PaintedProps {
  view: MapView;
  theatre: Theatre;
  now: Position;
  before: Position | null;
}

function Painted({ view, theatre, now, before }: PaintedProps) {
  return (
    <Canvas view={view} grain={1 / Math.max(0.01, view.scale.value)}>
      <Alliances theatre={theatre} now={now} before={before} />
    </Canvas>
  );
}

function Charts(props: { table: Table; history: History; place: number; onPick: (place: number) => void }) {
  const { table, history, place, onPick } = props;
  const { last, all } = turnsOf(table.info.value?.mode ?? "");
  const turns = Math.max(2, all.indexOf(last) - all.indexOf(history.chapters.value[0]!.date) + 1);
  const shared = { labels: history.chapters.value.map(({ date }) => shortDate(date)), turns, at: place, onPick };
  return (
    <section class="panel charts">
      <h3>{t("ui-gw-victory-points")}</h3>
      <Curves name={t("ui-gw-victory-points")} curves={pointCurves(history)} {...shared} />
      <h3>{t("ui-gw-story-incomes")}</h3>
      <Curves name={t("ui-gw-story-incomes")} curves={incomeCurves(history)} {...shared} />
    </section>
  );
}

const standing = (history: History): (Position | null)[] => history.chapters.value.map((_, n) => history.at(n));

/** The points of those who win together; they have the line of their first alliance. */
export function pointCurves(history: History): Curve[] {
  const known = standing(history);
  const some = known.find((now) => now !== null);
  if (!some) return [];
  return pointsOf(some).map(({ sides }, n) => ({
    side: sides[0] ?? "axis",
    name: sides.map(sideName).join(" + "),
    values: known.map((now) => (now ? (pointsOf(now)[n]?.points ?? 0) : null)),
  }));
}

function incomeCurves(history: History): Curve[] {
  const known = standing(history);
  return SIDES.map((side) => ({
    side,
    name: sideName(side),
    values: known.map((now) => (now ? incomeOf(now, side) : null)),
  })).filter(({ values }) => values.some((value) => value));
}

/** A small map for each turn. */
function Strip(props: { table: Table; history: History; place: number; onPick: (place: number) => void }) {
  const { table, history, place, onPick } = props;
  const theatre = theatreOf(table.info.value?.mode ?? "");
  const strip = useRef<HTMLElement>(null);
  const here = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const [box, shown] = [strip.current, here.current]; // the strip moves, never the page
    if (box && shown) box.scrollLeft = shown.offsetLeft - (box.clientWidth - shown.offsetWidth) / 2;
  }, [place]);
  return (
    <section ref={strip} class="panel strip" aria-label={t("ui-gw-story-small-maps")}>
      <svg class="sprite" aria-hidden="true">
        <defs>
          <Hatches grain={theatre.start.wide / 118} />
        </defs>
      </svg>
      <ol>
        {history.chapters.value.map((chapter, n) => {
          const now = history.at(n);
          const deed = deedsOf(chapter)[0];
          return (
            <li key={chapter.date}>
              <button
                ref={n === place ? here : null}
                type="button"
                aria-pressed={n === place}
                onClick={() => onPick(n)}
              >
                <Small theatre={theatre} now={now} />
                <b>{shortDate(chapter.date)}</b>
                <small>{deed ? briefly(deed.event.args) : ""}</small>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** What it was about, in a word. */
function briefly(args: Record<string, unknown>): string {
  const about = args["zone"] ?? args["objective"] ?? args["pact"] ?? args["other"] ?? args["nation"];
  return typeof about === "string" ? capital(noun(TITLE, about)) : "";
}

function Small({ theatre, now }: { theatre: Theatre; now: Position | null }) {
  const { x, y, wide } = theatre.start;
  const high = (wide * 92) / 118;
  return (
    <svg class="small" viewBox={`${x - wide / 2} ${y - high / 2} ${wide} ${high}`} aria-hidden="true">
      {now && <Alliances theatre={theatre} now={now} />}
    </svg>
  );
}
