/** Walking the table by keys: arrows go to the next thing in that direction, n to the next one that glows. */
import { shortcuts } from "./settings";
import type { Table } from "./store";

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const things = () =>
  [...document.querySelectorAll<HTMLElement>("[data-noun]")].filter((thing) => thing.offsetParent !== null);

function middle(thing: Element): [number, number] {
  const box = thing.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function neighbour(from: HTMLElement, [dx, dy]: [number, number]): HTMLElement | null {
  const [x, y] = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const thing of things()) {
    const [left, top] = middle(thing);
    const along = (left - x) * dx + (top - y) * dy;
    const aside = Math.abs((left - x) * dy) + Math.abs((top - y) * dx);
    const far = along + aside * 2.5;
    if (thing !== from && along > 4 && far < least) [best, least] = [thing, far];
  }
  return best;
}

function glowing(from: Element | null, step: number): HTMLElement | null {
  const found = things().filter((thing) => thing.classList.contains("legal"));
  if (found.length === 0) return null;
  const at = found.indexOf(from as HTMLElement);
  return found[(at < 0 ? (step > 0 ? 0 : -1) : at + step + found.length) % found.length] ?? found.at(-1) ?? null;
}

/** Go on in the direction of an arrow key; whether it was one. */
export function walk(event: KeyboardEvent): boolean {
  const way = WAYS[event.key];
  const active = document.activeElement;
  if (!way || !(active instanceof HTMLElement)) return false;
  const next = active.dataset["noun"] !== undefined ? neighbour(active, way) : (glowing(null, 1) ?? things()[0]);
  next?.focus();
  event.preventDefault();
  return true;
}

export function listenToKeys(table: Table): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const active = document.activeElement as HTMLElement | null;
    if (active?.matches("input, textarea, select")) return;
    const idle = active === document.body || (active instanceof HTMLButtonElement && active.disabled);
    if ((active?.dataset["noun"] !== undefined || idle) && walk(event)) return;
    if (event.key === "Escape") {
      if (table.news.value) table.skip();
      else if (table.drawer.value !== "board") table.drawer.value = "board";
      else {
        table.choices.clear();
        table.refusal.value = null;
      }
      return;
    }
    if (event.key === "?") {
      table.menu.value = "keys";
      return;
    }
    if (shortcuts.value === "off") return;
    const hand = document.querySelectorAll<HTMLElement>(".hand [data-noun]");
    if (/^[1-9]$/.test(event.key)) {
      const token = hand[Number(event.key) - 1];
      token?.focus();
      token?.click();
    } else if (event.key === "n" || event.key === "N") glowing(active, event.key === "n" ? 1 : -1)?.focus();
    else if (event.key === "u") table.acting.undo();
    else if (event.key === "m") table.menu.value = "menu";
    else if (event.key === "p") table.acting.finish();
    else if (event.key === "c") table.confirm();
    else if (event.key === "h") document.querySelector<HTMLElement>(".hinting")?.click();
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}
