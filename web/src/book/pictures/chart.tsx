/** A part of a drawn board, framed around the places that matter, with what stands there and how it is marked. */
import type { ComponentChildren } from "preact";
import type { Point, Shape } from "../../shell/geometry";
import { Icon } from "../../shell/icon";
import { HIGH, WIDE, type Box, type Mark } from "./scene";

export interface World {
  shapes: ReadonlyMap<string, Shape>;
  around: number; // the width after which it repeats; 0 when it does not
  /** The northern and the southern end. */
  top: number;
  bottom: number;
  scenery: string;
  waters: string;
  isLand: (id: string) => boolean;
  /** The class that colours a land. */
  ground: (id: string) => string;
}

export interface Thing {
  key: string;
  place: string;
  wide: number;
  high: number;
  drawn: ComponentChildren; // with its upper left corner at 0, 0
}

export interface Arrow {
  from: string;
  to: string;
  refused: boolean;
}

interface Props {
  world: World;
  /** The places in the picture, first what it is about. */
  places: readonly string[];
  least: number; // of the board, in its own units
  marks: ReadonlyMap<string, Mark>;
  things: readonly Thing[];
  arrows?: readonly Arrow[];
  name: (place: string) => string;
  /** What is laid over its upper end. */
  over?: readonly Box[];
}

const EDGE = 26; // pixels around the places
const LETTER = 4.6; // of a name, in pixels
const LINE = 10;
const OVERLAP = 2;

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w - OVERLAP && b.x < a.x + a.w - OVERLAP && a.y < b.y + b.h - OVERLAP && b.y < a.y + a.h - OVERLAP;
const inside = ({ x, y, w, h }: Box): boolean => x >= 2 && y >= 2 && x + w <= WIDE - 2 && y + h <= HIGH - 2;

/** Where something is drawn: as near to the first place as a board that goes round allows. */
function nearTo(world: World, first: Point, [x, y]: Point): Point {
  return world.around ? [x - Math.round((x - first[0]) / world.around) * world.around, y] : [x, y];
}

export function Chart({ world, places, least, marks, things, arrows = [], name, over = [] }: Props) {
  const known = places.filter((id) => world.shapes.has(id));
  const first = world.shapes.get(known[0] ?? "")?.at;
  if (!first) return null;
  const spots = known.map((id) => nearTo(world, first, world.shapes.get(id)!.at));
  const [left, right] = [Math.min(...spots.map(([x]) => x)), Math.max(...spots.map(([x]) => x))];
  const [top, bottom] = [Math.min(...spots.map(([, y]) => y)), Math.max(...spots.map(([, y]) => y))];
  const below = Math.max(0, ...over.map(({ y, h }) => y + h)); // the places lie below what is laid over it
  const unit = Math.max((right - left) / (WIDE - 2 * EDGE), (bottom - top) / (HIGH - below - 2 * EDGE), least / WIDE);
  const south = Math.min((top + bottom + (HIGH - below) * unit) / 2, world.bottom);
  const frame = { x: (left + right - WIDE * unit) / 2, y: Math.max(south - HIGH * unit, world.top) };
  const copies = world.around ? [-1, 0, 1] : [0];
  const seen = copies.flatMap((copy) =>
    [...world.shapes.values()]
      .filter(({ box: [x, y, farX, farY] }) => {
        const shift = copy * world.around;
        const across = x + shift < frame.x + WIDE * unit && farX + shift > frame.x;
        return across && y < frame.y + HIGH * unit && farY > frame.y;
      })
      .map((shape) => ({ shape, move: copy ? `translate(${copy * world.around} 0)` : undefined })),
  );
  const at = (id: string): Point => {
    const [x, y] = nearTo(world, first, world.shapes.get(id)!.at);
    return [(x - frame.x) / unit, (y - frame.y) / unit];
  };
  const laid = laidOut(things, at);
  const marked = (land: boolean) =>
    seen
      .filter(({ shape: { id } }) => marks.has(id) && world.isLand(id) === land)
      .map(({ shape, move }) => (
        <path key={`${shape.id}${move}`} class={`mark ${marks.get(shape.id)}`} d={shape.path} transform={move} />
      ));
  return (
    <>
      <rect class="sea" width={WIDE} height={HIGH} />
      <svg viewBox={`${frame.x} ${frame.y} ${WIDE * unit} ${HIGH * unit}`} width={WIDE} height={HIGH} class="chart">
        {seen
          .filter(({ shape }) => !world.isLand(shape.id))
          .map(({ shape, move }) => (
            <path key={`${shape.id}${move}`} class="sea" d={shape.path} transform={move} />
          ))}
        {marked(false)}
        {copies.map((copy) => (
          <path
            key={copy}
            class="scenery"
            d={world.scenery}
            transform={copy ? `translate(${copy * world.around} 0)` : undefined}
          />
        ))}
        {seen
          .filter(({ shape }) => world.isLand(shape.id))
          .map(({ shape, move }) => (
            <path key={`${shape.id}${move}`} class={`land ${world.ground(shape.id)}`} d={shape.path} transform={move} />
          ))}
        {copies.map((copy) => (
          <path
            key={copy}
            class="lakes"
            d={world.waters}
            transform={copy ? `translate(${copy * world.around} 0)` : undefined}
          />
        ))}
        {marked(true)}
      </svg>
      {arrows.map(({ from, to, refused }) => (
        <Way key={`${from} ${to}`} from={at(from)} to={at(to)} refused={refused} />
      ))}
      {laid.map(({ thing, x, y }) => (
        <g key={thing.key} transform={`translate(${x} ${y})`}>
          {thing.drawn}
        </g>
      ))}
      <Names
        places={known}
        things={[...over, ...laid.map(({ thing, x, y }) => ({ x, y, w: thing.wide, h: thing.high }))]}
        at={at}
        name={name}
      />
      {[...marks].map(([id, mark]) => mark === "refused" && <Barred key={id} spot={at(id)} />)}
    </>
  );
}

interface Laid {
  thing: Thing;
  x: number;
  y: number;
}

/** Things of one place lie side by side around its middle, or above or below it where others lie already. */
function laidOut(things: readonly Thing[], at: (id: string) => Point): Laid[] {
  const places = new Map<string, Thing[]>();
  for (const thing of things) places.set(thing.place, [...(places.get(thing.place) ?? []), thing]);
  const taken: Box[] = [];
  return [...places].flatMap(([place, here]) => {
    const [middle, y] = at(place);
    const [w, h] = [here.reduce((sum, { wide }) => sum + wide, 0), Math.max(...here.map(({ high }) => high))];
    const tries = [0, 1, -1, 2, -2].map((step) => ({ x: middle - w / 2, y: y - h / 2 + (step * h) / 2, w, h }));
    const box = tries.find((one) => !taken.some((other) => meet(one, other))) ?? tries[0]!;
    taken.push(box);
    let { x } = box;
    return here.map((thing) => {
      x += thing.wide;
      return { thing, x: x - thing.wide, y: box.y };
    });
  });
}

/** Names where there is room for them: below what stands in a place or above it, the first places first. */
function Names(props: {
  places: readonly string[];
  things: readonly Box[];
  at: (id: string) => Point;
  name: (place: string) => string;
}) {
  const taken = [...props.things];
  const names = props.places.flatMap((id) => {
    const text = props.name(id);
    const [x, y] = props.at(id);
    const wide = text.length * LETTER;
    const tries = [y + 11, y - 11 - LINE, y + 11 + LINE, y - 11 - 2 * LINE, y - LINE / 2].map((top) => ({
      x: Math.min(Math.max(x - wide / 2, 3), WIDE - wide - 3),
      y: top,
      w: wide,
      h: LINE,
    }));
    const box = tries.find((one) => inside(one) && !taken.some((other) => meet(one, other)));
    if (!box) return [];
    taken.push(box);
    return [{ id, text, box }];
  });
  return (
    <>
      {names.map(({ id, text, box }) => (
        <text key={id} class="name" x={box.x + box.w / 2} y={box.y + LINE - 2} text-anchor="middle">
          {text}
        </text>
      ))}
    </>
  );
}

/** From one place to another, bent a little, with a head. */
function Way({ from: [x, y], to: [farX, farY], refused }: { from: Point; to: Point; refused: boolean }) {
  const [dx, dy] = [farX - x, farY - y];
  const long = Math.hypot(dx, dy) || 1;
  const [bendX, bendY] = [(x + farX) / 2 - dy * 0.16, (y + farY) / 2 + dx * 0.16];
  const back = Math.atan2(bendY - farY, bendX - farX);
  const short = Math.min(12, long / 3);
  const [tipX, tipY] = [farX + Math.cos(back) * short, farY + Math.sin(back) * short];
  const wing = (turn: number) => `${tipX + Math.cos(back + turn) * 7} ${tipY + Math.sin(back + turn) * 7}`;
  return (
    <g class={refused ? "way refused" : "way"}>
      <path d={`M${x} ${y}Q${bendX} ${bendY} ${tipX} ${tipY}`} />
      <path d={`M${wing(0.5)}L${tipX} ${tipY}L${wing(-0.5)}`} />
    </g>
  );
}

/** What is not allowed has a lock besides its colour. */
export function Barred({ spot: [x, y] }: { spot: Point }) {
  return (
    <g class="barred" transform={`translate(${Math.min(Math.max(x + 4, 2), WIDE - 16)} ${Math.max(y - 20, 2)})`}>
      <circle cx="7" cy="7" r="7" />
      <svg x="2.5" y="2.5" width="9" height="9">
        <Icon name="lock" />
      </svg>
    </g>
  );
}
