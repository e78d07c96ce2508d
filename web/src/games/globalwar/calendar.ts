/** Calendar turns: half a year each. */
import calendar from "../../../../sandtable/games/globalwar/data/calendar.json";
import scenarios from "../../../../sandtable/games/globalwar/data/scenarios.json";
import { locale } from "../../shell/i18n";

/** “July 1937” */
export function dateText(date: string): string {
  const [year, month] = date.split("-").map(Number);
  return new Intl.DateTimeFormat(locale(), { year: "numeric", month: "long" }).format(new Date(year ?? 1936, (month ?? 1) - 1, 15));
}

/** Which calendar turn of how many it is. */
export function lengthOf(mode: string, date: string): { turn: number; turns: number } {
  const all = calendar.turns;
  const scenario = scenarios.scenarios.find(({ id }) => id === mode);
  const first = Math.max(0, all.indexOf(scenario?.first ?? ""));
  const last = all.indexOf(scenario?.last ?? all.at(-1)!);
  return { turn: all.indexOf(date) - first + 1, turns: last - first + 1 };
}
