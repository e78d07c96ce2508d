/** The board: the theatre, and on it names, stacks and marks, which keep their size at every zoom. */
import { computed, effect, signal, useComputed, type ReadonlySignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Point } from "../../shell/geometry";
import { capital, noun, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import { at, MapFrame, useInView, Zooms } from "../../shell/mapframe";
import { MapView } from "../../shell/mapview";
import { narrow } from "../../shell/settings";
import type { Table } from "../../shell/store";
import { seeksSurprise, surprisable } from "./announce";
import { battleNow } from "./battle";
import { StackRow } from "./counters";
import { later } from "../../shell/later";
import { building, CONVOYS, isLand, isZone, look, theatreOf, TITLE, VICTORY, zoneOf, type Theatre } from "./data";
import { besideOf, CLOSE, readable, REGION, roomIn, stepOf, zoomOf } from "./layout";
import { World, type Arrow, type Layer } from "./map";
import { isMovement, picked, producing, targetsOf, zonesToOrder } from "./orders";
import { pointAt } from "./pointing";
import { myNations, ownerOf, position, sitesIn, stacksIn, unitsOf, type Position } from "./state";

const BattleBoard = later(async () => (await import("./battleboard")).BattleBoard);

const LAYERS: Layer[] = ["terrain", "rail", "rivers", "convoys"];
const ICONS: Record<Layer, string> = { terrain: "layers", rail: "rail", rivers: "cut", convoys: "supply" };
/** The layers that are drawn. */
export const layers = signal<ReadonlySet<Layer>>(new Set(["terrain", "rivers"]));

const views = new WeakMap<Table, { view: MapView; step: ReadonlySignal<number>; grain: ReadonlySignal<number> }>();
export function viewOf(table: Table, theatre: Theatre) {
  let found = views.get(table);
  if (!found) {
    const view = new MapView(theatre, narrow.peek() ? theatre.narrow : theatre.start);
    const step = computed(() => stepOf(view.scale.value));
    found = { view, step, grain: computed(() => 10_000 / zoomOf(step.value)) };
    views.set(table, found);
  }
  return found;
}

export function Board({ table }: { table: Table }) {
  const theatre = theatreOf(table.info.value?.mode ?? "");
  const { view, step, grain } = viewOf(table, theatre);
  useFollowing(table, view, theatre);
  const now = position(table.state.value!);
  const { legal, chosen } = lights(table);
  const zoom = zoomOf(step.value);
  const rooms = useMemo(() => roomIn(theatre, now, step.value), [theatre, now.units, step.value]);
  const world = (
    <World
      view={view}
      theatre={theatre}
      now={now}
      layers={layers.value}
      grain={grain}
      legal={legal}
      chosen={chosen}
      quiet={isMovement(table) && !picked(table) && !seeksSurprise(table)}
      arrows={arrowsOf(table, now, theatre)}
      onPoint={(zone) => theatre.zones.has(zone) && pointAt(table, zone)}
    />
  );
  return (
    <div
      class={["gw", zoom < REGION ? "far" : zoom >= CLOSE && "near", !producing(table) && "tells"]
        .filter(Boolean)
        .join(" ")}
    >
      <MapFrame view={view} drawing={world}>
        <Names view={view} theatre={theatre} step={step.value} rooms={rooms} />
        {layers.value.has("convoys") && <ConvoyTags view={view} theatre={theatre} />}
        <Spots
          table={table}
          view={view}
          theatre={theatre}
          now={now}
          step={step.value}
          rooms={rooms}
          legal={legal}
          chosen={chosen}
        />
      </MapFrame>
      <Tools view={view} />
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

/** Where something happens, or may be done, is brought into view. */
function useFollowing(table: Table, view: MapView, theatre: Theatre): void {
  const wanted = useComputed(() => [...lights(table).legal].join(" "));
  useEffect(
    () =>
      effect(() => {
        const args = table.news.value?.args ?? {};
        const zone = args["to"] ?? args["zone"];
        const shape = typeof zone === "string" ? theatre.shapes.get(zone) : undefined;
        if (shape) view.show(shape.at);
      }),
    [table],
  );
  const from = picked(table)?.zone;
  useEffect(() => {
    const shape = theatre.shapes.get(from ?? "");
    if (shape) view.show(shape.at);
  }, [from]);
  useInView(view, wanted.value, theatre.shapes);
}

type Rooms = ReturnType<typeof roomIn>;

function Names({ view, theatre, step, rooms }: { view: MapView; theatre: Theatre; step: number; rooms: Rooms }) {
  const zoom = zoomOf(step);
  return (
    <>
      {[...theatre.zones].map((id) => {
        const shape = theatre.shapes.get(id)!;
        const { land, city, ipp } = zoneOf(id);
        const called = land ? noun(TITLE, id) : id;
        if (shape.zoom > zoom * 1.1 || !readable(shape, called, step, rooms)) return null;
        const classes = ["name", land ? shape.side : "wet", city && "city"];
        return (
          <span
            key={id}
            class={classes.filter(Boolean).join(" ")}
            style={{ ...at(view, shape.at), "--wide": `${besideOf(shape, rooms)}px` }}
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

function ConvoyTags({ view, theatre }: { view: MapView; theatre: Theatre }) {
  return (
    <>
      {CONVOYS.map(({ id, owner, value, path }) => {
        const seas = path.filter((zone) => !isLand(zone) && theatre.zones.has(zone));
        const [a, b] = [seas[0], seas[1] ?? seas[0]].map((zone) => theatre.shapes.get(zone ?? "")?.at);
        if (!a || !b) return null;
        return (
          <span
            key={id}
            class={`line ${look(owner)}`}
            style={at(view, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])}
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
  view: MapView;
  theatre: Theatre;
  now: Position;
  step: number;
  rooms: Rooms;
  legal: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
}

function Spots(props: SpotsProps) {
  const { theatre, rooms } = props;
  const first = [...theatre.zones][0];
  return (
    <>
      {[...theatre.zones].map((zone) => (
        <Spot
          key={zone}
          {...props}
          zone={zone}
          kinds={rooms.get(zone)?.kinds ?? 0}
          aside={rooms.get(zone)?.aside}
          entry={zone === first}
        />
      ))}
    </>
  );
}

/** A zone as a thing to point at, with the stacks in it. */
function Spot({
  table,
  view,
  theatre,
  now,
  step,
  legal,
  chosen,
  zone,
  kinds,
  aside,
  entry,
}: SpotsProps & { zone: string; kinds: number; aside: Point | undefined; entry: boolean }) {
  const shape = theatre.shapes.get(zone)!;
  const stacks = stacksIn(now, zone);
  const lit = legal.has(zone);
  const taken = chosen.has(zone);
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
      style={{ ...at(view, shape.at), ...(aside && { margin: `${aside[1]}px 0 0 ${aside[0]}px` }) }}
      data-noun={zone}
      aria-pressed={lit || taken ? taken : undefined}
      tabIndex={lit || taken || entry ? 0 : -1}
      onFocus={() => view.show(shape.at)}
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
  if (sites.length === 0) return null;
  return (
    <span class="sites" aria-hidden="true">
      {sites.map(({ kind, damage }, n) => (
        <Icon key={n} name={building(kind)} class={damage ? "hurt" : ""} />
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
