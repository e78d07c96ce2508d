/** The clocks of a table: each in the row of its seat, the running one filled; and one's own in the bar. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { faceText } from "../shell/clockface";
import { locale, t } from "../shell/i18n";
import { Icon } from "../shell/icon";
import type { ClockInfo } from "../shell/protocol";
import { playSound } from "../shell/sounds";
import type { Table } from "../shell/store";
import { zoneText } from "./zones";

const LOW = 60;

/** What is left now of what the server told; the server's word is the truth, between two words it only runs on. */
function useLeft(table: Table): { clock: ClockInfo; left: number[]; window: number | null } | null {
  const tick = useSignal(0);
  const clock = table.info.value?.clock ?? null;
  const runs = clock !== null && (clock.running.length > 0 || clock.window !== null);
  const lost = table.connection.link.value === "lost"; // grey until the server answers
  useEffect(() => {
    if (!runs || lost) return;
    const timer = setInterval(() => (tick.value = performance.now()), clock.kind === "live" ? 100 : 10_000);
    return () => clearInterval(timer);
  }, [clock, runs, lost]);
  if (!clock || table.info.value?.over) return null;
  const told = Math.max(0, Math.max(tick.value, table.told.value) - table.told.value) / 1000;
  const counted = clock.until === null ? told : Math.max(0, Date.now() / 1000 - clock.until);
  const passed = runs ? counted : 0;
  return {
    clock,
    left: clock.left.map((seconds, seat) => (clock.running.includes(seat) ? Math.max(0, seconds - passed) : seconds)),
    window: clock.window === null ? null : Math.max(0, clock.window - passed),
  };
}

const stands = (clock: ClockInfo): boolean => clock.until !== null && clock.until * 1000 > Date.now();

/** A day and an hour, on the wall of who reads it. */
const moment = (seconds: number): string =>
  new Intl.DateTimeFormat(locale(), { day: "numeric", month: "long", hour: "numeric", minute: "2-digit" }).format(
    seconds * 1000,
  );

function Face({ seconds, clock, running }: { seconds: number; clock: ClockInfo; running: boolean }) {
  const low = running && clock.kind === "live" && seconds < LOW;
  return (
    <span class={`clk ${clock.kind}${running ? " going" : ""}${low ? " low" : ""}`}>
      <Icon name="clock" />
      {faceText(seconds, clock.kind)}
    </span>
  );
}

/** In the row of a seat: whoever has no clock has a dash. */
export function SeatFace({ table, seat }: { table: Table; seat: number }) {
  const now = useLeft(table);
  if (!now) return null;
  if (table.info.value?.seats[seat]?.kind !== "guest") return <>–</>;
  return <Face seconds={now.left[seat] ?? 0} clock={now.clock} running={now.clock.running.includes(seat)} />;
}

/** What stands in no row: how long all may still answer, until when clocks stand still, and where it is weekend. */
export function Clocks({ table }: { table: Table }) {
  const now = useLeft(table);
  if (!now) return null;
  const { clock, window } = now;
  const weekends = clock.kind === "days" && clock.weekends;
  if (window === null && !stands(clock) && !weekends) return null;
  return (
    <section class="clocks" aria-label={t("ui-people-clocks")}>
      {window !== null && <p>{t("ui-people-window", { time: faceText(window, clock.kind) })}</p>}
      {stands(clock) && <p>{t("ui-people-standing", { when: moment(clock.until ?? 0) })}</p>}
      {weekends && <p>{t("ui-people-weekends-by", { zone: zoneText(clock.zone) })}</p>}
    </section>
  );
}

/** One's own time, large in the bar; below a minute there is one sound. */
export function OwnClock({ table }: { table: Table }) {
  const now = useLeft(table);
  const seat = table.seat.value;
  const mine = now && seat !== null ? now.left[seat] : undefined;
  const running = now !== null && seat !== null && now.clock.running.includes(seat);
  const low = running && now.clock.kind === "live" && mine !== undefined && mine < LOW;
  useEffect(() => {
    if (low) playSound("turn");
  }, [low]);
  if (!now || mine === undefined) return null;
  return (
    <span class="own-clock" role="timer" aria-label={t("ui-people-own-clock")}>
      <Face seconds={mine} clock={now.clock} running={running} />
    </span>
  );
}
