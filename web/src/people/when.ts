/** How long ago something was, in the words of the language. */
import { locale } from "../shell/i18n";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * 24 * 3600],
  ["month", 30 * 24 * 3600],
  ["week", 7 * 24 * 3600],
  ["day", 24 * 3600],
  ["hour", 3600],
  ["minute", 60],
];

/** ``seconds`` since 1970. */
export function ago(seconds: number, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  const passed = now - seconds;
  const [unit, length] = STEPS.find(([, length]) => passed >= length) ?? ["minute", 60];
  return words.format(-Math.floor(passed / length), unit);
}

/** A day, as people write it: without the year while it lasts. */
export function day(seconds: number, now = new Date()): string {
  const then = new Date(seconds * 1000);
  const year = then.getFullYear() === now.getFullYear() ? {} : { year: "numeric" as const };
  return new Intl.DateTimeFormat(locale(), { day: "numeric", month: "short", ...year }).format(then);
}
