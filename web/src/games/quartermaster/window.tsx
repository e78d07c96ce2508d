/** What cards may answer just now: the event, and which side is asked. */
import { noun, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import { PassHere } from "../../shell/standing";
import type { Table } from "../../shell/store";
import { sideOf, SIDES, type SideId } from "./data";
import { Emblem, SideMark } from "./pieces";
import { countriesOfSeat, position, reaction, type Frame } from "./state";

/** The event that a window answers, in a few words. */
export function triggerText(frame: Frame): string {
  return t(`ui-qm-event-${frame.trigger}`, {
    country: frame.actor ?? "",
    space: frame.space ?? "",
    whom: frame.whom ?? "",
    card: frame.about ?? "",
  });
}

/** The other side than that of the actor is asked first (qm.react.alternate). */
function inOrder(frame: Frame): SideId[] {
  const actors = sideOf(frame.actor ?? "GER");
  return [...SIDES.filter((side) => side !== actors), actors];
}

/** How far a side is: whether single seats have passed is a secret, that a whole side has is not. */
function standing(table: Table, frame: Frame, turn: number): string {
  if (frame.turn === turn) return table.mine.value ? "yours" : "asked";
  return frame.quiet ? "passed" : "later";
}

export function ReactionStrip({ table }: { table: Table }) {
  const frame = table.news.value ? null : reaction(position(table.state.value!));
  if (!frame || table.message.value?.over) return null;
  const asked = (table.message.value?.view.pending ?? [])
    .filter((seat) => seat >= 0)
    .flatMap((seat) => countriesOfSeat(table, seat));
  return (
    <div class="window">
      <p>
        <Icon name="card-response" class="kt" />
        <b>{t("ui-qm-reactions")}</b> {triggerText(frame)}
      </p>
      <ol>
        {inOrder(frame).map((side, turn) => (
          <li key={side} class={frame.turn === turn ? "now" : ""}>
            <SideMark side={side} />
            <span class="sr">{noun("quartermaster", side)}</span>
            {frame.turn === turn &&
              asked
                .filter((country) => sideOf(country) === side)
                .map((country) => (
                  <span key={country} title={noun("quartermaster", country)}>
                    <Emblem country={country} />
                  </span>
                ))}
            <span>{t(`ui-qm-window-${standing(table, frame, turn)}`)}</span>
          </li>
        ))}
      </ol>
      <PassHere table={table} />
    </div>
  );
}
