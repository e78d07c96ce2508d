/** Examples of Global War: the zones that orders name, who stands there, and where they go. */
import { capital, noun } from "../../shell/i18n";
import { symbol } from "../../shell/icon";
import {
  codeOf,
  emblem,
  isLand,
  isUnit,
  isZone,
  LEADING,
  look,
  silhouette,
  theatreOf,
  zoneOf,
} from "../../games/globalwar/data";
import type { Plain } from "../../shell/protocol";
import { Chart, type Arrow, type Thing, type World } from "./chart";
import { markOf, named, rows, words, type Mark, type Scene } from "./scene";

const TITLE = "globalwar";
const HIGH = 15;
const FLAG = 14;
const KIND = 17;
const KINDS = 2; // of a nation in a zone that are told apart
const MOST_ZONES = 7;

export function Picture({ scene }: { scene: Scene }) {
  const theatre = theatreOf(String(scene.position["mode"] ?? ""));
  const owners = rows(scene.position["owner"]);
  const units = rows(scene.position["units"]);
  const zones = named(scene, isZone);
  const standing = Object.keys(units).filter((zone) => theatre.shapes.has(zone));
  const places = [...new Set([...zones, ...standing])].slice(0, Math.max(MOST_ZONES, zones.length));
  const world: World = {
    shapes: theatre.shapes,
    around: theatre.around,
    top: theatre.top,
    bottom: theatre.top + theatre.height,
    scenery: theatre.scenery,
    waters: theatre.waters,
    isLand: (id) => isZone(id) && isLand(id),
    ground: (id) => `nation-${look(String(owners[id] ?? zoneOf(id).owner))}`,
  };
  const marks = new Map<string, Mark>(zones.map((id) => [id, markOf(scene, id)]));
  const things = places.flatMap((zone) =>
    Object.entries(rows(units[zone])).map(([nation, kinds]) => counter(zone, nation, kinds)),
  );
  return (
    <Chart
      world={world}
      places={places}
      least={LEAST}
      marks={marks}
      things={things}
      arrows={arrows(scene)}
      name={(id) => capital(noun(TITLE, id))}
    />
  );
}

const LEAST = 1900; // of the board

/** Orders that lead from one zone to another. */
function arrows({ tried }: Scene): Arrow[] {
  const found = tried.flatMap(({ verb, nouns, refused }): Arrow[] => {
    const zones = nouns.filter(isZone);
    return LEADING.includes(verb) && zones.length > 1 ? [{ from: zones[0]!, to: zones.at(-1)!, refused }] : [];
  });
  return found.filter(({ from, to }, n) => found.findIndex((one) => one.from === from && one.to === to) === n);
}

/** The units of a nation in a zone: `2*infantry`, `naval-transport+infantry`. */
function kindsOf(listed: Plain): [kind: string, count: number][] {
  const counts = new Map<string, number>();
  for (const group of words(listed)) {
    const [, times, names] = /^(?:(\d+)\*)?(.*)$/.exec(group)!;
    for (const name of names!.split("+")) {
      const kind = name.split(":")[0]!;
      if (isUnit(kind)) counts.set(kind, (counts.get(kind) ?? 0) + Number(times ?? 1));
    }
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

function counter(zone: string, nation: string, listed: Plain): Thing {
  const kinds = kindsOf(listed);
  const shown = kinds.slice(0, KINDS);
  const wide = FLAG + shown.length * KIND + (kinds.length > KINDS ? 6 : 2);
  return {
    key: `${zone} ${nation}`,
    place: zone,
    wide: wide + 2,
    high: HIGH,
    drawn: (
      <g class={`gc nation-${look(nation)}`}>
        <rect class="body" width={wide} height={HIGH} rx="3" />
        <path class="flag" d={`M3 0H${FLAG - 1}V${HIGH}H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z`} />
        {codeOf(nation) ? (
          <text class="code" x="6.5" y="10.5" text-anchor="middle">
            {codeOf(nation)}
          </text>
        ) : (
          <use class="em" href={symbol(emblem(nation))} x="2" y="3" width="9" height="9" />
        )}
        {shown.map(([kind, count], n) => (
          <g key={kind} transform={`translate(${FLAG + n * KIND} 0)`}>
            <use href={symbol(silhouette(kind))} x="0" y="2" width="11" height="11" />
            <text x="11" y="12">
              {count}
            </text>
          </g>
        ))}
        {kinds.length > KINDS && (
          <text x={wide - 6} y="11">
            +
          </text>
        )}
      </g>
    ),
  };
}
