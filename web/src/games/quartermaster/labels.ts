/** Where the names of spaces stand: clear of pieces, stars, straits and of each other, at any zoom and in any language. */
import { GEOMETRY, isLand, shapeOf, SPACES, STRAITS } from "./data";

/** How large things on the map are, in pixels; the map scales, they hardly do. */
export interface Sizes {
  piece: number;
  star: number;
  text: number;
}

const within = (least: number, size: number, most: number): number => Math.min(Math.max(size, least), most);

/** The whole board on a small screen: pieces are small, and there is no room for names. */
export const isAfar = (scale: number): boolean => scale < 0.045;

export function sizesAt(scale: number, phone: boolean): Sizes {
  if (isAfar(scale)) return { piece: 15, star: 10, text: 10.5 };
  return {
    piece: within(phone ? 25 : 23, scale * 320, 38),
    star: within(16, scale * 215, 26),
    text: phone ? within(11, scale * 132, 15) : within(10.5, scale * 142, 15),
  };
}

/** A name as it is set: its middle, in pixels from where the pieces of its space stand. */
export interface Label {
  lines: string[];
  dx: number;
  dy: number;
}

/** The middle and the size of something, in pixels of the whole board. */
interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Where there is room for two short lines rather than for a long one. */
const NARROW = new Set([
  "pacific-northwest",
  "latin-america",
  "united-kingdom",
  "western-europe",
  "eastern-europe",
  "southeast-asia",
  "north-sea",
  "baltic-sea",
  "caspian-sea",
  "black-sea",
  "south-china-sea",
  "southeast-pacific",
]);
const LONGEST = 8; // widths of a letter m that a line may have where there are two
const ASIDE = [0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75]; // parts of its own width that a name may move
const UP_AND_DOWN = [0, -4, 4, -8, 8, -12, 12, -16, 16]; // pixels
const FAR = 0.9; // what a pixel away from its printed place costs; one of a pixel of overlap is 1
const ON_A_THING = 1.5;
const ON_A_SIGN = 0.5;
const SIGN = 18; // pixels
const ON_A_NAME = 1.6;
const OFF_THE_BOARD = 40;
const RING = 4; // pixels that the ring of a star that feeds adds
/** Units above the board that are seen too: there is room for names beside its edge. */
export const HEAD = 140;
const REACH = 200; // pixels, more than a name moves and is wide
const SWEEPS = 3;

/** How far apart two points are from west to east, on a board without an edge. */
function apart(a: number, b: number, around: number): number {
  const d = Math.abs(a - b) % around;
  return Math.min(d, around - d);
}

function overlap(one: Box, other: Box, around: number): number {
  const w = (one.w + other.w) / 2 - apart(one.x, other.x, around);
  const h = (one.h + other.h) / 2 - Math.abs(one.y - other.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** What names must not cover: room for a piece in every space, stars with what they are worth if that is told, straits;
 * and rather not where the sign stands beside an army that something may be done here. */
function obstacles(scale: number, { piece, star }: Sizes, points: boolean): (Box & { cost?: number })[] {
  const found: (Box & { cost?: number })[] = [];
  for (const id of SPACES) {
    const shape = shapeOf(id);
    const [x, y] = [shape.at[0] * scale, shape.at[1] * scale];
    found.push({ x, y, w: piece * 1.1, h: piece });
    if (isLand(id)) found.push({ x: x + piece * 0.55 + SIGN / 2, y, w: SIGN, h: SIGN, cost: ON_A_SIGN });
    if (!shape.star) continue;
    const lift = (shape.star[1] > shape.label[1] ? 0.16 : -0.16) * star;
    found.push({ x: shape.star[0] * scale, y: shape.star[1] * scale + lift, w: star + RING, h: star + RING });
    if (points)
      found.push({
        x: shape.star[0] * scale + star * 0.42 + 9,
        y: shape.star[1] * scale + lift - star * 0.35,
        w: 20,
        h: 17,
      });
  }
  for (const { seas } of STRAITS) {
    const [x, y] = GEOMETRY.connectors.find(({ a, b }) => seas.includes(a) && seas.includes(b))!.line[1]!;
    found.push({ x: x * scale, y: y * scale, w: 34, h: 30 });
  }
  return found;
}

/** Whether something may be in the way of a name at all. */
function inReach(id: string, { x, y }: Box, scale: number, around: number): boolean {
  const { at, label } = shapeOf(id);
  return [at, label].some(
    (place) => apart(x, place[0] * scale, around) < REACH && Math.abs(y - place[1] * scale) < REACH,
  );
}

/** The ways to set a name: in one line, or in two about as long as each other. */
function settings(id: string, name: string, width: (text: string) => number, size: number): string[][] {
  const words = name.split(" ");
  const splits = words.slice(1).map((_, n) => [words.slice(0, n + 1).join(" "), words.slice(n + 1).join(" ")]);
  const longest = (lines: string[]) => Math.max(...lines.map(width));
  const best = splits.sort((one, other) => longest(one) - longest(other))[0];
  if (!best) return [[name]];
  return NARROW.has(id) || width(name) > LONGEST * size ? [best] : [[name], best];
}

interface Way {
  label: Label;
  box: Box;
  cost: number; // of its place alone
}

function waysOf(id: string, ways: string[][], scale: number, sizes: Sizes, width: (text: string) => number): Way[] {
  const shape = shapeOf(id);
  const [x, y] = [shape.at[0] * scale, shape.at[1] * scale];
  const found: Way[] = [];
  for (const lines of ways) {
    const w = Math.max(...lines.map(width));
    const h = lines.length * sizes.text;
    const home = { x: shape.label[0] * scale, y: shape.label[1] * scale - 0.18 * h };
    const beside = sizes.piece / 2 + h / 2;
    const heights = [...UP_AND_DOWN.map((dy) => home.y + dy), y - beside, y + beside];
    const middles = [...ASIDE.map((part) => home.x + part * w), x, ...ASIDE.map((part) => x + part * w)];
    for (const cy of heights) {
      for (const cx of middles) {
        const box = { x: cx, y: cy, w, h };
        const off = Math.max(0, h / 2 + 3 - cy - HEAD * scale) + Math.max(0, cy + h / 2 + 3 - GEOMETRY.height * scale);
        const far = Math.hypot(cx - home.x, cy - home.y);
        found.push({ label: { lines, dx: cx - x, dy: cy - y }, box, cost: FAR * far + OFF_THE_BOARD * off });
      }
    }
  }
  return found;
}

/** Every name at its best place; `width` tells how wide a text is, in pixels. */
export function placed(
  names: ReadonlyMap<string, string>,
  scale: number,
  sizes: Sizes,
  points: boolean,
  width: (text: string) => number,
): Map<string, Label> {
  const around = GEOMETRY.around * scale;
  const things = obstacles(scale, sizes, points);
  const ways = new Map<string, Way[]>();
  const chosen = new Map<string, Way>();
  for (const [id, name] of names) {
    const all = waysOf(id, settings(id, name, width, sizes.text), scale, sizes, width);
    const near = things.filter((thing) => inReach(id, thing, scale, around));
    for (const way of all)
      for (const thing of near) way.cost += (thing.cost ?? ON_A_THING) * overlap(way.box, thing, around);
    all.sort((one, other) => one.cost - other.cost);
    ways.set(id, all);
    chosen.set(id, all[0]!);
  }
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const [id, all] of ways) {
      const others = [...chosen].filter(([other]) => other !== id).map(([, way]) => way.box);
      let best = Infinity;
      for (const way of all) {
        if (way.cost >= best) break; // the rest is dearer even where no name is
        const cost = others.reduce((sum, other) => sum + ON_A_NAME * overlap(way.box, other, around), way.cost);
        if (cost >= best) continue;
        best = cost;
        chosen.set(id, way);
      }
    }
  }
  return new Map([...chosen].map(([id, { label }]) => [id, label]));
}
