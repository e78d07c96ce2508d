/** The board: the theatre, and on it names, stacks and marks, which keep their size at every zoom. */
import { signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { Point } from "../../shell/geometry";
import { capital, noun, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import { Zooms } from "../../shell/mapframe";
import type { MapView } from "../../shell/mapview";
import type { Table } from "../../shell/store";
import { seeksSurprise, surprisable } from "./announce";
import { battleNow } from "./battle";
import { StackRow } from "./counters";
import { later } from "../../shell/later";
import {
  building,
  CONVOYS,
  isLand,
  isZone,
  look,
  playing,
  theatreOf,
  TITLE,
  VICTORY,
  ZONES,
  zoneOf,
  type Theatre,
} from "./data";
import { useFollowing } from "./following";
import { Frame, standsAt, standsNear } from "./frame";
import { besideOf, CLOSE, readable, REGION, roomIn, zoomOf } from "./layout";
import { World, type Arrow, type Layer } from "./map";
import { isMovement, picked, producing, targetsOf, zonesToOrder } from "./orders";
import { pointAt } from "./pointing";
import { Screens } from "./screenpage";
import { useReturning } from "./story/away";
import { myNations, ownerOf, position, sitesIn, stacksIn, unitsOf, worksIn, type Position } from "./state";
import { inWindow, lookOf, type Look, type Window } from "./view";

const Totals = later(async () => (await import("./whole")).Totals);
const BattleBoard = later(async () => (await import("./battleboard")).BattleBoard);

const ROOM = 70; // pixels round a zone that is gone to, so that it stands clear of the switches of the map
const TALL = 22; // and for each stack in it
const LAYERS: Layer[] = ["terrain", "rail", "rivers", "convoys"];
const ICONS: Record<Layer, string> = { terrain: "layers", rail: "rail", rivers: "cut", convoys: "supply" };
/** The layers that are drawn. */
export const layers = signal<ReadonlySet<Layer>>(new Set(["terrain", "rivers"]));

/** Where the map is first looked at: the capital of who plays, where all nations do. */
function startOf(table: Table, theatre: Theatre): Point | null {
  if (!theatre.around) return null;
  const mine = new Set(myNations(table));
  const leader = playing(table.info.value?.mode ?? "").find((id) => mine.has(id));
  const capital = ZONES.find((zone) => zone.capital === leader)?.id;
  return theatre.shapes.get(capital ?? "")?.at ?? null;
}

export function Board({ table }: { table: Table }) {
  const theatre = theatreOf(table.info.value?.mode ?? "");
  const looked = lookOf(table, theatre, startOf(table, theatre));
  const { view, step, whole, window } = looked;
  useFollowing(table, view, theatre, () => lights(table).legal);
  useReturning(table);
  const now = position(table.state.value!);
  const { legal, chosen } = lights(table);
  const zoom = zoomOf(step.value);
  const rooms = useMemo(
    () => (whole.value ? new Map() : roomIn(theatre, now, step.value)),
    [theatre, now.units, step.value, whole.value],
  );
  const world = (
    <World
      looked={looked}
      theatre={theatre}
      now={now}
      layers={layers.value}
      legal={legal}
      chosen={chosen}
      quiet={isMovement(table) && !picked(table) && !seeksSurprise(table)}
      arrows={arrowsOf(table, now, theatre)}
      onPoint={(zone) => theatre.zones.has(zone) && pointAt(table, zone)}
    />
  );
  return (
    <div
      class={[
        "gw",
        zoom < REGION ? "far" : zoom >= CLOSE && "near",
        whole.value && "whole",
        !producing(table) && "tells",
      ]
        .filter(Boolean)
        .join(" ")}
    >
      <Frame looked={looked} drawing={world}>
        {whole.value ? (
          <Totals looked={looked} theatre={theatre} now={now} window={window.value} />
        ) : (
          <>
            <Names looked={looked} theatre={theatre} step={step.value} rooms={rooms} window={window.value} />
            {layers.value.has("convoys") && <ConvoyTags looked={looked} theatre={theatre} window={window.value} />}
            <Spots
              table={table}
              looked={looked}
              theatre={theatre}
              now={now}
              step={step.value}
              rooms={rooms}
              window={window.value}
              legal={legal}
              chosen={chosen}
            />
          </>
        )}
      </Frame>
      <Tools view={view} />
      <Screens table={table} />
      {battleNow(table) && <BattleBoard table={table} />}
    </div>
  );
}

/** What may be pointed at, and what was. */
function lights(table: Table): { legal: ReadonlySet<string>; chosen: ReadonlySet<string> } {
  const meant = table.choices.complete.value;
  if (!isMovement(table)) {
    const idle = producing(table) && table.choices.pointed.value.length === 0; // what is bought or placed comes first
    return {
      legal: idle ? new Set() : new Set([...table.choices.glowing.value].filter(isZone)),
      chosen: new Set(table.choices.pointed.value.map((one) => one.noun).filter(isZone)),
    };
  }
  if (seeksSurprise(table)) return { legal: surprisable(table), chosen: new Set(meant?.nouns.filter(isZone) ?? []) };
  const some = picked(table);
  if (!some) return { legal: new Set(zonesToOrder(table)), chosen: new Set() };
  return {
    legal: targetsOf(table, some),
    chosen: new Set([some.zone, ...(meant?.nouns.slice(2).filter(isZone) ?? [])]),
  };
}

/** Events that tell of units which go from one zone to another. */
const MOVES = new Set(["gw-ordered", "gw-retreated"]);

/** Where the picked units go, and where those that attack came from. */
function arrowsOf(table: Table, now: Position, theatre: Theatre): Arrow[] {
  const found = new Map<string, Arrow>();
  for (const { came, zone, task } of unitsOf(now)) {
    if (!task || !came || came === zone || !theatre.zones.has(came)) continue;
    found.set(`${came} ${zone}`, { from: came, to: zone, kind: "attack" });
  }
  const news = table.news.value;
  if (news && MOVES.has(news.event) && news.args["from"] !== news.args["to"]) {
    const [from, to] = [String(news.args["from"]), String(news.args["to"])];
    if (!found.has(`${from} ${to}`)) found.set(`${from} ${to}`, { from, to, kind: "moved" });
  }
  const meant = table.choices.complete.value;
  if (meant && meant.nouns.length >= 3 && isZone(meant.nouns[1]!) && isZone(meant.nouns[2]!)) {
    found.set("meant", { from: meant.nouns[1]!, to: meant.nouns[2]!, kind: "chosen" });
  }
  return [...found.values()];
}

type Rooms = ReturnType<typeof roomIn>;

interface NamesProps {
  looked: Look;
  theatre: Theatre;
  step: number;
  rooms: Rooms;
  window: Window;
}

function Names({ looked, theatre, step, rooms, window }: NamesProps) {
  const zoom = zoomOf(step);
  return (
    <>
      {[...theatre.zones].map((id) => {
        const shape = theatre.shapes.get(id)!;
        if (!inWindow(shape.at, window, theatre.around)) return null;
        const { land, city, ipp } = zoneOf(id);
        const called = land ? noun(TITLE, id) : id;
        if (shape.zoom > zoom * 1.1 || !readable(shape, called, step, rooms)) return null;
        const classes = ["name", land ? shape.side : "wet", city && "city"];
        return (
          <span
            key={id}
            class={classes.filter(Boolean).join(" ")}
            {...standsAt(looked, shape.at, { "--wide": `${besideOf(shape, rooms)}px` })}
            aria-hidden="true"
          >
            {VICTORY.has(id) && <Icon name="star" />}
            {called}
            {land && ipp > 0 && zoom >= REGION && <b>{ipp}</b>}
          </span>
        );
      })}
    </>
  );
}

function ConvoyTags({ looked, theatre, window }: { looked: Look; theatre: Theatre; window: Window }) {
  return (
    <>
      {CONVOYS.map(({ id, owner, value, path }) => {
        const seas = path.filter((zone) => !isLand(zone) && theatre.zones.has(zone));
        const [a, b] = [seas[0], seas[1] ?? seas[0]].map((zone) => theatre.shapes.get(zone ?? "")?.at);
        if (!a || !b || !inWindow(a, window, theatre.around)) return null;
        return (
          <span
            key={id}
            class={`line ${look(owner)}`}
            {...standsAt(looked, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])}
            title={noun(TITLE, id)}
          >
            <Icon name="supply" /> {value}
          </span>
        );
      })}
    </>
  );
}

interface SpotsProps {
  table: Table;
  looked: Look;
  theatre: Theatre;
  now: Position;
  step: number;
  rooms: Rooms;
  window: Window;
  legal: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
}

function Spots({ table, looked, theatre, now, step, rooms, window, legal, chosen }: SpotsProps) {
  // what may be pointed at can be reached by keys wherever it is
  const there = [...theatre.zones].filter(
    (zone) => legal.has(zone) || chosen.has(zone) || inWindow(theatre.shapes.get(zone)!.at, window, theatre.around),
  );
  const first = there[0];
  return (
    <>
      {there.map((zone) => (
        <Spot
          key={zone}
          table={table}
          looked={looked}
          theatre={theatre}
          now={now}
          step={step}
          zone={zone}
          near={looked.view.near(theatre.shapes.get(zone)!.at[0])}
          lit={legal.has(zone)}
          taken={chosen.has(zone)}
          kinds={rooms.get(zone)?.kinds ?? 0}
          aside={rooms.get(zone)?.aside}
          entry={zone === first}
        />
      ))}
    </>
  );
}

interface SpotProps extends Pick<SpotsProps, "table" | "looked" | "theatre" | "now" | "step"> {
  zone: string;
  near: number;
  lit: boolean;
  taken: boolean;
  kinds: number;
  aside: Point | undefined;
  entry: boolean;
}

/** A zone as a thing to point at, with the stacks in it. While the map is moved nothing it is given changes, so that it
 * is not drawn again. */
function Spot({ table, looked, theatre, now, step, zone, near, lit, taken, kinds, aside, entry }: SpotProps) {
  const shape = theatre.shapes.get(zone)!;
  const stacks = stacksIn(now, zone);
  const news = table.news.value?.args;
  const happens = news?.["zone"] === zone || news?.["to"] === zone;
  const close = zoomOf(step) >= CLOSE;
  const state = taken ? "chosen" : lit ? "legal" : "none";
  const owner = ownerOf(now, zone);
  const told = stacks.map(({ nation, kinds: units }) =>
    t("ui-gw-stack", { nation, units: units.map(([kind, count]) => `${count}*${kind}`) }),
  );
  const mine = new Set(myNations(table));
  const classes = ["zone", lit && "legal", taken && "chosen", happens && "news", stacks.length === 0 && "empty"];
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(" ")}
      {...standsNear(looked, [near, shape.at[1]], aside && { margin: `${aside[1]}px 0 0 ${aside[0]}px` })}
      data-noun={zone}
      aria-pressed={lit || taken ? taken : undefined}
      tabIndex={lit || taken || entry ? 0 : -1}
      onFocus={() => looked.view.showFocused(shape.at, ROOM + stacks.length * TALL)}
      onClick={() => pointAt(table, zone)}
    >
      <span class="sr">
        {capital(
          t("ui-gw-zone", {
            zone,
            land: isLand(zone) ? "yes" : "no",
            owner: isLand(zone) ? owner : "none",
            units: told,
            state,
          }),
        )}
      </span>
      {stacks.length === 0 && isLand(zone) && <span class={`pip ${look(owner)}`} aria-hidden="true" />}
      {stacks.map((stack) => (
        <StackRow key={stack.nation} stack={stack} kinds={kinds} class={mine.has(stack.nation) ? "own" : ""} />
      ))}
      {stacks.length > 0 && zoomOf(step) < REGION && VICTORY.has(zone) && (
        <span class="vc" aria-hidden="true">
          <Icon name="star" />
        </span>
      )}
      {close && <Sites now={now} zone={zone} />}
      {lit && !taken && (
        <span class="plus" aria-hidden="true">
          <Icon name={isMovement(table) && !picked(table) && !seeksSurprise(table) ? "chevron" : "plus"} />
        </span>
      )}
    </button>
  );
}

function Sites({ now, zone }: { now: Position; zone: string }) {
  const sites = sitesIn(now, zone);
  const works = worksIn(now, zone);
  if (sites.length + works.length === 0) return null;
  return (
    <span class="sites" aria-hidden="true">
      {sites.map(({ kind, damage }, n) => (
        <Icon key={n} name={building(kind)} class={damage ? "hurt" : ""} />
      ))}
      {works.map(({ kind, paid, stages, damage }, n) => (
        <span key={`work ${n}`} class={damage ? "work hurt" : "work"}>
          <Icon name={building(kind)} />
          {stages > 1 && `${paid}/${stages}`}
        </span>
      ))}
    </span>
  );
}

function Tools({ view }: { view: MapView }) {
  const toggle = (layer: Layer) => {
    const next = new Set(layers.value);
    if (!next.delete(layer)) next.add(layer);
    layers.value = next;
  };
  return (
    <>
      <div class="tools" role="group" aria-label={t("ui-gw-layers")}>
        {LAYERS.map((layer) => (
          <button
            key={layer}
            type="button"
            class="chip"
            aria-pressed={layers.value.has(layer)}
            onClick={() => toggle(layer)}
          >
            <Icon name={ICONS[layer]} /> {t(`ui-gw-layer-${layer}`)}
          </button>
        ))}
      </div>
      <Zooms view={view} />
    </>
  );
}
