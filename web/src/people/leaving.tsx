/** Taking everything along, and leaving nothing. */
import { useSignal } from "@preact/signals";
import { t } from "../shell/i18n";
import { Icon } from "../shell/icon";
import * as asking from "./asking";
import { Trouble, useDeed } from "./deed";

export function Leaving({ account, onChanged }: { account: boolean; onChanged: () => Promise<void> }) {
  const deed = useDeed();
  const sure = useSignal(false);
  const leave = async () => {
    sure.value = !sure.value;
    if (sure.value) return; // it is asked once more
    if (await deed.run(asking.leaveForGood)) await onChanged();
  };
  return (
    <section class="box" aria-labelledby="leaving">
      <h2 id="leaving">{t("ui-people-data")}</h2>
      <p class="soft">{t("ui-people-data-about")}</p>
      <Trouble deed={deed} />
      <p class="choice">
        <a class="btn" href="/api/account/export" download>
          <Icon name="save" /> {t("ui-people-export")}
        </a>
        <button type="button" class="btn bad" disabled={deed.busy} onClick={() => void leave()}>
          {t(sure.value ? "ui-people-leave-sure" : account ? "ui-people-leave" : "ui-people-leave-guest")}
        </button>
        {sure.value && (
          <button type="button" class="btn plain" onClick={() => (sure.value = false)}>
            {t("ui-cancel")}
          </button>
        )}
      </p>
    </section>
  );
}
