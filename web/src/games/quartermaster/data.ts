/** The printed facts as the page needs them: countries, cards, spaces, straits, and the drawing of the board. */
import type { Plain, TableEvent, Value } from "../../shell/protocol";
import { readGeometry, type GeometryFile } from "../../shell/geometry";
import cards from "../../../../sandtable/games/quartermaster/data/cards.json";
import countries from "../../../../sandtable/games/quartermaster/data/countries.json";
import map from "../../../../sandtable/games/quartermaster/data/map.json";

export type CountryId = "GER" | "UK" | "JPN" | "USSR" | "ITA" | "USA";
export type SideId = "axis" | "allies";
export type Kind = (typeof KINDS)[number];

export const KINDS = [
  "build-army",
  "land-battle",
  "build-navy",
  "sea-battle",
  "economic-warfare",
  "event",
  "response",
  "status",
] as const;
const BASIC = 4; // so many kinds are the same in every deck, and are cards of that name

export interface Country {
  id: CountryId;
  side: SideId;
  home: string;
  armies: number;
  navies: number;
}

/** In the order of their turns. */
export const COUNTRIES = countries.countries as Country[];
export const COUNTRY_IDS: readonly string[] = COUNTRIES.map(({ id }) => id);
export const SIDES: readonly SideId[] = ["axis", "allies"];
const LOOK: Record<CountryId, string> = {
  GER: "germany",
  UK: "uk",
  JPN: "japan",
  USSR: "ussr",
  ITA: "italy",
  USA: "usa",
};

export const isCountry = (noun: string): noun is CountryId => COUNTRY_IDS.includes(noun);
export const countryOf = (id: string): Country => COUNTRIES.find((one) => one.id === id)!;
export const sideOf = (id: string): SideId => countryOf(id).side;
/** The class that colours a country's things, and the end of its symbol's name. */
export const look = (id: string): string => LOOK[id as CountryId];
export const emblem = (id: string): string => `nat-${look(id)}`;
/** The emblem that stands before an event in a list. */
export const iconOf = ({ args }: TableEvent): string | null =>
  typeof args["country"] === "string" && isCountry(args["country"]) ? emblem(args["country"]) : null;
export const sideEmblem = (side: string): string => `side-${side}`;

export interface CardFact {
  id: string;
  kind: Kind;
  country: CountryId | null; // null for those that every deck has
  reconstructed: boolean;
}

const CARDS = new Map<string, CardFact>([
  ...KINDS.slice(0, BASIC).map((id): [string, CardFact] => [id, { id, kind: id, country: null, reconstructed: false }]),
  ...cards.cards.map(({ id, kind, country, source }): [string, CardFact] => [
    id,
    { id, kind: kind as Kind, country: country as CountryId, reconstructed: source === "reconstruction" },
  ]),
]);
export const cardOf = (id: string): CardFact | undefined => CARDS.get(id);

export interface Strait {
  id: string;
  land: string;
  seas: [string, string];
}

export const SPACES: readonly string[] = map.spaces.map(({ id }) => id);
const LAND = new Set(map.spaces.filter(({ kind }) => kind === "land").map(({ id }) => id));
export const STRAITS = map.straits as unknown as Strait[];
export const isSpace = (noun: string): boolean => SPACES.includes(noun);
export const isLand = (space: string): boolean => LAND.has(space);
/** Whose home a space is. */
export const homeOf = (space: string): Country | undefined => COUNTRIES.find(({ home }) => home === space);

export const NEAR = new Map<string, Set<string>>(SPACES.map((id) => [id, new Set<string>()]));
for (const { link } of map.links) {
  const [one = "", other = ""] = link;
  NEAR.get(one)!.add(other);
  NEAR.get(other)!.add(one);
}

/** The countries of a seat: as printed for so many seats, or as the players have agreed. */
export function countriesOf(seats: number, options: Record<string, Value | Plain>, seat: number): CountryId[] {
  const sides = options["sides"];
  const split = typeof sides === "string" && sides !== "printed" ? sides : (countries.seats[seats - 2] ?? "");
  return (split.split("/")[seat] ?? "").split("+").filter(isCountry);
}

/** The drawing is data too, and comes in a file of its own. */
const { default: drawn } = await import("../../../../sandtable/games/quartermaster/data/geometry.json");
export const GEOMETRY = readGeometry(drawn as unknown as GeometryFile);
export const shapeOf = (space: string) => GEOMETRY.shapes.get(space)!;
