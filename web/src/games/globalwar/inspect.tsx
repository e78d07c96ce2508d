/** What a zone, a unit, a facility or a nation is; and what a previewed act brings. */
import type { ComponentChildren } from "preact";
import { capital, eventText, list, noun, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import { later } from "../../shell/later";
import { entriesOf, type Entry } from "../../shell/log";
import type { TableEvent } from "../../shell/protocol";
import type { Table } from "../../shell/store";
import { Emblem, Kind } from "./counters";
import {
  building,
  facilityOf,
  grouped,
  isFacility,
  isLand,
  isNation,
  isUnit,
  isZone,
  nearOf,
  TITLE,
  unitOf,
  VICTORY,
  zoneOf,
  type Link,
} from "./data";
import { counted, partsOf } from "./orders";
import { Outlook } from "./outlook";
import { declaredIn, usePlanned, type Planned } from "./planned";
import {
  allianceOf,
  ownerOf,
  position,
  sheetOf,
  sitesIn,
  stacksIn,
  warsIn,
  worksIn,
  type Position,
  type Stack,
} from "./state";

const SetsOff = later(async () => (await import("./desk")).openSetsOff());

const name = (id: string): string => noun(TITLE, id);

export function Inspector({ table, noun: pointed }: { table: Table; noun: string }) {
  const now = table.state.value && position(table.state.value);
  if (!now) return null;
  const kind = partsOf(counted(pointed)[1]).kind;
  return (
    <>
      <h2>
        {isZone(pointed) && isLand(pointed) ? (
          <Emblem nation={ownerOf(now, pointed)} />
        ) : isNation(pointed) ? (
          <Emblem nation={pointed} />
        ) : (
          <Icon name="inspect" />
        )}{" "}
        {capital(name(pointed))}
      </h2>
      {isZone(pointed) && <AboutZone table={table} now={now} zone={pointed} />}
      {!isZone(pointed) && isUnit(kind) && <AboutUnit unit={kind} />}
      {isFacility(pointed) && <AboutFacility facility={pointed} />}
      {isNation(pointed) && !isZone(pointed) && <AboutNation now={now} nation={pointed} />}
    </>
  );
}

const Tag = ({ icon, children }: { icon?: string; children: ComponentChildren }) => (
  <span class="tag">
    {icon && <Icon name={icon} />} {children}
  </span>
);

function AboutZone({ table, now, zone }: { table: Table; now: Position; zone: string }) {
  const { land, ipp, terrain, city, capital: of } = zoneOf(zone);
  const owner = ownerOf(now, zone);
  const sites = grouped(sitesIn(now, zone), ({ kind, damage }) => `${kind} ${damage}`);
  const works = worksIn(now, zone);
  return (
    <>
      <p class="meta">
        {land && <Tag>{name(owner)}</Tag>}
        {land && <Tag icon="supplies">{t("ui-gw-ipp", { ipp })}</Tag>}
        {land && terrain !== "normal" && <Tag>{capital(name(terrain))}</Tag>}
        {city && <Tag>{t("ui-gw-city")}</Tag>}
        {of && <Tag>{t("ui-gw-capital", { nation: of })}</Tag>}
        {VICTORY.has(zone) && <Tag icon="star">{t("ui-gw-victory-city")}</Tag>}
        {!land && <Tag>{t("ui-gw-sea-zone")}</Tag>}
      </p>
      {!table.preview.value && <Battle planned={declaredIn(table, zone)} />}
      {stacksIn(now, zone).map((stack) => (
        <StackSheet key={stack.nation} stack={stack} />
      ))}
      {sites.size + works.length > 0 && (
        <ul class="told">
          {[...sites.values()].map((some) => (
            <li key={`${some[0]!.kind} ${some[0]!.damage}`} class={some[0]!.damage ? "bad" : ""}>
              <Icon name={building(some[0]!.kind)} />
              <span>
                {some.length > 1 && `${some.length}× `}
                {capital(name(some[0]!.kind))}
                {some[0]!.damage > 0 && ` · ${t("ui-gw-note-damage", { damage: some[0]!.damage })}`}
              </span>
            </li>
          ))}
          {works.map(({ kind, paid, stages, damage, nation }, n) => (
            <li key={n} class={damage ? "bad" : ""}>
              <Icon name={building(kind)} />
              <span>
                {capital(t("ui-gw-work", { facility: kind, paid, stages, nation }))}
                {damage > 0 && ` · ${t("ui-gw-note-damage", { damage })}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Neighbours zone={zone} />
    </>
  );
}

/** A battle that is to come: who fights it, and how it is likely to end. */
function Battle({ planned }: { planned: Planned | null }) {
  if (!planned) return null;
  const { field, forces } = planned;
  if (forces.defender.length === 0) return <p class="soft">{t("ui-gw-outlook-nobody", { zone: field.zone })}</p>;
  return <Outlook field={field} forces={forces} />;
}

function StackSheet({ stack }: { stack: Stack }) {
  return (
    <div class="sheetrow">
      <p>
        <Emblem nation={stack.nation} /> {name(stack.nation)}
      </p>
      <table class="values">
        <thead>
          <tr>
            <td />
            <th scope="col" title={t("ui-gw-attack")}>
              {t("ui-gw-attack-short")}
            </th>
            <th scope="col" title={t("ui-gw-defence")}>
              {t("ui-gw-defence-short")}
            </th>
            <th scope="col" title={t("ui-gw-move")}>
              {t("ui-gw-move-short")}
            </th>
          </tr>
        </thead>
        <tbody>
          {stack.kinds.map(([kind, count]) => {
            const { attack, defence, move } = unitOf(kind);
            return (
              <tr key={kind}>
                <th scope="row">
                  <Kind kind={kind} count={count} /> {name(kind)}
                </th>
                <td>{attack}</td>
                <td>{defence}</td>
                <td>{move}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** How a link is told: by what goes over it. */
function sortOf({ kind, rail, river }: Link): string {
  if (kind === "land") return rail ? "rail" : river ? "river" : "land";
  return ["coast", "sea", "crossing", "impassable"].includes(kind) ? kind : "passage";
}

function Neighbours({ zone }: { zone: string }) {
  const sorts = grouped(nearOf(zone), ({ link }) => sortOf(link));
  return (
    <dl class="near">
      {[...sorts].map(([sort, some]) => (
        <div key={sort}>
          <dt>{t(`ui-gw-near-${sort}`)}</dt>
          <dd>{list([...new Set(some.map((one) => (isLand(one.zone) ? name(one.zone) : one.zone)))])}</dd>
        </div>
      ))}
    </dl>
  );
}

function AboutUnit({ unit }: { unit: string }) {
  const { attack, defence, move, cost, hits } = unitOf(unit);
  return (
    <p class="meta">
      <Tag>
        {t("ui-gw-attack")} {attack}
      </Tag>
      <Tag>
        {t("ui-gw-defence")} {defence}
      </Tag>
      <Tag>
        {t("ui-gw-move")} {move}
      </Tag>
      <Tag>{t("ui-gw-cost", { ipp: cost.join(" + ") || "–" })}</Tag>
      {hits > 1 && <Tag>{t("ui-gw-hits", { hits })}</Tag>}
    </p>
  );
}

function AboutFacility({ facility }: { facility: string }) {
  const { cost, damage } = facilityOf(facility);
  return (
    <p class="meta">
      <Tag icon={building(facility)}>{t("ui-gw-cost", { ipp: cost.join(" + ") || "–" })}</Tag>
      {damage > 0 && <Tag>{t("ui-gw-most-damage", { damage })}</Tag>}
    </p>
  );
}

function AboutNation({ now, nation }: { now: Position; nation: string }) {
  const sheet = sheetOf(now, nation);
  const wars = sheet?.wars.filter((id) => now.nations[id] !== undefined) ?? [];
  return (
    <>
      <p class="meta">
        <Tag>{capital(name(allianceOf(now, nation)))}</Tag>
        {sheet && <Tag icon="supplies">{t("ui-gw-money", { money: sheet.money, income: sheet.income })}</Tag>}
        {sheet?.controller && <Tag>{t("ui-gw-controlled", { nation: sheet.controller })}</Tag>}
      </p>
      <p class="soft wars">
        {wars.length ? t("ui-gw-at-war", { nations: list(wars.map(name)) }) : t("ui-gw-at-peace")}
      </p>
    </>
  );
}

const LAST = 3; // things that have just happened

/** While nothing is inspected: what happened last, the newest first. */
export function JustNow({ table }: { table: Table }) {
  const found: Entry[] = [];
  for (const line of [...table.shownLines.value].reverse()) {
    found.push(...entriesOf(table, line).reverse());
    if (found.length >= LAST) break;
  }
  if (found.length === 0) return <p class="soft">{t("ui-inspector-empty")}</p>;
  return (
    <div class="justnow">
      <h3>{t("ui-gw-just-now")}</h3>
      <ul class="told">
        {found.slice(0, LAST).map(({ icon, text }, n) => (
          <li key={n}>
            {icon ? <Icon name={icon} /> : <Icon name="chevron" />} <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What everybody sees on the board needs no words. */
const PLAIN = new Set(["gw-ordered"]);
/** What a declaration of war sets off is told more fully than by what surely comes of it. */
const OF_WAR = new Set(["gw-war", "gw-income-raised"]);

export function Preview({ table, events }: { table: Table; events: TableEvent[] }) {
  const planned = usePlanned(table, events);
  const wars = warsIn(events);
  const told = events.filter(({ event }) => !PLAIN.has(event) && !(wars.length && OF_WAR.has(event)));
  if (!table.state.value) return null;
  return (
    <>
      {planned && <Battle planned={planned} />}
      {wars.map(({ args }) => (
        <SetsOff
          key={`${args["nation"]} ${args["other"]}`}
          table={table}
          who={String(args["nation"])}
          whom={String(args["other"])}
        />
      ))}
      {told.length > 0 && (
        <ul class="told" aria-label={t("core-ui-preview")}>
          {told.map((event, n) => (
            <li key={n}>
              <Icon name="chevron" /> <span>{eventText(event)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
