/** Battles of little doubt: the odds are shown, one press plays the rounds, and it stops when things turn out otherwise. */
import { effect, signal } from "@preact/signals";
import { askOdds } from "../../lab/asking";
import { percent } from "../../lab/numbers";
import { t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import type { Table } from "../../shell/store";
import { battleNow, type Battle } from "./battle";
import { chanceOf, questionOf, useOdds } from "./odds";
import { standoff, type Standoff } from "./standoff";
import { frameOf, myNations, position, told } from "./state";

const SURE = 0.95; // from here on there is little doubt
const SURPRISED = 0.8; // below this the reader is asked again
const LOSSES = "losses cheapest"; // what the enemy loses is picked by its worth all the same
const MOST_STEPS = 80;
const PATIENCE = 15_000; // milliseconds that others may take

type Settled = "running" | "surprise" | null;

/** Whether a battle is being settled, or was until something unexpected happened. */
const settling = signal<Settled>(null);

/** The chance of the side that the reader leads. */
const mineOf = (table: Table, battle: Battle, chance: number): number =>
  myNations(table).includes(battle.nation.attacker) ? chance : 1 - chance;

export function Settle({ table, battle, now }: { table: Table; battle: Battle; now: Standoff }) {
  const question = questionOf(now.field, now.forces, now.round);
  const odds = useOdds(question);
  if (settling.value === "running") return <p role="status">{t("ui-gw-settle-running")}</p>;
  const chance = odds ? mineOf(table, battle, chanceOf(now.field.sequence, odds)) : 0;
  return (
    <>
      {settling.value === "surprise" && <p role="status">{t("ui-gw-settle-surprise")}</p>}
      {odds && chance >= SURE && (
        <button type="button" class="btn" onClick={() => void settle(table, battle.zone)}>
          <Icon name="pass" /> {t("ui-gw-settle", { chance: percent(chance) })}
        </button>
      )}
    </>
  );
}

async function settle(table: Table, zone: string): Promise<void> {
  settling.value = "running";
  let end: Settled = null;
  for (let step = 0; step < MOST_STEPS; step++) {
    table.skip();
    const battle = battleNow(table);
    if (!battle || battle.zone !== zone || battle.over) break;
    const act = await nextOf(table, battle);
    if (act === null) {
      end = "surprise";
      break;
    }
    const seq = table.message.peek()?.seq ?? 0;
    if (act) await table.act(act);
    if (!(await goesOn(table, seq))) break;
  }
  settling.value = end;
}

/** What is done next without a thought: losses by their price, another round; "" waits for others, null asks the reader. */
async function nextOf(table: Table, battle: Battle): Promise<string | null> {
  const message = table.message.peek();
  const state = table.state.peek();
  if (!message || !state) return null;
  const { legal } = message;
  if (legal.length === 0) return "";
  const frame = frameOf(position(state), "battle");
  if (legal.includes(LOSSES)) return LOSSES;
  if (!legal.includes("press") || !frame) return null;
  const now = standoff(frame, told(table).standoff);
  const question = now && questionOf(now.field, now.forces, now.round);
  const odds = question && (await askOdds(question).catch(() => null));
  if (!now || !odds) return null;
  return mineOf(table, battle, chanceOf(now.field.sequence, odds)) >= SURPRISED ? "press" : null;
}

/** Whether the table has told something new. */
function goesOn(table: Table, seq: number): Promise<boolean> {
  return new Promise((tell) => {
    let stop: () => void = () => undefined;
    const done = (answer: boolean) => {
      clearTimeout(timer);
      queueMicrotask(() => stop());
      tell(answer);
    };
    const timer = setTimeout(() => done(false), PATIENCE);
    stop = effect(() => {
      if ((table.message.value?.seq ?? 0) > seq) done(true);
    });
  });
}
