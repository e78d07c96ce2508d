/** Calendar turns: half a year each. */
import { locale } from "../../shell/i18n";
import { turnsOf } from "./data";

/** “July 1937” */
export function dateText(date: string): string {
  const [year, month] = date.split("-").map(Number);
  return new Intl.DateTimeFormat(locale(), { year: "numeric", month: "long" }).format(
    new Date(year ?? 1936, (month ?? 1) - 1, 15),
  );
}

/** “Jul 37” */
export function shortDate(date: string): string {
  const [year, month] = date.split("-").map(Number);
  const name = new Intl.DateTimeFormat(locale(), { month: "short" }).format(
    new Date(year ?? 1936, (month ?? 1) - 1, 15),
  );
  return `${name} ${String(year).slice(2)}`;
}

/** Which calendar turn of how many it is. */
export function lengthOf(mode: string, date: string): { turn: number; turns: number } {
  const { first, last, all } = turnsOf(mode);
  return { turn: all.indexOf(date) - all.indexOf(first) + 1, turns: all.indexOf(last) - all.indexOf(first) + 1 };
}
