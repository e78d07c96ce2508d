/** Examples of Quartermaster General: the part of the world where something happens, and the cards that are played. */
import { noun } from "../../shell/i18n";
import { symbol } from "../../shell/icon";
import { cardOf, COUNTRIES, emblem, GEOMETRY, isLand, isSpace, look, NEAR } from "../../games/quartermaster/data";
import { Cards, covered } from "./cards";
import { Chart, type Thing, type World } from "./chart";
import { markOf, named, rows, words, type Mark, type Scene } from "./scene";

const TITLE = "quartermaster";
const PIECE = 18;
const LEAST = 5200; // of the board
const NEARBY = 7000;

const WORLD: World = {
  shapes: GEOMETRY.shapes,
  around: GEOMETRY.around,
  top: 0,
  bottom: GEOMETRY.height,
  scenery: GEOMETRY.scenery,
  waters: GEOMETRY.waters,
  isLand,
  ground: (id) => (GEOMETRY.shapes.get(id)!.star ? "star" : ""),
};

export function Picture({ scene }: { scene: Scene }) {
  const standing = standingIn(scene);
  const spaces = named(scene, isSpace);
  const actor = String(scene.position["turn"] ?? "");
  const places = framed(spaces, standing, actor);
  const marks = new Map<string, Mark>(spaces.map((id) => [id, markOf(scene, id)]));
  const built = scene.tried.filter(
    ({ verb, nouns, refused }) => !refused && (verb === "build" || verb === "recruit") && isSpace(nouns[0] ?? ""),
  );
  const things: Thing[] = [
    ...standing.map(({ country, space }) => piece(country, space, false)),
    ...built
      .filter(({ nouns }) => !standing.some(({ country, space }) => country === actor && space === nouns[0]))
      .map(({ nouns }) => piece(actor, nouns[0]!, true)),
  ].filter(({ place }) => places.includes(place) || near(place, places));
  const isCard = (id: string): boolean => cardOf(id) !== undefined;
  const shown = { world: WORLD, places, least: LEAST, marks, things, over: covered(TITLE, scene, isCard) };
  return (
    <>
      <Chart {...shown} name={(id) => noun(TITLE, id)} />
      <Cards title={TITLE} scene={scene} are={isCard} />
    </>
  );
}

interface Piece {
  country: string;
  space: string;
}

/** In a game that is being set up everybody is at home. */
function standingIn({ position }: Scene): Piece[] {
  if ("begun" in position) return COUNTRIES.map(({ id, home }) => ({ country: id, space: home }));
  const countries = rows(position["countries"]);
  return COUNTRIES.flatMap(({ id }) => words(rows(countries[id])["pieces"]).map((space) => ({ country: id, space })));
}

const near = (space: string, places: readonly string[]): boolean => {
  const [x, y] = GEOMETRY.shapes.get(space)!.at;
  return places.some((id) => {
    const [otherX, otherY] = GEOMETRY.shapes.get(id)!.at;
    return Math.hypot(x - otherX, y - otherY) < NEARBY;
  });
};

/** What acts name, and the pieces beside it that it depends on; where they name no space, those of who is on turn, and
 * where nobody is, of who begins. */
function framed(spaces: string[], standing: readonly Piece[], actor: string): string[] {
  const own = standing.filter(({ country }) => country === actor).map(({ space }) => space);
  if (spaces.length === 0) return actor ? own.slice(0, 4) : standing.slice(0, 2).map(({ space }) => space);
  const beside = standing.map(({ space }) => space).filter((space) => spaces.some((id) => NEAR.get(id)!.has(space)));
  return [...new Set([...spaces, ...beside, ...own.filter((space) => near(space, spaces.slice(0, 1)))])];
}

function piece(country: string, space: string, coming: boolean): Thing {
  const land = isLand(space);
  const wide = land ? 30 : 35;
  return {
    key: `${country} ${space} ${coming}`,
    place: space,
    wide: (PIECE * wide) / 30,
    high: PIECE,
    drawn: (
      <svg
        class={`pc nation-${look(country)}${coming ? " coming" : ""}`}
        viewBox={`0 0 ${wide} 30`}
        width={(PIECE * wide) / 30}
        height={PIECE}
      >
        <use href={symbol(land ? "crate" : "ship")} />
        <circle class="field" cx={land ? 14.5 : 17.5} cy={land ? 18 : 21} r="7.4" />
        <svg x={land ? 8.5 : 11.5} y={land ? 12 : 15} width="12" height="12" class="pe">
          <use href={symbol(emblem(country))} />
        </svg>
      </svg>
    ),
  };
}
