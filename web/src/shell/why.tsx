/** "Why?" beside what a bot did: closed at first, and not asked for before it is opened. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { t } from "./i18n";
import { later } from "./later";
import type { Table } from "./store";

/** What a bot did in one go: how many lines had been told before it, and when it was done. */
export interface Run {
  line: number;
  until: number;
}

export const Reasons = later(async () => (await import("./reasons")).Reasons);

/** Why a bot did what some lines tell; nothing where the first act among them is somebody's own. */
export function WhyLines({ table, line, until }: { table: Table } & Run) {
  const first = table.lines.value.slice(line, until).find(({ what }) => what === "act");
  if (table.past || !table.play.reasons || table.info.value?.seats[first?.seat ?? -1]?.kind !== "bot") return null;
  return (
    <Why>
      <Reasons table={table} run={{ line, until }} />
    </Why>
  );
}

export function Why({ children }: { children: ComponentChildren }) {
  const open = useSignal(false);
  return (
    <details onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{t("ui-real-why")}</summary>
      {open.value && children}
    </details>
  );
}
