/** The board: the drawn world, and on it names, stars, straits and pieces, which keep their size at every zoom. */
import { effect, signal, useComputed } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { capital, noun, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import { MapView } from "../../shell/mapview";
import type { Table } from "../../shell/store";
import { COUNTRIES, GEOMETRY, homeOf, isLand, isSpace, look, shapeOf, SPACES, STRAITS } from "./data";
import { World } from "./map";
import { Piece } from "./pieces";
import { askedCountry, holders, position, type Position } from "./state";
import { newlyCut, openTo, starsOf, supplyOf, type Supply } from "./supply";
import { ReactionStrip } from "./window";

const TITLE = "quartermaster";
const EUROPE = { x: 4700, y: 2300, wide: 4800 };
const narrow = matchMedia("(max-width: 900px)");

/** Whether the supply of a country is drawn, and of which: of whoever is asked or on turn, unless another was chosen. */
export const supplyShown = signal(true);
export const supplyChosen = signal<string | null>(null);

export function supplyCountry(table: Table): string | null {
  const now = position(table.state.value!);
  return supplyChosen.value ?? askedCountry(table) ?? (now.turn || null);
}

const views = new WeakMap<Table, MapView>();
function viewOf(table: Table): MapView {
  let view = views.get(table);
  if (!view) {
    const whole = { x: GEOMETRY.width / 2, y: GEOMETRY.height / 2, wide: GEOMETRY.width };
    view = new MapView(GEOMETRY, narrow.matches ? EUROPE : whole);
    views.set(table, view);
  }
  return view;
}

export function Board({ table }: { table: Table }) {
  const view = viewOf(table);
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => view.attach(frame.current!), [view]);
  useEffect(
    () =>
      effect(() => {
        const scale = view.scale.value;
        const style = layer.current!.style;
        style.setProperty("--k", `${scale}px`);
        style.transform = `translate(${view.width.value / 2 - view.x.value * scale}px, ${view.height.value / 2 - view.y.value * scale}px)`;
      }),
    [view],
  );
  useFollowing(table, view);
  const now = position(table.state.value!);
  const then = table.after.value ? position(table.after.value) : now;
  const glowing = new Set([...table.choices.glowing.value].filter(isSpace));
  const chosen = new Set(table.choices.pointed.value.map((one) => one.noun).filter(isSpace));
  const country = supplyShown.value ? supplyCountry(table) : null;
  const supply = country ? supplyOf(then, country) : null;
  const point = (space: string) => table.point(space, space);
  return (
    <div class="qm">
      <div class="map" ref={frame}>
        <World view={view} glowing={glowing} chosen={chosen} supply={supply} onPoint={point} />
        <div class="on" ref={layer}>
          <Names view={view} />
          <Stars view={view} now={then} supply={supply} />
          <Straits view={view} now={now} then={then} />
          {supply && <Ports view={view} supply={supply} />}
          {SPACES.map((space) => (
            <Spot
              key={space}
              table={table}
              view={view}
              space={space}
              now={now}
              then={then}
              legal={glowing.has(space)}
              chosen={chosen.has(space)}
            />
          ))}
        </div>
      </div>
      <ReactionStrip table={table} />
      <Tools view={view} country={country ?? supplyCountry(table)} />
    </div>
  );
}

/** Where something happens, or may be done, is brought into view. */
function useFollowing(table: Table, view: MapView): void {
  const wanted = useComputed(() => [...table.choices.glowing.value].filter(isSpace).join(" "));
  useEffect(
    () =>
      effect(() => {
        const news = table.news.value?.args["space"];
        if (typeof news === "string" && isSpace(news)) view.show(shapeOf(news).at);
      }),
    [table],
  );
  useEffect(() => {
    const spaces = wanted.value ? wanted.value.split(" ") : [];
    const seen = spaces.some((id) => {
      const [x, y] = view.place(shapeOf(id).at);
      return x > 20 && y > 20 && x < view.width.peek() - 20 && y < view.height.peek() - 20;
    });
    if (spaces.length && !seen) view.show(shapeOf(spaces[0]!).at, 120);
  }, [wanted.value]);
}

const at = (view: MapView, [x, y]: [number, number]) => ({ "--x": String(view.near(x)), "--y": String(y) });

/** Where there is room for two short lines rather than for a long one. */
const NARROW = new Set([
  "pacific-northwest", "latin-america", "united-kingdom", "western-europe", "eastern-europe",
  "southeast-asia", "north-sea", "baltic-sea", "caspian-sea", "black-sea", "south-china-sea", "southeast-pacific",
]);

function Names({ view }: { view: MapView }) {
  return (
    <>
      {SPACES.map((id) => (
        <span key={id} class={["name", !isLand(id) && "wet", NARROW.has(id) && "narrow"].filter(Boolean).join(" ")} style={at(view, shapeOf(id).label)} aria-hidden="true">
          {noun(TITLE, id)}
        </span>
      ))}
    </>
  );
}

function Stars({ view, now, supply }: { view: MapView; now: Position; supply: Supply | null }) {
  const denied = (id: string) => !starsOf(now, "axis").includes(id) || !starsOf(now, "allies").includes(id);
  return (
    <>
      {SPACES.filter((id) => shapeOf(id).star).map((id) => {
        const home = homeOf(id);
        const classes = ["star", home && `capital ${look(home.id)}`, supply?.sources.includes(id) && "feeds", denied(id) && "denied"];
        const below = shapeOf(id).star![1] > shapeOf(id).label[1];
        if (below) classes.push("below");
        return (
          <span key={id} class={classes.filter(Boolean).join(" ")} style={at(view, shapeOf(id).star!)} aria-hidden="true">
            <Icon name="star" />
          </span>
        );
      })}
    </>
  );
}

function Straits({ view, now, then }: { view: MapView; now: Position; then: Position }) {
  return (
    <>
      {STRAITS.map(({ id, land, seas }) => {
        const connector = GEOMETRY.connectors.find(({ a, b }) => seas.includes(a) && seas.includes(b))!;
        const [from, middle, to] = [connector.line[0]!, connector.line[1]!, connector.line.at(-1)!];
        const open = openTo(then, land);
        const turn = `${Math.atan2(to[1] - from[1], to[0] - from[0])}rad`;
        const classes = ["strait", open, open !== openTo(now, land) && "changes"];
        return (
          <span key={id} class={classes.filter(Boolean).join(" ")} style={at(view, middle)}>
            <span class="way" style={{ transform: `rotate(${turn})` }} aria-hidden="true">
              <Icon name="chevron" class="left" />
              <Icon name="chevron" />
            </span>
            <span class="mark" aria-hidden="true">
              <Icon name="anchor" />
            </span>
            <span class="sr">{t("ui-qm-strait", { one: seas[0], other: seas[1], side: open })}</span>
          </span>
        );
      })}
    </>
  );
}

function Ports({ view, supply }: { view: MapView; supply: Supply }) {
  return (
    <>
      {supply.ports.map(([sea, land]) => {
        const [a, b] = [shapeOf(sea).at, shapeOf(land).at];
        const x = view.near(b[0]);
        const middle: [number, number] = [(view.near(a[0]) * 4 + x) / 5, (a[1] * 4 + b[1]) / 5];
        return (
          <span key={`${sea} ${land}`} class="portmark" style={at(view, middle)} aria-hidden="true">
            <Icon name="anchor" />
          </span>
        );
      })}
    </>
  );
}

interface SpotProps {
  table: Table;
  view: MapView;
  space: string;
  now: Position;
  then: Position;
  legal: boolean;
  chosen: boolean;
}

/** A space as a thing to point at, with the pieces in it. */
function Spot({ table, view, space, now, then, legal, chosen }: SpotProps) {
  const shape = shapeOf(space);
  const here = holders(now, space);
  const soon = holders(then, space);
  const coming = soon.filter((country) => !here.includes(country));
  const cut = COUNTRIES.filter(({ id }) => here.includes(id) && supplyOf(now, id).cut.has(space)).map(({ id }) => id as string);
  const cutOff = newlyCut(now, then).filter((one) => one.space === space).map(({ country }) => country);
  const news = table.news.value;
  const happens = news?.args["space"] === space;
  const fights = happens && news?.event === "qm-battled";
  const state = chosen ? "chosen" : legal ? "legal" : "none";
  const pieces = here.map((country) =>
    t("ui-qm-piece", { country, kind: isLand(space) ? "army" : "navy", cut: cut.includes(country) ? "yes" : "no" }),
  );
  const star = shape.star ? "yes" : "no";
  const classes = ["zone", legal && "legal", chosen && "chosen", happens && "news", fights && "fight"];
  const verb = table.acts.value.find(({ nouns }) => nouns.includes(space))?.verb;
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(" ")}
      style={at(view, shape.at)}
      data-noun={space}
      aria-pressed={legal || chosen ? chosen : undefined}
      tabIndex={legal || space === SPACES[0] ? 0 : -1}
      onFocus={() => view.show(shape.at)}
      onClick={() => table.point(space, space)}
    >
      <span class="sr">{capital(t("ui-qm-space", { space, pieces, star, state }))}</span>
      {here.map((country) => {
        const goes = !soon.includes(country) && "goes";
        const lost = cut.includes(country) ? "cut" : cutOff.includes(country) && "cut soon";
        return <Piece key={country} country={country} space={space} class={[goes, lost].filter(Boolean).join(" ")} />;
      })}
      {coming.map((country) => (
        <Piece key={country} country={country} space={space} class="ghost" />
      ))}
      {legal && !chosen && (
        <span class="plus" aria-hidden="true">
          <Icon name={verb === "battle" || verb === "eliminate" ? "close" : "plus"} />
        </span>
      )}
    </button>
  );
}

function Tools({ view, country }: { view: MapView; country: string | null }) {
  return (
    <div class="tools">
      {country && (
        <button
          type="button"
          class="chip"
          aria-pressed={supplyShown.value}
          onClick={() => (supplyShown.value = !supplyShown.value)}
        >
          <Icon name="supply" /> {t("ui-qm-supply-of", { country })}
        </button>
      )}
      <span class="zooms">
        <button type="button" class="chip" aria-label={t("ui-map-out")} onClick={() => view.zoom(1 / 1.5)}>
          <Icon name="minus" />
        </button>
        <button type="button" class="chip" aria-label={t("ui-map-in")} onClick={() => view.zoom(1.5)}>
          <Icon name="plus" />
        </button>
        <button type="button" class="chip" aria-label={t("ui-map-whole")} onClick={() => view.whole()}>
          <Icon name="whole" />
        </button>
      </span>
    </div>
  );
}
