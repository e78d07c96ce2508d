/** A map as it stands on the page: the drawing, what stands on it and keeps its size, and the buttons to zoom. */
import { effect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Point, Shape } from "./geometry";
import { t } from "./i18n";
import { Icon } from "./icon";
import type { MapView } from "./mapview";

const CLOSER = 1.5; // one press of a button
const EDGE = 20; // pixels: what is nearer to the edge of the frame does not count as seen
const ROOM = 120; // pixels around what is brought into view

interface FrameProps {
  view: MapView;
  drawing: ComponentChildren;
  /** Called whenever the zoom changes, with what stands on the map. */
  sized?: (scale: number, style: CSSStyleDeclaration) => void;
  children: ComponentChildren;
}

export function MapFrame({ view, drawing, sized, children }: FrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const standing = useRef<HTMLDivElement>(null);
  useEffect(() => view.attach(frame.current!), [view]);
  useEffect(
    () =>
      effect(() => {
        const scale = view.scale.value;
        const style = standing.current!.style;
        style.setProperty("--k", `${scale}px`);
        style.transform = `translate(${view.width.value / 2 - view.x.value * scale}px, ${view.height.value / 2 - view.y.value * scale}px)`;
        sized?.(scale, style);
      }),
    [view],
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

/** Where on the map something stands that keeps its size. */
export const at = (view: MapView, [x, y]: Point) => ({ "--x": String(view.near(x)), "--y": String(y) });

/** What moves and grows with the map; beside itself once more where the board has no edge. */
export function Drawing({
  view,
  defs,
  children,
}: {
  view: MapView;
  defs: ComponentChildren;
  children: ComponentChildren;
}) {
  const drawing = useRef<SVGSVGElement>(null);
  useEffect(
    () =>
      effect(() => {
        const [width, height] = [view.width.value / view.scale.value, view.height.value / view.scale.value];
        drawing.current!.setAttribute(
          "viewBox",
          `${view.x.value - width / 2} ${view.y.value - height / 2} ${width} ${height}`,
        );
      }),
    [view],
  );
  const { around } = view.world;
  return (
    <svg ref={drawing} class="world" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <defs>{defs}</defs>
      {(around ? [-1, 0, 1] : [0]).map((copy) => (
        <g key={copy} transform={copy ? `translate(${copy * around} 0)` : undefined}>
          {children}
        </g>
      ))}
    </svg>
  );
}

/** A line that bends a little, so that two of them can be told apart; it ends a little ``short`` of where it leads. */
export function bow(around: number, a: Point, to: Point, bend: number, short = 0): string {
  const b: Point = around ? [to[0] - Math.round((to[0] - a[0]) / around) * around, to[1]] : to;
  const middle: Point = [(a[0] + b[0]) / 2 - (b[1] - a[1]) * bend, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend];
  const away = Math.hypot(b[0] - middle[0], b[1] - middle[1]) || 1;
  const gap = Math.min(short, away * 0.3);
  const end: Point = [b[0] + ((middle[0] - b[0]) / away) * gap, b[1] + ((middle[1] - b[1]) / away) * gap];
  return `M${a}Q${middle.map(Math.round)} ${end.map(Math.round)}`;
}

/** The first of some places is brought into view, unless one of them is in view already. */
export function useInView(view: MapView, places: string, shapes: ReadonlyMap<string, Shape>): void {
  useEffect(() => {
    const points = places
      .split(" ")
      .flatMap((id) => shapes.get(id) ?? [])
      .map((shape) => shape.at);
    const seen = points.some((point) => {
      const [x, y] = view.place(point);
      return x > EDGE && y > EDGE && x < view.width.peek() - EDGE && y < view.height.peek() - EDGE;
    });
    if (points[0] && !seen) view.show(points[0], ROOM);
  }, [places]);
}

export function Zooms({ view }: { view: MapView }) {
  const ways = [
    { says: "ui-map-in", icon: "plus", go: () => view.zoom(CLOSER) },
    { says: "ui-map-out", icon: "minus", go: () => view.zoom(1 / CLOSER) },
    { says: "ui-map-whole", icon: "whole", go: () => view.whole() },
  ];
  return (
    <div class="zooms">
      {ways.map(({ says, icon, go }) => (
        <button key={says} type="button" class="chip" aria-label={t(says)} onClick={go}>
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}
