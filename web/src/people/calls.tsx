/** How one wants to be called: letters, this device, a feed, the chat room of a group. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../shell/api";
import { cardName } from "../shell/cards";
import { CopyButton } from "../shell/copybutton";
import { t } from "../shell/i18n";
import { Icon } from "../shell/icon";
import { persist } from "../shell/persist";
import type { OwnTable } from "../shell/protocol";
import { Segments } from "../shell/segments";
import * as calling from "./calling";
import type { Calls } from "./calling";
import { Line, Trouble, useDeed } from "./deed";

export function BeingCalled() {
  const deed = useDeed();
  const found = useSignal<Calls | null>(null);
  const here = useSignal<string | null>(null);
  const look = async () => {
    found.value = await calling.calls();
    here.value = await calling.ownEndpoint();
  };
  useEffect(() => persist(look), []);
  const told = found.value;
  const run = async (doing: () => Promise<unknown>) => {
    await deed.run(doing);
    await look();
  };
  if (!told) return null;
  const pushed = here.value !== null && told.pushes.includes(here.value);
  return (
    <section class="box" aria-labelledby="calls">
      <h2 id="calls">
        <Icon name="clock" /> {t("ui-people-calls")}
      </h2>
      <p class="soft">{t("ui-people-calls-about")}</p>
      <Trouble deed={deed} />
      {told.bounced && <p class="trouble">{t("ui-people-bounced")}</p>}
      {told["mail-works"] ? (
        <Segments
          name={t("ui-people-letters")}
          values={calling.MAILINGS}
          chosen={told.mail}
          word="ui-people-letters"
          onChoose={(mail) => void run(() => calling.setMail(mail))}
        />
      ) : (
        <p class="soft">{t("ui-people-letters-need")}</p>
      )}
      {calling.pushable() && (
        <p>
          <button
            type="button"
            class="btn"
            aria-pressed={pushed}
            disabled={deed.busy}
            onClick={() =>
              void run(() => (pushed ? calling.unsubscribe(here.value ?? "") : calling.subscribe(told["push-key"])))
            }
          >
            {t(pushed ? "ui-people-push-end" : "ui-people-push")}
          </button>
        </p>
      )}
      <Feed there={told.feed} onChanged={look} />
      <Hooks told={told} onChanged={look} />
    </section>
  );
}

function Feed({ there, onChanged }: { there: boolean; onChanged: () => Promise<void> }) {
  const deed = useDeed();
  const address = useSignal("");
  const make = async () => {
    await deed.run(async () => (address.value = await calling.makeFeed()));
    await onChanged();
  };
  const end = async () => {
    address.value = "";
    await deed.run(calling.endFeed);
    await onChanged();
  };
  return (
    <>
      <p class="choice">
        <button type="button" class="btn" disabled={deed.busy} onClick={() => void make()}>
          {t(there ? "ui-people-feed-renew" : "ui-people-feed")}
        </button>
        {there && (
          <button type="button" class="btn plain" disabled={deed.busy} onClick={() => void end()}>
            {t("ui-people-feed-end")}
          </button>
        )}
      </p>
      <Trouble deed={deed} />
      {address.value && (
        <div role="status">
          <p>{t("ui-people-feed-once")}</p>
          <span class="once">
            <input type="text" readOnly aria-label={t("ui-people-feed-address")} value={address.value} />
            <CopyButton text={address.value} />
          </span>
        </div>
      )}
    </>
  );
}

function Hooks({ told, onChanged }: { told: Calls; onChanged: () => Promise<void> }) {
  const deed = useDeed();
  const tables = useSignal<OwnTable[]>([]);
  const table = useSignal("");
  const url = useSignal("");
  const secret = useSignal("");
  useEffect(
    () =>
      persist(async () => {
        tables.value = (await api.tables()).filter(({ over, yours }) => !over && yours.length > 0);
        table.value = tables.value[0]?.table ?? "";
      }),
    [],
  );
  const make = async () => {
    if (await deed.run(async () => (secret.value = await calling.makeHook(table.value, url.value.trim()))))
      url.value = "";
    await onChanged();
  };
  return (
    <details>
      <summary>{t("ui-people-hooks")}</summary>
      <p class="soft">{t("ui-people-hooks-about")}</p>
      <ul class="dev">
        {told.hooks.map((hook) => (
          <li key={hook.table}>
            <Icon name="chat" />
            <span>
              {cardName(hook.title)} <small>{hook.host}</small>
            </span>
            <button
              type="button"
              class="btn small"
              onClick={() => void deed.run(() => calling.endHook(hook.table)).then(onChanged)}
            >
              {t("ui-people-remove")}
            </button>
          </li>
        ))}
      </ul>
      {tables.value.length > 0 && (
        <>
          <div class="field">
            <label for="hook-table">{t("ui-people-hook-table")}</label>
            <select id="hook-table" value={table.value} onChange={(event) => (table.value = event.currentTarget.value)}>
              {tables.value.map((one) => (
                <option key={one.table} value={one.table}>
                  {cardName(one.title)} ·{" "}
                  {one.seats
                    .map(({ name }) => name)
                    .filter(Boolean)
                    .join(", ")}
                </option>
              ))}
            </select>
          </div>
          <Line
            id="hook"
            label={t("ui-people-hook-url")}
            button={t("ui-people-hook-add")}
            value={url}
            disabled={deed.busy}
            onSend={() => void make()}
          />
        </>
      )}
      <Trouble deed={deed} />
      {secret.value && (
        <p role="status">
          {t("ui-people-hook-once")} <code>{secret.value}</code>
        </p>
      )}
    </details>
  );
}
