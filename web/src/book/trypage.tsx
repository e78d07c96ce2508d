/** The page on which an example of the rulebook is tried: the board with its position, and what is to be seen in it. */
import { useEffect, useMemo } from "preact/hooks";
import { Lost } from "../shell/app";
import { cardName } from "../shell/cards";
import { actText, t } from "../shell/i18n";
import { Icon } from "../shell/icon";
import { InspectorPanel } from "../shell/inspector";
import { listenToKeys } from "../shell/keyboard";
import { ruleLink, ruleText } from "../shell/rules";
import { lang } from "../shell/settings";
import { Drawers, Picked } from "../shell/table";
import type { TitlePlay } from "../shell/title";
import { usePlay } from "../shell/useplay";
import { examplesOf, tryPath, type Example } from "../shell/examples";
import { courseOf, coursePath, following, markDone, taskPath, type Lesson } from "./course";
import { Trial } from "./trial";

const DRAWERS = [
  { id: "board", icon: "shield", label: "ui-board" },
  { id: "steps", icon: "play", label: "ui-try" },
  { id: "inspect", icon: "inspect", label: "ui-inspect" },
];

/** Alone, or as a task of a lesson. */
export function TryPage({ title, example, lesson }: { title: string; example: string; lesson: string | null }) {
  const play = usePlay(title);
  const all = examplesOf(title);
  const lessons = lesson === null ? [] : courseOf(title);
  if (!all || !lessons || !play) return null;
  const found = all.find(({ id }) => id === example);
  const within = lessons.find(({ id }) => id === lesson) ?? null;
  if (!found || (lesson !== null && !within?.examples.includes(example))) return <Lost />;
  return (
    <Tried play={play} example={found} way={within ? task(title, lessons, within, found) : alone(title, all, found)} />
  );
}

/** Where an example stands among others: on its own in the rulebook, or as a task of a lesson. */
interface Way {
  name: string; // of what it belongs to
  back: { path: string; words: string };
  next: { path: string; words: string } | null;
  place: { number: number; count: number };
  lesson: Lesson | null;
}

function alone(title: string, all: readonly Example[], example: Example): Way {
  const number = all.indexOf(example) + 1;
  const next = all[number];
  return {
    name: t("core-ui-rulebook"),
    back: { path: ruleLink(title, example.rules[0]!), words: t("ui-try-leave") },
    next: next ? { path: tryPath(title, next.id), words: t("ui-try-following") } : null,
    place: { number, count: all.length },
    lesson: null,
  };
}

function task(title: string, lessons: readonly Lesson[], lesson: Lesson, example: Example): Way {
  const next = following(lessons, lesson, example.id);
  const words = t(next?.lesson === lesson ? "ui-try-following" : "ui-course-next");
  return {
    name: lesson.name,
    back: { path: coursePath(title), words: t("ui-course-leave") },
    next: next && { path: taskPath(title, next.lesson.id, next.example), words },
    place: { number: lesson.examples.indexOf(example.id) + 1, count: lesson.examples.length },
    lesson,
  };
}

function Tried({ play, example, way }: { play: TitlePlay; example: Example; way: Way }) {
  const trial = useMemo(() => new Trial(play, example), [play, example]);
  useEffect(() => {
    trial.open();
    return () => trial.leave();
  }, [trial]);
  useEffect(() => listenToKeys(trial), [trial]);
  const through = trial.next.value === null && trial.begun.value;
  useEffect(() => {
    if (through && way.lesson) markDone(play.id, example.id);
  }, [through]);
  useEffect(() => {
    document.title = `${t("ui-try")}: ${cardName(play.id)} · Sandtable`;
  }, [play, lang.value]);
  const { Board, Hand } = play;
  const there = trial.state.value !== null;
  const complete = trial.choices.complete.value;
  const rule = example.rules[0]!;
  return (
    <div class="table trial" data-drawer={trial.drawer.value}>
      <header class="bar">
        <a class="brand" href={way.back.path}>
          <Icon name={play.icon} />
          <span>
            {cardName(play.id)}
            <small>{way.name}</small>
          </span>
        </a>
        <div class="prompt">
          <p>
            {example.words}
            <small>{rule}</small>
          </p>
        </div>
        <div class="acts">
          {complete && (
            <button type="button" class="btn primary wide" onClick={() => trial.confirm()}>
              <Icon name="check" /> {t("ui-confirm")}
            </button>
          )}
          <a class="btn" href={way.back.path}>
            <Icon name="close" /> {way.back.words}
          </a>
        </div>
      </header>
      <main class="board">
        <h1 class="sr">
          {t("ui-try")}: {example.words}
        </h1>
        {there ? <Board table={trial} /> : <p class="soft center">{t("ui-connecting")}</p>}
      </main>
      <section class="hand" aria-label={t("ui-hand")}>
        <Picked table={trial} />
        {there && <Hand table={trial} />}
      </section>
      <aside class="side" aria-label={t("ui-side")}>
        <Steps trial={trial} way={way} />
        <InspectorPanel table={trial} />
      </aside>
      <Drawers table={trial} tabs={[]} own={DRAWERS} />
    </div>
  );
}

function Steps({ trial, way }: { trial: Trial; way: Way }) {
  const { example, play } = trial;
  const next = trial.next.value;
  const busy = trial.sending.value !== null;
  return (
    <section class="panel steps" data-drawer="steps" aria-label={t("ui-try")}>
      <h2>
        <Icon name="play" /> {way.lesson?.name ?? t("ui-try")}
      </h2>
      {way.place.number === 1 && way.lesson && <p>{way.lesson.words}</p>}
      {example.rules.map((rule) => (
        <p key={rule} class="quote">
          {ruleText(rule)}
        </p>
      ))}
      <ol>
        {example.steps.map((step, n) => {
          const done = trial.done.value.has(step);
          const state = done ? (step.refused ? "refused" : "done") : step === next ? "next" : "later";
          return (
            <li key={n} class={state} {...(state === "next" ? { "aria-current": "step" as const } : {})}>
              {done ? <Icon name={step.refused ? "lock" : "check"} /> : <i class="dot" aria-hidden="true" />}
              <span>{state === "later" || state === "next" ? <b>{actText(play.id, step.act)}</b> : step.words}</span>
            </li>
          );
        })}
      </ol>
      <p role="status" class="soft">
        {trial.astray.value ? t("ui-try-astray") : next === null ? t("ui-try-seen") : ""}
      </p>
      <footer>
        {next && !trial.astray.value && (
          <button type="button" class="btn primary" disabled={busy} onClick={() => void trial.go()}>
            <Icon name="check" /> {t(next.refused ? "ui-try-refused" : "ui-try-do")}
          </button>
        )}
        {!next && (
          <a class="btn primary" href={(way.next ?? way.back).path}>
            <Icon name="chevron" /> {(way.next ?? way.back).words}
          </a>
        )}
        {trial.begun.value && (
          <>
            <button type="button" class="btn" disabled={busy} onClick={() => void trial.back(false)}>
              <Icon name="undo" /> {t("core-ui-undo")}
            </button>
            <button type="button" class="btn" disabled={busy} onClick={() => void trial.back(true)}>
              {t("ui-try-again")}
            </button>
          </>
        )}
        <small class="soft">{t("ui-try-count", way.place)}</small>
      </footer>
    </section>
  );
}
