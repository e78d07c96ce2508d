/** What an order sets off that declares war, told beside its odds before it is given. */
import { t } from "../../../shell/i18n";
import type { Table } from "../../../shell/store";
import { myNations } from "../state";
import { useFacts } from "./asking";
import { Disc, named } from "./parts";
import type { Attack } from "./told";
import { gainText, Joining } from "./whatif";

export function SetsOff({ table, who, whom }: { table: Table; who: string; whom: string }) {
  const attack = useFacts<Attack>(table, ["attack", who, whom]);
  const answers = attack?.answers ?? [];
  return (
    <section class="setsoff" aria-label={t("ui-gw-desk-sets-off", { whom })} aria-busy={!attack}>
      <h3>{t("ui-gw-desk-sets-off", { whom })}</h3>
      {attack && answers.length === 0 && <p class="soft">{t("ui-gw-desk-nobody-answers")}</p>}
      <ul>
        {answers.map((one) => (
          <li key={one.nation}>
            <Disc nation={one.nation} class="sm" />
            <span>
              {named(one.nation)} <small>{gainText(one)}</small>
            </span>
            {one.chance !== undefined && (
              <b title={t("ui-gw-desk-may-enter")}>
                <span class="sr">{t("ui-gw-desk-may-enter")} </span>
                {t("ui-gw-desk-percent", { chance: one.chance })}
              </b>
            )}
          </li>
        ))}
        {attack && <Joining table={table} attack={attack} mine={new Set(myNations(table))} />}
      </ul>
      {answers.some(({ chance }) => chance !== undefined) && (
        <p class="soft" aria-hidden="true">
          {t("ui-gw-desk-percent-is")}
        </p>
      )}
    </section>
  );
}
