/** Time away: clocks by the day stand still meanwhile. */
import { useSignal } from "@preact/signals";
import { locale, t } from "../shell/i18n";
import * as asking from "./asking";
import { Trouble, useDeed } from "./deed";

const DAY = 24 * 3600;

const seconds = (day: string): number => new Date(`${day}T00:00:00`).getTime() / 1000;

export function TimeAway({ account, onChanged }: { account: asking.Account; onChanged: () => Promise<void> }) {
  const deed = useDeed();
  const first = useSignal("");
  const last = useSignal("");
  const now = Date.now() / 1000;
  const to_come = account.away.filter(([, end]) => end > now);
  const keep = async (away: [number, number][]) => {
    await deed.run(() => asking.setAway(away));
    await onChanged();
  };
  const add = () => void keep([...to_come, [seconds(first.value), seconds(last.value) + DAY]]);
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: "medium" });
  return (
    <section class="box" aria-labelledby="away">
      <h2 id="away">
        {t("ui-people-away")}{" "}
        <span class="soft">{t("ui-people-away-left", { days: Math.max(0, Math.floor(account["away-days"])) })}</span>
      </h2>
      <p class="soft">{t("ui-people-away-about")}</p>
      <ul class="dev">
        {to_come.map(([begin, end]) => (
          <li key={begin}>
            <span>{day.formatRange(begin * 1000, (end - 1) * 1000)}</span>
            <button
              type="button"
              class="btn small"
              disabled={deed.busy}
              onClick={() => void keep(to_come.filter((one) => one[0] !== begin))}
            >
              {t("ui-people-remove")}
            </button>
          </li>
        ))}
      </ul>
      <form
        class="span"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <label>
          {t("ui-people-away-from")}{" "}
          <input type="date" value={first.value} onInput={(event) => (first.value = event.currentTarget.value)} />
        </label>
        <label>
          {t("ui-people-away-until")}{" "}
          <input
            type="date"
            min={first.value}
            value={last.value}
            onInput={(event) => (last.value = event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="btn" disabled={deed.busy || !first.value || last.value < first.value}>
          {t("ui-people-away-add")}
        </button>
      </form>
      <Trouble deed={deed} />
    </section>
  );
}
