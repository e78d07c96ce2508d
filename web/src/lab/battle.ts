/** The battle that is asked about, as the page holds it, its address tells it and the server reads it. */
import battles from "our-battles";
import {
  KINDS,
  NATIONS,
  SIDES,
  UNITS,
  atSea,
  fights,
  onGround,
  unitOf,
  type Kind,
  type Nation,
  type Side,
  type Unit,
} from "./arsenal";
import type { Question } from "./asking";

export const { terrains: TERRAINS, circumstances: CIRCUMSTANCES, presets: PRESETS } = battles;
const USUAL = PRESETS[0]!;
export const RETREATS = ["never", "weaker", "after-1", "after-2", "after-3", "below-2", "below-4", "below-6"] as const;
export const MOST_OF_A_KIND = 99;
export const MOST_GUNS = 4;

export type Terrain = string;
export type Circumstance = string;
export type Preset = string;
export type Retreat = (typeof RETREATS)[number];
export type Force = Readonly<Record<string, number>>;

export interface Battle {
  kind: Kind;
  forces: Readonly<Record<Side, Force>>;
  nations: Readonly<Record<Side, Nation>>;
  terrain: Terrain;
  circumstances: readonly Circumstance[];
  guns: number;
  losses: Readonly<Record<Side, Preset>>;
  retreat: Retreat;
}

/** The rule behind a circumstance or a terrain. */
export const RULES: Readonly<Record<string, string>> = {
  mountains: "1.7.1",
  desert: "1.7.2",
  jungle: "1.7.3",
  marsh: "1.7.4",
  tundra: "1.7.5",
  river: "1.7.6",
  city: "1.7.7",
  surrounded: "1.7.7",
  fort: "13.2.6",
  maginot: "13.2.6",
  blitzkrieg: "15.1",
  surprise: "15.4",
  hunted: "10.7",
};

/** The attack on Paris, with which the page begins. */
export const FIRST: Battle = {
  kind: "land",
  forces: {
    attacker: {
      infantry: 6,
      "mechanized-infantry": 1,
      "medium-armor": 4,
      artillery: 3,
      fighter: 2,
      "tactical-bomber": 2,
    },
    defender: { infantry: 7, "light-armor": 1, artillery: 1, "anti-aircraft-artillery": 1, fighter: 2 },
  },
  nations: { attacker: "germany", defender: "france" },
  terrain: "normal",
  circumstances: ["city"],
  guns: 0,
  losses: { attacker: "cheapest", defender: "cheapest" },
  retreat: "never",
};

/** What there is to say about the ground of such a battle. */
export function terrainsOf(kind: Kind): readonly Terrain[] {
  return onGround(kind) ? TERRAINS : [];
}

export function circumstancesOf({ kind, circumstances }: Battle): readonly Circumstance[] {
  return CIRCUMSTANCES.filter((one) => {
    if (one === "surrounded") return onGround(kind) && circumstances.includes("city");
    if (one === "hunted") return atSea(kind);
    if (one === "surprise") return kind !== "interception" && kind !== "attrition";
    if (one === "fort") return onGround(kind) || kind === "attrition";
    return onGround(kind);
  });
}

export const count = (force: Force): number => Object.values(force).reduce((sum, many) => sum + many, 0);
export const worth = (force: Force): number =>
  Object.entries(force).reduce((sum, [id, many]) => sum + many * (unitOf(id)?.cost ?? 0), 0);

/** The units of a side in such a battle, in the order of the catalogue. */
const present = ({ kind, forces }: Battle, side: Side): [Unit, number][] =>
  UNITS.filter((unit) => fights(kind, side, unit))
    .map((unit): [Unit, number] => [unit, forces[side][unit.id] ?? 0])
    .filter(([, many]) => many > 0);

const words = (battle: Battle, side: Side): string =>
  present(battle, side)
    .map(([unit, many]) => `${many}*${unit.id}`)
    .join(" ");

/** What the server is asked. */
export function question(battle: Battle): Question {
  const { kind, terrain, guns, losses, retreat } = battle;
  const there = circumstancesOf(battle);
  return {
    battle: kind,
    attacker: words(battle, "attacker"),
    defender: words(battle, "defender"),
    terrain: terrainsOf(kind).includes(terrain) ? terrain : "normal",
    circumstances: battle.circumstances.filter((one) => there.includes(one)),
    guns: kind === "amphibious" ? guns : 0,
    "attacker-losses": losses.attacker,
    "defender-losses": losses.defender,
    retreat,
  };
}

export function addressOf(battle: Battle): string {
  const { kind, terrain, circumstances, guns, losses, retreat, nations } = battle;
  const parts: Record<string, string> = { battle: kind };
  for (const side of SIDES) parts[side] = words(battle, side);
  parts.nations = SIDES.map((side) => nations[side]).join(" ");
  if (terrain !== "normal") parts.terrain = terrain;
  if (circumstances.length) parts.with = circumstances.join(" ");
  if (guns) parts.guns = String(guns);
  if (SIDES.some((side) => losses[side] !== USUAL)) parts.losses = SIDES.map((side) => losses[side]).join(" ");
  if (retreat !== "never") parts.retreat = retreat;
  return `/lab/odds?${new URLSearchParams(parts).toString().replaceAll("%2A", "*")}`;
}

const oneOf = <T extends string>(values: readonly T[], text: string | undefined, fallback: T): T =>
  values.find((value) => value === text) ?? fallback;

function readForce(text: string): Force {
  const force: Record<string, number> = {};
  for (const word of text.split(" ")) {
    const [, many = "", id = ""] = /^([0-9]{1,2})\*([a-z0-9-]+)$/.exec(word) ?? [];
    if (unitOf(id)) force[id] = Math.min(MOST_OF_A_KIND, (force[id] ?? 0) + Number(many));
  }
  return force;
}

/** The battle of an address; whatever it does not tell, or tells wrongly, is as usual. */
export function readAddress(search: string): Battle {
  const told = new URLSearchParams(search);
  if (!told.has("attacker") && !told.has("battle")) return FIRST;
  const list = (name: string) => (told.get(name) ?? "").split(" ");
  const [attacking, defending] = list("nations");
  const [mine, theirs] = list("losses");
  const guns = Number(told.get("guns"));
  return {
    kind: oneOf(KINDS, told.get("battle") ?? "", "land"),
    forces: { attacker: readForce(told.get("attacker") ?? ""), defender: readForce(told.get("defender") ?? "") },
    nations: { attacker: oneOf(NATIONS, attacking, "germany"), defender: oneOf(NATIONS, defending, "france") },
    terrain: oneOf(TERRAINS, told.get("terrain") ?? "", "normal"),
    circumstances: CIRCUMSTANCES.filter((one) => list("with").includes(one)),
    guns: Number.isInteger(guns) && guns >= 0 && guns <= MOST_GUNS ? guns : 0,
    losses: { attacker: oneOf(PRESETS, mine, USUAL), defender: oneOf(PRESETS, theirs, USUAL) },
    retreat: oneOf(RETREATS, told.get("retreat") ?? "", "never"),
  };
}
