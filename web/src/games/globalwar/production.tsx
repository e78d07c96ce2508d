/** Production: the treasury, what can be bought, what was ordered, the chart; and the box of units to place. */
import { signal } from "@preact/signals";
import { actText, capital, noun, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import { readAct, type Act } from "../../shell/choices";
import type { Table } from "../../shell/store";
import { Emblem, Kind } from "./counters";
import { building, facilityOf, grouped, isFacility, TITLE, unitOf, type Branch } from "./data";
import { counted, nounFor, partsOf } from "./orders";
import { Repeat } from "./repeating";
import { Review } from "./review";
import { frameOf, onTurn, position, sheetOf, told, type Position } from "./state";

export function Production({ table }: { table: Table }) {
  return table.message.value?.view.prompt === "gw-prompt-placement" ? <Box table={table} /> : <Market table={table} />;
}

// buying

const SHELVES = ["land", "air", "sea", "works"] as const;
type Shelf = (typeof SHELVES)[number];
const SHELF_ICONS: Record<Shelf, string> = { land: "infantry", air: "fighter", sea: "destroyer", works: "factory" };
const open = signal<Shelf>("land");

/** What stands on a shelf: an order as it would be given, and what the engine says that it costs. */
interface Ware extends Act {
  price: number;
}

const shelfOf = ({ verb, nouns }: Ware): Shelf =>
  verb === "buy" ? (unitOf(partsOf(nouns[0]!).kind).branch as Branch) : "works";

/** The whole shop, always in the same order; each kind of facility once. */
function waresOf(table: Table): Map<Shelf, Ware[]> {
  const built = new Set<string>();
  const wares = (told(table).shop ?? []).flatMap(([order, price]) => {
    const ware = { ...readAct(order), price };
    if (ware.verb !== "build") return [ware];
    const facility = ware.nouns[0]!;
    return built.has(facility) ? [] : [built.add(facility) && ware];
  });
  return grouped(wares, shelfOf);
}

/** What is allowed now: also while an order is on its way, so that the shop stands still. */
const legal = (table: Table): readonly string[] => table.message.value?.legal ?? [];

function Market({ table }: { table: Table }) {
  const now = position(table.state.value!);
  const wares = waresOf(table);
  const offered = SHELVES.filter((shelf) => wares.has(shelf));
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
          {(wares.get(shown) ?? []).map((ware) => (
            <li key={ware.text}>
              {ware.verb === "buy" ? (
                <Good table={table} ware={ware} />
              ) : ware.verb === "build" ? (
                <Work table={table} ware={ware} />
              ) : (
                <Other table={table} ware={ware} />
              )}
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
    <div class="purse">
      <ul aria-label={t("ui-gw-treasury")}>
        {nations.map((id) => (
          <li key={id}>
            <Emblem nation={id} />
            <b>{sheetOf(now, id)?.money ?? 0}</b>
            <small>{t("ui-gw-ipp-left")}</small>
          </li>
        ))}
      </ul>
      <Review table={table} />
    </div>
  );
}

/** A thing in the shop stays where it is; what cannot be had is greyed, and pressing it asks why. */
function wareProps(table: Table, { text, nouns }: Ware, may: boolean, take: () => void) {
  return {
    type: "button" as const,
    "aria-disabled": !may,
    onClick: () => (may ? take() : table.inspect(partsOf(nouns[0]!).kind, text)),
  };
}

function Good({ table, ware }: { table: Table; ware: Ware }) {
  const name = ware.nouns[0]!;
  const { kind, nation } = partsOf(name);
  const { attack, defence, move, cost } = unitOf(kind);
  const may = legal(table).includes(ware.text);
  const buy = () => {
    table.inspected.value = kind;
    void table.act(ware.text);
  };
  return (
    <button class={may ? "good" : "good off"} data-noun={name} {...wareProps(table, ware, may, buy)}>
      <span class="price">{ware.price}</span>
      {nation && <Emblem nation={nation} />}
      <Kind kind={kind} />
      <span class="nm">{capital(noun(TITLE, kind))}</span>
      <small aria-hidden="true">
        {attack}/{defence}/{move}
        {cost.length > 1 && <> · {t("ui-gw-stages", { stages: cost.length })}</>}
      </small>
      <span class="sr">{t("ui-gw-good", { ipp: ware.price, attack, defence, move })}</span>
    </button>
  );
}

/** A facility is pointed at, then the zone for it. */
function Work({ table, ware }: { table: Table; ware: Ware }) {
  const facility = ware.nouns[0]!;
  const chosen = table.choices.pointed.value.some((one) => one.noun === facility);
  const may = legal(table).some((text) => text.startsWith(`build ${facility} `));
  return (
    <button
      class={["good", may ? "legal" : "off", chosen && "sel"].filter(Boolean).join(" ")}
      data-noun={facility}
      aria-pressed={chosen}
      {...wareProps(table, ware, may, () => table.point(facility, facility))}
    >
      <span class="price">{ware.price}</span>
      <span class="uk">
        <Icon name={building(facility)} />
      </span>
      <span class="nm">{capital(noun(TITLE, facility))}</span>
      <small>{t("ui-gw-stages", { stages: facilityOf(facility).cost.length })}</small>
    </button>
  );
}

/** The next stage of something on the chart, an upgrade, a repair. */
function Other({ table, ware }: { table: Table; ware: Ware }) {
  const may = legal(table).includes(ware.text);
  return (
    <button
      class={may ? "btn small other" : "btn small other off"}
      {...wareProps(table, ware, may, () => void table.act(ware.text))}
    >
      {actText(TITLE, ware.text)} <b>{ware.price}</b>
    </button>
  );
}

/** What was ordered in this phase, also what was put back meanwhile: nothing moves up under the pointer. */
const kept = new WeakMap<Table, { turn: string; orders: string[] }>();
function ordersOf(table: Table, now: Position): [string, number][] {
  const orders = (frameOf(now, "production")?.["orders"] as [string, number][] | undefined) ?? [];
  const turn = `${now.date} ${now.turn} ${table.seat.value}`;
  const known = kept.get(table);
  const before = known?.turn === turn ? known.orders : [];
  const all = [...new Set([...before, ...orders.map(([order]) => order)])];
  kept.set(table, { turn, orders: all });
  const counts = new Map(orders);
  return all.map((order) => [order, counts.get(order) ?? 0]);
}

function Basket({ table, now }: { table: Table; now: Position }) {
  const orders = ordersOf(table, now);
  const free = table.message.value?.free ?? [];
  const step = (icon: string, act: string, may: boolean) => (
    <button
      type="button"
      class="btn icon small"
      aria-label={actText(TITLE, act)}
      disabled={!may}
      onClick={() => void table.act(act)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="basket">
      <h2>
        {t("ui-gw-basket")} <span class="soft">{t("ui-gw-basket-done")}</span>
      </h2>
      {orders.length === 0 ? (
        <>
          <p class="soft">{t("ui-gw-basket-empty")}</p>
          <Repeat table={table} />
        </>
      ) : (
        <ul>
          {orders.map(([order, count]) => {
            const { verb, nouns } = readAct(order);
            const { kind } = partsOf(nouns[0]!);
            return (
              <li key={order} class={count ? "" : "soft"}>
                {isFacility(kind) ? <Icon name={building(kind)} /> : <Kind kind={kind} />}
                <span>{verb === "buy" ? capital(noun(TITLE, nouns[0]!)) : actText(TITLE, order)}</span>
                {step("minus", `refund ${order}`, free.includes(`refund ${order}`))}
                <b>×{count}</b>
                {step("plus", order, legal(table).includes(order))}
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
  for (const { verb, nouns } of legal(table).map(readAct)) {
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
        <span class="soft">{t(groups.size ? "ui-gw-box-about" : "ui-gw-box-empty")}</span>
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
      <Review table={table} />
      {groups.size === 0 && (
        <button type="button" class="btn primary" onClick={() => table.acting.finish()}>
          <Icon name="pass" /> {t("ui-gw-end-turn")}
        </button>
      )}
    </div>
  );
}
