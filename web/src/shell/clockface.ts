/** Time as people read it: digits while it runs live, words by the day. */
import { locale } from "./i18n";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

const words = (count: number, unit: "day" | "hour" | "minute"): string =>
  new Intl.NumberFormat(locale(), { style: "unit", unit, unitDisplay: unit === "day" ? "long" : "short" }).format(
    count,
  );

export function faceText(seconds: number, kind: "live" | "days"): string {
  const left = Math.max(0, seconds);
  if (kind === "days" && left >= HOUR) {
    const days = Math.floor(left / DAY);
    const hours = Math.floor((left % DAY) / HOUR);
    return [days && words(days, "day"), hours && words(hours, "hour")].filter(Boolean).join(" ");
  }
  if (kind === "days") return words(Math.ceil(left / MINUTE), "minute");
  if (left < MINUTE) return `0:${left.toFixed(1).padStart(4, "0")}`;
  const whole = Math.floor(left);
  const minutes = Math.floor(whole / MINUTE);
  const tail = String(whole % MINUTE).padStart(2, "0");
  return minutes < 60
    ? `${minutes}:${tail}`
    : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}:${tail}`;
}
