/** The purchase of the last turn once more, as far as there is money for it. */
import { list, noun, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import type { Table } from "../../shell/store";
import { isUnit, TITLE } from "./data";
import { counted, nounFor, partsOf } from "./orders";
import { onTurn, position } from "./state";

/** The units that the nations on turn ordered last. */
function lastOrders(table: Table): string[] {
  const nations = onTurn(table, position(table.state.value!));
  const bought = table.inForce.value
    .flatMap(({ events }) => events)
    .findLast(({ event, args }) => event === "gw-bought" && nations.includes(String(args["nation"])));
  return ((bought?.args["orders"] ?? []) as string[]).filter((order) => isUnit(partsOf(counted(order)[1]).kind));
}

export function Repeat({ table }: { table: Table }) {
  const orders = lastOrders(table);
  const may = orders.some((order) => table.message.value?.legal.includes(`buy ${counted(order)[1]}`));
  if (orders.length === 0 || !may) return null;
  return (
    <button type="button" class="btn small repeat" onClick={() => void buyAgain(table, orders)}>
      <Icon name="undo" /> {t("ui-gw-repeat", { orders: list(orders.map((order) => noun(TITLE, order))) })}
    </button>
  );
}

/** Of each kind as many as were bought, or as many as can be paid. */
async function buyAgain(table: Table, orders: readonly string[]): Promise<void> {
  for (const order of orders) {
    const [wanted, name] = counted(order);
    for (let count = wanted; count > 0; count--) {
      const act = `buy ${nounFor(count, name)}`;
      if (!table.message.peek()?.legal.includes(act)) continue;
      await table.act(act);
      break;
    }
  }
}
