/** One's own games: those that run, "your move" first, and those that are over. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import * as api from "./api";
import { cardName } from "./cards";
import { faceText } from "./clockface";
import { capital, list, locale, t } from "./i18n";
import { Icon } from "./icon";
import { stageOf } from "./prompt";
import type { OwnTable } from "./protocol";
import { go, replayPath } from "./router";
import { opens } from "./shelf";
import type { TitlePlay } from "./title";

const SHOWN_AT_FIRST = 6;

export function RunningGames({ games }: { games: OwnTable[] }) {
  const waiting = games.filter((game) => game["your-turn"]).length;
  return (
    <section aria-labelledby="run">
      <h2 id="run">
        {t("ui-your-games")} {games.length > 0 && <span class="soft">{t("ui-waiting-games", { count: waiting })}</span>}
      </h2>
      {games.length === 0 && <p class="soft none">{t("ui-no-games")}</p>}
      <Shortened class="runs">
        {games.map((game) => (
          <Running key={game.table} game={game} />
        ))}
      </Shortened>
    </section>
  );
}

export function FinishedGames({ games, onFailed }: { games: OwnTable[]; onFailed: () => void }) {
  return (
    <section aria-labelledby="over">
      <h2 id="over">{t("ui-finished-games")}</h2>
      <Shortened class="runs">
        {games.map((game) => (
          <Finished key={game.table} game={game} onFailed={onFailed} />
        ))}
      </Shortened>
    </section>
  );
}

/** The first few, and the rest when they are wanted. */
function Shortened({ class: kind, children }: { class: string; children: ComponentChildren[] }) {
  const all = useSignal(false);
  return (
    <>
      <ul class={kind}>{all.value ? children : children.slice(0, SHOWN_AT_FIRST)}</ul>
      {!all.value && children.length > SHOWN_AT_FIRST && (
        <button type="button" class="btn plain rest" onClick={() => (all.value = true)}>
          {t("ui-show-all", { count: children.length })}
        </button>
      )}
    </>
  );
}

function Mark({ game, play }: { game: OwnTable; play: TitlePlay | undefined }) {
  const mine = game.yours[0];
  const mark = play && mine !== undefined ? play.seatMark(game, mine) : { icon: "eye", colour: "var(--ink-soft)" };
  return (
    <span class="em" style={{ background: mark.colour }}>
      <Icon name={mark.icon} />
    </span>
  );
}

/** Empty until the words of the title have come. */
const modeName = (game: OwnTable, play: TitlePlay | undefined) =>
  play ? t(`${play.vocabulary.prefix}-mode-${game.mode}`) : "";

function seatName(game: OwnTable, play: TitlePlay | undefined, seat: number): string {
  const held = game.seats[seat];
  if (held?.kind === "bot") return t(`ui-bot-${held.name}`);
  return held?.name || (play ? capital(play.seatName(game, seat)) : "");
}

/** With whom: people by their names, bots where there is nobody else. */
function company(game: OwnTable, play: TitlePlay | undefined): string {
  const others = game.seats.map((held, seat) => ({ held, seat })).filter(({ seat }) => !game.yours.includes(seat));
  const people = others.filter(({ held }) => held.kind === "guest");
  const shown = people.length ? people : others.filter(({ held }) => held.kind === "bot");
  return list([...new Set(shown.map(({ seat }) => seatName(game, play, seat)))]);
}

function Tally({ game, play }: { game: OwnTable; play: TitlePlay | undefined }) {
  const sides = play?.score(game.standing, game.mode) ?? [];
  return (
    <span class="sides">
      {sides.map(({ name, icon, colour, points }) => (
        <span key={name} style={{ color: colour }}>
          <Icon name={icon} />
          <span class="sr">{name}</span> <b>{points}</b>
        </span>
      ))}
    </span>
  );
}

const moment = (seconds: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);

function Running({ game }: { game: OwnTable }) {
  const play = opens(game.title);
  const stage = play && stageOf(play, game.standing);
  const others = company(game, play);
  const open = game.seats.some(({ kind }) => kind === "open");
  const asked = game.pending.filter((seat) => !game.yours.includes(seat)).map((seat) => seatName(game, play, seat));
  const status = () => {
    if (game.closed) return t("ui-closed");
    if (game.begins && game.begins * 1000 > Date.now()) return t("ui-begins", { when: moment(game.begins) });
    if (game["your-turn"]) return t("core-ui-your-move");
    if (open) return t("ui-waiting-friend");
    return asked.length ? t("ui-to-move", { name: list(asked) }) : t("ui-their-turn");
  };
  return (
    <li class={game["your-turn"] && !game.closed ? "run turn" : "run"}>
      <Mark game={game} play={play} />
      <div>
        <h3>{cardName(game.title)}</h3>
        <p>
          {modeName(game, play)}
          {others && (
            <>
              {" · "}
              <b>{others}</b>
            </>
          )}
          {stage && <> · {stage}</>}
        </p>
        <Tally game={game} play={play} />
      </div>
      <p class="st">
        {status()}
        {game.clock?.due != null && (
          <span class="clk">
            <Icon name="clock" /> {faceText(game.clock.due - Date.now() / 1000, game.clock.kind)}
          </span>
        )}
      </p>
      <a class="btn" href={`/table/${game.table}`}>
        {t(game.yours.length && !game.closed ? "ui-continue" : "ui-watch")}
        <span class="sr"> {cardName(game.title)}</span>
      </a>
    </li>
  );
}

/** How it ended for the reader, or else who won it. */
function ending(game: OwnTable, play: TitlePlay | undefined): string {
  const shares = game.outcome?.shares ?? [];
  const best = Math.max(...shares);
  const won = shares.flatMap((share, seat) => (share === best && best > 0 ? [seat] : []));
  const own = game.yours;
  if (own.length === 1 && won.length > 1 && won.includes(own[0]!)) return t("ui-shared");
  if (own.length === 1) return t(won.includes(own[0]!) ? "ui-won" : "ui-lost-game");
  return won.length
    ? t("core-ui-winner", { name: list(won.map((seat) => seatName(game, play, seat))) })
    : t("core-ui-nobody-wins");
}

function Finished({ game, onFailed }: { game: OwnTable; onFailed: () => void }) {
  const play = opens(game.title);
  const day = new Intl.DateTimeFormat(locale(), { day: "numeric", month: "short" }).format(game.changed * 1000);
  const again = async () => {
    try {
      go(`/table/${game.rematch ?? (await api.rematch(game.table))}`);
    } catch {
      onFailed();
    }
  };
  return (
    <li class="run over">
      <Mark game={game} play={play} />
      <div>
        <h3>
          {cardName(game.title)} <span class="how">{ending(game, play)}</span>
        </h3>
        <p>
          {modeName(game, play)} · {day}
        </p>
        <Tally game={game} play={play} />
      </div>
      <p class="two">
        <a class="btn" href={replayPath(game.table)}>
          <Icon name="play" /> {t("ui-replay")}
        </a>
        {game.yours.length > 0 && (
          <button type="button" class="btn" onClick={() => void again()}>
            {t("ui-again")}
          </button>
        )}
      </p>
    </li>
  );
}
