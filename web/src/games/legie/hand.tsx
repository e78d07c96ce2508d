/** What lies before the reader: the screen with the order tokens, the hand, the dispatch, and equipment on offer. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { capital, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import type { Table } from "../../shell/store";
import { characters, dispatches, EQUIPMENT, emblem, equipmentIcon, look, SKILLS, tokensOf } from "./data";
import { about, features, named, shortName, stateOf } from "./names";
import { Back, Card, OrderFace } from "./soldier";
import {
  busyWith,
  count,
  HIDDEN,
  isUntold,
  listed,
  phaseOf,
  position,
  whereIs,
  type Player,
  type Position,
} from "./state";

export function Hand({ table }: { table: Table }) {
  const now = position(table.state.value!);
  const seat = table.seat.value;
  const mine = seat === null ? null : now.players[seat];
  const shown = useSignal<string | null>(null);
  const parts = mine?.commander ? partsOf(table, now, mine) : [];
  const pointed = table.choices.pointed.value;
  useEffect(() => {
    shown.value = null; // what was pointed at wants something else now
  }, [pointed.length]);
  const held = ({ ids }: DeskPart) => pointed.some(({ noun }) => ids.includes(noun));
  const calling = parts
    .filter(({ calls }) => calls)
    .sort((a, b) => Number(a.id === "dispatch") - Number(b.id === "dispatch"));
  const wanted = (calling.find((part) => !held(part)) ?? calling[0] ?? parts[0])?.id;
  if (!mine) return <p class="soft center">{t("ui-lg-watching")}</p>;
  if (!mine.commander) return <p class="soft center">{t("ui-lg-hand-later")}</p>;
  const open = parts.some(({ id, calls }) => id === shown.value && (calls || !parts.some((part) => part.calls)))
    ? shown.value
    : wanted;
  return (
    <div
      class={
        parts.some(({ id, calls }) => id === "tokens" && calls) || !QUIET.includes(phaseOf(now) ?? "")
          ? "desk"
          : "desk quiet"
      }
      data-shown={open}
    >
      {parts.length > 1 && (
        <div class="switch" role="group" aria-label={t("ui-hand")}>
          {parts.map(({ id, icon, calls }) => (
            <button
              key={id}
              type="button"
              class={calls ? "calls" : ""}
              aria-pressed={id === open}
              onClick={() => (shown.value = id)}
            >
              <Icon name={icon} />
              <span class="sr">{t(`ui-lg-part-${id}`)}</span>
            </button>
          ))}
        </div>
      )}
      {parts
        .filter(({ id }) => WIDE.includes(id))
        .map(({ id, Part }) => (
          <Part key={id} table={table} now={now} mine={mine} />
        ))}
      <div class="deskrow">
        {parts
          .filter(({ id }) => !WIDE.includes(id))
          .map(({ id, Part }) => (
            <Part key={id} table={table} now={now} mine={mine} />
          ))}
      </div>
    </div>
  );
}

const WIDE = ["shop", "people", "worn"]; // parts that have a row of their own
const QUIET = ["order-phase", "plots"]; // when tokens and hand are only looked at

interface PartProps {
  table: Table;
  now: Position;
  mine: Player;
}

interface DeskPart {
  id: string;
  icon: string;
  ids: readonly string[]; // the nouns that lie there
  calls: boolean; // whether one of them can be pointed at
  Part: (props: PartProps) => preact.JSX.Element;
}

/** The parts of the desk that there are now. */
function partsOf(table: Table, now: Position, mine: Player): DeskPart[] {
  const glowing = table.choices.glowing.value;
  const part = (id: string, icon: string, ids: readonly string[], Part: DeskPart["Part"]): DeskPart => ({
    id,
    icon,
    ids,
    calls: ids.some((one) => glowing.has(one)),
    Part,
  });
  const elsewhere = elsewhereOf(table, now, mine);
  const hand = listed(mine.hand);
  const kept = dispatchesOf(table, now, mine);
  const worn = wornOf(table, now);
  const found: (DeskPart | false)[] = [
    elsewhere.length > 0 && part(isUntold(mine) ? "people" : "more", "eye", elsewhere, Elsewhere),
    worn.length > 0 && part("worn", "coat", worn, Worn),
    buying(table, now) && part("shop", "coat", EQUIPMENT, Shop),
    !busyWith(now, "camp") && part("tokens", "order-blank", tokensOf(mine.commander ?? ""), Screen),
    kept.length > 0 && part("dispatch", "log", kept, Dispatches),
    (count(mine.hand) > 0 || ["recruiting", "march"].includes(phaseOf(now) ?? "")) &&
      part("hand", "people", hand, Cards),
  ];
  const there = found.filter((one) => one !== false);
  // with printed cards at hand only what can be pointed at is of use
  const calling = isUntold(mine) ? there.filter(({ calls }) => calls) : [];
  return calling.length > 0 ? calling : there;
}

const buying = (table: Table, now: Position): boolean =>
  table.acts.value.some(({ verb }) => verb === "equip") ||
  (phaseOf(now) === "recruiting" && !busyWith(now, "deal", "keep")) ||
  busyWith(now, "camp");

/** Equipment that is seen for the first time on whoever is sent or turned up. */
function wornOf(table: Table, now: Position): string[] {
  if (buying(table, now) || !table.choices.pointed.value.some(({ noun }) => characters.has(noun))) return [];
  return EQUIPMENT.filter((id) => table.choices.glowing.value.has(id));
}

function Worn({ table, now }: PartProps) {
  return (
    <section class="own elsewhere" data-part="worn">
      <h2>{t("ui-lg-part-worn")}</h2>
      <div class="cards">
        {wornOf(table, now).map((id) => (
          <Thing key={id} table={table} id={id} icon={equipmentIcon(id)} />
        ))}
      </div>
    </section>
  );
}

/** Things that can be pointed at and lie nowhere else: skills to lose, soldiers in the deck. */
function elsewhereOf(table: Table, now: Position, mine: Player): string[] {
  const resting = now.location === null;
  const drawn = (id: string) => whereIs(now, id) !== null || listed(mine.hand).includes(id) || resting;
  return [...table.choices.glowing.value].filter((id) => SKILLS.includes(id) || (characters.has(id) && !drawn(id)));
}

function Elsewhere({ table, now, mine }: PartProps) {
  return (
    <section class="own elsewhere" data-part={isUntold(mine) ? "people" : "more"}>
      <h2>{t(isUntold(mine) ? "ui-lg-part-people" : "ui-lg-part-more")}</h2>
      <div class="cards">
        {elsewhereOf(table, now, mine).map((id) =>
          SKILLS.includes(id) ? (
            <Thing key={id} table={table} id={id} icon={id} />
          ) : (
            <Card key={id} table={table} now={now} id={id} mine big={!isUntold(mine)} />
          ),
        )}
      </div>
    </section>
  );
}

function Thing({ table, id, icon }: { table: Table; id: string; icon: string }) {
  const state = stateOf(table, id);
  return (
    <button
      type="button"
      class={`thing legal ${state === "chosen" ? "sel" : ""}`}
      data-noun={id}
      aria-pressed={state === "chosen"}
      onClick={() => table.point(id, id)}
    >
      <span class="sr">{t("ui-lg-pick", { name: capital(named(id)), state })}</span>
      <Icon name={icon} />
      <span aria-hidden="true">{capital(named(id))}</span>
    </button>
  );
}

/** The commander's screen: available tokens, those that lie on soldiers, and used ones. */
function Screen({ table, now, mine }: PartProps) {
  return (
    <section class={`screen ${look(mine.faction)}`} data-part="tokens" aria-label={t("ui-lg-part-tokens")}>
      <h2>
        <Icon name={emblem(mine.faction)} /> {named(mine.commander!)}
        {!isUntold(mine) && (
          <span>
            <Icon name="lock" /> {t("ui-lg-only-you")}
          </span>
        )}
      </h2>
      <div class="tks">
        {tokensOf(mine.commander!).map((order) => (
          <TokenButton key={order} table={table} now={now} mine={mine} order={order} />
        ))}
        {table.acts.value.some(({ text }) => text === TAKEN_BACK) && <TakenBack table={table} mine={mine} />}
      </div>
    </section>
  );
}

const TAKEN_BACK = `recover ${HIDDEN}`;

/** A used token that lies face down is taken back, whichever it is. */
function TakenBack({ table, mine }: { table: Table; mine: Player }) {
  const state = stateOf(table, HIDDEN);
  return (
    <button
      type="button"
      class={state === "chosen" ? "tk away legal sel" : "tk away legal"}
      data-noun={HIDDEN}
      aria-pressed={state === "chosen"}
      onClick={() => table.point(HIDDEN, HIDDEN)}
    >
      <span class={`disc ${look(mine.faction)}`} aria-hidden="true">
        <Icon name={emblem(mine.faction)} />
      </span>
      <span class="sr">{t("ui-lg-pick", { name: capital(named(HIDDEN)), state })}</span>
      <span aria-hidden="true">{t("ui-lg-token-away")}</span>
    </button>
  );
}

function TokenButton({ table, now, mine, order }: PartProps & { order: string }) {
  const bearer = now.plots
    .flatMap(({ columns }) => columns[table.seat.value!] ?? [])
    .find(({ token }) => token?.order === order)?.character;
  const away = mine.tokens["put-away"].some((one) => one.order === order);
  const unknown = isUntold(mine) && !bearer && !mine.tokens.used.includes(order);
  const available = unknown || listed(mine.tokens.available).includes(order);
  const state = stateOf(table, order);
  const lies = available ? "available" : bearer ? "out" : away ? "away" : "used";
  const spoken = t("ui-lg-token", { order, lies, character: bearer ?? HIDDEN, state });
  return (
    <button
      type="button"
      class={["tk", lies, state !== "none" && "legal", state === "chosen" && "sel"].filter(Boolean).join(" ")}
      data-noun={order}
      aria-pressed={state === "none" ? undefined : state === "chosen"}
      tabIndex={available || state !== "none" ? 0 : -1}
      onClick={() => table.point(order, order)}
    >
      <span class="sr">{capital(spoken)}</span>
      <span class={`disc ${look(mine.faction)}`} aria-hidden="true">
        <OrderFace order={order} />
      </span>
      <span aria-hidden="true">{capital(named(order))}</span>
      {lies !== "available" && (
        <small aria-hidden="true">
          {bearer ? shortName(bearer) : t(away ? "ui-lg-token-away" : "ui-lg-token-used")}
        </small>
      )}
    </button>
  );
}

function Cards({ table, now, mine }: PartProps) {
  const hand = listed(mine.hand);
  return (
    <section class="own" data-part="hand" aria-label={t("ui-lg-part-hand")}>
      <h2>
        {t("ui-lg-part-hand")} <span class="soft">{count(mine.hand)}</span>
        <span class="purse">
          <Icon name="supplies" />
          <span class="sr">{t("ui-lg-supplies")}</span> {mine.supplies}
        </span>
      </h2>
      <div class="cards">
        {hand.map((id) => (
          <div key={id} class="slot">
            <Card table={table} now={now} id={id} mine big />
          </div>
        ))}
        {isUntold(mine) &&
          Array.from({ length: count(mine.hand) }, (_, n) => (
            <div key={n} class="slot">
              <Back faction={mine.faction!} />
            </div>
          ))}
        {count(mine.hand) === 0 && <p class="empty">{t("ui-lg-hand-empty")}</p>}
      </div>
    </section>
  );
}

/** Equipment that can be bought, each kind once in a round. */
function Shop({ table, now, mine }: PartProps) {
  return (
    <section class="shop" data-part="shop" aria-label={t("ui-lg-part-shop")}>
      <h2>
        {t("ui-lg-part-shop")} <span class="soft">{t("ui-lg-shop-cost")}</span>
        <span class="purse">
          <Icon name="supplies" />
          <span class="sr">{t("ui-lg-supplies")}</span> {mine.supplies}
        </span>
      </h2>
      <div class="things">
        {EQUIPMENT.map((id) => {
          const state = stateOf(table, id);
          const bought = mine.bought.includes(id);
          const left = now.bank[id] ?? 0;
          return (
            <button
              key={id}
              type="button"
              class={["thing", bought && "bought", state !== "none" && "legal", state === "chosen" && "sel"]
                .filter(Boolean)
                .join(" ")}
              data-noun={id}
              aria-pressed={state === "none" ? undefined : state === "chosen"}
              tabIndex={state === "none" ? -1 : 0}
              onClick={() => table.point(id, id)}
            >
              <span class="sr">
                {capital(
                  t("ui-lg-equipment", {
                    equipment: id,
                    ...features([about(id)]),
                    left,
                    bought: bought ? "yes" : "no",
                    state,
                  }),
                )}
              </span>
              <Icon name={equipmentIcon(id)} />
              <span aria-hidden="true">
                <b>{capital(named(id))}</b>
                <small>{about(id)}</small>
              </span>
            </button>
          );
        })}
      </div>
    </section>
  );
}

/** The dispatch that is held, or the two of which one is kept; of somebody with printed cards those it may be. */
function dispatchesOf(table: Table, now: Position, mine: Player): string[] {
  if (isUntold(mine)) return [...table.choices.glowing.value].filter((id) => dispatches.has(id));
  const seat = table.seat.value ?? 0;
  const frame = now.stack.findLast(({ drawn }) => drawn !== undefined);
  const drawn = (frame?.drawn ?? []).slice(2 * seat, 2 * seat + 2);
  const held = mine.dispatch && mine.dispatch !== HIDDEN ? [mine.dispatch] : [];
  return [...drawn, ...held].filter((id) => id !== HIDDEN);
}

function Dispatches({ table, now, mine }: PartProps) {
  return (
    <section class="own dispatches" data-part="dispatch" aria-label={t("ui-lg-part-dispatch")}>
      <h2>{t("ui-lg-part-dispatch")}</h2>
      <div class="cards">
        {dispatchesOf(table, now, mine).map((id) => {
          const state = stateOf(table, id);
          return (
            <button
              key={id}
              type="button"
              class={["letter", state !== "none" && "legal", state === "chosen" && "sel"].filter(Boolean).join(" ")}
              data-noun={id}
              aria-pressed={state === "none" ? undefined : state === "chosen"}
              onClick={() => table.point(id, id)}
            >
              <span class="sr">{t("ui-lg-pick", { name: capital(named(id)), state })}</span>
              <b aria-hidden="true">{capital(named(id))}</b>
              <small aria-hidden="true">{about(id)}</small>
              <span class="rw" aria-hidden="true">
                <Icon name="medal" /> {dispatches.get(id)?.points}
              </span>
            </button>
          );
        })}
      </div>
    </section>
  );
}
