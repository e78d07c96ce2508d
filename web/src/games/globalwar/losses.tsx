/** Who takes the hits: presets that fill in a choice, changed by hand, and confirmed; with the odds that each leaves. */
import { useEffect, useState } from "preact/hooks";
import { capital, noun, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import type { Table } from "../../shell/store";
import type { Battle, SideName, Troop } from "./battle";
import { SIDES } from "./battle";
import { Kind } from "./counters";
import { TITLE, unitOf } from "./data";
import { questionOf } from "./odds";
import { Chance, Outlook } from "./outlook";
import { roundIsOver, standoff, type Standoff } from "./standoff";
import type { Frame } from "./state";

const PRESETS = ["cheapest", "weakest", "dearest"] as const;
type Preset = (typeof PRESETS)[number];
type Counts = ReadonlyMap<string, number>;

const costOf = (unit: string): number => unitOf(unit).cost.reduce((sum, one) => sum + one, 0);

/** The order in which a preset gives up troops. */
function byPreset(troops: Troop[], side: SideName, preset: Preset): Troop[] {
  const strength = ({ unit }: Troop) => (side === "attacker" ? unitOf(unit).attack : unitOf(unit).defence);
  const keys: Record<Preset, (one: Troop) => [number, number]> = {
    cheapest: (one) => [costOf(one.unit), strength(one)],
    weakest: (one) => [strength(one), costOf(one.unit)],
    dearest: (one) => [-costOf(one.unit), -strength(one)],
  };
  const key = keys[preset];
  return [...troops].sort((a, b) => key(a)[0] - key(b)[0] || key(a)[1] - key(b)[1]);
}

function filled(troops: Troop[], side: SideName, preset: Preset, hits: number): Map<string, number> {
  const counts = new Map<string, number>();
  let left = hits;
  for (const { name, count } of byPreset(troops, side, preset)) {
    const taken = Math.min(left, count);
    if (taken > 0) counts.set(name, taken);
    left -= taken;
  }
  return counts;
}

/** What is asked: who loses what to how many hits, and whether the enemy picks. */
interface Asked {
  side: SideName;
  troops: Troop[];
  hits: number;
  picked: boolean;
}

function askedOf(table: Table, battle: Battle, frame: Frame): Asked {
  const names = table.acts.value.filter(({ verb }) => verb === "lose").map(({ nouns }) => nouns[0]!);
  const rows = (frame["hits"] as [number, number, number, boolean | number][] | undefined) ?? [];
  const first = rows[0];
  const side = SIDES[first?.[0] ?? 0]!;
  const alike = rows.findIndex((hit) => hit[0] !== first?.[0] || Boolean(hit[3]) !== Boolean(first?.[3]));
  const troops = battle.sides[side].filter(({ name, count }) => names.includes(name) && count > 0);
  return { side, troops, hits: alike < 0 ? rows.length : alike, picked: Boolean(first?.[3]) };
}

/** How the battle stands once a choice is made. On a beach more follows each loss, and nobody knows what. */
function afterwards(battle: Battle, frame: Frame, { side, hits }: Asked, counts: Counts): Standoff | null {
  const all = (frame["hits"] as unknown[]).length === hits;
  const beach = battle.round === 1 && battle.sides.attacker.some(({ name }) => name.includes(":landed"));
  if (!roundIsOver(frame)) return standoff(battle, frame);
  return all && !beach ? standoff(battle, frame, counts, side) : null;
}

export function LossPicker({ table, battle, frame }: { table: Table; battle: Battle; frame: Frame }) {
  const asked = askedOf(table, battle, frame);
  const { side, troops, hits, picked } = asked;
  const moment = `${table.message.value?.seq} ${troops.map(({ name }) => name).join()} ${hits}`;
  const [preset, setPreset] = useState<Preset | null>("cheapest");
  const [counts, setCounts] = useState<Counts>(new Map());
  useEffect(() => {
    setPreset("cheapest");
    setCounts(filled(troops, side, "cheapest", hits));
  }, [moment]);
  if (hits === 0) return null;
  const sum = [...counts.values()].reduce((all, one) => all + one, 0);
  const change = (name: string, by: number) => {
    setPreset(null);
    setCounts(new Map(counts).set(name, (counts.get(name) ?? 0) + by));
  };
  const confirm = async () => {
    if (preset) return table.act(`losses ${preset}`);
    for (const [name, count] of counts) {
      for (let n = 0; n < count; n++) {
        const act = `lose ${name}`;
        if (!table.message.peek()?.legal.includes(act)) return; // the rules ask for something else first
        await table.act(act);
      }
    }
  };
  const now = sum === hits ? afterwards(battle, frame, asked, counts) : null;
  const compares = roundIsOver(frame) && now !== null;
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
        {PRESETS.map((one) => (
          <button
            key={one}
            type="button"
            class="btn small"
            aria-pressed={preset === one}
            onClick={() => {
              setPreset(one);
              setCounts(filled(troops, side, one, hits));
            }}
          >
            {capital(noun(TITLE, one))}
            {compares && <PresetChance standoff={standoff(battle, frame, filled(troops, side, one, hits), side)} />}
          </button>
        ))}
      </p>
      <ul class="rows">
        {troops.map(({ name, unit, count }) => {
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
                  disabled={taken >= count || sum >= hits}
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
      {now && <Outlook {...now} />}
    </div>
  );
}

/** What the battle would come to with a preset. */
function PresetChance({ standoff: now }: { standoff: Standoff | null }) {
  return now && <Chance sequence={now.field.sequence} question={questionOf(now.field, now.forces, now.round)} />;
}
