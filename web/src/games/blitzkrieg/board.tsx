/** The board: the war victory track, then the theatres as bands on one common centre line; in Nippon two of them. */
import { useSignal } from "@preact/signals";
import { capital, noun, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import type { TableEvent } from "../../shell/protocol";
import type { Table } from "../../shell/store";
import { emblem, look, nippon, type Board as Printed, type Theatre } from "./data";
import { useFlights } from "./flight";
import { Locator } from "./map";
import { Defs, SpaceButton } from "./space";
import { boardAt, modeOf, mySide, otherSide, position, story, type Position, type Scored } from "./state";
import { questionOf, type Question } from "./thought";
import { Approx } from "./tokens";
import { lead, leadText, Track } from "./tracks";

export function Board({ table }: { table: Table }) {
  useFlights(table);
  const board = boardAt(table);
  const now = position(table.state.value!);
  const then = table.after.value ? position(table.after.value) : now;
  const { scored, last } = story(table);
  const newest = table.news.value ? [] : (last.get(otherSide(table)) ?? []);
  const cities = nippon(modeOf(table));
  const question = questionOf(table);
  return (
    <div class={["bk", cities && "cities", question && "thinking"].filter(Boolean).join(" ")}>
      <Defs />
      <Victory table={table} now={now.points} then={then.points} />
      {board.theatres.map((theatre, n) => (
        <Band
          key={theatre.id}
          table={table}
          board={board}
          number={n + 1}
          theatre={theatre}
          now={now}
          then={then}
          scored={scored}
          newest={newest}
          question={question}
        />
      ))}
    </div>
  );
}

/** The track of victory points, with a pawn of each side; a dashed one shows where a previewed act takes it. */
function Victory(props: { table: Table; now: Record<string, number>; then: Record<string, number> }) {
  const { table, now, then } = props;
  const sides = [otherSide(table), mySide(table)];
  const target = position(table.state.value!).derived?.target ?? LAST_CELL;
  const at = (points: number | undefined) => Math.min(points ?? 0, LAST_CELL);
  const news = table.news.value;
  const gain = news?.event.startsWith("bk-scored")
    ? { side: String(news.args["side"]), points: Number(news.args["points"]) }
    : null;
  const spoken = sides
    .map((side) => t("ui-bk-points-of", { side, points: now[side] ?? 0, then: then[side] ?? 0 }))
    .join(" ");
  const shared = at(now[sides[0]!]) === at(now[sides[1]!]);
  return (
    <div class="war">
      <span class="lbl">
        <Icon name="shield" /> {t("ui-bk-victory")}
      </span>
      <div class="points" role="img" aria-label={`${spoken} ${t("ui-bk-target", { points: target })}`}>
        {Array.from({ length: LAST_CELL + 1 }, (_, n) => {
          const path = sides.some((side) => n > at(now[side]) && n < at(then[side]));
          const covered = sides.some((side) => at(now[side]) === n);
          const kind = n === target ? "goal" : n > target ? "over" : "";
          return (
            <span key={n} class={["cell", kind, path && "path", covered && "covered"].filter(Boolean).join(" ")}>
              {n}
            </span>
          );
        })}
        {sides.map(
          (side) =>
            at(then[side]) !== at(now[side]) && (
              <b key={`g${side}`} class={`pc ghost ${look(side)}`} style={pawnAt(at(then[side]))}>
                <Icon name={emblem(side)} />
              </b>
            ),
        )}
        {sides.map((side, n) => (
          <b key={side} class={`pc ${look(side)} ${shared ? `of2 nth${n}` : ""}`} style={pawnAt(at(now[side]))}>
            <Icon name={emblem(side)} />
            {(now[side] ?? 0) > LAST_CELL && <span class="beyond">{now[side]}</span>}
            {gain?.side === side && <span class="gain">+{gain.points}</span>}
          </b>
        ))}
      </div>
    </div>
  );
}

const LAST_CELL = 30; // points beyond it count as well (bk.end.beyond-track)
const pawnAt = (cell: number) => ({ left: `${((cell * 100) / (LAST_CELL + 1)).toFixed(3)}%` });

interface BandProps {
  table: Table;
  board: Printed;
  number: number;
  theatre: Theatre;
  now: Position;
  then: Position;
  scored: Map<string, Scored[]>;
  newest: string[];
  question: Question | null;
}

function Band({ table, board, number, theatre, now, then, scored, newest, question }: BandProps) {
  const unfolded = useSignal(false);
  const marker = now.markers[theatre.id] ?? 0;
  const next = then.markers[theatre.id] ?? marker;
  const leading = lead(board, marker);
  const closed = now.closed.includes(theatre.id);
  const active = closed ? -1 : (now.derived?.rows[theatre.id] ?? 0);
  const legal = table.choices.glowing.value.has(theatre.id);
  const chosen = table.choices.pointed.value.some((one) => one.noun === theatre.id);
  const name = noun("blitzkrieg", theatre.id);
  const news = theatreOf(table.news.value) === theatre.id;
  const playing = now.open.includes(theatre.id);
  const spoken = t("ui-bk-theatre", {
    number,
    theatre: theatre.id,
    lead: leadText(board, marker),
    open: t(closed ? "bk-ui-closed" : playing ? "bk-ui-open" : "bk-ui-waiting"),
    state: chosen ? "chosen" : legal ? "legal" : "none",
  });
  const free = new Set(table.choices.glowing.value);
  const candidate = question && question.theatres.size > 0 && (question.theatres.has(theatre.id) ? "in" : "out");
  const classes = [
    "theatre",
    closed && "closed",
    !closed && !playing && "waiting",
    unfolded.value && "unfolded",
    news && "news",
    candidate,
  ];
  return (
    <section class={classes.filter(Boolean).join(" ")} aria-label={name}>
      <header>
        <button
          type="button"
          class={["name", legal && "legal", chosen && "chosen"].filter(Boolean).join(" ")}
          data-noun={theatre.id}
          aria-pressed={legal || chosen ? chosen : undefined}
          tabIndex={legal || number === 1 ? 0 : -1} // the first one is always there for keys, whatever is folded
          onClick={() => table.point(theatre.id, theatre.id)}
        >
          <span class="sr">{capital(spoken)}</span>
          <span class="no" aria-hidden="true">
            {number}
          </span>
          <span class="h2" aria-hidden="true">
            {name}
            {theatre.reconstructed && <Approx />}
          </span>
        </button>
        <Locator city={theatre.id} />
        <p class={`lead ${leading && (playing || closed) ? look(leading.side) : ""}`}>
          {closed ? <Icon name="lock" /> : leading && playing && <Icon name={emblem(leading.side)} />}{" "}
          {closed || playing ? leadText(board, marker) : capital(t("bk-ui-waiting"))}
          {closed && <span class="sr"> {t("bk-ui-closed")}</span>}
        </p>
      </header>
      <Track board={board} theatre={theatre} marker={marker} next={next} />
      <div class="campaigns">
        {theatre.campaigns.map((campaign, row) => {
          const open = row === active || campaign.spaces.some(({ id }) => free.has(id));
          const fresh = campaign.spaces.some(({ id }) => newest.includes(id));
          const full = campaign.spaces.every(({ id }) => id in now.board);
          const won = scored.get(`${theatre.id}-${row + 1}`) ?? [];
          const ahead = closed ? "shut" : "later";
          const kind = full || row < active ? "scored" : row === active && playing ? "active" : ahead;
          return (
            <div key={row} class={`campaign ${kind} ${open ? "spread" : ""} ${fresh ? "fresh" : ""}`}>
              <div class="spaces">
                {campaign.spaces.map((space) => {
                  const coming = then.board[space.id] !== now.board[space.id] ? then.board[space.id] : undefined;
                  return (
                    <SpaceButton
                      key={space.id}
                      table={table}
                      space={space}
                      token={now.board[space.id]}
                      coming={coming}
                      last={newest.includes(space.id)}
                      question={question}
                    />
                  );
                })}
              </div>
              <button
                type="button"
                class="fold"
                aria-expanded={unfolded.value}
                tabIndex={-1}
                onClick={() => (unfolded.value = !unfolded.value)}
              >
                <span class="sr">{t("ui-bk-campaign", { number: row + 1, points: campaign.points })}</span>
                <Worth points={campaign.points} won={won} />
              </button>
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** Where an event happens. */
function theatreOf(event: TableEvent | null): string | null {
  const where = event?.args["theatre"] ?? event?.args["space"];
  return typeof where === "string" ? where.split("-")[0]! : null;
}

function Worth({ points, won }: { points: number; won: Scored[] }) {
  const first = won[0];
  if (!first) {
    return (
      <span class="vp" aria-hidden="true">
        <Icon name="shield" />
        <b>{points}</b>
      </span>
    );
  }
  return (
    <span class={`vp won ${look(first.side)}`} aria-hidden="true">
      {won.map(({ side }) => (
        <Icon key={side} name={emblem(side)} />
      ))}
      <b>+{first.points}</b>
    </span>
  );
}
