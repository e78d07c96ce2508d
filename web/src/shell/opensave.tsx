/** A table from a file that was saved before. */
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import * as api from "./api";
import { noun, t, told } from "./i18n";
import { Icon } from "./icon";
import { go } from "./router";

const LARGEST = 1_000_000; // what the server reads of a file, in characters

export function OpenSave() {
  const input = useRef<HTMLInputElement>(null);
  const trouble = useSignal<string | null>(null);
  const busy = useSignal(false);
  const open = async (file: File) => {
    busy.value = true;
    trouble.value = null;
    try {
      if (file.size > LARGEST) trouble.value = await told("core-malformed-size", { limit: LARGEST });
      else go(`/table/${await api.importSave(await file.text())}`);
    } catch (error) {
      trouble.value = await problem(error);
    }
    busy.value = false;
  };
  return (
    <div class="opensave">
      {trouble.value && (
        <p class="trouble" role="alert">
          <b>{t("ui-open-refused")}</b> {trouble.value}
        </p>
      )}
      <button type="button" class="btn" aria-busy={busy.value} onClick={() => input.current?.click()}>
        <Icon name="open" /> {t("ui-open-save")}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = ""; // so that the same file can be chosen once more
          if (file) void open(file);
        }}
      />
    </div>
  );
}

/** What is wrong with the file, and where. */
async function problem(error: unknown): Promise<string> {
  const found = error instanceof api.Failed ? error.problem : null;
  if (!found) return t("ui-server-lost");
  const text = await told(found.message, found.args);
  return found.place ? t("core-problem", { place: noun("", found.place), problem: text }) : text;
}
