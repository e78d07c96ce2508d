/** On the screen of a real table: where phones go, and by which code they come to their seats. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { origin } from "../shell/addresses";
import { t } from "../shell/i18n";
import { Icon } from "../shell/icon";
import { persist } from "../shell/persist";
import { AloneHere } from "../shell/seating";
import type { Table } from "../shell/store";
import { type Shown, showCode } from "./joining";

const AT_ONCE = 3; // signs that are read in one look

const inLooks = (code: string): string => code.replace(new RegExp(`(.{${AT_ONCE}})(?=.)`, "g"), "$1 ");

/** A code works for a while after it was last shown, so a screen that is looked at asks for it again and again. */
export function ScreenCode({ table }: { table: Table }) {
  const shown = useSignal<Shown | null>(null);
  const asked = useSignal(0);
  useEffect(() => {
    const stop = persist(async () => {
      shown.value = await showCode(table.id);
    });
    return stop;
  }, [table, asked.value]);
  const seconds = shown.value?.seconds;
  useEffect(() => {
    if (seconds === undefined) return undefined;
    const again = () => {
      if (document.visibilityState === "visible") asked.value++;
    };
    const timer = setInterval(again, (seconds * 1000) / 3);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }, [seconds]);
  const renew = () =>
    showCode(table.id, true).then(
      (fresh) => (shown.value = fresh),
      () => undefined, // the one before still works
    );
  if (!shown.value) return null;
  const { address, command } = origin();
  return (
    <div class="note screencode">
      <p>
        <Icon name="phone" /> {t("ui-people-screen-join")} <b>{address.replace(/^https?:\/\//, "")}/join</b>{" "}
        {t("ui-people-screen-code")} <output>{inLooks(shown.value.code)}</output>
      </p>
      <button type="button" class="btn plain small" onClick={() => void renew()}>
        {t("ui-people-screen-anew")}
      </button>
      {command && <AloneHere command={command} />}
    </div>
  );
}
