/** The buttons of the full-page screens, and the one that is open. Escape returns to the table. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import { shortcuts } from "../../shell/settings";
import type { Table } from "../../shell/store";
import { openScreen, SCREENS, type Screen } from "./screens";

export function Screens({ table }: { table: Table }) {
  const offered = SCREENS.filter(({ when }) => when(table));
  const open = offered.find(({ id }) => id === openScreen.value);
  const letters = offered.map(({ key }) => key).join("");
  // before it is drawn: whoever sees it may press the key
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || shortcuts.value === "off") return;
      if (document.querySelector("dialog[open]") || document.activeElement?.matches("input, textarea, select")) return;
      const screen = offered.find(({ key }) => key === event.key);
      if (screen) openScreen.value = screen.id;
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [letters]);
  useEffect(() => {
    const close = () => {
      openScreen.value = null;
    };
    return close;
  }, [table]);
  if (offered.length === 0) return null;
  return (
    <>
      <nav class="screens" aria-label={t("ui-gw-screens")}>
        {offered.map(({ id, key, label, icon, calls }) => (
          <button
            key={id}
            type="button"
            class={calls?.(table) ? "chip calls" : "chip"}
            data-screen={id}
            aria-keyshortcuts={key}
            title={`${t(label)} (${key})`}
            onClick={() => (openScreen.value = id)}
          >
            <Icon name={icon} /> <span>{t(label)}</span>
          </button>
        ))}
      </nav>
      {open && <Page key={open.id} table={table} screen={open} />}
    </>
  );
}

function Page({ table, screen: { label, icon, Page: Content } }: { table: Table; screen: Screen }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);
  const left = () => {
    // a browser tells late of a page that was closed: by then another may be open
    if (dialog.current) openScreen.value = null;
  };
  return (
    <dialog ref={dialog} class="sheetpage" aria-label={t(label)} onCancel={left} onClose={left}>
      <header class="bar">
        <h2>
          <Icon name={icon} /> {t(label)}
        </h2>
        <button type="button" class="btn" onClick={left}>
          <Icon name="map" /> {t("ui-gw-to-table")} <kbd>Esc</kbd>
        </button>
      </header>
      <div class="page">
        <Content table={table} />
      </div>
    </dialog>
  );
}
