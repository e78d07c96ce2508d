/** How the totals at a settled plot came about, character by character: fetched when somebody reads an account. */
import { t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import type { TableEvent } from "../../shell/protocol";
import type { Table } from "../../shell/store";
import { after } from "./after";
import { emblem, look } from "./data";
import { named, partText } from "./names";
import { partsOf, plain, position, seatOf, type Part, type Position } from "./state";

const known = new WeakMap<readonly TableEvent[], Map<TableEvent, Part[]>>();

/** The table before anything has happened, as far as sums need it. */
function bare(now: Position): Position {
  const players = now.players.map((player) => ({
    ...player,
    hand: 0,
    deck: { middle: 0, bottom: [], open: [] },
    graveyard: [],
    sleeves: {},
    unseen: [],
    tokens: { available: 0, used: [], "put-away": [] },
    bought: [],
    sent: 0,
    camouflaged: [],
    supported: [],
  }));
  return { ...now, round: 0, location: null, plots: [], bank: {}, players, stack: [] };
}

/** The parts of every total that was told, from all that has happened until then. */
function partsTold(table: Table): Map<TableEvent, Part[]> {
  const events = table.events.value;
  let found = known.get(events);
  if (found) return found;
  found = new Map();
  known.set(events, found);
  let state = plain(bare(position(table.state.value!)));
  for (const event of events) {
    if (event.event === "lg-total") {
      const now = position(state);
      const plot = now.plots.findIndex(({ id }) => id === event.args["plot"]);
      if (plot >= 0) found.set(event, partsOf(now, seatOf(now, event.args["faction"]), plot));
    }
    state = after(state, event);
  }
  return found;
}

export function Sums({ table, events }: { table: Table; events: TableEvent[] }) {
  const told = partsTold(table);
  return (
    <ul class="sums">
      {events.map((event) => {
        const faction = String(event.args["faction"]);
        const total = Number(event.args["total"]);
        const parts = told.get(event) ?? [];
        const rest = total - parts.reduce((sum, { strength }) => sum + strength, 0);
        const texts = [
          ...parts.map(partText),
          ...(rest > 0 ? [t("ui-lg-sum-rest", { strength: rest })] : []), // equipment that nobody had seen before
        ];
        return (
          <li key={faction} class={look(faction)}>
            <Icon name={emblem(faction)} /> <span class="sr">{named(faction)}: </span>
            {texts.length > 0 && `${texts.join(" + ")} = `}
            <b>{total}</b>
          </li>
        );
      })}
    </ul>
  );
}
