/** Incomes with what changes them next, and who may declare war. */
import { list, refusalText, t } from "../../../shell/i18n";
import { Icon } from "../../../shell/icon";
import type { Table } from "../../../shell/store";
import { dateText } from "../calendar";
import { diceText, Disc, Gauge, named, Panel, short, sideOf } from "./parts";
import type { PoliticsTold, Power } from "./told";

export function Incomes({ table, told }: { table: Table; told: PoliticsTold }) {
  const rising = (one: Power) => (one.income < one.full ? 0 : 1);
  const powers = [...told.powers].sort((a, b) => rising(a) - rising(b) || b.income - a.income);
  return (
    <Panel icon="supplies" name={t("ui-gw-desk-incomes")} class="inc">
      <ul>
        {powers.map((one) => (
          <li key={one.nation}>
            {one.raised ? (
              <details>
                <summary class="row">
                  <Row table={table} one={one} />
                  <Icon name="chevron" />
                  <span class="sr">{t("ui-gw-desk-raised")}</span>
                </summary>
                <ul>
                  {one.raised.map((row) => (
                    <li key={row.id}>
                      <span>{t(`ui-gw-desk-deed-${row.id}`)}</span> <b>{raiseText(row)}</b>
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <div class="row">
                <Row table={table} one={one} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Row({ table, one }: { table: Table; one: Power }) {
  return (
    <>
      <Disc nation={one.nation} class="sm" />
      <b>{short(one.nation)}</b>
      <b class="n">{one.income}</b>
      <span>
        {one.income < one.full && (
          <Gauge
            income={one.income}
            may={(one.dice ?? []).reduce((sum, sides) => sum + sides, 0)}
            war={one.war}
            full={one.full}
            side={sideOf(table, one.nation)}
          />
        )}
      </span>
      <small>{nextText(one)}</small>
    </>
  );
}

function nextText({ dice, rolls, chance, war, income, full, bonus }: Power): string {
  const parts = [];
  if (bonus) parts.push(t("ui-gw-desk-bonus", { ipp: bonus }));
  if (dice && rolls) {
    const when = { date: dateText(rolls), dice: diceText(dice) };
    parts.push(chance === undefined ? t("ui-gw-desk-next", when) : t("ui-gw-desk-next-war", { ...when, war, chance }));
  } else if (income >= full) parts.push(t("ui-gw-desk-at-full"));
  return parts.join(" ");
}

const raiseText = ({ dice, add, full }: NonNullable<Power["raised"]>[number]): string =>
  full ? t("ui-gw-desk-full") : add ? t("ui-gw-desk-plus", { ipp: add }) : diceText(Array(dice![0]).fill(dice![1]));

export function MayDeclare({ told }: { told: PoliticsTold }) {
  return (
    <Panel icon="war" name={t("ui-gw-desk-may-declare")} class="may">
      <ul>
        {told.powers.map(({ nation, may, refusal, war, income }) => (
          <li key={nation} class={may.length ? "" : "shut"}>
            <Disc nation={nation} />
            <span>
              <b>{named(nation)}</b>
              <small>
                {may.length
                  ? t("ui-gw-desk-may-on", { nations: list(may.map((one) => named(one))) })
                  : war > income
                    ? t("ui-gw-desk-lacks", { war, ipp: war - income })
                    : refusal
                      ? refusalText(refusal)
                      : t("ui-gw-desk-nobody-left")}
              </small>
            </span>
            <Icon name={may.length ? "check" : "lock"} class={may.length ? "gain" : ""} />
            <span class="sr">{t(may.length ? "ui-gw-desk-yes" : "ui-gw-desk-no")}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
