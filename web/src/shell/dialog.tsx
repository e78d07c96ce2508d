/** A dialog over the page: its name, a button to close it, and whatever it is about. */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "./i18n";
import { Icon } from "./icon";

interface Props {
  name: string;
  class?: string;
  onClose: () => void;
  children: ComponentChildren;
}

/** Shown as long as it is there. Closing gives the focus back to where it was before. */
export function Dialog({ name, class: extra = "", onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);
  const close = () => dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it closes it, and so does Escape by itself
    <dialog
      ref={dialog}
      class={`menu ${extra}`}
      aria-labelledby={id}
      onClose={() => dialog.current && onClose()} // told late, when another may be open already
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div class="inside">
        <header>
          <h2 id={id}>{name}</h2>
          <button type="button" class="btn icon plain" aria-label={t("ui-close")} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
