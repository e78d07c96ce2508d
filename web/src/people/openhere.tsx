/** Open tables at home: the newest of those that fit the reader, each joined by one press. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../shell/api";
import { CARDS, cardName } from "../shell/cards";
import { t } from "../shell/i18n";
import { Icon } from "../shell/icon";
import { problem } from "../shell/naming";
import { go, tablePath } from "../shell/router";
import { lang } from "../shell/settings";
import { joinTable, lobby, type OpenTable } from "./meeting";
import { freeSeats, paceText, whoWaits } from "./opentable";

const SHOWN = 4;

/** Looked at when the page is, and again when it comes back into sight. */
export function OpenHere() {
  const tables = useSignal<OpenTable[]>([]);
  const trouble = useSignal<string | null>(null);
  const look = async () => {
    if (!api.me.value) await api.loadMe();
    const fits = lang.value;
    const found = await lobby({ fits });
    if (fits === lang.value) tables.value = found.tables;
  };
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === "visible") void look().catch(() => (tables.value = []));
    };
    again();
    document.addEventListener("visibilitychange", again);
    return () => document.removeEventListener("visibilitychange", again);
  }, [lang.value]);
  const join = async (table: string) => {
    try {
      trouble.value = null;
      await joinTable(table, null);
      go(tablePath(table));
    } catch (error) {
      trouble.value = await problem(error);
      await look().catch(() => undefined); // somebody else may have been quicker
    }
  };
  if (tables.value.length === 0 && !trouble.value) return null;
  return (
    <section aria-labelledby="open">
      <h2 id="open">
        {t("ui-people-open")}{" "}
        <a class="soft" href="/lobby">
          {t("ui-people-open-all", { count: tables.value.length })}
        </a>
      </h2>
      <p class={trouble.value ? "trouble" : "sr"} role="alert">
        {trouble.value}
      </p>
      {tables.value.length > 0 && (
        <ul class="rows">
          {tables.value.slice(0, SHOWN).map((table) => (
            <Row key={table.table} table={table} onJoin={() => void join(table.table)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ table, onJoin }: { table: OpenTable; onJoin: () => void }) {
  const card = CARDS.find(({ id }) => id === table.title);
  const people = whoWaits(table).map(({ name, rating }) => [name || t("ui-name-none"), rating] as const);
  const free = freeSeats(table);
  return (
    <li>
      {card && (
        <span class="em" style={{ background: card.colour }}>
          <Icon name={card.icon} />
        </span>
      )}
      <div>
        <h3>
          {people.map(([name, rating], n) => (
            <span key={n}>
              {n > 0 && ", "}
              {name}
              {rating !== null && <span class="soft"> {rating}</span>}
            </span>
          ))}
        </h3>
        <p class="soft">
          {cardName(table.title)} · {paceText(table)}
          {table.rated && <> · {t("ui-people-level-any")}</>}
          {free > 1 && <> · {t("ui-people-free", { count: free })}</>}
        </p>
      </div>
      <button type="button" class="btn" onClick={onJoin}>
        {t("ui-people-join")}
        <span class="sr">
          {" "}
          {people.map(([name]) => name).join(", ")}, {cardName(table.title)}
        </span>
      </button>
    </li>
  );
}
