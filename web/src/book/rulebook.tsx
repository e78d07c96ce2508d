/** Our rulebook of a title: what it is about and what lies on the table, then its rules, searchable, each with an address. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { CARDS, cardName } from "../shell/cards";
import { t } from "../shell/i18n";
import { Icon } from "../shell/icon";
import { go } from "../shell/router";
import { rulebook } from "../shell/rules";
import { lang, narrow } from "../shell/settings";
import { SiteBar } from "../shell/topbar";
import { examplesOf, tryPath, type Example } from "../shell/examples";
import { bookPath, rulesWith } from "./allbooks";
import { Hits } from "./hits";
import { Parts } from "./parts";
import { Picture } from "./picture";
import { found, places, termsIn, wordsOf, type Wanted } from "./search";

export function RulebookPage({ title, rule, words }: { title: string; rule: string | null; words: string }) {
  const book = rulebook(title);
  const core = rulebook("");
  const there = book !== undefined && core !== undefined;
  const examples = examplesOf(title);
  useEffect(() => {
    document.title = `${cardName(title)}: ${t("core-ui-rulebook")} · Sandtable`;
    if (!rule || !there) return undefined;
    let left = false;
    const show = () => {
      if (!left) document.getElementById(rule)?.scrollIntoView({ block: "center" });
    };
    show();
    void document.fonts.ready.then(show); // other letters move all that stands above
    return () => (left = true);
  }, [rule, there, examples, title, lang.value]); // pictures need room
  const wanted = wordsOf(words, lang.value);
  const chapters = there ? found([...book.chapters, ...core.chapters], wanted, lang.value) : []; // whole or not at all
  const count = chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0);
  return (
    <>
      <SiteBar page="rulebook" />
      <main class="page rules">
        <Opening title={title} small={wanted.length > 0} />
        <aside>
          <label class="find">
            <Icon name="inspect" />
            <span class="sr">{t("ui-search")}</span>
            <input
              type="search"
              placeholder={t("ui-search")}
              value={words}
              onInput={(event) => go(bookPath(title, event.currentTarget.value) + location.hash, true)}
            />
          </label>
          <p class="soft" role="status">
            {wanted.length > 0 && there && t(count ? "ui-search-found" : "ui-search-nothing", { count })}
          </p>
          <details open={!narrow.value}>
            <summary>{t("ui-chapters")}</summary>
            <nav aria-label={t("ui-chapters")}>
              <ul>
                {chapters.map((chapter) => (
                  <li key={chapter.id} class={chapter.rules.length ? "" : "part"}>
                    <a href={`#${chapter.id}`}>{chapter.heading}</a>
                  </li>
                ))}
              </ul>
            </nav>
          </details>
          <a class="printed" href={`/summary/${title}`}>
            <Icon name="diary" /> {t("ui-summary")}
          </a>
          <nav class="others" aria-label={t("ui-rulebooks")}>
            <h2>{t("ui-rulebooks")}</h2>
            <ul>
              {CARDS.map(({ id }) => (
                <li key={id}>
                  <a href={bookPath(id, words)} {...(id === title ? { "aria-current": "page" as const } : {})}>
                    {cardName(id)}
                    {wanted.length > 0 && <Hits count={rulesWith(id, wanted)} />}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </aside>
        <div class="text">
          {chapters.map((chapter) => (
            <section key={chapter.id} aria-labelledby={chapter.id}>
              <h2 id={chapter.id}>{chapter.heading}</h2>
              <dl>
                {chapter.rules.map((one) => (
                  <div key={one.id} id={one.id} class={one.id === rule ? "rule wanted" : "rule"}>
                    <dt>
                      <a href={`#${one.id}`}>{one.id}</a>
                    </dt>
                    <dd>
                      <p>
                        {wanted.length ? (
                          <Marked text={one.text} words={wanted} />
                        ) : (
                          <Explained text={one.text} terms={without(book?.terms, one.id)} byId={book?.byId} />
                        )}
                      </p>
                      <Shown title={title} examples={shownWith(one.id, examples ?? [])} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </main>
    </>
  );
}

function Shown({ title, examples }: { title: string; examples: readonly Example[] }) {
  if (examples.length === 0) return null;
  return (
    <div class={examples.length > 1 ? "examples several" : "examples"}>
      {examples.map((example) => (
        <a key={example.id} class="example" href={tryPath(title, example.id)}>
          <Picture title={title} example={example} />
          <span>
            {example.words}{" "}
            <b>
              <Icon name="play" />
              {t("ui-try")}
            </b>
          </span>
        </a>
      ))}
    </div>
  );
}

/** The examples that are about a rule above all; where there is none, one that shows it too. */
function shownWith(rule: string, examples: readonly Example[]): readonly Example[] {
  const about = examples.filter(({ rules }) => rules[0] === rule);
  return about.length ? about : examples.filter(({ rules }) => rules.includes(rule)).slice(0, 1);
}

/** Words and pictures first; whoever searches has no need of them. */
function Opening({ title, small }: { title: string; small: boolean }) {
  const card = CARDS.find(({ id }) => id === title);
  return (
    <header class={small ? "opening small" : "opening"}>
      {card && !small && <img src={card.art} alt="" width="320" height="250" />}
      <div>
        <h1>{cardName(title)}</h1>
        {card && !small && (
          <>
            <p>{t(`ui-book-${title}`)}</p>
            <Parts title={title} />
          </>
        )}
      </div>
    </header>
  );
}

/** The terms that a rule uses; its own is explained by the rule itself. */
const without = (terms: ReadonlyMap<string, string> | undefined, rule: string): ReadonlyMap<string, string> =>
  new Map([...(terms ?? [])].filter(([, explains]) => explains !== rule));

/** A rule whose terms tell what they mean when they are touched. */
function Explained(props: {
  text: string;
  terms: ReadonlyMap<string, string>;
  byId: ReadonlyMap<string, string> | undefined;
}) {
  const { text, terms, byId } = props;
  const shown = useSignal<string | null>(null);
  const found = useMemo(() => termsIn(text, terms, lang.value), [text, terms.size, lang.value]);
  const parts: ComponentChildren[] = [];
  let end = 0;
  for (const [from, to, rule] of found) {
    const open = shown.value === rule;
    parts.push(
      text.slice(end, from),
      <button
        key={from}
        type="button"
        class="term"
        aria-expanded={open}
        onClick={() => (shown.value = open ? null : rule)}
      >
        {text.slice(from, to)}
      </button>,
    );
    end = to;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
      {shown.value && (
        <span class="meaning" role="note">
          {byId?.get(shown.value)} <a href={`#${shown.value}`}>{shown.value}</a>
        </span>
      )}
    </>
  );
}

function Marked({ text, words }: { text: string; words: readonly Wanted[] }) {
  const parts: ComponentChildren[] = [];
  let end = 0;
  for (const [from, to] of places(text, words, lang.value)) {
    parts.push(text.slice(end, from), <mark key={from}>{text.slice(from, to)}</mark>);
    end = to;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
