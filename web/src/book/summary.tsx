/** The rules that are looked up most while playing, on two pages of paper. */
import { useEffect } from "preact/hooks";
import blitzkrieg from "../../../sandtable/games/blitzkrieg/rulebook/summary.json";
import globalwar from "../../../sandtable/games/globalwar/rulebook/summary.json";
import legie from "../../../sandtable/games/legie/rulebook/summary.json";
import quartermaster from "../../../sandtable/games/quartermaster/rulebook/summary.json";
import { Lost } from "../shell/app";
import { cardName } from "../shell/cards";
import { t } from "../shell/i18n";
import { Icon } from "../shell/icon";
import { rulebook } from "../shell/rules";
import { lang } from "../shell/settings";
import { SiteBar } from "../shell/topbar";
import { Parts } from "./parts";

/** Chapters by title, in the order in which a game asks for them. */
const CHAPTERS: Readonly<Record<string, readonly string[]>> = { blitzkrieg, globalwar, legie, quartermaster };

export function SummaryPage({ title }: { title: string }) {
  const wanted = CHAPTERS[title];
  const chapters = new Map(rulebook(title)?.chapters.map((chapter) => [chapter.id, chapter]));
  useEffect(() => {
    document.title = `${t("ui-summary-name", { title: cardName(title) })} · Sandtable`;
  }, [title, lang.value]);
  if (!wanted) return <Lost />;
  return (
    <>
      <SiteBar page="rulebook" />
      <main class="page summary">
        <header>
          <h1>{t("ui-summary-name", { title: cardName(title) })}</h1>
          <button type="button" class="btn primary" onClick={() => print()}>
            <Icon name="diary" /> {t("ui-summary-print")}
          </button>
          <a class="btn" href={`/rulebook/${title}`}>
            {t("core-ui-rulebook")}
          </a>
        </header>
        <Parts title={title} />
        <div class="columns">
          {wanted.map((id) => {
            const chapter = chapters.get(id);
            const around = chapters.get(id.slice(0, id.lastIndexOf(".")));
            return (
              chapter && (
                <section key={id} aria-labelledby={id}>
                  <h2 id={id}>
                    {around && <small>{around.heading}</small>} {chapter.heading}
                  </h2>
                  <ul>
                    {chapter.rules.map((rule) => (
                      <li key={rule.id}>{rule.text}</li>
                    ))}
                  </ul>
                </section>
              )
            );
          })}
        </div>
      </main>
    </>
  );
}
