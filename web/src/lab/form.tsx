/** The battle to ask about: who fights whom, where, and how both sides choose. */
import { useSignal, type Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { CopyButton } from "../shell/copybutton";
import { capital, noun, t } from "../shell/i18n";
import { Icon } from "../shell/icon";
import { KINDS, NATIONS, SIDES, UNITS, common, fights, look, picture, type Side, type Unit } from "./arsenal";
import type { HelpOdds } from "./asking";
import {
  CIRCUMSTANCES,
  FIRST,
  MOST_GUNS,
  MOST_OF_A_KIND,
  PRESETS,
  RETREATS,
  RULES,
  addressOf,
  circumstancesOf,
  terrainsOf,
  worth,
  type Battle,
} from "./battle";
import { percent } from "./numbers";

const TITLE = "globalwar";
export const unitName = (id: string, form = "nom"): string => capital(noun(TITLE, id, form));

interface Props {
  battle: Signal<Battle>;
  helps: HelpOdds[];
}

export function BattleForm({ battle, helps }: Props) {
  const change = (some: Partial<Battle>) => (battle.value = { ...battle.value, ...some });
  const now = battle.value;
  return (
    <form class="battle" aria-label={t("ui-gw-odds-title")} onSubmit={(event) => event.preventDefault()}>
      <h2 class="ask">{t("ui-gw-odds-title")}</h2>
      <Picked
        label={t("ui-gw-odds-kind")}
        values={KINDS}
        chosen={now.kind}
        name={(kind) => t(`ui-gw-odds-kind-${kind}`)}
        onPick={(kind) => change({ kind })}
      />
      <SidesRow now={now} change={change} />
      <Forces now={now} change={change} />
      <Ground now={now} change={change} />
      <Choices now={now} change={change} />
      <Helps now={now} helps={helps} change={change} />
      <div class="row">
        <button
          type="button"
          class="btn"
          onClick={() => change({ forces: { attacker: {}, defender: {} }, circumstances: [], guns: 0 })}
        >
          {t("ui-gw-odds-clear")}
        </button>
        <button type="button" class="btn" onClick={() => (battle.value = FIRST)}>
          {t("ui-gw-odds-example")}
        </button>
        <CopyButton text={new URL(addressOf(now), location.href).href} />
      </div>
    </form>
  );
}

interface Part {
  now: Battle;
  change: (some: Partial<Battle>) => void;
}

function SidesRow({ now, change }: Part) {
  const swap = () =>
    change({
      forces: { attacker: now.forces.defender, defender: now.forces.attacker },
      nations: { attacker: now.nations.defender, defender: now.nations.attacker },
    });
  const side = (which: Side) => (
    <label class={`army nation-${look(now.nations[which])}`}>
      <Emblem nation={look(now.nations[which])} />
      <span>
        <small>{capital(t(`gw-odds-${which}`))}</small>
        <b>{noun(TITLE, now.nations[which])}</b>
        <small>{t("ui-gw-odds-worth", { ipp: worth(now.forces[which]) })}</small>
      </span>
      <select
        value={now.nations[which]}
        aria-label={t("ui-gw-odds-nation", { side: t(`gw-odds-${which}`) })}
        onChange={(event) => {
          const nation = NATIONS.find((one) => one === event.currentTarget.value);
          if (nation) change({ nations: { ...now.nations, [which]: nation } });
        }}
      >
        {NATIONS.map((nation) => (
          <option key={nation} value={nation}>
            {noun(TITLE, nation)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div class="armies">
      {side("attacker")}
      <button
        type="button"
        class="btn icon plain"
        aria-label={t("ui-gw-odds-swap")}
        title={t("ui-gw-odds-swap")}
        onClick={swap}
      >
        <Icon name="swap" />
      </button>
      {side("defender")}
    </div>
  );
}

export function Emblem({ nation }: { nation: string }) {
  return (
    <span class={`em nation-${nation}`}>
      <Icon name={`nat-${nation}`} />
    </span>
  );
}

function Forces({ now, change }: Part) {
  const more = useSignal(false);
  const there = UNITS.filter((unit) => SIDES.some((side) => fights(now.kind, side, unit)));
  const used = (unit: Unit) => SIDES.some((side) => now.forces[side][unit.id]);
  const shown = there.filter((unit) => more.value || common(now.kind, unit) || used(unit));
  const set = (side: Side, id: string, many: number) =>
    change({
      forces: { ...now.forces, [side]: { ...now.forces[side], [id]: Math.max(0, Math.min(MOST_OF_A_KIND, many)) } },
    });
  const cell = (side: Side, unit: Unit) =>
    fights(now.kind, side, unit) && (
      <Stepper
        label={t("ui-gw-odds-many", { unit: unitName(unit.id), side: t(`gw-odds-${side}`) })}
        value={now.forces[side][unit.id] ?? 0}
        most={MOST_OF_A_KIND}
        onSet={(many) => set(side, unit.id, many)}
      />
    );
  return (
    <>
      <table>
        <caption class="sr">{t("ui-gw-odds-forces")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("ui-gw-odds-attacks")}</th>
            <th scope="col" class="l">
              {t("gw-odds-unit")}
            </th>
            <th scope="col" title={t("ui-gw-odds-values-about")}>
              {t("ui-gw-odds-values")}
            </th>
            <th scope="col">{t("ui-gw-odds-defends")}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((unit) => (
            <tr key={unit.id}>
              <td>{cell("attacker", unit)}</td>
              <th scope="row" class="u">
                <span>
                  <Icon name={picture(unit.id)} class="ui" /> {unitName(unit.id)}
                </span>
              </th>
              <td class="v">
                <Values now={now} unit={unit} />
              </td>
              <td>{cell("defender", unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {(more.value || shown.length < there.length) && (
        <button
          type="button"
          class="btn small more"
          aria-expanded={more.value}
          onClick={() => (more.value = !more.value)}
        >
          <Icon name={more.value ? "minus" : "plus"} />{" "}
          {t(more.value ? "ui-gw-odds-fewer-units" : "ui-gw-odds-more-units")}
        </button>
      )}
    </>
  );
}

/** What a unit rolls at before anything changes it. */
function Values({ now, unit }: { now: Battle; unit: Unit }) {
  if (now.kind === "interception") return <b>{unit.intercept}</b>;
  if (now.kind === "attrition") return <b>{unit.shells || "–"}</b>;
  return (
    <>
      <b>{unit.attack || "–"}</b>/<b>{unit.defence || "–"}</b>
    </>
  );
}

interface StepperProps {
  label: string;
  value: number;
  most: number;
  onSet: (value: number) => void;
}

function Stepper({ label, value, most, onSet }: StepperProps) {
  return (
    <span class={value ? "stp on" : "stp"}>
      <button
        type="button"
        tabIndex={-1}
        disabled={value === 0}
        aria-label={t("ui-gw-odds-less", { what: label })}
        onClick={() => onSet(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={most}
        value={value}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => onSet(Math.floor(Number(event.currentTarget.value)) || 0)}
      />
      <button
        type="button"
        tabIndex={-1}
        disabled={value === most}
        aria-label={t("ui-gw-odds-more", { what: label })}
        onClick={() => onSet(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}

function Ground({ now, change }: Part) {
  const heading = useId();
  const terrains = terrainsOf(now.kind);
  const there = circumstancesOf(now);
  if (terrains.length + there.length === 0) return null;
  return (
    <section class="part" aria-labelledby={heading}>
      <h3 id={heading}>{t("ui-gw-odds-ground")}</h3>
      <div class="chips">
        {terrains.slice(1).map((terrain) => (
          <Chip
            key={terrain}
            on={now.terrain === terrain}
            rule={RULES[terrain]}
            onTurn={(on) => change({ terrain: on ? terrain : "normal" })}
          >
            {capital(noun(TITLE, terrain))}
          </Chip>
        ))}
        {there.map((one) => (
          <Chip
            key={one}
            on={now.circumstances.includes(one)}
            rule={RULES[one]}
            onTurn={(on) =>
              change({
                circumstances: CIRCUMSTANCES.filter((other) =>
                  other === one ? on : now.circumstances.includes(other),
                ),
              })
            }
          >
            {t(`ui-gw-odds-with-${one}`)}
          </Chip>
        ))}
        {now.kind === "amphibious" && (
          <span class="chip guns">
            {t("ui-gw-odds-guns")} <small>10.8.2</small>
            <Stepper
              label={t("ui-gw-odds-guns")}
              value={now.guns}
              most={MOST_GUNS}
              onSet={(guns) => change({ guns: Math.max(0, Math.min(MOST_GUNS, guns)) })}
            />
          </span>
        )}
      </div>
    </section>
  );
}

interface ChipProps {
  on: boolean;
  rule: string | undefined;
  onTurn: (on: boolean) => void;
  children: ComponentChildren;
}

function Chip({ on, rule, onTurn, children }: ChipProps) {
  return (
    <button type="button" class="chip" aria-pressed={on} onClick={() => onTurn(!on)}>
      {on && <Icon name="check" />}
      {children} {rule && <small>{rule}</small>}
    </button>
  );
}

function Choices({ now, change }: Part) {
  return (
    <section class="part choices" aria-label={t("ui-gw-odds-choices")}>
      {SIDES.map((side) => (
        <Picked
          key={side}
          label={t("ui-gw-odds-losses", { nation: noun(TITLE, now.nations[side]) })}
          values={PRESETS}
          chosen={now.losses[side]}
          name={(preset) => capital(noun(TITLE, preset))}
          onPick={(preset) => change({ losses: { ...now.losses, [side]: preset } })}
        />
      ))}
      <Picked
        label={t("ui-gw-odds-retreat")}
        values={RETREATS}
        chosen={now.retreat}
        name={retreatName}
        onPick={(retreat) => change({ retreat })}
      />
    </section>
  );
}

function retreatName(retreat: string): string {
  const [word = "", number] = retreat.split("-");
  return t(`ui-gw-odds-retreat-${word}`, number === undefined ? {} : { number: Number(number) });
}

interface PickedProps<T extends string> {
  label: string;
  values: readonly T[];
  chosen: T;
  name: (value: T) => string;
  onPick: (value: T) => void;
}

function Picked<T extends string>({ label, values, chosen, name, onPick }: PickedProps<T>) {
  return (
    <label class="picked">
      <span>{label}</span>
      <select
        value={chosen}
        onChange={(event) => {
          const value = values.find((one) => one === event.currentTarget.value);
          if (value !== undefined) onPick(value);
        }}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {name(value)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Helps({ now, helps, change }: Part & { helps: HelpOdds[] }) {
  const heading = useId();
  if (helps.length === 0) return null;
  const add = (unit: string, many: number) => {
    const before = now.forces.attacker;
    change({
      forces: { ...now.forces, attacker: { ...before, [unit]: Math.min(MOST_OF_A_KIND, (before[unit] ?? 0) + many) } },
    });
  };
  return (
    <section class="part" aria-labelledby={heading}>
      <h3 id={heading}>{t("ui-gw-odds-helps")}</h3>
      <ul class="helps">
        {helps.map(({ unit, many, cost, before, chance }) => (
          <li key={unit}>
            <button type="button" onClick={() => add(unit, many)}>
              <Icon name={picture(unit)} class="ui" />
              <span>{t("ui-gw-odds-help", { many, unit })}</span>
              <small>{t("ui-gw-odds-ipp", { ipp: cost })}</small>
              <b>{t("ui-gw-odds-better", { before: percent(before), after: percent(chance) })}</b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
