/** A drawn board made of shared lines (docs/decisions/0009-drawn-boards.md), as sandtable/kernel/geometry reads it. */

export type Point = [number, number];

/** The file as it is written. */
export interface GeometryFile {
  width: number;
  height: number;
  around: number;
  arcs: number[][];
  shapes: Record<string, ShapeRow>;
  scenery: number[][];
  waters: number[][];
  connectors: { kind: string; a: string; b: string; line: number[] }[];
}

interface ShapeRow {
  rings: number[][];
  islets?: number[][];
  at: number[];
  room: number;
  name: string;
  zoom: number;
  slots: number[];
  label?: number[];
  star?: number[];
}

export interface Shape {
  id: string;
  /** Its outline, as SVG writes it. */
  path: string;
  at: Point;
  slots: Point[];
  label: Point;
  star: Point | null;
  /** From how many pixels to 10,000 units its name has room, and on which side of what stands there: n, e, s or w. */
  zoom: number;
  side: string;
  /** The corners of the rectangle around it. */
  box: [number, number, number, number];
}

/** Where two shapes meet. */
export interface Border {
  a: string;
  b: string;
  path: string;
}

export interface Connector {
  kind: string;
  a: string;
  b: string;
  line: Point[];
}

export interface Geometry {
  width: number;
  height: number;
  /** The width after which the board repeats eastwards; 0 when it does not. */
  around: number;
  shapes: ReadonlyMap<string, Shape>;
  scenery: string;
  waters: string;
  connectors: Connector[];
}

function corners(steps: number[]): Point[] {
  const line: Point[] = [];
  let [x, y] = [0, 0];
  for (let n = 0; n < steps.length; n += 2) {
    x += steps[n]!;
    y += steps[n + 1]!;
    line.push([x, y]);
  }
  return line;
}

const points = (numbers: number[]): Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, n): Point => [numbers[2 * n]!, numbers[2 * n + 1]!]);

export function readGeometry(file: GeometryFile): Geometry {
  const arcs = file.arcs.map(corners);
  /** The corners of a ring, without a jump where it runs on past the edge of the board. */
  const walk = ([turn = 0, ...entries]: number[]): Point[] => {
    const line: Point[] = [];
    for (const entry of entries) {
      const arc = entry >= 0 ? arcs[entry]! : [...arcs[~entry]!].reverse();
      const last = line.at(-1);
      const shift = last ? last[0] - arc[0]![0] : turn * file.around;
      for (const [x, y] of last ? arc.slice(1) : arc) line.push([x + shift, y]);
    }
    return line;
  };
  const drawn = (rings: number[][]): string => rings.map((ring) => `M${walk(ring).join("L")}Z`).join("");
  const around = (rings: number[][]): Shape["box"] => {
    const box: Shape["box"] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const [x, y] of rings.flatMap(walk)) {
      box[0] = Math.min(box[0], x);
      box[1] = Math.min(box[1], y);
      box[2] = Math.max(box[2], x);
      box[3] = Math.max(box[3], y);
    }
    return box;
  };
  const shape = ([id, row]: [string, ShapeRow]): [string, Shape] => [
    id,
    {
      id,
      path: drawn([...row.rings, ...(row.islets ?? [])]),
      at: points(row.at)[0]!,
      slots: points(row.slots),
      label: points(row.label ?? row.at)[0]!,
      star: row.star ? points(row.star)[0]! : null,
      zoom: row.zoom,
      side: row.name,
      box: around(row.rings),
    },
  ];
  return {
    width: file.width,
    height: file.height,
    around: file.around,
    shapes: new Map(Object.entries(file.shapes).map(shape)),
    scenery: drawn(file.scenery),
    waters: drawn(file.waters),
    connectors: file.connectors.map(({ line, ...ends }) => ({ ...ends, line: points(line) })),
  };
}

/** The borders of all shapes: an arc that two of them share lies between them. */
export function readBorders(file: GeometryFile): Border[] {
  const beside = new Map<number, string[]>();
  for (const [id, { rings }] of Object.entries(file.shapes)) {
    for (const [, ...entries] of rings) {
      for (const entry of entries) {
        const arc = entry >= 0 ? entry : ~entry;
        beside.set(arc, [...(beside.get(arc) ?? []), id]);
      }
    }
  }
  const found = new Map<string, Border>();
  for (const [arc, [a, b]] of beside) {
    if (a === undefined || b === undefined || a === b) continue;
    const pair = a < b ? [a, b] : [b, a];
    const border = found.get(pair.join()) ?? { a: pair[0]!, b: pair[1]!, path: "" };
    border.path += `M${corners(file.arcs[arc]!).join("L")}`;
    found.set(pair.join(), border);
  }
  return [...found.values()];
}
