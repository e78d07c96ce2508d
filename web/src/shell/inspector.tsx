/** What am I pointing at, what would it bring, and why not. */
import { actText, has, refusalText, t } from "./i18n";
import { refusedBy, tryPath } from "./examples";
import { Icon } from "./icon";
import type { Refusal } from "./protocol";
import { ruleLink, ruleText } from "./rules";
import { AlwaysUse, AskAbout } from "./standing";
import type { Table } from "./store";

export function RuleQuote({ title, rule }: { title: string; rule: string }) {
  const text = ruleText(rule);
  return (
    <p class="quote">
      {text}{" "}
      <a href={ruleLink(title, rule)} target="_blank" rel="noopener">
        {t("ui-rule")}
      </a>
    </p>
  );
}

export function WhyNot({ table, refusal }: { table: Table; refusal: Refusal }) {
  const title = table.play.id;
  const example = refusedBy(title, refusal.rule);
  const shown = example && tryPath(title, example.id);
  return (
    <div class="whynot">
      <h3>
        <Icon name="lock" /> {t("core-ui-why-not")}
      </h3>
      <p>{has(refusal.message) ? refusalText(refusal) : refusal.message}</p>
      <RuleQuote title={title} rule={refusal.rule} />
      {shown && shown !== location.pathname && (
        <p>
          <a href={shown} target="_blank" rel="noopener">
            {t("ui-rule-example")}
          </a>
        </p>
      )}
      <details class="whence">
        <summary>{refusal.rule}</summary>
        <p>
          {t("ui-rule-book")}{" "}
          <a href={ruleLink(title, refusal.rule)} target="_blank" rel="noopener">
            {refusal.rule}
          </a>
        </p>
        <p>
          {t("ui-rule-code")} <code>sandtable rule {refusal.rule}</code>
        </p>
      </details>
    </div>
  );
}

/** What one may do with a thing at any time, though nothing glows for it. */
function FreeActs({ table, noun }: { table: Table; noun: string }) {
  const acts = table.free.value.filter((act) => act.nouns.includes(noun));
  if (acts.length === 0) return null;
  return (
    <p class="free">
      {acts.map((act) => (
        <button key={act.text} type="button" class="btn small" onClick={() => table.choices.pick(act)}>
          {actText(table.play.id, act.text)}
        </button>
      ))}
    </p>
  );
}

export function InspectorPanel({ table }: { table: Table }) {
  const { Inspector, Preview, Idle } = table.play;
  const noun = table.inspected.value;
  const preview = table.preview.value;
  const refusal = table.refusal.value;
  return (
    <section
      class={noun || refusal ? "panel insp" : "panel insp idle"}
      data-drawer="inspect"
      aria-label={t("ui-inspector")}
      tabIndex={noun ? 0 : -1}
    >
      {noun ? (
        <Inspector table={table} noun={noun} />
      ) : (
        <>
          <h2>
            <Icon name="inspect" /> {t("ui-inspector")}
          </h2>
          {Idle && table.shownLines.value.length > 0 ? (
            <Idle table={table} />
          ) : (
            <p class="soft">{t("ui-inspector-empty")}</p>
          )}
        </>
      )}
      {noun && <FreeActs table={table} noun={noun} />}
      {noun && <AlwaysUse table={table} noun={noun} />}
      {noun && <AskAbout table={table} noun={noun} />}
      {preview && <Preview table={table} events={preview.events} />}
      {refusal && <WhyNot table={table} refusal={refusal} />}
    </section>
  );
}
