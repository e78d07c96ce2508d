/** What a person can settle for themselves: name, words, colours, pace, sounds and keys. */
import { Dialog } from "./dialog";
import { capital, t } from "./i18n";
import { NameField } from "./naming";
import { Segments } from "./segments";
import { choosing, hints, MOTIONS, motion, PACES, pace, shortcuts, sounds, SWITCH, THEMES, theme } from "./settings";
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
        name={t("ui-hints")}
        values={SWITCH}
        chosen={hints.value}
        word="ui-switch"
        onChoose={(value) => (hints.value = value)}
      />
      <p class="soft keys">{t("ui-hints-about")}</p>
      <Segments
        name={t("ui-shortcuts")}
        values={SWITCH}
        chosen={shortcuts.value}
        word="ui-switch"
        onChoose={(value) => (shortcuts.value = value)}
      />
      <p class="soft keys">{t("ui-shortcuts-about")}</p>
      <p>
        <a href="/account" onClick={() => (choosing.value = false)}>
          {t("ui-account")}
        </a>
      </p>
    </Dialog>
  );
}
