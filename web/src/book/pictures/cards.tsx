/** What acts name, by its name, in the corner of a picture. */
import { noun } from "../../shell/i18n";
import { markOf, named, type Box, type Scene } from "./scene";

const MOST = 2;
const LETTER = 4.6; // of a name, in pixels

const HIGH = 17; // of a name and the gap below it
const EDGE = 5;

/** What they cover of a picture. */
export function covered(title: string, scene: Scene, are: (id: string) => boolean): Box[] {
  const shown = named(scene, are).slice(0, MOST);
  return shown.map((id, n) => ({ x: EDGE, y: EDGE + n * HIGH, w: 10 + noun(title, id).length * LETTER, h: HIGH }));
}

export function Cards({ title, scene, are }: { title: string; scene: Scene; are: (id: string) => boolean }) {
  return (
    <>
      {named(scene, are)
        .slice(0, MOST)
        .map((id, n) => (
          <g key={id} class={`card ${markOf(scene, id)}`} transform={`translate(${EDGE} ${EDGE + n * HIGH})`}>
            <rect width={10 + noun(title, id).length * LETTER} height="14" rx="3" />
            <text x="5" y="10">
              {noun(title, id)}
            </text>
          </g>
        ))}
    </>
  );
}
