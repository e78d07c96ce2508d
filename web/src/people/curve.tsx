/** How a rating went: a line, and the band in which we are 95 % sure of it. */
import { t } from "../shell/i18n";
import type { Rating } from "./knowing";

const WIDTH = 206;
const HEIGHT = 108;
const LEFT = 4;
const RIGHT = 40; // for the numbers
const STEP = 200;
export const FEW = 10; // games, before which nothing can be told

/** One scale for all curves of a page, so that they can be compared. */
export function scaleOf(ratings: readonly Rating[]): [number, number] {
  const values = ratings.flatMap(({ curve }) => curve.map(({ rating }) => rating));
  const least = Math.floor((Math.min(1400, ...values) - 100) / STEP) * STEP + 100;
  const most = Math.ceil((Math.max(1600, ...values) - 100) / STEP) * STEP + 100;
  return [least, most];
}

export function Curve({ rating, scale: [least, most] }: { rating: Rating; scale: [number, number] }) {
  const { curve } = rating;
  const x = (n: number) => LEFT + (n / Math.max(1, curve.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) => {
    const inside = Math.min(most, Math.max(least, value));
    return 6 + ((most - inside) / (most - least)) * (HEIGHT - 12);
  };
  const above = curve.map((one, n) => `${x(n)},${y(one.rating + one.spread)}`);
  const below = curve.map((one, n) => `${x(n)},${y(one.rating - one.spread)}`).reverse();
  const marks = Array.from({ length: (most - least) / STEP + 1 }, (_, n) => least + n * STEP);
  const last = curve.at(-1);
  return (
    <svg class="curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t("ui-people-curve")}>
      {marks.map((mark) => (
        <g key={mark}>
          <line x1={0} x2={WIDTH - RIGHT + 2} y1={y(mark)} y2={y(mark)} />
          <text x={WIDTH} y={y(mark) + 4}>
            {mark}
          </text>
        </g>
      ))}
      {curve.length > 1 && <polygon points={[...above, ...below].join(" ")} />}
      <polyline points={curve.map((one, n) => `${x(n)},${y(one.rating)}`).join(" ")} />
      {last && <circle cx={x(curve.length - 1)} cy={y(last.rating)} r={4} />}
    </svg>
  );
}
