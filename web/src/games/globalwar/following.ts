/** The map follows the game: what happens is brought into view, and what is asked for stands well in sight. */
import { effect, useComputed } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Point } from "../../shell/geometry";
import { useInView } from "../../shell/mapframe";
import type { MapView } from "../../shell/mapview";
import type { Table } from "../../shell/store";
import type { Theatre } from "./data";
import { picked } from "./orders";

const EDGE = 76; // pixels at the edges, where switches and screens have their buttons
const SMALLEST = 0.28; // of a small window, so that something is left of it between the edges
const ENOUGH = 0.75; // of what could be in sight; then the map stays where it is

interface Seen {
  x: number;
  y: number;
  wide: number; // half of what is well in sight, in units of the board
  high: number;
  around: number;
}

const apart = (a: number, b: number, around: number): number =>
  around ? a - b - Math.round((a - b) / around) * around : a - b;

const inSight = ({ x, y, wide, high, around }: Seen, points: readonly Point[]): Point[] =>
  points.filter(([px, py]) => Math.abs(apart(px, x, around)) <= wide && Math.abs(py - y) <= high);

/** The middle of the view that shows most of some places; null where what is seen shows enough of them already. */
export function bestMiddle(seen: Seen, points: readonly Point[]): Point | null {
  const now = inSight(seen, points).length;
  let best: Point[] = [];
  let start: Point = [0, 0];
  for (const point of points) {
    const some = inSight({ ...seen, x: point[0], y: point[1] }, points);
    if (some.length > best.length) [best, start] = [some, point];
  }
  if (now > 0 && now >= best.length * ENOUGH) return null;
  if (best.length === 0) return null;
  const sum = best.reduce<Point>(([x, y], one) => [x + apart(one[0], start[0], seen.around), y + one[1]], [0, 0]);
  return [start[0] + sum[0] / best.length, sum[1] / best.length];
}

function seenIn(view: MapView): Seen {
  const half = (size: number) => Math.max(size / 2 - EDGE, size * SMALLEST) / view.scale.peek();
  return {
    x: view.x.peek(),
    y: view.y.peek(),
    wide: half(view.width.peek()),
    high: half(view.height.peek()),
    around: view.world.around,
  };
}

/** Where something happens, or may be done, is brought into view; as long as nobody has moved the map, to its middle. */
export function useFollowing(table: Table, view: MapView, theatre: Theatre, lit: () => ReadonlySet<string>): void {
  const wanted = useComputed(() => [...lit()].join(" "));
  const ours = useRef(""); // where the map was left by what happened, and not by a hand
  const here = () => `${view.x.peek()} ${view.y.peek()} ${view.scale.peek()}`;
  const untouched = () => ours.current === "" || ours.current === here();
  useEffect(
    () =>
      effect(() => {
        const args = table.news.value?.args ?? {};
        const zone = args["to"] ?? args["zone"];
        const shape = typeof zone === "string" ? theatre.shapes.get(zone) : undefined;
        if (!shape) return;
        const free = untouched();
        view.show(shape.at);
        if (free) ours.current = here();
      }),
    [table],
  );
  const from = picked(table)?.zone;
  useEffect(() => {
    const shape = theatre.shapes.get(from ?? "");
    if (shape) view.show(shape.at);
  }, [from]);
  useEffect(() => {
    if (from || !untouched()) return;
    view.measure();
    const points = wanted.value.split(" ").flatMap((id) => theatre.shapes.get(id) ?? []);
    const middle = bestMiddle(
      seenIn(view),
      points.map(({ at }) => at),
    );
    if (middle) view.go(...middle);
    ours.current = here();
  }, [wanted.value]);
  useInView(view, wanted.value, theatre.shapes);
}
