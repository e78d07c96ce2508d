/** Who takes the hits: presets that fill in a choice, changed by hand, and confirmed. */
import { useEffect, useState } from "preact/hooks";
import { capital, noun, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import type { Table } from "../../shell/store";
import type { Battle, SideName, Troop } from "./battle";
import { SIDES } from "./battle";
import { Kind } from "./counters";
import { TITLE, unitOf } from "./data";
import { frameOf, position } from "./state";

const PRESETS = ["cheapest", "weakest", "dearest"] as const;
type Preset = (typeof PRESETS)[number];

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

export function LossPicker({ table, battle }: { table: Table; battle: Battle }) {
  const names = table.acts.value.filter(({ verb }) => verb === "lose").map(({ nouns }) => nouns[0]!);
  const frame = frameOf(position(table.state.value!), "battle");
  const hitRows = (frame?.["hits"] as [number, number, number, boolean | number][] | undefined) ?? [];
  const side = SIDES[hitRows[0]?.[0] ?? 0]!;
  const alike = hitRows.findIndex((hit) => hit[0] !== hitRows[0]?.[0] || Boolean(hit[3]) !== Boolean(hitRows[0]?.[3]));
  const hits = alike < 0 ? hitRows.length : alike;
  const troops = battle.sides[side].filter(({ name, count }) => names.includes(name) && count > 0);
  const asked = names.length > 0 && hits > 0;
  const moment = `${table.message.value?.seq} ${names.join()} ${hits}`;
  const [preset, setPreset] = useState<Preset | null>("cheapest");
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    setPreset("cheapest");
    setCounts(filled(troops, side, "cheapest", hits));
  }, [moment]);
  if (!asked) return null;
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
  const picked = Boolean(hitRows[0]?.[3]);
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
                <button type="button" aria-label={t("ui-gw-fewer", { unit: called })} disabled={taken === 0} onClick={() => change(name, -1)}>
                  <Icon name="minus" />
                </button>
                <b aria-live="polite">{taken}</b>
                <button type="button" aria-label={t("ui-gw-more", { unit: called })} disabled={taken >= count || sum >= hits} onClick={() => change(name, 1)}>
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
    </div>
  );
}
