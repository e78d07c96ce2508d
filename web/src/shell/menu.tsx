import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { capital, t } from "./i18n";
import { Icon } from "./icon";
import { PACES, pace, shortcuts, THEMES, theme } from "./settings";
import type { Table } from "./store";
import { Languages } from "./topbar";

export function Menu({ table }: { table: Table }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const sure = useSignal(false);
  const open = table.menu.value;
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
    if (open) sure.value = false;
  }, [open]);
  const close = () => (table.menu.value = false);
  const message = table.message.value;
  const seated = table.seat.value !== null && message !== null && !message.over;
  const saving = table.own().length === (table.info.value?.seats.length ?? -1) || message?.over;
  return (
    <dialog
      ref={dialog}
      class="menu"
      aria-labelledby="menu-name"
      onClose={close}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div class="inside">
        <header>
          <h2 id="menu-name">{t("ui-menu")}</h2>
          <button type="button" class="btn icon plain" aria-label={t("ui-close")} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        <div class="field">
          <span>{capital(t("core-ui-language"))}</span>
          <Languages />
        </div>
        <Segments name={t("ui-theme")} values={THEMES} chosen={theme.value} word="ui-theme" onChoose={(value) => (theme.value = value)} />
        <Segments name={t("ui-pace")} values={PACES} chosen={pace.value} word="ui-pace" onChoose={(value) => (pace.value = value)} />
        <Segments
          name={t("ui-shortcuts")}
          values={["on", "off"] as const}
          chosen={shortcuts.value}
          word="ui-shortcuts"
          onChoose={(value) => (shortcuts.value = value)}
        />
        <p class="soft keys">{t("ui-shortcuts-about")}</p>
        <nav class="list">
          {seated && (
            <button type="button" onClick={() => (table.offer(), close())}>
              <Icon name="undo" /> {t("ui-offer")}
            </button>
          )}
          {saving && (
            <a href={`/api/tables/${encodeURIComponent(table.id)}/save`} download={`${table.play.id}.json`}>
              <Icon name="log" /> {t("ui-save")}
            </a>
          )}
          <a href={`/rulebook/${table.play.id}`} target="_blank" rel="noopener">
            <Icon name="diary" /> {t("core-ui-rulebook")}
          </a>
          <a href="/">
            <Icon name="chevron" class="left" /> {t("ui-leave")}
          </a>
          {seated &&
            (sure.value ? (
              <button type="button" class="bad" onClick={() => (table.resign(), close())}>
                <Icon name="flag" /> {t("ui-resign-sure")}
              </button>
            ) : (
              <button type="button" onClick={() => (sure.value = true)}>
                <Icon name="flag" /> {t("core-ui-resign")}
              </button>
            ))}
        </nav>
      </div>
    </dialog>
  );
}

function Segments<T extends string>(props: {
  name: string;
  values: readonly T[];
  chosen: T;
  word: string;
  onChoose: (value: T) => void;
}) {
  return (
    <div class="field">
      <span>{props.name}</span>
      <div class="lang" role="group" aria-label={props.name}>
        {props.values.map((value) => (
          <button key={value} type="button" aria-pressed={props.chosen === value} onClick={() => props.onChoose(value)}>
            {t(`${props.word}-${value}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
