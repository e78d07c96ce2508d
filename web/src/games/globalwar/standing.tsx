/** How a game ended: what each nation owns by then. */
import { noun, t } from "../../shell/i18n";
import type { Table } from "../../shell/store";
import { Emblem } from "./counters";
import { playing, TITLE, theatreOf, zoneOf } from "./data";
import { ownerOf, position } from "./state";

export function Standing({ table }: { table: Table }) {
  const now = position(table.state.value!);
  const zones = [...theatreOf(table.info.value?.mode ?? "").zones].map(zoneOf).filter(({ land }) => land);
  return (
    <table class="standing">
      <tbody>
        {table.play.score(table.state.value!, table.info.value?.mode ?? "").map(({ name, points }) => (
          <tr key={name} class="sum">
            <th scope="row">{name}</th>
            <td>{t("ui-gw-points", { points })}</td>
          </tr>
        ))}
        {playing(table.info.value?.mode ?? "").map((nation) => {
          const own = zones.filter(({ id }) => ownerOf(now, id) === nation).reduce((sum, { ipp }) => sum + ipp, 0);
          const first = zones.filter(({ owner }) => owner === nation).reduce((sum, { ipp }) => sum + ipp, 0);
          return (
            <tr key={nation}>
              <th scope="row">
                <Emblem nation={nation} /> {noun(TITLE, nation)}
              </th>
              <td>{t("ui-gw-standing", { own, first })}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
