/** Who plays what, the score and the clocks, in a strip: above the board of a tablet held upright, below that of a big
 * screen; on a phone the clocks alone. */
import { Icon } from "./icon";
import { t } from "./i18n";
import { SeatClock, timed } from "./seatclock";
import { narrow } from "./settings";
import type { Table } from "./store";

const MOST = 6; // more would take the room of the board

interface Entry {
  name: string;
  who: string;
  icon: string;
  colour: string;
  points: number | undefined;
  asked: boolean;
  mine: boolean;
  clock: number | null; // of which seat
}

function entriesOf(table: Table): Entry[] {
  const { play, sitting, state, info, message } = table;
  const at = sitting.value;
  const scores = play.score(state.value!, at.mode);
  const pending = message.value?.over || table.news.value ? [] : (message.value?.view.pending ?? []);
  const several = table.own().length > 1; // on one screen
  const seats = (info.value?.seats ?? []).map(({ kind, name, mine }, seat): Entry => {
    const side = play.seatName(at, seat);
    return {
      ...play.seatMark(at, seat),
      name: side,
      who: mine ? (several ? "" : t("ui-you")) : kind === "bot" ? t(`ui-bot-${name}`) : (name ?? ""),
      points: scores.find((score) => score.name === side)?.points,
      asked: pending.includes(seat),
      mine: seat === table.seat.value,
      clock: kind === "guest" ? seat : null,
    };
  });
  const others = scores
    .filter(({ name }) => !seats.some((seat) => seat.name === name))
    .map(({ name, icon, curve, colour, points }) => {
      return { name, who: "", icon, colour: curve ?? colour, points, asked: false, mine: false, clock: null };
    });
  return [...others, ...seats];
}

/** Whether the strip takes the place of the panel of the seats: below the board of a big screen. */
export const standsAlone = (table: Table): boolean => table.screen && !narrow.value && fits(table);

const fits = (table: Table): boolean => (table.info.value?.seats.length ?? 0) <= MOST;

/** Whether more clocks run here than one's own, which is in the bar. */
const several = (table: Table): boolean =>
  timed(table) && (table.info.value?.seats.filter(({ kind }) => kind === "guest").length ?? 0) > 1;

/** Where it does not stand alone, all of it can be read in the drawer of the seats as well. */
export function SeatStrip({ table }: { table: Table }) {
  if (!table.state.value || !fits(table)) return null;
  return (
    <section
      class={several(table) ? "seatstrip timed" : "seatstrip"}
      aria-label={t("ui-seats")}
      aria-hidden={!standsAlone(table)}
    >
      <ol>
        {entriesOf(table).map(({ name, who, icon, colour, points, asked, mine, clock }) => (
          <li
            key={name}
            class={[asked && "asked", mine && "mine", clock === null && "clockless"].filter(Boolean).join(" ")}
          >
            <span class="em" style={{ background: colour }}>
              <Icon name={icon} />
            </span>
            <span class="who">
              <b>{name}</b>
              {who && <small>{who}</small>}
            </span>
            {points !== undefined && <b class="sofar">{points}</b>}
            {clock !== null && <SeatClock table={table} seat={clock} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
