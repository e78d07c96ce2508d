/** The lesson of the moment: a card that says one thing, a ring around what it is about, and then it waits. */
import { useEffect, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { t } from "./i18n";
import { Icon } from "./icon";
import { progressAt, setProgress } from "./learn";
import { persist } from "./persist";
import { prefixOf } from "./prompt";
import { narrow } from "./settings";
import type { Table } from "./store";
import type { Course, Lesson } from "./title";

const GAP = 14;
const FOLLOW = 200; // milliseconds between looks at where the thing is now

/** The lessons are fetched when somebody takes them. */
export function Coach({ table, open }: { table: Table; open: () => Promise<Course> }) {
  const course = useSignal<Course | null>(null);
  useEffect(
    () =>
      persist(async () => {
        course.value = await open();
      }),
    [open],
  );
  return course.value && <Lessons table={table} course={course.value} />;
}

function Lessons({ table, course }: { table: Table; course: Course }) {
  const learned = progressAt(table.id).value;
  const now = useSignal<string | null>(null);
  const there = table.state.value !== null && !table.message.value?.over;
  const open = course.lessons.filter(({ id }) => !learned?.includes(id));
  const moment = learned && there ? open.filter((lesson) => lesson.when(table)) : [];
  // a lesson stays until it is learned or its moment is gone; what comes up by the way goes first
  const lesson = moment.find(({ id }) => id === now.value) ?? moment.find(({ aside }) => aside) ?? moment[0] ?? null;
  const done = lesson?.done?.(table) ?? false;
  useEffect(() => {
    const before = open.find(({ id }) => id === now.value);
    if (before?.aside && before !== lesson) setProgress(table.id, [...(learned ?? []), before.id]); // its moment is gone
    now.value = lesson?.id ?? null;
    if (lesson && !lesson.done && table.news.value) table.show.held.value = true;
  }, [lesson?.id]);
  useEffect(() => {
    if (lesson && done) learn(lesson);
  }, [lesson?.id, done]);
  const learn = ({ id }: Lesson) => {
    setProgress(table.id, [...(learned ?? []), id]);
    table.show.release();
  };
  if (!learned) return null;
  const leave = () => {
    setProgress(table.id, null);
    table.show.release();
  };
  const counted = course.lessons.filter(({ aside }) => !aside);
  const number = lesson ? counted.indexOf(lesson) + 1 : 0;
  const name = number ? t("ui-learn-lesson", { number, count: counted.length }) : t("ui-learn-aside");
  return (
    <Card table={table} lesson={lesson} name={name}>
      <p class="text" aria-live="polite">
        {lesson && t(`ui-${prefixOf(table)}-learn-${lesson.id}`)}
      </p>
      {lesson && (
        <footer>
          <button type="button" class="btn small plain" onClick={leave}>
            {t("ui-learn-leave")}
          </button>
          {!lesson.done && (
            <button type="button" class="btn small primary" data-go-on onClick={() => learn(lesson)}>
              {t(lesson === counted.at(-1) ? "ui-learn-end" : "ui-learn-on")} <Icon name="chevron" />
            </button>
          )}
        </footer>
      )}
    </Card>
  );
}

interface CardProps {
  table: Table;
  lesson: Lesson | null;
  name: string;
  children: preact.ComponentChildren;
}

/** Stands beside what the lesson is about, and follows it. */
function Card({ table, lesson, name, children }: CardProps) {
  const card = useRef<HTMLElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!lesson) return;
    let first = true;
    const follow = () => {
      const thing = find(lesson.at(table));
      if (first) thing?.scrollIntoView({ block: "nearest", inline: "nearest" });
      first = false;
      if (card.current && ring.current) stand(card.current, ring.current, thing, lesson.beside ?? false);
    };
    follow();
    if (document.activeElement === document.body) card.current?.querySelector<HTMLElement>("[data-go-on]")?.focus();
    const timer = setInterval(follow, FOLLOW);
    addEventListener("resize", follow);
    addEventListener("scroll", follow, true);
    return () => {
      clearInterval(timer);
      removeEventListener("resize", follow);
      removeEventListener("scroll", follow, true);
    };
  }, [lesson?.id, narrow.value]);
  return (
    <>
      <div ref={ring} class={lesson ? "spot" : "spot none"} aria-hidden="true" />
      <section ref={card} class={lesson ? "coach" : "coach none"} aria-label={t("ui-learn")}>
        {lesson && (
          <h2>
            <Icon name="learn" /> {name}
          </h2>
        )}
        {children}
      </section>
    </>
  );
}

function find(selectors: string[]): Element | null {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0);
    if (found) return found;
  }
  return null;
}

/** Below what it points at, or above, or beside it: where there is room. */
function stand(card: HTMLElement, ring: HTMLElement, thing: Element | null, beside: boolean): void {
  const box = thing?.getBoundingClientRect();
  ring.classList.toggle("none", !box);
  const { offsetWidth: width, offsetHeight: height } = card;
  const [right, bottom] = [innerWidth - width - 8, innerHeight - height - (narrow.value ? 58 : 8)];
  if (!box) return place(card, right / 2, bottom / 2);
  place(ring, box.left - 5, box.top - 5);
  ring.style.width = `${box.width + 10}px`;
  ring.style.height = `${box.height + 10}px`;
  const across = box.left + box.width / 2 - width / 2;
  const down = box.top + box.height / 2 - height / 2;
  if (beside && box.right + 2 * GAP <= right) place(card, box.right + 2 * GAP, within(down, bottom));
  else if (box.bottom + GAP <= bottom) place(card, within(across, right), box.bottom + GAP);
  else if (box.top - GAP - height >= 8) place(card, within(across, right), box.top - GAP - height);
  else if (box.right + GAP <= right) place(card, box.right + GAP, within(down, bottom));
  else if (box.left - GAP - width >= 8) place(card, box.left - GAP - width, within(down, bottom));
  else place(card, within(across, right), bottom);
}

const within = (at: number, most: number): number => Math.max(8, Math.min(at, most));

function place(element: HTMLElement, left: number, top: number): void {
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
}
