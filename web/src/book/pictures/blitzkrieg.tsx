/** Examples of Blitzkrieg!: the theatre that an act is about, its track, its rows of spaces and the tokens on them. */
import { noun } from "../../shell/i18n";
import { symbol } from "../../shell/icon";
import {
  boardOf,
  emblem,
  look,
  sideOf,
  tokenOf,
  type Campaign,
  type Space,
  type Theatre,
} from "../../games/blitzkrieg/data";
import { effectSymbol } from "../../games/blitzkrieg/space";
import { shapeOf, worthOf } from "../../games/blitzkrieg/tokens";
import { Barred } from "./chart";
import { markOf, named, rows, WIDE, words, type Scene } from "./scene";

const TITLE = "blitzkrieg";
const EDGE = 8;
const TRACK = 12;
const TOP = 42; // of the first row
const GAP = 3;
const DEEP = 150 - TOP - 6;

export function Picture({ scene }: { scene: Scene }) {
  const mode = String(scene.position["mode"] ?? "duel");
  const board = boardOf(mode);
  const theatre = about(scene, board.theatres);
  const marker = Number(rows(scene.position["markers"])[theatre.id] ?? 0);
  return (
    <g class={words(scene.position["closed"]).includes(theatre.id) ? "bkp closed" : "bkp"}>
      <text class="head" x={EDGE} y="15">
        {noun(TITLE, theatre.id)}
      </text>
      <Track theatre={theatre} marker={marker} sides={board.sides} />
      {theatre.campaigns.map((campaign, n) => (
        <Row key={n} scene={scene} campaign={campaign} number={n} of={theatre.campaigns.length} mode={mode} />
      ))}
    </g>
  );
}

/** Where something is refused or placed; else where most tokens lie. */
function about(scene: Scene, theatres: readonly Theatre[]): Theatre {
  const board = rows(scene.position["board"]);
  const isSpace = (id: string) => /-\d+-\d+$/.test(id);
  const refused = scene.tried.find((one) => one.refused && one.nouns.some(isSpace));
  const space = refused?.nouns.find(isSpace) ?? named(scene, isSpace)[0];
  const [whole] = named(scene, (id) => theatres.some((theatre) => theatre.id === id));
  const lying = ({ id }: Theatre) => Object.keys(board).filter((one) => one.startsWith(`${id}-`)).length;
  const id = space?.split("-")[0] ?? whole;
  return theatres.find((theatre) => theatre.id === id) ?? [...theatres].sort((a, b) => lying(b) - lying(a))[0]!;
}

function Track({ theatre, marker, sides }: { theatre: Theatre; marker: number; sides: readonly string[] }) {
  const count = 2 * theatre.end + 1;
  const step = (WIDE - 2 * EDGE) / count;
  return (
    <g transform={`translate(${EDGE} 22)`}>
      {Array.from({ length: count }, (_, n) => {
        const place = n - theatre.end; // the second side's flag lies at the left, as on the board
        const side = place > 0 ? look(sides[0]!) : place < 0 ? look(sides[1]!) : "middle";
        const end = Math.abs(place) === theatre.end;
        return (
          <rect
            key={place}
            class={`step ${side}${end ? " end" : ""}${place === marker ? " here" : ""}`}
            x={n * step}
            width={step - 1}
            height={TRACK}
            rx="1.5"
          />
        );
      })}
      <circle class="cube" cx={(theatre.end + marker + 0.5) * step - 0.5} cy={TRACK / 2} r="5" />
    </g>
  );
}

interface RowProps {
  scene: Scene;
  campaign: Campaign;
  number: number;
  of: number;
  mode: string;
}

function Row({ scene, campaign, number, of, mode }: RowProps) {
  const high = Math.min((DEEP - (of - 1) * GAP) / of, 32);
  const y = TOP + number * (high + GAP);
  return (
    <g transform={`translate(${EDGE} ${y})`}>
      {campaign.spaces.map((space, n) => (
        <g key={space.id} transform={`translate(${n * (high + GAP)} 0)`}>
          <Field scene={scene} space={space} size={high} mode={mode} />
        </g>
      ))}
      <text class="points" x={WIDE - 2 * EDGE} y={high / 2 + 5} text-anchor="end">
        {campaign.points}
      </text>
    </g>
  );
}

function Field({ scene, space, size, mode }: { scene: Scene; space: Space; size: number; mode: string }) {
  const lying = rows(scene.position["board"])[space.id];
  const mark = markOf(scene, space.id);
  const placed = scene.tried.find(({ verb, nouns }) => verb === "place" && nouns[1] === space.id);
  const [side = "", token = ""] = String(lying ?? "").split(" ");
  const effect = effectSymbol(space.effect);
  return (
    <>
      <rect class={`field ${space.terrain}`} width={size} height={size} rx="3" />
      {space.terrain === "either" && <path class="half" d={`M${size} 0V${size}H0z`} />}
      {!lying && !placed && effect && (
        <svg class="fx" x={size * 0.22} y={size * 0.22} width={size * 0.56} height={size * 0.56}>
          <use href={symbol(effect)} />
        </svg>
      )}
      {lying && <Counter side={side} token={token} size={size} />}
      {!lying && placed && <Counter side={sideOf(mode, placed.seat)} token={placed.nouns[0]!} size={size} coming />}
      {mark && <rect class={`mark ${mark}`} width={size} height={size} rx="3" />}
      {mark === "refused" && <Barred spot={[size - 12, 16]} />}
    </>
  );
}

function Counter(props: { side: string; token: string; size: number; coming?: boolean }) {
  const { side, size, coming = false } = props;
  const token = tokenOf(props.token);
  const inner = size - 4;
  return (
    <svg
      class={`bkt ${look(side)}${coming ? " coming" : ""}`}
      x="2"
      y="2"
      width={inner}
      height={inner}
      viewBox="0 0 52 52"
    >
      <rect class="face" width="52" height="52" rx={look(side) === "axis" ? 5 : 12} />
      <use href={symbol(token ? shapeOf(token) : emblem(side))} x="7" y="3" width="36" height="36" />
      <text x="48" y="48" text-anchor="end">
        {token ? worthOf(token) : ""}
      </text>
    </svg>
  );
}
