/** The orders of this phase that can still be taken back, a card each: one goes, and the later ones stand. */
import { readAct, type Act } from "../../shell/choices";
import { actText, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import type { Table } from "../../shell/store";
import { isZone, TITLE } from "./data";
import { ORDERS } from "./orders";

interface Card {
  act: Act;
  line: number; // of the log
}

/** The reader's own orders since anything else has happened. */
function cardsOf(table: Table): Card[] {
  const lines = table.lines.value;
  const cards: Card[] = [];
  for (const line of [...table.inForce.value].reverse()) {
    const act = line.what === "act" && line.seat === table.seat.value ? readAct(line.act ?? "") : null;
    if (!act || !ORDERS.has(act.verb)) break;
    cards.unshift({ act, line: lines.indexOf(line) });
  }
  return table.message.value?.undo === null ? cards : [];
}

export function OrderCards({ table }: { table: Table }) {
  const cards = cardsOf(table);
  if (cards.length === 0) return null;
  return (
    <section class="ordercards">
      <h3 class="soft">{t("ui-gw-ordered", { orders: cards.length })}</h3>
      <ol class="mustered">
        {cards.map(({ act, line }, n) => {
          const text = actText(TITLE, act.text);
          const goal = act.nouns.findLast(isZone);
          return (
            <li key={line}>
              <button type="button" onClick={() => goal && table.inspect(goal, null)}>
                <b>{n + 1}</b> {text}
              </button>
              <button
                type="button"
                class="off"
                aria-label={t("ui-gw-leave-out", { order: text })}
                title={t("ui-gw-leave-out", { order: text })}
                onClick={() => table.acting.leaveOut(line)}
              >
                <Icon name="close" />
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
