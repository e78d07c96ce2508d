/** Parts that the desks share: discs of nations, gauges of income, dice, rules, and what was refused. */
import type { ComponentChildren } from "preact";
import { capital, has, noun, refusalText, t } from "../../../shell/i18n";
import { Icon } from "../../../shell/icon";
import { ruleLink, ruleText } from "../../../shell/rules";
import type { Table } from "../../../shell/store";
import { Emblem } from "../counters";
import { emblem, look, nationOf, TITLE } from "../data";
import { allianceOf, position } from "../state";

/** Nations without an emblem have a code of two letters. */
const CODES: Record<string, string> = {
  "free-france": "FF",
  "vichy-france": "VF",
  abyssinia: "ET",
  afghanistan: "AF",
  albania: "AL",
  argentina: "AR",
  austria: "AT",
  belgium: "BE",
  bolivia: "BO",
  brazil: "BR",
  bulgaria: "BG",
  "central-america": "CA",
  chile: "CL",
  colombia: "CO",
  cuba: "CU",
  czechoslovakia: "CS",
  dadao: "DD",
  denmark: "DK",
  ecuador: "EC",
  estonia: "EE",
  finland: "FI",
  greece: "GR",
  hispaniola: "HA",
  hungary: "HU",
  iceland: "IS",
  iran: "IR",
  iraq: "IQ",
  ireland: "IE",
  latvia: "LV",
  liberia: "LR",
  lithuania: "LT",
  mexico: "MX",
  mongolia: "MN",
  nepal: "NP",
  netherlands: "NL",
  norway: "NO",
  paraguay: "PY",
  peru: "PE",
  poland: "PL",
  portugal: "PT",
  romania: "RO",
  "saudi-arabia": "SA",
  siam: "TH",
  "spanish-nationalists": "ES",
  "spanish-republicans": "ER",
  sweden: "SE",
  switzerland: "CH",
  "tannu-tuva": "TT",
  tibet: "TI",
  turkey: "TR",
  uruguay: "UY",
  venezuela: "VE",
  yemen: "YE",
  yugoslavia: "YU",
  "warlord-kwangsi": "KW",
  "warlord-ma": "MA",
  "warlord-meng": "ME",
  "warlord-shanxi": "SX",
  "warlord-sikang": "SK",
  "warlord-sinkiang": "SI",
  "warlord-yunnan": "YN",
};

export function Disc({ nation, class: extra = "" }: { nation: string; class?: string }) {
  const code = CODES[nation];
  const heir = nation === "free-france" ? "free" : nation === "vichy-france" ? "vichy" : "";
  if (!code || (!heir && emblem(nation) !== "nat-neutral")) return <Emblem nation={nation} class={extra} />;
  return (
    <span class={`em code ${heir || look(nation)} ${extra}`} aria-hidden="true">
      {code}
    </span>
  );
}

/** A name as it stands alone. */
export const named = (id: string): string => capital(noun(TITLE, id));

/** The same in a narrow place. */
export const short = (nation: string): string =>
  has(`ui-gw-desk-short-${nation}`) ? t(`ui-gw-desk-short-${nation}`) : named(nation);

/** The class that colours what belongs to an alliance. */
export const sideOf = (table: Table, nation: string): string => {
  const state = table.state.value;
  return state ? allianceOf(position(state), nation) : nationOf(nation).alliance;
};

/** Dice of a nation, as players write them: 2D12. */
export function diceText(dice: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const sides of dice) counts.set(sides, (counts.get(sides) ?? 0) + 1);
  return [...counts].map(([sides, count]) => t("ui-gw-desk-dice", { count, sides })).join(" + ");
}

/** Income on its way: filled is what is, hatched what may come, a tick what war needs, the end full production. */
export function Gauge(props: { income: number; may?: number; war: number; full: number; side: string }) {
  const { income, may = 0, war, full, side } = props;
  const end = Math.max(1, full, income, war);
  const share = (ipp: number) => `${(100 * Math.min(end, ipp)) / end}%`;
  return (
    <span class={`gauge ${side}`} aria-hidden="true">
      <i style={{ width: share(income) }} />
      {may > 0 && <u style={{ left: share(income), width: `calc(${share(income + may)} - ${share(income)})` }} />}
      {war > 0 && <s style={{ left: `calc(${share(war)} - 2px)` }} />}
    </span>
  );
}

/** The number of a rule, which leads to its text. */
export function RuleTag({ rule }: { rule: string }) {
  return (
    <a class="rn" href={ruleLink(TITLE, rule)} target="_blank" rel="noreferrer" title={ruleText(rule) ?? rule}>
      {rule.replace(/^gw\./, "")}
    </a>
  );
}

/** Rules in their own words. */
export function Rules({ rules }: { rules: readonly string[] }) {
  return (
    <ul class="clauses">
      {rules.map((rule) => (
        <li key={rule}>
          <span>{ruleText(rule) ?? ""}</span> <RuleTag rule={rule} />
        </li>
      ))}
    </ul>
  );
}

export function Panel(props: {
  icon: string;
  name: string;
  note?: ComponentChildren;
  class?: string;
  children: ComponentChildren;
}) {
  return (
    <section class={`panel ${props.class ?? ""}`} aria-label={props.name}>
      <h3>
        <Icon name={props.icon} /> {props.name}
        {props.note !== undefined && <span class="soft">{props.note}</span>}
      </h3>
      {props.children}
    </section>
  );
}

/** What the rules did not allow. The bar of the table lies under the desk. */
export function Refused({ table }: { table: Table }) {
  const refusal = table.refusal.value;
  return (
    <p class="refused" role="status">
      {refusal && (
        <>
          <Icon name="lock" /> {refusalText(refusal)} <RuleTag rule={refusal.rule} />
        </>
      )}
    </p>
  );
}

/** Pages of a desk that a narrow window shows one at a time. */
export function Leaves<T extends string>(props: {
  leaves: readonly { id: T; icon: string; label: string }[];
  chosen: T;
  onChoose: (leaf: T) => void;
}) {
  return (
    <nav class="leaves" aria-label={t("ui-gw-desk-pages")}>
      {props.leaves.map(({ id, icon, label }) => (
        <button
          key={id}
          type="button"
          {...(props.chosen === id ? { "aria-current": "true" as const } : {})}
          onClick={() => props.onChoose(id)}
        >
          <Icon name={icon} /> {label}
        </button>
      ))}
    </nav>
  );
}
