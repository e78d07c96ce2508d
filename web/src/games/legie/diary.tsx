/** The war diary: plots won and points by round; in a campaign also the games. It can be printed. */
import { capital, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import { later } from "../../shell/later";
import type { Table } from "../../shell/store";
import { accountsOf } from "./account";
import { emblem, KINDS, kindsAt, look, plots, ROUNDS } from "./data";
import { named } from "./names";
import { position, rowsOf, type Position } from "./state";

const Campaign = later(async () => (await import("./campaign")).Campaign);

export function Emblem({ faction }: { faction: string }) {
  return (
    <>
      <span class={`em ${look(faction)}`} aria-hidden="true">
        <Icon name={emblem(faction)} />
      </span>
      <span class="sr">{capital(named(faction))}</span>
    </>
  );
}

/** Points and won plots of this game. */
function ThisGame({ table, now }: { table: Table; now: Position }) {
  const won = accountsOf(table).filter(({ game }) => game === now.game);
  const rounds = Array.from({ length: ROUNDS }, (_, n) => n + 1);
  const pointsIn = (faction: string, round: number) =>
    won.filter((one) => one.round === round).flatMap(({ totals }) => totals).filter((one) => one.faction === faction).reduce((sum, { points }) => sum + points, 0);
  const kindsOf = (faction: string, kind: string) =>
    won.filter(({ plot, location, totals }) => {
      const best = Math.max(...totals.map(({ total }) => total));
      return totals.some((one) => one.faction === faction && one.total === best) && kindsAt(plots.get(plot)!, location).some((one) => one.kind === kind);
    }).length;
  const played = (round: number) => round < now.round || won.some((one) => one.round === round);
  return (
    <table class="diary">
      <caption class="sr">{t("ui-lg-diary-caption")}</caption>
      <thead>
        <tr>
          <td />
          {KINDS.map((kind) => (
            <th key={kind} scope="col" class={kind}>
              <Icon name={kind} />
              <span class="sr">{t(`lg-kind-${kind}`)}</span>
            </th>
          ))}
          {rounds.map((round) => (
            <th key={round} scope="col">
              <span class="sr">{t("ui-lg-round", { round })}</span>
              <span aria-hidden="true">{round}.</span>
            </th>
          ))}
          <th scope="col">
            <Icon name="medal" />
            <span class="sr">{t("ui-lg-victory-points")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(now).map((seat) => {
          const { faction, points } = now.players[seat]!;
          return (
            <tr key={seat}>
              <th scope="row">
                <Emblem faction={faction!} />
              </th>
              {KINDS.map((kind) => (
                <td key={kind}>{kindsOf(faction!, kind) || "–"}</td>
              ))}
              {rounds.map((round) => (
                <td key={round}>{played(round) ? pointsIn(faction!, round) : "–"}</td>
              ))}
              <td>
                <b>{points}</b>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

export function Diary({ table }: { table: Table }) {
  if (!table.state.value) return null;
  const now = position(table.state.value);
  return (
    <div class="warbook">
      <h2 class="printed">{t("lg-title")}</h2>
      {now.diary && <Campaign table={table} now={now} />}
      {now.diary && <h3>{t("ui-lg-game", { game: now.game })}</h3>}
      <ThisGame table={table} now={now} />
      <button type="button" class="btn small" onClick={() => print()}>
        <Icon name="save" /> {t("ui-lg-print")}
      </button>
    </div>
  );
}
