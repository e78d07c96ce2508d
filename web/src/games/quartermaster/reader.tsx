/** A card read large: over the card that is hovered, focused or pressed for long, where it hides no space that glows. */
import { signal } from "@preact/signals";
import type { ButtonHTMLAttributes } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Face } from "./cards";
import { cardOf } from "./data";

const LONG_PRESS = 450; // milliseconds
const MARGIN = 8;

const read = signal<{ card: string; over: DOMRect } | null>(null);
let pressing: ReturnType<typeof setTimeout> | undefined;
let heldLong = false;

function open(card: string, target: EventTarget | null): void {
  if (cardOf(card) && target instanceof Element) read.value = { card, over: target.getBoundingClientRect() };
}

function close(): void {
  clearTimeout(pressing);
  read.value = null;
}

/** What makes a button show its card large. A finger that reads does not point. */
export function reading(card: string, point: () => void): ButtonHTMLAttributes<HTMLButtonElement> {
  return {
    onPointerEnter: (event) => event.pointerType === "mouse" && open(card, event.currentTarget),
    onPointerLeave: close,
    onFocus: (event) => event.currentTarget.matches(":focus-visible") && open(card, event.currentTarget),
    onBlur: close,
    onPointerDown: ({ pointerType, currentTarget }) => {
      heldLong = false;
      if (pointerType === "mouse") return;
      pressing = setTimeout(() => {
        heldLong = true;
        open(card, currentTarget);
      }, LONG_PRESS);
    },
    onPointerUp: () => clearTimeout(pressing),
    onPointerCancel: close,
    onContextMenu: (event) => heldLong && event.preventDefault(),
    onClick: () => {
      if (!heldLong) point();
      heldLong = false;
    },
  };
}

/** Above its card; at the other end of the window should it lie over a space that glows. */
function place(box: HTMLElement, over: DOMRect): void {
  const { width, height } = box.getBoundingClientRect();
  const magnified = width / box.offsetWidth; // as a large screen shows the page
  const room = window.innerWidth - width - MARGIN;
  const left = Math.max(MARGIN, Math.min(room, over.left + (over.width - width) / 2));
  const top = Math.max(MARGIN, over.top - height - MARGIN);
  const lit = [...document.querySelectorAll(".zone.legal")].map((zone) => zone.getBoundingClientRect());
  const hides = (at: number) =>
    lit.some((zone) => zone.left < at + width && zone.right > at && zone.bottom > top && zone.top < over.top);
  const other = left > room / 2 ? MARGIN : room;
  box.style.left = `${(hides(left) && !hides(other) ? other : left) / magnified}px`;
  box.style.top = `${top / magnified}px`;
}

export function Reader() {
  const box = useRef<HTMLDivElement>(null);
  const shown = read.value;
  useLayoutEffect(() => {
    if (shown && box.current) place(box.current, shown.over);
  }, [shown]);
  if (!shown) return null;
  return (
    <div ref={box} class={`card reader k-${cardOf(shown.card)?.kind}`} aria-hidden="true">
      <Face card={shown.card} />
    </div>
  );
}
