/** Our rulebook of a title: searchable, every rule with an address of its own. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "./i18n";
import { Icon } from "./icon";
import { rulebook, type Chapter } from "./rules";
import { lang } from "./settings";
import { SiteBar } from "./topbar";

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

function found(chapters: Chapter[], words: string): Chapter[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return chapters;
  return chapters.flatMap((chapter) => {
    const rules = chapter.rules.filter((rule) => {
      const text = plain(`${rule.id} ${chapter.heading} ${rule.text}`);
      return wanted.every((word) => text.includes(word));
    });
    return rules.length ? [{ ...chapter, rules }] : [];
  });
}

export function RulebookPage({ title, rule }: { title: string; rule: string | null }) {
  const words = useSignal("");
  const book = rulebook(title);
  const core = rulebook("");
  const there = book !== undefined && core !== undefined;
  useEffect(() => {
    document.title = `${t("core-ui-rulebook")} · Sandtable`;
    if (!rule || !there) return undefined;
    let left = false;
    const show = () => {
      if (!left) document.getElementById(rule)?.scrollIntoView({ block: "center" });
    };
    show();
    void document.fonts.ready.then(show); // other letters move all that stands above
    return () => (left = true);
  }, [rule, there, lang.value]);
  const chapters = there ? found([...book.chapters, ...core.chapters], words.value) : []; // whole or not at all
  return (
    <>
      <SiteBar page="rulebook" />
      <main class="page rules">
        <header>
          <h1>{book?.name}</h1>
          <label class="find">
            <Icon name="inspect" />
            <span class="sr">{t("ui-search")}</span>
            <input
              type="search"
              placeholder={t("ui-search")}
              value={words.value}
              onInput={(event) => (words.value = event.currentTarget.value)}
            />
          </label>
        </header>
        <nav aria-label={t("ui-chapters")}>
          <ul>
            {chapters.map((chapter) => (
              <li key={chapter.id}>
                <a href={`#${chapter.id}`}>{chapter.heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {there && chapters.length === 0 && <p class="soft">{t("ui-search-nothing")}</p>}
          {chapters.map((chapter) => (
            <section key={chapter.id} aria-labelledby={chapter.id}>
              <h2 id={chapter.id}>{chapter.heading}</h2>
              <dl>
                {chapter.rules.map((one) => (
                  <div key={one.id} id={one.id} class={one.id === rule ? "rule wanted" : "rule"}>
                    <dt>
                      <a href={`#${one.id}`}>{one.id}</a>
                    </dt>
                    <dd>{one.text}</dd>
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
