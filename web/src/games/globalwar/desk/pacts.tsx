/** Pacts: on offer, in force or to be had; they are offered, accepted, taken back and broken at any time. */
import { useState } from "preact/hooks";
import type { Act } from "../../../shell/choices";
import { t } from "../../../shell/i18n";
import { Icon } from "../../../shell/icon";
import { nameOf } from "../../../shell/prompt";
import { ruleText } from "../../../shell/rules";
import type { Table } from "../../../shell/store";
import { dateText } from "../calendar";
import { seatOf } from "../state";
import { Disc, named, Panel, Rules } from "./parts";
import { pactsOf, type Pact } from "./told";

const ICONS: Record<string, string> = {
  sign: "check",
  decline: "close",
  offer: "pact",
  withdraw: "undo",
  break: "cut",
};
const ORDER = ["sign", "decline", "offer", "withdraw", "break"];

export function Pacts({ table, mine }: { table: Table; mine: ReadonlySet<string> }) {
  const weight = (one: Pact) => (isForMe(one, mine) ? 0 : one.stands === "ended" ? 2 : 1);
  const pacts = pactsOf(table).sort((a, b) => weight(a) - weight(b));
  return (
    <Panel icon="pact" name={t("ui-gw-desk-pacts")} note={t("ui-gw-desk-any-time")} class="pacts">
      {pacts.length === 0 && <p class="soft">{t("ui-gw-desk-no-pacts")}</p>}
      {pacts.map((pact) => (
        <Card key={pact.pact} table={table} pact={pact} mine={mine} />
      ))}
    </Panel>
  );
}

const isForMe = ({ stands, by, parties }: Pact, mine: ReadonlySet<string>): boolean =>
  stands === "offered" && !mine.has(by ?? "") && parties.some((one) => mine.has(one));

function Card({ table, pact, mine }: { table: Table; pact: Pact; mine: ReadonlySet<string> }) {
  const [breaking, ask] = useState(false);
  const { pact: id, parties, fee = 0, forbids = [], brings = [], stands } = pact;
  const acts = [...table.free.value, ...table.acts.value]
    .filter(({ verb, nouns }) => ORDER.includes(verb) && nouns[1] === id)
    .sort((a, b) => ORDER.indexOf(a.verb) - ORDER.indexOf(b.verb));
  const does = (act: Act) => {
    if (act.verb === "break" && !breaking) return ask(true);
    ask(false);
    void table.act(act.text);
  };
  const forMe = isForMe(pact, mine);
  const classes = ["pactc", stands, forMe && "forme", stands === "offered" && mine.has(pact.by ?? "") && "mine"];
  return (
    <article class={classes.filter(Boolean).join(" ")} aria-label={named(id)}>
      <header>
        {parties.map((nation) => (
          <Disc key={nation} nation={nation} />
        ))}
        <h4>{named(id)}</h4>
        <span class="state">{standText(table, pact, mine)}</span>
      </header>
      <p>{t(`ui-gw-desk-pact-${id}`)}</p>
      {stands === "closed" && pact.rule && <p class="soft">{ruleText(pact.rule)}</p>}
      {forbids.length + brings.length > 0 && (
        <details>
          <summary>{t("ui-gw-desk-terms")}</summary>
          {brings.length > 0 && <Rules rules={brings} />}
          {forbids.length > 0 && <Rules rules={forbids} />}
        </details>
      )}
      {breaking && <p class="fee">{t("ui-gw-desk-break-price", { fee })}</p>}
      {acts.length > 0 && (
        <p class="acts">
          {acts.map((act) => (
            <button
              key={act.text}
              type="button"
              class={act.verb === "sign" ? "btn primary" : "btn"}
              disabled={table.sending.value !== null}
              onClick={() => does(act)}
            >
              <Icon name={ICONS[act.verb]!} />
              {t(`ui-gw-desk-${act.verb}${act.verb === "break" && breaking ? "-now" : ""}`)}
            </button>
          ))}
          {breaking && (
            <button type="button" class="btn" onClick={() => ask(false)}>
              <Icon name="undo" /> {t("ui-gw-desk-keep")}
            </button>
          )}
        </p>
      )}
    </article>
  );
}

function standText(table: Table, { stands, by, parties, since }: Pact, mine: ReadonlySet<string>): string {
  const person = (nation: string) => nameOf(table, seatOf(table, nation));
  if (stands === "offered" && by) {
    const other = parties.find((one) => one !== by)!;
    if (mine.has(by)) return t("ui-gw-desk-waits-for", { name: person(other) });
    if (mine.has(other)) return t("ui-gw-desk-offers", { name: person(by) });
    return t("ui-gw-desk-asks", { name: named(by), other: named(other) });
  }
  if (stands === "closed" && since) return t("ui-gw-desk-since", { date: dateText(since) });
  return t(`ui-gw-desk-stands-${stands}`);
}
