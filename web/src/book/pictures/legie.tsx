/** Examples of Legie: the plots with who stands there, and the hand of whoever acts. */
import { capital } from "../../shell/i18n";
import { symbol } from "../../shell/icon";
import { characters, EQUIPMENT, equipmentIcon, look, orderIcon, plots as PLOTS } from "../../games/legie/data";
import { named as nameOf, shortName } from "../../games/legie/names";
import { sleeveIcon } from "../../games/legie/soldier";
import { Cards } from "./cards";
import { HIGH, markOf, named, rows, WIDE, words, type Mark, type Scene } from "./scene";
import type { Plain } from "../../shell/protocol";

const EDGE = 5;
const GAP = 4;
const HEAD = 24;
const CARD = 16;
const BELOW = 40; // for a hand

interface Soldier {
  id: string;
  order: string;
  mark: Mark;
  coming: boolean;
}

export function Picture({ scene }: { scene: Scene }) {
  const lying = words(scene.position["plots"]);
  const hand = handOf(scene);
  const sleeves = rows(scene.position["sleeves"]);
  const empty = lying.every((id) => words(rows(scene.position["at"])[id]).length === 0); // plots on which nobody stands
  const shown = empty || hand.some(({ mark }) => mark !== null) ? hand : [];
  const deep = HIGH - 2 * EDGE - (shown.length ? BELOW : 0);
  const wide = (WIDE - 2 * EDGE + GAP) / Math.max(lying.length, 1) - GAP;
  return (
    <g class="lgp">
      {lying.map((id, n) => (
        <g key={id} transform={`translate(${EDGE + n * (wide + GAP)} ${EDGE})`}>
          <Plot scene={scene} id={id} wide={wide} high={deep} sleeves={sleeves} />
        </g>
      ))}
      {shown.map((soldier, n) => {
        const each = (WIDE - 2 * EDGE + GAP) / Math.max(shown.length, 4) - GAP;
        return (
          <g key={soldier.id} transform={`translate(${EDGE + n * (each + GAP)} ${HIGH - BELOW + 8})`}>
            <Card soldier={soldier} wide={each} sleeve={words(sleeves[soldier.id])} high={BELOW - 12} />
          </g>
        );
      })}
      {lying.length + shown.length === 0 && <Cards title="legie" scene={scene} are={() => true} />}
    </g>
  );
}

const isCharacter = (noun: string): boolean => characters.has(noun);

/** The hand of whoever acts first; in a game that is being set up whom that one has drawn or may choose. */
function handOf(scene: Scene): Soldier[] {
  const players = scene.position["players"];
  const player = Array.isArray(players) ? rows(players[scene.tried[0]?.seat ?? scene.seat] as Plain) : {};
  const hand = "begun" in scene.position ? drawn(scene) : words(player["hand"]);
  return hand.map((id) => ({ id, order: "", mark: markOf(scene, id), coming: false }));
}

function drawn(scene: Scene): string[] {
  const chosen = named(scene, isCharacter);
  const faction = characters.get(chosen[0] ?? "")?.faction;
  const had = words(scene.position["begun"]).map((line) => line.split(" ").at(-1)!);
  return [...new Set([...had, ...chosen])].filter((id) => faction && characters.get(id)?.faction === faction);
}

function Plot(props: { scene: Scene; id: string; wide: number; high: number; sleeves: Record<string, Plain> }) {
  const { scene, id, wide, high, sleeves } = props;
  const mark = markOf(scene, id);
  const here = words(rows(scene.position["at"])[id]).map((text): Soldier => {
    const [who = "", order = ""] = text.split(" ");
    return { id: who, order, mark: markOf(scene, who), coming: false };
  });
  const comers = scene.tried
    .filter(({ nouns, refused }) => !refused && nouns.includes(id))
    .flatMap(({ nouns }) => nouns.filter(isCharacter))
    .filter((who) => !here.some((soldier) => soldier.id === who));
  const all = [...here, ...comers.map((who): Soldier => ({ id: who, order: "", mark: "done", coming: true }))];
  const each = Math.min(CARD + 2, (high - HEAD - 4) / Math.max(all.length, 1));
  const name = capital(nameOf(id));
  const lines = split(name, wide / 4.7);
  return (
    <>
      <rect class={`plot ${mark ?? ""}`} width={wide} height={high} rx="4" />
      {lines.map((line, n) => (
        <text key={n} class="head" x={wide / 2} y={10 + n * 10} text-anchor="middle">
          {line}
        </text>
      ))}
      {PLOTS.has(id) && (
        <text class="points" x={wide - 4} y={high - 4} text-anchor="end">
          {PLOTS.get(id)!.points}
        </text>
      )}
      {all.map((soldier, n) => (
        <g key={soldier.id} transform={`translate(3 ${HEAD + n * each})`}>
          <Card soldier={soldier} wide={wide - 6} sleeve={words(sleeves[soldier.id])} high={each - 2} />
        </g>
      ))}
    </>
  );
}

/** A long name on two lines. */
function split(text: string, most: number): string[] {
  if (text.length <= most || !text.includes(" ")) return [text];
  const middle = text.length / 2;
  const at = [...text.matchAll(/ /g)]
    .map(({ index }) => index)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return [text.slice(0, at[0]), text.slice(at[0]! + 1)];
}

const OPEN = "hidden";

function Card({ soldier, wide, high, sleeve }: { soldier: Soldier; wide: number; high: number; sleeve: string[] }) {
  const { id, order, mark, coming } = soldier;
  const row = characters.get(id);
  if (!row) return null;
  const worn = [...sleeve.map(sleeveIcon), ...(order && order !== OPEN ? [orderSign(order)] : [])];
  return (
    <g class={`lgc ${look(row.faction)}${coming ? " coming" : ""}`}>
      <rect class="face" width={wide} height={high} rx="3" />
      <text class="strength" x="5" y={high > CARD ? 12 : high - 4}>
        {row.strength}
      </text>
      <text
        class="who"
        x={high > CARD ? 5 : 14}
        y={high > CARD ? high - 5 : high - 4.5}
        textLength={fit(id, wide - (high > CARD ? 8 : 18 + worn.length * 12))}
        lengthAdjust="spacingAndGlyphs"
      >
        {shortName(id)}
      </text>
      {worn.map((icon, n) => (
        <svg key={n} x={wide - 12 * (n + 1)} y="2" width="10" height="10">
          <use href={symbol(icon)} />
        </svg>
      ))}
      {mark && <rect class={`mark ${mark}`} width={wide} height={high} rx="3" />}
    </g>
  );
}

const orderSign = (order: string): string => (EQUIPMENT.includes(order) ? equipmentIcon(order) : orderIcon(order));

/** A name that is too long for its card is set narrower. */
const fit = (id: string, room: number): number | undefined => (shortName(id).length * 4.6 > room ? room : undefined);
