/** A hint for whoever plays alone against bots, and wants it: what the strongest bot would do is pointed at and said. */
import { signal } from "@preact/signals";
import type { Act } from "./choices";
import { actText, eventText, has, t } from "./i18n";
import { Icon } from "./icon";
import type { Hint } from "./protocol";
import type { Table } from "./store";

/** How many lines tell of the game itself: a hint is one for that moment only. */
const moment = (table: Table): number => table.lines.value.filter(({ what }) => what !== "hint").length;

class Hinting {
  private readonly asked = signal(-1); // the moment
  private readonly given = signal<Hint | null>(null);

  constructor(private readonly table: Table) {}

  get thinking(): boolean {
    return this.asked.value === moment(this.table) && this.given.value === null;
  }
  get hint(): Hint | null {
    return this.asked.value === moment(this.table) ? this.given.value : null;
  }

  /** Asks; or does not wait any longer. */
  async press(): Promise<void> {
    const { connection, seat, refusal } = this.table;
    if (this.thinking) {
      this.asked.value = -1;
      void connection.say("hint", { seat: seat.value, stop: true });
      return;
    }
    const now = moment(this.table);
    this.asked.value = now;
    this.given.value = null;
    refusal.value = null;
    const answer = await connection.say("hint", { seat: seat.value });
    if (this.asked.value !== now || now !== moment(this.table)) return;
    const hint = "done" in answer ? answer.done.hint : undefined;
    if (hint) {
      this.given.value = hint;
      this.show();
    } else {
      this.asked.value = -1;
      if ("refused" in answer && answer.refused) refusal.value = answer.refused;
    }
  }

  /** Points at everything that the act names. */
  show(): void {
    const act = this.table.acts.value.find(({ text }) => text === this.given.value?.act);
    if (act) this.table.choices.mean(act, keysOf(act));
    this.table.drawer.value = "board";
  }
}

/** Of several equal things in a hand the first is pointed at. */
function keysOf(act: Act): string[] {
  const taken = new Set<string>();
  return act.nouns.map((noun) => {
    const things = [...document.querySelectorAll<HTMLElement>(`[data-noun="${CSS.escape(noun)}"][data-key]`)];
    const key = things.map((thing) => thing.dataset["key"]!).find((one) => !taken.has(one)) ?? noun;
    taken.add(key);
    return key;
  });
}

const found = new WeakMap<Table, Hinting>();

function hintingOf(table: Table): Hinting {
  const hinting = found.get(table) ?? new Hinting(table);
  found.set(table, hinting);
  return hinting;
}

export function HintButton({ table }: { table: Table }) {
  const hinting = hintingOf(table);
  const name = t(hinting.thinking ? "ui-hint-stop" : "core-ui-hint");
  return (
    <button
      type="button"
      class="btn icon hinting"
      aria-label={name}
      title={name}
      aria-busy={hinting.thinking}
      disabled={!table.mine.value}
      onClick={() => void hinting.press()}
    >
      <Icon name={hinting.thinking ? "close" : "hint"} />
    </button>
  );
}

/** One line of words about it. */
export function HintLine({ table }: { table: Table }) {
  const { thinking, hint } = hintingOf(table);
  return (
    <div role="status">
      {(thinking || hint) && (
        <p class="note quiet" style={{ flexWrap: "nowrap" }}>
          <Icon name="hint" /> <span>{hint ? said(table, hint) : t("ui-hint-thinking")}</span>
        </p>
      )}
    </div>
  );
}

function said(table: Table, { act, gain, why }: Hint): string {
  const reasons = why.filter(({ event }) => has(event)).map(eventText);
  const words = t("ui-hint", { act: actText(table.play.id, act) });
  const better = gain === null ? t("ui-hint-even") : t("ui-hint-better", { points: Math.round(gain * 100) });
  return [words, ...(table.acts.value.length > 1 ? [better] : []), ...reasons].join(" ");
}
