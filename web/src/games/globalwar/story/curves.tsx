/** Curves over the calendar: each alliance has its own line and mark, and its name where the line ends. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Alliance } from "../data";
import { markOf } from "./sides";

export interface Curve {
  side: Alliance; // whose line and mark it has
  name: string;
  values: readonly (number | null)[]; // null where it is not known yet
}

interface Props {
  name: string;
  curves: readonly Curve[];
  labels: readonly string[]; // of the turns
  turns: number; // how many there may be
  at?: number;
  onPick?: (turn: number) => void;
}

const [LEFT, TOP, BOTTOM] = [34, 10, 22]; // pixels around the curves
const LETTER = 6; // pixels of a name
const STEPS = [1, 2, 4, 5, 10, 20, 40, 50, 100, 200];
const LINES = 4;
const APART = 16; // pixels between two names

export function Curves({ name, curves, labels, turns, at, onPick }: Props) {
  const [frame, [wide, tall]] = useSize();
  const right = 26 + LETTER * Math.max(0, ...curves.map((one) => one.name.length));
  const most = Math.max(1, ...curves.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const step = STEPS.find((one) => one * LINES >= most) ?? Math.ceil(most / LINES);
  const top = step * Math.ceil(most / step);
  const x = (turn: number) => LEFT + ((wide - LEFT - right) * turn) / Math.max(1, turns - 1);
  const y = (value: number) => TOP + (tall - TOP - BOTTOM) * (1 - value / top);
  const every = Math.max(1, Math.ceil((turns * 60) / Math.max(60, wide - LEFT - right)));
  const ends = placed(curves, y);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the slider above takes the keys
    <svg
      ref={frame}
      class="curves"
      viewBox={`0 0 ${wide} ${tall}`}
      role="img"
      aria-label={name}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const across = ((event.clientX - box.left) / box.width) * wide;
        onPick?.(Math.round(((across - LEFT) / (wide - LEFT - right)) * (turns - 1)));
      }}
    >
      {Array.from({ length: Math.round(top / step) + 1 }, (_, n) => n * step).map((value) => (
        <g key={value}>
          <path class="grid" d={`M${LEFT} ${y(value)}H${wide - right}`} />
          <text class="scale" x={LEFT - 6} y={y(value) + 4}>
            {value}
          </text>
        </g>
      ))}
      {labels.map(
        (label, turn) =>
          (turn % every === 0 || turn === at) && (
            <text key={turn} class={turn === at ? "turn now" : "turn"} x={x(turn)} y={tall - 5}>
              {turn !== at && at !== undefined && Math.abs(turn - at) < every / 2 ? "" : label}
            </text>
          ),
      )}
      {at !== undefined && <path class="here" d={`M${x(at)} ${TOP - 4}V${tall - BOTTOM + 4}`} />}
      {curves.map(({ side, values }) => (
        <path key={side} class={`curve ${side}`} d={line(values, x, y)} />
      ))}
      {at !== undefined &&
        curves.map(({ side, values }) => {
          const value = values[at] ?? null;
          return (
            value !== null && (
              <path key={side} class={`mark ${side}`} transform={`translate(${x(at)} ${y(value)})`} d={markOf[side]!} />
            )
          );
        })}
      {ends.map(({ side, name: called, value, high, turn }) => (
        <text key={side} class={`end ${side}`} x={x(turn) + 8} y={high + 4}>
          {called} {value}
        </text>
      ))}
    </svg>
  );
}

/** How large something is on the page, so that words keep their size. */
function useSize(): [{ current: SVGSVGElement | null }, [number, number]] {
  const frame = useRef<SVGSVGElement>(null);
  const [size, setSize] = useState<[number, number]>([600, 220]);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      if (width && height) setSize([width, height]);
    });
    watch.observe(frame.current!);
    return () => watch.disconnect();
  }, []);
  return [frame, size];
}

function line(values: readonly (number | null)[], x: (turn: number) => number, y: (value: number) => number): string {
  let path = "";
  values.forEach((value, turn) => {
    if (value !== null) path += `${path && values[turn - 1] !== null ? "L" : "M"}${x(turn)} ${y(value)}`;
  });
  return path;
}

/** The names at the ends, moved apart where they would lie on each other. */
function placed(curves: readonly Curve[], y: (value: number) => number) {
  const ends = curves
    .flatMap(({ side, name, values }) => {
      const turn = values.findLastIndex((value) => value !== null);
      return turn < 0 ? [] : [{ side, name, turn, value: values[turn]!, high: y(values[turn]!) }];
    })
    .sort((a, b) => a.high - b.high);
  for (let n = 1; n < ends.length; n++) ends[n]!.high = Math.max(ends[n]!.high, ends[n - 1]!.high + APART);
  return ends;
}
