/** One's own account: what makes one, ways to sign in, devices, tokens, and leaving with everything. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../shell/api";
import { CopyButton } from "../shell/copybutton";
import { t } from "../shell/i18n";
import { Icon } from "../shell/icon";
import { NameField } from "../shell/naming";
import { persist } from "../shell/persist";
import { personPath } from "../shell/router";
import { SiteBar } from "../shell/topbar";
import * as asking from "./asking";
import type { Account } from "./asking";
import { TimeAway } from "./away";
import { BeingCalled } from "./calls";
import { Line, Trouble, useDeed } from "./deed";
import { PublicHolidays } from "./holidays";
import { Leaving } from "./leaving";
import { possible } from "./passkey";
import { Tokens } from "./tokens";
import { ago } from "./when";

export function AccountPage() {
  const found = useSignal<Account | null>(null);
  const look = async () => {
    await api.loadMe();
    found.value = await asking.account();
  };
  useEffect(() => {
    document.title = t("ui-people-page-account");
    return persist(look);
  }, []);
  const account = found.value;
  return (
    <>
      <SiteBar page="account" />
      <main class="page people">
        <h1>{t("ui-people-account")}</h1>
        {account && (
          <div class="cols">
            <div>
              {account.account ? (
                <section class="box" aria-labelledby="own">
                  <h2 id="own">{api.me.value?.name}</h2>
                  <NameField id="account-name" label={t("ui-name")} />
                  <p>
                    <a href={personPath(api.me.value?.name ?? "")}>{t("ui-people-profile")}</a>
                  </p>
                </section>
              ) : (
                <Guest account={account} onChanged={look} />
              )}
              {account.account && <BeingCalled />}
              {account.account && <TimeAway account={account} onChanged={look} />}
              {account.account && <PublicHolidays account={account} onChanged={look} />}
              <Tokens tokens={account.tokens} onChanged={look} />
              <Leaving account={account.account} onChanged={look} />
            </div>
            <div>
              {account.account ? (
                <WaysIn account={account} onChanged={look} />
              ) : (
                <SignIn account={account} onChanged={look} />
              )}
            </div>
          </div>
        )}
      </main>
    </>
  );
}

interface Part {
  account: Account;
  onChanged: () => Promise<void>;
}

/** What a guest gets by a passkey, and the one press that makes it. */
function Guest({ account, onChanged }: Part) {
  const deed = useDeed();
  const name = useSignal(account.name);
  const works = account["passkeys-work"] && possible();
  const make = async () => {
    if (await deed.run(() => asking.makePasskey(name.value.trim()))) await onChanged();
  };
  return (
    <section class="box" aria-labelledby="become">
      <h2 id="become">{t("ui-people-guest")}</h2>
      <p class="soft">{t("ui-people-guest-about")}</p>
      {works ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void make();
          }}
        >
          <div class="field">
            <label for="new-name">{t("ui-name")}</label>
            <input
              id="new-name"
              type="text"
              maxLength={40}
              autoComplete="username"
              value={name.value}
              onInput={(event) => (name.value = event.currentTarget.value)}
            />
          </div>
          <Trouble deed={deed} />
          <button type="submit" class="btn primary" disabled={deed.busy || !name.value.trim()}>
            <Icon name="cipher" /> {t("ui-people-passkey-make")}
          </button>
        </form>
      ) : (
        <p class="note">{t("core-denied-no-passkeys")}</p>
      )}
    </section>
  );
}

function SignIn({ account, onChanged }: Part) {
  const deed = useDeed();
  const code = useSignal("");
  const run = async (doing: () => Promise<unknown>) => {
    if (await deed.run(doing)) await onChanged();
  };
  return (
    <section class="box" aria-labelledby="in">
      <h2 id="in">{t("ui-people-have")}</h2>
      <p class="soft">{t("ui-people-have-about")}</p>
      <Trouble deed={deed} />
      {account["passkeys-work"] && possible() && (
        <p>
          <button type="button" class="btn" disabled={deed.busy} onClick={() => void run(asking.signIn)}>
            <Icon name="cipher" /> {t("ui-people-passkey-use")}
          </button>
        </p>
      )}
      {account["mail-works"] && <ByMail label={t("ui-people-mail-sign-in")} />}
      <Line
        id="code"
        label={t("ui-people-code")}
        button={t("ui-people-sign-in")}
        complete="one-time-code"
        value={code}
        disabled={deed.busy}
        onSend={() => void run(() => asking.useCode(code.value))}
      />
    </section>
  );
}

/** Asks for a link by mail, and says where it has gone. */
function ByMail({ label }: { label: string }) {
  const deed = useDeed();
  const mail = useSignal("");
  const sent = useSignal<string | null>(null);
  const send = async () => {
    const to = mail.value.trim();
    sent.value = (await deed.run(() => asking.sendLink(to))) ? to : null;
  };
  return (
    <>
      <Line
        id="mail"
        label={label}
        button={t("ui-people-mail-send")}
        keys="email"
        complete="email"
        value={mail}
        disabled={deed.busy}
        onSend={() => void send()}
      />
      <Trouble deed={deed} />
      <p role="status" class={sent.value ? "" : "sr"}>
        {sent.value && t("ui-people-mail-sent", { mail: sent.value })}
      </p>
    </>
  );
}

function WaysIn({ account, onChanged }: Part) {
  const deed = useDeed();
  const run = async (doing: () => Promise<unknown>) => {
    await deed.run(doing);
    await onChanged();
  };
  return (
    <>
      <section class="box" aria-labelledby="ways">
        <h2 id="ways">
          <Icon name="cipher" /> {t("ui-people-ways")}
        </h2>
        <Trouble deed={deed} />
        <ul class="dev">
          {account.passkeys.map(({ id, label, created, used }) => (
            <li key={id}>
              <Icon name="cipher" />
              <span>
                {t("ui-people-means-passkey")}{" "}
                <small>{[label, ago(used || created)].filter(Boolean).join(" · ")}</small>
              </span>
              <button type="button" class="btn small" onClick={() => void run(() => asking.removePasskey(id))}>
                {t("ui-people-remove")}
              </button>
            </li>
          ))}
          {account.mail && (
            <li>
              <Icon name="chat" />
              <span>
                {account.mail} <small>{t("ui-people-means-mail")}</small>
              </span>
              <button type="button" class="btn small" onClick={() => void run(asking.removeMail)}>
                {t("ui-people-remove")}
              </button>
            </li>
          )}
        </ul>
        {account["passkeys-work"] && possible() && (
          <p>
            <button
              type="button"
              class="btn"
              disabled={deed.busy}
              onClick={() => void run(() => asking.makePasskey(null))}
            >
              <Icon name="plus" /> {t("ui-people-passkey-add")}
            </button>
          </p>
        )}
        {account["mail-works"] && <ByMail label={t("ui-people-mail-add")} />}
        <Codes left={account.codes} onChanged={onChanged} />
      </section>
      <Devices account={account} onChanged={onChanged} />
    </>
  );
}

/** Recovery codes are shown once, when they are made. */
function Codes({ left, onChanged }: { left: number; onChanged: () => Promise<void> }) {
  const deed = useDeed();
  const codes = useSignal<string[]>([]);
  const make = async () => {
    await deed.run(async () => (codes.value = await asking.makeCodes()));
    await onChanged();
  };
  return (
    <>
      <p>
        <button type="button" class="btn" disabled={deed.busy} onClick={() => void make()}>
          {t("ui-people-codes", { count: left })}
        </button>
      </p>
      <Trouble deed={deed} />
      {codes.value.length > 0 && (
        <div role="status">
          <p>{t("ui-people-codes-once")}</p>
          <ul class="codes">
            {codes.value.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <CopyButton text={codes.value.join("\n")} />
        </div>
      )}
    </>
  );
}

function Devices({ account, onChanged }: Part) {
  const deed = useDeed();
  const run = async (doing: () => Promise<unknown>) => {
    await deed.run(doing);
    await onChanged();
  };
  return (
    <section class="box" aria-labelledby="devices">
      <h2 id="devices">{t("ui-people-devices")}</h2>
      <Trouble deed={deed} />
      <ul class="dev">
        {account.devices.map(({ id, device, means, seen, here }) => (
          <li key={id}>
            <Icon name={/Android|iPhone|iPad/.test(device) ? "phone" : "laptop"} />
            <span>
              {device || t("ui-people-device")} {here && <em>{t("ui-people-here")}</em>}
              <small>
                {t(`ui-people-means-${means}`)} · {here ? t("ui-people-now") : ago(seen)}
              </small>
            </span>
            <button
              type="button"
              class="btn small"
              disabled={deed.busy}
              onClick={() => void run(here ? asking.signOut : () => asking.endDevice(id))}
            >
              {t("ui-people-sign-out")}
              <span class="sr"> {device}</span>
            </button>
          </li>
        ))}
      </ul>
      {account.devices.length > 1 && (
        <p>
          <button type="button" class="btn" disabled={deed.busy} onClick={() => void run(asking.endOthers)}>
            {t("ui-people-sign-out-others")}
          </button>
        </p>
      )}
    </section>
  );
}
