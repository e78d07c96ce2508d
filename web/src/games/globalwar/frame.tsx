/** The frame of the map and what stands on it. Moving the map moves one layer, a zoom magnifies it; once that has come to
 * rest each thing is set to its new place in its own size, which costs no layout. */
import { effect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Point } from "../../shell/geometry";
import type { Look } from "./view";

export function Frame({
  looked,
  drawing,
  children,
}: {
  looked: Look;
  drawing: ComponentChildren;
  children: ComponentChildren;
}) {
  const { view, drawn } = looked;
  const frame = useRef<HTMLDivElement>(null);
  const standing = useRef<HTMLDivElement>(null);
  useEffect(() => view.attach(frame.current!), [view]);
  useEffect(
    () =>
      effect(() => {
        const scale = drawn.value;
        for (const one of standing.current!.children as HTMLCollectionOf<HTMLElement>) {
          const { x, y } = one.dataset;
          one.style.translate = placeOf(Number(x), Number(y), scale);
        }
      }),
    [looked],
  );
  useEffect(
    () =>
      effect(() => {
        const scale = view.scale.value;
        const [x, y] = [view.width.value / 2 - view.x.value * scale, view.height.value / 2 - view.y.value * scale];
        const grown = scale / drawn.value;
        standing.current!.style.transform = `translate(${x}px, ${y}px)${grown === 1 ? "" : ` scale(${grown})`}`;
      }),
    [looked],
  );
  return (
    <div class="map" ref={frame}>
      {drawing}
      <div class="on" ref={standing}>
        {children}
      </div>
    </div>
  );
}

const placeOf = (x: number, y: number, scale: number): string =>
  `${(x * scale).toFixed(1)}px ${(y * scale).toFixed(1)}px`;

/** Where on the map something stands that keeps its size. */
export const standsAt = (looked: Look, [x, y]: Point, style: Record<string, string> = {}) =>
  standsNear(looked, [looked.view.near(x), y], style);

/** The same for something whose place nearest to what is seen is known, and which need not be drawn again with that. */
export const standsNear = ({ drawn }: Look, [x, y]: Point, style: Record<string, string> = {}) => ({
  "data-x": x,
  "data-y": y,
  style: { ...style, translate: placeOf(x, y, drawn.peek()) },
});
