/** The war diary of a campaign: the games so far, with a chart. */
import { t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import type { Table } from "../../shell/store";
import { GAMES, look } from "./data";
import { Emblem } from "./diary";
import { named, playerName } from "./names";
import { rowsOf, type DiaryRow, type Position } from "./state";

/** The table with the chart below it. */
export const Campaign = ({ table, now }: { table: Table; now: Position }) => (
  <>
    <DiaryTable table={table} now={now} />
    <DiaryChart now={now} />
  </>
);

const rowOf = (now: Position, seat: number, game: number): DiaryRow | undefined =>
  now.diary?.find((row) => row.seat === seat && row.game === game);
const games = Array.from({ length: GAMES }, (_, n) => n + 1);

/** lg.survival.diary: for each game the rank, the points left and the supplies carried. */
export function DiaryTable({ table, now }: { table: Table; now: Position }) {
  return (
    <table class="diary campaign">
      <caption class="sr">{t("ui-lg-diary-games")}</caption>
      <thead>
        <tr>
          <td />
          {games.map((game) => (
            <th key={game} scope="col">
              {t("ui-lg-game", { game })}
            </th>
          ))}
          <th scope="col">{t("ui-lg-sum")}</th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(now).map((seat) => {
          const { faction, commander } = now.players[seat]!;
          const rows = games.map((game) => rowOf(now, seat, game));
          const sum = rows.reduce((all, row) => all + (row?.left ?? 0), 0);
          return (
            <tr key={seat}>
              <th scope="row">
                <div>
                  <Emblem faction={faction!} />
                  <span class="who">
                    {playerName(table, seat)}
                    <small>{commander && named(commander)}</small>
                  </span>
                </div>
              </th>
              {rows.map((row, n) => (
                <td key={n}>
                  {row ? (
                    <>
                      <b>{row.left}</b>
                      <small>{t("ui-lg-rank", { rank: row.rank })}</small>
                      {row.points !== row.left && <small>{t("ui-lg-before", { points: row.points })}</small>}
                      <small>
                        <Icon name="supplies" />
                        <span class="sr">{t("ui-lg-supplies")} </span>
                        {row.supplies}
                      </small>
                    </>
                  ) : (
                    "–"
                  )}
                </td>
              ))}
              <td>
                <b>{sum}</b>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const WIDTH = 300;
const HEIGHT = 130;
const BASE = 112; // where the bars stand

/** Points left of every faction, game by game: one group of bars for each game. */
export function DiaryChart({ now }: { now: Position }) {
  const seats = rowsOf(now);
  const shown = now.diary ?? [];
  const most = Math.max(5, ...shown.map(({ left }) => left));
  const group = WIDTH / GAMES;
  const bar = Math.min(18, (group - 22) / seats.length);
  const told = shown
    .map(({ game, faction, left }) => t("ui-lg-chart-row", { game, faction, points: left }))
    .join(" ");
  return (
    <svg class="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${t("ui-lg-chart")} ${told}`}>
      <path class="axis" d={`M4 ${BASE}.5H${WIDTH - 4}`} />
      {games.map((game, g) => (
        <g key={game}>
          <text class="label" x={group * (g + 0.5)} y={HEIGHT - 4} text-anchor="middle">
            {t("ui-lg-game", { game })}
          </text>
          {seats.map((seat, n) => {
            const row = rowOf(now, seat, game);
            if (!row) return null;
            const height = (row.left / most) * (BASE - 22);
            const x = group * (g + 0.5) + (n - seats.length / 2) * (bar + 3);
            return (
              <g key={seat} class={look(row.faction)}>
                <rect x={x} y={BASE - height} width={bar} height={Math.max(1, height)} rx="2" />
                <text x={x + bar / 2} y={BASE - height - 4} text-anchor="middle">
                  {row.left}
                </text>
              </g>
            );
          })}
        </g>
      ))}
    </svg>
  );
}
