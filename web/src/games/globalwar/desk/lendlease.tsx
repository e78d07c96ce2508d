/** Lend-lease: what is lent, by which ways it goes, best first, and who lies in wait; closed ways say why. */
import { useState } from "preact/hooks";
import { capital, list, noun, refusalText, t } from "../../../shell/i18n";
import { Icon } from "../../../shell/icon";
import { ruleText } from "../../../shell/rules";
import type { Table } from "../../../shell/store";
import { Kind } from "../counters";
import { building, isFacility, isLand, isUnit, TITLE } from "../data";
import { myNations, onTurn, position } from "../state";
import { useFacts } from "./asking";
import { Disc, named, Panel, RuleTag } from "./parts";
import { SmallMap, type Mark } from "./smallmap";
import { atHand, type LoansTold, type Way } from "./told";

const MOST = 8; // cargoes that are shown before one asks for all

function Cargo({ name }: { name: string }) {
  const kind = name.split(".").at(-1)!.split(":")[0]!;
  if (isUnit(kind)) return <Kind kind={kind} />;
  return <Icon name={isFacility(kind) ? building(kind) : "crate"} />;
}

export function LendLease({ table }: { table: Table }) {
  const { "lend-lease": ready = [], shop = [] } = atHand(table);
  const now = table.state.value ? position(table.state.value) : null;
  const lenders = myNations(table).filter((one) => now?.nations[one]?.major);
  const lend = table.acts.value.filter(({ verb }) => verb === "lend");
  const [chosen, choose] = useState<string | null>(null);
  const turn = now ? onTurn(table, now) : [];
  const lender = [chosen, ...turn, ...lenders].find((one) => one && lenders.includes(one)) ?? "";
  const told = useFacts<LoansTold>(table, ready.length || !lender ? null : ["loans", lender]);
  if (ready.length) return <Deliveries table={table} ways={ready} />;
  return (
    <Panel icon="ship" name={t("ui-gw-desk-loans")} note={t("ui-gw-desk-loans-note")} class="loans">
      {lenders.length > 1 && (
        <div class="pick" role="group" aria-label={t("ui-gw-desk-lender")}>
          {lenders.map((nation) => (
            <button
              key={nation}
              type="button"
              class="chip"
              aria-pressed={nation === lender}
              onClick={() => choose(nation)}
            >
              <Disc nation={nation} class="sm" /> {named(nation)}
            </button>
          ))}
        </div>
      )}
      {lend.length > 0 && <Announcing table={table} acts={lend.map(({ text }) => text)} prices={new Map(shop)} />}
      {told?.refusal && (
        <p class="soft">
          <Icon name="lock" /> {refusalText(told.refusal)} <RuleTag rule={told.refusal.rule} />
        </p>
      )}
      {told?.ways && <Ways table={table} ways={told.ways} />}
      {told?.ways?.length === 0 && <p class="soft">{t("ui-gw-desk-loans-nobody")}</p>}
    </Panel>
  );
}

/** In production: what could be made to be lent. */
function Announcing({ table, acts, prices }: { table: Table; acts: string[]; prices: ReadonlyMap<string, number> }) {
  const [all, showAll] = useState(false);
  const sorted = [...acts].sort((a, b) => (prices.get(a) ?? 0) - (prices.get(b) ?? 0));
  return (
    <>
      <h4>{t("ui-gw-desk-announce")}</h4>
      <div class="pick" role="group" aria-label={t("ui-gw-desk-announce")}>
        {(all ? sorted : sorted.slice(0, MOST)).map((act) => {
          const [, cargo = "", at] = act.split(" ");
          return (
            <button
              key={act}
              type="button"
              class="chip"
              disabled={table.sending.value !== null}
              onClick={() => void table.act(act)}
            >
              <Cargo name={cargo} /> {capital(noun(TITLE, cargo))}
              {at && `, ${noun(TITLE, at)}`} {prices.has(act) && <b>{prices.get(act)}</b>}
            </button>
          );
        })}
        {sorted.length > MOST && (
          <button type="button" class="chip" aria-expanded={all} onClick={() => showAll(!all)}>
            {t("ui-gw-desk-minors-all", { count: sorted.length, all: all ? "yes" : "no" })}
          </button>
        )}
      </div>
    </>
  );
}

/** When units are placed: what waits, to whom, by which way. */
function Deliveries({ table, ways }: { table: Table; ways: Way[] }) {
  const cargoes = [...new Set(ways.map(({ loan }) => loan!))];
  const [chosen, choose] = useState(cargoes[0]!);
  const cargo = cargoes.includes(chosen) ? chosen : cargoes[0]!;
  const retain = table.acts.value.find(({ text }) => text === `retain ${cargo}`);
  return (
    <Panel icon="ship" name={t("ui-gw-desk-loans")} note={t("ui-gw-desk-loans-now")} class="loans">
      <div class="pick" role="group" aria-label={t("ui-gw-desk-cargo")}>
        {cargoes.map((name) => (
          <button key={name} type="button" class="chip" aria-pressed={name === cargo} onClick={() => choose(name)}>
            <Cargo name={name} /> {capital(noun(TITLE, name))}
          </button>
        ))}
      </div>
      <Ways
        table={table}
        ways={ways.filter(({ loan }) => loan === cargo)}
        onSend={(way) => {
          const act = `deliver ${cargo} ${way.to} ${way.at}`;
          if (table.acts.value.some(({ text }) => text === act)) void table.act(act);
        }}
        busy={table.sending.value !== null || !table.mine.value}
      />
      {retain && (
        <p class="doing">
          <button type="button" class="btn" onClick={() => void table.act(retain.text)}>
            <Icon name="undo" /> {t("ui-gw-desk-retain")}
          </button>
        </p>
      )}
    </Panel>
  );
}

interface WaysProps {
  table: Table;
  ways: readonly Way[];
  onSend?: (way: Way) => void;
  busy?: boolean;
}

/** By recipient the ways as cards; the one that is looked at is drawn on the map, with its number. */
function Ways(props: WaysProps) {
  const best = (to: string) => Math.max(...props.ways.map((way) => (way.to === to ? (way.chance ?? -1) : -1)));
  const recipients = [...new Set(props.ways.map(({ to }) => to))].sort((a, b) => best(b) - best(a));
  const open = recipients.flatMap((to) => props.ways.filter((way) => way.to === to && way.at));
  const [looked, look] = useState("");
  const shown = open.find(({ to, at }) => `${to} ${at}` === looked) ?? open[0];
  return (
    <>
      {shown && <WayMap table={props.table} way={shown} number={open.indexOf(shown) + 1} />}
      <ul class="waylist">
        {recipients.map((to) => (
          <li key={to}>
            <h4>
              <Disc nation={to} /> {named(to)}
            </h4>
            <ul>
              {props.ways
                .filter((way) => way.to === to)
                .map((way, n) => (
                  <li key={way.at ?? n} class={way.at ? "way" : "way closed"}>
                    <WayCard
                      way={way}
                      number={open.indexOf(way) + 1}
                      best={n === 0}
                      shown={way === shown}
                      onLook={() => look(`${way.to} ${way.at}`)}
                      {...(props.onSend ? { onSend: props.onSend } : {})}
                      busy={props.busy ?? false}
                    />
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

/** By which zones a way leads, where it ends, and who lies in wait there: the number that hits, in doubt at peace. */
function WayMap({ table, way, number }: { table: Table; way: Way; number: number }) {
  const { at, path = [], dangers = [] } = way;
  const seas = [...new Set(dangers.map(([sea]) => sea))];
  const there = (sea: string) => dangers.filter(([where]) => where === sea);
  return (
    <>
      <SmallMap
        table={table}
        flat={2.5}
        danger={seas}
        way={path}
        marks={[
          { zone: at!, text: String(number), sort: "open" },
          ...seas.map((sea): Mark => {
            const worst = Math.max(...there(sea).map(([, value]) => value));
            const sure = there(sea).some(([, , , enemy]) => enemy);
            return { zone: sea, text: sure ? `≤ ${worst}` : `≤ ${worst}?`, sort: "danger" };
          }),
        ]}
      />
      {path.length > 1 && <p class="soft">{t("ui-gw-desk-path", { path: path.map(zoneText).join(" – ") })}</p>}
    </>
  );
}

const zoneText = (zone: string): string => (isLand(zone) ? noun(TITLE, zone) : zone);

interface WayCardProps {
  way: Way;
  number: number;
  best: boolean;
  shown: boolean;
  onLook: () => void;
  onSend?: (way: Way) => void;
  busy: boolean;
}

function WayCard(props: WayCardProps) {
  const { at, dangers = [], chance = 0, closed, refusal } = props.way;
  const rule = refusal?.rule ?? closed;
  if (!at)
    return (
      <p>
        <Icon name="lock" /> {refusal ? refusalText(refusal) : (ruleText(closed ?? "") ?? "")}{" "}
        {rule && <RuleTag rule={rule} />}
      </p>
    );
  const asks = [...new Set(dangers.flatMap(([, , whose, enemy]) => (enemy ? [] : [whose])))];
  return (
    <>
      <button type="button" class="to" aria-pressed={props.shown} title={t("ui-gw-desk-look")} onClick={props.onLook}>
        <span class="rg">{props.number}</span> <b>{capital(noun(TITLE, at))}</b>{" "}
        <b class="n l">{t("ui-gw-desk-percent", { chance })}</b>
      </button>
      <p class="soft">
        {dangers.length === 0 && t("ui-gw-desk-no-danger")}
        {dangers
          .filter(([, , , enemy]) => enemy)
          .map(([sea, value, whose]) => t("ui-gw-desk-danger", { sea, value, nation: whose }))
          .join(" ")}
        {asks.length > 0 && ` ${t("ui-gw-desk-may-ask", { nations: list(asks.map((one) => named(one))) })}`}
      </p>
      {props.onSend && (
        <button type="button" class="btn small" disabled={props.busy} onClick={() => props.onSend!(props.way)}>
          <Icon name="check" /> {t("ui-gw-desk-send")}
        </button>
      )}
    </>
  );
}
