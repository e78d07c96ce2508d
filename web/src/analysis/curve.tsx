/** The chances over the whole game, with its mistakes; below what choices and what luck brought. */
import { useMemo } from "preact/hooks";
import { t } from "../shell/i18n";
import { nameOf } from "../shell/prompt";
import { type Analysing, type Mistake, percent } from "./analysing";
import type { Analysis } from "./asking";

const HEIGHT = 100;
const STRIP = 30; // of choices and of luck, each
const SEEN = 0.004; // less than that is no bar

interface Point {
  at: number;
  chances: number[];
}

function pointsOf(analysing: Analysing, { steps, end, shown }: Analysis): Point[] {
  const points: Point[] = [{ at: 0, chances: steps[0]?.before ?? end }];
  for (const step of steps) {
    const at = analysing.moment(step.shown);
    points.push({ at: Math.max(0, at - 1), chances: step.before });
    if (step.after) points.push({ at, chances: step.after });
  }
  points.push({ at: analysing.moment(shown), chances: end });
  return points;
}

export function ChanceCurve({ analysing, found }: { analysing: Analysing; found: Analysis }) {
  const { replay } = analysing;
  const seat = analysing.seat.value;
  const last = Math.max(1, replay.last);
  const drawn = useMemo(
    () => <Drawn analysing={analysing} found={found} seat={seat} last={last} />,
    [found, seat, last, replay.whole.value],
  );
  const now = `${(100 * replay.at.value) / last}%`;
  return (
    <div class="prospects">
      <div class="percents" aria-hidden="true">
        <span>100</span>
        <span>50</span>
        <span>0</span>
      </div>
      <figure>
        <figcaption class="sr">{summary(analysing, found)}</figcaption>
        {drawn}
        <span class="moment" style={{ left: now }} />
        {analysing.mistakes.value.map((mistake) => (
          <Mark key={mistake.step.entry} analysing={analysing} mistake={mistake} last={last} seat={seat} />
        ))}
      </figure>
      <p class="key" aria-hidden="true">
        <span>
          <i class="hurdle self" /> {t("ui-analysis-key-own", { name: nameOf(replay, seat) })}
        </span>
        {found.seats > 1 && (
          <span>
            <i class="hurdle" /> {t("ui-analysis-key-others")}
          </span>
        )}
        <span>
          <i class="dab chose" /> {t("ui-analysis-choices")}
        </span>
        <span>
          <i class="dab fortune" /> {t("core-ui-analysis-luck")}
        </span>
      </p>
    </div>
  );
}

const summary = (analysing: Analysing, found: Analysis): string => {
  const seat = analysing.seat.value;
  const { start, end } = found.sums[seat]!;
  const name = nameOf(analysing.replay, seat);
  return t("ui-analysis-curve", { name, start: percent(start), end: percent(end), count: found.mistakes.length });
};

/** Mistakes are found by the list as well, so the marks are for pointers alone. */
function Mark(props: { analysing: Analysing; mistake: Mistake; last: number; seat: number }) {
  const { analysing, mistake, last, seat } = props;
  const { at, own, left } = mistake;
  const chance = left[seat] ?? 0;
  const place = {
    left: `${(100 * at) / last}%`,
    top: `${(100 * (1 - chance) * HEIGHT) / (HEIGHT + 2 * STRIP)}%`,
  };
  const here = analysing.here.value === mistake;
  return (
    <button
      type="button"
      class={`hurdle ${own ? "self" : ""} ${here ? "shown" : ""}`}
      style={place}
      tabIndex={-1}
      aria-hidden="true"
      onClick={() => analysing.goTo(mistake)}
    />
  );
}

function Drawn({
  analysing,
  found,
  seat,
  last,
}: {
  analysing: Analysing;
  found: Analysis;
  seat: number;
  last: number;
}) {
  const points = pointsOf(analysing, found);
  const line = (of: number) =>
    points.map(({ at, chances }, n) => `${n ? "L" : "M"}${at} ${y(chances[of] ?? 0)}`).join("");
  const others = Array.from({ length: found.seats }, (_, n) => n).filter((n) => n !== seat);
  const middle = y(0.5);
  return (
    <svg viewBox={`0 0 ${last} ${HEIGHT + 2 * STRIP}`} preserveAspectRatio="none" aria-hidden="true">
      {[0, 0.25, 0.5, 0.75, 1].map((chance) => (
        <path key={chance} class={chance === 0.5 ? "level mid" : "level"} d={`M0 ${y(chance)}H${last}`} />
      ))}
      <path class="area" d={`${line(seat)}V${middle}H0Z`} />
      {found.seats > 2 && others.map((other) => <path key={other} class="thin" d={line(other)} />)}
      <path class="course" d={line(seat)} />
      <Strip found={found} analysing={analysing} of="choice" seat={seat} last={last} middle={HEIGHT + STRIP / 2 + 2} />
      <Strip found={found} analysing={analysing} of="luck" seat={seat} last={last} middle={HEIGHT + 1.5 * STRIP} />
    </svg>
  );
}

const y = (chance: number) => (1 - chance) * HEIGHT;

interface StripProps {
  found: Analysis;
  analysing: Analysing;
  of: "choice" | "luck";
  seat: number;
  last: number;
  middle: number;
}

/** Bars up for what the seat gained, down for what it lost. */
function Strip({ found, analysing, of, seat, last, middle }: StripProps) {
  const wide = last / 150;
  return (
    <g class={of === "luck" ? "fortune" : "chose"}>
      <path class="level" d={`M0 ${middle}H${last}`} />
      {found.steps.map((step) => {
        const gain = step[of][seat] ?? 0;
        if (Math.abs(gain) < SEEN) return null;
        const high = Math.min(STRIP / 2, Math.max(1.5, Math.abs(gain) * STRIP * 1.5));
        const x = analysing.moment(step.shown) - wide / 2;
        const side = step.seat === seat ? "self" : "";
        return (
          <rect key={step.entry} class={side} x={x} y={gain > 0 ? middle - high : middle} width={wide} height={high} />
        );
      })}
    </g>
  );
}
