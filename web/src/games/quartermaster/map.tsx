/** The board as it is drawn: seas, lands, borders, supply lines, and the light on what may be pointed at. */
import { bow, Drawing } from "../../shell/mapframe";
import type { MapView } from "../../shell/mapview";
import { GEOMETRY, isLand, shapeOf, SPACES } from "./data";
import type { Supply } from "./derived";

const SEAS = SPACES.filter((id) => !isLand(id));
const LANDS = SPACES.filter(isLand);
const TINTS = 4; // neighbours differ by a hint of tone

interface Props {
  view: MapView;
  glowing: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  supply: Supply | null;
  onPoint: (space: string) => void;
}

export function World({ view, glowing, chosen, supply, onPoint }: Props) {
  const hatching = (
    <pattern id="qm-hatch" width="70" height="70" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0v70" class="hatching" />
    </pattern>
  );
  return (
    <Drawing view={view} defs={hatching}>
      <Ground onPoint={onPoint} />
      <g class="lights">
        {[...glowing].map((id) => (
          <path
            key={id}
            class={chosen.has(id) ? "light chosen" : "light"}
            d={shapeOf(id).path}
            onClick={() => onPoint(id)}
          />
        ))}
        {[...chosen]
          .filter((id) => !glowing.has(id))
          .map((id) => (
            <path key={id} class="light chosen" d={shapeOf(id).path} onClick={() => onPoint(id)} />
          ))}
      </g>
      {supply && <Lines supply={supply} />}
    </Drawing>
  );
}

/** What never changes. */
function Ground({ onPoint }: { onPoint: (space: string) => void }) {
  return (
    <>
      {SEAS.map((id, n) => (
        <path key={id} class={n % 2 ? "sea deep" : "sea"} d={shapeOf(id).path} onClick={() => onPoint(id)} />
      ))}
      <g class="shore">
        {LANDS.map((id) => (
          <path key={id} d={shapeOf(id).path} />
        ))}
      </g>
      <path class="scenery" d={GEOMETRY.scenery} />
      {LANDS.map((id, n) => (
        <path key={id} class={`land t${n % TINTS}`} d={shapeOf(id).path} onClick={() => onPoint(id)} />
      ))}
      <path class="lakes" d={GEOMETRY.waters} />
    </>
  );
}

function Lines({ supply }: { supply: Supply }) {
  const paths = supply.lines.map(([from, to]) => bow(GEOMETRY.around, shapeOf(from).at, shapeOf(to).at, 0.12));
  return (
    <g class="lines">
      {paths.map((path, n) => (
        <path key={n} class="case" d={path} />
      ))}
      {paths.map((path, n) => (
        <path key={n} class="flow" d={path} />
      ))}
    </g>
  );
}
