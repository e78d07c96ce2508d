/** The whole world: totals of each nation where it stands, and a card for each theatre. */
import { useComputed } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { capital, noun, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import type { Table } from "../../shell/store";
import { AREAS, tallies, zonesByArea, type Area, type Tally } from "./areas";
import { Flag } from "./counters";
import { standsAt } from "./frame";
import { look, theatreOf, TITLE, type Alliance, type Theatre } from "./data";
import { citiesIn, totalsIn, type Total } from "./layout";
import { groupsIn, isMovement, zonesToOrder } from "./orders";
import { position, unitsOf, type Position } from "./state";
import { inWindow, viewAt, type Look, type Window } from "./view";

const LEADING = 17; // pixels beside its place from which a line leads there
const FINE = 1.04; // totals stand so close that they are placed anew at every such part of a zoom
const CLOSER = 0.16; // pixels to a unit where a total is looked at closely

interface TotalsProps {
  looked: Look;
  theatre: Theatre;
  now: Position;
  window: Window;
}

export function Totals({ looked, theatre, now, window }: TotalsProps) {
  const scale = useComputed(() => FINE ** Math.round(Math.log(looked.drawn.value) / Math.log(FINE))).value;
  const totals = useMemo(() => totalsIn(theatre, now, scale), [theatre, now.units, scale]);
  const seen = totals.filter((one) => inWindow(one.place, window, theatre.around));
  const cities = useMemo(() => citiesIn(theatre, scale), [theatre, scale]);
  return (
    <>
      {cities
        .filter(({ shape }) => inWindow(shape.at, window, theatre.around))
        .map(({ shape: { id, at: place }, named }) => (
          <span key={id} class="name city star" {...standsAt(looked, place)} aria-hidden="true">
            <Icon name="star" />
            {named && noun(TITLE, id)}
          </span>
        ))}
      {seen.map(
        ({ nation, zone, place, aside }) =>
          Math.hypot(...aside) > LEADING && (
            <i
              key={`${nation} ${zone}`}
              class="lead"
              {...standsAt(looked, place, {
                width: `${Math.hypot(...aside)}px`,
                rotate: `${Math.atan2(aside[1], aside[0])}rad`,
              })}
            />
          ),
      )}
      {seen.map((one) => (
        <TotalMark key={`${one.nation} ${one.zone}`} looked={looked} one={one} />
      ))}
    </>
  );
}

function TotalMark({ looked, one: { nation, zone, count, place, aside } }: { looked: Look; one: Total }) {
  return (
    <button
      type="button"
      class="total"
      {...standsAt(looked, place, { margin: `${aside[1]}px 0 0 ${aside[0]}px` })}
      aria-label={t("ui-gw-total", { nation, count, zone })}
      onClick={() => looked.view.go(place[0], place[1], CLOSER)}
    >
      <span class={`stack ${look(nation)}`} aria-hidden="true">
        <Flag nation={nation} />
        <b class="sum">{count}</b>
      </span>
    </button>
  );
}

const SIDES: Alliance[] = ["axis", "allies", "comintern", "none"];

/** What is in the hand while the whole world is looked at. */
export function Theatres({ table }: { table: Table }) {
  const theatre = theatreOf(table.info.value?.mode ?? "");
  const now = position(table.state.value!);
  const stand = tallies(theatre, now);
  const waiting = zonesByArea(theatre, isMovement(table) ? zonesToOrder(table) : table.choices.glowing.value);
  const attacks = zonesByArea(theatre, new Set(unitsOf(now).flatMap(({ task, zone }) => (task ? [zone] : []))));
  return (
    <div class="theatres">
      <header>
        <h2>{t("ui-gw-theatres")}</h2>
        <p class="legend" aria-hidden="true">
          {SIDES.map((side) => (
            <span key={side}>
              <i class={`of-${side}`} /> {capital(noun(TITLE, side))}
            </span>
          ))}
        </p>
        <p class="soft">{t("ui-gw-units-on-map", { count: unitsOf(now).length })}</p>
      </header>
      <ul>
        {AREAS.map((area, n) => (
          <li key={area.id}>
            <TheatreCard
              table={table}
              area={area}
              number={n + 1}
              tally={stand.get(area.id)!}
              waiting={waiting.get(area.id) ?? []}
              attacks={attacks.get(area.id)?.length ?? 0}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface CardProps {
  table: Table;
  area: Area;
  number: number;
  tally: Tally;
  waiting: string[];
  attacks: number;
}

function TheatreCard({ table, area, number, tally, waiting, attacks }: CardProps) {
  const units = waiting.flatMap((zone) => groupsIn(table, zone)).reduce((sum, { most }) => sum + most, 0);
  const open = () => {
    const view = viewAt(table);
    view?.go(area.x, area.y, view.width.peek() / area.wide);
  };
  const told = SIDES.filter((side) => tally[side] > 0);
  return (
    <button
      type="button"
      class={waiting.length || attacks ? "theatre legal" : "theatre"}
      data-noun={`theatre-${area.id}`}
      onClick={open}
    >
      <span class="head">
        <b>{t(`ui-gw-theatre-${area.id}`)}</b> <kbd>{number}</kbd>
      </span>
      <span class="shares" aria-hidden="true">
        {told.map((side) => (
          <i key={side} class={`of-${side}`} style={{ flexGrow: tally[side] }} />
        ))}
      </span>
      <span class="todo">
        {attacks > 0 && <b>{t("ui-gw-theatre-attacks", { count: attacks })} </b>}
        {units > 0 ? t("ui-gw-theatre-units", { count: units }) : attacks === 0 && t("ui-gw-theatre-quiet")}
      </span>
      <span class="soft">{told.map((side) => t("ui-gw-theatre-side", { count: tally[side], side })).join(" · ")}</span>
    </button>
  );
}
