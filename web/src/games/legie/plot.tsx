/** A plot: what it asks for and pays, and a row for each faction with everybody who stands there. */
import { capital, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import type { Table } from "../../shell/store";
import { emblem, look, plots } from "./data";
import { lyingOf, sumOf, totalOf } from "./derived";
import { features, named, stateOf } from "./names";
import { Back, Card } from "./soldier";
import { HIDDEN, isMine, plotAtWork, rowsOf, whereIs, type PlotState, type Position, type Soldier } from "./state";

const ON_A_PLOT = ["charge", "maim", "wound"];

interface Props {
  table: Table;
  now: Position;
  then: Position;
  number: number;
  plot: PlotState;
  fresh: ReadonlySet<string>;
}

export function PlotColumn({ table, now, then, number, plot, fresh }: Props) {
  const printed = plots.get(plot.id);
  const state = stateOf(table, plot.id);
  const atWork = plotAtWork(now) === number;
  const news = table.news.value?.args["plot"] === plot.id;
  if (!printed) return null;
  const { kinds, supplies } = lyingOf(now, number);
  const spoken = t("ui-lg-plot", {
    number: number + 1,
    plot: plot.id,
    points: printed.points,
    supplies: plot.stolen ? 0 : supplies,
    ...features([
      ...kinds.map((kind) => t(`lg-kind-${kind}`)),
      ...printed.entry.map((skill) => t("ui-lg-needs", { skill })),
    ]),
    state,
  });
  const thief = plot.token ? now.players[plot.token.seat]?.faction : null;
  const classes = ["plot", atWork && "atwork", news && "news"].filter(Boolean).join(" ");
  return (
    <section class={classes} id={`plot-${number}`} aria-label={capital(named(plot.id))}>
      <header>
        <button
          type="button"
          class={["plotname", state !== "none" && "legal", state === "chosen" && "sel"].filter(Boolean).join(" ")}
          data-noun={plot.id}
          aria-pressed={state === "none" ? undefined : state === "chosen"}
          tabIndex={state !== "none" || number === 0 ? 0 : -1}
          onClick={() => table.point(plot.id, plot.id)}
        >
          <span class="sr">{capital(spoken)}</span>
          <span class="h2" aria-hidden="true">
            {capital(named(plot.id))}
          </span>
          <span class="kinds" aria-hidden="true">
            {kinds.map((kind) => (
              <span key={kind} class={`kind ${kind}`}>
                <Icon name={kind} />
                {capital(t(`lg-kind-${kind}`))}
                {!printed.kinds.includes(kind) && " +"}
              </span>
            ))}
          </span>
          <span class="entry" aria-hidden="true">
            <span class="soft">{t("ui-lg-entry")}</span>
            {printed.entry.length === 0 && <span>{t("ui-lg-anybody")}</span>}
            {printed.entry.map((skill) => (
              <span key={skill}>
                <Icon name={skill} /> {capital(named(skill))}
              </span>
            ))}
          </span>
          <span class="rws" aria-hidden="true">
            <span class="rw">
              <Icon name="medal" />
              {printed.points}
            </span>
            <span class="rw">
              <Icon name="supplies" />
              {plot.stolen ? <s class="stolen">{supplies}</s> : supplies}
            </span>
          </span>
          {plot.stolen && (
            <span class="theft" aria-hidden="true">
              {thief && <Icon name={emblem(thief)} />} <b>{capital(named("theft"))}</b> {t("ui-lg-stolen")}
            </span>
          )}
        </button>
      </header>
      {rowsOf(now).map((seat) => (
        <Row
          key={seat}
          table={table}
          now={now}
          then={then}
          seat={seat}
          plot={number}
          fresh={fresh}
          best={best(now, number)}
        />
      ))}
    </section>
  );
}

const best = (now: Position, plot: number): number =>
  Math.max(0, ...now.players.map((_, seat) => totalOf(now, seat, plot)));

interface RowProps {
  table: Table;
  now: Position;
  then: Position;
  seat: number;
  plot: number;
  fresh: ReadonlySet<string>;
  best: number;
}

/** The characters of a faction at a plot, and how strong they are together as far as everybody sees. */
function Row({ table, now, then, seat, plot, fresh, best }: RowProps) {
  const faction = now.players[seat]!.faction!;
  const column = now.plots[plot]!.columns[seat]!;
  const coming = (then.plots[plot]?.columns[seat] ?? []).filter(
    ({ character }) => character !== HIDDEN && whereIs(now, character)?.plot !== plot,
  );
  const mine = isMine(table, seat);
  const { total, hope } = sumOf(now, seat, plot);
  const later = totalOf(then, seat, plot);
  const many = column.length + coming.length > (now.plots.length > 3 ? 2 : 3);
  return (
    <div class={`frow ${look(faction)}${many ? " crowd" : ""}${mine ? " mine" : ""}`}>
      <Head
        table={table}
        now={now}
        faction={faction}
        plot={plot}
        total={total}
        later={later}
        hope={hope}
        leads={total > 0 && total === best}
        there={column.length > 0}
      />
      <div class="cards">
        {column.map((soldier, n) => (
          <div key={soldier.character === HIDDEN ? n : soldier.character} class="slot">
            {soldier.character === HIDDEN ? (
              <Back
                faction={faction}
                soldier={soldier}
                table={table}
                noun={mine ? `${now.plots[plot]!.id}:${n + 1}` : ""}
              />
            ) : (
              <Card
                table={table}
                now={now}
                id={soldier.character}
                soldier={soldier}
                mine={mine}
                fresh={fresh.has(soldier.character)}
                ghost={ghostOn(soldier, then)}
              />
            )}
          </div>
        ))}
        {coming.map((soldier) => (
          <div key={soldier.character} class="slot">
            <Card table={table} now={then} id={soldier.character} soldier={soldier} mine={mine} coming />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The order that a previewed act puts on somebody. */
function ghostOn(soldier: Soldier, then: Position): string | undefined {
  const token = whereIs(then, soldier.character)?.soldier.token;
  return token && !soldier.token ? token.order : undefined;
}

interface HeadProps {
  table: Table;
  now: Position;
  faction: string;
  plot: number;
  total: number;
  later: number;
  hope: number;
  leads: boolean;
  there: boolean;
}

/** A faction is struck at the plot that is being dealt with, and only there can it be pointed at. */
function Head({ table, now, faction, plot, total, later, hope, leads, there }: HeadProps) {
  const here =
    (plotAtWork(now) ?? plot) === plot && there && table.acts.value.some(({ verb }) => ON_A_PLOT.includes(verb));
  const state = here ? stateOf(table, faction) : "none";
  const inside = (
    <>
      <Icon name={emblem(faction)} />
      {there && <b class={leads ? "max" : ""}>{total}</b>}
      {hope > 0 && <small>+{hope}</small>}
      {later !== total && <small class="then">→ {later}</small>}
    </>
  );
  const spoken = t("ui-lg-total", { faction, total, state });
  if (state === "none") {
    return (
      <p class="fac">
        {inside}
        <span class="sr">{spoken}</span>
      </p>
    );
  }
  return (
    <button
      type="button"
      class={`fac legal ${state === "chosen" ? "sel" : ""}`}
      data-noun={faction}
      aria-pressed={state === "chosen"}
      onClick={() => table.point(faction, `${faction} ${plot}`)}
    >
      <span class="sr">{spoken}</span>
      <span class="in" aria-hidden="true">
        {inside}
      </span>
    </button>
  );
}
