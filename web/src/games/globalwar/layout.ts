/** How much of each stack the map has room for: nothing may lie on something more important. */
import type { Point, Shape } from "../../shell/geometry";
import { noun } from "../../shell/i18n";
import { isLand, nationOf, TITLE, VICTORY, zoneOf, type Theatre } from "./data";
import { stacksIn, type Position } from "./state";

/** Pixels to 10,000 units below which the map shows the whole world, and from which a region, and one zone. */
export const WHOLE = 480;
export const REGION = 1250;
export const CLOSE = 3000;
/** The zooms that names and stacks are placed for. */
const STEPS = [100, 140, 200, 300, 400, 550, 700, 900, 1250, 1600, 2200, 3000, 4200, 6000, 8500];

export const stepOf = (scale: number): number => Math.max(0, STEPS.filter((step) => step <= scale * 10_000).length - 1);
export const zoomOf = (step: number): number => STEPS[step]!;

const FLAG = 20;
const KIND = 31;
const ROW = 21;
const GAP = 3;
/** How far a stack stands beside its place: one that tells of its units, a bare number, and any when one looks closely. */
const FARTHEST = { told: 10, bare: 30, close: 75 };

type Box = [number, number, number, number];
const meets = (a: Box, b: Box): boolean => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];

export interface Room {
  kinds: number; // so many kinds of each stack are told; 0: only how many units
  wide: number; // in pixels
  aside: Point; // pixels that it stands beside its place, because something more important is there
  box: Box; // in pixels of the whole board
}

const widthOf = (kinds: number, there: number): number =>
  kinds === 0 ? FLAG + 20 : FLAG + Math.min(kinds, there) * KIND + (there > kinds ? 22 : 0) + 4;

function boxOf(shape: Shape, scale: number, wide: number, rows: number): Box {
  const [x, y] = [shape.at[0] * scale, shape.at[1] * scale];
  return [x - wide / 2 - GAP, y - ROW / 2 - GAP, x + wide / 2 + GAP, y + ROW / 2 + (rows - 1) * ROW + GAP];
}

const moved = ([left, top, right, bottom]: Box, [x, y]: Point): Box => [left + x, top + y, right + x, bottom + y];

/** How far a box is moved, if that frees it from the others; not at all if it is free, or cannot be. */
function besides(box: Box, others: readonly Box[], farthest: number): Point {
  const near = others.filter((other) => meets(box, other));
  const ways = near
    .flatMap((other): Point[] => [
      [other[2] - box[0], 0],
      [other[0] - box[2], 0],
      [0, other[3] - box[1]],
      [0, other[1] - box[3]],
    ])
    .map(([x, y]): Point => [Math.round(x), Math.round(y)])
    .filter(([x, y]) => Math.abs(x + y) <= farthest)
    .sort((a, b) => Math.abs(a[0] + a[1]) - Math.abs(b[0] + b[1]));
  const free = (way: Point) => !others.some((other) => meets(shrunk(moved(box, way)), other));
  return (
    ways.find(free) ?? (near.length ? RINGS.find((way) => Math.hypot(...way) <= farthest && free(way)) : null) ?? [0, 0]
  );
}

/** For each zone with units how many kinds can be told: as many as the zoom asks for, fewer where it is crowded. */
export function roomIn(theatre: Theatre, now: Position, step: number): Map<string, Room> {
  const scale = zoomOf(step) / 10_000;
  const most = zoomOf(step) >= CLOSE ? 9 : zoomOf(step) >= REGION ? 2 : 0;
  const zones = [...theatre.zones]
    .map((id) => ({ id, shape: theatre.shapes.get(id)!, stacks: stacksIn(now, id) }))
    .filter(({ stacks, shape }) => stacks.length > 0 && shape)
    .sort((a, b) => Number(isLand(b.id)) - Number(isLand(a.id)) || zoneOf(b.id).ipp - zoneOf(a.id).ipp);
  const least = new Map(zones.map(({ id, shape, stacks }) => [id, boxOf(shape, scale, widthOf(0, 0), stacks.length)]));
  const taken: Box[] = [];
  const close = zoomOf(step) >= CLOSE;
  const grown = close ? 1.2 : 1;
  const found = new Map<string, Room>();
  for (const { id, shape, stacks } of zones) {
    least.delete(id); // the others keep room for a bare number
    const others = [...taken, ...least.values()];
    let kinds = most;
    let wide = 0;
    let aside: Point = [0, 0];
    let box: Box;
    for (;;) {
      wide = grown * Math.max(...stacks.map((one) => widthOf(kinds, one.kinds.length)));
      box = boxOf(shape, scale, wide, stacks.length);
      aside = besides(box, others, FARTHEST[close ? "close" : kinds > 0 ? "told" : "bare"]);
      if (kinds === 0 || !others.some((other) => meets(shrunk(moved(box, aside)), other))) break;
      kinds--;
    }
    const stands = moved(box, aside);
    taken.push(stands);
    found.set(id, { kinds, wide, aside, box: stands });
  }
  return found;
}

/** How far beside its zone a name begins that stands beside a stack, in pixels. */
export function besideOf({ id, side }: Shape, rooms: ReadonlyMap<string, Room>): number {
  const { wide, aside } = rooms.get(id) ?? { wide: 12, aside: [0, 0] };
  return wide / 2 + 4 + (side === "e" ? aside[0] : side === "w" ? -aside[0] : 0);
}

const LETTER = 5.6; // pixels of a name, more or less
const LINE = 13;

/** Whether a name can be read: no stack lies on it. From afar the number of units says more than the name. */
export function readable(shape: Shape, name: string, step: number, rooms: ReadonlyMap<string, Room>): boolean {
  const scale = zoomOf(step) / 10_000;
  const own = rooms.get(shape.id);
  const far = zoomOf(step) < REGION;
  if (far && own) return false;
  if (VICTORY.has(shape.id)) return true;
  const [x, y] = [shape.at[0] * scale, shape.at[1] * scale];
  const [wide, beside] = [name.length * LETTER, besideOf(shape, rooms)];
  const left = shape.side === "e" ? x + beside : shape.side === "w" ? x - beside - wide : x - wide / 2;
  const top =
    shape.side === "e" || shape.side === "w" ? y - LINE / 2 : shape.side === "s" ? y + ROW / 2 : y - ROW / 2 - LINE;
  const box: Box = [left, top, left + wide, top + LINE];
  return ![...rooms.values()].some((room) => meets(box, shrunk(room.box)));
}

const shrunk = ([left, top, right, bottom]: Box): Box => [left + GAP, top + GAP, right - GAP, bottom - GAP];

// the whole world

/** The units of one nation that stand near each other, as one number. */
export interface Total {
  nation: string;
  zone: string; // where most of them are
  place: Point;
  count: number;
  aside: Point;
}

const TOGETHER = 40; // pixels within which stacks of a nation are one
const TOTAL: Point = [42, 21]; // pixels that a total takes
/** Ways from a place, nearest first: pixels east and south. */
const RINGS: readonly Point[] = [0, 14, 22, 30, 40, 52, 64, 78].flatMap((far) =>
  (far ? Array.from({ length: 16 }, (_, n) => (n * Math.PI) / 8) : [0]).map(
    (angle): Point => [Math.round(far * Math.cos(angle) * 1.2), Math.round(far * Math.sin(angle))],
  ),
);

const NEUTRALS = 81; // so many of these ways are tried for small neutrals

const near = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Totals of every nation, each where it lies on no other: who takes turns first; small neutrals give way. */
export function totalsIn(theatre: Theatre, now: Position, scale: number): Total[] {
  const stacks = [...theatre.zones]
    .flatMap((zone) => stacksIn(now, zone).map(({ nation, count }) => ({ zone, nation, count })))
    .sort((a, b) => b.count - a.count);
  const found: Total[] = [];
  for (const { zone, nation, count } of stacks) {
    const place = theatre.shapes.get(zone)!.at;
    const same = found.find((one) => one.nation === nation && near(one.place, place) * scale <= TOGETHER);
    if (same) same.count += count;
    else found.push({ nation, zone, place, count, aside: [0, 0] });
  }
  const major = ({ nation }: Total) => Number(nationOf(nation).turn > 0);
  const taken = citiesIn(theatre, scale).map(({ box }) => box);
  return found
    .sort((a, b) => major(b) - major(a) || b.count - a.count)
    .filter((one) => {
      const [x, y] = [one.place[0] * scale, one.place[1] * scale];
      const box: Box = [x - TOTAL[0] / 2, y - TOTAL[1] / 2, x + TOTAL[0] / 2, y + TOTAL[1] / 2];
      const free = RINGS.slice(0, major(one) ? RINGS.length : NEUTRALS).find(
        (way) => !taken.some((other) => meets(moved(box, way), other)),
      );
      if (!free && !major(one)) return false;
      one.aside = free ?? [0, 0];
      taken.push(moved(box, one.aside));
      return true;
    });
}

const NAMING = 200; // pixels to 10,000 units from which cities have room for their names
const STAR = 6; // pixels to each side

export interface City {
  shape: Shape;
  named: boolean; // unless the name would lie on another city
  box: Box;
}

/** Victory cities, with what each takes of the whole world. */
export function citiesIn(theatre: Theatre, scale: number): City[] {
  const cities = [...VICTORY]
    .flatMap((id) => theatre.shapes.get(id) ?? [])
    .map((shape): City => {
      const [x, y] = [shape.at[0] * scale, shape.at[1] * scale];
      return { shape, named: false, box: [x - STAR, y - STAR, x + STAR, y + STAR] };
    });
  for (const city of scale * 10_000 < NAMING ? [] : cities) {
    const [left, top, right, bottom] = city.box;
    const box: Box = [left, top, right + 2 + noun(TITLE, city.shape.id).length * LETTER, bottom];
    if (cities.some((other) => other !== city && meets(box, other.box))) continue;
    city.named = true;
    city.box = box;
  }
  return cities;
}
