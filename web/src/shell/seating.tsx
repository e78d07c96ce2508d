/** Who sits where, and what may become of a seat: a link for a friend, a bot or a newcomer in it, getting up. */
import { useSignal, type Signal } from "@preact/signals";
import { origin } from "./addresses";
import * as api from "./api";
import { CopyButton } from "./copybutton";
import { Dialog } from "./dialog";
import { capital, list, refusalText, t } from "./i18n";
import { Icon } from "./icon";
import { nameOf } from "./prompt";
import type { Proposal, SeatInfo } from "./protocol";
import { go } from "./router";
import { BOTS } from "./setup";
import type { Table } from "./store";

/** Somebody may have refused, or the server may be away: either way the reader is told. */
async function attempt(doing: Promise<unknown>, tell: (trouble: string | null) => void): Promise<boolean> {
  try {
    await doing;
    tell(null);
    return true;
  } catch (error) {
    const refusal = error instanceof api.Failed ? error.refusal : null;
    tell(refusal ? refusalText(refusal) : t("ui-server-lost"));
    return false;
  }
}

const fillingName = (filling: string): string =>
  filling.startsWith("bot:") ? t(`ui-bot-${filling.slice(4)}`) : t("ui-seat-newcomer");

const side = (table: Table, seat: number): string => capital(table.play.seatName(table.sitting.value, seat));

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
              <Avoid table={table} seat={held.seat} trouble={trouble} />
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

interface Part {
  table: Table;
  trouble: { value: string | null };
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

function GiveAway({ table, about, trouble }: Part & { about: number }) {
  const filling = useSignal(`bot:${BOTS[0]}`);
  const others = table.info.value?.seats.some(({ kind, mine }) => kind === "guest" && !mine) ?? false; // who have to agree
  const propose = () => attempt(proposeFor(table, about, filling.value), (told) => (trouble.value = told));
  return (
    <span class="join">
      <label for={`give-${about}`}>{t("ui-seat-give")}</label>
      <select
        id={`give-${about}`}
        value={filling.value}
        onChange={(event) => (filling.value = event.currentTarget.value)}
      >
        {[...BOTS.map((name) => `bot:${name}`), "open"].map((one) => (
          <option key={one} value={one}>
            {fillingName(one)}
          </option>
        ))}
      </select>
      <button type="button" class="btn" onClick={() => void propose()}>
        {t(others ? "ui-seat-propose" : "ui-seat-settle")}
      </button>
    </span>
  );
}

const ownSeat = (table: Table): number => table.seat.value ?? table.own()[0] ?? 0;

const proposeFor = (table: Table, about: number, filling: string): Promise<unknown> =>
  api.propose(table.id, ownSeat(table), about, filling);

/** The link of an open seat: whoever made the table has it, and may make another one. */
export function Invitation({ table, seat }: { table: Table; seat: number }) {
  const made = useSignal(0); // links since: keys are kept outside what is drawn
  const key = api.keys(table.id)[seat];
  if (!key && !table.info.value?.host) return null;
  const { address: start, command } = origin();
  const address = `${start}/table/${table.id}#key=${key}`;
  const renew = () =>
    api.newKey(table.id, seat).then(
      () => made.value++,
      () => undefined,
    );
  return (
    <div class="invite" data-made={made.value}>
      {key ? (
        <>
          <label>
            <span>{t("ui-invite-link", { name: side(table, seat) })}</span>
            <input type="text" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
          </label>
          <CopyButton text={address} />
          {command && <AloneHere command={command} />}
        </>
      ) : (
        <>
          <span>{t("ui-invite-link", { name: side(table, seat) })}</span>
          <button type="button" class="btn" onClick={() => void renew()}>
            <Icon name="link" /> {t("ui-link-new")}
          </button>
        </>
      )}
    </div>
  );
}

/** The server listens to this machine alone, so that no link can lead to it. */
const AloneHere = ({ command }: { command: string }) => (
  <p class="alone">
    <Icon name="lock" /> {t("ui-invite-alone", { address: location.host })} <code>{command}</code>
  </p>
);

/** What is asked about seats, beside the board: links for friends, seats that were left, and proposals. */
export function SeatNotes({ table }: { table: Table }) {
  const info = table.info.value;
  const trouble = useSignal<string | null>(null);
  if (!info || info.over) return null;
  const own = table.own();
  const left = own.length && !info.proposal ? info.seats.filter(({ kind }) => kind === "left") : [];
  return (
    <>
      {info.seats.map(({ kind, seat }) =>
        kind === "open" && (info.host || api.keys(table.id)[seat]) ? (
          <div key={seat} class="note">
            <Invitation table={table} seat={seat} />
          </div>
        ) : null,
      )}
      {left.map(({ seat }) => (
        <div key={seat} class="note">
          <span>{t("ui-seat-gone", { name: side(table, seat) })}</span>
          <GiveAway table={table} about={seat} trouble={trouble} />
        </div>
      ))}
      {info.proposal && own.length > 0 && <Proposed table={table} proposal={info.proposal} trouble={trouble} />}
      {trouble.value && (
        <p class="note" role="alert">
          {trouble.value}
        </p>
      )}
    </>
  );
}

function Proposed({ table, proposal, trouble }: Part & { proposal: Proposal }) {
  const own = table.own();
  const mine = own.includes(proposal.by);
  const seat = own.find((one) => proposal.waiting.includes(one));
  const answer = (accept: boolean) => () =>
    void attempt(api.agree(table.id, mine ? proposal.by : seat!, proposal.n, accept), (told) => (trouble.value = told));
  return (
    <div class="note" role="group" aria-label={t("ui-seat-proposal")}>
      <span>
        {t("ui-seat-proposed", {
          name: nameOf(table, proposal.by),
          side: side(table, proposal.seat),
          filling: fillingName(proposal.filling),
        })}{" "}
        {seat === undefined && t("ui-seat-waiting", { name: list(proposal.waiting.map((one) => nameOf(table, one))) })}
      </span>
      {seat !== undefined && !mine && (
        <>
          <button type="button" class="btn" onClick={answer(true)}>
            {t("core-act-accept")}
          </button>
          <button type="button" class="btn" onClick={answer(false)}>
            {t("core-act-decline")}
          </button>
        </>
      )}
      {mine && (
        <button type="button" class="btn" onClick={answer(false)}>
          {t("ui-seat-withdraw")}
        </button>
      )}
    </div>
  );
}
