/** What cards may answer just now: the event, and which side is asked. */
import { noun, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import { PassHere } from "../../shell/standing";
import type { Table } from "../../shell/store";
import { sideOf, type SideId } from "./data";
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
function sideAsked(frame: Frame): SideId {
  const side = sideOf(frame.actor ?? "GER");
  return frame.turn === 0 ? (side === "axis" ? "allies" : "axis") : side;
}

export function ReactionStrip({ table }: { table: Table }) {
  const frame = table.news.value ? null : reaction(position(table.state.value!));
  if (!frame || table.message.value?.over) return null;
  const side = sideAsked(frame);
  const asked = (table.message.value?.view.pending ?? []).filter((seat) => seat >= 0);
  return (
    <p class="window">
      <Icon name="supply" />
      <b>{t("ui-qm-reactions")}</b> {triggerText(frame)}
      <span class="asked">
        <SideMark side={side} /> {t("ui-qm-asked", { side })}
        {asked.flatMap((seat) => countriesOfSeat(table, seat)).map((country) => (
          <span key={country} title={noun("quartermaster", country)}>
            <Emblem country={country} />
          </span>
        ))}
      </span>
      <PassHere table={table} />
    </p>
  );
}
