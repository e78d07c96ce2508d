/** How the table looks after an event. Only for showing what the server has told: the truth follows. */
import type { Plain, TableEvent } from "../../shell/protocol";
import type { State } from "../../shell/title";
import { IMMEDIATE, skillOf, timingOf, tokensOf } from "./data";
import {
  busyWith,
  count,
  HIDDEN,
  ownerOf,
  plain,
  position,
  putOn,
  seatOf,
  sleeveOf,
  whereIs,
  type Frame,
  type Player,
  type Position,
  type Soldier,
} from "./state";

type Args = Record<string, Plain>;
type Change = (now: Position, args: Args) => Partial<Position>;

// parts of a state, changed

function ofPlayer(now: Position, seat: number, change: (player: Player) => Partial<Player>): Partial<Position> {
  return { players: now.players.map((player, n) => (n === seat ? { ...player, ...change(player) } : player)) };
}

const ofFaction = (now: Position, args: Args, change: (player: Player) => Partial<Player>) =>
  ofPlayer(now, seatOf(now, args["faction"]), change);

const gains = (supplies: Plain | undefined) => (player: Player) => ({ supplies: player.supplies + Number(supplies) });

function ofSoldier(now: Position, character: string, change: (soldier: Soldier) => Soldier | null): Partial<Position> {
  return {
    plots: now.plots.map((plot) => ({
      ...plot,
      columns: plot.columns.map((column) =>
        column.flatMap((soldier) => {
          const after = soldier.character === character ? change(soldier) : soldier;
          return after ? [after] : [];
        }),
      ),
    })),
  };
}

const ofSleeve = (now: Position, character: string, change: (sleeve: string[]) => string[]): Partial<Position> => {
  if (whereIs(now, character))
    return ofSoldier(now, character, (soldier) => ({ ...soldier, sleeve: change(soldier.sleeve ?? []) }));
  return ofPlayer(now, ownerOf(now, character), (player) => ({
    sleeves: { ...player.sleeves, [character]: change(player.sleeves[character] ?? []) },
  }));
};

function withoutOne(sleeve: string[], word: string): string[] {
  const place = sleeve.indexOf(word);
  return place < 0 ? sleeve : sleeve.toSpliced(place, 1);
}

const fewer = (pile: string[] | number, one: string): string[] | number =>
  typeof pile === "number" ? Math.max(0, pile - 1) : withoutOne(pile, one);
const more = (pile: string[] | number, one: string): string[] | number =>
  typeof pile === "number" ? pile + 1 : [...pile, one];

/** Used tokens, open or not, are available again. */
function recoveredAll({ commander, tokens }: Player): Partial<Player> {
  const back = count(tokens.available) + tokens.used.length + tokens["put-away"].length;
  const all = tokensOf(commander ?? "").filter(
    (order) =>
      tokens.used.includes(order) ||
      (Array.isArray(tokens.available) && tokens.available.includes(order)) ||
      tokens["put-away"].some((one) => one.order === order),
  );
  return { tokens: { available: typeof tokens.available === "number" ? back : all, used: [], "put-away": [] } };
}

/** A token goes to the used ones, as it lies. */
function usedUp(player: Player, soldier: Soldier): Partial<Player> {
  const { token } = soldier;
  if (!token) return {};
  const { tokens } = player;
  if (token["face-up"]) return { tokens: { ...tokens, used: [...tokens.used, token.order] } };
  return { tokens: { ...tokens, "put-away": [...tokens["put-away"], { order: token.order, may: token.may ?? [] }] } };
}

/** Somebody leaves the plots. */
function gone(now: Position, character: string, change: (player: Player) => Partial<Player>): Partial<Position> {
  const place = whereIs(now, character);
  if (!place) return {};
  const left = { ...now, ...ofSoldier(now, character, () => null) };
  return {
    plots: left.plots,
    ...ofPlayer(left, place.seat, (player) => {
      const used = { ...player, ...usedUp(player, place.soldier) };
      const seen = { ...used.sleeves, ...(place.soldier.sleeve?.length ? { [character]: place.soldier.sleeve } : {}) };
      return { ...used, sleeves: seen, ...change({ ...used, sleeves: seen }) };
    }),
  };
}

const home = (character: string) => (player: Player) => ({ hand: more(player.hand, character) });
const under = (character: string) => (player: Player) => ({
  deck: { ...player.deck, bottom: [...player.deck.bottom, character], open: [...player.deck.open, true] },
});

const inPhase = (now: Position, frame: Frame): Frame[] =>
  now.stack.some((one) => one.frame === frame.frame && one.plot === frame.plot) ? now.stack : [frame];

// setting up and rounds

const setUp: Record<string, Change> = {
  "lg-faction-picked": (now, { faction }) =>
    ofPlayer(
      now,
      now.players.findIndex((player) => player.faction === null),
      () => ({ faction: String(faction) }),
    ),
  "lg-commander-picked": (now, args) => {
    const commander = String(args["commander"]);
    return ofFaction(now, args, ({ tokens }) => ({
      commander,
      tokens: {
        ...tokens,
        available: typeof tokens.available === "number" ? tokensOf(commander).length : tokensOf(commander),
      },
    }));
  },
  "lg-first": (now, { faction }) => ({ first: seatOf(now, faction) }),
  "lg-officers-chosen": (now) => ({
    players: now.players.map((player) => ({ ...player, deck: { ...player.deck, middle: 13 } })),
  }),
  "lg-drew": (now, args) =>
    ofFaction(now, args, ({ hand, deck }) => {
      const middle = count(deck.middle);
      const rest =
        middle > 0
          ? { ...deck, middle: middle - 1 }
          : { ...deck, bottom: deck.bottom.slice(1), open: deck.open.slice(1) };
      return { hand: more(hand, String(args["character"])), deck: rest };
    }),
  "lg-hands-ready": (now) => ({
    players: now.players.map((player) => (typeof player.hand === "number" ? { ...player, hand: 5 } : player)),
  }),
  "lg-location": (now, { round, location }) => ({
    round: Number(round),
    location: String(location),
    plots: [],
    stack: [{ frame: "layout" }],
    first: now.location === null && Number(round) > now.round ? (now.first + 1) % now.players.length : now.first,
  }),
  "lg-plot-laid": (now, { plot }) => ({
    plots: [...now.plots, { id: String(plot), columns: now.players.map(() => []), stolen: false, token: null }],
  }),
  "lg-round-over": (now) => {
    let then = now;
    for (const soldier of now.plots.flatMap(({ columns }) => columns.flat())) {
      then = { ...then, ...gone(then, soldier.character, home(soldier.character)) };
    }
    return { plots: [], location: null, players: then.players, stack: [{ frame: "game" }] };
  },
  "lg-diary": (now, args) => {
    const seat = seatOf(now, args["faction"]);
    const game = Number(args["game"]);
    const points = now.players[seat]?.points ?? 0;
    const row = {
      game,
      rank: Number(args["rank"]),
      seat,
      faction: String(args["faction"]),
      commander: now.players[seat]?.commander ?? "",
    };
    const left = { points, left: Number(args["points"]), supplies: Number(args["supplies"]) };
    const known = now.diary?.find((one) => one.game === game && one.seat === seat);
    const others = (now.diary ?? []).filter((one) => one !== known);
    return { diary: [...others, { ...row, ...left, points: known?.points ?? points }] };
  },
  "lg-next-game": (now, { game }) => ({
    game: Number(game),
    round: 1,
    players: now.players.map((player) => ({ ...player, ...recoveredAll(player), points: 0, fallen: 0, bought: [] })),
  }),
};

// recruiting and the march

const isFree = (now: Position, player: Player) =>
  busyWith(now, "relief") || (now.location === "town-market" && player.bought.length === 0);

const marching: Record<string, Change> = {
  "lg-thrown-away": (now, args) => ofFaction(now, args, () => ({ supplies: 0 })),
  "lg-equipped": (now, args) => {
    const equipment = String(args["equipment"]);
    const hidden = args["character"] === HIDDEN;
    return {
      ...ofFaction(now, args, (player) => ({
        supplies: player.supplies - (isFree(now, player) ? 0 : 1),
        bought: [...player.bought, equipment],
        unseen: [...player.unseen, hidden ? equipment : `${equipment} ${String(args["character"])}`],
      })),
      bank: { ...now.bank, [equipment]: (now.bank[equipment] ?? 1) - 1 },
    };
  },
  "lg-recovered": (now, args) =>
    ofFaction(now, args, ({ supplies, tokens }) => {
      const order = String(args["order"]);
      const away = tokens["put-away"].findIndex((one) => one.order === order);
      const used = tokens.used.includes(order);
      return {
        supplies: busyWith(now, "relief") ? supplies : supplies - 2,
        tokens: {
          available: more(tokens.available, order),
          used: withoutOne(tokens.used, order),
          "put-away": used || away < 0 ? tokens["put-away"] : tokens["put-away"].toSpliced(away, 1),
        },
      };
    }),
  "lg-recovered-all": (now, args) =>
    ofFaction(now, args, (player) => ({ ...recoveredAll(player), supplies: player.supplies - 2 })),
  "lg-reclaimed": (now, args) => ofFaction(now, args, recoveredAll),
  "lg-sent": (now, args) => {
    const character = String(args["character"]);
    const seat = seatOf(now, args["faction"]);
    const player = now.players[seat];
    const hidden =
      character === HIDDEN ||
      player?.camouflaged.includes(String(args["plot"])) ||
      (now.location === "polar-night" && player?.sent === 0);
    const soldier: Soldier = hidden
      ? { character, "face-down": true, given: 0 }
      : { character, "face-down": false, sleeve: sleeveOf(now, character) };
    return {
      plots: now.plots.map((plot) =>
        plot.id === args["plot"]
          ? { ...plot, columns: plot.columns.map((column, n) => (n === seat ? [...column, soldier] : column)) }
          : plot,
      ),
      ...ofPlayer(now, seat, ({ hand, sent, camouflaged }) => ({
        hand: fewer(hand, character),
        sent: sent + 1,
        camouflaged: camouflaged.filter((id) => id !== args["plot"]),
      })),
      stack: inPhase(now, { frame: "march" }),
    };
  },
  "lg-ordered": (now, args) => {
    const order = String(args["order"]);
    const seat = seatOf(now, args["faction"]);
    const spent = ofPlayer(now, seat, ({ tokens, camouflaged }) => ({
      tokens: {
        ...tokens,
        available: fewer(tokens.available, order),
        used: order === "camouflage" ? [...tokens.used, order] : tokens.used,
      },
      camouflaged: order === "camouflage" ? [...camouflaged, String(args["plot"])] : camouflaged,
    }));
    let placed = false;
    const mark = (soldier: Soldier): Soldier => {
      if (placed || soldier.ordered || soldier.character !== args["character"]) return soldier;
      placed = true;
      return {
        ...soldier,
        ordered: true,
        ...(IMMEDIATE.includes(order) ? {} : { token: { order, "face-up": false, may: [] } }),
      };
    };
    return {
      ...spent,
      plots: now.plots.map((plot) =>
        plot.id === args["plot"]
          ? { ...plot, columns: plot.columns.map((column, n) => (n === seat ? column.map(mark) : column)) }
          : plot,
      ),
    };
  },
  "lg-stole": (now, args) => ({
    ...ofFaction(now, args, gains(args["supplies"])),
    plots: now.plots.map((plot) =>
      plot.id === args["plot"]
        ? { ...plot, stolen: true, token: { seat: seatOf(now, args["faction"]), order: "theft" } }
        : plot,
    ),
  }),
};

// orders

const ordering: Record<string, Change> = {
  "lg-turned-up": (now, args) => {
    const seat = seatOf(now, args["faction"]);
    const character = String(args["character"]);
    let turned = false;
    const turn = (soldier: Soldier): Soldier => {
      if (turned || !soldier["face-down"] || ![HIDDEN, character].includes(soldier.character)) return soldier;
      turned = true;
      return { ...soldier, character, "face-down": false, sleeve: sleeveOf(now, character) };
    };
    return {
      plots: now.plots.map((plot) =>
        plot.id === args["plot"]
          ? { ...plot, columns: plot.columns.map((column, n) => (n === seat ? column.map(turn) : column)) }
          : plot,
      ),
      stack: inPhase(now, { frame: "order-phase" }),
    };
  },
  "lg-revealed": (now, args) => {
    const order = String(args["order"]);
    return {
      ...ofSoldier(now, String(args["character"]), (soldier) => ({ ...soldier, token: { order, "face-up": true } })),
      stack: inPhase(now, { frame: "order-phase" }),
    };
  },
  "lg-withheld": (now, args) => {
    const character = String(args["character"]);
    const soldier = whereIs(now, character)?.soldier;
    return {
      ...ofSoldier(now, character, ({ token: _, ...rest }) => rest),
      ...ofFaction(now, args, (player) => (soldier ? usedUp(player, soldier) : {})),
      stack: inPhase(now, { frame: "order-phase" }),
    };
  },
  "lg-retreated": (now, args) => {
    const seat = seatOf(now, args["faction"]);
    const column = now.plots.find(({ id }) => id === args["plot"])?.columns[seat] ?? [];
    let then = now;
    for (const { character } of column.toReversed()) then = { ...then, ...gone(then, character, under(character)) };
    return { plots: then.plots, ...ofPlayer(then, seat, gains(args["supplies"])) };
  },
  "lg-promoted": (now, { character }) => ofSleeve(now, String(character), (sleeve) => putOn(sleeve, "promotion-card")),
  "lg-withdrew": (now, { character }) => gone(now, String(character), home(String(character))),
  "lg-sacrificed": (now, { bearer }) => ofSoldier(now, String(bearer), (soldier) => ({ ...soldier, sacrificed: true })),
  "lg-lured": (now, { character }) => gone(now, String(character), under(String(character))),
  "lg-sabotaged": (now, args) => {
    const character = String(args["character"]);
    const soldier = whereIs(now, character)?.soldier;
    return {
      ...ofSoldier(now, character, ({ token: _, ...rest }) => rest),
      ...ofFaction(now, args, (player) => (soldier ? usedUp(player, soldier) : {})),
    };
  },
  "lg-moved": (now, args) => {
    const place = whereIs(now, String(args["character"]));
    if (!place) return {};
    const left = ofSoldier(now, place.soldier.character, () => null);
    return {
      plots: left.plots!.map((plot) =>
        plot.id === args["plot"]
          ? {
              ...plot,
              columns: plot.columns.map((column, n) => (n === place.seat ? [...column, place.soldier] : column)),
            }
          : plot,
      ),
    };
  },
};

// plots

const settling: Record<string, Change> = {
  "lg-plot-begins": (now, args) => ({
    ...spentTokens(now),
    stack: inPhase(now, { frame: "plots", plot: now.plots.findIndex(({ id }) => id === args["plot"]), step: 0 }),
  }),
  "lg-wounded": (now, { character }) => ofSleeve(now, String(character), (sleeve) => [...sleeve, "wound"]),
  "lg-healed": (now, { character }) => ofSleeve(now, String(character), (sleeve) => withoutOne(sleeve, "wound")),
  "lg-ducked": (now, { character }) => ofSoldier(now, String(character), (soldier) => ({ ...soldier, ducked: true })),
  "lg-died": (now, { character }) =>
    gone(now, String(character), (player) => ({
      graveyard: [...player.graveyard, String(character)],
      fallen: player.fallen + 1,
      sleeves: Object.fromEntries(Object.entries(player.sleeves).filter(([id]) => id !== character)),
    })),
  "lg-won": (now, args) => ofFaction(now, args, () => ({ points: Number(args["total"]) })),
  "lg-took-all": (now, args) => ofFaction(now, args, gains(args["supplies"])),
  "lg-survived": (now, args) => ofFaction(now, args, gains(args["supplies"])),
  "lg-mutilated": (now, { character, skill }) =>
    ofSleeve(now, String(character), (sleeve) => [
      ...sleeve.filter((word) => skillOf(word) !== skill),
      `no-${String(skill)}`,
    ]),
  "lg-frostbitten": (now, { character }) => ofSleeve(now, String(character), (sleeve) => [...sleeve, "frostbite"]),
  "lg-warmed": (now, { character }) => ofSleeve(now, String(character), (sleeve) => withoutOne(sleeve, "frostbite")),
};

/** When plots begin, orders that were carried out in the order phase lie beside the screens. */
function spentTokens(now: Position): Partial<Position> {
  let then = now;
  for (const [seat, soldier] of now.plots.flatMap(({ columns }) =>
    columns.flatMap((column, seat) => column.map((one) => [seat, one] as const)),
  )) {
    const { token } = soldier;
    if (!token?.["face-up"] || timingOf(token.order) === "stays") continue;
    then = {
      ...then,
      ...ofPlayer(then, seat, (player) => (player.tokens.used.includes(token.order) ? {} : usedUp(player, soldier))),
    };
    then = { ...then, ...ofSoldier(then, soldier.character, ({ token: _, ...rest }) => rest) };
  }
  return { plots: then.plots, players: then.players };
}

// dispatches

const dispatched: Record<string, Change> = {
  "lg-dispatches-kept": (now) => ({
    players: now.players.map((player) => ({ ...player, dispatch: player.dispatch ?? HIDDEN })),
  }),
  "lg-dispatch-played": (now, args) => ({
    ...ofFaction(now, args, () => ({ dispatch: null })),
    "dispatches-played": [...(now["dispatches-played"] ?? []), String(args["dispatch"])],
  }),
  "lg-dispatch-scored": (now, args) =>
    ofFaction(now, args, ({ points }) => ({ points: points + Number(args["points"]) })),
  "lg-supplied": (now, args) =>
    ofFaction(now, args, (player) => ({
      ...gains(args["supplies"])(player),
      points: busyWith(now, "camp") ? player.points - Number(args["supplies"]) : player.points,
    })),
  "lg-supported": (now, args) =>
    ofFaction(now, args, ({ supported }) => ({ supported: [...(supported ?? []), String(args["plot"])] })),
};

const CHANGES: Record<string, Change> = { ...setUp, ...marching, ...ordering, ...settling, ...dispatched };

export function after(state: State, { event, args }: TableEvent): State {
  const change = CHANGES[event];
  return change ? { ...state, ...plain(change(position(state), args)) } : state;
}
