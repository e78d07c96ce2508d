/** Cards whose words do not fit drop the picture and, should that not do, take smaller letters: no word is ever cut. */
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

const SMALLEST = 3;

function fit(card: HTMLElement): void {
  const text = card.querySelector<HTMLElement>(".ct");
  if (!text) return;
  for (let step = 0; step <= SMALLEST; step++) {
    card.dataset["fit"] = String(step);
    if (text.scrollHeight <= text.clientHeight + 1) return;
  }
}

/** Whenever the cards of a list, their words or their room change. */
export function useFitting(list: RefObject<HTMLElement | null>, about: string): void {
  useLayoutEffect(() => {
    const all = list.current;
    if (!all) return undefined;
    const fitAll = () => all.querySelectorAll<HTMLElement>(".card").forEach(fit);
    fitAll();
    const watcher = new ResizeObserver(fitAll);
    watcher.observe(all);
    void document.fonts.ready.then(fitAll);
    return () => watcher.disconnect();
  }, [about]);
}
