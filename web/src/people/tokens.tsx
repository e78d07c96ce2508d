/** Tokens let a program play in this person's name. The server keeps only their hashes, so each is shown once. */
import { useSignal } from "@preact/signals";
import { CopyButton } from "../shell/copybutton";
import { list, t } from "../shell/i18n";
import * as asking from "./asking";
import { SCOPES, type Account, type Scope } from "./asking";
import { Line, Trouble, useDeed } from "./deed";
import { ago } from "./when";

export function Tokens({ tokens, onChanged }: { tokens: Account["tokens"]; onChanged: () => Promise<void> }) {
  const deed = useDeed();
  const name = useSignal("");
  const scopes = useSignal<readonly Scope[]>(["look"]);
  const made = useSignal<string | null>(null);
  const run = async (doing: () => Promise<unknown>) => {
    await deed.run(doing);
    await onChanged();
  };
  const make = async () => {
    made.value = await asking.makeToken(name.value.trim(), [...scopes.value]);
    name.value = "";
  };
  const toggle = (scope: Scope) =>
    (scopes.value = SCOPES.filter((one) => (one === scope) !== scopes.value.includes(one)));
  return (
    <section class="box" aria-labelledby="tokens">
      <h2 id="tokens">{t("ui-people-tokens")}</h2>
      <p class="soft">{t("ui-people-tokens-about")}</p>
      <ul class="dev">
        {tokens.map(({ id, name: called, scopes: given, created, used }) => (
          <li key={id}>
            <span>
              {called}
              <small>
                {list(given.map((scope) => t(`ui-people-scope-${scope}`)))} ·{" "}
                {used ? t("ui-people-used", { when: ago(used) }) : ago(created)}
              </small>
            </span>
            <button type="button" class="btn small" onClick={() => void run(() => asking.revokeToken(id))}>
              {t("ui-people-revoke")}
              <span class="sr"> {called}</span>
            </button>
          </li>
        ))}
      </ul>
      <fieldset class="scopes">
        <legend>{t("ui-people-scopes")}</legend>
        {SCOPES.map((scope) => (
          <label key={scope}>
            <input type="checkbox" checked={scopes.value.includes(scope)} onChange={() => toggle(scope)} />{" "}
            {t(`ui-people-scope-${scope}`)}
          </label>
        ))}
      </fieldset>
      <Line
        id="token-name"
        label={t("ui-people-token-name")}
        button={t("ui-people-token-make")}
        value={name}
        disabled={deed.busy || scopes.value.length === 0}
        onSend={() => void run(make)}
      />
      <Trouble deed={deed} />
      {made.value && (
        <div role="status">
          <p>{t("ui-people-token-once")}</p>
          <div class="once">
            <input
              type="text"
              readOnly
              aria-label={t("ui-people-token-once")}
              value={made.value}
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton text={made.value} />
          </div>
        </div>
      )}
    </section>
  );
}
