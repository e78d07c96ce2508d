/** Tokens fly from where they lay to where they come: from the row to a space, from a bag to a reserve, and back. */
import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { TableEvent } from "../../shell/protocol";
import { calmly } from "../../shell/settings";
import type { Table } from "../../shell/store";
import { mySide, position, tokensIn } from "./state";

const LONGEST = 650;
const SHORTEST = 150;

interface Way {
  from: string; // names of anchors: elements with data-fly
  to: string;
}

/** The anchor of the nth token of a side's reserve. */
export const anchor = (table: Table, side: string, n: number): string =>
  `${side === mySide(table) ? "hand" : "row"}:${n + 1}`;

/** Where the token of an event comes from and goes to, with the states before and after it. */
function wayOf(table: Table, { event, args }: TableEvent, before: string[], after: string[]): Way | null {
  const side = String(args["side"]);
  const token = String(args["token"]);
  const left = anchor(table, side, Math.max(0, before.indexOf(token)));
  const come = anchor(table, side, after.length ? after.lastIndexOf(token) : 0);
  switch (event) {
    case "bk-placed":
    case "bk-placed-spy":
      return { from: left, to: String(args["space"]) };
    case "bk-drew":
      return { from: `bag:${side}`, to: come };
    case "bk-researched-to-reserve":
      return { from: "pool", to: come };
    case "bk-bombed":
      return { from: left, to: `bag:${side}` };
    case "bk-bombed-to-pool":
      return { from: left, to: "pool" };
    default:
      return null;
  }
}

/** Of several anchors of that name (the row is also drawn on the phone) the one that is shown. */
function find(name: string): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(`[data-fly="${CSS.escape(name)}"]`)];
  return all.find((one) => one.getClientRects().length > 0) ?? null;
}

interface Spot {
  box: DOMRect;
  picture: Element | null;
}

function spot(name: string): Spot | null {
  const element = find(name);
  if (!element) return null;
  const picture = element.querySelector(".counter");
  return {
    box: (picture ?? element).getBoundingClientRect(),
    picture: picture && (picture.cloneNode(true) as Element),
  };
}

function fly(from: Spot, to: Spot, shown: Element | null, time: number): HTMLElement | null {
  const picture = to.picture ?? from.picture;
  if (!picture || to.box.width === 0 || from.box.width === 0) return null;
  const size = to.picture ? to.box.width : Math.min(from.box.width, 48);
  const sheet = document.createElement("div");
  sheet.className = "flight";
  sheet.setAttribute("aria-hidden", "true");
  sheet.style.left = `${to.box.left + (to.box.width - size) / 2}px`;
  sheet.style.top = `${to.box.top + (to.box.height - size) / 2}px`;
  sheet.style.width = sheet.style.height = `${size}px`;
  sheet.append(picture.cloneNode(true));
  document.body.append(sheet);
  const dx = from.box.left + from.box.width / 2 - to.box.left - to.box.width / 2;
  const dy = from.box.top + from.box.height / 2 - to.box.top - to.box.height / 2;
  const shrunk = to.picture ? Math.min(1.2, from.picture ? from.box.width / size : 0.5) : 1;
  const end = to.picture ? "none" : "scale(0.4)";
  const path = [
    { transform: `translate(${dx}px, ${dy}px) scale(${shrunk})` },
    { transform: `translate(${dx / 2}px, ${dy / 2 - 18}px) scale(1.15)`, offset: 0.5 },
    { transform: end, opacity: to.picture ? 1 : 0 },
  ];
  const moving = sheet.animate(path, { duration: time, easing: "cubic-bezier(.45, 0, .3, 1)", fill: "both" });
  shown?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time });
  moving.onfinish = () => sheet.remove();
  return sheet;
}

/** Watches what is being shown, as long as the board is there. */
export function useFlights(table: Table): void {
  useEffect(() => {
    let flying: HTMLElement | null = null;
    let reserves: Record<string, string[] | number> = {};
    const land = () => {
      flying?.remove();
      flying = null;
    };
    const stop = effect(() => {
      const news = table.news.value;
      const state = table.state.value;
      void table.part.value;
      land();
      if (!state) return;
      const before = reserves;
      reserves = position(state).reserve;
      if (!news || calmly.matches) return;
      const side = String(news.args["side"]);
      if (before[side] === reserves[side]) return; // a part of the event in which nothing moves yet
      const way = wayOf(table, news, tokensIn(before[side]), tokensIn(reserves[side]));
      if (!way) return;
      const from = spot(way.from); // what is on the page is still the moment before
      requestAnimationFrame(() => {
        const to = spot(way.to);
        const time = Math.min(LONGEST, table.time * 0.8);
        if (!from || !to || table.news.peek() !== news || time < SHORTEST) return;
        flying = fly(from, to, find(way.to)?.querySelector(".counter") ?? null, time);
      });
    });
    return () => {
      stop();
      land();
    };
  }, [table]);
}
