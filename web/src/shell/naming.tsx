/** Who one is to the others: asked once, when people meet, and never before a game alone. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "./api";
import { t, told } from "./i18n";
import type { Table } from "./store";

const ASKED = "sandtable.asked-name";

function wasAsked(): boolean {
  try {
    return localStorage.getItem(ASKED) !== null;
  } catch {
    return true; // storage is switched off: rather never than at every table
  }
}

function remember(): void {
  try {
    localStorage.setItem(ASKED, "yes");
  } catch {
    // see above
  }
}

/** A field for the name with its button. What the server does not like about a name it says itself. */
export function NameField({ id, label, onKept }: { id: string; label: string; onKept?: () => void }) {
  const text = useSignal(api.me.value?.name ?? "");
  const kept = useSignal(false);
  const trouble = useSignal<string | null>(null);
  useEffect(() => {
    if (!api.me.value)
      void api
        .loadMe()
        .then((me) => (text.value = me.name))
        .catch(() => undefined);
  }, []);
  const keep = async (event: Event) => {
    event.preventDefault();
    const name = text.value.trim();
    if (!name) return;
    try {
      await api.rename(name);
      kept.value = true;
      trouble.value = null;
      onKept?.();
    } catch (error) {
      trouble.value = await problem(error);
    }
  };
  return (
    <form class="field" onSubmit={keep}>
      <label for={id}>{label}</label>
      <span class="join">
        <input
          id={id}
          type="text"
          maxLength={40}
          autoComplete="nickname"
          placeholder={t("ui-name-none")}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
            kept.value = false;
          }}
        />
        <button type="submit" class="btn" disabled={!text.value.trim()}>
          {t(kept.value ? "ui-kept" : "ui-keep")}
        </button>
      </span>
      <span class={trouble.value ? "trouble" : "sr"} role="status">
        {trouble.value ?? (kept.value ? t("ui-kept") : "")}
      </span>
    </form>
  );
}

/** What the server has against something, in its own words. */
export async function problem(error: unknown): Promise<string> {
  if (!(error instanceof api.Failed)) return t("ui-server-lost");
  if (error.problem) return told(error.problem.message, error.problem.args);
  if (error.refusal) return told(error.refusal.message, error.refusal.args);
  return told(error.reason ? `core-denied-${error.reason}` : "ui-server-lost");
}

export function AskName({ table }: { table: Table }) {
  const asked = useSignal(wasAsked());
  const seats = table.info.value?.seats ?? [];
  const company = table.own().length > 0 && seats.some(({ mine, kind }) => !mine && kind !== "bot");
  const nameless = api.me.value?.name === "";
  if (!company || !nameless || asked.value || table.info.value?.over) return null;
  const done = () => {
    remember();
    asked.value = true;
  };
  return (
    <div class="note naming">
      <NameField id="ask-name" label={t("ui-name-ask")} onKept={done} />
      <button type="button" class="btn plain" onClick={done}>
        {t("ui-name-later")}
      </button>
    </div>
  );
}
