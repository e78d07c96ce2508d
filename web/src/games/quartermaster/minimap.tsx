/** The whole board in small, while only a part of it is seen: where one is, and a quick way to somewhere else. */
import { effect, useComputed } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { MapView } from "../../shell/mapview";
import { GEOMETRY, isLand, shapeOf, SPACES } from "./data";

const LANDS = SPACES.filter(isLand)
  .map((id) => shapeOf(id).path)
  .join("");
const COPIES = [-1, 0, 1]; // what is seen may run on past the edge of the board
const WORTH_IT = 0.8; // of the board, from west to east

export function Minimap({ view }: { view: MapView }) {
  const part = useComputed(() => view.width.value < view.scale.value * GEOMETRY.width * WORTH_IT);
  return part.value ? <World view={view} /> : null;
}

function World({ view }: { view: MapView }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      effect(() => {
        const { width, height } = GEOMETRY;
        const [wide, high] = [view.width.value / view.scale.value, view.height.value / view.scale.value];
        const style = box.current!.style;
        style.setProperty("--left", `${((view.x.value - wide / 2) / width) * 100}%`);
        style.setProperty("--top", `${((view.y.value - high / 2) / height) * 100}%`);
        style.setProperty("--wide", `${(wide / width) * 100}%`);
        style.setProperty("--high", `${(high / height) * 100}%`);
      }),
    [view],
  );
  const go = (event: PointerEvent) => {
    if (event.type === "pointermove" && event.buttons === 0) return;
    const frame = box.current!.getBoundingClientRect();
    view.go(
      ((event.clientX - frame.left) / frame.width) * GEOMETRY.width,
      ((event.clientY - frame.top) / frame.height) * GEOMETRY.height,
    );
  };
  return (
    <div class="minimap" ref={box} aria-hidden="true" onPointerDown={go} onPointerMove={go}>
      <svg viewBox={`0 0 ${GEOMETRY.width} ${GEOMETRY.height}`}>
        <path d={LANDS} />
      </svg>
      {COPIES.map((copy) => (
        <span key={copy} class="lens" style={{ transform: `translateX(${copy * 100}%)` }} />
      ))}
    </div>
  );
}
