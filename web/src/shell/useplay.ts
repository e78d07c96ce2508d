/** A title for a page that is not a table: all of it, in its style, as long as the page is there. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { persist } from "./persist";
import { take, undress, wear } from "./shelf";
import type { TitlePlay } from "./title";

export function usePlay(title: string): TitlePlay | null {
  const play = useSignal<TitlePlay | null>(null);
  useEffect(() => {
    let here = true;
    const stop = persist(async () => {
      const found = await take(title);
      if (found && here) await wear(found);
      play.value = found;
    });
    return () => {
      here = false;
      stop();
      undress();
    };
  }, [title]);
  return play.value;
}
