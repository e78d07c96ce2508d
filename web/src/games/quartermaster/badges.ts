/** What the cards in hand would bring at once on the present board, as the server foretells it. */
import { signal, type Signal } from "@preact/signals";
import type { Act } from "../../shell/choices";
import type { TableEvent } from "../../shell/protocol";
import type { Table } from "../../shell/store";
import { cardOf, sideOf } from "./data";

/** Points by card. */
type Badges = ReadonlyMap<string, number>;

const known = new WeakMap<Table, Signal<Badges>>();

export function badgesAt(table: Table): Signal<Badges> {
  let badges = known.get(table);
  if (!badges) {
    badges = signal(new Map());
    known.set(table, badges);
  }
  return badges;
}

/** Other kinds of cards score nothing when they are played. */
const SCORING = new Set(["event", "economic-warfare"]);

export const scoringPlays = (acts: readonly Act[]): Act[] =>
  acts.filter(({ verb, nouns }) => verb === "play" && SCORING.has(cardOf(nouns[0] ?? "")?.kind ?? ""));

/** What a card gives to its side, before the victory step that follows anyway. */
function gained(events: readonly TableEvent[], country: string): number {
  let points = 0;
  for (const { event, args } of events) {
    if (event === "qm-victory") break;
    if (sideOf(String(args["country"] ?? country)) !== sideOf(country)) continue;
    if (event === "qm-scored") points += Number(args["points"]);
  }
  return points;
}

/** Ask for all cards that could be played now; the way to stop it. */
export function askAbout(table: Table, plays: readonly Act[], country: string): () => void {
  let stopped = false;
  const badges = badgesAt(table);
  badges.value = new Map();
  for (const { text, nouns } of plays) {
    void table.connection.say("preview", { seat: table.seat.peek(), act: text }).then((answer) => {
      if (stopped || !("done" in answer)) return;
      const points = gained(answer.done.events ?? [], country);
      if (points > 0) badges.value = new Map(badges.value).set(nouns[0]!, points);
    });
  }
  return () => {
    stopped = true;
  };
}
