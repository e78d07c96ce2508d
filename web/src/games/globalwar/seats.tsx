/** The calendar, the phases of the turn, and the nations in the order of play with their income and treasury. */
import { noun, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import type { Table } from "../../shell/store";
import { Emblem } from "./counters";
import { nationOf, playing, TITLE } from "./data";
import { dateText, lengthOf } from "./calendar";
import { onTurn, PHASES, position, seatOf, sheetOf, type Position } from "./state";

export function Seats({ table }: { table: Table }) {
  const now = position(table.state.value!);
  return (
    <section class="panel seats" data-drawer="seats" aria-label={t("ui-seats")}>
      <Calendar now={now} mode={table.info.value?.mode ?? ""} />
      <Score table={table} now={now} />
      <Phases now={now} />
      <table class="nations">
        <thead>
          <tr>
            <th scope="col" class="sr">
              {t("ui-gw-nation")}
            </th>
            <th scope="col">{t("ui-gw-income")}</th>
            <th scope="col">{t("ui-gw-bank")}</th>
          </tr>
        </thead>
        <tbody>
          {playing(table.info.value?.mode ?? "")
            .filter((id) => !nationOf(id).controller)
            .map((id) => (
              <NationRow key={id} table={table} now={now} nation={id} />
            ))}
        </tbody>
      </table>
    </section>
  );
}

function Calendar({ now, mode }: { now: Position; mode: string }) {
  const { turn, turns } = lengthOf(mode, now.date);
  return (
    <p class="calendar">
      <b>{dateText(now.date)}</b>
      <span class="soft">{t("ui-gw-turn-of", { turn, turns })}</span>
      <span class="track" aria-hidden="true">
        {Array.from({ length: turns }, (_, n) => (
          <i key={n} class={n + 1 < turn ? "done" : n + 1 === turn ? "now" : ""} />
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
            <b>{noun(TITLE, nation)}</b>
            <small>
              {who}
              {turn && <span class="sr"> {t("ui-gw-on-turn")}</span>}
            </small>
          </span>
        </button>
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
    </tr>
  );
}
