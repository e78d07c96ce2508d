/** The units of the picked zone, to choose among; what they may do; and things that are asked for by name. */
import type { Act } from "../../shell/choices";
import { actText, capital, noun, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import type { Table } from "../../shell/store";
import { later } from "../../shell/later";
import { Announcements, ForZone, seeksSurprise } from "./announce";
import { battleNow } from "./battle";
import { Emblem, Kind } from "./counters";
import { isLand, TITLE, unitOf, type Branch } from "./data";
import { Decision, Mark } from "./decision";
import {
  aimsOf,
  branchOf,
  groupsIn,
  hereOf,
  isMovement,
  letGo,
  pickCount,
  picked,
  pickVerb,
  pickZone,
  producing,
  waysOf,
  zonesToOrder,
  type Group,
  type Picked,
} from "./orders";
import { pointAt } from "./pointing";
import { Production } from "./production";
import { Review } from "./review";
import { onTurn, ownerOf, position, unitsIn } from "./state";
import { seesWhole } from "./view";

const Theatres = later(async () => (await import("./whole")).Theatres);
const OrderCards = later(async () => (await import("./ordercards")).OrderCards);

const BRANCHES: Branch[] = ["land", "sea", "air"];
const FACES: Record<Branch, string> = { land: "infantry", sea: "ship", air: "fighter" };

export function Hand({ table }: { table: Table }) {
  if (battleNow(table)) return null;
  if (producing(table)) return <Production table={table} />;
  const some = picked(table);
  if (seesWhole(table) && !some && (isMovement(table) || table.acts.value.length === 0))
    return (
      <>
        <Theatres table={table} />
        {isMovement(table) && <OrderCards table={table} />}
      </>
    );
  if (isMovement(table)) return some ? <Units table={table} some={some} /> : <Idle table={table} />;
  return <Decision table={table} />;
}

/** Nothing is picked yet: where units can still be ordered about, those with most of them first. */
function Idle({ table }: { table: Table }) {
  const zones = zonesToOrder(table).map((zone) => ({
    zone,
    count: groupsIn(table, zone).reduce((sum, { most }) => sum + most, 0),
  }));
  if (table.acts.value.length === 0) return null;
  if (seeksSurprise(table))
    return (
      <div class="idle">
        <Announcements table={table} />
      </div>
    );
  return (
    <div class="idle">
      <p class="soft">{t("ui-gw-idle", { zones: zones.length })}</p>
      <OrderCards table={table} />
      <Announcements table={table} />
      <Review table={table} />
      <ul class="mustered">
        {zones
          .sort((a, b) => b.count - a.count)
          .map(({ zone, count }) => (
            <li key={zone}>
              <button type="button" onClick={() => pointAt(table, zone)}>
                {isLand(zone) ? <Emblem nation={ownerOf(position(table.state.value!), zone)} /> : <Icon name="ship" />}{" "}
                {isLand(zone) ? capital(noun(TITLE, zone)) : zone} <b>{count}</b>
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
}

function Units({ table, some }: { table: Table; some: Picked }) {
  const groups = groupsIn(table, some.zone);
  const ways = waysOf(table, some);
  const here = [...aimsOf(table), ...hereOf(table, some)];
  const branches = BRANCHES.filter((branch) => groups.some((group) => branchOf(group) === branch));
  return (
    <div class="tray">
      <header>
        <h2>{capital(noun(TITLE, some.zone))}</h2>
        {branches.map((branch) => (
          <button
            key={branch}
            type="button"
            class="btn small"
            data-branch={branch}
            onClick={() => pickZone(table, some.zone, branch)}
          >
            <Icon name={FACES[branch]} /> {t(`ui-gw-pick-${branch}`)}
          </button>
        ))}
        <button type="button" class="btn small" onClick={() => letGo(table)}>
          <Icon name="close" /> {t("ui-gw-let-go")}
        </button>
      </header>
      <ul class="units" aria-label={t("ui-gw-units-in", { zone: some.zone })}>
        {groups.map((group) => (
          <li key={group.name}>
            <GroupStepper table={table} zone={some.zone} group={group} count={some.counts.get(group.name) ?? 0} />
          </li>
        ))}
      </ul>
      {(ways.length > 1 || (ways.length === 1 && ways[0] !== "move")) && (
        <p class="ways" role="group" aria-label={t("ui-gw-ways")}>
          {ways.map((verb) => (
            <button
              key={verb}
              type="button"
              class="btn small"
              data-way={verb}
              aria-pressed={verb === some.verb}
              onClick={() => pickVerb(table, verb)}
            >
              {t(`ui-gw-way-${verb}`)}
            </button>
          ))}
        </p>
      )}
      {here.length > 0 && (
        <p class="here" role="group" aria-label={t("ui-gw-here")}>
          {here.map((act) => (
            <button
              key={act.text}
              type="button"
              class="btn small"
              aria-pressed={table.choices.complete.value?.text === act.text}
              onClick={() => table.choices.mean(act)}
            >
              <Mark act={act} /> {hereText(act)}
            </button>
          ))}
        </p>
      )}
      <ForZone table={table} />
    </div>
  );
}

/** An order on the spot; the zone it is given in stands above. */
function hereText(act: Act): string {
  const [group, , carrier, at] = act.nouns;
  if (act.verb !== "load" || !carrier || !at) return actText(TITLE, act.text);
  return t("ui-gw-here-load", { group: noun(TITLE, group!), carrier: noun(TITLE, carrier), at: noun(TITLE, at) });
}

function GroupStepper({ table, zone, group, count }: { table: Table; zone: string; group: Group; count: number }) {
  const { name, kind, most } = group;
  const { attack, defence, move } = unitOf(kind);
  const called = capital(noun(TITLE, name));
  const nation = group.nation || onTurn(table, position(table.state.value!))[0] || "";
  const there = Math.max(most, unitsIn(position(table.state.value!), zone).filter((one) => one.kind === kind).length);
  return (
    <div class={count ? "gstep picked" : "gstep"}>
      <button
        type="button"
        class="face"
        aria-pressed={count > 0}
        title={called}
        onClick={() => {
          table.inspected.value = kind;
          pickCount(table, zone, name, count === most ? 0 : most);
        }}
      >
        {group.nation && <Emblem nation={nation} />}
        <Kind kind={kind} />
        <span class="nm">
          {capital(noun(TITLE, kind))}
          <small aria-hidden="true">
            {attack}/{defence}/{move}
            {group.notes && <i> {noteText(group.notes)}</i>}
          </small>
        </span>
        <span class="sr">{t("ui-gw-group", { unit: called, count, most: there })}</span>
      </button>
      <span class="stepper">
        <button
          type="button"
          aria-label={t("ui-gw-fewer", { unit: called })}
          disabled={count === 0}
          onClick={() => pickCount(table, zone, name, count - 1)}
        >
          <Icon name="minus" />
        </button>
        <b aria-hidden="true">
          {count}
          <small>/{most}</small>
        </b>
        <button
          type="button"
          aria-label={t("ui-gw-more", { unit: called })}
          disabled={count >= most}
          onClick={() => pickCount(table, zone, name, count + 1)}
        >
          <Icon name="plus" />
        </button>
      </span>
    </div>
  );
}

/** What sets a group apart, in short: cargo, moves left, marks and tasks. */
function noteText(notes: string): string {
  return notes
    .split(/(?=[:+])/)
    .map((part) => {
      const word = part.slice(1);
      if (part.startsWith("+")) return `+ ${noun(TITLE, word)}`;
      if (/^\d+$/.test(word)) return t("ui-gw-note-left", { left: Number(word) });
      return /^d\d+$/.test(word) ? t("ui-gw-note-damage", { damage: Number(word.slice(1)) }) : noun(TITLE, word);
    })
    .join(" ");
}
