/** Things that want an answer, above the hand: a name, a seat, an offer, the next player, the end. */
import { Ending } from "./ending";
import { list, t } from "./i18n";
import { AskName } from "./naming";
import { Icon } from "./icon";
import { later } from "./later";
import { mayBeHinted, nameOf } from "./prompt";
import { SeatNotes } from "./seating";
import type { Table } from "./store";

const HintLine = later(async () => (await import("./hints")).HintLine);

export function Notes({ table }: { table: Table }) {
  const message = table.message.value;
  const curtain = table.curtain.next.value;
  return (
    <>
      {table.info.value?.closed && (
        <p class="note" role="status">
          <Icon name="eye" /> {t("core-refused-rules")}
        </p>
      )}
      <Watching table={table} />
      <AskName table={table} />
      <SeatNotes table={table} />
      <Takeback table={table} />
      {mayBeHinted(table) && <HintLine table={table} />}
      {curtain && !table.news.value && (
        <div class="note">
          <span>
            {t(table.curtainless ? "ui-next-seat" : "ui-curtain-close", { name: nameOf(table, curtain.seat) })}
          </span>
          <button type="button" class="btn primary" onClick={() => table.curtain.close()}>
            {t(table.curtainless ? "ui-next-seat-go" : "ui-curtain-closed")}
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
  if (!info || info.over || info.closed || table.own().length > 0 || (table.screen && info.host)) return null;
  const turns = info.host ? 0 : (info.spectators ?? 0);
  return (
    <p class="note quiet">
      <Icon name="eye" /> {t("ui-watching", { turns })}
    </p>
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
      <button type="button" class="btn" onClick={() => table.acting.answer(true)}>
        {t("core-act-accept")}
      </button>
      <button type="button" class="btn" onClick={() => table.acting.answer(false)}>
        {t("core-act-decline")}
      </button>
    </div>
  );
}
