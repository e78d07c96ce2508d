/** How much of each stack the map has room for: nothing may lie on something more important. */
import type { Point, Shape } from "../../shell/geometry";
import { isLand, zoneOf, type Theatre } from "./data";
import { stacksIn, type Position } from "./state";

/** Pixels to 10,000 units from which the map shows a region, and one zone. */
export const REGION = 1250;
export const CLOSE = 3000;
/** The zooms that names and stacks are placed for. */
const STEPS = [550, 700, 900, 1250, 1600, 2200, 3000, 4200, 6000, 8500];

export const stepOf = (scale: number): number => Math.max(0, STEPS.filter((step) => step <= scale * 10_000).length - 1);
export const zoomOf = (step: number): number => STEPS[step]!;

const FLAG = 20;
const KIND = 31;
const ROW = 21;
const GAP = 3;
const FARTHEST = 30; // that a stack stands beside its place

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
function besides(box: Box, others: readonly Box[]): Point {
  const near = others.filter((other) => meets(box, other));
  const ways = near
    .flatMap((other): Point[] => [[other[2] - box[0], 0], [other[0] - box[2], 0], [0, other[3] - box[1]], [0, other[1] - box[3]]])
    .map(([x, y]): Point => [Math.round(x), Math.round(y)])
    .filter(([x, y]) => Math.abs(x + y) <= FARTHEST)
    .sort((a, b) => Math.abs(a[0] + a[1]) - Math.abs(b[0] + b[1]));
  return ways.find((way) => !others.some((other) => meets(shrunk(moved(box, way)), other))) ?? [0, 0];
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
  const found = new Map<string, Room>();
  for (const { id, shape, stacks } of zones) {
    least.delete(id); // the others keep room for a bare number
    let kinds = most;
    const grown = zoomOf(step) >= CLOSE ? 1.2 : 1;
    let box: Box;
    let wide: number;
    do {
      wide = grown * Math.max(...stacks.map((one) => widthOf(kinds, one.kinds.length)));
      box = boxOf(shape, scale, wide, stacks.length);
    } while (kinds > 0 && [...taken, ...least.values()].some((other) => meets(box, other)) && kinds-- > 0);
    const aside = besides(box, taken);
    const stands = moved(box, aside);
    taken.push(stands);
    found.set(id, { kinds, wide, aside, box: stands });
  }
  return found;
}

const LETTER = 5.6; // pixels of a name, more or less
const LINE = 13;

/** Whether a name can be read: no stack of another zone lies on it, nor its own where all stand close. */
export function readable(shape: Shape, name: string, step: number, rooms: ReadonlyMap<string, Room>): boolean {
  const scale = zoomOf(step) / 10_000;
  const own = rooms.get(shape.id);
  const far = zoomOf(step) < REGION;
  if (far && own) return false; // its number says more
  const [x, y] = [shape.at[0] * scale, shape.at[1] * scale];
  const [wide, beside] = [name.length * LETTER, (own?.wide ?? 12) / 2 + 4];
  const left = shape.side === "e" ? x + beside : shape.side === "w" ? x - beside - wide : x - wide / 2;
  const top = shape.side === "e" || shape.side === "w" ? y - LINE / 2 : shape.side === "s" ? y + ROW / 2 : y - ROW / 2 - LINE;
  const box: Box = [left, top, left + wide, top + LINE];
  return ![...rooms].some(([id, room]) => id !== shape.id && meets(box, shrunk(room.box)));
}

const shrunk = ([left, top, right, bottom]: Box): Box => [left + GAP, top + GAP, right - GAP, bottom - GAP];
