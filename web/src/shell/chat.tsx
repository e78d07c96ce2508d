import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { t } from "./i18n";
import { nameOf } from "./prompt";
import type { Table } from "./store";

export function Chat({ table }: { table: Table }) {
  const text = useSignal("");
  const box = useRef<HTMLDivElement>(null);
  const { messages } = table.talk;
  useEffect(() => {
    if (!box.current?.offsetParent) return; // in a drawer that is closed
    table.talk.look();
    box.current.scrollIntoView({ block: "end" });
  }, [messages.value, table.drawer.value]);
  const send = async (event: Event) => {
    event.preventDefault();
    const said = text.value.trim();
    if (!said) return;
    const answer = await table.talk.say(said);
    if ("done" in answer && text.value.trim() === said) text.value = ""; // and not what was typed meanwhile
  };
  return (
    <div class="chat" ref={box}>
      <ol aria-live="polite">
        {messages.value.map((message) => (
          <li key={message.n}>
            <b>{message.name || nameOf(table, message.seat)}</b> {message.text}
          </li>
        ))}
      </ol>
      {messages.value.length === 0 && <p class="soft">{t("ui-chat-empty")}</p>}
      {table.seat.value !== null && (
        <form onSubmit={send}>
          <input
            type="text"
            maxLength={500}
            autoComplete="off"
            aria-label={t("ui-chat-say")}
            placeholder={t("ui-chat-say")}
            value={text.value}
            onInput={(event) => (text.value = event.currentTarget.value)}
          />
          <button class="btn" type="submit">
            {t("ui-chat-send")}
          </button>
        </form>
      )}
    </div>
  );
}

/** How much has been said that the reader has not seen. */
export function Unread({ table }: { table: Table }) {
  const count = table.talk.unread.value;
  if (count === 0) return null;
  return (
    <span class="unread">
      <span aria-hidden="true">{count}</span>
      <span class="sr"> {t("ui-chat-unread", { count })}</span>
    </span>
  );
}
