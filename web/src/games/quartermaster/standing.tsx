/** How a game ended: the points of both sides, and which countries gained them. */
import { noun, t } from "../../shell/i18n";
import type { Table } from "../../shell/store";
import { COUNTRIES, SIDES } from "./data";
import { Emblem, SideMark } from "./pieces";
import { position } from "./state";

export function Standing({ table }: { table: Table }) {
  const { points, round } = position(table.state.value!);
  const gained = (country: string, event: string) =>
    table.events.value
      .filter((one) => one.event === event && one.args["country"] === country)
      .reduce((sum, { args }) => sum + Number(args["points"]), 0);
  return (
    <>
      <table class="standing">
        <tbody>
          {SIDES.map((side, n) => (
            <tr key={side} class="sum">
              <th scope="row">
                <SideMark side={side} /> {noun("quartermaster", side)}
              </th>
              <td>{points[n]}</td>
            </tr>
          ))}
          {COUNTRIES.map(({ id }) => (
            <tr key={id}>
              <th scope="row">
                <Emblem country={id} /> {noun("quartermaster", id)}
              </th>
              <td>{gained(id, "qm-victory") + gained(id, "qm-scored") - gained(id, "qm-lost-points")}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="soft">{t("ui-qm-rounds-played", { rounds: round })}</p>
    </>
  );
}
