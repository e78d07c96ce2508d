/** The war diary: plots won and points by round; in a campaign also the games, with a chart, to be printed. */
import { capital, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import type { Table } from "../../shell/store";
import { accountsOf } from "./account";
import { emblem, KINDS, look } from "./data";
import { named, playerName } from "./names";
import { position, rowsOf, type DiaryRow, type Position } from "./state";

function Emblem({ faction }: { faction: string }) {
  return (
    <>
      <span class={`em ${look(faction)}`} aria-hidden="true">
        <Icon name={emblem(faction)} />
      </span>
      <span class="sr">{capital(named(faction))}</span>
    </>
  );
}

/** Points and won plots of this game. */
function ThisGame({ table, now }: { table: Table; now: Position }) {
  const won = accountsOf(table).filter(({ game }) => game === now.game);
  const rounds = Array.from({ length: now.derived?.rounds ?? now.round }, (_, n) => n + 1);
  const pointsIn = (faction: string, round: number) =>
    won
      .filter((one) => one.round === round)
      .flatMap(({ totals }) => totals)
      .filter((one) => one.faction === faction)
      .reduce((sum, { points }) => sum + points, 0);
  const kindsOf = (faction: string, kind: string) =>
    won.filter(({ kinds, winners }) => winners.includes(faction) && kinds.includes(kind)).length;
  const played = (round: number) => round < now.round || won.some((one) => one.round === round);
  return (
    <table class="diary">
      <caption class="sr">{t("ui-lg-diary-caption")}</caption>
      <thead>
        <tr>
          <td />
          {KINDS.map((kind) => (
            <th key={kind} scope="col" class={kind}>
              <Icon name={kind} />
              <span class="sr">{t(`lg-kind-${kind}`)}</span>
            </th>
          ))}
          {rounds.map((round) => (
            <th key={round} scope="col">
              <span class="sr">{t("ui-lg-round", { round })}</span>
              <span aria-hidden="true">{round}.</span>
            </th>
          ))}
          <th scope="col">
            <Icon name="medal" />
            <span class="sr">{t("ui-lg-victory-points")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(now).map((seat) => {
          const { faction, points } = now.players[seat]!;
          return (
            <tr key={seat}>
              <th scope="row">
                <Emblem faction={faction!} />
              </th>
              {KINDS.map((kind) => (
                <td key={kind}>{kindsOf(faction!, kind) || "–"}</td>
              ))}
              {rounds.map((round) => (
                <td key={round}>{played(round) ? pointsIn(faction!, round) : "–"}</td>
              ))}
              <td>
                <b>{points}</b>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const rowOf = (now: Position, seat: number, game: number): DiaryRow | undefined =>
  now.diary?.find((row) => row.seat === seat && row.game === game);
const gamesOf = ({ game, derived }: Position) => Array.from({ length: derived?.games ?? game }, (_, n) => n + 1);

/** lg.survival.diary: for each game the rank, the points left and the supplies carried. */
export function DiaryTable({ table, now }: { table: Table; now: Position }) {
  return (
    <table class="diary campaign">
      <caption class="sr">{t("ui-lg-diary-games")}</caption>
      <thead>
        <tr>
          <td />
          {gamesOf(now).map((game) => (
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
          const rows = gamesOf(now).map((game) => rowOf(now, seat, game));
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
  const games = gamesOf(now);
  const group = WIDTH / games.length;
  const bar = Math.min(18, (group - 22) / seats.length);
  const told = shown.map(({ game, faction, left }) => t("ui-lg-chart-row", { game, faction, points: left })).join(" ");
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

export function Diary({ table }: { table: Table }) {
  if (!table.state.value) return null;
  const now = position(table.state.value);
  return (
    <div class="warbook">
      <h2 class="printed">{t("lg-title")}</h2>
      {now.diary && (
        <>
          <DiaryTable table={table} now={now} />
          <DiaryChart now={now} />
        </>
      )}
      {now.diary && <h3>{t("ui-lg-game", { game: now.game })}</h3>}
      <ThisGame table={table} now={now} />
      <button type="button" class="btn small" onClick={() => print()}>
        <Icon name="save" /> {t("ui-lg-print")}
      </button>
    </div>
  );
}
