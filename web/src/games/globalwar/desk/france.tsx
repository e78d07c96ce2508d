/** The fall of France: six steps, totals by heir, a row for each die, ships in four bins. Enter throws a die, with shift all. */
import { signal } from "@preact/signals";
import { useLayoutEffect, useState } from "preact/hooks";
import { actText, list, noun, t } from "../../../shell/i18n";
import { Icon } from "../../../shell/icon";
import { narrow } from "../../../shell/settings";
import type { Table } from "../../../shell/store";
import { Kind } from "../counters";
import { TITLE } from "../data";
import { position } from "../state";
import { useFacts } from "./asking";
import { Disc, Leaves, named, Panel, Refused } from "./parts";
import { Face } from "./research";
import { SmallMap, type Mark } from "./smallmap";
import type { FranceTold, Group, Ship } from "./told";

const STEPS = ["surrender", "fleet", "chart", "colonies", "evacuation", "income"] as const;
/** The steps of the rules, by where they are shown. */
const SHOWN: Record<string, number> = {
  fleet: 1,
  berths: 1,
  chart: 2,
  colonies: 3,
  exile: 4,
  evacuation: 4,
  over: 5,
};
const ABOUT = new Set(["berth", "evacuate", "ferry", "allocate", "enter"]);
const FATES = ["scuttled", "vichy-france", "axis", "free-france"];

/** How many dice the reader has seen fall, by table. The server has thrown them; here they are turned up one by one. */
const seen = signal<ReadonlyMap<string, number>>(new Map());

type Leaf = "colonies" | "ships";

/** Whether the dice have fallen in this player turn. */
function fellNow(table: Table): boolean {
  const events = table.inForce.value.flatMap((line) => line.events.map(({ event }) => event));
  return events.findLastIndex((id) => /^gw-(fleet-|keel-|colonies)/.test(id)) > events.lastIndexOf("gw-player-turn");
}

export function France({ table }: { table: Table }) {
  const told = useFacts<FranceTold>(table, ["france"]);
  const [leaf, turn] = useState<Leaf>("colonies");
  const ready = told !== null && told.victor !== undefined;
  const rolled = ready ? told.groups.filter(({ roll }) => roll > 0).length : 0;
  const all = ready ? told.ships.length + rolled : 0;
  const underWay = (table.state.value ? position(table.state.value).stack : []).some(
    ({ frame }) => frame === "armistice",
  );
  const whole = table.info.value?.manual || (!underWay && !seen.value.has(table.id) && !fellNow(table));
  const shown = whole ? all : Math.min(all, seen.value.get(table.id) ?? 0);
  const reveal = (count: number) => {
    seen.value = new Map(seen.value).set(table.id, Math.min(all, count));
  };
  const left = all - shown;
  // before it is drawn: whoever sees it may press the key
  useLayoutEffect(() => {
    if (left === 0) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!event.shiftKey && document.activeElement?.closest("button, a, select, summary, input")) return;
      event.preventDefault();
      reveal(event.shiftKey ? all : shown + 1);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [left, shown, all]);
  if (!ready) return <p class="soft center">{t("ui-gw-desk-asking")}</p>;
  const ships = told.ships.slice(0, shown);
  const groups = turnedUp(told.groups, shown - told.ships.length);
  const hidden = { ships: told.ships.slice(shown), groups: told.groups.filter((_, n) => groups[n]!.nation === "") };
  const step = left > 0 ? (shown < told.ships.length ? (told.ships[shown]![1] ? 1 : 2) : 3) : (SHOWN[told.step] ?? 5);
  const next = left > 0 ? shown - told.ships.length : -1;
  const colonies = (
    <div class="overseas">
      <Overseas table={table} groups={groups} next={next} />
      <Colonies told={told} groups={groups} next={next} />
    </div>
  );
  const bins = <Bins ships={ships} told={told} />;
  return (
    <div class={narrow.value ? "desk fall narrow" : "desk fall"}>
      <Refused table={table} />
      <header class="headline">
        <p>
          <b>{leadText(told, shown, left, groups, next)}</b>
          <small>{left > 0 ? t("ui-gw-desk-france-hint") : t(`ui-gw-desk-france-${told.step}`)}</small>
        </p>
        {left > 0 && (
          <p class="acts">
            {/* biome-ignore lint/a11y/noAutofocus: the next thing anybody does here is to throw */}
            <button type="button" class="btn primary" autoFocus onClick={() => reveal(shown + 1)}>
              <Icon name="d12" class="hollow" /> {t("ui-gw-desk-throw-one")}
            </button>
            <button type="button" class="btn" aria-keyshortcuts="Shift+Enter" onClick={() => reveal(all)}>
              <Icon name="pass" /> {t("ui-gw-desk-throw-all", { count: left })}
            </button>
          </p>
        )}
      </header>
      <ol class="sixsteps">
        {STEPS.map((id, n) => (
          <li
            key={id}
            class={n < step ? "done" : n === step ? "now" : ""}
            {...(n === step ? { "aria-current": "step" as const } : {})}
          >
            <i aria-hidden="true">{n < step ? <Icon name="check" /> : n + 1}</i>
            <span>
              <b>{t(`ui-gw-desk-step-${id}`)}</b>
              <small>{stepText(id, told, shown)}</small>
            </span>
          </li>
        ))}
      </ol>
      <Decisions table={table} open={left === 0} leaving={told.leaving} />
      <ul class="heirs">
        {told.tally.map((row) => {
          const not = hidden.groups.filter((_, n) => hiddenNation(told, groups, n) === row.nation);
          const away = hidden.ships.filter(([, , , , whose]) => whose === row.nation).length;
          return (
            <li key={row.nation} class={heirClass(row.nation)}>
              <b>
                <Disc nation={row.nation} /> {named(row.nation)}
              </b>
              <span>
                {t("ui-gw-desk-tally", {
                  zones: row.zones - not.reduce((sum, { zones }) => sum + zones.length, 0),
                  ipp: row.ipp - not.reduce((sum, { ipp }) => sum + ipp, 0),
                  ships: row.ships + row.keels - away,
                })}
              </span>
            </li>
          );
        })}
      </ul>
      {(!narrow.value || leaf === "colonies") && colonies}
      {(!narrow.value || leaf === "ships") && bins}
      {narrow.value && (
        <Leaves
          leaves={[
            { id: "colonies", icon: "map", label: t("ui-gw-desk-step-colonies") },
            { id: "ships", icon: "anchor", label: t("ui-gw-desk-step-fleet") },
          ]}
          chosen={leaf}
          onChoose={turn}
        />
      )}
    </div>
  );
}

const heirClass = (nation: string): string =>
  nation === "free-france" ? "free" : nation === "vichy-france" ? "vichy" : nation;

/** The groups as the reader knows them: of those whose die is still to be turned up neither roll nor owner. */
function turnedUp(groups: Group[], dice: number): Group[] {
  let left = Math.max(0, dice);
  return groups.map((one) => {
    if (one.roll === 0) return one;
    return left-- > 0 ? one : { ...one, roll: 0, nation: "" };
  });
}

/** Who in truth has the nth of the groups that are not turned up. */
function hiddenNation(told: FranceTold, groups: Group[], n: number): string {
  const places = groups.flatMap(({ nation }, at) => (nation === "" ? [at] : []));
  return told.groups[places[n]!]!.nation;
}

function leadText(told: FranceTold, shown: number, left: number, groups: Group[], next: number): string {
  if (left === 0) return t("ui-gw-desk-france-fallen", { nation: told.victor! });
  const ship = told.ships[shown];
  if (ship) return t("ui-gw-desk-throw-ship", { unit: ship[0], zone: ship[1] || "none" });
  const open = groups.filter(({ roll, nation }) => roll === 0 && nation === "")[0];
  return next >= 0 && open ? t("ui-gw-desk-throw-group", { group: groupName(open) }) : "";
}

function stepText(id: (typeof STEPS)[number], told: FranceTold, shown: number): string {
  const { ships, groups, leaving } = told;
  if (id === "surrender") return t("ui-gw-desk-surrender-to", { nation: told.victor! });
  const map = ships.filter(([, zone]) => zone).length;
  if (id === "fleet") return t("ui-gw-desk-dice-seen", { seen: Math.min(shown, map), all: map });
  if (id === "chart")
    return t("ui-gw-desk-dice-seen", {
      seen: Math.max(0, Math.min(shown, ships.length) - map),
      all: ships.length - map,
    });
  if (id === "colonies") {
    const dice = groups.filter(({ id: group }) => group !== "free-french-zones").length;
    return t("ui-gw-desk-dice-seen", { seen: Math.max(0, shown - ships.length), all: dice });
  }
  if (id === "evacuation") return t("ui-gw-desk-units-leave", { count: leaving.length });
  return t("ui-gw-desk-germany-decides");
}

/** What the rules ask besides dice: where ships go, who leaves, who gets the income. */
function Decisions({ table, open, leaving }: { table: Table; open: boolean; leaving: FranceTold["leaving"] }) {
  const acts = table.mine.value && open ? table.acts.value : [];
  const about = acts.some(({ verb }) => ABOUT.has(verb));
  if (!about && leaving.length === 0) return null;
  return (
    <Panel icon="flag" name={t("ui-gw-desk-decide")} class="decide">
      {leaving.length > 0 && (
        <p>
          {t("ui-gw-desk-must-leave")}{" "}
          {list(leaving.map(([nation, unit, zone]) => `${named(nation)}: ${noun(TITLE, unit)}, ${noun(TITLE, zone)}`))}
        </p>
      )}
      {about && (
        <p class="acts">
          {acts.map(({ text }) => (
            <button
              key={text}
              type="button"
              class="btn"
              disabled={table.sending.value !== null}
              onClick={() => void table.act(text)}
            >
              {actText(TITLE, text)}
            </button>
          ))}
        </p>
      )}
    </Panel>
  );
}

const groupName = ({ id, zones }: Group): string =>
  zones.length > 1 || zones[0] !== id ? t(`ui-gw-desk-group-${id}`) : named(id);

/** Where the groups are: those that are open belong to France yet. */
function Overseas({ table, groups, next }: { table: Table; groups: Group[]; next: number }) {
  const waiting = groups.filter(({ nation }) => nation === "");
  const first = next >= 0 ? waiting[0] : undefined;
  const fixed = groups[0]?.id === "free-french-zones";
  return (
    <SmallMap
      table={table}
      open={first?.zones ?? []}
      owners={Object.fromEntries(waiting.flatMap(({ zones }) => zones.map((zone) => [zone, "france"])))}
      marks={groups.flatMap((one, n): Mark[] =>
        one.id === "free-french-zones" || !one.zones[0]
          ? []
          : [{ zone: one.zones[0], text: String(fixed ? n : n + 1), ...(one === first ? { sort: "open" } : {}) }],
      )}
    />
  );
}

function Colonies({ told, groups, next }: { told: FranceTold; groups: Group[]; next: number }) {
  const first = groups.findIndex(({ roll, nation }) => roll === 0 && nation === "");
  const fixed = groups[0]?.id === "free-french-zones";
  return (
    <Panel icon="map" name={t("ui-gw-desk-step-colonies")} class="colonies">
      <ol>
        {groups.map((one, n) => {
          const now = next >= 0 && n === first;
          return (
            <li key={one.id} class={now ? "now" : one.nation ? "" : "waits"}>
              <i aria-hidden="true">{one.id === "free-french-zones" ? "–" : n + (fixed ? 0 : 1)}</i>
              <span>
                <b>{groupName(one)}</b>
                <small>
                  {list(one.zones.map((zone) => named(zone)))}
                  {one.ipp > 0 && ` · ${t("ui-gw-ipp", { ipp: one.ipp })}`}
                </small>
              </span>
              {one.id === "free-french-zones" ? (
                <small>{t("ui-gw-desk-no-die")}</small>
              ) : one.roll > 0 ? (
                <>
                  <Face roll={one.roll} />
                  <span class="sr">{one.roll}</span>
                </>
              ) : (
                <Face />
              )}
              <span class="whose">
                {one.nation ? (
                  <>
                    <Disc nation={one.nation} /> <b>{named(one.nation)}</b>
                  </>
                ) : (
                  <small>
                    {t("ui-gw-desk-colony-dice", {
                      low: told.bounds.colonies,
                      high: named(one.high),
                      from: told.bounds.colonies + 1,
                    })}
                  </small>
                )}
              </span>
              {one.units > 0 ? <Kind kind="infantry" count={one.units} /> : <span />}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

/** Ships by what became of them, each with its die. */
function Bins({ ships, told }: { ships: Ship[]; told: FranceTold }) {
  const { free, gone, vichy } = told.bounds;
  return (
    <ul class="bins">
      {FATES.map((fate) => {
        const own = ships.filter((one) => one[3] === fate);
        return (
          <li key={fate} class="panel">
            <h3>
              {fate === "scuttled" ? <Icon name="close" /> : <Disc nation={fate === "axis" ? "germany" : fate} />}
              {t(`ui-gw-desk-fate-${fate}`)} <b class="n l">{own.length}</b>
            </h3>
            <small>
              {t(`ui-gw-desk-fate-dice-${fate}`, {
                free,
                after: free + 1,
                gone,
                vichy,
                then: gone + 1,
                last: vichy + 1,
              })}
            </small>
            <ul>
              {own.map(([kind, zone, roll, , whose], n) => (
                <li
                  key={n}
                  class={fate === "scuttled" ? "sunk" : ""}
                  title={`${noun(TITLE, kind)}${zone ? `, ${noun(TITLE, zone)}` : ""}${whose ? `, ${named(whose)}` : ""}`}
                >
                  <Kind kind={kind} />
                  <b>{roll}</b>
                  <span class="sr">
                    {noun(TITLE, kind)} {zone && noun(TITLE, zone)}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
