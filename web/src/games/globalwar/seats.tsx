/** The calendar, the phases of the turn, and the nations in the order of play with their income and treasury. */
import { signal } from "@preact/signals";
import { list, noun, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import { SeatClock } from "../../shell/seatclock";
import type { Table } from "../../shell/store";
import { Emblem } from "./counters";
import { nationOf, PHASES, playing, THRESHOLDS, TITLE, turnsOf } from "./data";
import { dateText, lengthOf } from "./calendar";
import { onTurn, position, seatOf, sheetOf, type Position, type Sheet } from "./state";

const MOST_FOES = 3; // that are shown in a row

/** On a screen that is not wide only the nations on turn, until all are asked for. */
const unfolded = signal(false);

export function Seats({ table }: { table: Table }) {
  const now = position(table.state.value!);
  const mode = table.info.value?.mode ?? "";
  return (
    <section class="panel seats" data-drawer="seats" aria-label={t("ui-seats")}>
      <Calendar now={now} mode={mode} />
      <Score table={table} now={now} />
      <Phases now={now} />
      <div class="order">
        <table class={unfolded.value ? "nations" : "nations folded"}>
          <thead>
            <tr>
              <th scope="col">
                <span class="sr">{t("ui-gw-nation")}</span>
                <button
                  type="button"
                  class="unfold"
                  aria-expanded={unfolded.value}
                  onClick={() => (unfolded.value = !unfolded.value)}
                >
                  {t("ui-gw-all-nations")} <Icon name="chevron" />
                </button>
              </th>
              <th scope="col">{t("ui-gw-income")}</th>
              <th scope="col">{t("ui-gw-bank")}</th>
              <th scope="col">{t("ui-gw-to-war")}</th>
            </tr>
          </thead>
          <tbody>
            {playing(mode)
              .filter((id) => !nationOf(id).controller && (nationOf(id).rank !== "later" || has(now, id)))
              .map((id) => (
                <NationRow key={id} table={table} now={now} nation={id} />
              ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Whether a nation that arises in the game is there. */
const has = (now: Position, nation: string): boolean => {
  const sheet = sheetOf(now, nation);
  return sheet !== undefined && (sheet.income > 0 || sheet.money > 0 || sheet.wars.length > 0);
};

function Calendar({ now, mode }: { now: Position; mode: string }) {
  const { turn, turns } = lengthOf(mode, now.date);
  const { rolls } = turnsOf(mode);
  const first = rolls ? lengthOf(mode, rolls).turn : turns + 1; // from then on each may be the last
  const tick = (n: number) => (n < turn ? "done" : n === turn ? "now" : n >= first ? "roll" : "");
  return (
    <p class="calendar">
      <b>{dateText(now.date)}</b>
      <span class="soft">
        {t("ui-gw-turn-of", { turn, turns })}
        {rolls && ` · ${t("ui-gw-rolls-from", { turn: first })}`}
      </span>
      <span class="track" aria-hidden="true">
        {Array.from({ length: turns }, (_, n) => (
          <i key={n} class={tick(n + 1)} />
        ))}
      </span>
    </p>
  );
}

/** Victory points, side by side. */
function Score({ table, now }: { table: Table; now: Position }) {
  const sides = table.play.score(table.state.value!, table.info.value?.mode ?? "");
  if (now.points === undefined) return null;
  return (
    <ul class="score" aria-label={t("ui-gw-victory-points")}>
      {sides.map(({ name, icon, colour, points }) => (
        <li key={name}>
          <Icon name={icon} class="sd" />
          <small style={{ color: colour }}>{name}</small>
          <b>{points}</b>
        </li>
      ))}
    </ul>
  );
}

function Phases({ now }: { now: Position }) {
  const at = PHASES.indexOf(now.phase);
  return (
    <ol class="phases" aria-label={t("ui-gw-phases")}>
      {PHASES.map((phase, n) => (
        <li
          key={phase}
          class={n < at ? "done" : n === at ? "now" : ""}
          {...(n === at ? { "aria-current": "step" as const } : {})}
        >
          <i aria-hidden="true">{n < at ? <Icon name="check" /> : n + 1}</i>
          {t(`ui-gw-phase-${phase}`)}
        </li>
      ))}
    </ol>
  );
}

/** Whoever leads several nations has one clock, in the row of the one on turn, else of the first. */
function rowOfClock(table: Table, now: Position, seat: number): string | undefined {
  const led = playing(table.info.value?.mode ?? "").filter((id) => seatOf(table, id) === seat);
  return led.find((id) => onTurn(table, now).includes(id)) ?? led[0];
}

function NationRow({ table, now, nation }: { table: Table; now: Position; nation: string }) {
  const sheet = sheetOf(now, nation);
  const seat = seatOf(table, nation);
  const info = table.info.value?.seats[seat];
  const mine = seat === table.seat.value && table.own().includes(seat);
  const who = mine ? t("ui-gw-you") : info?.kind === "bot" ? t(`ui-bot-${info.name}`) : (info?.name ?? "");
  const turn = onTurn(table, now).includes(nation);
  const recall = table.free.value.find(({ verb, nouns }) => verb === "recall" && nouns[0] === nation);
  return (
    <tr class={[turn && "turn", mine && "mine"].filter(Boolean).join(" ")}>
      <th scope="row">
        <button type="button" class="nation" onClick={() => table.inspect(nation, null)}>
          <Emblem nation={nation} />
          <span class="sn">
            <b>{noun(TITLE, nation)}</b>{" "}
            <small>
              {who}
              {turn && <span class="sr"> {t("ui-gw-on-turn")}</span>}
            </small>
          </span>
        </button>
        {rowOfClock(table, now, seat) === nation && <SeatClock table={table} seat={seat} />}
        {recall && (
          <button
            type="button"
            class="btn small recall"
            aria-pressed={table.choices.complete.value?.text === recall.text}
            onClick={() => table.choices.pick(recall)}
          >
            <Icon name="star" /> {t("ui-gw-recall")}
          </button>
        )}
      </th>
      <td>{sheet?.income ?? 0}</td>
      <td>
        <b>{sheet?.money ?? 0}</b>
      </td>
      <td class="war">{sheet && <ToWar now={now} nation={nation} sheet={sheet} />}</td>
    </tr>
  );
}

/** How far a nation is on its way to war: its enemies, or its income against what it needs. */
function ToWar({ now, nation, sheet: { wars, income } }: { now: Position; nation: string; sheet: Sheet }) {
  const enemies = wars.filter((id) => nationOf(id).turn > 0 && now.nations[id]);
  const needed = THRESHOLDS.get(nation);
  if (wars.length > 0)
    return (
      <span class="foes">
        <span class="sr">{t("ui-gw-at-war", { nations: list(wars.map((id) => noun(TITLE, id))) })}</span>
        <Icon name="combat" />
        {(enemies.length ? enemies : wars).slice(0, MOST_FOES).map((id) => (
          <Emblem key={id} nation={id} />
        ))}
        {wars.length > MOST_FOES && <small aria-hidden="true">+{wars.length - MOST_FOES}</small>}
      </span>
    );
  if (!needed || income >= needed.war) return <small>{t("ui-gw-may-war")}</small>;
  const share = (ipp: number) => `${Math.min(100, (100 * ipp) / needed.full)}%`;
  return (
    <span class={`gauge ${nationOf(nation).alliance}`} title={t("ui-gw-needs", { income, war: needed.war })}>
      <span class="sr">{t("ui-gw-needs", { income, war: needed.war })}</span>
      <i style={{ width: share(income) }} />
      <s style={{ left: share(needed.war) }} />
    </span>
  );
}
