/** Which clock a new table has, what comes when somebody's time is over, and whether strangers may join. */
import type { Signal } from "@preact/signals";
import { me, type WantedClock } from "../shell/api";
import { t } from "../shell/i18n";
import { ownZone, zones, zoneText } from "./zones";

const PACES: Record<string, WantedClock | null> = {
  none: null,
  "live-10": { kind: "live", minutes: 10, increment: 5 },
  "live-20": { kind: "live", minutes: 20, increment: 20 },
  "live-60": { kind: "live", minutes: 60, increment: 30 },
  "days-1": { kind: "days", days: 1 },
  "days-3": { kind: "days", days: 3 },
  "days-7": { kind: "days", days: 7 },
};
const OUTS = ["bot", "remind", "loss"] as const;

const paceOf = (clock: WantedClock | null): string =>
  Object.entries(PACES).find(
    ([, one]) => one?.kind === clock?.kind && one?.minutes === clock?.minutes && one?.days === clock?.days,
  )?.[0] ?? "none";

interface Props {
  clock: Signal<WantedClock | null>;
  listed: Signal<boolean>;
  rated: Signal<boolean>;
}

export function ClockField({ clock, listed, rated }: Props) {
  const chosen = clock.value;
  const out = chosen?.remind ? "remind" : (chosen?.out ?? "bot");
  const change = (more: Partial<WantedClock>) => (clock.value = chosen && { ...chosen, ...more });
  return (
    <>
      <div class="field">
        <label for="clock">{t("ui-people-clock")}</label>
        <select
          id="clock"
          value={paceOf(chosen)}
          onChange={({ currentTarget: { value } }) => {
            const wanted = PACES[value] ?? null;
            if (!wanted) rated.value = false;
            clock.value = wanted && {
              ...(rated.value ? { out: "loss" } : {}),
              ...wanted,
              ...(wanted.kind === "days" ? { zone: ownZone() } : {}),
            };
          }}
        >
          {Object.keys(PACES).map((pace) => (
            <option key={pace} value={pace}>
              {t(`ui-people-pace-${pace}`)}
            </option>
          ))}
        </select>
      </div>
      {chosen && (
        <div class="field">
          <label for="out">{t("ui-people-out")}</label>
          <select
            id="out"
            value={out}
            disabled={rated.value}
            onChange={({ currentTarget: { value } }) =>
              change({ out: value === "loss" ? "loss" : "bot", remind: value === "remind" })
            }
          >
            {OUTS.map((one) => (
              <option key={one} value={one}>
                {t(`ui-people-out-${one}`)}
              </option>
            ))}
          </select>
        </div>
      )}
      {chosen?.kind === "days" && (
        <label class="field pick">
          <input
            type="checkbox"
            checked={chosen.weekends ?? false}
            onChange={({ currentTarget: { checked } }) => change({ weekends: checked })}
          />
          <span>{t("ui-people-weekends")}</span>
        </label>
      )}
      {chosen?.weekends && (
        <div class="field">
          <label for="zone">{t("ui-people-zone")}</label>
          <select
            id="zone"
            aria-describedby="zone-text"
            value={chosen.zone}
            onChange={({ currentTarget: { value } }) => change({ zone: value })}
          >
            {zones(chosen.zone ?? ownZone()).map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll("_", " ")}
              </option>
            ))}
          </select>
          <small id="zone-text">{zoneText(chosen.zone ?? ownZone())}</small>
        </div>
      )}
      {chosen && me.value?.account && (
        <label class="field pick">
          <input
            type="checkbox"
            checked={rated.value}
            onChange={({ currentTarget: { checked } }) => {
              rated.value = checked;
              if (checked) change({ out: "loss", remind: false });
            }}
          />
          <span>{t("ui-people-rated")}</span>
        </label>
      )}
      <label class="field pick">
        <input
          type="checkbox"
          checked={listed.value}
          onChange={({ currentTarget: { checked } }) => (listed.value = checked)}
        />
        <span>{t("ui-people-listed")}</span>
      </label>
    </>
  );
}
