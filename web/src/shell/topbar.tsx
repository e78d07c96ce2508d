/** Language and theme, wherever a page shows them. */
import { useEffect } from "preact/hooks";
import { loadMe, me } from "./api";
import { host } from "./host";
import { Icon } from "./icon";
import { speak, t } from "./i18n";
import { LANGS, lang, night, openSettings, theme } from "./settings";

export function Languages() {
  return (
    <div class="lang" role="group" aria-label={t("core-ui-language")}>
      {LANGS.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={lang.value === code}
          onClick={() => void speak(code)}
        >
          {code.toUpperCase()}
          <span class="sr"> {t(`core-language-${code}`)}</span>
        </button>
      ))}
    </div>
  );
}

export function ThemeButton() {
  const dark = night();
  return (
    <button
      type="button"
      class="btn icon"
      aria-label={t(dark ? "ui-theme-to-day" : "ui-theme-to-night")}
      onClick={() => (theme.value = dark ? "day" : "night")}
    >
      <Icon name={dark ? "sun" : "moon"} />
    </button>
  );
}

export function SiteBar({ page }: { page: string }) {
  useEffect(() => {
    if (!me.value) void loadMe().catch(() => undefined);
  }, []);
  const here = (name: string) => (page === name ? { "aria-current": "page" as const } : {});
  return (
    <header class="bar site">
      <a class="brand" href="/">
        <Icon name="strategic" />
        <span>Sandtable</span>
      </a>
      <nav aria-label={t("ui-main")}>
        <a href="/" {...here("home")}>
          {t("ui-play")}
        </a>
        {!host().alone && (
          <a href="/lobby" {...here("lobby")}>
            {t("ui-lobby")}
          </a>
        )}
        <a href="/rulebook/blitzkrieg" {...here("rulebook")}>
          {t("core-ui-rulebook")}
        </a>
        <a href="/puzzles" {...here("puzzles")}>
          {t("ui-puzzles")}
        </a>
        <a href="/lab/odds" {...here("lab")}>
          {t("ui-lab-odds")}
        </a>
      </nav>
      <div class="acts">
        <Languages />
        <ThemeButton />
        <button type="button" class="btn who" onClick={openSettings}>
          <Icon name="person" /> <span>{me.value?.name || t("ui-name-none")}</span>
          <span class="sr"> {t("ui-settings")}</span>
        </button>
      </div>
    </header>
  );
}
