/** How each plot was decided, step by step, as the log tells it: charges, totals and winner, other effects, cold and warmth. */
import { capital, eventText, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import type { TableEvent } from "../../shell/protocol";
import type { Table } from "../../shell/store";
import { emblem, look } from "./data";
import type { Lying } from "./derived";
import { named } from "./names";
import { position } from "./state";
import { Sums } from "./sums";

export interface Account {
  game: number;
  round: number;
  plot: string;
  kinds: string[];
  winners: string[];
  totals: { faction: string; total: number; points: number; supplies: number }[];
  steps: { step: "charges" | "winner" | "effects" | "cold"; events: TableEvent[] }[];
}

const STEPS: Record<string, Account["steps"][number]["step"]> = {
  "lg-charged": "charges",
  "lg-ducked": "charges",
  "lg-total": "winner",
  "lg-nobody": "winner",
  "lg-pays-nothing": "winner",
  "lg-won": "winner",
  "lg-took-all": "winner",
  "lg-survived": "winner",
  "lg-maimed": "effects",
  "lg-mutilated": "effects",
  "lg-healed": "effects",
  "lg-froze": "cold",
  "lg-frostbitten": "cold",
  "lg-warmed": "cold",
};
const TOTALLED = ["lg-total"]; // told by the bars and the sums

/** All plots that have been settled, in order; the last one may not be finished. */
export function accountsOf(table: Table): Account[] {
  const found: Account[] = [];
  let [game, round] = [1, 1];
  const kinds = new Map<string, string[]>();
  let now: Account | null = null;
  for (const event of table.events.value) {
    const { event: name, args } = event;
    if (name === "lg-next-game") game = Number(args["game"]);
    else if (name === "lg-location") round = Number(args["round"]);
    else if (name === "lg-plot-laid") kinds.set(String(args["plot"]), (args["lies"] as unknown as Lying).kinds);
    else if (name === "lg-round-over") now = null;
    else if (name === "lg-plot-begins") {
      const plot = String(args["plot"]);
      now = { game, round, plot, kinds: kinds.get(plot) ?? [], winners: [], totals: [], steps: [] };
      found.push(now);
    } else if (now) note(now, event);
  }
  return found;
}

function note(account: Account, event: TableEvent): void {
  const { event: name, args } = event;
  const side = account.totals.find(({ faction }) => faction === args["faction"]);
  if (name === "lg-total") {
    const faction = String(args["faction"]);
    account.totals.push({ faction, total: Number(args["total"]), points: 0, supplies: 0 });
    if (args["best"]) account.winners.push(faction);
  } else if (name === "lg-won" && side) side.points = Number(args["points"]);
  else if ((name === "lg-survived" || name === "lg-took-all") && side) side.supplies += Number(args["supplies"]);
  const last = account.steps.at(-1);
  const step = STEPS[name] ?? last?.step ?? "charges"; // wounds and deaths belong to what brought them
  if (last?.step === step) last.events.push(event);
  else account.steps.push({ step, events: [event] });
}

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
        const totals = events.filter(({ event }) => TOTALLED.includes(event));
        return (
          <li key={n}>
            <h4>{t(`ui-lg-step-${step}`)}</h4>
            {totals.length > 0 && <Sums events={totals} />}
            {told.length > 0 && (
              <ul>
                {told.map((event, m) => (
                  <li key={m}>{eventText(event)}</li>
                ))}
              </ul>
            )}
          </li>
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
        return (
          <li key={`${account.game}-${account.round}-${account.plot}`}>
            <h3>
              {account.kinds.map((kind) => (
                <span key={kind} class={`kind ${kind}`}>
                  <Icon name={kind} />
                  <span class="sr">{t(`lg-kind-${kind}`)}</span>
                </span>
              ))}
              {capital(named(account.plot))}
              <small>
                {t(several ? "ui-lg-game-round" : "ui-lg-round", { game: account.game, round: account.round })}
              </small>
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
export const Accounts = ({ table }: { table: Table }) => (
  <AccountList table={table} accounts={accountsOf(table).reverse()} />
);
