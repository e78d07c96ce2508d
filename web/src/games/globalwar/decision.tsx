/** A decision beside the orders of the turn: where it is, what can be chosen, and what comes of it. */
import type { Act } from "../../shell/choices";
import { actText, capital, has, noun, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import type { Table } from "../../shell/store";
import { Emblem, Kind } from "./counters";
import { building, isFacility, isLand, isNation, isZone, SITES, TITLE } from "./data";
import { counted, isGroup, partsOf } from "./orders";
import { openScreen, SCREENS, type Screen } from "./screens";
import { ownerOf, position, topFrame, type Position } from "./state";

/** So many choices can be read; where there are more, things are pointed at one by one. */
const MOST = 12;

const ICONS: Record<string, string> = {
  press: "charge",
  retreat: "undo",
  ready: "check",
  ground: "airbase",
  dive: "submarine",
  scramble: "fighter",
  kamikaze: "bomb",
  halt: "pause",
  blitz: "blitz",
  slip: "pass",
  stand: "shield",
  engage: "combat",
  pass: "close",
  declare: "combat",
  tear: "rail",
  leave: "anchor",
  stay: "port",
  keep: "flag",
  give: "swap",
  adopt: "gears",
  raze: "bomb",
  capital: "star",
  fight: "combat",
  recruit: "militia",
  repair: "gears",
  surprise: "eye",
  blitzkrieg: "blitz",
};

export function Decision({ table }: { table: Table }) {
  const acts = table.acts.value;
  if (!table.mine.value || acts.length === 0) return null;
  const few = acts.length <= MOST;
  const meant = table.choices.meanings.value;
  const listed = few ? acts : [...acts.filter(({ nouns }) => nouns.length === 0), ...(meant.length > 1 ? meant : [])];
  const desk = deskOf(table);
  return (
    <div class="decision">
      <Place table={table} />
      {desk && (
        <button type="button" class="btn primary" onClick={() => (openScreen.value = desk.id)}>
          <Icon name={desk.icon} /> {t(desk.label)}
        </button>
      )}
      <div class="options" role="group" aria-label={t("ui-deeds")}>
        {listed.map((act) => (
          <Option key={act.text} table={table} act={act} />
        ))}
      </div>
      {!few && desk?.id !== "research" && <Things table={table} />}
    </div>
  );
}

/** What is asked, by its frame, and the desk at which it is better answered. */
const DESKS: Record<string, string> = {
  research: "research",
  alarm: "politics",
  "french-berths": "france",
  evacuation: "france",
  "vichy-income": "france",
};

function deskOf(table: Table): Screen | undefined {
  const id = DESKS[topFrame(position(table.state.value!))?.frame ?? ""];
  return SCREENS.find((screen) => screen.id === id && screen.when(table));
}

/** Where something is decided, and whose it is. */
function Place({ table }: { table: Table }) {
  const now = position(table.state.value!);
  const where = placeOf(now, table);
  if (!where) return null;
  return (
    <h2>
      {isZone(where) && isLand(where) ? (
        <Emblem nation={ownerOf(now, where)} />
      ) : isNation(where) ? (
        <Emblem nation={where} />
      ) : (
        <Icon name="map" />
      )}
      {capital(noun(TITLE, where))}
    </h2>
  );
}

function placeOf(now: Position, table: Table): string {
  const frame = topFrame(now);
  const told = frame?.["zone"] ?? frame?.["nation"] ?? SITES[Number(frame?.["site"] ?? -1)]?.zone;
  return typeof told === "string" && (isZone(told) || isNation(told))
    ? told
    : (table.acts.value.flatMap(({ nouns }) => nouns).find(isZone) ?? "");
}

function Option({ table, act }: { table: Table; act: Act }) {
  const chosen = table.choices.complete.value?.text === act.text;
  const why = `ui-gw-why-${act.verb}`;
  return (
    <button
      type="button"
      class={chosen ? "option legal sel" : "option legal"}
      data-noun={act.text}
      aria-pressed={chosen}
      onClick={() => {
        const place = act.nouns.findLast(isZone) ?? placeOf(position(table.state.value!), table);
        if (place) table.inspected.value = place;
        if (act.nouns.length) table.choices.mean(act);
        else table.choices.pick(act);
      }}
    >
      <Mark act={act} />
      <span>
        {actText(TITLE, act.text)}
        {has(why) && <small>{t(why)}</small>}
      </span>
    </button>
  );
}

/** The sign of an act: whoever it is about, or what is done. */
export function Mark({ act: { verb, nouns } }: { act: Act }) {
  const first = nouns[0] ?? "";
  if (isGroup(first)) return <Kind kind={partsOf(counted(first)[1]).kind} />;
  if (verb === "give" || verb === "declare") return <Emblem nation={nouns.at(-1)!} />;
  return <Icon name={isFacility(first) ? building(first) : (ICONS[verb] ?? "chevron")} />;
}

/** Things that acts name and that stand nowhere on the map: groups of units, facilities. */
function Things({ table }: { table: Table }) {
  const names = [...new Set(table.acts.value.flatMap(({ nouns }) => nouns))].filter(
    (name) => !isZone(name) && !isNation(name),
  );
  if (names.length === 0) return null;
  return (
    <ul class="things">
      {names.map((name) => {
        const chosen = table.choices.pointed.value.some((one) => one.noun === name);
        const legal = table.choices.glowing.value.has(name);
        return (
          <li key={name}>
            <button
              type="button"
              class={["thing", legal && "legal", chosen && "sel"].filter(Boolean).join(" ")}
              data-noun={name}
              aria-pressed={legal || chosen ? chosen : undefined}
              onClick={() => table.point(name, name)}
            >
              {isGroup(name) && <Kind kind={partsOf(counted(name)[1]).kind} />} {capital(noun(TITLE, name))}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
