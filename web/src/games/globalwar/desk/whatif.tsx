/** If one attacks another: who answers with what, before anything is done, without and with the pact on offer. */
import { useEffect } from "preact/hooks";
import { refusalText, t } from "../../../shell/i18n";
import { Icon } from "../../../shell/icon";
import { ruleText } from "../../../shell/rules";
import type { Table } from "../../../shell/store";
import { allianceOf, position, type Position } from "../state";
import { useFacts } from "./asking";
import { diceText, Disc, Gauge, named, Panel, RuleTag, sideOf } from "./parts";
import type { AnswerTold, Attack, PoliticsTold, Targets } from "./told";

interface Props {
  table: Table;
  told: PoliticsTold;
  mine: ReadonlySet<string>;
  who: string;
  whom: string;
  onLook: (who: string, whom: string) => void;
}

const CHIPS = 6;

export function WhatIf({ table, told, mine, who, whom, onLook }: Props) {
  const targets = useFacts<Targets>(table, ["targets", who]);
  const worth = new Map(told.minors.map(({ nation, ipp }) => [nation, ipp]));
  const near = [...(targets?.near ?? [])].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
  const may = told.powers.find(({ nation }) => nation === who)?.may ?? [];
  const powers = [...(targets?.powers ?? [])].sort((a, b) => Number(may.includes(b)) - Number(may.includes(a)));
  const all = targets ? [...powers, ...near, ...targets.rest] : [];
  const target = whom || (near[0] ?? powers[0] ?? "");
  const attack = useFacts<Attack>(table, target ? ["attack", who, target] : null);
  useEffect(() => {
    if (target && target !== whom) onLook(who, target);
  }, [target, whom]);
  const likely = [...near.slice(0, CHIPS - Math.min(powers.length, CHIPS / 2)), ...powers].slice(0, CHIPS);
  const chips = likely.includes(target) || !target ? likely : [target, ...likely.slice(1)];
  const rest = all.filter((one) => !chips.includes(one));
  return (
    <Panel
      icon="war"
      name={t("ui-gw-desk-if", { who, whom: target || "none" })}
      note={t("ui-gw-desk-nothing-done")}
      class="what"
    >
      <div class="pick" role="group" aria-label={t("ui-gw-desk-whom")}>
        <label class="chip">
          <Disc nation={who} class="sm" />
          <span class="sr">{t("ui-gw-desk-attacker")}</span>
          <select value={who} onChange={({ currentTarget }) => onLook(currentTarget.value, "")}>
            {told.powers.map(({ nation }) => (
              <option key={nation} value={nation}>
                {t("ui-gw-desk-as", { nation, mine: mine.has(nation) ? "yes" : "no" })}
              </option>
            ))}
          </select>
        </label>
        {chips.map((nation) => (
          <button
            key={nation}
            type="button"
            class="chip"
            aria-pressed={nation === target}
            onClick={() => onLook(who, nation)}
          >
            <Disc nation={nation} class="sm" /> {named(nation)}
          </button>
        ))}
        {rest.length > 0 && (
          <label class="chip">
            <span class="sr">{t("ui-gw-desk-others")}</span>
            <select value="" onChange={({ currentTarget }) => currentTarget.value && onLook(who, currentTarget.value)}>
              <option value="">{t("ui-gw-desk-others")}</option>
              {rest
                .map((id) => ({ id, name: named(id) }))
                .sort((a, b) => a.name.localeCompare(b.name))
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </select>
          </label>
        )}
      </div>
      {attack && <Cascade table={table} attack={attack} />}
      {attack && <Also table={table} attack={attack} mine={mine} who={who} whom={target} />}
    </Panel>
  );
}

/** Every power that answers, in a row: its income, its dice, its chance to enter the war. */
function Cascade({ table, attack }: { table: Table; attack: Attack }) {
  const { answers = [], pact, then } = attack;
  const without = new Map(answers.map((one) => [one.nation, one]));
  const withPact = new Map((then?.answers ?? []).map((one) => [one.nation, one]));
  const nations = [...new Set([...without.keys(), ...withPact.keys()])];
  if (nations.length === 0) return <p class="soft quietly">{t("ui-gw-desk-nobody-answers")}</p>;
  return (
    <table class="casc">
      <thead>
        <tr>
          <th scope="col">{t("ui-gw-desk-answers")}</th>
          <th scope="col">{t("ui-gw-income")}</th>
          <th scope="col">{t("ui-gw-desk-rolls")}</th>
          <th scope="col" class="pc">
            {t("ui-gw-desk-may-enter")}
          </th>
          {pact && (
            <th scope="col" class="pc alt">
              {t("ui-gw-desk-with-pact")}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {nations.map((nation) => {
          const one = without.get(nation) ?? withPact.get(nation)!;
          const other = withPact.get(nation);
          const gain = without.has(nation) ? gainText(one) : t("ui-gw-desk-no-roll");
          const changed = pact && without.has(nation) && gainText(one) !== (other ? gainText(other) : "");
          return (
            <tr key={nation}>
              <th scope="row">
                <Disc nation={nation} />
                <span>
                  {named(nation)}
                  <small class="note">
                    {changed
                      ? t("ui-gw-desk-gain-with-pact", { gain: other ? gainText(other) : t("ui-gw-desk-no-roll") })
                      : noteText(one)}
                  </small>
                  <small class="rolled">{gain}</small>
                </span>
              </th>
              <td class="gg">
                <Gauge
                  income={one.income}
                  may={mayCome(one)}
                  war={one.war}
                  full={one.to}
                  side={sideOf(table, nation)}
                />
                <small>
                  {one.war > one.income
                    ? t("ui-gw-desk-income-war", { income: one.income, war: one.war })
                    : t("ui-gw-desk-income-now", { income: one.income })}
                </small>
              </td>
              <td class="dc">{gain}</td>
              <td class="pc">
                <Chance one={without.get(nation)} />
              </td>
              {pact && (
                <td class="pc alt">
                  <Chance one={other} />
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Chance({ one }: { one: AnswerTold | undefined }) {
  if (one?.chance === undefined) return <span class="soft">–</span>;
  return <b class="n l">{t("ui-gw-desk-percent", { chance: one.chance })}</b>;
}

const mayCome = ({ full, to, income, add = 0, dice = [] }: AnswerTold): number =>
  full ? to - income : Math.max(0, add + dice.reduce((sum, sides) => sum + sides, 0));

export function gainText({ full, add = 0, dice = [], fine = 0 }: AnswerTold): string {
  if (full) return t("ui-gw-desk-full");
  const parts = [
    ...(dice.length ? [diceText(dice)] : []),
    ...(add ? [t("ui-gw-desk-plus", { ipp: add })] : []),
    ...(fine ? [t("ui-gw-desk-fine", { ipp: fine })] : []),
  ];
  return parts.join(" ");
}

const noteText = ({ full, chance, war, income }: AnswerTold): string => {
  if (full) return t("ui-gw-desk-note-full");
  if (chance === undefined) return war > 0 && income >= war ? t("ui-gw-desk-note-ready") : t("ui-gw-desk-note-paid");
  return t(chance === 0 ? "ui-gw-desk-note-peace" : "ui-gw-desk-note-may");
};

/** Who joins whom by it, who is led by whom, and where war spreads. */
export function Joining({ table, attack, mine }: { table: Table; attack: Attack; mine: ReadonlySet<string> }) {
  const now = position(table.state.value!);
  const friend = (nation: string) => [...mine].some((one) => allianceOf(now, one) === allianceOf(now, nation));
  const lines: { good: boolean; text: string }[] = [
    ...(attack.joins ?? []).map(([nation, other]) => ({
      good: friend(other),
      text: t("ui-gw-desk-joins", { nation, other }),
    })),
    ...(attack.control ?? []).map(([nation, other]) => ({
      good: friend(other),
      text: t("ui-gw-desk-controls", { nation, other }),
    })),
    ...(attack.wars ?? []).map(([nation, other]) => ({
      good: false,
      text: t("ui-gw-desk-wars", { nation, other }),
    })),
  ];
  return (
    <>
      {lines.map(({ good, text }) => (
        <li key={text}>
          <Icon name={good ? "check" : "warn"} class={good ? "gain" : "loss"} /> <span>{text}</span>
        </li>
      ))}
    </>
  );
}

/** What else it brings, and the deed itself. */
function Also(props: { table: Table; attack: Attack; mine: ReadonlySet<string>; who: string; whom: string }) {
  const { table, attack, mine, who, whom } = props;
  const act = `declare ${who} ${whom}`;
  const declare = [...table.free.value, ...table.acts.value].find(({ text }) => text === act);
  const forbidden = attack.then?.refusal && !attack.refusal ? attack.then.refusal : undefined;
  return (
    <>
      <ul class="also">
        <Joining table={table} attack={attack} mine={mine} />
        {forbidden && attack.pact && (
          <li>
            <Icon name="lock" /> <span>{t("ui-gw-desk-pact-forbids", { pact: attack.pact })}</span>{" "}
            <RuleTag rule={forbidden.rule} />
          </li>
        )}
        {attack.refusal && (
          <li>
            <Icon name="lock" /> <span>{refusalText(attack.refusal)}</span> <RuleTag rule={attack.refusal.rule} />
          </li>
        )}
        {!attack.refusal && attack.by === "march" && (
          <li>
            <Icon name="flag" />{" "}
            <span>
              {mine.has(who)
                ? t(attack.later ? "ui-gw-desk-march-later" : "ui-gw-desk-march-now")
                : (ruleText("gw.5.1.b") ?? "")}
            </span>{" "}
            <RuleTag rule="gw.5.1.b" />
          </li>
        )}
      </ul>
      {declare && (
        <p class="doing">
          <button
            type="button"
            class="btn declare"
            disabled={table.sending.value !== null}
            onClick={() => void table.act(act)}
          >
            <Icon name="war" /> {t("ui-gw-desk-declare", { who, whom })}
          </button>
        </p>
      )}
    </>
  );
}

/** On a phone three facts come first: with whom one is at war, whom one may attack, and who may attack. */
export function Facts({ told, now, mine }: { told: PoliticsTold; now: Position; mine: ReadonlySet<string> }) {
  const own = told.powers.filter(({ nation }) => mine.has(nation));
  const wars = told.powers.filter(({ nation }) => own.some((one) => now.nations[one.nation]?.wars.includes(nation)));
  const may = [...new Set(own.flatMap((one) => one.may))];
  const threats = told.powers.filter(({ nation, may: on }) => !mine.has(nation) && on.some((one) => mine.has(one)));
  const rows: [string, string[]][] = [
    ["ui-gw-desk-at-war", wars.map(({ nation }) => nation)],
    ["ui-gw-desk-you-may", may],
    ["ui-gw-desk-may-you", threats.map(({ nation }) => nation)],
  ];
  return (
    <ul class="three">
      {rows.map(([label, nations]) => (
        <li key={label}>
          <b>{t(label)}</b>
          {nations.length === 0 ? (
            <small>{t("ui-gw-desk-nobody")}</small>
          ) : (
            <span>
              {nations.map((nation) => (
                <span key={nation}>
                  <Disc nation={nation} />
                  <span class="sr">{named(nation)}</span>
                </span>
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
