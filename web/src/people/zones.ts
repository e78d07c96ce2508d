/** Time zones: which there are, and what they are called. */
import { locale } from "../shell/i18n";

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** All that may be chosen, and ``more``, which other browsers may call differently. */
export const zones = (...more: string[]): string[] =>
  [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", ownZone(), ...more])].sort();

/** A time zone as people call it in their language. */
export function zoneText(zone: string): string {
  try {
    const format = new Intl.DateTimeFormat(locale(), { timeZone: zone, timeZoneName: "longGeneric" });
    return format.formatToParts().find(({ type }) => type === "timeZoneName")?.value ?? zone;
  } catch {
    return zone; // this browser does not know it
  }
}
