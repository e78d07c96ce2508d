/** The battle board: both sides by the number they roll at, the dice of the round, and the choice of losses. */
import { useComputed } from "@preact/signals";
import { useState } from "preact/hooks";
import { capital, list, noun, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import { ruleLink } from "../../shell/rules";
import type { Table } from "../../shell/store";
import { battleNow, columnsOf, FACES, SIDES, worth, type Battle, type SideName, type Token } from "./battle";
import { DieFace, Emblem, Kind } from "./counters";
import { grouped, look, silhouette, TITLE, unitOf, zoneOf } from "./data";
import { Decision } from "./decision";
import { LossPicker } from "./losses";
import { Outlook } from "./outlook";
import { Settle } from "./settling";
import { standoff } from "./standoff";
import { frameOf, ownerOf, position, told } from "./state";

export function BattleBoard({ table }: { table: Table }) {
  const shown = useComputed(() => battleNow(table));
  const battle = shown.value;
  const [away, setAway] = useState("");
  if (!battle) return null;
  const key = `${battle.zone} ${table.events.value.filter(({ event }) => event === "gw-battle-joined").length}`;
  if (away === key) {
    return (
      <button type="button" class="chip back" onClick={() => setAway("")}>
        <Icon name="army" /> {t("ui-gw-battle-back", { zone: battle.zone })}
      </button>
    );
  }
  return (
    <section class="battle" aria-label={t("ui-gw-battle", { zone: battle.zone })}>
      <Head battle={battle} table={table} onAway={() => setAway(key)} />
      <Steps battle={battle} />
      <div class="arena">
        <SideLine battle={battle} side="attacker" />
        <Columns battle={battle} />
        <SideLine battle={battle} side="defender" />
        <Modifiers battle={battle} />
        <Past battle={battle} />
      </div>
      <Choice table={table} battle={battle} />
    </section>
  );
}

/** What is asked of the reader, and how the battle is likely to go on. */
function Choice({ table, battle }: { table: Table; battle: Battle }) {
  const frame = frameOf(position(table.state.value!), "battle");
  const losing = table.acts.value.some(({ verb }) => verb === "lose");
  if (!frame || table.news.value) return null;
  const now = standoff(frame, told(table).standoff);
  const { losses } = told(table);
  if (losing && losses)
    return (
      <>
        <LossPicker table={table} losses={losses} frame={frame} now={now} />
        {now && <Settle table={table} battle={battle} now={now} />}
      </>
    );
  return (
    <div class="picker">
      <Decision table={table} />
      {now && <Outlook {...now} />}
      {now && table.mine.value && <Settle table={table} battle={battle} now={now} />}
    </div>
  );
}

function Head({ battle, table, onAway }: { battle: Battle; table: Table; onAway: () => void }) {
  const { zone, kind, rounds, round, over } = battle;
  const now = position(table.state.value!);
  const place = zoneOf(zone);
  const says = over ? t(over === "won" ? "gw-battle-won" : "gw-battle-held", { zone, round }) : "";
  return (
    <header>
      <Emblem nation={battle.nation.attacker || ownerOf(now, zone)} />
      <div>
        <h2>{t("ui-gw-battle", { zone })}</h2>
        <p class="soft">
          {says ||
            capital(
              t("ui-gw-battle-about", {
                attacker: battle.nation.attacker,
                defender: battle.nation.defender,
                terrain: place.terrain,
                city: place.city ? "yes" : "no",
                kind,
              }),
            )}
        </p>
      </div>
      <p class="rounds">
        {t(rounds ? "ui-gw-round-of" : "ui-gw-round", { round, rounds })}
        {rounds > 0 && (
          <span aria-hidden="true">
            {Array.from({ length: rounds }, (_, n) => (
              <i key={n} class={n + 1 < round ? "done" : n + 1 === round ? "now" : ""} />
            ))}
          </span>
        )}
      </p>
      <button type="button" class="btn icon" aria-label={t("ui-gw-battle-away")} onClick={onAway}>
        <Icon name="map" />
      </button>
    </header>
  );
}

/** What has been rolled in this round, step by step. */
function Steps({ battle }: { battle: Battle }) {
  const steps = battle.volleys.filter(({ round }) => round === battle.round);
  return (
    <ol class="steps">
      {steps.map(({ side, step, hits }, n) => (
        <li key={n} class={n === steps.length - 1 ? "now" : ""}>
          <Icon name="check" /> {t("ui-gw-step", { step: t(`ui-gw-step-${step}`), side, hits })}
        </li>
      ))}
      {steps.length === 0 && <li>{t("ui-gw-step-none")}</li>}
    </ol>
  );
}

function SideLine({ battle, side }: { battle: Battle; side: SideName }) {
  const troops = battle.sides[side].filter(({ count }) => count > 0);
  const count = troops.reduce((sum, one) => sum + one.count, 0);
  const ipp = troops.reduce(
    (sum, one) => sum + one.count * unitOf(one.unit).cost.reduce((all, cost) => all + cost, 0),
    0,
  );
  return (
    <p class={`sideline ${side}`}>
      <Emblem nation={battle.nation[side] || "germany"} />
      <b>{t(`ui-gw-${side}s`)}</b>
      {side === "attacker" && (
        <span class="legend" aria-hidden="true">
          <DieFace die={{ roll: 2, value: 3, picks: 0 }} /> {t("ui-gw-die-hit")}{" "}
          <DieFace die={{ roll: 9, value: 3, picks: 0 }} /> {t("ui-gw-die-miss")}{" "}
          <DieFace die={{ roll: 1, value: 3, picks: 1 }} /> {t("ui-gw-die-picks")}
        </span>
      )}
      <span class="r">{t("ui-gw-side-worth", { units: count, ipp })}</span>
    </p>
  );
}

function Columns({ battle }: { battle: Battle }) {
  const columns = { attacker: columnsOf(battle, "attacker"), defender: columnsOf(battle, "defender") };
  const tokens = (n: number) => SIDES.map((side) => columns[side][n]!);
  const weight = (n: number) => {
    const widest = Math.max(...tokens(n).map((some) => some.length));
    return widest === 0
      ? 0.42
      : 0.75 +
          0.55 * Math.min(widest, 3) +
          (tokens(n).some((some) => some.some(({ dice }) => dice.length > 2)) ? 0.5 : 0);
  };
  const numbers = Array.from({ length: FACES }, (_, n) => n + 1);
  const first = columns.attacker[0]!.length + columns.defender[0]!.length > 0 ? [0] : [];
  const shown = [...first, ...numbers];
  return (
    <div class="columns" style={{ gridTemplateColumns: shown.map((n) => `minmax(0, ${weight(n)}fr)`).join(" ") }}>
      {SIDES.map((side) => (
        <>
          {shown.map((n) => (
            <div key={`${side} ${n}`} class={`cell ${side} ${look(battle.nation[side] || "germany")}`}>
              {columns[side][n]!.map((token, m) => (
                <UnitToken key={m} token={token} side={side} />
              ))}
            </div>
          ))}
          {side === "attacker" &&
            shown.map((n) => (
              <b key={n} class={tokens(n).every((some) => some.length === 0) ? "at none" : "at"}>
                {n || "–"}
              </b>
            ))}
        </>
      ))}
    </div>
  );
}

function UnitToken({ token, side }: { token: Token; side: SideName }) {
  const { unit, name, count, lost, changed, dice, silent } = token;
  const called = unit ? noun(TITLE, name) : t("ui-gw-works");
  const rolls = dice.map(({ roll }) => roll);
  return (
    <div class={["token", side, silent && "silent"].filter(Boolean).join(" ")} title={called}>
      <span class="sr">
        {t("ui-gw-token", { unit: called, count, lost, rolls: list(rolls.map(String)), thrown: rolls.length })}
      </span>
      <span class="tk" aria-hidden="true">
        {count - lost > 0 && (
          <span class="alive">
            <Icon name={silhouette(unit)} /> {count - lost}
          </span>
        )}
        {lost > 0 && (
          <span class="gone">
            <Icon name={silhouette(unit)} /> {lost}
          </span>
        )}
        {!unit && (
          <span class="alive">
            <Icon name="fortification" />
          </span>
        )}
      </span>
      {changed !== 0 && unit && (
        <small class="mod" aria-hidden="true">
          {changed > 0 ? `+${changed}` : `−${-changed}`}
        </small>
      )}
      {dice.length > 0 && (
        <span class="dice" aria-hidden="true">
          {dice.map((die, n) => (
            <DieFace key={n} die={die} />
          ))}
        </span>
      )}
    </div>
  );
}

/** Which rules change what units roll at, side by side. */
function Modifiers({ battle }: { battle: Battle }) {
  return (
    <div class="mods">
      {SIDES.map((side) => {
        const found = new Map<string, { rule: string; amount: number; units: Set<string> }>();
        for (const { unit, rules, count } of battle.sides[side]) {
          for (const [rule, amount] of count > 0 ? rules : []) {
            const row = found.get(`${rule} ${amount}`) ?? { rule, amount, units: new Set<string>() };
            row.units.add(unit);
            found.set(`${rule} ${amount}`, row);
          }
        }
        if (found.size === 0) return <span key={side} />;
        return (
          <div key={side}>
            <h3>{t(`ui-gw-mods-${side}`)}</h3>
            <ul>
              {[...found.values()].map(({ rule, amount, units }) => (
                <li key={`${rule} ${amount}`}>
                  <a class="rn" href={ruleLink(TITLE, rule)} target="_blank" rel="noopener">
                    {rule.replace("gw.", "")}
                  </a>
                  <b>{amount > 0 ? `+${amount}` : `−${-amount}`}</b> {list([...units].map((unit) => noun(TITLE, unit)))}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

/** What was lost so far, round by round. */
function Past({ battle }: { battle: Battle }) {
  const rounds = Array.from({ length: battle.round }, (_, n) => n + 1).filter((round) =>
    battle.losses.some((loss) => loss.round === round),
  );
  if (rounds.length === 0) return null;
  return (
    <ul class="past">
      {rounds.map((round) => (
        <li key={round}>
          <b>{t("ui-gw-round", { round })}</b>
          {SIDES.map((side) => {
            const losses = battle.losses.filter((loss) => loss.round === round && loss.side === side);
            const kinds = grouped(losses, ({ unit }) => unit);
            return (
              <span key={side}>
                <Emblem nation={battle.nation[side] || "germany"} />
                {losses.length === 0
                  ? t("ui-gw-no-losses")
                  : [...kinds].map(([unit, some]) => <Kind key={unit} kind={unit} count={some.length} />)}
                {losses.length > 0 && <b>{t("ui-gw-ipp", { ipp: worth(losses) })}</b>}
              </span>
            );
          })}
        </li>
      ))}
    </ul>
  );
}
