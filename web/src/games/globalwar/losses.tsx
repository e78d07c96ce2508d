/** Who takes the hits: presets that fill in a choice, changed by hand, and confirmed; with the odds that each leaves. */
import { useEffect, useRef, useState } from "preact/hooks";
import { capital, noun, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import type { Table } from "../../shell/store";
import { Kind } from "./counters";
import { TITLE, unitOf } from "./data";
import { useFacts } from "./desk/asking";
import { questionOf } from "./odds";
import { Chance, Outlook } from "./outlook";
import { standoff, type Losses, type Standoff, type ToldStandoff } from "./standoff";
import { frameOf, position, told, type Frame } from "./state";

const MOST_KINDS = 8; // that the rules are asked about at once

type Counts = ReadonlyMap<string, number>;

const costOf = (unit: string): number => unitOf(unit).cost.reduce((sum, one) => sum + one, 0);
const sumOf = (counts: Iterable<readonly [string, number]>): number =>
  [...counts].reduce((sum, [, count]) => sum + count, 0);

/** A choice by hand as the rules are asked about it. */
const wordsOf = (counts: Counts): string[] =>
  [...counts].flatMap(([name, count]) => (count > 0 ? [`${count}*${name}`] : []));

/** How the battle stands once a choice is made; null where the rules do not tell. */
function useAfterwards(table: Table, frame: Frame, choice: readonly string[] | null): Standoff | null {
  const asked = choice && choice.length <= MOST_KINDS ? ["losses", ...choice] : null;
  const facts = useFacts<{ standoff?: ToldStandoff }>(table, asked);
  const last = useRef<ToldStandoff | undefined>(undefined);
  if (facts || !asked) last.current = facts?.standoff;
  return standoff(frame, last.current);
}

/** Take losses one by one, as long as the same question is asked: the rules take by themselves what leaves no choice. */
export async function takeLosses(table: Table, counts: Counts, { side, picked }: Losses): Promise<void> {
  const battle = () => frameOf(position(table.message.peek()!.view.state), "battle");
  const { round, step } = battle()!;
  const left = new Map(counts);
  for (;;) {
    const { losses } = told(table);
    const now = battle();
    if (now?.["round"] !== round || now?.["step"] !== step || losses?.side !== side || losses.picked !== picked) return;
    const legal = new Set(table.message.peek()!.legal);
    const name = [...left].find(([one, count]) => count > 0 && legal.has(`lose ${one}`))?.[0];
    if (!name) return; // the rules ask for something else first
    left.set(name, left.get(name)! - 1);
    await table.act(`lose ${name}`);
  }
}

interface Props {
  table: Table;
  losses: Losses;
  frame: Frame;
  now: Standoff | null; // before a choice
}

export function LossPicker({ table, losses, frame, now }: Props) {
  const { troops, hits, picked, presets, last } = losses;
  const moment = `${table.message.value?.seq} ${troops.map(([name]) => name).join()} ${hits}`;
  const [preset, setPreset] = useState<string | null>(null);
  const [counts, setCounts] = useState<Counts>(new Map());
  const fill = ([one, taken]: Losses["presets"][number]) => {
    setPreset(one);
    setCounts(new Map(taken));
  };
  useEffect(() => fill(presets[0]!), [moment]);
  const sum = sumOf(counts);
  const most = Math.max(hits, ...presets.map(([, taken]) => sumOf(taken)));
  const after = useAfterwards(table, frame, !last || sum === 0 ? null : preset ? [preset] : wordsOf(counts));
  const change = (name: string, by: number) => {
    setPreset(null);
    setCounts(new Map(counts).set(name, (counts.get(name) ?? 0) + by));
  };
  const confirm = () => (preset && !picked ? table.act(`losses ${preset}`) : takeLosses(table, counts, losses));
  const likely = last ? after : now;
  return (
    <div class="picker" role="group" aria-label={t("gw-prompt-losses")}>
      <h3>{t(picked ? "ui-gw-pick-targets" : "ui-gw-pick-losses", { hits })}</h3>
      <p class="hitboxes" aria-hidden="true">
        {Array.from({ length: Math.min(hits, 14) }, (_, n) => (
          <span key={n} class={n < sum ? "full" : ""}>
            {n < sum && <Icon name="check" />}
          </span>
        ))}
      </p>
      <p class="presets" role="group" aria-label={t("ui-gw-presets")}>
        {presets.map((row) => (
          <button
            key={row[0]}
            type="button"
            class="btn small"
            aria-pressed={preset === row[0]}
            onClick={() => fill(row)}
          >
            {capital(noun(TITLE, row[0]))}
            {last && <PresetChance table={table} frame={frame} preset={row[0]} />}
          </button>
        ))}
      </p>
      <ul class="rows">
        {troops.map(([name, unit, count]) => {
          const taken = counts.get(name) ?? 0;
          const called = capital(noun(TITLE, name));
          return (
            <li key={name} class={taken ? "taken" : ""}>
              <Kind kind={unit} />
              <span>
                {called}
                <small>{t("ui-gw-in-battle", { count, ipp: costOf(unit) })}</small>
              </span>
              <span class="stepper">
                <button
                  type="button"
                  aria-label={t("ui-gw-fewer", { unit: called })}
                  disabled={taken === 0}
                  onClick={() => change(name, -1)}
                >
                  <Icon name="minus" />
                </button>
                <b aria-live="polite">{taken}</b>
                <button
                  type="button"
                  aria-label={t("ui-gw-more", { unit: called })}
                  disabled={taken >= count || sum >= most}
                  onClick={() => change(name, 1)}
                >
                  <Icon name="plus" />
                </button>
              </span>
            </li>
          );
        })}
      </ul>
      <button type="button" class="btn primary" disabled={sum === 0} onClick={() => void confirm()}>
        <Icon name="check" /> {t("ui-gw-take-losses")}
      </button>
      {likely && <Outlook {...likely} />}
    </div>
  );
}

/** What the battle would come to with a preset. */
function PresetChance({ table, frame, preset }: { table: Table; frame: Frame; preset: string }) {
  const now = useAfterwards(table, frame, [preset]);
  return now && <Chance sequence={now.field.sequence} question={questionOf(now.field, now.forces, now.round)} />;
}
