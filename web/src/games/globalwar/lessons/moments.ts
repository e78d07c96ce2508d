/** The moments of a turn at which something is taught. */
import type { Table } from "../../../shell/store";

const asked = (table: Table): string | null =>
  table.mine.value && !table.news.value ? (table.message.value?.view.prompt ?? null) : null;

export const asks =
  (name: string) =>
  (table: Table): boolean =>
    asked(table) === `gw-prompt-${name}`;

/** Whether the reader has given such an order. */
export const ordered = (table: Table, ...verbs: string[]): boolean =>
  table.inForce.value.some(
    ({ act, seat }) => seat === table.seat.value && verbs.some((verb) => act?.startsWith(`${verb} `)),
  );

/** Whether something else is asked already. */
export const past = (table: Table, name: string): boolean =>
  asked(table) !== null && asked(table) !== `gw-prompt-${name}`;
