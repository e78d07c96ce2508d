/** The printed things of Blitzkrieg!, from the same data files as the engine reads. */
import boardFile from "../../../../sandtable/games/blitzkrieg/data/board.json";
import nipponFile from "../../../../sandtable/games/blitzkrieg/data/nippon.json";
import tokensFile from "../../../../sandtable/games/blitzkrieg/data/tokens.json";

export type Terrain = "land" | "sea" | "either";

export interface Space {
  id: string;
  terrain: Terrain;
  effect: string;
  value: number;
}

export interface Campaign {
  points: number;
  spaces: Space[];
}

export interface Theatre {
  id: string;
  reconstructed: boolean; // no public source shows it
  end: number;
  bonus: [number, number];
  campaigns: Campaign[];
}

export interface Token {
  id: string;
  type: string;
  value: number;
  ability: string;
  special: boolean;
  count: number; // in the box, for each side or in the pool
  source: string;
}

export interface Board {
  sides: [string, string];
  theatres: Theatre[];
  spaces: Map<string, Space>;
  widest: number;
}

interface BoardFile {
  sides: string[];
  theatres: {
    id: string;
    source: string;
    end: number;
    bonus: number[];
    campaigns: { points: number; spaces: (string | number)[][] }[];
  }[];
}

const RECONSTRUCTION = "reconstruction";

function read(file: BoardFile): Board {
  const theatres = file.theatres.map(({ id, source, end, bonus, campaigns }) => ({
    id,
    reconstructed: source === RECONSTRUCTION,
    end,
    bonus: [bonus[0]!, bonus[1]!] as [number, number],
    campaigns: campaigns.map(({ points, spaces }, c) => ({
      points,
      spaces: spaces.map(([terrain, effect, value], s) => ({
        id: `${id}-${c + 1}-${s + 1}`,
        terrain: terrain as Terrain,
        effect: String(effect),
        value: Number(value),
      })),
    })),
  }));
  const spaces = new Map<string, Space>();
  for (const theatre of theatres) {
    for (const campaign of theatre.campaigns) for (const space of campaign.spaces) spaces.set(space.id, space);
  }
  return {
    sides: [file.sides[0]!, file.sides[1]!],
    theatres,
    spaces,
    widest: Math.max(...theatres.map((theatre) => theatre.end)),
  };
}

const BASE = read(boardFile);
const NIPPON = read(nipponFile);
const TOKENS = new Map<string, Token>([...tokensFile.tokens, ...tokensFile.nippon].map((token) => [token.id, token]));

export const nippon = (mode: string): boolean => mode.startsWith("nippon");
export const boardOf = (mode: string): Board => (nippon(mode) ? NIPPON : BASE);
export const tokenOf = (id: string): Token | undefined => TOKENS.get(id);
export const reconstructed = (token: Token): boolean => token.source === RECONSTRUCTION;
export const solo = (mode: string): boolean => mode.endsWith("solo");
const ORDER = new Map([...TOKENS.keys()].map((id, n) => [id, n]));
/** Tokens of a reserve lie in the order of the box. */
export const inBoxOrder = (one: string, other: string): number => (ORDER.get(one) ?? 0) - (ORDER.get(other) ?? 0);

/** The side of a seat: alone one leads the second side against the virtual opponent. */
export const sideOf = (mode: string, seat: number): string => boardOf(mode).sides[solo(mode) ? 1 : seat === 0 ? 0 : 1];

export type Look = "axis" | "allies" | "nippon";

/** How a side is drawn: by colour, corners and emblem. Germany plays with the tokens of the Axis (bk.nippon.tokens). */
export const look = (side: string): Look => (side === "allies" ? "allies" : side === "japan" ? "nippon" : "axis");
export const emblem = (side: string): string =>
  ({ axis: "side-axis", allies: "side-allies", japan: "nat-japan", germany: "nat-germany" })[side] ?? "shield";
