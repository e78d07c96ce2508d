/** Things that want an answer, above the hand: a lost line, a seat, an offer, a draw, the next player, the end. */
import * as api from "./api";
import { actText, list, t } from "./i18n";
import { Icon } from "./icon";
import { nameOf, prompt } from "./prompt";
import { go, replayPath } from "./router";
import { SeatNotes } from "./seating";
import type { Table } from "./store";

export function Notes({ table }: { table: Table }) {
  const message = table.message.value;
  const curtain = table.curtain.value;
  return (
    <>
      {table.connection.link.value === "lost" && (
        <p class="note" role="status">
          <Icon name="link" /> {t("ui-connection-lost")}
        </p>
      )}
      <Watching table={table} />
      <SeatNotes table={table} />
      <Draw table={table} />
      <Takeback table={table} />
      {curtain && !table.news.value && (
        <div class="note">
          <span>{t("ui-curtain-close", { name: nameOf(table, curtain.seat) })}</span>
          <button type="button" class="btn primary" onClick={() => table.closeCurtain()}>
            {t("ui-curtain-closed")}
          </button>
        </div>
      )}
      {message?.over && !table.news.value && <Ending table={table} />}
    </>
  );
}

/** Who only watches is told so, and how late they see the game. */
function Watching({ table }: { table: Table }) {
  const info = table.info.value;
  if (!info || info.over || table.own().length > 0) return null;
  const turns = info.host ? 0 : (info.spectators ?? 0);
  return (
    <p class="note quiet">
      <Icon name="eye" /> {t("ui-watching", { turns })}
    </p>
  );
}

function Draw({ table }: { table: Table }) {
  const due = table.message.value?.due;
  const { Chip } = table.play;
  if (!due?.mine) return null;
  return (
    <div class="note due" role="group" aria-label={t("core-ui-enter-result")}>
      <div class="results">
        {due.results.map((act) => (
          <button key={act} type="button" class="result" aria-disabled={table.sending.value !== null} onClick={() => table.resolve(act)}>
            <span class="sr">{actText(table.play.id, act)}</span>
            <span class="chip" aria-hidden="true">
              <Chip table={table} act={act} />
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}

function Takeback({ table }: { table: Table }) {
  const offer = table.message.value?.offer;
  const seat = table.seat.value;
  if (!offer || seat === null) return null;
  if (offer.seat === seat) {
    return (
      <p class="note quiet" role="status">
        <Icon name="undo" /> {t("ui-offer-waiting", { name: list(offer.waiting.map((one) => nameOf(table, one))) })}
      </p>
    );
  }
  if (!offer.waiting.includes(seat)) return null;
  return (
    <div class="note" role="alert">
      <span>{t("core-ui-takeback-offered", { name: nameOf(table, offer.seat) })}</span>
      <button type="button" class="btn" onClick={() => table.answer(true)}>
        {t("core-act-accept")}
      </button>
      <button type="button" class="btn" onClick={() => table.answer(false)}>
        {t("core-act-decline")}
      </button>
    </div>
  );
}

/** How it ended, and what may come next. Whoever wants to play again first makes the table; the others come to it. */
function Ending({ table }: { table: Table }) {
  const info = table.info.value;
  const next = info?.rematch ?? null;
  const others = info?.seats.some(({ kind, mine }) => kind === "guest" && !mine) ?? false;
  const again = async () => {
    const id = next ?? (await api.rematch(table.id).catch(() => null));
    if (id) go(`/table/${id}`);
  };
  return (
    <div class="note">
      <span>
        <b>{prompt(table).what}</b> {prompt(table).why} {next && others && t("ui-rematch-there")}
      </span>
      {table.own().length > 0 && (
        <button type="button" class="btn primary" onClick={() => void again()}>
          <Icon name="play" /> {t("ui-again")}
        </button>
      )}
      {table.own().length === 0 && next && (
        <a class="btn" href={`/table/${next}`}>
          {t("ui-watch")}
        </a>
      )}
      <a class="btn" href={replayPath(table.id)}>
        {t("ui-replay")}
      </a>
      <a class="btn" href="/">
        {t("ui-leave")}
      </a>
    </div>
  );
}
