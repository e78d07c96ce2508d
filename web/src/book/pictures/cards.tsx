/** What acts name, by its name, in the corner of a picture. */
import { noun } from "../../shell/i18n";
import { markOf, named, type Box, type Scene } from "./scene";

const MOST = 2;
const LETTER = 4.6; // of a name, in pixels
const HIGH = 17; // of a name and the gap below it
const EDGE = 5;

interface Named extends Box {
  id: string;
  name: string;
}

/** The names, and what they cover of a picture. */
export function covered(title: string, scene: Scene, are: (id: string) => boolean): Named[] {
  return named(scene, are)
    .slice(0, MOST)
    .map((id, n) => {
      const name = noun(title, id);
      return { id, name, x: EDGE, y: EDGE + n * HIGH, w: 10 + name.length * LETTER, h: HIGH };
    });
}

export function Cards({ title, scene, are }: { title: string; scene: Scene; are: (id: string) => boolean }) {
  return (
    <>
      {covered(title, scene, are).map(({ id, name, x, y, w }) => (
        <g key={id} class={`card ${markOf(scene, id)}`} transform={`translate(${x} ${y})`}>
          <rect width={w} height="14" rx="3" />
          <text x="5" y="10">
            {name}
          </text>
        </g>
      ))}
    </>
  );
}
