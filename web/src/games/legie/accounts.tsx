/** How each plot was decided, step by step: charges, totals and winner, other effects, cold and warmth. */
import { capital, eventText, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import type { Table } from "../../shell/store";
import { accountsOf, type Account } from "./account";
import { emblem, kindsAt, look, plots } from "./data";
import { named } from "./names";
import { position } from "./state";

const TOTALLED = ["lg-total"]; // told by the bars

function Totals({ account }: { account: Account }) {
  const most = Math.max(1, ...account.totals.map(({ total }) => total));
  return (
    <ul class="totals">
      {account.totals.map(({ faction, total, points, supplies }) => (
        <li key={faction} class={`${look(faction)}${points > 0 ? " won" : ""}`}>
          <Icon name={emblem(faction)} />
          <span class="sr">{capital(named(faction))}</span>
          <span class="bar-of" aria-hidden="true">
            <i style={{ width: `${(100 * total) / most}%` }} />
          </span>
          <b>{total}</b>
          <span class="pays">
            {points > 0 && (
              <>
                <Icon name="medal" />
                {points}
                <span class="sr"> {t("ui-lg-victory-points")}</span>
              </>
            )}
            {supplies > 0 && (
              <>
                <Icon name="supplies" />
                {supplies}
                <span class="sr"> {t("ui-lg-supplies")}</span>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Steps({ account }: { account: Account }) {
  return (
    <ol class="steps">
      {account.steps.map(({ step, events }, n) => {
        const told = events.filter(({ event }) => !TOTALLED.includes(event));
        return (
          told.length > 0 && (
            <li key={n}>
              <h4>{t(`ui-lg-step-${step}`)}</h4>
              <ul>
                {told.map((event, m) => (
                  <li key={m}>{eventText(event)}</li>
                ))}
              </ul>
            </li>
          )
        );
      })}
    </ol>
  );
}

export function AccountList({ table, accounts, open = false }: { table: Table; accounts: Account[]; open?: boolean }) {
  if (accounts.length === 0) return <p class="soft">{t("ui-lg-account-none")}</p>;
  const several = table.state.value !== null && position(table.state.value).diary !== undefined;
  return (
    <ol class="accounts">
      {accounts.map((account, n) => {
        const printed = plots.get(account.plot);
        return (
          <li key={`${account.game}-${account.round}-${account.plot}`}>
            <h3>
              {printed && kindsAt(printed, account.location).map(({ kind }) => (
                <span key={kind} class={`kind ${kind}`}>
                  <Icon name={kind} />
                  <span class="sr">{t(`lg-kind-${kind}`)}</span>
                </span>
              ))}
              {capital(named(account.plot))}
              <small>{t(several ? "ui-lg-game-round" : "ui-lg-round", { game: account.game, round: account.round })}</small>
            </h3>
            <Totals account={account} />
            <details open={open || n === 0}>
              <summary>{t("ui-lg-how")}</summary>
              <Steps account={account} />
            </details>
          </li>
        );
      })}
    </ol>
  );
}

/** The newest first. */
export const Accounts = ({ table }: { table: Table }) => <AccountList table={table} accounts={accountsOf(table).reverse()} />;
