/** What an open table tells of itself: who waits at it, at what pace, and for whom it is. */
import * as api from "../shell/api";
import { list, t } from "../shell/i18n";
import type { OpenTable } from "./meeting";

/** Somebody who waits; null is a rating that nobody has yet. */
export interface Waiting {
  name: string; // empty as long as they have none
  rating: number | null;
}

export const whoWaits = ({ seats, ratings }: Pick<OpenTable, "seats" | "ratings">): Waiting[] =>
  seats.flatMap(({ kind, name }, seat) => (kind === "guest" ? [{ name, rating: ratings[seat] ?? null }] : []));

export const freeSeats = ({ seats }: Pick<OpenTable, "seats">): number =>
  seats.filter(({ kind }) => kind === "open").length;

export function paceText({ clock }: OpenTable): string {
  if (!clock) return t("ui-people-pace-none");
  return clock.kind === "live"
    ? t("ui-people-live", { minutes: clock.minutes, seconds: clock.increment })
    : t("ui-people-days", { days: clock.days });
}

export function levelText({ rated, ratings }: OpenTable): string {
  if (!rated) return t("ui-people-friendly");
  if (!api.me.value?.account) return t("ui-people-rated-needs");
  const known = ratings.filter((one) => one !== null);
  return known.length ? t("ui-people-level", { rating: list(known.map(String)) }) : t("ui-people-level-any");
}
