/** What a person can settle for themselves: name, words, colours, pace, sounds, keys, and tokens for programs. */
import { useSignal } from "@preact/signals";
import * as api from "./api";
import { CopyButton } from "./copybutton";
import { Dialog } from "./dialog";
import { capital, t } from "./i18n";
import { NameField } from "./naming";
import { Segments } from "./segments";
import { choosing, MOTIONS, motion, PACES, pace, shortcuts, sounds, SWITCH, THEMES, theme } from "./settings";
import { playSound } from "./sounds";
import { Languages } from "./topbar";

export function SettingsDialog() {
  return (
    <Dialog name={t("ui-settings")} class="settings" onClose={() => (choosing.value = false)}>
      <NameField id="own-name" label={t("ui-name")} />
      <div class="field">
        <span>{capital(t("core-ui-language"))}</span>
        <Languages />
      </div>
      <Segments
        name={t("ui-theme")}
        values={THEMES}
        chosen={theme.value}
        word="ui-theme"
        onChoose={(value) => (theme.value = value)}
      />
      <Segments
        name={t("ui-motion")}
        values={MOTIONS}
        chosen={motion.value}
        word="ui-motion"
        onChoose={(value) => (motion.value = value)}
      />
      <Segments
        name={t("ui-pace")}
        values={PACES}
        chosen={pace.value}
        word="ui-pace"
        onChoose={(value) => (pace.value = value)}
      />
      <Segments
        name={t("ui-sounds")}
        values={SWITCH}
        chosen={sounds.value}
        word="ui-switch"
        onChoose={(value) => {
          sounds.value = value;
          playSound("turn");
        }}
      />
      <Segments
        name={t("ui-shortcuts")}
        values={SWITCH}
        chosen={shortcuts.value}
        word="ui-switch"
        onChoose={(value) => (shortcuts.value = value)}
      />
      <p class="soft keys">{t("ui-shortcuts-about")}</p>
      <Tokens />
    </Dialog>
  );
}

/** Tokens let a program play in this person's name. The server keeps only their hashes, so each is shown once. */
function Tokens() {
  const token = useSignal<string | null>(null);
  const said = useSignal<string | null>(null);
  const sure = useSignal(false);
  const make = async () => {
    try {
      token.value = await api.makeToken(api.me.value?.name || "program");
      said.value = null;
    } catch {
      said.value = "ui-server-lost";
    }
  };
  const revoke = async () => {
    sure.value = !sure.value;
    if (sure.value) return; // it is asked once more
    try {
      await api.revokeTokens();
      token.value = null;
      said.value = "ui-token-revoked";
    } catch {
      said.value = "ui-server-lost";
    }
  };
  return (
    <details>
      <summary>{t("ui-token")}</summary>
      <p class="soft keys">{t("ui-token-about")}</p>
      {token.value && (
        <div class="field once">
          <input
            type="text"
            readOnly
            aria-label={t("ui-token-once")}
            value={token.value}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton text={token.value} />
        </div>
      )}
      <p class="soft keys" role="status">
        {said.value ? t(said.value) : token.value ? t("ui-token-once") : ""}
      </p>
      <p class="choice">
        <button type="button" class="btn" onClick={() => void make()}>
          {t("ui-token-make")}
        </button>
        <button type="button" class="btn" onClick={() => void revoke()}>
          {t(sure.value ? "ui-token-revoke-sure" : "ui-token-revoke")}
        </button>
      </p>
    </details>
  );
}
