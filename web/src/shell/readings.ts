/** What there is to read about a title in the language in use: asked for once each, undefined until it has come. */
import { signal } from "@preact/signals";
import { lang } from "./settings";

export function reading<T>(fetched: (title: string, language: string) => Promise<T>): (title: string) => T | undefined {
  const known = signal<ReadonlyMap<string, T>>(new Map());
  const asked = new Set<string>();
  return (title) => {
    const language = lang.value;
    const name = `${title}/${language}`;
    if (!asked.has(name)) {
      asked.add(name);
      fetched(encodeURIComponent(title), language)
        .then((found) => (known.value = new Map(known.value).set(name, found)))
        .catch(() => asked.delete(name));
    }
    return known.value.get(name);
  };
}
