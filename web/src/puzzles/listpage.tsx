/** The collection: for each title the puzzle of the day and how many were solved; for one title all of them by theme and difficulty. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Lost } from "../shell/app";
import { CARDS, cardName } from "../shell/cards";
import { t } from "../shell/i18n";
import { Icon } from "../shell/icon";
import { PUZZLES } from "../shell/labs";
import { Segments } from "../shell/segments";
import { lang } from "../shell/settings";
import { SiteBar } from "../shell/topbar";
import { HARDEST, following, ofDay, puzzlePath, puzzlesOf, solvedIn, today, type Info } from "./puzzles";
import { about } from "./solvepage";
import { Week } from "./week";

export function PuzzleList({ title }: { title: string | null }) {
  useEffect(() => {
    document.title = `${t("ui-puzzles")} · Sandtable`;
  }, [lang.value]);
  if (title !== null && !PUZZLES.includes(title)) return <Lost />;
  const shown = title === null ? PUZZLES : [title];
  return (
    <>
      <SiteBar page="puzzles" />
      <main class="page puzzles">
        <h1>
          {title === null ? t("ui-puzzles") : cardName(title)} {title !== null && <small>{t("ui-puzzles")}</small>}
        </h1>
        <p class="soft">{t("ui-puzzles-about")}</p>
        {shown.map((one) => (
          <OfTitle key={one} title={one} whole={title !== null} />
        ))}
      </main>
    </>
  );
}

function OfTitle({ title, whole }: { title: string; whole: boolean }) {
  const all = puzzlesOf(title);
  if (!all || (all.length === 0 && !whole)) return null;
  if (all.length === 0) return <p>{t("ui-puzzles-none")}</p>;
  const solved = solvedIn(title).value;
  const daily = ofDay(all, today());
  const next = following(all, daily.id, solved);
  const card = CARDS.find(({ id }) => id === title)!;
  return (
    <section class="of-title" aria-label={cardName(title)}>
      <header>
        <span class="em" style={{ background: card.colour }}>
          <Icon name={card.icon} />
        </span>
        <div>
          {!whole && (
            <h2>
              <a href={`/puzzles/${title}`}>{cardName(title)}</a>
            </h2>
          )}
          <p>
            <b>{t("ui-puzzle-daily")}</b> <span class="soft">{about(daily)}</span>
          </p>
          <p class="soft">{t("ui-puzzle-solved-of", { solved: solved.size, count: all.length })}</p>
        </div>
        <p class="go">
          <a class="btn primary" href={puzzlePath(title, daily.id)}>
            <Icon name={solved.has(daily.id) ? "check" : "play"} />{" "}
            {t(solved.has(daily.id) ? "ui-puzzle-daily-solved" : "ui-puzzle-daily-solve")}
            <span class="sr">: {cardName(title)}</span>
          </a>
          <a class="btn" href={puzzlePath(title, next.id)}>
            {t("ui-puzzle-next")}
            <span class="sr">: {cardName(title)}</span>
          </a>
        </p>
      </header>
      {whole && (
        <>
          <Week title={title} all={all} />
          <Collection title={title} all={all} solved={solved} />
        </>
      )}
    </section>
  );
}

interface CollectionProps {
  title: string;
  all: readonly Info[];
  solved: ReadonlyMap<string, number>;
}

const EVERY = "all";
const THEMES = ["win", "points", "later"];

function Collection({ title, all, solved }: CollectionProps) {
  const theme = useSignal(EVERY);
  const there = THEMES.filter((one) => all.some((puzzle) => puzzle.theme === one));
  return (
    <>
      <Segments
        name={t("ui-puzzle-theme")}
        values={[EVERY, ...there]}
        chosen={theme.value}
        word="ui-puzzle-theme"
        onChoose={(one) => (theme.value = one)}
      />
      {Array.from({ length: HARDEST }, (_, n) => (
        <Level key={n} title={title} all={all} theme={theme.value} difficulty={n + 1} solved={solved} />
      ))}
    </>
  );
}

interface LevelProps extends CollectionProps {
  theme: string;
  difficulty: number;
}

function Level({ title, all, theme, difficulty, solved }: LevelProps) {
  const those = all.filter((one) => one.difficulty === difficulty && (theme === EVERY || one.theme === theme));
  if (those.length === 0) return null;
  return (
    <section class="level" aria-labelledby={`level-${difficulty}`}>
      <h2 id={`level-${difficulty}`}>
        {t("ui-puzzle-difficulty", { difficulty, hardest: HARDEST })}{" "}
        <span class="soft">
          {t("ui-puzzle-solved-of", { solved: those.filter(({ id }) => solved.has(id)).length, count: those.length })}
        </span>
      </h2>
      <ol>
        {those.map((puzzle) => (
          <li key={puzzle.id}>
            <a class={solved.has(puzzle.id) ? "solved" : ""} href={puzzlePath(title, puzzle.id)}>
              <span class="sr">{t("ui-puzzle")} </span>
              {all.indexOf(puzzle) + 1}
              {solved.has(puzzle.id) && (
                <>
                  <Icon name="check" />
                  <span class="sr"> {t("ui-puzzle-solved")}</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
