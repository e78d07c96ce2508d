/** How the table looks after an event: who goes where, as it tells. Only for showing it: the truth follows. What comes
 * of it, hands, decks and tokens too, the event tells in the words of views (derived.ts). */
import type { Plain, TableEvent } from "../../shell/protocol";
import type { State } from "../../shell/title";
import { withPlot, withTold, type Lying } from "./derived";
import {
  HIDDEN,
  plain,
  position,
  seatOf,
  whereIs,
  type Frame,
  type Player,
  type PlotState,
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

function withoutOne(pile: string[], one: string): string[] {
  const place = pile.indexOf(one);
  return place < 0 ? pile : pile.toSpliced(place, 1);
}

const fewer = (pile: string[] | number, one: string): string[] | number =>
  typeof pile === "number" ? Math.max(0, pile - 1) : withoutOne(pile, one);

/** Somebody leaves the plots. */
const gone = (now: Position, { character }: Args): Partial<Position> => ofSoldier(now, String(character), () => null);

/** The token of somebody at a plot is taken away. */
const untokened = ({ token: _, ...soldier }: Soldier): Soldier => soldier;

const inPhase = (now: Position, frame: Frame): Frame[] =>
  now.stack.some((one) => one.frame === frame.frame && one.plot === frame.plot) ? now.stack : [frame];

/** What was at the plots of a round is over. */
const noPlots = ({ derived }: Position): Partial<Position> => ({
  plots: [],
  ...(derived ? { derived: { ...derived, plots: [], enters: {} } } : {}),
});

// setting up and rounds

const setUp: Record<string, Change> = {
  "lg-faction-picked": (now, { faction }) =>
    ofPlayer(
      now,
      now.players.findIndex((player) => player.faction === null),
      () => ({ faction: String(faction) }),
    ),
  "lg-commander-picked": (now, args) => ofFaction(now, args, () => ({ commander: String(args["commander"]) })),
  "lg-first": (now, { faction }) => ({ first: seatOf(now, faction) }),
  "lg-location": (now, { round, location, first }) => ({
    round: Number(round),
    location: String(location),
    stack: [{ frame: "layout" }],
    first: seatOf(now, first),
    ...noPlots(now),
  }),
  "lg-plot-laid": (now, { plot, lies }) => ({
    plots: [...now.plots, { id: String(plot), columns: now.players.map(() => []), stolen: false, token: null }],
    ...withPlot(now, lies as unknown as Lying),
  }),
  "lg-round-over": (now) => ({ location: null, stack: [{ frame: "game" }], ...noPlots(now) }),
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
  "lg-next-game": (_, { game }) => ({ game: Number(game), round: 1 }),
};

// recruiting and the march

const marching: Record<string, Change> = {
  "lg-equipped": (now, args) => {
    const equipment = String(args["equipment"]);
    const worn = args["character"] === HIDDEN ? equipment : `${equipment} ${String(args["character"])}`;
    return {
      ...ofFaction(now, args, ({ bought, unseen }) => ({ bought: [...bought, equipment], unseen: [...unseen, worn] })),
      bank: { ...now.bank, [equipment]: Number(args["left"]) },
    };
  },
  "lg-sent": (now, args) => {
    const character = String(args["character"]);
    const seat = seatOf(now, args["faction"]);
    const soldier: Soldier = args["hidden"]
      ? { character, "face-down": true, given: 0 }
      : { character, "face-down": false };
    return {
      plots: now.plots.map((plot) =>
        plot.id === args["plot"]
          ? { ...plot, columns: plot.columns.map((column, n) => (n === seat ? [...column, soldier] : column)) }
          : plot,
      ),
      ...ofPlayer(now, seat, ({ hand }) => ({ hand: fewer(hand, character) })),
      stack: inPhase(now, { frame: "march" }),
    };
  },
  "lg-ordered": (now, args) => {
    const seat = seatOf(now, args["faction"]);
    let placed = false;
    const mark = (soldier: Soldier): Soldier => {
      if (placed || soldier.ordered || soldier.character !== args["character"]) return soldier;
      placed = true;
      return {
        ...soldier,
        ordered: true,
        ...(args["at-once"]
          ? {}
          : {
              token: {
                order: String(args["order"]),
                "face-up": false,
                may: [],
                ...(args["number"] ? { number: Number(args["number"]) } : {}),
              },
            }),
      };
    };
    return {
      plots: now.plots.map((plot) =>
        plot.id === args["plot"]
          ? { ...plot, columns: plot.columns.map((column, n) => (n === seat ? column.map(mark) : column)) }
          : plot,
      ),
    };
  },
  "lg-stole": (now, args) => ({
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
      return { ...soldier, character, "face-down": false };
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
    const character = String(args["character"]);
    const token = { order: String(args["order"]), "face-up": true, spent: !args["stays"] };
    const then = { ...now, plots: now.plots.map((plot) => ofAll(plot, unspent)) };
    return {
      ...ofSoldier(then, character, (soldier) => ({ ...soldier, token })),
      stack: inPhase(now, { frame: "order-phase" }),
    };
  },
  "lg-withheld": (now, { character }) => ({
    ...ofSoldier(now, String(character), untokened),
    stack: inPhase(now, { frame: "order-phase" }),
  }),
  "lg-retreated": (now, args) => {
    const seat = seatOf(now, args["faction"]);
    return {
      plots: now.plots.map((plot) =>
        plot.id === args["plot"]
          ? { ...plot, columns: plot.columns.map((column, n) => (n === seat ? [] : column)) }
          : plot,
      ),
    };
  },
  "lg-withdrew": gone,
  "lg-lured": gone,
  "lg-sabotaged": (now, { character }) => ofSoldier(now, String(character), untokened),
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
  "lg-plot-begins": (now, args) => {
    const begun = now.plots.findIndex(({ id }) => id === args["plot"]);
    return {
      plots: now.plots.map((plot, n) =>
        n < begun ? { ...ofAll(plot, untokened), token: null } : ofAll(plot, unspent),
      ),
      stack: inPhase(now, { frame: "plots", plot: begun, step: 0 }),
    };
  },
  "lg-ducked": (now, { character }) => ofSoldier(now, String(character), (soldier) => ({ ...soldier, ducked: true })),
  "lg-died": gone,
};

/** What an order that was carried out in the order phase leaves: it was shown long enough. */
function unspent(soldier: Soldier): Soldier {
  return soldier.token?.spent ? untokened(soldier) : soldier;
}

function ofAll(plot: PlotState, change: (soldier: Soldier) => Soldier): PlotState {
  return { ...plot, columns: plot.columns.map((column) => column.map(change)) };
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
};

const CHANGES: Record<string, Change> = { ...setUp, ...marching, ...ordering, ...settling, ...dispatched };

export function after(state: State, { event, args }: TableEvent): State {
  const change = CHANGES[event];
  const now = position(state);
  return plain(withTold(change ? { ...now, ...change(now, args) } : now, args));
}
