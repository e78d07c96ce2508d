/** The end of a game: who has won, why and with what; then what may come next. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import * as api from "./api";
import { t } from "./i18n";
import { Icon } from "./icon";
import { prompt } from "./prompt";
import { go, replayPath } from "./router";
import type { Table } from "./store";

const WEEK = 7 * 24 * 3600; // seconds

/** A card over the board; once it is put away a line above the hand. */
export function Ending({ table }: { table: Table }) {
  const away = useSignal(false);
  const card = useRef<HTMLElement>(null);
  const { what, why } = prompt(table);
  const info = table.info.value;
  const called = info?.rematch && info.seats.some(({ kind, mine }) => kind === "guest" && !mine);
  const outcome = table.message.value?.view.outcome;
  useEffect(() => {
    if (!away.value) card.current?.focus();
  }, []);
  if (away.value) {
    return (
      <div class="note">
        <span>
          <b>{what}</b> {why} {called && t("ui-rematch-there")}
        </span>
        <Next table={table} />
      </div>
    );
  }
  const share = table.seat.value === null ? 0 : (outcome?.shares[table.seat.value] ?? 0);
  const won = share > 0 && share === Math.max(...outcome!.shares);
  const { Standing } = table.play;
  const putAway = () => (away.value = true);
  return (
    <section
      ref={card}
      class={won ? "ending won" : "ending"}
      role="dialog"
      aria-labelledby="ending-name"
      tabIndex={-1}
      onKeyDown={(event) => event.key === "Escape" && putAway()}
    >
      <button type="button" class="btn icon plain" aria-label={t("ui-close")} onClick={putAway}>
        <Icon name="close" />
      </button>
      <h2 id="ending-name">{what}</h2>
      <p>{why}</p>
      {Standing && <Standing table={table} />}
      {called && <p role="status">{t("ui-rematch-there")}</p>}
      <div class="acts">
        <Next table={table} />
      </div>
    </section>
  );
}

/** Whoever wants to play again first makes the table; the others come to it. */
export function Next({ table }: { table: Table }) {
  const info = table.info.value;
  const next = info?.rematch ?? null;
  const company = info?.seats.some(({ kind, mine }) => kind === "guest" && !mine);
  const again = async (later = 0) => {
    const id = next ?? (await api.rematch(table.id, later).catch(() => null));
    if (id) go(`/table/${id}`);
  };
  return (
    <>
      {table.own().length > 0 && (
        <button type="button" class="btn primary" onClick={() => void again()}>
          <Icon name="play" /> {t("ui-again")}
        </button>
      )}
      {table.own().length > 0 && !next && company && (
        <button type="button" class="btn" onClick={() => void again(WEEK)}>
          <Icon name="clock" /> {t("ui-next-week")}
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
    </>
  );
}
