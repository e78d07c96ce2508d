/** How a battle is likely to end: one bar for both sides, what they lose on average, and how that is known. */
import type { ComponentChildren } from "preact";
import { decimal, grouped, percent } from "../../lab/numbers";
import { margin, type Odds, type Question } from "../../lab/asking";
import { noun, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import { SIDES, type SideName } from "./battle";
import { Emblem } from "./counters";
import { look, TITLE } from "./data";
import { chanceOf, labAddress, onGround, questionOf, useOdds, type Field, type Forces } from "./odds";

const WIDE_ENOUGH = 0.2; // of the bar, for words

interface Props {
  field: Field;
  forces: Forces;
  round?: number; // that is about to be fought
  children?: ComponentChildren;
}

export function Outlook({ field, forces, round = 1, children }: Props) {
  const question = questionOf(field, forces, round);
  const odds = useOdds(question);
  const nations = { attacker: forces.attacker[0]?.nation ?? "", defender: forces.defender[0]?.nation ?? "" };
  if (!question) return null;
  return (
    <section class="outlook" aria-label={t("ui-gw-outlook")} aria-busy={odds === undefined}>
      <h3>
        {t(onGround(field.sequence) ? "ui-gw-outlook-take" : "ui-gw-outlook-win", { zone: field.zone })}
        {round > 1 && <small>{t("ui-gw-outlook-from", { round })}</small>}
      </h3>
      {odds ? (
        <Told field={field} odds={odds} nations={nations} />
      ) : (
        <p class="soft">{t(odds === null ? "ui-gw-outlook-none" : "ui-gw-outlook-asking")}</p>
      )}
      {children}
      {round === 1 && (
        <a class="lablink" href={labAddress(field, forces)} target="_blank" rel="noopener">
          <Icon name="d12" /> {t("ui-gw-outlook-lab")}
        </a>
      )}
    </section>
  );
}

function Told({ field, odds, nations }: { field: Field; odds: Odds; nations: Record<SideName, string> }) {
  const mine = chanceOf(field.sequence, odds);
  const theirs = odds.held + odds.broken;
  const nobody = Math.max(0, 1 - mine - theirs);
  const named = (side: SideName) => (nations[side] ? noun(TITLE, nations[side]) : t(`ui-gw-${side}s`));
  const part = (kind: string, share: number, words: string) =>
    share > 0.0005 && (
      <span class={kind} style={{ flexGrow: share }}>
        {share >= WIDE_ENOUGH && `${share > 0.4 ? `${words} ` : ""}${percent(share)}`}
      </span>
    );
  return (
    <>
      <div
        class="chances"
        role="img"
        aria-label={t("ui-gw-outlook-bar", {
          attacker: named("attacker"),
          mine: percent(mine),
          defender: named("defender"),
          theirs: percent(theirs),
        })}
      >
        {part(
          `mine ${look(nations.attacker || "neutral")}`,
          mine,
          t(onGround(field.sequence) ? "ui-gw-outlook-takes" : "ui-gw-outlook-wins"),
        )}
        {part("nobody", nobody, "")}
        {part(`theirs ${look(nations.defender || "neutral")}`, theirs, t("ui-gw-outlook-held"))}
      </div>
      <p class="cost">
        {t("ui-gw-outlook-losses")}
        {SIDES.map((side) => (
          <span key={side} title={named(side)}>
            <Emblem nation={nations[side] || "neutral"} />
            <span class="sr">{named(side)}</span>{" "}
            <b>{t("ui-gw-ipp", { ipp: Math.round(odds.sides[side]["mean-loss"]) })}</b>
          </span>
        ))}
        <small>
          {odds.method === "exact"
            ? t("ui-gw-outlook-exact")
            : t("ui-gw-outlook-simulated", { battles: grouped(odds.battles), error: decimal(margin(odds)) })}
        </small>
      </p>
    </>
  );
}

/** The chance alone, where several choices are compared. */
export function Chance({ sequence, question }: { sequence: string; question: Question | null }) {
  const odds = useOdds(question);
  return odds ? <b class="chance">{percent(chanceOf(sequence, odds))}</b> : null;
}
