/** The board as it is drawn: seas, lands, borders, supply lines, and the light on what may be pointed at. */
import { useEffect, useRef } from "preact/hooks";
import { effect } from "@preact/signals";
import type { Point } from "../../shell/geometry";
import type { MapView } from "../../shell/mapview";
import { GEOMETRY, isLand, shapeOf, SPACES } from "./data";
import type { Supply } from "./supply";

const SEAS = SPACES.filter((id) => !isLand(id));
const LANDS = SPACES.filter(isLand);
const COPIES = [-1, 0, 1]; // the board has no edge east and west
const TINTS = 4; // neighbours differ by a hint of tone

interface Props {
  view: MapView;
  glowing: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  supply: Supply | null;
  onPoint: (space: string) => void;
}

export function World({ view, glowing, chosen, supply, onPoint }: Props) {
  const drawing = useRef<SVGSVGElement>(null);
  useEffect(
    () =>
      effect(() => {
        const [width, height] = [view.width.value / view.scale.value, view.height.value / view.scale.value];
        drawing.current?.setAttribute("viewBox", `${view.x.value - width / 2} ${view.y.value - height / 2} ${width} ${height}`);
      }),
    [view],
  );
  return (
    <svg ref={drawing} class="world" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <defs>
        <pattern id="qm-hatch" width="70" height="70" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0v70" class="hatching" />
        </pattern>
      </defs>
      {COPIES.map((copy) => (
        <g key={copy} transform={`translate(${copy * GEOMETRY.around} 0)`}>
          <Ground onPoint={onPoint} />
          <g class="lights">
            {[...glowing].map((id) => (
              <path key={id} class={chosen.has(id) ? "light chosen" : "light"} d={shapeOf(id).path} onClick={() => onPoint(id)} />
            ))}
            {[...chosen].filter((id) => !glowing.has(id)).map((id) => (
              <path key={id} class="light chosen" d={shapeOf(id).path} onClick={() => onPoint(id)} />
            ))}
          </g>
          {supply && <Lines supply={supply} />}
        </g>
      ))}
    </svg>
  );
}

/** What never changes. */
function Ground({ onPoint }: { onPoint: (space: string) => void }) {
  return (
    <>
      {SEAS.map((id, n) => (
        <path key={id} class={n % 2 ? "sea deep" : "sea"} d={shapeOf(id).path} onClick={() => onPoint(id)} />
      ))}
      <g class="shore">
        {LANDS.map((id) => (
          <path key={id} d={shapeOf(id).path} />
        ))}
      </g>
      <path class="scenery" d={GEOMETRY.scenery} />
      {LANDS.map((id, n) => (
        <path key={id} class={`land t${n % TINTS}`} d={shapeOf(id).path} onClick={() => onPoint(id)} />
      ))}
      <path class="lakes" d={GEOMETRY.waters} />
    </>
  );
}

/** A point, told so that it is near another one also across the edge of the board. */
function beside([x, y]: Point, [from]: Point): Point {
  const { around } = GEOMETRY;
  return [x - Math.round((x - from) / around) * around, y];
}

/** A line that bends a little, so that two of them can be told apart. */
function bow(from: string, to: string): string {
  const a = shapeOf(from).at;
  const b = beside(shapeOf(to).at, a);
  const middle: Point = [(a[0] + b[0]) / 2 - (b[1] - a[1]) * 0.12, (a[1] + b[1]) / 2 + (b[0] - a[0]) * 0.12];
  return `M${a}Q${middle} ${b}`;
}

function Lines({ supply }: { supply: Supply }) {
  const paths = supply.lines.map(([from, to]) => bow(from, to));
  return (
    <g class="lines">
      {paths.map((path, n) => (
        <path key={n} class="case" d={path} />
      ))}
      {paths.map((path, n) => (
        <path key={n} class="flow" d={path} />
      ))}
    </g>
  );
}
