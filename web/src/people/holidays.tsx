/** Whose public holidays one's clocks keep: chosen by country, in the time zone of this browser. */
import { useSignal } from "@preact/signals";
import { list, t } from "../shell/i18n";
import * as asking from "./asking";
import { Trouble, useDeed } from "./deed";
import { day } from "./when";
import { ownZone } from "./zones";

const NONE = "";

const nameOf = (calendar: string): string => t(`ui-people-calendar-${calendar || "none"}`);

/** A day on the wall, whichever zone this browser is in. */
const written = (date: string): string => day(new Date(`${date}T12:00:00`).getTime() / 1000);

export function PublicHolidays({ account, onChanged }: { account: asking.Account; onChanged: () => Promise<void> }) {
  const deed = useDeed();
  const now = Date.now() / 1000;
  const kept = account.holidays.find(({ since }) => since <= now);
  const coming = account.holidays.find(({ since }) => since > now);
  const current = (coming ?? kept)?.calendar ?? NONE;
  const chosen = useSignal(current);
  const keep = async () => {
    await deed.run(() => asking.setHolidays(chosen.value, ownZone()));
    await onChanged();
  };
  return (
    <section class="box" aria-labelledby="holidays">
      <h2 id="holidays">{t("ui-people-holidays")}</h2>
      <p class="soft">{t("ui-people-holidays-about")}</p>
      <form
        class="field"
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        <label for="calendar">{t("ui-people-holidays-whose")}</label>
        <div class="join">
          <select
            id="calendar"
            value={chosen.value}
            onChange={({ currentTarget: { value } }) => (chosen.value = value)}
          >
            {[NONE, ...account.calendars].map((calendar) => (
              <option key={calendar} value={calendar}>
                {nameOf(calendar)}
              </option>
            ))}
          </select>
          <button type="submit" class="btn" disabled={deed.busy || chosen.value === current}>
            {t("ui-people-holidays-keep")}
          </button>
        </div>
      </form>
      {kept?.calendar && (
        <p>
          {t("ui-people-holidays-next", { days: list(kept.days.map(written)), zone: kept.zone.replaceAll("_", " ") })}
        </p>
      )}
      {coming && (
        <p class="note">
          {t("ui-people-holidays-from", { day: day(coming.since), calendar: nameOf(coming.calendar) })}{" "}
          {t("ui-people-holidays-later")}
        </p>
      )}
      <Trouble deed={deed} />
    </section>
  );
}
