/** The clock of a seat, in the row of that seat. */
import { later } from "./later";
import type { Table } from "./store";

const Face = later(async () => (await import("../people")).openSeatClock());

/** Whether time is kept here and somebody has some left. */
export const timed = (table: Table): boolean => Boolean(table.info.value?.clock) && !table.info.value?.over;

export const SeatClock = ({ table, seat }: { table: Table; seat: number }) =>
  timed(table) ? (
    <span class="seatclock">
      <Face table={table} seat={seat} />
    </span>
  ) : null;
