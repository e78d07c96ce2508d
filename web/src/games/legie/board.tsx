/** The middle of the table: the location, how far the round is, and the plots side by side. */
import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { capital, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import { later } from "../../shell/later";
import type { Table } from "../../shell/store";
import { lyingOf } from "./derived";
import { about, named } from "./names";
import { PlotColumn } from "./plot";
import { Preparing } from "./setup";
import { busyWith, PARTS, phaseOf, plotAtWork, position, rowsOf, type Position } from "./state";

const Resting = later(async () => (await import("./resting")).Resting);
const Scene = later(async () => (await import("./scene")).Scene);

export function Board({ table }: { table: Table }) {
  const now = position(table.state.value!);
  const then = table.after.value ? position(table.after.value) : now;
  const shown = useSignal(0); // the plot that a phone has room for
  if (busyWith(now, "setup")) return <Preparing table={table} now={now} />;
  if (now.location === null) return <Resting table={table} now={now} />;
  return (
    <div class="lg">
      <Place table={table} now={now} />
      <Pager table={table} now={now} shown={shown.value} />
      <Plots table={table} now={now} then={then} shown={shown} />
    </div>
  );
}

function Place({ table, now }: { table: Table; now: Position }) {
  const location = now.location!;
  const phase = phaseOf(now);
  const at = PARTS.indexOf(phase ?? "");
  return (
    <section class="loc" aria-label={t("ui-lg-location")}>
      <Scene location={location} />
      <button
        type="button"
        class="locname"
        data-noun={location}
        tabIndex={0}
        onClick={() => table.point(location, location)}
      >
        <span class="h1">{capital(named(location))}</span> <span class="text">{about(location)}</span>
      </button>
      <ol class="phases" aria-label={t("ui-lg-phases")}>
        {PARTS.map((part, n) => (
          <li key={part} class={n < at ? "done" : ""} {...(n === at ? { "aria-current": "step" as const } : {})}>
            {t(`ui-lg-phase-${part}`)}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** On the phone: which plot is looked at. */
function Pager({ table, now, shown }: { table: Table; now: Position; shown: number }) {
  const glowing = table.choices.glowing.value;
  const calls = (n: number) => {
    const plot = now.plots[n]!;
    return glowing.has(plot.id) || plot.columns.flat().some(({ character }) => glowing.has(character));
  };
  return (
    <nav class="pager" aria-label={t("ui-lg-plots")}>
      {now.plots.map(({ id }, n) => (
        <button
          key={id}
          type="button"
          class={calls(n) ? "calls" : ""}
          aria-current={n === shown}
          onClick={() => show(n)}
        >
          <Icon name={lyingOf(now, n).kinds[0] ?? "flag"} /> {n + 1}
          <span class="sr"> {named(id)}</span>
        </button>
      ))}
    </nav>
  );
}

function show(plot: number): void {
  const column = document.getElementById(`plot-${plot}`);
  column?.parentElement?.scrollTo({ left: column.offsetLeft });
}

const ARRIVED = ["lg-sent", "lg-moved", "lg-turned-up", "lg-ordered", "lg-revealed"];

/** Who came or was dealt with last. */
function freshest(table: Table): ReadonlySet<string> {
  const last = table.news.value ?? table.events.value.findLast(({ event }) => ARRIVED.includes(event));
  return new Set(last && typeof last.args["character"] === "string" ? [last.args["character"]] : []);
}

function Plots({ table, now, then, shown }: { table: Table; now: Position; then: Position; shown: Signal<number> }) {
  const atWork = plotAtWork(now);
  const news = now.plots.findIndex(({ id }) => id === table.news.value?.args["plot"]);
  const calling = now.plots.findIndex(({ columns }) =>
    columns.flat().some(({ character }) => table.choices.glowing.value.has(character)),
  );
  const looked =
    news >= 0 ? news : (atWork ?? (now.plots.some(({ id }) => table.choices.glowing.value.has(id)) ? null : calling));
  useEffect(() => {
    if (looked !== null && looked >= 0) show(looked); // what happens is brought into sight
  }, [looked]);
  const meant = table.choices.complete.value?.text;
  useEffect(() => {
    document.querySelector(".plots .card.sel")?.scrollIntoView({ block: "nearest" }); // the bar that asks may have covered it
  }, [meant]);
  const rows = rowsOf(now)
    .map((seat) => {
      const held = [...now.plots, ...then.plots].some(({ columns }) => columns[seat]?.length);
      return `minmax(${held ? "var(--row)" : "40px"}, 1fr)`;
    })
    .join(" ");
  const fresh = freshest(table);
  return (
    <div
      class="plots"
      style={{ "--plots": String(Math.max(3, now.plots.length)), "--rows": `auto ${rows}` }}
      onScroll={({ currentTarget: { scrollLeft, scrollWidth } }) =>
        (shown.value = Math.round((scrollLeft / scrollWidth) * now.plots.length))
      }
    >
      {now.plots.map((plot, n) => (
        <PlotColumn key={plot.id} table={table} now={now} then={then} number={n} plot={plot} fresh={fresh} />
      ))}
    </div>
  );
}
