/** What a person has chosen on this machine. */
import { effect, signal, type Signal } from "@preact/signals";

export type Lang = "en" | "cs" | "pl";
export type Theme = "auto" | "day" | "night";
export type Pace = "off" | "fast" | "calm" | "slow";
export type Motion = "auto" | "less";
export type Switch = "on" | "off";

export const LANGS: readonly Lang[] = ["en", "cs", "pl"];
export const THEMES: readonly Theme[] = ["auto", "day", "night"];
export const PACES: readonly Pace[] = ["slow", "calm", "fast", "off"];
export const MOTIONS: readonly Motion[] = ["auto", "less"];
export const SWITCH: readonly Switch[] = ["on", "off"];

function kept<T extends string>(key: string, values: readonly T[], fallback: T): Signal<T> {
  const name = `sandtable.${key}`;
  let first = fallback;
  try {
    const stored = localStorage.getItem(name);
    first = values.find((value) => value === stored) ?? fallback;
  } catch {
    // storage is switched off: the choice lasts as long as the page
  }
  const choice = signal<T>(first);
  effect(() => {
    const value = choice.value;
    try {
      if (value === fallback && localStorage.getItem(name) === null) return;
      localStorage.setItem(name, value);
    } catch {
      // see above
    }
  });
  return choice;
}

const spoken = navigator.languages.map((code) => code.slice(0, 2)).find((code) => LANGS.some((lang) => lang === code));

export const lang = kept<Lang>("lang", LANGS, (spoken as Lang | undefined) ?? "en");
export const theme = kept<Theme>("theme", THEMES, "auto");
export const pace = kept<Pace>("pace", PACES, "calm");
export const motion = kept<Motion>("motion", MOTIONS, "auto");
export const sounds = kept<Switch>("sounds", SWITCH, "off");
export const hints = kept<Switch>("hints", SWITCH, "off");
export const shortcuts = kept<Switch>("shortcuts", SWITCH, "on");

/** Whether the dialog is open in which all this is chosen. */
export const choosing = signal(false);
export const openSettings = () => (choosing.value = true);

const dark = matchMedia("(prefers-color-scheme: dark)");
const darkNow = signal(dark.matches);
dark.addEventListener("change", (event) => (darkNow.value = event.matches));

const phone = matchMedia("(max-width: 900px)");
/** Whether panels are drawers: the same width as in the style sheets. */
export const narrow = signal(phone.matches);
phone.addEventListener("change", (event) => (narrow.value = event.matches));

const large = matchMedia("(min-width: 1800px)");
/** Whether there is room for three columns: the same width as in the style sheets. */
export const wide = signal(large.matches);
large.addEventListener("change", (event) => (wide.value = event.matches));

const reduced = matchMedia("(prefers-reduced-motion: reduce)");
/** Whether as little as possible should move: the system says so, or the reader. */
export const calmly = {
  get matches(): boolean {
    return motion.value === "less" || reduced.matches;
  },
};
export const night = () => (theme.value === "auto" ? darkNow.value : theme.value === "night");

effect(() => {
  document.documentElement.dataset.theme = night() ? "night" : "day";
  document.documentElement.dataset.motion = motion.value;
});
