/** Chance at a real table: from whose deck to draw, what can come up, and what is to be done on the printed board. */
import { eventText, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import type { Due, TableEvent } from "../../shell/protocol";
import { byTheBook } from "../../shell/rules";
import type { Table } from "../../shell/store";
import type { Doing, Group } from "../../shell/title";
import { cardName } from "./cards";
import { cardOf, iconOf, KINDS } from "./data";
import { position, topFrame } from "./state";

export function asks(table: Table, due: Due): { what: string; why: string } | null {
  const country = table.state.value && topFrame(position(table.state.value))?.country;
  if (!country) return null;
  return { what: t("ui-qm-due", { country, cause: t(due.cause) }), why: t("core-ui-enter-result") };
}

const drawn = (act: string): string => act.split(" ")[1] ?? "";

/** Cards of one kind stand together. */
export function groups(_table: Table, { results }: Due): Group[] {
  const found = KINDS.map((kind) => ({
    name: t(`qm-kind-${kind}`),
    icon: `card-${kind}`,
    acts: results.filter((act) => cardOf(drawn(act))?.kind === kind),
  }));
  // a kind with one card of its own name needs no heading
  const alike = found.filter(({ acts }) => acts.length === 1 && cardOf(drawn(acts[0]!))?.country === null);
  const others = results.filter((act) => !cardOf(drawn(act)));
  return [
    { name: null, acts: [...alike.flatMap(({ acts }) => acts), ...others] },
    ...found.filter((group) => !alike.includes(group)),
  ].filter(({ acts }) => acts.length > 0);
}

export function Chip({ act }: { table: Table; act: string }) {
  const kind = cardOf(drawn(act))?.kind ?? "none";
  return (
    <span class={`drawn k-${kind}`}>
      {kind !== "none" && <Icon name={`card-${kind}`} class="kt" />}
      <span>{cardName(drawn(act))}</span>
    </span>
  );
}

/** What was just entered by hand needs no doing: it lies on the table already. Nor does anybody draw for a bot. */
const ENTERED = new Set(["qm-drew", "qm-lost-card"]);
const DRAWN = new Set(["qm-drew", "qm-discarded", "qm-arranged", "qm-tucked"]);
/** What changes the printed board, or is laid on the table. */
const MAIN = new Set(["qm-built", "qm-recruited", "qm-battled", "qm-removed", "qm-laid-down", "qm-used"]);

export function doing(table: Table, event: TableEvent): Doing | null {
  const unseen = table.untold || table.screen; // what hands hold is in the program, or in somebody's own
  if ((unseen ? DRAWN : ENTERED).has(event.event)) return null;
  const special = event.event === "qm-played" && Boolean(cardOf(String(event.args["card"]))?.country);
  return {
    text: eventText(event),
    icon: iconOf(event),
    heading: event.event === "qm-turn",
    main: special || MAIN.has(event.event),
  };
}

/** How the printed game is set up, by its rules. */
export const prepare = (): Doing[] =>
  byTheBook({ "qm.setup.points": "star", "qm.setup.armies": "army", "qm.setup.hand": "cards" });
