/** The objectives of all alliances with what each lacks and gives, and the victory cities. */
import { useState } from "preact/hooks";
import { capital, list, noun, t } from "../../../shell/i18n";
import { Icon } from "../../../shell/icon";
import { narrow } from "../../../shell/settings";
import type { Table } from "../../../shell/store";
import { TITLE } from "../data";
import { myNations } from "../state";
import { useFacts } from "./asking";
import { Disc, Leaves, named, Panel, sideOf } from "./parts";
import type { ObjectivesTold, ObjectiveTold } from "./told";

const ALLIANCES = ["axis", "allies", "comintern"] as const;
type Side = (typeof ALLIANCES)[number];

const isMet = ({ have, wanted }: ObjectiveTold): boolean => have >= wanted;

export function ObjectivesDesk({ table }: { table: Table }) {
  const told = useFacts<ObjectivesTold>(table, ["objectives"]);
  const [mine] = myNations(table);
  const own = (mine ? sideOf(table, mine) : "axis") as Side;
  const [leaf, turn] = useState<Side>(ALLIANCES.includes(own) ? own : "axis");
  if (!told) return <p class="soft center">{t("ui-gw-desk-asking")}</p>;
  const sides = ALLIANCES.filter((side) => told.objectives.some(({ alliance }) => alliance === side));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a page of text that scrolls is scrolled by keys
    <div class={narrow.value ? "desk goalpage narrow" : "desk goalpage"} tabIndex={0}>
      {sides
        .filter((side) => !narrow.value || side === leaf)
        .map((side) => (
          <Column key={side} side={side} told={told} />
        ))}
      {narrow.value && (
        <Leaves
          leaves={sides.map((id) => ({ id, icon: `side-${id}`, label: capital(noun(TITLE, id)) }))}
          chosen={leaf}
          onChoose={turn}
        />
      )}
    </div>
  );
}

function Column({ side, told }: { side: Side; told: ObjectivesTold }) {
  const own = told.objectives.filter(({ alliance }) => alliance === side);
  const rows = [...own].sort((a, b) => Number(isMet(b)) - Number(isMet(a)) || share(b) - share(a));
  const held = told.cities.filter(([, alliance]) => alliance === side).map(([zone]) => zone);
  const points = own.filter(isMet).reduce((sum, one) => sum + one.points, 0) + held.length;
  return (
    <Panel
      icon={`side-${side}`}
      name={capital(noun(TITLE, side))}
      note={<b class="n l">{t("ui-gw-points", { points })}</b>}
      class={side}
    >
      <ul class="goallist">
        <li class={held.length ? "reached" : ""}>
          <Icon name="star" />
          <span>
            <b>{t("ui-gw-desk-cities")}</b>
            <small>{held.length ? list(held.map((zone) => named(zone))) : t("ui-gw-desk-no-city")}</small>
          </span>
          <b class="n">{held.length}</b>
        </li>
        {rows.map((one) => (
          <Aim key={one.id} one={one} />
        ))}
      </ul>
    </Panel>
  );
}

const share = ({ have, wanted }: ObjectiveTold): number => Math.min(1, have / Math.max(1, wanted));

function Aim({ one }: { one: ObjectiveTold }) {
  const met = isMet(one);
  return (
    <li class={met ? "reached" : ""}>
      {one.nation ? <Disc nation={one.nation} /> : <Icon name="flag" />}
      <span>
        <b>{named(one.id)}</b>
        <small>{met ? <Met /> : <Lacking one={one} />}</small>
        {!met && one.wanted > 1 && (
          <span class="progress" aria-hidden="true">
            <i style={{ width: `${100 * share(one)}%` }} />
          </span>
        )}
        {one.bonuses.length > 0 && (
          <small class="bonus">
            <Icon name="plus" /> {list(one.bonuses.map((bonus) => bonusText(bonus)))}
            {one.earned && <> · {t("ui-gw-desk-earned")}</>}
          </small>
        )}
      </span>
      <b class="n">{one.points}</b>
    </li>
  );
}

const Met = () => (
  <>
    <Icon name="check" class="gain" /> {t("ui-gw-desk-met")}
  </>
);

/** What is missing: zones and technologies by their names, else how far it has come. */
function Lacking({ one }: { one: ObjectiveTold }) {
  const { condition, have, wanted, other, lacking, nation } = one;
  const names = list((condition === "railway" ? [] : lacking).map((id) => named(id)));
  const args = { have: Math.min(have, wanted), wanted, other: other ?? "none", nation, names };
  return <>{t(`ui-gw-desk-lacking-${condition}`, args)}</>;
}

function bonusText({ what, when, count, kinds, where, region }: ObjectiveTold["bonuses"][number]): string {
  const things = kinds.map((kind) => noun(TITLE, kind)).join(" / "); // one of these each time
  const args = { count, things, where: where ?? "none", region: region ?? "none" };
  return t("ui-gw-desk-bonus-when", { what: t(`ui-gw-desk-bonus-${what}`, args), when });
}
