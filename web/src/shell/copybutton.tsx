import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { copy } from "./clipboard";
import { t } from "./i18n";
import { Icon } from "./icon";

const SAID_FOR = 2_000;

/** Copies a text and says so for a moment. With a label the button shows its icon alone. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const copied = useSignal(false);
  useEffect(() => {
    if (!copied.value) return;
    const timer = setTimeout(() => (copied.value = false), SAID_FOR);
    return () => clearTimeout(timer);
  }, [copied.value]);
  const word = copied.value ? t("ui-copied") : (label ?? t("ui-copy"));
  return (
    <>
      <button
        type="button"
        class={label ? "btn icon wide" : "btn"}
        title={label}
        onClick={() => void copy(text).then((done) => (copied.value = done))}
      >
        <Icon name={copied.value ? "check" : "link"} />
        <span class={label ? "sr" : ""}>{word}</span>
      </button>
      <span class="sr" role="status">
        {copied.value && t("ui-copied")}
      </span>
    </>
  );
}
