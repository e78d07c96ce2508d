/** The board: the drawn world, and on it names, stars, straits and pieces, which keep their size at every zoom. */
import { effect, useComputed } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { capital, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import { at, MapFrame, useInView } from "../../shell/mapframe";
import { MapView } from "../../shell/mapview";
import { narrow } from "../../shell/settings";
import type { Table } from "../../shell/store";
import { GEOMETRY, homeOf, isLand, isSpace, look, shapeOf, SPACES, STRAITS } from "./data";
import { HEAD, sizesAt } from "./labels";
import { countryShown, Points, shown, Tools } from "./layers";
import { World } from "./map";
import { Minimap } from "./minimap";
import { Names } from "./names";
import { Piece } from "./pieces";
import { foreseen, holders, position, type Position } from "./state";
import { isCut, isDenied, newlyCut, openTo, supplyOf, type Supply } from "./derived";
import { ReactionStrip } from "./window";

const FOOT = 48; // pixels: no piece lies under the layers, the zooms and the ways to play a card
const EUROPE = { x: 4700, y: 2300, wide: 4800 };

const views = new WeakMap<Table, MapView>();
function viewOf(table: Table): MapView {
  let view = views.get(table);
  if (!view) {
    const whole = { x: GEOMETRY.width / 2, y: GEOMETRY.height / 2, wide: Infinity };
    const world = { ...GEOMETRY, top: -HEAD, height: GEOMETRY.height + HEAD, foot: FOOT };
    view = new MapView(world, narrow.peek() ? EUROPE : whole);
    views.set(table, view);
  }
  return view;
}

export function Board({ table }: { table: Table }) {
  const view = viewOf(table);
  useFollowing(table, view);
  const now = position(table.state.value!);
  const { then } = foreseen(table);
  const { ahead, target } = table.acting;
  const glowing = new Set([...table.choices.glowing.value, ...ahead.value].filter(isSpace));
  const chosen = new Set([...table.choices.pointed.value.map((one) => one.noun), target.value ?? ""].filter(isSpace));
  const country = countryShown(table);
  const own = country ? supplyOf(table, country) : null;
  const supply = shown.supply.value ? own : null;
  const soon = newlyCut(table);
  const point = (space: string) => table.point(space, space);
  return (
    <div class="qm">
      <MapFrame
        view={view}
        sized={setSizes}
        drawing={<World view={view} glowing={glowing} chosen={chosen} supply={supply} onPoint={point} />}
      >
        <Names view={view} />
        <Stars table={table} view={view} supply={supply} />
        {shown.straits.value && <Straits table={table} view={view} />}
        {shown.points.value && <Points table={table} view={view} />}
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
            cut={holders(now, space).filter((id) => isCut(table, { country: id, space }))}
            cutSoon={soon.flatMap((one) => (one.space === space ? [one.country] : []))}
            threatened={shown.threats.value && own?.threats[space] ? country : null}
          />
        ))}
      </MapFrame>
      <ReactionStrip table={table} />
      <Minimap view={view} />
      <Tools view={view} country={country} />
    </div>
  );
}

function setSizes(scale: number, style: CSSStyleDeclaration): void {
  const sizes = sizesAt(scale, narrow.value);
  style.setProperty("--pc", `${sizes.piece}px`);
  style.setProperty("--st", `${sizes.star}px`);
  style.setProperty("--text", `${sizes.text}px`);
}

/** Where something happens, or may be done, is brought into view. */
function useFollowing(table: Table, view: MapView): void {
  const wanted = useComputed(() =>
    [...table.choices.glowing.value, ...table.acting.ahead.value].filter(isSpace).join(" "),
  );
  useEffect(
    () =>
      effect(() => {
        const news = table.news.value?.args["space"];
        if (typeof news === "string" && isSpace(news)) view.show(shapeOf(news).at);
      }),
    [table],
  );
  useInView(view, wanted.value, GEOMETRY.shapes);
}

function Stars({ table, view, supply }: { table: Table; view: MapView; supply: Supply | null }) {
  return (
    <>
      {SPACES.filter((id) => shapeOf(id).star).map((id) => {
        const home = homeOf(id);
        const classes = [
          "star",
          home && `capital ${look(home.id)}`,
          supply && id in supply.stars && "feeds",
          isDenied(table, id) && "denied",
        ];
        const below = shapeOf(id).star![1] > shapeOf(id).label[1];
        if (below) classes.push("below");
        return (
          <span
            key={id}
            class={classes.filter(Boolean).join(" ")}
            style={at(view, shapeOf(id).star!)}
            aria-hidden="true"
          >
            <Icon name="star" />
          </span>
        );
      })}
    </>
  );
}

function Straits({ table, view }: { table: Table; view: MapView }) {
  return (
    <>
      {STRAITS.map((strait) => {
        const { id, seas } = strait;
        const connector = GEOMETRY.connectors.find(({ a, b }) => seas.includes(a) && seas.includes(b))!;
        const [from, middle, to] = [connector.line[0]!, connector.line[1]!, connector.line.at(-1)!];
        const { now, then: open } = openTo(table, strait);
        const turn = `${Math.atan2(to[1] - from[1], to[0] - from[0])}rad`;
        const classes = ["strait", open, open !== now && "changes"];
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
  cut: string[]; // countries whose piece there is out of supply
  cutSoon: string[]; // and those for whom it would be
  threatened: string | null; // the country whose piece there can be battled
}

/** A space as a thing to point at, with the pieces in it. */
function Spot({ table, view, space, now, then, legal, chosen, cut, cutSoon, threatened }: SpotProps) {
  const shape = shapeOf(space);
  const here = holders(now, space);
  const soon = holders(then, space);
  const coming = soon.filter((country) => !here.includes(country));
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
      onFocus={() => view.showFocused(shape.at)}
      onClick={() => table.point(space, space)}
    >
      <span class="sr">{capital(t("ui-qm-space", { space, pieces, star, state }))}</span>
      {here.map((country) => {
        const goes = !soon.includes(country) && "goes";
        const lost = cut.includes(country) ? "cut" : cutSoon.includes(country) && "cut soon";
        const peril = country === threatened && "peril";
        return (
          <Piece key={country} country={country} space={space} class={[goes, lost, peril].filter(Boolean).join(" ")} />
        );
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
