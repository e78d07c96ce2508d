/** Coming back to a table: the report opens by itself for who was away while others moved. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Table } from "../../../shell/store";
import { openScreen } from "../screens";
import { awaySince, type Visit } from "./told";

/** The visit that the reader has come back from. */
export const away = signal<Visit | null>(null);

export function useReturning(table: Table): void {
  const seat = table.seat.value;
  const there = table.message.value !== null;
  useEffect(() => {
    away.value = null;
    if (!there || table.past || seat === null || table.message.value?.over) return undefined;
    let left = false;
    void awaySince(table)
      .then((visit) => {
        if (left || !visit) return;
        away.value = visit;
        openScreen.value ??= "report";
      })
      .catch(() => undefined); // the button is there all the same
    return () => {
      left = true;
    };
  }, [table, seat, there]);
}
