/** How a game ended: points and where they came from, supplies and losses. */
import { t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import type { Table } from "../../shell/store";
import { DiaryChart } from "./diary";
import { emblem, look } from "./data";
import { named, playerName } from "./names";
import { position } from "./state";

export function Standing({ table }: { table: Table }) {
  const now = position(table.state.value!);
  const points = table.message.value?.view.outcome?.points ?? now.players.map((player) => player.points);
  const shares = table.message.value?.view.outcome?.shares ?? [];
  const order = now.players
    .map((_, seat) => seat)
    .sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0) || (points[b] ?? 0) - (points[a] ?? 0));
  const dispatched = (faction: string | null) =>
    table.events.value
      .filter(({ event, args }) => event === "lg-dispatch-scored" && args["faction"] === faction)
      .reduce((sum, { args }) => sum + Number(args["points"]), 0);
  const dispatches = now.players.some(({ dispatch }) => dispatch !== undefined);
  return (
    <>
      <table class="standing">
        <thead>
          <tr>
            <td />
            <th scope="col">
              <Icon name="medal" />
              <span class="sr">{t("ui-lg-victory-points")}</span>
            </th>
            {dispatches && (
              <th scope="col">
                <Icon name="diary" />
                <span class="sr">{t("ui-lg-part-dispatch")}</span>
              </th>
            )}
            <th scope="col">
              <Icon name="supplies" />
              <span class="sr">{t("ui-lg-supplies")}</span>
            </th>
            <th scope="col">
              <Icon name="grave" />
              <span class="sr">{t("ui-lg-column-graves")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => {
            const { faction, commander, supplies, fallen, dispatch } = now.players[seat]!;
            return (
              <tr key={seat} class={seat === order[0] ? "sum" : ""}>
                <th scope="row">
                  <div>
                    <span class={`em ${look(faction)}`} aria-hidden="true">
                      <Icon name={emblem(faction)} />
                    </span>
                    <span>
                      {playerName(table, seat)}
                      <small>{commander && named(commander)}</small>
                    </span>
                  </div>
                </th>
                <td>{points[seat]}</td>
                {dispatches && <td>{dispatch ? <span title={named(dispatch)}>{dispatched(faction)}</span> : "–"}</td>}
                <td>{supplies}</td>
                <td>{fallen}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {now.diary && now.diary.length > 0 && <DiaryChart now={now} />}
    </>
  );
}
