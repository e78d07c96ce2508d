/** Chance at a real table: what to draw or roll and for whom, what can come up, and how it looks on a button. */
import { actText, capital, noun, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import type { Due } from "../../shell/protocol";
import type { Table } from "../../shell/store";
import type { Group } from "../../shell/title";
import { nippon, tokenOf } from "./data";
import { boardAt, isVirtual, modeOf, mySide, otherSide, position, tokensIn, type Frame } from "./state";
import { Counter } from "./tokens";

/** Who draws, loses or is asked for; the rest of what the rules are busy with. */
const busy = (table: Table): Frame | undefined => {
  const state = table.message.value?.view.state;
  return state && position(state).stack.at(-1);
};

export function asks(table: Table, { cause }: Due): { what: string; why: string } | null {
  const frame = busy(table);
  const side = frame?.side ?? mySide(table);
  const who = isVirtual(table, side) ? "row" : side === mySide(table) ? "mine" : "theirs";
  const left = frame?.left ?? 1;
  switch (cause) {
    case "bk-chance-draw":
      return { what: t("ui-bk-real-draw", { who, side }), why: t("ui-bk-real-draw-why", { who, left }) };
    case "bk-chance-research":
      return {
        what: t("ui-bk-real-research", { who, side }),
        why: t(`ui-bk-real-${frame?.source ?? "pool-to-bag"}`, { who }),
      };
    case "bk-chance-bombing": {
      const victim = side === mySide(table) ? otherSide(table) : mySide(table);
      const whose = victim === mySide(table) ? "mine" : "theirs";
      return { what: t("ui-bk-real-bombing", { who: whose, side: victim }), why: t("ui-bk-real-bombing-why") };
    }
    case "bk-chance-shift":
      return {
        what: t(nippon(modeOf(table)) ? "ui-bk-real-shift-city" : "ui-bk-real-shift", { left }),
        why: t("ui-bk-real-shift-why", { left }),
      };
    case "bk-chance-tactic":
      return { what: t("ui-bk-real-tactic"), why: t("ui-bk-real-tactic-why") };
    case "bk-chance-token": {
      const space = frame?.space ?? "";
      return {
        what: t("ui-bk-real-token", { space, count: frame?.places?.length ?? 0 }),
        why: t("ui-bk-real-token-why"),
      };
    }
    default:
      return null;
  }
}

const KINDS = ["army", "navy", "air"] as const;

/** Tokens by kind, special weapons last. */
export function groups(_table: Table, { results }: Due): Group[] {
  const token = (act: string) => tokenOf(act.split(" ")[1] ?? "");
  if (!results.every(token)) return [{ name: null, acts: results }];
  const regular = KINDS.map((kind) => ({
    name: capital(t(`ui-bk-kind-${kind}`)),
    icon: kind,
    acts: results.filter((act) => !token(act)!.special && token(act)!.type === kind),
  }));
  const special = {
    name: capital(t("bk-ui-special")),
    icon: "gears",
    acts: results.filter((act) => token(act)!.special),
  };
  return [...regular, special].filter(({ acts }) => acts.length > 0);
}

/** How many of a kind may still come: of the pile that is drawn from, as far as it is open. */
function left(table: Table, verb: string, token: string): number {
  const state = table.message.value?.view.state;
  if (!state) return 0;
  const now = position(state);
  const frame = busy(table);
  const of = (pile: string[]) => pile.filter((one) => one === token).length;
  if (verb === "draw") return of(tokensIn(now.bag[frame?.side ?? mySide(table)]));
  if (verb === "lose")
    return of(tokensIn(now.reserve[frame?.side === mySide(table) ? otherSide(table) : mySide(table)]));
  const seen = [...Object.values(now.bag), ...Object.values(now.reserve)].flatMap(tokensIn);
  const placed = Object.values(now.board).map((held) => held.split(" ")[1] ?? "");
  return (tokenOf(token)?.count ?? 0) - of([...seen, ...placed]);
}

export function Chip({ table, act }: { table: Table; act: string }) {
  const [verb = "", what = ""] = act.split(" ");
  if (verb === "roll") {
    return (
      <>
        <Icon name={`die-${what}`} class="die big" />
        <span class="name">{meaning(table, Number(what))}</span>
      </>
    );
  }
  if (tokenOf(what)) {
    const frame = busy(table);
    const side = frame?.side ?? mySide(table);
    const other = side === mySide(table) ? otherSide(table) : mySide(table);
    const many = left(table, verb, what);
    return (
      <>
        <Counter side={verb === "lose" ? other : side} id={what} />
        {many > 1 && <b class="many">×{many}</b>}
        <span class="name">{capital(noun("blitzkrieg", what))}</span>
      </>
    );
  }
  const theatre = boardAt(table).theatres.findIndex(({ id }) => id === what);
  if (theatre >= 0) {
    return (
      <>
        <b class="no">{theatre + 1}</b>
        <span class="name">{capital(noun("blitzkrieg", what))}</span>
      </>
    );
  }
  if (verb === "tactic") {
    return (
      <>
        <Icon name="artillery" class="big" />
        <span class="name">{capital(noun("blitzkrieg", what))}</span>
      </>
    );
  }
  return <span class="name">{actText("blitzkrieg", act)}</span>;
}

/** What a face of the die stands for: a theatre to shift, or a token of the row counted from the left (step 24). */
function meaning(table: Table, face: number): string {
  const frame = busy(table);
  if (frame?.frame === "shifts") {
    const theatre = boardAt(table).theatres[face - 1];
    return theatre ? noun("blitzkrieg", theatre.id) : t("ui-bk-real-own-choice");
  }
  const places = frame?.places ?? [];
  const place = places[(face - 1) % Math.max(1, places.length)];
  const state = table.message.value?.view.state;
  if (!place || !state) return "";
  const token = tokensIn(position(state).reserve[boardAt(table).sides[0]])[place - 1];
  return token ? `${place}: ${noun("blitzkrieg", token)}` : "";
}
