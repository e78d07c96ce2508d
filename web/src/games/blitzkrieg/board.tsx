/** The board: the war victory track, then five theatres as bands on one common centre line. */
import { useSignal } from "@preact/signals";
import { capital, noun, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import type { Table } from "../../shell/store";
import { emblem, look, TARGET, type Board as Printed, type Theatre } from "./data";
import { Defs, SpaceButton } from "./space";
import { activeRow, boardAt, mySide, otherSide, position, story, type Position, type Scored } from "./state";
import { lead, leadText, Track } from "./tracks";

export function Board({ table }: { table: Table }) {
  const board = boardAt(table);
  const now = position(table.state.value!);
  const then = table.after.value ? position(table.after.value) : now;
  const { scored, last } = story(table);
  const newest = table.news.value ? [] : (last.get(otherSide(table)) ?? []);
  const shown = board.theatres.filter(({ id }) => now.open.includes(id) || now.closed.includes(id) || waiting(table, id));
  return (
    <>
      <Defs />
      <Victory board={board} table={table} now={now.points} then={then.points} />
      {shown.map((theatre) => (
        <Band
          key={theatre.id}
          table={table}
          board={board}
          number={board.theatres.indexOf(theatre) + 1}
          theatre={theatre}
          now={now}
          then={then}
          scored={scored}
          newest={newest}
        />
      ))}
    </>
  );
}

/** Theatres of Nippon that are not in play are drawn only while somebody may open them. */
const waiting = (table: Table, id: string) => table.choices.glowing.value.has(id);

function Victory(props: { board: Printed; table: Table; now: Record<string, number>; then: Record<string, number> }) {
  const { now, then } = props;
  const cells = Array.from({ length: 31 }, (_, n) => n);
  const sides = [otherSide(props.table), mySide(props.table)];
  const at = (n: number) => Math.min(n, 30);
  const spoken = sides
    .map((side) => t("ui-bk-points-of", { side, points: now[side] ?? 0, then: then[side] ?? 0 }))
    .join(" ");
  return (
    <div class="war">
      <span class="lbl">
        <Icon name="shield" /> {t("ui-bk-victory")}
      </span>
      <div class="points" role="img" aria-label={`${spoken} ${t("ui-bk-target", { points: TARGET })}`}>
        {cells.map((n) => {
          const here = sides.filter((side) => at(now[side] ?? 0) === n);
          const ghosts = sides.filter((side) => then[side] !== now[side] && at(then[side] ?? 0) === n);
          const path = sides.some((side) => n > at(now[side] ?? 0) && n < at(then[side] ?? 0));
          const kind = n === TARGET ? "goal" : n > TARGET ? "over" : "";
          return (
            <span key={n} class={`cell ${kind} ${path ? "path" : ""}`}>
              {n}
              {[...here, ...ghosts].map((side, m) => (
                <b
                  key={side}
                  class={`pc ${look(side)} ${here.includes(side) ? "" : "ghost"} ${here.length + ghosts.length > 1 ? `of2 nth${m}` : ""}`}
                >
                  <Icon name={emblem(side)} />
                </b>
              ))}
            </span>
          );
        })}
      </div>
    </div>
  );
}

interface BandProps {
  table: Table;
  board: Printed;
  number: number;
  theatre: Theatre;
  now: Position;
  then: Position;
  scored: Map<string, Scored[]>;
  newest: string[];
}

function Band({ table, board, number, theatre, now, then, scored, newest }: BandProps) {
  const unfolded = useSignal(false);
  const marker = now.markers[theatre.id] ?? 0;
  const next = then.markers[theatre.id] ?? marker;
  const leading = lead(board, marker);
  const closed = now.closed.includes(theatre.id);
  const active = closed ? -1 : activeRow(theatre, now.board);
  const legal = table.choices.glowing.value.has(theatre.id);
  const chosen = table.choices.pointed.value.some((one) => one.noun === theatre.id);
  const name = noun("blitzkrieg", theatre.id);
  const news = table.news.value?.args["theatre"] === theatre.id;
  const spoken = t("ui-bk-theatre", {
    number,
    theatre: theatre.id,
    lead: leadText(board, marker),
    open: t(closed ? "bk-ui-closed" : now.open.includes(theatre.id) ? "bk-ui-open" : "bk-ui-waiting"),
    state: chosen ? "chosen" : legal ? "legal" : "none",
  });
  const free = new Set(table.choices.glowing.value);
  const classes = ["theatre", closed && "closed", unfolded.value && "unfolded", news && "news"];
  return (
    <section class={classes.filter(Boolean).join(" ")} aria-label={name}>
      <header>
        <button
          type="button"
          class={["name", legal && "legal", chosen && "chosen"].filter(Boolean).join(" ")}
          data-noun={theatre.id}
          aria-pressed={legal || chosen ? chosen : undefined}
          tabIndex={legal ? 0 : -1}
          onClick={() => table.point(theatre.id, theatre.id)}
        >
          <span class="sr">{capital(spoken)}</span>
          <span class="no" aria-hidden="true">
            {number}
          </span>
          <span class="h2" aria-hidden="true">
            {name}
          </span>
        </button>
        <p class={`lead ${leading ? look(leading.side) : ""}`}>
          {closed ? <Icon name="lock" /> : leading && <Icon name={emblem(leading.side)} />}{" "}
          {leadText(board, marker)}
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
          const kind = row === active ? "active" : full || row < active ? "scored" : closed ? "shut" : "later";
          return (
            <div key={row} class={`campaign ${kind} ${open ? "spread" : ""} ${fresh ? "fresh" : ""}`}>
              <div class="spaces">
                {campaign.spaces.map((space, n) => {
                  const coming = then.board[space.id] !== now.board[space.id] ? then.board[space.id] : undefined;
                  return (
                    <SpaceButton
                      key={space.id}
                      table={table}
                      space={space}
                      token={now.board[space.id]}
                      coming={coming}
                      last={newest.includes(space.id)}
                      walk={number === 1 && row === 0 && n === 0}
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
