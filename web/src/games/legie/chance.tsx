/** Chance at a real table: whose card is drawn, and how a card looks on a button. */
import { actText, capital, eventText, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import type { Due, TableEvent } from "../../shell/protocol";
import { byTheBook } from "../../shell/rules";
import type { Table } from "../../shell/store";
import type { Doing } from "../../shell/title";
import { characters, emblem, kindOf, plots } from "./data";
import { named, shortName } from "./names";
import { position } from "./state";

function iconOf(id: string): string {
  const kind = kindOf(id);
  if (kind === "character") return emblem(characters.get(id)!.faction);
  if (kind === "plot") return plots.get(id)?.kinds[0] ?? "flag";
  if (kind === "faction") return emblem(id);
  return kind === "location" ? "mountain" : kind === "commander" ? "general" : "log";
}

export function Chip({ act }: { table: Table; act: string }) {
  const id = act.split(" ")[1] ?? "";
  return (
    <span class="chip">
      <Icon name={iconOf(id)} class="big" />
      <span class="name">
        {kindOf(id) === "character" ? shortName(id) : kindOf(id) ? capital(named(id)) : actText("legie", act)}
      </span>
    </span>
  );
}

export function asks(table: Table, { cause }: Due): { what: string; why: string } | null {
  const state = table.message.value?.view.state;
  const seat = state && position(state).stack.at(-1)?.seat;
  const faction = state && seat !== undefined ? position(state).players[seat]?.faction : null;
  return faction ? { what: t("ui-lg-real-draw", { cause: t(cause), faction }), why: t("core-ui-enter-result") } : null;
}

/** What only the page has to keep in mind needs no doing, nor what was just entered by hand. */
const NOTHING_TO_DO = new Set(["lg-drew", "lg-received", "lg-passed", "lg-total", "lg-officers-chosen", "lg-diary"]);
const ENTERED = new Set(["lg-location", "lg-plot-laid"]);
/** What is laid, moved or taken away on the table. */
const MAIN = new Set(["lg-sent", "lg-ordered", "lg-moved", "lg-retreated", "lg-revealed", "lg-wounded", "lg-died"]);
const HEADINGS = new Set(["lg-plot-begins", "lg-round-over", "lg-next-game"]);

export function doing(table: Table, event: TableEvent): Doing | null {
  if (NOTHING_TO_DO.has(event.event) || (ENTERED.has(event.event) && !table.untold)) return null;
  const { faction } = event.args;
  return {
    text: eventText(event),
    icon: typeof faction === "string" ? emblem(faction) : "flag",
    heading: HEADINGS.has(event.event),
    main: MAIN.has(event.event),
  };
}

/** How the printed game is set up, by its rules. */
export const prepare = (): Doing[] =>
  byTheBook({ "lg.setup.decks": "cards", "lg.setup.supply": "supplies", "lg.setup.first": "flag" });
