/** Pages that are fetched when somebody first goes to them. */
import { signal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { persist } from "./persist";

export function later<P extends object>(open: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  const found = signal<{ Page: FunctionComponent<P> } | null>(null);
  return function Later(props: P) {
    const there = found.value;
    useEffect(() => {
      if (there) return undefined;
      return persist(async () => {
        found.value = { Page: await open() };
      });
    }, [there]);
    return there && <there.Page {...props} />;
  };
}
