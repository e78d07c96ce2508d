/** The page of a course: its lessons with what is done of them, and the guided first game. */
import { useEffect } from "preact/hooks";
import { Lost } from "../shell/app";
import { CARDS, cardName } from "../shell/cards";
import { t } from "../shell/i18n";
import { Icon } from "../shell/icon";
import { PUZZLES } from "../shell/labs";
import { lang } from "../shell/settings";
import { boxOf } from "../shell/shelf";
import { SiteBar } from "../shell/topbar";
import { courseOf, doneIn, goesOnWith, isDone, taskPath, type Lesson } from "./course";

export function CoursePage({ title }: { title: string }) {
  const lessons = courseOf(title);
  useEffect(() => {
    document.title = `${t("ui-course")}: ${cardName(title)} · Sandtable`;
  }, [title, lang.value]);
  if (!CARDS.some(({ id }) => id === title)) return <Lost />;
  const done = doneIn(title).value;
  const left = lessons?.filter((lesson) => !isDone(lesson, done));
  return (
    <>
      <SiteBar page="" />
      <main class="page course">
        <h1>
          {cardName(title)} <small>{t("ui-course")}</small>
        </h1>
        {lessons?.length !== 0 && (
          <p class="soft">{t(left?.length === 0 ? "ui-course-finished" : "ui-course-about")}</p>
        )}
        <p>
          {boxOf(title)?.guided.map(({ mode, label }) => (
            <a key={mode} class="btn" href={`/learn/${title}/${mode}`}>
              <Icon name="learn" /> {t(label)}
            </a>
          ))}
          <a class="btn" href={`/rulebook/${title}`}>
            <Icon name="diary" /> {t("core-ui-rulebook")}
          </a>
          {PUZZLES.includes(title) && (
            <a class="btn" href={`/puzzles/${title}`}>
              <Icon name="star" /> {t("ui-puzzles")}
            </a>
          )}
        </p>
        <ol>
          {lessons?.map((lesson) => (
            <LessonRow key={lesson.id} title={title} lesson={lesson} done={done} first={lesson === left?.[0]} />
          ))}
        </ol>
      </main>
    </>
  );
}

function LessonRow(props: { title: string; lesson: Lesson; done: ReadonlySet<string>; first: boolean }) {
  const { title, lesson, done, first } = props;
  const count = lesson.examples.length;
  const had = lesson.examples.filter((example) => done.has(example)).length;
  const ask = had === 0 ? "ui-begin" : had < count ? "ui-course-on" : "ui-course-again";
  return (
    <li class={had === count ? "done" : first ? "next" : ""}>
      <div>
        <h2>
          {lesson.name} {had === count && <Icon name="check" />}
        </h2>
        <p>{lesson.words}</p>
      </div>
      <span class="soft">{t("ui-course-had", { had, count })}</span>
      <a class={first ? "btn primary" : "btn"} href={taskPath(title, lesson.id, goesOnWith(lesson, done))}>
        {t(ask)}
        <span class="sr">: {lesson.name}</span>
      </a>
    </li>
  );
}
