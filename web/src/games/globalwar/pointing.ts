/** What pointing at a zone means: units are picked there, those that are picked go there, or it is chosen for what is asked. */
import type { Table } from "../../shell/store";
import { seeksSurprise, surprise } from "./announce";
import { isMovement, letGo, picked, pickZone, sendTo, zonesToOrder } from "./orders";

/** Somebody points at a zone: units are picked in it, or those that are picked go there. */
export function pointAt(table: Table, zone: string): void {
  if (!isMovement(table) || table.acts.value.length === 0) return table.point(zone, zone);
  if (seeksSurprise(table)) return surprise(table, zone) ? undefined : table.inspect(zone, `surprise ${zone}`);
  const meant = table.choices.complete.value;
  if (meant && (meant.nouns[2] ?? meant.nouns.at(-1)) === zone) return table.confirm(); // pointed at once more
  if (sendTo(table, zone)) {
    table.inspected.value = zone;
    table.refusal.value = null;
    table.drawer.value = "board";
    return;
  }
  const before = picked(table);
  const own = zonesToOrder(table).includes(zone);
  if (!own || before?.zone === zone) {
    if (before?.zone === zone) letGo(table);
    table.choices.clear();
    table.inspect(zone, before?.zone === zone ? null : table.play.attempt(table, zone));
    return;
  }
  table.skip();
  table.inspected.value = zone;
  table.refusal.value = null;
  pickZone(table, zone);
}
