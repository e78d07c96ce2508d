/** What the theatre is fought for: the points of each side, objectives with what is held of them, victory cities. */
import { capital, noun, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import type { Table } from "../../shell/store";
import { TITLE, theatreOf, VICTORY, type Alliance } from "./data";
import { allianceOf, ownerOf, position } from "./state";

const ALLIANCES: Alliance[] = ["axis", "allies", "comintern"];

export function Objectives({ table }: { table: Table }) {
  if (!table.state.value) return null;
  const now = position(table.state.value);
  const mode = table.info.value?.mode ?? "";
  const cities = [...theatreOf(mode).zones].filter((zone) => VICTORY.has(zone));
  return (
    <div class="aims">
      {ALLIANCES.map((alliance) => {
        const own = now.objectives.filter(([, whose]) => whose === alliance);
        const held = cities.filter((zone) => allianceOf(now, ownerOf(now, zone)) === alliance);
        if (own.length === 0) return null;
        return (
          <section key={alliance}>
            <h2>{capital(noun(TITLE, alliance))}</h2>
            <ul>
              {own.map(([id, , points, have, wanted]) => (
                <li key={id} class={have >= wanted ? "met" : ""}>
                  <Icon name={have >= wanted ? "check" : "flag"} />
                  <span>{noun(TITLE, id)}</span>
                  <small>{t("ui-gw-aim-held", { have: Math.min(have, wanted), wanted })}</small>
                  <b>{t("ui-gw-points", { points })}</b>
                </li>
              ))}
              {held.map((zone) => (
                <li key={zone} class="met">
                  <Icon name="star" />
                  <span>{noun(TITLE, zone)}</span>
                  <small>{t("ui-gw-victory-city")}</small>
                  <b>{t("ui-gw-points", { points: 1 })}</b>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {!mode.startsWith("world-") && <p class="soft">{t("ui-gw-aims-ours")}</p>}
    </div>
  );
}
