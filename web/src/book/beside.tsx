/** What can be read and learned, beside the cards at home where the screen is large. */
import { useSignal } from "@preact/signals";
import { CARDS, cardName, type Card } from "../shell/cards";
import { t } from "../shell/i18n";
import { Icon } from "../shell/icon";
import { LABS, PUZZLES } from "../shell/labs";
import { go } from "../shell/router";
import { lang } from "../shell/settings";
import { bookPath, fullest, rulesWith } from "./allbooks";
import { courseOf, doneIn, isDone, onwards } from "./course";
import { Hits } from "./hits";
import { wordsOf } from "./search";

export function Beside() {
  return (
    <div class="shelf">
      <section aria-labelledby="learn">
        <h2 id="learn">{t("ui-learn")}</h2>
        <ul class="rows">
          {CARDS.map((card) => (
            <Learning key={card.id} card={card} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="daily">
        <h2 id="daily">
          {t("ui-puzzle-daily")}{" "}
          <a class="soft" href="/puzzles">
            {t("ui-puzzles")}
          </a>
        </h2>
        <ul class="rows">
          {CARDS.filter(({ id }) => PUZZLES.includes(id)).map((card) => (
            <li key={card.id}>
              <Emblem card={card} />
              <h3>{cardName(card.id)}</h3>
              <Onwards card={card} word="ui-begin" path={`/puzzles/${card.id}/today`} />
            </li>
          ))}
        </ul>
      </section>
      <Books />
    </div>
  );
}

const Emblem = ({ card }: { card: Card }) => (
  <span class="em" style={{ background: card.colour }}>
    <Icon name={card.icon} />
  </span>
);

const Onwards = ({ card, word, path }: { card: Card; word: string; path: string }) => (
  <a class="btn" href={path}>
    {t(word)}
    <span class="sr"> {cardName(card.id)}</span>
  </a>
);

/** A course with a bar for each of its lessons, darker when it is done. */
function Learning({ card }: { card: Card }) {
  const lessons = courseOf(card.id) ?? [];
  const done = doneIn(card.id).value;
  const had = lessons.filter((lesson) => isDone(lesson, done)).length;
  return (
    <li>
      <Emblem card={card} />
      <div>
        <h3>{cardName(card.id)}</h3>
        {lessons.length > 0 && (
          <p class="soft lessons">
            {t("ui-course-lessons", { had, count: lessons.length })}
            <span class="bars" aria-hidden="true">
              {lessons.map((lesson) => (
                <span key={lesson.id} class={isDone(lesson, done) ? "had" : ""} />
              ))}
            </span>
          </p>
        )}
      </div>
      <Onwards card={card} {...onwards(card.id, lessons, done, PUZZLES.includes(card.id))} />
    </li>
  );
}

/** Every book with how many of its rules have the words looked for; Enter opens the one with the most. */
function Books() {
  const words = useSignal("");
  const wanted = wordsOf(words.value, lang.value);
  const counts = new Map(CARDS.map(({ id }) => [id, wanted.length ? rulesWith(id, wanted) : undefined]));
  const best = fullest(counts);
  const open = (event: Event) => {
    event.preventDefault();
    if (wanted.length > 0 && best) go(bookPath(best, words.value));
  };
  return (
    <section aria-labelledby="books">
      <h2 id="books">{t("ui-rulebooks")}</h2>
      <div class="rows">
        <form class="find" role="search" onSubmit={open}>
          <Icon name="inspect" />
          <input
            type="search"
            aria-label={t("ui-search-all")}
            placeholder={t("ui-search-all")}
            value={words.value}
            onInput={(event) => (words.value = event.currentTarget.value)}
          />
        </form>
        <p class={best ? "sr" : "soft"} role="status">
          {!best && t("ui-search-nothing")}
        </p>
        <ul class="books">
          {CARDS.map(({ id }) => (
            <li key={id}>
              <a href={bookPath(id, words.value)}>
                <Icon name="diary" /> {cardName(id)}
                <Hits count={counts.get(id)} />
              </a>
            </li>
          ))}
          {Object.values(LABS).map(({ address, name }) => (
            <li key={address}>
              <a href={address}>
                <Icon name="die-6" /> {t(name)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
