/** Something that the server is asked to do, with what it has against it beside the button. */
import { useSignal, type Signal } from "@preact/signals";
import { t } from "../shell/i18n";
import { problem } from "../shell/naming";

export interface Deed {
  busy: boolean;
  trouble: string | null;
  run: (doing: () => Promise<unknown>) => Promise<boolean>;
}

/** Browsers say so when a passkey was not given: the person closed the window, or has none. */
const notGiven = (error: unknown) => error instanceof DOMException;

export function useDeed(): Deed {
  const busy = useSignal(false);
  const trouble = useSignal<string | null>(null);
  const run = async (doing: () => Promise<unknown>) => {
    busy.value = true;
    trouble.value = null;
    try {
      await doing();
      return true;
    } catch (error) {
      trouble.value = notGiven(error) ? t("ui-people-not-given") : await problem(error);
      return false;
    } finally {
      busy.value = false;
    }
  };
  return { busy: busy.value, trouble: trouble.value, run };
}

export function Trouble({ deed }: { deed: Deed }) {
  return (
    <p class={deed.trouble ? "trouble" : "sr"} role="alert">
      {deed.trouble}
    </p>
  );
}

/** A line to fill in, with its button. */
export function Line(props: {
  id: string;
  label: string;
  button: string;
  keys?: "text" | "email";
  complete?: string;
  value: Signal<string>;
  disabled?: boolean;
  onSend: () => void;
}) {
  return (
    <form
      class="field"
      onSubmit={(event) => {
        event.preventDefault();
        props.onSend();
      }}
    >
      <label for={props.id}>{props.label}</label>
      <span class="join">
        <input
          id={props.id}
          type="text"
          inputMode={props.keys ?? "text"}
          autoComplete={props.complete ?? "off"}
          maxLength={254}
          value={props.value.value}
          onInput={(event) => (props.value.value = event.currentTarget.value)}
        />
        <button type="submit" class="btn" disabled={props.disabled || !props.value.value.trim()}>
          {props.button}
        </button>
      </span>
    </form>
  );
}
