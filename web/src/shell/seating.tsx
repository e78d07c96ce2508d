/** What may become of a seat: a link for a friend, a bot or a newcomer in it. */
import { useSignal } from "@preact/signals";
import { origin } from "./addresses";
import * as api from "./api";
import { BOTS, USUAL_BOT } from "./bots";
import { CopyButton } from "./copybutton";
import { capital, list, t, told } from "./i18n";
import { Icon } from "./icon";
import { later } from "./later";
import { nameOf } from "./prompt";
import type { Proposal } from "./protocol";
import type { Table } from "./store";

const ScreenCode = later(async () => (await import("../people")).openScreenCode());

/** Somebody may have refused, or the server may be away: either way the reader is told. */
export async function attempt(doing: Promise<unknown>, tell: (trouble: string | null) => void): Promise<boolean> {
  try {
    await doing;
    tell(null);
    return true;
  } catch (error) {
    const refusal = error instanceof api.Failed ? error.refusal : null;
    tell(refusal ? await told(refusal.message, refusal.args) : t("ui-server-lost"));
    return false;
  }
}

const fillingName = (filling: string): string =>
  filling.startsWith("bot:") ? t(`ui-bot-${filling.slice(4)}`) : t("ui-seat-newcomer");

export const side = (table: Table, seat: number): string => capital(table.play.seatName(table.sitting.value, seat));

export interface Part {
  table: Table;
  trouble: { value: string | null };
}

export function GiveAway({ table, about, trouble }: Part & { about: number }) {
  const filling = useSignal(USUAL_BOT);
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
export const AloneHere = ({ command }: { command: string }) => (
  <p class="alone">
    <Icon name="lock" /> {t("ui-invite-alone", { address: location.host })} <code>{command}</code>
  </p>
);

/** What is asked about seats, beside the board: links for friends, at a real table a code for their phones, seats that were left, and proposals. */
export function SeatNotes({ table }: { table: Table }) {
  const info = table.info.value;
  const trouble = useSignal<string | null>(null);
  if (!info || info.over) return null;
  const own = table.own();
  const left = own.length && !info.proposal ? info.seats.filter(({ kind }) => kind === "left") : [];
  const byCode = table.real && info.host; // links to single seats are in the menu then
  return (
    <>
      {byCode && info.seats.some(({ kind }) => kind === "open") && <ScreenCode table={table} />}
      {info.seats.map(({ kind, seat }) =>
        kind === "open" && !byCode && (info.host || api.keys(table.id)[seat]) ? (
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
