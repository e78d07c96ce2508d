/** The distribution of survivors: what is left of the defender when he holds, and of the attacker when he wins. */
import { noun, t } from "../shell/i18n";
import { look, onGround, type Side } from "./arsenal";
import type { Worths } from "./asking";
import { percent } from "./numbers";
import type { Told } from "./odds";

const TITLE = "globalwar";
const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 500];
const LEFT = 40; // room for the numbers of the axis
const TOP = 30;
const GAP = 26; // between the two sides

/** Chances gathered in columns of equal width. */
function gathered(worths: Worths, most: number, step: number): number[] {
  const columns = Array.from({ length: Math.floor(most / step) + 1 }, () => 0);
  for (const [worth, chance] of worths) columns[Math.min(columns.length - 1, Math.floor(worth / step))]! += chance;
  return columns;
}

/** Columns as they are worth drawing: from the first to the last that anybody could see. */
function worthDrawing(columns: number[]): [number, number] {
  const seen = columns.map((chance) => chance >= 0.0005);
  return [Math.max(0, seen.indexOf(true)), seen.lastIndexOf(true) + 1];
}

const most = (told: Told, side: Side) => told.odds.sides[side].worth;

export function EndsChart({ told, narrow }: { told: Told; narrow: boolean }) {
  const { battle, odds } = told;
  const [width, height] = narrow ? [380, 230] : [790, 214];
  const floor = height - 42;
  const room = narrow ? 14 : 24;
  const step = STEPS.find((size) => (most(told, "attacker") + most(told, "defender")) / size <= room) ?? 1000;
  const sides = {
    attacker: gathered(odds.sides.attacker.winners, most(told, "attacker"), step),
    defender: gathered(odds.sides.defender.winners, most(told, "defender"), step),
  };
  const [firstMine, lastMine] = worthDrawing(sides.attacker);
  const [firstTheirs, lastTheirs] = worthDrawing(sides.defender);
  const many = Math.max(1, lastMine - firstMine) + Math.max(1, lastTheirs - firstTheirs);
  const column = Math.min(64, (width - LEFT - GAP - 4) / many);
  const middle = LEFT + Math.max(1, lastTheirs - firstTheirs) * column + GAP / 2;
  const tick = niceTick(Math.max(...sides.attacker, ...sides.defender));
  const scale = Math.ceil((Math.max(...sides.attacker, ...sides.defender) + 1e-9) / tick) * tick;
  const y = (chance: number) => floor - (chance / scale) * (floor - TOP);
  const every = column < 26 ? 2 : 1;
  const draw = (side: Side, n: number, x: number, label: boolean) => {
    const chance = sides[side][n] ?? 0;
    const [from, to] = [n * step, Math.min(most(told, side), n * step + step - 1)];
    const range = from === to ? `${from}` : `${from}–${to}`;
    return (
      <g key={`${side}${n}`}>
        <rect
          class={`column ${side} nation-${look(battle.nations[side])}`}
          x={x + 1}
          y={y(chance)}
          width={column - 2}
          height={Math.max(0.6, floor - y(chance))}
        >
          <title>{t("ui-gw-odds-column", { range, chance: percent(chance) })}</title>
        </rect>
        {label && (
          <text class="ax m" x={x + column / 2} y={floor + 15}>
            {from}
          </text>
        )}
      </g>
    );
  };
  const numbers = (first: number, last: number) =>
    Array.from({ length: Math.max(0, last - first) }, (_, n) => first + n);
  const share = {
    attacker: odds.sides.attacker.winners.reduce((sum, [, p]) => sum + p, 0),
    defender: odds.sides.defender.winners.reduce((sum, [, p]) => sum + p, 0),
  };
  const names = { attacker: noun(TITLE, battle.nations.attacker), defender: noun(TITLE, battle.nations.defender) };
  const holds = t("ui-gw-odds-holds", { nation: names.defender });
  const wins = t(onGround(battle.kind) ? "ui-gw-odds-takes" : "ui-gw-odds-beats", { nation: names.attacker });
  return (
    <figure class="ends-chart">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t("ui-gw-odds-ends-said", {
          wins,
          mine: percent(share.attacker),
          holds,
          theirs: percent(share.defender),
        })}
      >
        <Hatch id="ends" nation={look(battle.nations.defender)} />
        {Array.from({ length: Math.round(scale / tick) + 1 }, (_, n) => n * tick).map((line) => (
          <g key={line}>
            <path class="gr" d={`M${LEFT - 4} ${y(line)}H${width}`} />
            <text class="ax e" x={LEFT - 9} y={y(line) + 4}>
              {percent(line)}
            </text>
          </g>
        ))}
        {numbers(firstTheirs, lastTheirs).map((n) =>
          draw("defender", n, LEFT + (lastTheirs - 1 - n) * column, (lastTheirs - 1 - n) % every === 0),
        )}
        {numbers(firstMine, lastMine).map((n) =>
          draw("attacker", n, middle + GAP / 2 + (n - firstMine) * column, (n - firstMine) % every === 0),
        )}
        <path class="middle" d={`M${middle} 6V${floor + 5}`} />
        <text class="big e" x={middle - 9} y={20}>
          {percent(share.defender)}
        </text>
        <text class="big" x={middle + 9} y={20}>
          {percent(share.attacker)}
        </text>
        <text class="at e" x={middle - 9} y={height - 6}>
          {t(narrow ? "ui-gw-odds-left-short" : "ui-gw-odds-left", { what: holds })}
        </text>
        <text class="at" x={middle + 9} y={height - 6}>
          {t(narrow ? "ui-gw-odds-left-short" : "ui-gw-odds-left", { what: wins })}
        </text>
      </svg>
      <figcaption>{t("ui-gw-odds-column-width", { step })}</figcaption>
    </figure>
  );
}

function niceTick(highest: number): number {
  return [0.01, 0.02, 0.04, 0.05, 0.1, 0.2, 0.25].find((tick) => highest / tick <= 4.2) ?? 0.5;
}

/** Colours alone never tell the sides apart: the defender's are hatched. */
export function Hatch({ id, nation }: { id: string; nation: string }) {
  return (
    <defs>
      <pattern
        id={`hatch-${id}`}
        class={`nation-${nation}`}
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect class="ground" width="8" height="8" />
        <rect class="stripe" width="3" height="8" />
      </pattern>
    </defs>
  );
}
