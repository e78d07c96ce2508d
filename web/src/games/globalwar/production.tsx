/** Production: the treasury, what can be bought, what was ordered, the chart; and the box of units to place. */
import { signal } from "@preact/signals";
import { actText, capital, noun, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import type { Act } from "../../shell/choices";
import type { Table } from "../../shell/store";
import { Emblem, Kind } from "./counters";
import { building, facilityOf, grouped, isFacility, TITLE, unitOf, type Branch } from "./data";
import { counted, nounFor, partsOf } from "./orders";
import { frameOf, onTurn, position, sheetOf, type Position } from "./state";

export function Production({ table }: { table: Table }) {
  return table.message.value?.view.prompt === "gw-prompt-placement" ? <Box table={table} /> : <Market table={table} />;
}

// buying

const SHELVES = ["land", "air", "sea", "works"] as const;
type Shelf = (typeof SHELVES)[number];
const SHELF_ICONS: Record<Shelf, string> = { land: "infantry", air: "fighter", sea: "destroyer", works: "factory" };
const open = signal<Shelf>("land");

const priceOf = (unit: string): number => unitOf(unit).cost[0] ?? 0;

function Market({ table }: { table: Table }) {
  const now = position(table.state.value!);
  const acts = table.acts.value;
  const buys = acts.filter(({ verb, nouns }) => verb === "buy" && counted(nouns[0]!)[0] === 1);
  const shelves = grouped(buys, ({ nouns }): Shelf => unitOf(partsOf(nouns[0]!).kind).branch as Branch);
  const works = [...new Set(acts.filter(({ verb }) => verb === "build").map(({ nouns }) => nouns[0]!))];
  const rest = acts.filter(
    ({ verb, nouns }) => ["advance", "hasten", "upgrade", "repair"].includes(verb) && counted(nouns[0]!)[0] === 1,
  );
  const offered = SHELVES.filter((shelf) => (shelf === "works" ? works.length + rest.length > 0 : shelves.has(shelf)));
  const shown = offered.includes(open.value) ? open.value : (offered[0] ?? "land");
  return (
    <div class="market">
      <Purse table={table} now={now} />
      <div class="shelf" role="group" aria-label={t("ui-gw-buy")}>
        <p class="shelves">
          {offered.map((shelf) => (
            <button
              key={shelf}
              type="button"
              class="btn small"
              aria-pressed={shelf === shown}
              onClick={() => (open.value = shelf)}
            >
              <Icon name={SHELF_ICONS[shelf]} /> {t(`ui-gw-shelf-${shelf}`)}
            </button>
          ))}
        </p>
        <ul class="goods">
          {shown !== "works" &&
            (shelves.get(shown) ?? []).map((act) => <Good key={act.text} table={table} act={act} />)}
          {shown === "works" && works.map((facility) => <Work key={facility} table={table} facility={facility} />)}
          {shown === "works" &&
            rest.map((act) => (
              <li key={act.text}>
                <button type="button" class="btn small other" onClick={() => void table.act(act.text)}>
                  {actText(TITLE, act.text)}
                </button>
              </li>
            ))}
          {offered.length === 0 && <li class="soft">{t("ui-gw-nothing-to-buy")}</li>}
        </ul>
      </div>
      <Basket table={table} now={now} />
    </div>
  );
}

/** What the nations on turn have to spend. */
function Purse({ table, now }: { table: Table; now: Position }) {
  const nations = onTurn(table, now).filter(
    (id) => (sheetOf(now, id)?.income ?? 0) > 0 || (sheetOf(now, id)?.money ?? 0) > 0,
  );
  return (
    <ul class="purse" aria-label={t("ui-gw-treasury")}>
      {nations.map((id) => (
        <li key={id}>
          <Emblem nation={id} />
          <b>{sheetOf(now, id)?.money ?? 0}</b>
          <small>{t("ui-gw-ipp-left")}</small>
        </li>
      ))}
    </ul>
  );
}

function Good({ table, act }: { table: Table; act: Act }) {
  const name = act.nouns[0]!;
  const { kind, nation } = partsOf(name);
  const { attack, defence, move, cost } = unitOf(kind);
  return (
    <li>
      <button
        type="button"
        class="good"
        data-noun={name}
        onClick={() => {
          table.inspected.value = kind;
          void table.act(act.text);
        }}
      >
        <span class="price">{priceOf(kind)}</span>
        {nation && <Emblem nation={nation} />}
        <Kind kind={kind} />
        <span class="nm">{capital(noun(TITLE, kind))}</span>
        <small aria-hidden="true">
          {attack}/{defence}/{move}
          {cost.length > 1 && <> · {t("ui-gw-stages", { stages: cost.length })}</>}
        </small>
        <span class="sr">{t("ui-gw-good", { ipp: priceOf(kind), attack, defence, move })}</span>
      </button>
    </li>
  );
}

/** A facility is pointed at, then the zone for it. */
function Work({ table, facility }: { table: Table; facility: string }) {
  const chosen = table.choices.pointed.value.some((one) => one.noun === facility);
  return (
    <li>
      <button
        type="button"
        class={chosen ? "good legal sel" : "good legal"}
        data-noun={facility}
        aria-pressed={chosen}
        onClick={() => table.point(facility, facility)}
      >
        <span class="price">{facilityOf(facility).cost[0] ?? 0}</span>
        <span class="uk">
          <Icon name={building(facility)} />
        </span>
        <span class="nm">{capital(noun(TITLE, facility))}</span>
        <small>{t("ui-gw-stages", { stages: facilityOf(facility).cost.length })}</small>
      </button>
    </li>
  );
}

function Basket({ table, now }: { table: Table; now: Position }) {
  const orders = (frameOf(now, "production")?.["orders"] as [string, number][] | undefined) ?? [];
  const refund = (order: string) => table.free.value.find(({ text }) => text === `refund ${order}`);
  return (
    <div class="basket">
      <h2>
        {t("ui-gw-basket")} <span class="soft">{t("ui-gw-basket-done")}</span>
      </h2>
      {orders.length === 0 ? (
        <p class="soft">{t("ui-gw-basket-empty")}</p>
      ) : (
        <ul>
          {orders.map(([order, count]) => {
            const [verb = "", name = "", ...places] = order.split(" ");
            const { kind } = partsOf(name);
            const back = refund(order);
            const text = verb === "buy" ? capital(noun(TITLE, name)) : actText(TITLE, order);
            return (
              <li key={order}>
                {isFacility(kind) ? <Icon name={building(kind)} /> : <Kind kind={kind} />}
                <span>
                  {text}
                  {verb === "buy" && places.length > 0 && ` (${places.map((place) => noun(TITLE, place)).join(", ")})`}
                </span>
                <b>×{count}</b>
                {back && (
                  <button
                    type="button"
                    class="btn icon small"
                    aria-label={actText(TITLE, back.text)}
                    onClick={() => void table.act(back.text)}
                  >
                    <Icon name="minus" />
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

// placing

const many = signal<Record<string, number>>({});

/** The box of units to place: one is pointed at, then the zone. */
function Box({ table }: { table: Table }) {
  const groups = new Map<string, { verb: string; most: number }>();
  for (const { verb, nouns } of table.acts.value) {
    if (verb !== "place" && verb !== "upgrade") continue;
    const [count, name] = counted(nouns[0]!);
    const known = groups.get(name);
    groups.set(name, { verb, most: Math.max(count, known?.most ?? 0) });
  }
  const pointed = table.choices.pointed.value[0]?.noun;
  return (
    <div class="tray box">
      <header>
        <h2>{t("ui-gw-box")}</h2>
        <span class="soft">{t("ui-gw-box-about")}</span>
      </header>
      <ul class="units">
        {[...groups].map(([name, { most }]) => {
          const count = Math.min(many.value[name] ?? 1, most);
          const item = nounFor(count, name);
          const chosen = pointed === item;
          const called = capital(noun(TITLE, name));
          const change = (next: number) => {
            many.value = { ...many.value, [name]: next };
            table.choices.clear();
            table.point(nounFor(next, name), name);
          };
          return (
            <li key={name}>
              <div class={chosen ? "gstep picked" : "gstep"}>
                <button
                  type="button"
                  class={chosen ? "face sel" : "face legal"}
                  data-noun={item}
                  aria-pressed={chosen}
                  onClick={() => table.point(item, name)}
                >
                  {partsOf(name).nation && <Emblem nation={partsOf(name).nation} />}
                  <Kind kind={partsOf(name).kind} />
                  <span class="nm">{called}</span>
                </button>
                {most > 1 && (
                  <span class="stepper">
                    <button
                      type="button"
                      aria-label={t("ui-gw-fewer", { unit: called })}
                      disabled={count <= 1}
                      onClick={() => change(count - 1)}
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
                      onClick={() => change(count + 1)}
                    >
                      <Icon name="plus" />
                    </button>
                  </span>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
