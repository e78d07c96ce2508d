/** Round by round: what is left of both sides in IPP, with the band that eight battles of ten lie in. */
import { noun, t } from "../shell/i18n";
import { SIDES, look, onGround } from "./arsenal";
import { percent } from "./numbers";
import { Hatch } from "./endschart";
import type { Told } from "./odds";

const TITLE = "globalwar";
const [WIDTH, HEIGHT, LEFT, TOP, FLOOR] = [386, 318, 44, 26, 252] as const;
const MOST = 6; // rounds
const OVER = 0.01; // when so few battles still go on, the rest is not drawn

interface Point {
  left: readonly number[];
  spread: readonly (readonly number[])[];
  won: number; // in this round
}

function points({ odds }: Told): Point[] {
  const worth = SIDES.map((side) => odds.sides[side].worth);
  const found: Point[] = [{ left: worth, spread: worth.map((ipp) => [ipp, ipp]), won: 0 }];
  let before = 0;
  for (const row of odds.rounds.slice(0, MOST)) {
    found.push({ left: row.left, spread: row.spread, won: row.won - before });
    before = row.won;
    if (row.fighting < OVER) break;
  }
  return found;
}

export function RoundsChart({ told }: { told: Told }) {
  const { battle } = told;
  const all = points(told);
  const highest = Math.max(1, ...all[0]!.left);
  const tick = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500].find((size) => highest / size <= 5) ?? 1000;
  const top = Math.ceil(highest / tick) * tick;
  const x = (n: number) => LEFT + (n * (WIDTH - LEFT - 48)) / Math.max(1, all.length - 1);
  const y = (ipp: number) => FLOOR - (ipp / top) * (FLOOR - TOP);
  const line = (side: number) => all.map(({ left }, n) => `${n ? "L" : "M"}${x(n)} ${y(left[side]!)}`).join("");
  const band = (side: number) => {
    const edge = (end: number) => all.map(({ spread }, n) => `${x(n)} ${y(spread[side]![end]!)}`);
    return `M${[...edge(1), ...edge(0).reverse()].join("L")}Z`;
  };
  const colour = (side: number) => `nation-${look(battle.nations[SIDES[side]!])}`;
  return (
    <figure>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={spoken(told, all)}>
        <Hatch id="rounds" nation={look(battle.nations.defender)} />
        {Array.from({ length: Math.round(top / tick) + 1 }, (_, n) => n * tick).map((ipp) => (
          <g key={ipp}>
            <path class="gr" d={`M${LEFT} ${y(ipp)}H${WIDTH - 12}`} />
            <text class="ax e" x={LEFT - 6} y={y(ipp) + 4}>
              {ipp}
            </text>
          </g>
        ))}
        <path class={`band attacker ${colour(0)}`} d={band(0)} />
        <path class="band defender" d={band(1)} />
        <path class={`line attacker ${colour(0)}`} d={line(0)} />
        <path class={`line defender ${colour(1)}`} d={line(1)} />
        {all.map(({ left, won }, n) => (
          <g key={n}>
            <rect class={`dot attacker ${colour(0)}`} x={x(n) - 5} y={y(left[0]!) - 5} width="10" height="10" />
            <circle class={`dot defender ${colour(1)}`} cx={x(n)} cy={y(left[1]!)} r="5.5" />
            {[0, 1].map((side) => (
              <text key={side} class="vl" x={x(n) + 8} y={y(left[side]!) + (left[side]! >= left[1 - side]! ? -7 : 17)}>
                {Math.round(left[side]!)}
              </text>
            ))}
            <text class="ax m" x={x(n)} y={FLOOR + 18}>
              {n ? t("ui-gw-odds-round", { round: n }) : t("ui-gw-odds-start")}
            </text>
            {n > 0 && (
              <>
                <rect
                  class={won < 0.01 ? "pill z" : "pill"}
                  x={x(n) - 23}
                  y={FLOOR + 28}
                  width="46"
                  height="18"
                  rx="9"
                />
                <text class={won < 0.01 ? "pl z m" : "pl m"} x={x(n)} y={FLOOR + 41}>
                  {percent(won)}
                </text>
              </>
            )}
          </g>
        ))}
        <text class="ax m" x={x(0)} y={FLOOR + 41}>
          {t(onGround(battle.kind) ? "ui-gw-odds-pill-falls" : "ui-gw-odds-pill-wins")}
        </text>
      </svg>
      <figcaption class="legend">
        <span>
          <svg class={`key attacker ${colour(0)}`} viewBox="0 0 12 12" aria-hidden="true">
            <rect width="11" height="11" />
          </svg>
          {noun(TITLE, battle.nations.attacker)}
        </span>
        <span>
          <svg class={`key defender ${colour(1)}`} viewBox="0 0 12 12" aria-hidden="true">
            <circle cx="6" cy="6" r="5.5" />
          </svg>
          {noun(TITLE, battle.nations.defender)}
        </span>
        <span>{t("ui-gw-odds-band")}</span>
      </figcaption>
    </figure>
  );
}

/** The chart in words, for those who hear it. */
function spoken({ battle }: Told, all: Point[]): string {
  const rows = all.slice(1).map(({ left }, n) =>
    t("ui-gw-odds-round-said", {
      round: n + 1,
      attacker: noun(TITLE, battle.nations.attacker),
      mine: Math.round(left[0]!),
      defender: noun(TITLE, battle.nations.defender),
      theirs: Math.round(left[1]!),
    }),
  );
  return [t("ui-gw-odds-rounds-about"), ...rows].join(" ");
}
