/** How the map is looked at: one view for each table, the zoom in steps, and the part of the world that is in the page. */
import { computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { Point, Shape } from "../../shell/geometry";
import { MapView } from "../../shell/mapview";
import { narrow } from "../../shell/settings";
import type { Table } from "../../shell/store";
import type { Theatre } from "./data";
import { stepOf, WHOLE, zoomOf } from "./layout";

/** The part of the board that is drawn, in its units: what is seen and as much again around it; and how it is scaled. */
export interface Window {
  left: number;
  top: number;
  right: number;
  bottom: number;
  scale: number;
}

const MARGIN = 0.5; // of what is seen, on each side
const GROWN = 2.2; // what is drawn is magnified so far at most before it is drawn anew
const SETTLED = 180; // milliseconds without a change of zoom, until it is drawn anew and sharp
const SPARSE = 6.7; // units to a pixel that are looked at first on a small screen, where stacks are as large as anywhere
const GRID = 64; // pixels: places are compared as coarsely when a window is made

export interface Look {
  view: MapView;
  /** Pixels to a unit for which everything is drawn and placed; until a zoom has come to rest it is only magnified. */
  drawn: ReadonlySignal<number>;
  step: ReadonlySignal<number>;
  /** Board units to a pixel of a pattern. */
  grain: ReadonlySignal<number>;
  /** Whether the whole world is looked at: totals, and cards of theatres. */
  whole: ReadonlySignal<boolean>;
  window: Signal<Window>;
}

const looks = new WeakMap<Table, Look>();

export function lookOf(table: Table, theatre: Theatre, start: Point | null): Look {
  let found = looks.get(table);
  if (!found) {
    const { x, y, wide } = theatre.start;
    const first = { x, y, wide: narrow.peek() ? Math.min(wide, innerWidth * SPARSE) : wide };
    const view = new MapView(theatre, start ? { ...first, x: start[0], y: start[1] } : first);
    const window = signal({ left: 0, top: 0, right: 0, bottom: 0, scale: 0 });
    const drawn = computed(() => window.value.scale || view.scale.value);
    const step = computed(() => stepOf(drawn.value));
    found = {
      view,
      drawn,
      step,
      grain: computed(() => 10_000 / zoomOf(step.value)),
      whole: computed(() => theatre.around > 0 && drawn.value * 10_000 < WHOLE),
      window,
    };
    looks.set(table, found);
  }
  return found;
}

/** Whether this table's map shows the whole world now. */
export const seesWhole = (table: Table): boolean => looks.get(table)?.whole.value ?? false;
export const viewAt = (table: Table): MapView | undefined => looks.get(table)?.view;

function around(view: MapView): Window {
  const scale = view.scale.value;
  const [wide, high] = [view.width.value / scale, view.height.value / scale];
  const unit = GRID / scale;
  const x = Math.round(view.x.value / unit) * unit;
  const y = Math.round(view.y.value / unit) * unit;
  return {
    left: x - wide * (0.5 + MARGIN),
    top: y - high * (0.5 + MARGIN),
    right: x + wide * (0.5 + MARGIN),
    bottom: y + high * (0.5 + MARGIN),
    scale,
  };
}

/** Whether what is seen lies in a window; where the world has no edge it may lie there as many widths farther. */
function holds(window: Window, view: MapView, shift: number): boolean {
  const [wide, high] = [view.width.value / view.scale.value / 2, view.height.value / view.scale.value / 2];
  const x = view.x.value + shift;
  return (
    x - wide >= window.left &&
    x + wide <= window.right &&
    view.y.value - high >= window.top &&
    view.y.value + high <= window.bottom
  );
}

/** Keep the window around what is seen; ``moved`` is told where in the window that is, on every change. */
export function follow(look: Look, moved: (window: Window, shift: number) => void): () => void {
  const { view, window } = look;
  let frame = 0;
  let timer = 0;
  const anew = () => {
    window.value = around(view);
  };
  // counted from the next frame on: on a slow machine a zoom goes on in each of them
  const settle = () => {
    frame = requestAnimationFrame(() => {
      timer = setTimeout(anew, SETTLED) as unknown as number;
    });
  };
  const wait = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const stop = effect(() => {
    if (!view.width.value) return;
    wait();
    const { around: wide } = view.world;
    const grown = view.scale.value / window.value.scale;
    const shift = (wide ? [0, wide, -wide] : [0]).find((one) => holds(window.value, view, one));
    if (shift === undefined || !(grown < GROWN && grown > 1 / GROWN)) return anew();
    if (grown !== 1) settle();
    moved(window.value, shift);
  });
  return () => {
    wait();
    stop();
  };
}

/** How many widths of the world away a box is drawn; nothing where it is not in the window at all. */
export function copiesOf([left, top, right, bottom]: Shape["box"], window: Window, around: number): number[] {
  if (bottom < window.top || top > window.bottom) return [];
  return (around ? [-1, 0, 1] : [0]).filter(
    (copy) => right + copy * around > window.left && left + copy * around < window.right,
  );
}

/** Whether something that stands at a place is in the window. */
export const inWindow = ([x, y]: Point, window: Window, around: number): boolean =>
  copiesOf([x, y, x, y], window, around).length > 0;
