/** Reserves: the reader's own in the hand, the open row of the virtual opponent beside the board. */
import { useEffect } from "preact/hooks";
import { capital, noun, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import { nameOf } from "../../shell/prompt";
import { SeatClock } from "../../shell/seatclock";
import type { Table } from "../../shell/store";
import { emblem, nippon, sideOf, tokenOf } from "./data";
import { anchor } from "./flight";
import { boardAt, count, isVirtual, modeOf, mySide, otherSide, position, tokensIn } from "./state";
import { questionOf } from "./thought";
import { Counter, FaceDown, Ours } from "./tokens";

const DRAWN = ["bk-drew", "bk-researched-to-reserve"];

/** How the nth token of a reserve looks just now: come, about to be placed, or in question. */
function moment(table: Table, side: string, tokens: string[], n: number): string {
  const news = table.news.value;
  const question = questionOf(table);
  const virtual = isVirtual(table, side);
  if (question && virtual && question.places.size) return question.places.has(n + 1) ? "in" : "out";
  if (!news || news.args["side"] !== side) return "";
  const token = String(news.args["token"]);
  if (DRAWN.includes(news.event) && tokens.lastIndexOf(token) === n) return "fresh";
  return news.event.startsWith("bk-placed") && tokens.indexOf(token) === n && virtual && table.part.value === 0
    ? "lifted"
    : "";
}

/** On the phone the row comes to the front while the virtual opponent is at work. */
export function Strip({ table }: { table: Table }) {
  const virtual = boardAt(table).sides[0];
  const turn = table.events.value.findLast(({ event }) => event === "bk-turn");
  if (!isVirtual(table, virtual) || !table.news.value || turn?.args["side"] !== virtual) return null;
  const row = tokensIn(position(table.state.value!).reserve[virtual]);
  return (
    <ol class="strip row" aria-hidden="true">
      {row.map((id, n) => (
        <li key={n} class={`tok ${moment(table, virtual, row, n)}`} data-fly={anchor(table, virtual, n)}>
          <Counter side={virtual} id={id} />
          <span class="pos">{n + 1}</span>
        </li>
      ))}
    </ol>
  );
}

export function Hand({ table }: { table: Table }) {
  const now = position(table.state.value!);
  const side = mySide(table);
  const watching = table.seat.value === null || !table.own().includes(table.seat.value);
  const tokens = tokensIn(now.reserve[side]);
  const glowing = table.choices.glowing.value;
  const pointed = table.choices.pointed.value;
  const wanted = pointed.length > 0 && !pointed.some((one) => one.slot === 0);
  return (
    <>
      <Strip table={table} />
      <div class="rack">
        <div class="own">
          <h2>
            <Icon name={emblem(side)} /> {watching ? t("ui-bk-reserve-of", { side }) : t("ui-bk-your-reserve")}
          </h2>
          <p class="soft">{t("ui-bk-reserve-about")}</p>
        </div>
        <ul class="toks" aria-label={watching ? t("ui-bk-reserve-of", { side }) : t("ui-bk-your-reserve")}>
          {tokens.map((id, n) => {
            const key = `hand:${n}`;
            const chosen = pointed.some((one) => one.key === key);
            const legal = glowing.has(id);
            const name = noun("blitzkrieg", id);
            const special = tokenOf(id)?.special;
            const state = chosen ? "chosen" : legal ? "legal" : "none";
            return (
              <li key={key}>
                <button
                  type="button"
                  class={["tok", chosen ? "sel" : wanted && legal && "legal", moment(table, side, tokens, n)]
                    .filter(Boolean)
                    .join(" ")}
                  data-noun={id}
                  data-key={key}
                  data-fly={anchor(table, side, n)}
                  aria-pressed={chosen}
                  onClick={() => table.point(id, key)}
                >
                  <span class="sr">
                    {capital(t("ui-bk-token", { token: id, special: special ? "yes" : "no", state }))}
                  </span>
                  <Counter side={side} id={id} />
                  <span class="name" aria-hidden="true">
                    {capital(name)}
                  </span>
                </button>
              </li>
            );
          })}
          {typeof now.reserve[side] === "number" &&
            Array.from({ length: count(now.reserve[side]) }, (_, n) => (
              <li key={n} data-fly={anchor(table, side, n)}>
                <FaceDown side={side} />
              </li>
            ))}
        </ul>
        <dl class="bags">
          <div data-fly={`bag:${side}`}>
            <dt>
              <Icon name="bag" /> {capital(t(watching ? "bk-ui-bag" : "ui-bk-your-bag"))}
            </dt>
            <dd>{count(now.bag[side])}</dd>
          </div>
          <div data-fly="pool">
            <dt>
              <Icon name="gears" /> {capital(t("bk-ui-pool"))}
            </dt>
            <dd>{now.pool}</dd>
          </div>
        </dl>
      </div>
    </>
  );
}

/** Who plays which side: the person, the bot or the virtual opponent. */
export function sideName(table: Table, side: string): string {
  const mode = modeOf(table);
  const seats = table.info.value?.seats ?? [];
  const seat = seats.findIndex((_, n) => sideOf(mode, n) === side);
  if (isVirtual(table, side)) return t("ui-bk-side-virtual", { side });
  if (seat >= 0 && seat === table.seat.value && table.own().includes(seat)) return t("ui-bk-side-you", { side });
  return seat >= 0 ? nameOf(table, seat) : noun("blitzkrieg", side);
}

function SideClock({ table, side }: { table: Table; side: string }) {
  const seat = (table.info.value?.seats ?? []).findIndex((_, n) => sideOf(modeOf(table), n) === side);
  return seat < 0 ? null : <SeatClock table={table} seat={seat} />;
}

export function Seats({ table }: { table: Table }) {
  const now = position(table.state.value!);
  const other = otherSide(table);
  const mine = mySide(table);
  const row = tokensIn(now.reserve[other]);
  const asked = row.some((_, n) => table.choices.glowing.value.has(`row:${n + 1}`));
  useEffect(() => {
    if (asked) table.drawer.value = "seats"; // on the phone the row lies in a drawer
  }, [asked]);
  const pending = table.message.value?.view.pending ?? [];
  const toMove = (side: string) =>
    pending.some((seat) => seat >= 0 && sideOf(modeOf(table), seat) === side) && !table.news.value;
  return (
    <section class="panel seats" data-drawer="seats" aria-label={t("ui-seats")}>
      <h2>
        <Icon name={emblem(other)} /> {sideName(table, other)}
        {toMove(other) && <span class="tomove">{t("core-ui-pending")}</span>}
        <SideClock table={table} side={other} />
        <span class="vpn">
          <Icon name="shield" /> {now.points[other] ?? 0}
        </span>
      </h2>
      <ol class="row" aria-label={t("bk-ui-row")}>
        {row.map((id, n) => {
          const place = `row:${n + 1}`;
          const legal = table.choices.glowing.value.has(place);
          const chosen = table.choices.pointed.value.some((one) => one.noun === place);
          const state = chosen ? "chosen" : legal ? "legal" : "none";
          return (
            <li key={n}>
              <button
                type="button"
                class={["tok", legal && "legal", chosen && "sel", moment(table, other, row, n)]
                  .filter(Boolean)
                  .join(" ")}
                data-noun={place}
                data-fly={anchor(table, other, n)}
                aria-pressed={legal || chosen ? chosen : undefined}
                tabIndex={legal ? 0 : -1}
                onClick={() => table.point(place, place)}
              >
                <span class="sr">{t("ui-bk-row-token", { place: n + 1, token: id, state })}</span>
                <Counter side={other} id={id} />
                <span class="pos" aria-hidden="true">
                  {n + 1}
                </span>
              </button>
            </li>
          );
        })}
        {typeof now.reserve[other] === "number" &&
          Array.from({ length: count(now.reserve[other]) }, (_, n) => (
            <li key={n} data-fly={anchor(table, other, n)}>
              <FaceDown side={other} />
            </li>
          ))}
      </ol>
      <p class="meta">
        <span class="tag" data-fly={`bag:${other}`}>
          <Icon name="bag" /> {t("ui-bk-in-bag", { count: count(now.bag[other]) })}
        </span>
        {now.tactic && (
          <span class="tag">
            <Icon name="artillery" /> {t("ui-bk-tactic", { tactic: now.tactic })}
          </span>
        )}
        {(now.unseen ?? 0) > 0 && (
          <span class="tag">
            <Icon name="gears" /> {t("ui-bk-unseen", { count: now.unseen })}
          </span>
        )}
      </p>
      <h2 class="you">
        <Icon name={emblem(mine)} /> {sideName(table, mine)}
        {toMove(mine) && <span class="tomove">{t("core-ui-pending")}</span>}
        <SideClock table={table} side={mine} />
        <span class="vpn">
          <Icon name="shield" /> {now.points[mine] ?? 0}
        </span>
      </h2>
      <p class="meta mine">
        <span class="tag">
          <Icon name="bag" /> {t("ui-bk-in-bag", { count: count(now.bag[mine]) })}
        </span>
        <span class="tag">
          <Icon name="gears" /> {capital(t("bk-ui-pool"))} {now.pool}
        </span>
      </p>
      {nippon(modeOf(table)) && <Ours />}
    </section>
  );
}
