import { useSignal } from "@preact/signals";
import { t } from "./i18n";
import { nameOf } from "./prompt";
import type { Table } from "./store";

export function Chat({ table }: { table: Table }) {
  const text = useSignal("");
  const send = async (event: Event) => {
    event.preventDefault();
    const said = text.value.trim();
    if (!said) return;
    const answer = await table.talk.say(said);
    if ("done" in answer) text.value = "";
  };
  return (
    <div class="chat">
      <ol aria-live="polite">
        {table.talk.messages.value.map((message, n) => (
          <li key={n}>
            <b>{message.name || nameOf(table, message.seat)}</b> {message.text}
          </li>
        ))}
      </ol>
      {table.talk.messages.value.length === 0 && <p class="soft">{t("ui-chat-empty")}</p>}
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
