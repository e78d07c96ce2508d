/** Who sits where, and what may be done about it: give a seat away, get up, hear no more of somebody. */
import { useSignal, type Signal } from "@preact/signals";
import { origin } from "./addresses";
import * as api from "./api";
import { CopyButton } from "./copybutton";
import { Dialog } from "./dialog";
import { t } from "./i18n";
import { Icon } from "./icon";
import type { SeatInfo } from "./protocol";
import { go } from "./router";
import { attempt, GiveAway, Invitation, side, type Part } from "./seating";
import type { Table } from "./store";

/** Who wants nothing more to do with somebody does not meet them in the lobby; the other is not told. */
function Avoid({ table, seat, trouble }: { table: Table; seat: number; trouble: Signal<string | null> }) {
  const blocked = useSignal(false);
  const change = async () => {
    const done = await attempt(api.block(table.id, seat, !blocked.value), (said) => (trouble.value = said));
    if (done) blocked.value = !blocked.value;
  };
  return (
    <button type="button" class="btn plain small" aria-pressed={blocked.value} onClick={() => void change()}>
      {t(blocked.value ? "ui-seat-blocked" : "ui-seat-block")}
    </button>
  );
}

/** What somebody says is not shown any more; they are not told. */
function Hush({ table, seat, trouble }: { table: Table; seat: number; trouble: Signal<string | null> }) {
  const muted = useSignal(false);
  const change = async () => {
    if (!(await attempt(api.mute(table.id, seat, !muted.value), (said) => (trouble.value = said)))) return;
    muted.value = !muted.value;
    table.talk.hush(seat, muted.value);
  };
  return (
    <button type="button" class="btn plain small" aria-pressed={muted.value} onClick={() => void change()}>
      {t(muted.value ? "ui-seat-muted" : "ui-seat-mute")}
    </button>
  );
}

/** Whoever runs the server reads it, with the last lines of the chat. */
function Complain({ table, seat, trouble }: { table: Table; seat: number; trouble: Signal<string | null> }) {
  const what = useSignal<string>(api.COMPLAINTS[0]);
  const words = useSignal("");
  const sent = useSignal(false);
  const send = async (event: Event) => {
    event.preventDefault();
    sent.value = await attempt(
      api.report(table.id, seat, what.value, words.value.trim()),
      (said) => (trouble.value = said),
    );
  };
  if (sent.value) return <p role="status">{t("ui-seat-reported")}</p>;
  return (
    <details class="report">
      <summary>{t("ui-seat-report")}</summary>
      <form onSubmit={(event) => void send(event)}>
        <select
          aria-label={t("ui-seat-report-what")}
          value={what.value}
          onChange={(event) => (what.value = event.currentTarget.value)}
        >
          {api.COMPLAINTS.map((one) => (
            <option key={one} value={one}>
              {t(`ui-seat-report-${one}`)}
            </option>
          ))}
        </select>
        <textarea
          aria-label={t("ui-seat-report-words")}
          maxLength={1000}
          value={words.value}
          onInput={(event) => (words.value = event.currentTarget.value)}
        />
        <button type="submit" class="btn small">
          {t("ui-seat-report-send")}
        </button>
      </form>
    </details>
  );
}

export function SeatsDialog({ table, onClose }: { table: Table; onClose: () => void }) {
  const info = table.info.value;
  const trouble = useSignal<string | null>(null);
  const own = table.own();
  const people = info?.seats.filter(({ kind, mine }) => kind === "guest" && !mine).length ?? 0;
  return (
    <Dialog name={t("ui-seats-menu")} class="seating" onClose={onClose}>
      <ul>
        {info?.seats.map((held) => (
          <li key={held.seat}>
            <Who table={table} held={held} />
            {held.mine && people > 0 && !info.over && <GetUp table={table} seat={held.seat} trouble={trouble} />}
            {!held.mine && own.length > 0 && !info.over && (held.kind === "guest" || held.kind === "left") && (
              <GiveAway table={table} about={held.seat} trouble={trouble} />
            )}
            {!held.mine && own.length > 0 && held.kind === "guest" && (
              <>
                <Hush table={table} seat={held.seat} trouble={trouble} />
                <Avoid table={table} seat={held.seat} trouble={trouble} />
                <Complain table={table} seat={held.seat} trouble={trouble} />
              </>
            )}
            {held.kind === "open" && <Invitation table={table} seat={held.seat} />}
          </li>
        ))}
      </ul>
      {own.length > 0 && people > 0 && !info?.over && <p class="soft keys">{t("ui-seats-about")}</p>}
      {info?.imported && people > 0 && <p class="soft keys">{t("ui-seats-imported")}</p>}
      {info?.spectators != null && (
        <div class="field">
          <span>{t("ui-watch-link")}</span>
          <CopyButton text={`${origin().address}/table/${table.id}`} />
        </div>
      )}
      {trouble.value && (
        <p class="trouble" role="alert">
          {trouble.value}
        </p>
      )}
    </Dialog>
  );
}

function Who({ table, held }: { table: Table; held: SeatInfo }) {
  const { icon, colour } = table.play.seatMark(table.sitting.value, held.seat);
  const who = () => {
    if (held.kind === "open") return t("ui-seat-open");
    if (held.kind === "left") return t(held.name ? "ui-seat-left" : "ui-seat-former");
    if (held.kind === "bot") return t(`ui-bot-${held.name}`);
    const name = held.name || t("ui-name-none");
    return held.mine ? t("ui-seat-own", { name }) : name;
  };
  return (
    <p class="seat">
      <span class="em" style={{ background: colour }}>
        <Icon name={icon} />
      </span>
      <span>
        {side(table, held.seat)}
        <small class="soft">{who()}</small>
      </span>
    </p>
  );
}

function GetUp({ table, seat, trouble }: Part & { seat: number }) {
  const sure = useSignal(false);
  const leave = async () => {
    if (!sure.value) {
      sure.value = true;
      return;
    }
    if (await attempt(api.leaveSeat(table.id, seat), (told) => (trouble.value = told))) go("/");
  };
  return (
    <button type="button" class={sure.value ? "btn bad" : "btn"} onClick={() => void leave()}>
      {t(sure.value ? "ui-seat-leave-sure" : "ui-seat-leave")}
    </button>
  );
}
