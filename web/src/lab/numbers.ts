/** Numbers as the language in use writes them. */
import { locale } from "../shell/i18n";

const RARE = 0.005;

const whole = (value: number) =>
  new Intl.NumberFormat(locale(), { style: "percent", maximumFractionDigits: 0 }).format(value);

/** A chance in whole percent; what is neither impossible nor certain never looks so. */
export function percent(chance: number): string {
  if (chance > 1e-6 && chance < RARE) return `< ${whole(0.01)}`;
  if (chance < 1 - 1e-6 && chance > 1 - RARE) return `> ${whole(0.99)}`;
  return whole(chance);
}

export const decimal = (value: number): string =>
  new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

export const grouped = (value: number): string => new Intl.NumberFormat(locale()).format(value);
