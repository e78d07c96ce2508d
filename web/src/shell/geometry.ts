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
  /** From how many pixels to 10,000 units its name has room. */
  zoom: number;
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
