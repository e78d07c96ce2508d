/** The theatres of the whole world, as cards name them: where each lies, and what stands there. */
import type { Point } from "../../shell/geometry";
import type { Alliance, Theatre } from "./data";
import { allianceOf, unitsOf, type Position } from "./state";

export interface Area {
  id: string;
  /** What it is looked at by: a middle and a width. */
  x: number;
  y: number;
  wide: number;
  /** What belongs to it unless an earlier one has it: west, north, east, south. */
  box: [number, number, number, number];
}

const AROUND = 36_000;
export const AREAS: readonly Area[] = [
  { id: "europe", x: 18_300, y: 4_700, wide: 5_400, box: [15_400, 900, 19_800, 6_000] },
  { id: "soviet-union", x: 22_600, y: 4_100, wide: 8_000, box: [19_800, 900, 33_800, 5_350] },
  { id: "mediterranean", x: 18_900, y: 7_600, wide: 7_400, box: [14_600, 5_350, 23_600, 15_500] },
  { id: "asia", x: 27_600, y: 8_300, wide: 8_000, box: [23_600, 5_350, 30_100, 12_600] },
  { id: "pacific", x: 32_500, y: 10_000, wide: 13_000, box: [23_600, 900, 41_600, 17_600] },
  { id: "atlantic", x: 10_500, y: 6_800, wide: 13_000, box: [-36_000, 0, 72_000, 20_000] },
];

const within = ([x, y]: Point, [west, north, east, south]: Area["box"]): boolean =>
  y >= north && y < south && [x, x + AROUND].some((one) => one >= west && one < east);

/** The area that a place belongs to. */
export const areaAt = (place: Point): Area => AREAS.find(({ box }) => within(place, box)) ?? AREAS.at(-1)!;

export type Tally = Record<Alliance, number>;

/** How many units of each alliance stand in each area. */
export function tallies(theatre: Theatre, now: Position): Map<string, Tally> {
  const found = new Map(AREAS.map(({ id }) => [id, { axis: 0, allies: 0, comintern: 0, none: 0 } as Tally]));
  const areas = new Map<string, Tally>();
  for (const { nation, zone } of unitsOf(now)) {
    let tally = areas.get(zone);
    if (!tally) {
      tally = found.get(areaAt(theatre.shapes.get(zone)?.at ?? [0, 0]).id)!;
      areas.set(zone, tally);
    }
    tally[allianceOf(now, nation)] += 1;
  }
  return found;
}

/** How many of some zones lie in each area. */
export function zonesByArea(theatre: Theatre, zones: Iterable<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const zone of zones) {
    const shape = theatre.shapes.get(zone);
    if (!shape) continue;
    const { id } = areaAt(shape.at);
    found.set(id, [...(found.get(id) ?? []), zone]);
  }
  return found;
}
