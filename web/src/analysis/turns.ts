/** The turn in which something was decided, as a log tells it. */
import { beginsTurn, type Heading } from "../shell/looks";
import type { TitlePlay } from "../shell/title";

/** The turn in which a decision fell, as the headings before it tell: it may have begun the next one by what it ended. */
export function turnOf({ round }: Pick<TitlePlay, "round">, headings: readonly Heading[], decided: number): string {
  const latest = new Map<string, string>();
  for (const { heading, event, at } of headings) {
    if (at >= decided) break;
    if (!heading || !event || !(beginsTurn(event) || event.event === round)) continue;
    latest.delete(event.event);
    latest.set(event.event, heading);
  }
  return [...latest.values()].join(" · ");
}
