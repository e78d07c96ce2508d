/** The board as it is drawn: seas, lands in the colours of their owners, terrain, lines, arrows, and the light on zones. */
import type { ReadonlySignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { Point } from "../../shell/geometry";
import { bow, Drawing } from "../../shell/mapframe";
import type { MapView } from "../../shell/mapview";
import { CONVOYS, isLand, LINKS, look, zoneOf, type Theatre } from "./data";
import { ownerOf, type Position } from "./state";

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
  view: MapView;
  theatre: Theatre;
  now: Position;
  layers: ReadonlySet<Layer>;
  grain: ReadonlySignal<number>; // board units to a pixel of a pattern
  legal: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  quiet: boolean; // what is legal is where something could begin: its edge is enough
  arrows: Arrow[];
  onPoint: (zone: string) => void;
}

export function World({ view, theatre, now, layers, grain, legal, chosen, quiet, arrows, onPoint }: Props) {
  const owners = [...theatre.zones]
    .filter(isLand)
    .map((id) => ownerOf(now, id))
    .join(" ");
  const shown = [...layers].join();
  // drawn again only when a zone changes hands or a layer is switched
  const ground = useMemo(
    () => (
      <>
        <Ground theatre={theatre} owners={owners} terrain={shown.includes("terrain")} onPoint={onPoint} />
        <Lines theatre={theatre} owners={owners} layers={shown} />
      </>
    ),
    [theatre, owners, shown],
  );
  const lit = [...legal].filter((id) => !chosen.has(id));
  const path = (id: string) => theatre.shapes.get(id)?.path ?? "";
  return (
    <Drawing view={view} defs={<Patterns grain={grain.value} />}>
      {ground}
      <g class="lights">
        {lit.map((id) => (
          <path key={id} class={quiet ? "light quiet" : "light"} d={path(id)} onClick={() => onPoint(id)} />
        ))}
        {[...chosen].map((id) => (
          <path key={id} class="light chosen" d={path(id)} onClick={() => onPoint(id)} />
        ))}
      </g>
      <Arrows theatre={theatre} arrows={arrows} />
    </Drawing>
  );
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
  terrain: boolean;
  onPoint: (zone: string) => void;
}

/** What changes only when a zone changes hands. */
function Ground({ theatre, owners, terrain, onPoint }: GroundProps) {
  const shapes = [...theatre.shapes.values()];
  const seas = shapes.filter(({ id }) => !isLand(id));
  const lands = shapes.filter(({ id }) => isLand(id));
  const playing = [...theatre.zones].filter(isLand);
  const owner = owners.split(" ");
  const ground = new Map(playing.map((id, n) => [id, look(owner[n]!)]));
  return (
    <>
      {seas.map(({ id, path }, n) => (
        <path
          key={id}
          class={["sea", n % 2 && "deep", !theatre.zones.has(id) && "out"].filter(Boolean).join(" ")}
          d={path}
          onClick={() => onPoint(id)}
        />
      ))}
      <g class="shore">
        {lands.map(({ id, path }) => (
          <path key={id} d={path} />
        ))}
      </g>
      <path class="scenery" d={theatre.scenery} />
      {lands.map(({ id, path }) => (
        <path key={id} class={`land ${ground.get(id) ?? "out"}`} d={path} onClick={() => onPoint(id)} />
      ))}
      {terrain &&
        lands
          .filter(({ id }) => theatre.zones.has(id) && zoneOf(id).terrain in TERRAINS)
          .map(({ id, path }) => <path key={id} class="terrain" fill={`url(#gw-${zoneOf(id).terrain})`} d={path} />)}
      <path class="lakes" d={theatre.waters} />
    </>
  );
}

function Lines({ theatre, owners, layers }: { theatre: Theatre; owners: string; layers: string }) {
  const playing = [...theatre.zones].filter(isLand);
  const owner = owners.split(" ");
  const held = new Map(playing.map((id, n) => [id, owner[n]]));
  const sorted: Record<string, string> = { inside: "", frontier: "", coast: "", edge: "" };
  for (const { a, b, path } of theatre.borders) {
    if (isLand(a) !== isLand(b)) sorted["coast"] += path;
    else if (isLand(a)) sorted[held.get(a) === held.get(b) ? "inside" : "frontier"] += path;
    if (theatre.zones.has(a) !== theatre.zones.has(b)) sorted["edge"] += path;
  }
  const cities = [...theatre.shapes.values()]
    .filter(({ id }) => zoneOf(id)?.city)
    .map(({ path }) => path)
    .join("");
  return (
    <g class="borders">
      {Object.entries(sorted).map(([kind, path]) => (
        <path key={kind} class={kind} d={path} />
      ))}
      <path class="city" d={cities} />
      {layers.includes("rivers") && <path class="river" d={along(theatre, ({ river }) => river !== undefined)} />}
      <path class="closed" d={along(theatre, ({ kind }) => kind === "impassable")} />
      <path class="closed gaps" d={along(theatre, ({ kind }) => kind === "impassable")} />
      {layers.includes("rail") && <Rails theatre={theatre} />}
      {layers.includes("convoys") && <Convoys theatre={theatre} />}
      {theatre.connectors.map(({ kind, line }, n) => {
        const wet = ["canal", "strait", "sea-route", "sea"].includes(kind);
        const path = curve(line);
        return (
          <g key={n} class={`connector ${kind === "road" ? "road" : wet ? "wet" : "dry"}`}>
            <path class="case" d={path} />
            <path d={path} />
            {kind !== "road" &&
              [line[0]!, line.at(-1)!].map((end, m) => <path key={m} class="end" d={`M${end}l.01 0`} />)}
          </g>
        );
      })}
    </g>
  );
}

/** The borders over which a link of some sort leads. */
function along(theatre: Theatre, which: (link: (typeof LINKS)[number]) => boolean): string {
  const wanted = new Set(LINKS.filter(which).map(({ a, b }) => [a, b].sort().join()));
  return theatre.borders
    .filter(({ a, b }) => wanted.has([a, b].sort().join()))
    .map(({ path }) => path)
    .join("");
}

/** A line from zone to zone; none where one of them is not drawn. */
function between(theatre: Theatre, from: string, to: string, bend: number, short = 0): string {
  const [a, b] = [theatre.shapes.get(from), theatre.shapes.get(to)];
  return a && b ? bow(theatre.around, a.at, b.at, bend, short) : "";
}

/** A smooth way through all points. */
function curve(line: Point[]): string {
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

function Rails({ theatre }: { theatre: Theatre }) {
  const paths = LINKS.filter(({ rail, a, b }) => rail && theatre.zones.has(a) && theatre.zones.has(b)).map(({ a, b }) =>
    between(theatre, a, b, 0.08),
  );
  return (
    <g class="rail">
      <path class="track" d={paths.join("")} />
      <path class="ties" d={paths.join("")} />
    </g>
  );
}

function Convoys({ theatre }: { theatre: Theatre }) {
  return (
    <>
      {CONVOYS.filter(({ path }) => path.some((id) => theatre.zones.has(id))).map(({ id, owner, path }) => {
        const line = path.flatMap((zone) => theatre.shapes.get(zone)?.at ?? []);
        const points = Array.from({ length: line.length / 2 }, (_, n): Point => [line[2 * n]!, line[2 * n + 1]!]);
        if (points.length < 2) return null;
        return (
          <g key={id} class={`convoy ${look(owner)}`}>
            <path class="case" d={curve(points)} />
            <path d={curve(points)} />
          </g>
        );
      })}
    </>
  );
}

function Arrows({ theatre, arrows }: { theatre: Theatre; arrows: Arrow[] }) {
  return (
    <g class="arrows">
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
  );
}
