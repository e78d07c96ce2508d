/** The page of a replay: the board as it was, a slider over the whole game on its score, and the log beside it. */
import { useEffect, useMemo, useRef } from "preact/hooks";
import { SeatStrip } from "./seatstrip";
import { Lost } from "./app";
import { CopyButton } from "./copybutton";
import { eventText, has, t } from "./i18n";
import { Icon } from "./icon";
import { InspectorPanel } from "./inspector";
import { walk } from "./keyboard";
import { entriesOf, scrolling, turns, type Turn } from "./log";
import { later } from "./later";
import { Menu } from "./menu";
import { persist } from "./persist";
import { nameOf, outcomeSaid, stageOf } from "./prompt";
import { Replay } from "./replay";
import { replayPath } from "./router";
import { lang, shortcuts } from "./settings";
import { ScoreGraph } from "./scoregraph";
import { Drawers, Tabs } from "./table";
import type { Tab, TitlePlay } from "./title";
import { ofTitle } from "./vocabulary";

const Chances = later(async () => (await import("../analysis")).openChances());
const Judgement = later(async () => (await import("../analysis")).openJudgement());

/** Opens the analysis of a replay, and asks for it if nobody has. */
const analyse = async (replay: Replay) => (await import("../analysis")).begin(replay);

interface Props {
  id: string;
  move: number | null;
  eyes: string | null;
  since: number | null;
  play: TitlePlay;
}

export function ReplayPage({ id, move, eyes, since, play }: Props) {
  const replay = useMemo(() => new Replay(id, play), [id, play]);
  useEffect(() => {
    const stop = persist(() => replay.open(move, eyes, since));
    return () => {
      stop();
      replay.leave();
    };
  }, [replay]);
  useEffect(() => listenToKeys(replay), [replay]);
  const name = t(`${ofTitle(play.id).prefix}-title`);
  useEffect(() => {
    document.title = t("ui-page-replay", { title: name });
  }, [name, lang.value]);
  if (replay.missing.value) return <Lost />;
  const { Board, Hand, Seats } = play;
  const there = replay.state.value !== null;
  const judged = replay.over;
  const tabs = [MOVES, ...(judged ? [ANALYSIS] : []), ...play.tabs(replay)];
  return (
    <div class="table replay" data-drawer={replay.drawer.value}>
      <Bar replay={replay} name={name} />
      <SeatStrip table={replay} />
      <main class="board">
        <h1 class="sr">{t("ui-replay-of", { title: name })}</h1>
        {there ? <Board table={replay} /> : <p class="soft center">{t("ui-connecting")}</p>}
      </main>
      <section class="hand" aria-label={t("ui-replay-controls")}>
        {there && <Hand table={replay} />}
        <Timeline replay={replay} />
        {there && judged && <Chances table={replay} />}
      </section>
      <aside class="side" aria-label={t("ui-side")}>
        {there && <Seats table={replay} />}
        <InspectorPanel table={replay} />
        <Tabs table={replay} tabs={tabs} />
      </aside>
      <Drawers table={replay} tabs={tabs} />
      <Menu table={replay} />
    </div>
  );
}

function Bar({ replay, name }: { replay: Replay; name: string }) {
  const stage = replay.state.value && stageOf(replay.play, replay.state.value);
  const said = replay.analysing.value?.said() ?? momentSaid(replay);
  return (
    <header class="bar">
      <a class="brand" href="/">
        <Icon name={replay.play.icon} />
        <span>
          {name}
          <small>
            {t("ui-replay")}
            {stage && <> · {stage}</>}
          </small>
        </span>
      </a>
      <div class="prompt">
        <p role="status" aria-live={replay.playing.value ? "off" : "polite"}>
          {said.what}
          {said.why && <small>{said.why}</small>}
        </p>
      </div>
      <div class="acts">
        <label class="eyes">
          <span class="sr">{t("ui-eyes")}</span>
          <Icon name="eye" />
          <select
            value={String(replay.seat.value ?? "public")}
            onChange={({ currentTarget: { value } }) =>
              void replay.see(value === "public" ? null : Number(value)).catch(() => undefined)
            }
          >
            {replay.eyes().map((seat) => (
              <option key={seat} value={String(seat ?? "public")}>
                {seat === null ? t("ui-eyes-public") : nameOf(replay, seat)}
              </option>
            ))}
          </select>
        </label>
        {replay.over && !replay.analysing.value?.found.value && (
          <button type="button" class="btn wide" onClick={() => void analyse(replay)}>
            <Icon name="curve" /> {t("ui-analysis-ask")}
          </button>
        )}
        <CopyButton text={location.origin + replay.address(replay.at.value)} label={t("ui-copy-moment")} />
        <button type="button" class="btn icon" aria-label={t("ui-menu")} onClick={() => (replay.menu.value = "menu")}>
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}

/** What has just happened at the moment shown; at the end who has won. */
function momentSaid(replay: Replay): { what: string; why: string } {
  const message = replay.message.value;
  if (!message) return { what: t("ui-connecting"), why: "" };
  const at = replay.at.value;
  const { outcome } = message.view;
  const line = replay.whole.value[at - 1];
  const [first, ...rest] = line ? entriesOf(replay, line).map(({ text }) => text) : [];
  if (outcome) return outcomeSaid(replay, outcome);
  const quiet = line?.events.findLast(({ event }) => has(event)); // nothing for the log, such as a thought
  const otherwise = () => (quiet ? eventText(quiet) : t(at === 0 ? "ui-replay-start" : "ui-replay-quiet"));
  return { what: first ?? otherwise(), why: rest.join(" ") };
}

function Timeline({ replay }: { replay: Replay }) {
  const at = replay.at.value;
  const last = replay.last;
  const state = replay.state.value;
  const mode = replay.info.value?.mode ?? "";
  const scores = state ? replay.play.score(state, mode) : [];
  const playing = replay.playing.value;
  const count = t("core-ui-moment", { count: at, total: last });
  const button = (icon: string, word: string, press: () => void, off: boolean, turned = false) => (
    <button type="button" class="btn icon plain" title={t(word)} disabled={off} onClick={press}>
      <Icon name={icon} class={turned ? "left" : ""} />
      <span class="sr">{t(word)}</span>
    </button>
  );
  return (
    <div class="timeline">
      <div class="keys" role="group" aria-label={t("ui-replay-controls")}>
        {button("pass", "ui-replay-first", () => replay.move(-last), at === 0, true)}
        {button("chevron", "ui-replay-back", () => replay.move(-1), at === 0, true)}
        <button
          type="button"
          class="btn icon"
          title={t(playing ? "ui-replay-pause" : "ui-replay-play")}
          onClick={() => (playing ? replay.pause() : replay.start())}
        >
          <Icon name={playing ? "pause" : "play"} />
          <span class="sr">{t(playing ? "ui-replay-pause" : "ui-replay-play")}</span>
        </button>
        {button("chevron", "ui-replay-on", () => replay.move(1), at === last)}
        {button("pass", "ui-replay-last", () => replay.move(last), at === last)}
      </div>
      <div class="scrub">
        <ScoreGraph play={replay.play} mode={mode} looks={replay.looks.value} at={at} />
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t("ui-replay-slider")}
          aria-valuetext={count}
          onInput={(event) => {
            replay.pause();
            replay.goTo(Number(event.currentTarget.value));
          }}
        />
      </div>
      <p class="tally">
        {scores.map(({ name, icon, colour, points }) => (
          <span key={name} style={{ color: colour }}>
            <Icon name={icon} />
            <span class="sr">{name}</span> <b>{points}</b>
          </span>
        ))}
        <small class="soft">{count}</small>
      </p>
    </div>
  );
}

/** The whole log from the beginning; each entry leads to its moment, and what is still to come is pale. */
function Moves({ replay }: { replay: Replay }) {
  const list = useRef<HTMLOListElement>(null);
  const at = replay.at.value;
  const found = useMemo(() => turns(replay, replay.whole.value), [replay.whole.value, lang.value]);
  const moments = useMemo(() => found.flatMap((turn) => turn.entries.map((entry) => entry.at)), [found]);
  const here = moments.findLast((moment) => moment <= at) ?? 0;
  useEffect(() => {
    const marked = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (!marked?.offsetParent) return;
    bringIntoSight(marked);
    if (list.current?.contains(document.activeElement)) marked.focus({ preventScroll: true });
  }, [here, found, replay.drawer.value]);
  return (
    <ol class="log moves" ref={list}>
      {found.map((turn, n) => {
        const end = turn.entries.at(-1)?.at ?? turn.at;
        return (
          <TurnOfMoves key={n} replay={replay} turn={turn} here={Math.max(turn.at - 1, Math.min(here, end + 1))} />
        );
      })}
    </ol>
  );
}

/** Drawn again only when the moment shown comes into it or leaves it: `here` is never far outside the turn. */
function TurnOfMoves({ replay, turn, here }: { replay: Replay; turn: Turn; here: number }) {
  const go = (event: Event, moment: number) => {
    event.preventDefault();
    replay.pause();
    replay.goTo(moment);
  };
  const seat = replay.seat.value;
  return useMemo(
    () => (
      <li>
        <h2 class={turn.at > here ? "ahead" : ""}>{turn.heading ?? t("ui-setup")}</h2>
        <ul>
          {turn.entries.map((entry, m) => (
            <li key={m} class={entry.at > here ? "ahead" : ""}>
              {entry.icon ? <Icon name={entry.icon} /> : <span />}
              <a
                href={replayPath(replay.id, entry.at, seat)}
                tabIndex={entry.at === here ? 0 : -1}
                {...(entry.at === here ? { "aria-current": "step" as const } : {})}
                onClick={(event) => go(event, entry.at)}
              >
                {entry.text}
              </a>
            </li>
          ))}
        </ul>
      </li>
    ),
    [turn, here, seat],
  );
}

/** Scroll the list alone, and only when the entry is near its edge or beyond. */
function bringIntoSight(entry: HTMLElement): void {
  const box = scrolling(entry);
  if (!box) return;
  const { top, bottom } = entry.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  if (top < frame.top + 30 || bottom > frame.bottom - 30) box.scrollTop += top - frame.top - frame.height / 2;
}

const MOVES: Tab = {
  id: "log",
  icon: "log",
  label: "ui-log",
  Panel: ({ table }) => (table instanceof Replay ? <Moves replay={table} /> : null),
};

const ANALYSIS: Tab = {
  id: "analysis",
  icon: "curve",
  label: "ui-analysis",
  Panel: ({ table }) => (table instanceof Replay ? <Judgement table={table} /> : null),
};

const KEYS: Record<string, (replay: Replay) => void> = {
  ArrowLeft: (replay) => replay.move(-1),
  ArrowRight: (replay) => replay.move(1),
  ArrowUp: (replay) => replay.moveTurn(-1),
  ArrowDown: (replay) => replay.moveTurn(1),
  Home: (replay) => replay.move(-replay.last),
  End: (replay) => replay.move(replay.last),
  ",": (replay) => replay.move(-1),
  ".": (replay) => replay.move(1),
};

const LETTERS: Record<string, (replay: Replay) => void> = {
  n: (replay) => replay.analysing.value?.step(1),
  p: (replay) => replay.analysing.value?.step(-1),
};

const ENTRIES: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }; // in the log they go from entry to entry

/** Arrows step, space plays and pauses. On the board arrows walk as at the table; comma and full stop step there too. */
function listenToKeys(replay: Replay): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const active = document.activeElement;
    if (active?.matches("select, [role=tab], [role=tabpanel]")) return;
    if (active?.matches("input") && event.key !== " ") return; // the slider has the same keys of its own
    if (event.key === " " && !active?.matches("button, a")) {
      if (replay.playing.value) replay.pause();
      else replay.start();
    } else if (event.key === "?") replay.menu.value = "keys";
    else if (active?.matches("[data-noun]") && walk(event)) return;
    else if (active?.closest(".moves") && ENTRIES[event.key]) replay.move(ENTRIES[event.key]!);
    else if (KEYS[event.key]) KEYS[event.key]!(replay);
    else if (shortcuts.value === "on" && LETTERS[event.key]) LETTERS[event.key]!(replay);
    else return;
    event.preventDefault();
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}
