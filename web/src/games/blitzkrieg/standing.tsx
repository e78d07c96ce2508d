/** How a game ended: the points of both sides, and what they were gained for. */
import { t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import type { Table } from "../../shell/store";
import { emblem, look } from "./data";
import { sideName } from "./row";
import { mySide, otherSide, position } from "./state";

const FOR = ["propaganda", "campaign", "bonus", "theatre"];

export function Standing({ table }: { table: Table }) {
  const sides = [mySide(table), otherSide(table)];
  const { points, turns, closed } = position(table.state.value!);
  const gained = (side: string, what: string) =>
    table.events.value
      .filter(({ event, args }) => event === `bk-scored-${what}` && args["side"] === side)
      .reduce((sum, { args }) => sum + Number(args["points"]), 0);
  return (
    <>
      <table class="standing">
        <thead>
          <tr>
            <td />
            {sides.map((side) => (
              <th key={side} scope="col" class={look(side)}>
                <Icon name={emblem(side)} />
                <span>{sideName(table, side)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr class="sum">
            <th scope="row">{t("ui-bk-victory")}</th>
            {sides.map((side) => (
              <td key={side}>{points[side] ?? 0}</td>
            ))}
          </tr>
          {FOR.map((what) => (
            <tr key={what}>
              <th scope="row">{t(`ui-bk-from-${what}`)}</th>
              {sides.map((side) => (
                <td key={side}>{gained(side, what)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="soft">{t("ui-bk-turns-and-theatres", { turns, closed: closed.length })}</p>
    </>
  );
}
