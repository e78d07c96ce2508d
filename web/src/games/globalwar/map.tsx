/** The board as it is drawn: seas, lands in the colours of their owners, terrain, lines, arrows, and the light on zones.
 *
 * Only what lies in the window is in the page. While the map is moved the drawing is moved as it is, by the compositor;
 * it is drawn anew when what is seen leaves the window, or when a zoom has come to rest. */
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { ComponentChildren } from "preact";
import type { Point, Shape } from "../../shell/geometry";
import { bow } from "../../shell/mapframe";
import { CONVOYS, isLand, LINKS, look, zoneOf, type Theatre } from "./data";
import { REGION, zoomOf } from "./layout";
import { ownerOf, type Position } from "./state";
import { copiesOf, follow, type Look, type Window } from "./view";

const TERRAINS: Record<string, [number, string]> = {
  mountains: [15, "M1 9l3.500-6 3.500 6M9 13l2.200-4 2.200 4"],
  desert: [11, "M2 3h.1M7.500 7h.1M3 9h.1"],
  jungle: [13, "M4 9V5M2 5.500q2-3.500 4 0M10 12V9.500M8.300 9.500q1.700-3 3.400 0"],
  marsh: [14, "M1 4h5M8 7h5M3 11h5M3 2.500v1M10 5.500v1"],
  tundra: [13, "M2 4l1.500 1.500M9 9l1.500 1.500M8 3l1-1"],
};

export type Layer = "terrain" | "rail" | "rivers" | "convoys";

export interface Arrow {
  from: string;
  to: string;
  kind: "chosen" | "attack" | "moved";
}

interface Props {
  looked: Look;
  theatre: Theatre;
  now: Position;
  layers: ReadonlySet<Layer>;
  legal: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  quiet: boolean; // what is legal is where something could begin: its edge is enough
  arrows: Arrow[];
  onPoint: (zone: string) => void;
}

export function World({ looked, theatre, now, layers, legal, chosen, quiet, arrows, onPoint }: Props) {
  const owners = [...theatre.zones]
    .filter(isLand)
    .map((id) => ownerOf(now, id))
    .join(" ");
  const far = zoomOf(looked.step.value) < REGION;
  const window = looked.window.value;
  const shown = [...layers].filter((layer) => !far || layer === "convoys").join();
  // drawn again only when a zone changes hands, a layer is switched or the window moves
  const ground = useMemo(
    () => (
      <>
        <Ground
          theatre={theatre}
          owners={owners}
          window={window}
          terrain={shown.includes("terrain")}
          onPoint={onPoint}
        />
        <Lines theatre={theatre} owners={owners} window={window} layers={shown} far={far} />
      </>
    ),
    [theatre, owners, shown, far, window],
  );
  const light = (id: string, name: string) =>
    seenOf(theatre, window, id).map(({ shape, move }) => (
      <path key={`${id}${move}`} class={name} d={shape.path} transform={move} onClick={() => onPoint(id)} />
    ));
  return (
    <Sheet looked={looked} defs={<Patterns grain={looked.grain.value} />}>
      {ground}
      <g class="lights">
        {[...legal].filter((id) => !chosen.has(id)).map((id) => light(id, quiet ? "light quiet" : "light"))}
        {[...chosen].map((id) => light(id, "light chosen"))}
      </g>
      <Arrows theatre={theatre} window={window} arrows={arrows} />
    </Sheet>
  );
}

/** What is drawn lies on a sheet that is larger than the frame and is moved under it. */
function Sheet({ looked, defs, children }: { looked: Look; defs: ComponentChildren; children: ComponentChildren }) {
  const drawing = useRef<SVGSVGElement>(null);
  useEffect(
    () =>
      follow(looked, ({ left, top, right, bottom, scale }, shift) => {
        const { view } = looked;
        const sheet = drawing.current!;
        const box = `${left} ${top} ${right - left} ${bottom - top}`;
        if (sheet.getAttribute("viewBox") !== box) {
          sheet.setAttribute("viewBox", box);
          sheet.style.width = `${(right - left) * scale}px`;
          sheet.style.height = `${(bottom - top) * scale}px`;
        }
        const now = view.scale.value;
        const x = view.width.value / 2 - (view.x.value + shift - left) * now;
        const y = view.height.value / 2 - (view.y.value - top) * now;
        sheet.style.transform = `translate(${x}px, ${y}px) scale(${now / scale})`;
      }),
    [looked],
  );
  return (
    <svg ref={drawing} class="world" aria-hidden="true" preserveAspectRatio="none">
      <defs>{defs}</defs>
      {children}
    </svg>
  );
}

interface Seen {
  shape: Shape;
  move: string | undefined; // where it is drawn a world's width farther
}

const farther = (copy: number, around: number): string | undefined =>
  copy ? `translate(${copy * around} 0)` : undefined;

function seenOf(theatre: Theatre, window: Window, id: string): Seen[] {
  const shape = theatre.shapes.get(id);
  return shape
    ? copiesOf(shape.box, window, theatre.around).map((copy) => ({ shape, move: farther(copy, theatre.around) }))
    : [];
}

function Patterns({ grain }: { grain: number }) {
  return (
    <>
      {Object.entries(TERRAINS).map(([name, [size, path]]) => (
        <pattern
          key={name}
          id={`gw-${name}`}
          width={size}
          height={size}
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${grain})`}
        >
          <path class="mark" d={path} />
        </pattern>
      ))}
      <pattern
        id="gw-hatch"
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${grain}) rotate(45)`}
      >
        <path class="hatching" d="M0 0v7" />
      </pattern>
      {["chosen", "attack", "moved"].map((kind) => (
        <marker
          key={kind}
          id={`gw-head-${kind}`}
          viewBox="0 0 10 10"
          refX="7"
          refY="5"
          markerWidth="3.200"
          markerHeight="3.200"
          orient="auto"
        >
          <path class={`head ${kind}`} d="M0 0L10 5 0 10 2.500 5z" />
        </marker>
      ))}
    </>
  );
}

interface GroundProps {
  theatre: Theatre;
  owners: string; // of the lands in play, in their order
  window: Window;
  terrain: boolean;
  onPoint: (zone: string) => void;
}

/** What changes only when a zone changes hands. */
function Ground({ theatre, owners, window, terrain, onPoint }: GroundProps) {
  const ids = [...theatre.shapes.keys()];
  const seas = ids.filter((id) => !isLand(id));
  const lands = ids.filter(isLand).flatMap((id) => seenOf(theatre, window, id));
  const playing = [...theatre.zones].filter(isLand);
  const owner = owners.split(" ");
  const ground = new Map(playing.map((id, n) => [id, look(owner[n]!)]));
  const key = ({ shape, move = "" }: Seen) => shape.id + move;
  return (
    <>
      {seas.flatMap((id, n) =>
        seenOf(theatre, window, id).map((one) => (
          <path
            key={key(one)}
            class={["sea", n % 2 && "deep", !theatre.zones.has(id) && "out"].filter(Boolean).join(" ")}
            d={one.shape.path}
            transform={one.move}
            onClick={() => onPoint(id)}
          />
        )),
      )}
      <g class="shore">
        {lands.map((one) => (
          <path key={key(one)} d={one.shape.path} transform={one.move} />
        ))}
      </g>
      <Everywhere class="scenery" d={theatre.scenery} theatre={theatre} window={window} />
      {lands.map((one) => (
        <path
          key={key(one)}
          class={`land ${ground.get(one.shape.id) ?? "out"}`}
          d={one.shape.path}
          transform={one.move}
          onClick={() => onPoint(one.shape.id)}
        />
      ))}
      {terrain &&
        lands
          .filter(({ shape: { id } }) => theatre.zones.has(id) && zoneOf(id).terrain in TERRAINS)
          .map((one) => (
            <path
              key={key(one)}
              class="terrain"
              fill={`url(#gw-${zoneOf(one.shape.id).terrain})`}
              d={one.shape.path}
              transform={one.move}
            />
          ))}
      <Everywhere class="lakes" d={theatre.waters} theatre={theatre} window={window} />
    </>
  );
}

interface EverywhereProps {
  class: string;
  d: string;
  theatre: Theatre;
  window: Window;
}

/** A path over the whole board, wherever the window shows it. */
function Everywhere({ class: name, d, theatre, window }: EverywhereProps) {
  const board: Shape["box"] = [theatre.left, theatre.top, theatre.left + theatre.width, theatre.top + theatre.height];
  const copies = d ? copiesOf(board, window, theatre.around) : [];
  return copies.map((copy) => <path key={copy} class={name} d={d} transform={farther(copy, theatre.around)} />);
}

interface LinesProps {
  theatre: Theatre;
  owners: string;
  window: Window;
  layers: string;
  far: boolean;
}

function Lines({ theatre, owners, window, layers, far }: LinesProps) {
  const playing = [...theatre.zones].filter(isLand);
  const owner = owners.split(" ");
  const held = new Map(playing.map((id, n) => [id, owner[n]]));
  const seen = new Set([...theatre.shapes.keys()].filter((id) => seenOf(theatre, window, id).length > 0));
  const sorted: Record<string, string> = { inside: "", frontier: "", coast: "", edge: "" };
  const near = theatre.borders.filter(({ a, b }) => seen.has(a) && seen.has(b));
  for (const { a, b, path } of near) {
    if (isLand(a) !== isLand(b)) sorted["coast"] += path;
    else if (isLand(a)) sorted[held.get(a) === held.get(b) ? "inside" : "frontier"] += path;
    if (theatre.zones.has(a) !== theatre.zones.has(b)) sorted["edge"] += path;
  }
  const cities = [...seen]
    .filter((id) => zoneOf(id)?.city)
    .map((id) => theatre.shapes.get(id)!.path)
    .join("");
  const everywhere = { theatre, window };
  const along = (which: (link: (typeof LINKS)[number]) => boolean): string => {
    const wanted = new Set(LINKS.filter(which).map(({ a, b }) => [a, b].sort().join()));
    return near
      .filter(({ a, b }) => wanted.has([a, b].sort().join()))
      .map(({ path }) => path)
      .join("");
  };
  const closed = along(({ kind }) => kind === "impassable");
  return (
    <g class="borders">
      {Object.entries(sorted).map(([kind, path]) => (
        <Everywhere key={kind} class={kind} d={path} {...everywhere} />
      ))}
      {!far && <Everywhere class="city" d={cities} {...everywhere} />}
      {layers.includes("rivers") && <Everywhere class="river" d={along(({ river }) => river)} {...everywhere} />}
      <Everywhere class="closed" d={closed} {...everywhere} />
      <Everywhere class="closed gaps" d={closed} {...everywhere} />
      {layers.includes("rail") && <Rails theatre={theatre} window={window} seen={seen} />}
      {layers.includes("convoys") && <Convoys theatre={theatre} window={window} />}
      {theatre.connectors
        .filter(({ a, b }) => seen.has(a) && seen.has(b))
        .map(({ a, b, kind, line }) => {
          const wet = ["canal", "strait", "sea-route", "sea"].includes(kind);
          const path = curve(line);
          const ends = kind === "road" ? [] : [line[0]!, line.at(-1)!];
          return (
            <g key={`${a} ${b}`} class={`connector ${kind === "road" ? "road" : wet ? "wet" : "dry"}`}>
              <Everywhere class="case" d={path} {...everywhere} />
              <Everywhere class="way" d={path} {...everywhere} />
              {ends.map((end) => (
                <Everywhere key={end.join()} class="end" d={`M${end}l.01 0`} {...everywhere} />
              ))}
            </g>
          );
        })}
    </g>
  );
}

/** A line from zone to zone; none where one of them is not drawn. */
function between(theatre: Theatre, from: string, to: string, bend: number, short = 0): string {
  const [a, b] = [theatre.shapes.get(from), theatre.shapes.get(to)];
  return a && b ? bow(theatre.around, a.at, b.at, bend, short) : "";
}

/** A smooth way through all points. */
export function curve(line: Point[]): string {
  let path = `M${line[0]}`;
  for (let n = 0; n < line.length - 1; n++) {
    const [before, here, there, next] = [
      line[Math.max(0, n - 1)]!,
      line[n]!,
      line[n + 1]!,
      line[Math.min(line.length - 1, n + 2)]!,
    ];
    const one = [here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6].map(Math.round);
    const other = [there[0] - (next[0] - here[0]) / 6, there[1] - (next[1] - here[1]) / 6].map(Math.round);
    path += `C${one} ${other} ${there}`;
  }
  return path;
}

function Rails({ theatre, window, seen }: { theatre: Theatre; window: Window; seen: ReadonlySet<string> }) {
  const path = LINKS.filter(({ rail, a, b }) => rail && theatre.zones.has(a) && theatre.zones.has(b))
    .filter(({ a, b }) => seen.has(a) || seen.has(b))
    .map(({ a, b }) => between(theatre, a, b, 0.08))
    .join("");
  return (
    <g class="rail">
      <Everywhere class="track" d={path} theatre={theatre} window={window} />
      <Everywhere class="ties" d={path} theatre={theatre} window={window} />
    </g>
  );
}

/** A way through the middles of its zones, on past the edge of the world. */
export function wayOf(theatre: Theatre, path: readonly string[]): Point[] {
  const way: Point[] = [];
  for (const zone of path) {
    const place = theatre.shapes.get(zone)?.at;
    if (!place) continue;
    const last = way.at(-1);
    const turns = last && theatre.around ? Math.round((place[0] - last[0]) / theatre.around) : 0;
    way.push([place[0] - turns * theatre.around, place[1]]);
  }
  return way;
}

function Convoys({ theatre, window }: { theatre: Theatre; window: Window }) {
  return (
    <>
      {CONVOYS.filter(({ path }) => path.some((id) => theatre.zones.has(id))).map(({ id, owner, path }) => {
        const way = wayOf(theatre, path);
        if (way.length < 2) return null;
        return (
          <g key={id} class={`convoy ${look(owner)}`}>
            <Everywhere class="case" d={curve(way)} theatre={theatre} window={window} />
            <Everywhere class="way" d={curve(way)} theatre={theatre} window={window} />
          </g>
        );
      })}
    </>
  );
}

function Arrows({ theatre, window, arrows }: { theatre: Theatre; window: Window; arrows: Arrow[] }) {
  const board: Shape["box"] = [theatre.left, theatre.top, theatre.left + theatre.width, theatre.top + theatre.height];
  return (
    <>
      {copiesOf(board, window, theatre.around).map((copy) => (
        <g key={copy} class="arrows" transform={farther(copy, theatre.around)}>
          {arrows.map(({ from, to, kind }) => {
            const path = between(theatre, from, to, 0.14, 70);
            return (
              <g key={`${from} ${to} ${kind}`} class={`arrow ${kind}`}>
                <path class="case" d={path} />
                <path class="shaft" d={path} marker-end={`url(#gw-head-${kind})`} />
              </g>
            );
          })}
        </g>
      ))}
    </>
  );
}
