/** The score, the rounds, and the six countries in the order of their turns, with their hands, decks and reserves. */
import { useEffect } from "preact/hooks";
import { list, noun, t } from "../../shell/i18n";
import { SeatClock, timed } from "../../shell/seatclock";
import type { Table } from "../../shell/store";
import { countryChosen } from "./layers";
import { cardOf, COUNTRIES, countryOf, isSpace, sideOf, SIDES, type Country } from "./data";
import { endOf, reserveOf } from "./derived";
import { Emblem, Piece, SideMark } from "./pieces";
import { count, deckSize, dummiesOf, nation, position, seatOf, type Position } from "./state";

export function Seats({ table }: { table: Table }) {
  const now = position(table.state.value!);
  const then = table.after.value ? position(table.after.value) : now;
  const asked =
    COUNTRIES.some(({ id }) => table.choices.glowing.value.has(id)) && ![...table.choices.glowing.value].some(isSpace);
  useEffect(() => {
    if (asked) table.drawer.value = "seats"; // on the phone the countries lie in a drawer
  }, [asked]);
  return (
    <section class="panel seats" data-drawer="seats" aria-label={t("ui-seats")}>
      <Score now={now} then={then} {...endOf(table)} />
      <table class="nations">
        <thead>
          <tr>
            <Column full="ui-qm-country" />
            <Column full="ui-qm-table-cards" />
            <Column full="ui-qm-hand-deck" brief="ui-qm-hand-deck-brief" />
            {timed(table) ? <td /> : <Column full="ui-qm-reserve" brief="ui-qm-reserve-brief" />}
          </tr>
        </thead>
        <tbody>
          {COUNTRIES.map((country) => (
            <Nation key={country.id} table={table} now={now} then={then} country={country} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Column({ full, brief }: { full: string; brief?: string }) {
  return (
    <th scope="col">
      <span class="sr">{t(full)}</span>
      {brief && <span aria-hidden="true">{t(brief)}</span>}
    </th>
  );
}

/** Who leads, and by how much one has to lead at the end of a round to win (qm.end.lead). */
function Score({ now, then, lead: needed, rounds }: { now: Position; then: Position; lead: number; rounds: number }) {
  const lead = now.points[0] - now.points[1];
  const next = then.points[0] - then.points[1];
  const place = (at: number) => `${50 - (Math.max(-needed, Math.min(needed, at)) / needed) * 50}%`;
  const side = SIDES[lead >= 0 ? 0 : 1]!;
  return (
    <div class="score">
      {SIDES.map((one, n) => (
        <p key={one} class={`pt ${one}`}>
          <SideMark side={one} />
          <span>
            <small>{noun("quartermaster", one)}</small>
            <b>{now.points[n]}</b>
            {then.points[n] !== now.points[n] && <i class="soon"> → {then.points[n]}</i>}
          </span>
        </p>
      ))}
      <p class="ahead">
        {lead === 0 ? t("ui-qm-level") : t("ui-qm-leads", { side, points: Math.abs(lead) })}
        <small>{t("ui-qm-wins-by", { points: needed })}</small>
      </p>
      <div class="gauge" aria-hidden="true">
        {next !== lead && <span class={`mark ghost ${SIDES[next >= 0 ? 0 : 1]}`} style={{ left: place(next) }} />}
        <span class={`mark ${side}`} style={{ left: place(lead) }}>
          {Math.abs(lead)}
        </span>
        <span class="end left">{needed}</span>
        <span class="zero">0</span>
        <span class="end right">{needed}</span>
      </div>
      <p class="rounds">
        <span>{t("ui-qm-round", { round: now.round, rounds })}</span>
        <span class="track" aria-hidden="true">
          {Array.from({ length: rounds }, (_, n) => (
            <i key={n} class={n + 1 < now.round ? "done" : n + 1 === now.round ? "now" : ""} />
          ))}
        </span>
      </p>
    </div>
  );
}

/** Whoever leads several countries has one clock, in the row of the first. */
const firstOf = (table: Table, seat: number): string | undefined =>
  COUNTRIES.find(({ id }) => seatOf(table, id) === seat)?.id;

function Nation({ table, now, then, country }: { table: Table; now: Position; then: Position; country: Country }) {
  const { id } = country;
  const own = nation(now, id);
  const soon = nation(then, id);
  const seat = seatOf(table, id);
  const pending =
    (table.message.value?.view.pending ?? []).includes(seat) && !table.news.value && !table.message.value?.over;
  const status = now.status.filter((card) => cardOf(card)?.country === id);
  const mine = seat === table.seat.value && table.own().includes(seat);
  const info = table.info.value?.seats[seat];
  const who = mine
    ? t("ui-qm-you")
    : info?.kind === "bot"
      ? t(`ui-bot-${info.name}`)
      : info?.name || noun("quartermaster", sideOf(id));
  const legal = table.choices.glowing.value.has(id);
  const chosen = table.choices.pointed.value.some((one) => one.noun === id);
  const [armies, navies] = reserveOf(table, id);
  const deck = deckSize(own);
  const dummies = dummiesOf(own);
  const reserve = (
    <>
      <Piece country={id} space={countryOf(id).home} />
      {armies}
      <Piece country={id} space="north-sea" />
      {navies}
    </>
  );
  const classes = [now.turn === id && "turn", pending && "asked", mine && "mine"];
  return (
    <tr class={classes.filter(Boolean).join(" ")}>
      <th scope="row">
        <button
          type="button"
          class={["nation", legal && "legal", chosen && "sel"].filter(Boolean).join(" ")}
          data-noun={id}
          aria-pressed={legal || chosen ? chosen : undefined}
          onClick={() => {
            countryChosen.value = countryChosen.value === id ? null : id;
            table.point(id, id);
          }}
        >
          <Emblem country={id} />
          <span class="sn">
            <b>{noun("quartermaster", id)}</b>
            <small>
              <SideMark side={sideOf(id)} /> {who}
              {now.turn === id && <span class="sr"> {t("ui-qm-on-turn")}</span>}
              {pending && <span class="sr"> {t("core-ui-pending")}</span>}
            </small>
          </span>
        </button>
      </th>
      <td class="minis">
        <span class="sr">
          {t("ui-qm-table-count", { status: status.length, responses: count(own.laid) })}
          {dummies.length > 0 && <> ({t("ui-qm-dummies", { numbers: list(dummies.map(String)) })})</>}
        </span>
        <span class="mini" aria-hidden="true">
          {status.map((card) => (
            <i key={card} class="ms" />
          ))}
          {Array.from({ length: count(own.laid) }, (_, n) => (
            <i key={n} class="mr">
              {dummies[n]}
            </i>
          ))}
        </span>
      </td>
      <td class="num">
        <b>{count(own.hand)}</b>
        <small>/{deck}</small>
        {deckSize(soon) !== deck && <i class="soon">→{deckSize(soon)}</i>}
        {timed(table) && <span class="res">{reserve}</span>}
      </td>
      <td class="res">
        {timed(table) ? firstOf(table, seat) === id && <SeatClock table={table} seat={seat} /> : reserve}
      </td>
    </tr>
  );
}
