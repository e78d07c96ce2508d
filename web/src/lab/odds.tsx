/** The odds page: a battle on the left, how it is likely to end on the right. It is reckoned anew after every change. */
import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Failed } from "../shell/api";
import { t } from "../shell/i18n";
import { persist } from "../shell/persist";
import { wear } from "../shell/shelf";
import { SiteBar } from "../shell/topbar";
import { onGround } from "./arsenal";
import { askHelps, askOdds, type HelpOdds, type Odds } from "./asking";
import { addressOf, count, question, readAddress, type Battle } from "./battle";
import { BattleForm } from "./form";
import { Results } from "./results";
import style from "./style.css";

const PAUSE = 250; // milliseconds without a change before the server is asked

/** Odds, and the battle they are of. */
export interface Told {
  battle: Battle;
  odds: Odds;
  helps: HelpOdds[];
}

export function OddsPage() {
  const battle = useSignal(readAddress(location.search));
  const told = useSignal<Told | null>(null);
  const refused = useSignal(false);
  const asked = battle.value;
  useEffect(() => {
    document.title = t("ui-gw-odds-page");
  });
  useEffect(() => void wear({ id: "lab", style }).catch(() => undefined), []);
  useEffect(() => {
    history.replaceState(null, "", addressOf(asked));
    return keepAsking(asked, told, refused);
  }, [asked]);
  const current = told.value?.battle === asked;
  const nobody = count(asked.forces.attacker) === 0;
  return (
    <div class="lab">
      <SiteBar page="lab" />
      <BattleForm battle={battle} helps={current ? (told.value?.helps ?? []) : []} />
      <main class="findings" aria-busy={!current && !nobody && !refused.value}>
        <h1 class="sr">{t("ui-gw-odds-title")}</h1>
        {nobody || refused.value ? (
          <p class="card empty" role="status">
            {t(nobody ? "ui-gw-odds-nobody" : "ui-gw-odds-refused")}
          </p>
        ) : told.value ? (
          <Results told={told.value} stale={!current} />
        ) : (
          <p class="card empty" role="status">
            {t("ui-gw-odds-asking")}
          </p>
        )}
      </main>
    </div>
  );
}

/** Ask when nothing has changed for a moment, and again while the server is busy. */
function keepAsking(battle: Battle, told: Signal<Told | null>, refused: Signal<boolean>): () => void {
  if (count(battle.forces.attacker) === 0) return () => undefined;
  let stop = (): void => undefined;
  let wanted = true;
  const ask = async () => {
    try {
      const odds = await askOdds(question(battle));
      if (!wanted) return;
      [told.value, refused.value] = [{ battle, odds, helps: [] }, false];
      const helps = odds.method === "exact" ? await askHelps(question(battle)).catch(() => []) : []; // nobody misses advice
      if (wanted) told.value = { battle, odds, helps };
    } catch (error) {
      if (!(error instanceof Failed) || error.problem === null) throw error; // to be tried again, if that may help
      if (wanted) refused.value = true;
    }
  };
  const timer = setTimeout(() => (stop = persist(ask)), PAUSE);
  return () => {
    wanted = false;
    clearTimeout(timer);
    stop();
  };
}

/** The chance that matters: to take the zone on land, to win elsewhere. */
export const chanceOf = ({ battle, odds }: Told): number => (onGround(battle.kind) ? odds.taken : odds.won);
