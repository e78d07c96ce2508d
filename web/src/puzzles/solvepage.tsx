/** The page on which a puzzle is solved: the board as its seat sees it, and beside it what is said to the answer. */
import { useEffect, useMemo } from "preact/hooks";
import { Lost } from "../shell/app";
import { cardName } from "../shell/cards";
import { actText, capital, eventText, has, t } from "../shell/i18n";
import { Icon } from "../shell/icon";
import { InspectorPanel } from "../shell/inspector";
import { listenToKeys } from "../shell/keyboard";
import { outText, prompt } from "../shell/prompt";
import { lang, narrow } from "../shell/settings";
import { Drawers, Picked } from "../shell/table";
import type { TitlePlay } from "../shell/title";
import { usePlay } from "../shell/useplay";
import { HARDEST, following, ofDay, puzzlePath, puzzlesOf, solvedIn, today, type Info } from "./puzzles";
import { Solving, type Other, type Verdict } from "./solving";
import { Week } from "./week";

const DRAWERS = [
  { id: "board", icon: "shield", label: "ui-board" },
  { id: "puzzle", icon: "star", label: "ui-puzzle" },
  { id: "inspect", icon: "inspect", label: "ui-inspect" },
];

const TODAY = "today"; // in an address: that of the day

const percent = (chance: number): number => Math.round(100 * chance);

export function PuzzlePage({ title, puzzle }: { title: string; puzzle: string }) {
  const play = usePlay(title);
  const all = puzzlesOf(title);
  if (!all || !play) return null;
  const found = puzzle === TODAY && all.length > 0 ? ofDay(all, today()) : all.find(({ id }) => id === puzzle);
  return found ? <Solved play={play} all={all} puzzle={found} /> : <Lost />;
}

export const about = ({ theme, difficulty }: Info): string =>
  t("ui-puzzle-about", { theme: t(`ui-puzzle-theme-${theme}`), difficulty, hardest: HARDEST });

function Solved({ play, all, puzzle }: { play: TitlePlay; all: readonly Info[]; puzzle: Info }) {
  const table = useMemo(() => new Solving(play, puzzle), [play, puzzle]);
  useEffect(() => {
    table.open();
    return () => table.leave();
  }, [table]);
  useEffect(() => listenToKeys(table), [table]);
  const verdict = table.verdict.value;
  useEffect(() => {
    if (verdict) table.judged(verdict);
  }, [verdict]);
  const daily = ofDay(all, today()) === puzzle;
  const name = t(daily ? "ui-puzzle-daily" : "ui-puzzle-number", { number: all.indexOf(puzzle) + 1 });
  useEffect(() => {
    document.title = `${name}: ${cardName(play.id)} · Sandtable`;
  }, [play, name, lang.value]);
  const next = puzzlePath(play.id, following(all, puzzle.id, solvedIn(play.id).value).id);
  const { Board, Hand } = play;
  const there = table.state.value !== null;
  return (
    <div class="table puzzle" data-drawer={table.drawer.value}>
      <header class="bar">
        <a class="brand" href={`/puzzles/${play.id}`}>
          <Icon name={play.icon} />
          <span>
            {name}
            <small>{cardName(play.id)}</small>
          </span>
        </a>
        <Asked table={table} />
        <Acts table={table} next={next} />
      </header>
      <main class="board">
        <h1 class="sr">
          {name}: {cardName(play.id)}
        </h1>
        {there ? <Board table={table} /> : <p class="soft center">{t("ui-connecting")}</p>}
      </main>
      <section class="hand" aria-label={t("ui-hand")}>
        <Picked table={table} />
        {there && <Hand table={table} />}
      </section>
      <aside class="side" aria-label={t("ui-puzzle")}>
        <section class="panel answer" data-drawer="puzzle" aria-label={t("ui-puzzle")}>
          {verdict?.best ? <Answer table={table} verdict={verdict} best={verdict.best} /> : <Hints table={table} />}
          {verdict?.best && narrow.value && (
            <footer>
              <Onwards table={table} next={next} />
            </footer>
          )}
          <Week title={play.id} all={all} />
        </section>
        <InspectorPanel table={table} />
      </aside>
      <Drawers table={table} tabs={[]} own={DRAWERS} />
    </div>
  );
}

/** What is asked, or what is said to the answer, in one sentence. */
function Asked({ table }: { table: Solving }) {
  const verdict = table.verdict.value;
  const said = prompt(table);
  const who = table.info.value ? capital(table.play.seatName(table.sitting.value, table.puzzle.seat)) : "";
  const answered = verdict && (verdict.right || verdict.best || !table.choices.pointed.value.length);
  const mark = verdict?.right ? "right" : verdict?.best ? "told" : "wrong";
  return (
    <div class={answered ? `prompt ${mark}` : "prompt calling"}>
      {answered && <Icon name={verdict.right ? "check" : verdict.best ? "eye" : "close"} />}
      <p role="status">
        {answered ? t(`ui-puzzle-${mark}`) : said.what}
        <small>{answered && mark === "wrong" ? t("ui-puzzle-wrong-on") : `${who} · ${about(table.puzzle)}`}</small>
      </p>
    </div>
  );
}

function Acts({ table, next }: { table: Solving; next: string }) {
  const complete = table.choices.complete.value;
  const out = table.choices.out.value;
  const known = table.verdict.value?.best;
  return (
    <div class="acts">
      {known ? (
        <Onwards table={table} next={next} wide />
      ) : (
        <>
          <button type="button" class="btn primary wide" disabled={!complete} onClick={() => table.confirm()}>
            <Icon name="check" /> {t("ui-confirm")}
          </button>
          {out && (
            <button type="button" class="btn wide" onClick={() => table.acting.finish()}>
              <Icon name="pass" /> {outText(table)}
            </button>
          )}
        </>
      )}
      <a class="btn icon" href={`/puzzles/${table.play.id}`} aria-label={t("ui-puzzle-leave")}>
        <Icon name="close" />
      </a>
    </div>
  );
}

/** When the answer is known: on the phone below it, else in the bar. */
function Onwards({ table, next, wide }: { table: Solving; next: string; wide?: boolean }) {
  const more = wide ? " wide" : "";
  return (
    <>
      <a class={`btn primary${more}`} href={next}>
        <Icon name="chevron" /> {t("ui-puzzle-next")}
      </a>
      <button type="button" class={`btn${more}`} onClick={() => void table.again()}>
        <Icon name="undo" /> {t("ui-puzzle-again")}
      </button>
    </>
  );
}

/** Before the answer is known: what kind of puzzle it is, what was wrong about the last try, and what helps. */
function Hints({ table }: { table: Solving }) {
  const verdict = table.verdict.value;
  const reasons = verdict?.why.filter(({ event }) => has(event)) ?? [];
  return (
    <>
      <h2>
        <Icon name="star" /> {t("ui-puzzle-find")}
      </h2>
      {verdict?.act ? (
        <div class="whynot">
          <h3>
            <Icon name="close" /> {actText(table.play.id, verdict.act)}
          </h3>
          <p>{behind(verdict)}</p>
          {reasons.length > 0 && (
            <details>
              <summary>{t("ui-puzzle-hint")}</summary>
              <p>{t("ui-puzzle-hint-about")}</p>
              <ul>
                {reasons.map((event, n) => (
                  <li key={n}>{eventText(event)}</li>
                ))}
              </ul>
            </details>
          )}
        </div>
      ) : (
        <p>{t("ui-puzzle-known")}</p>
      )}
      <p>
        <b>{about(table.puzzle)}</b> <span class="soft">{t(`ui-puzzle-theme-${table.puzzle.theme}-about`)}</span>
      </p>
      <p>
        <button type="button" class="btn small" onClick={() => void table.giveUp()}>
          <Icon name="eye" /> {t("ui-puzzle-give-up")}
        </button>
      </p>
    </>
  );
}

/** How far an act is behind the best one, as far as the searches have looked at it. */
function behind({ chance, most, margin }: Verdict): string {
  if (chance === null) return t("ui-puzzle-behind-far", { most: percent(most), margin: percent(margin) });
  return t("ui-puzzle-behind", { chance: percent(chance), most: percent(most) });
}

function Answer({ table, verdict, best }: { table: Solving; verdict: Verdict; best: string }) {
  const act = actText(table.play.id, best);
  const second = verdict.others[0];
  const gain = percent(verdict.most) - percent(second?.chance ?? 0); // as the list below shows them
  const reasons = (second?.why ?? []).filter(({ event }) => has(event));
  return (
    <>
      <h2>
        <Icon name="check" /> {act}
      </h2>
      <p>{t("ui-puzzle-gain", { chance: percent(verdict.most), margin: gain })}</p>
      {verdict.then.length > 0 && (
        <p>{t("ui-puzzle-then", { acts: verdict.then.map((next) => actText(table.play.id, next)).join(" · ") })}</p>
      )}
      {reasons.length > 0 && (
        <>
          <p class="soft">{t("ui-puzzle-brings")}</p>
          <ol>
            {reasons.map((event, n) => (
              <li key={n}>{eventText(event)}</li>
            ))}
          </ol>
        </>
      )}
      <table>
        <caption>
          {t("ui-puzzle-others")} <span class="soft">{t("ui-puzzle-chance")}</span>
        </caption>
        <tbody>
          <Row act={act} chance={verdict.most} best />
          {verdict.others.map((other: Other) => (
            <Row key={other.act} act={actText(table.play.id, other.act)} chance={other.chance} />
          ))}
        </tbody>
      </table>
      <p class="soft">{t("ui-puzzle-proof")}</p>
      {verdict.right && <p class="soft">{t("ui-puzzle-tries", { count: table.tries.value })}</p>}
    </>
  );
}

function Row({ act, chance, best }: { act: string; chance: number; best?: boolean }) {
  return (
    <tr class={best ? "best" : ""}>
      <th scope="row">{act}</th>
      <td>
        <i style={{ width: `${Math.round(64 * chance)}px` }} /> <b>{percent(chance)}</b>
      </td>
    </tr>
  );
}
