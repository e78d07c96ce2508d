/** The state of a view, as far as the page draws it, and how events change its look. */
import type { Plain, TableEvent } from "../../shell/protocol";
import type { State } from "../../shell/title";
import type { Table } from "../../shell/store";
import { boardOf, inBoxOrder, sideOf, type Board } from "./data";

export interface Position {
  turns: number;
  points: Record<string, number>;
  markers: Record<string, number>;
  open: string[];
  closed: string[];
  board: Record<string, string>;
  reserve: Record<string, string[] | number>;
  bag: Record<string, string[] | number>;
  pool: number;
  unseen?: number;
  tactic?: string | null;
  stack: Frame[];
  derived?: Derived;
}

/** What follows by the rules, as the server tells it. */
export interface Derived {
  rows: Record<string, number>; // the active campaign of each theatre; beyond the last one when all are full
  target: number;
  virtual: string | null; // the side that plays by itself
}

/** What the rules are busy with; the last one is asked now. */
export interface Frame {
  frame: string;
  side?: string;
  left?: number;
  source?: string;
  space?: string | null;
  places?: number[];
  theatre?: string;
  value?: number;
}

export const position = (state: State): Position => state as unknown as Position;

export const count = (pile: string[] | number | undefined): number =>
  pile === undefined ? 0 : typeof pile === "number" ? pile : pile.length;
export const tokensIn = (pile: string[] | number | undefined): string[] => (Array.isArray(pile) ? pile : []);

export const modeOf = (table: Table): string => table.message.value?.view.mode ?? table.info.value?.mode ?? "duel";
export const boardAt = (table: Table): Board => boardOf(modeOf(table));
/** The side of the reader; a spectator looks from the second one. */
export const mySide = (table: Table): string => sideOf(modeOf(table), table.seat.value ?? 1);
export const otherSide = (table: Table): string => {
  const { sides } = boardAt(table);
  return sides[0] === mySide(table) ? sides[1] : sides[0];
};

export const isVirtual = (table: Table, side: string): boolean =>
  (table.state.value && position(table.state.value).derived?.virtual) === side;

export interface Scored {
  side: string;
  points: number;
}

/** What the log tells besides the state: who won which campaign, what came last, how the opponent decided. */
export function story(table: Table): { scored: Map<string, Scored[]>; last: Map<string, string[]> } {
  const scored = new Map<string, Scored[]>();
  const last = new Map<string, string[]>();
  let turn = new Set<string>();
  for (const { event, args } of table.events.value) {
    const side = String(args["side"]);
    if (event === "bk-turn") turn = new Set();
    else if (event === "bk-placed" || event === "bk-placed-spy") {
      const space = String(args["space"]);
      last.set(side, turn.has(side) ? [...(last.get(side) ?? []), space] : [space]);
      turn.add(side);
    } else if (event === "bk-scored-campaign") {
      const row = `${String(args["theatre"])}-${Number(args["row"]) + 1}`;
      scored.set(row, [...(scored.get(row) ?? []), { side, points: Number(args["points"]) }]);
    }
  }
  return { scored, last };
}

function without(pile: string[] | number | undefined, token: string): string[] | number {
  if (typeof pile === "number") return Math.max(0, pile - 1);
  const left = [...(pile ?? [])];
  const at = left.indexOf(token);
  if (at >= 0) left.splice(at, 1);
  return left;
}

function withToken(pile: string[] | number | undefined, token: string): string[] | number {
  return typeof pile === "number" ? pile + 1 : [...(pile ?? []), token];
}

/** A row grows at its right end; a reserve behind a screen, or the reader's own, lies in order. */
function drawn(now: Position, side: string, token: string): string[] | number {
  const pile = withToken(now.reserve[side], token);
  return Array.isArray(pile) && now.derived?.virtual !== side ? pile.sort(inBoxOrder) : pile;
}

/** The active campaign of the theatre in which a token was placed. */
function rowTold({ derived }: Position, { space, row }: Record<string, Plain>): Partial<Position> {
  const [theatre = ""] = String(space).split("-");
  return derived ? { derived: { ...derived, rows: { ...derived.rows, [theatre]: Number(row) } } } : {};
}

/** How many special weapons are left to draw, and how many nobody has looked at. */
const leftTold = ({ pool, unseen }: Record<string, Plain>): Partial<Position> => ({
  ...(pool === undefined ? {} : { pool: Number(pool) }),
  ...(unseen === undefined ? {} : { unseen: Number(unseen) }),
});

/** The state as it looks after an event. Only for showing what the server has told: the truth follows. */
export function after(state: State, { event, args }: TableEvent): State {
  const now = position(state);
  const side = String(args["side"]);
  const token = String(args["token"]);
  const theatre = String(args["theatre"]);
  const left = leftTold(args);
  const changed = (part: Partial<Position>): State => ({ ...state, ...(part as Record<string, Plain>) });
  switch (event) {
    case "bk-turn":
      return changed({ turns: Number(args["turn"]) - 1, stack: [] }); // whatever was being set up is done
    case "bk-placed":
    case "bk-placed-spy":
      return changed({
        board: { ...now.board, [String(args["space"])]: `${side} ${token}` },
        reserve: { ...now.reserve, [side]: without(now.reserve[side], token) },
        ...rowTold(now, args),
      });
    case "bk-drew":
      return changed({
        ...left,
        reserve: { ...now.reserve, [side]: drawn(now, side, token) },
        bag: { ...now.bag, [side]: without(now.bag[side], token) },
      });
    case "bk-researched":
      return changed({ ...left, bag: { ...now.bag, [side]: withToken(now.bag[side], token) } });
    case "bk-researched-to-reserve":
      return changed({ ...left, reserve: { ...now.reserve, [side]: drawn(now, side, token) } });
    case "bk-researched-unseen":
      return changed(left);
    case "bk-bombed":
      return changed({
        reserve: { ...now.reserve, [side]: without(now.reserve[side], token) },
        bag: { ...now.bag, [side]: withToken(now.bag[side], token) },
      });
    case "bk-bombed-to-pool":
      return changed({ ...left, reserve: { ...now.reserve, [side]: without(now.reserve[side], token) } });
    case "bk-marker-moved":
      return changed({ markers: { ...now.markers, [theatre]: Number(args["to"]) } });
    case "bk-scored-propaganda":
    case "bk-scored-campaign":
    case "bk-scored-bonus":
    case "bk-scored-theatre":
      return changed({ points: { ...now.points, [side]: Number(args["total"]) } });
    case "bk-theatre-closed":
      return changed({ open: now.open.filter((id) => id !== theatre), closed: [...now.closed, theatre] });
    case "bk-theatre-opened":
      return changed({
        open: [...now.open, theatre],
        markers: { ...now.markers, [theatre]: Number(args["marker"]) },
      });
    case "bk-tactic":
      return changed({ tactic: String(args["tactic"]) });
    default:
      return state;
  }
}
