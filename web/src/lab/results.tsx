/** How the battle is likely to end: the chance first, then what it costs, how it goes, and what is left. */
import { noun, t } from "../shell/i18n";
import { narrow } from "../shell/settings";
import { Icon } from "../shell/icon";
import { SIDES, look, onGround, picture, unitOf, type Side } from "./arsenal";
import { margin } from "./asking";
import { EndsChart } from "./endschart";
import { Emblem, unitName } from "./form";
import { decimal, grouped, percent } from "./numbers";
import { chanceOf, type Told } from "./odds";
import { RoundsChart } from "./roundschart";

const TITLE = "globalwar";
const WIDE_ENOUGH = 0.14; // of the bar, for words

export function Results({ told, stale }: { told: Told; stale: boolean }) {
  const { battle, odds } = told;
  return (
    <div class={stale ? "told stale" : "told"}>
      <section class="head" aria-label={t("ui-gw-odds-result")}>
        <Chances told={told} />
        {SIDES.map((side) => (
          <Loss key={side} told={told} side={side} />
        ))}
      </section>
      <section class="card" aria-labelledby="lab-ends">
        <header>
          <h2 id="lab-ends">{t("ui-gw-odds-ends")}</h2>
          <p>{method(told)}</p>
        </header>
        <EndsChart told={told} narrow={narrow.value} />
      </section>
      <div class={odds.rounds.length > 1 ? "two" : "two alone"}>
        {odds.rounds.length > 1 && (
          <section class="card" aria-labelledby="lab-rounds">
            <header>
              <h2 id="lab-rounds">{t("ui-gw-odds-rounds")}</h2>
              <p>{t("ui-gw-odds-rounds-about")}</p>
            </header>
            <RoundsChart told={told} />
          </section>
        )}
        <section class="card" aria-labelledby="lab-losses">
          <header>
            <h2 id="lab-losses">{t("ui-gw-odds-expected")}</h2>
            <p>{t("ui-gw-odds-expected-about")}</p>
          </header>
          <div class="los">
            {SIDES.map((side) => (
              <Losses key={side} told={told} side={side} />
            ))}
          </div>
        </section>
      </div>
      <p class="sr" role="status">
        {!stale &&
          t("ui-gw-odds-said", { nation: noun(TITLE, battle.nations.attacker), chance: percent(chanceOf(told)) })}
      </p>
    </div>
  );
}

function method({ odds }: Told): string {
  if (odds.method === "exact") return t("gw-odds-exact");
  return t("gw-odds-simulated", { battles: grouped(odds.battles), error: decimal(margin(odds)) });
}

/** One bar for all battles: the attacker's, those that leave nobody to hold the zone, and the defender's. */
function Chances({ told }: { told: Told }) {
  const { battle, odds } = told;
  const ground = onGround(battle.kind);
  const mine = chanceOf(told);
  const theirs = odds.held + odds.broken;
  const nobody = Math.max(0, 1 - mine - theirs);
  const heading = odds.limit ? "-within" : "";
  const ends = (["dived", "broken", "both", "open"] as const)
    .filter((end) => odds[end] >= 0.005)
    .map((end) => `${t(`gw-odds-${end}`)} ${percent(odds[end])}`);
  if (ground && odds.won - odds.taken >= 0.005)
    ends.unshift(`${t("ui-gw-odds-untaken")} ${percent(odds.won - odds.taken)}`);
  const names = SIDES.map((side) => noun(TITLE, battle.nations[side]));
  const said = t("ui-gw-odds-bar", {
    attacker: names[0]!,
    mine: percent(mine),
    defender: names[1]!,
    theirs: percent(theirs),
  });
  const part = (kind: string, share: number, name: string) =>
    share > 0.0005 && (
      <span class={kind} style={{ flexGrow: share }}>
        {share >= WIDE_ENOUGH && `${share > 0.3 ? `${name} ` : ""}${percent(share)}`}
      </span>
    );
  return (
    <div class="kp chances">
      <small>{t(`ui-gw-odds-${ground ? "falls" : "wins"}${heading}`, { rounds: odds.limit })}</small>
      <div class="bar-of-odds" role="img" aria-label={said}>
        {part(`mine nation-${look(battle.nations.attacker)}`, mine, names[0]!)}
        {part("nobody", nobody, "")}
        {part(`theirs nation-${look(battle.nations.defender)}`, theirs, names[1]!)}
      </div>
      {ends.length > 0 && <p class="ends">{ends.join(" · ")}</p>}
    </div>
  );
}

function Loss({ told: { battle, odds }, side }: { told: Told; side: Side }) {
  const { worth, "mean-loss": mean, "usual-loss": usual } = odds.sides[side];
  return (
    <div class="kp">
      <small>{t("ui-gw-odds-loses", { nation: noun(TITLE, battle.nations[side]) })}</small>
      <b>
        {t("ui-gw-odds-ipp", { ipp: Math.round(mean) })}{" "}
        <small>{t("ui-gw-odds-of", { worth, low: usual[0], high: usual[1] })}</small>
      </b>
    </div>
  );
}

function Losses({ told: { battle, odds }, side }: { told: Told; side: Side }) {
  const { units, "mean-loss": mean } = odds.sides[side];
  const rows = Object.entries(units)
    .map(([id, lost]) => ({ id, lost, had: battle.forces[side][id] ?? 0, ipp: lost * (unitOf(id)?.cost ?? 0) }))
    .filter(({ had }) => had > 0)
    .sort((one, other) => other.ipp - one.ipp);
  return (
    <div>
      <h3>
        <Emblem nation={look(battle.nations[side])} />
        {noun(TITLE, battle.nations[side])}
        <b>{Math.round(mean)}</b>
      </h3>
      <ul>
        {rows.map(({ id, lost, had, ipp }) => (
          <li key={id}>
            <Icon name={picture(id)} class="ui" />
            <span class="n">
              {unitName(id)} <small>{t("ui-gw-odds-lost-of", { lost: decimal(lost), had })}</small>
            </span>
            <span class={`track ${side} nation-${look(battle.nations[side])}`} aria-hidden="true">
              <i style={{ width: `${(100 * lost) / had}%` }} />
            </span>
            <b>{Math.round(ipp)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
