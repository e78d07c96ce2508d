/** What acts name, by its name, in the corner of a picture. */
import { noun } from "../../shell/i18n";
import { markOf, named, type Scene } from "./scene";

const MOST = 2;
const LETTER = 4.6; // of a name, in pixels

export function Cards({ title, scene, are }: { title: string; scene: Scene; are: (id: string) => boolean }) {
  return (
    <>
      {named(scene, are)
        .slice(0, MOST)
        .map((id, n) => (
          <g key={id} class={`card ${markOf(scene, id)}`} transform={`translate(5 ${5 + n * 17})`}>
            <rect width={10 + noun(title, id).length * LETTER} height="14" rx="3" />
            <text x="5" y="10">
              {noun(title, id)}
            </text>
          </g>
        ))}
    </>
  );
}
