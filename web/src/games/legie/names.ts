/** Names as they are written and spoken at this table. */
import { capital, has, list, noun, t } from "../../shell/i18n";
import { nameOf } from "../../shell/prompt";
import type { Table } from "../../shell/store";
import type { Part } from "./derived";
import { HIDDEN, isMine, position } from "./state";

export const named = (id: string): string => noun("legie", id);
export const about = (id: string): string => noun("legie", id, "about");

/** The part of a name that fits on a card: the surname, or what somebody is called. */
export function shortName(character: string): string {
  if (character === HIDDEN) return "";
  const own = `ui-lg-short-${character}`;
  return has(own) ? t(own) : (named(character).split(" ").at(-1) ?? "");
}

/** One part of a sum of strength; an order that adds a number is that number. */
export const partText = ({ what, strength }: Part): string =>
  what === "plus2" ? `${strength}` : `${shortName(what)} ${strength}`;

/** Who leads a faction: its name, with "you" for the reader's own. */
export function playerName(table: Table, seat: number): string {
  const faction = table.state.value ? position(table.state.value).players[seat]?.faction : null;
  if (isMine(table, seat)) return faction ? t("ui-lg-you", { faction }) : t("ui-lg-you-alone");
  return faction ? capital(named(faction)) : nameOf(table, seat);
}

/** Whether something can be pointed at, as its spoken name ends. */
export function stateOf(table: Table, id: string, key?: string): "chosen" | "legal" | "none" {
  const chosen = table.choices.pointed.value.some((one) => one.noun === id && (key === undefined || one.key === key));
  return chosen ? "chosen" : table.choices.glowing.value.has(id) ? "legal" : "none";
}

export const features = (items: string[]): { count: number; features: string } => ({
  count: items.length,
  features: list(items),
});
