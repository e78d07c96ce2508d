/** The lobby: what waits for me, quick pairing, and tables that anybody may join. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../shell/api";
import { CARDS, cardName } from "../shell/cards";
import { capital, t } from "../shell/i18n";
import { Icon } from "../shell/icon";
import { problem } from "../shell/naming";
import { RunningGames } from "../shell/owngames";
import { persist } from "../shell/persist";
import type { OwnTable } from "../shell/protocol";
import { go } from "../shell/router";
import { Segments } from "../shell/segments";
import { lang } from "../shell/settings";
import { opens } from "../shell/shelf";
import { SiteBar } from "../shell/topbar";
import { Trouble, useDeed } from "./deed";
import * as contests from "./contests";
import { Friends } from "./friends";
import { joinTable, lobby, pair, type Look, type OpenTable } from "./meeting";
import { freeSeats, levelText, paceText, whoWaits } from "./opentable";
import { stage } from "./tournaments";
import { zoneText } from "./zones";

const LOOK_AGAIN = 10_000;
const AT_FIRST = 5;
const FILTERS = ["fits", "live", "days", "all"] as const;
type Filter = (typeof FILTERS)[number];
const ANY = "";
const PACES = {
  live: { kind: "live", minutes: 10, increment: 5 },
  long: { kind: "live", minutes: 20, increment: 10 },
  days: { kind: "days", days: 1 },
  none: null,
} as const;
type Pace = keyof typeof PACES;

/** One's own move first, and of these whose time is over soonest; the rest as it came. */
function sooner(one: OwnTable, other: OwnTable): number {
  const turn = Number(other["your-turn"]) - Number(one["your-turn"]);
  return turn || (one.clock?.due ?? Number.MAX_VALUE) - (other.clock?.due ?? Number.MAX_VALUE);
}

/** J and K go from row to row, whose button Enter presses; Q looks for somebody. */
function keys(event: KeyboardEvent): void {
  if (event.ctrlKey || event.altKey || event.metaKey || (event.target as Element).closest("input, select, textarea"))
    return;
  if (event.key === "q") document.querySelector<HTMLElement>("#find")?.click();
  if (event.key !== "j" && event.key !== "k") return;
  const rows = [...document.querySelectorAll<HTMLElement>(".run .btn, .open .btn:not(:disabled)")];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const next = event.key === "j" ? at + 1 : Math.max(at, 1) - 1;
  rows[Math.min(next, rows.length - 1)]?.focus();
}

/** Which open tables somebody has chosen to see. */
interface Chosen {
  filter: Filter;
  title: string;
  near: boolean;
}

function lookFor({ filter, title, near }: Chosen): Look {
  return {
    ...(title === ANY ? {} : { title }),
    ...(filter === "fits" ? { fits: lang.value } : filter === "all" ? {} : { pace: filter }),
    ...(near ? { near: "true" } : {}),
  };
}

export function LobbyPage() {
  const games = useSignal<OwnTable[]>([]);
  const shown = useSignal<OpenTable[] | null>(null);
  const fresh = useSignal<OpenTable[] | null>(null); // news is counted until asked for: nothing jumps under a finger
  const strengths = useSignal<Record<string, number>>({});
  const chosen = useSignal<Chosen>({ filter: "fits", title: ANY, near: false });
  const look = async () => {
    const asked = chosen.value;
    const [own, open] = await Promise.all([api.tables(), lobby(lookFor(asked))]);
    if (asked !== chosen.value) return; // something else is wanted by now
    games.value = own.filter((game) => !game.over).sort(sooner);
    strengths.value = open.strengths;
    if (shown.value === null) shown.value = open.tables;
    fresh.value = open.tables;
  };
  const choose = async (one: Chosen) => {
    chosen.value = one;
    const { tables } = await lobby(lookFor(one));
    if (one === chosen.value) shown.value = fresh.value = tables;
  };
  useEffect(() => {
    document.title = t("ui-people-page-lobby");
    const stop = persist(async () => {
      await api.loadMe();
      await look();
    });
    const timer = setInterval(() => void look().catch(() => undefined), LOOK_AGAIN);
    addEventListener("keydown", keys);
    return () => {
      removeEventListener("keydown", keys);
      stop();
      clearInterval(timer);
    };
  }, []);
  const open = shown.value ?? [];
  const news = (fresh.value ?? []).filter(({ table }) => !open.some((one) => one.table === table)).length;
  const gone = new Set(open.map(({ table }) => table));
  for (const { table } of fresh.value ?? []) gone.delete(table);
  return (
    <>
      <SiteBar page="lobby" />
      <main class="page people home">
        <h1 class="sr">{t("ui-people-lobby")}</h1>
        <div class="cols">
          <div>
            {games.value.length > 0 && <RunningGames games={games.value} />}
            <Open
              tables={open}
              gone={gone}
              news={news}
              onNews={() => (shown.value = fresh.value)}
              chosen={chosen.value}
              strengths={strengths.value}
              onChoose={choose}
            />
          </div>
          <div>
            <Pairing />
            {api.me.value?.account && <Friends />}
            <Contests />
          </div>
        </div>
      </main>
    </>
  );
}

/** The next few tournaments. */
function Contests() {
  const found = useSignal<contests.Listed[]>([]);
  useEffect(
    () =>
      persist(async () => {
        await api.loadMe();
        found.value = (await contests.list()).filter(({ over }) => !over).slice(0, AT_FIRST);
      }),
    [],
  );
  return (
    <section class="box" aria-labelledby="contests">
      <h2 id="contests">
        <Icon name="medal" /> {t("ui-people-contests")}
      </h2>
      <ul class="dev">
        {found.value.map((one) => (
          <li key={one.id}>
            <span>
              <a href={`/tournament/${one.id}`}>{one.name}</a>
              <small>
                {cardName(one.title)} · {stage(one)}
              </small>
            </span>
          </li>
        ))}
      </ul>
      <p>
        <a href="/tournaments">{t("ui-people-contests-all")}</a>
      </p>
    </section>
  );
}

/** One press finds somebody who wants the same, or waits for them. */
function Pairing() {
  const deed = useDeed();
  const title = useSignal(CARDS[0]!.id);
  const pace = useSignal<Pace>("live");
  const rated = useSignal(false);
  const rateable = Boolean(api.me.value?.account) && pace.value !== "none";
  const counts = rateable && rated.value;
  const find = async () => {
    await deed.run(async () => go(`/table/${(await pair(title.value, PACES[pace.value], lang.value, counts)).table}`));
  };
  return (
    <section class="box" aria-labelledby="pairing">
      <h2 id="pairing">
        <Icon name="bolt" /> {t("ui-people-pairing")}
      </h2>
      <p class="soft">{t("ui-people-pairing-about")}</p>
      <div class="field">
        <label for="pair-title">{t("ui-people-title")}</label>
        <select id="pair-title" value={title.value} onChange={(event) => (title.value = event.currentTarget.value)}>
          {CARDS.map(({ id }) => (
            <option key={id} value={id}>
              {cardName(id)}
            </option>
          ))}
        </select>
      </div>
      <Segments
        name={t("ui-people-clock")}
        values={Object.keys(PACES) as Pace[]}
        chosen={pace.value}
        word="ui-people-pair"
        onChoose={(value) => (pace.value = value)}
      />
      {rateable && (
        <label class="pick">
          <input
            type="checkbox"
            checked={rated.value}
            onChange={({ currentTarget: { checked } }) => (rated.value = checked)}
          />{" "}
          {t("ui-people-rated")}
        </label>
      )}
      <Trouble deed={deed} />
      <button id="find" type="button" class="btn primary" disabled={deed.busy} onClick={() => void find()}>
        <Icon name="play" /> {t("ui-people-find")}
      </button>
    </section>
  );
}

interface OpenProps {
  tables: OpenTable[];
  gone: ReadonlySet<string>;
  news: number;
  onNews: () => void;
  chosen: Chosen;
  strengths: Record<string, number>;
  onChoose: (one: Chosen) => Promise<void>;
}

function Open({ tables, gone, news, onNews, chosen, strengths, onChoose }: OpenProps) {
  const all = useSignal(false);
  const trouble = useSignal<string | null>(null);
  const choose = async (more: Partial<Chosen>) => {
    try {
      trouble.value = null;
      await onChoose({ ...chosen, ...more });
    } catch (error) {
      trouble.value = await problem(error);
    }
  };
  const rated = (title: string) => (title === ANY ? Object.keys(strengths).length > 0 : title in strengths);
  const join = async (table: string, seat: number | null) => {
    try {
      trouble.value = null;
      await joinTable(table, seat);
      go(`/table/${table}`);
    } catch (error) {
      trouble.value = await problem(error);
    }
  };
  return (
    <section aria-labelledby="open">
      <h2 id="open">
        {t("ui-people-open")} <span class="soft">{t("ui-people-open-all", { count: tables.length })}</span>
      </h2>
      <div class="chips" role="group" aria-label={t("ui-people-filter")}>
        <select
          class="chip"
          aria-label={t("ui-people-filter-title")}
          value={chosen.title}
          onChange={({ currentTarget: { value: title } }) => void choose({ title, near: chosen.near && rated(title) })}
        >
          <option value={ANY}>{t("ui-people-filter-any")}</option>
          {CARDS.map(({ id }) => (
            <option key={id} value={id}>
              {cardName(id)}
            </option>
          ))}
        </select>
        {FILTERS.map((one) => (
          <button
            key={one}
            type="button"
            class="chip"
            aria-pressed={chosen.filter === one}
            onClick={() => void choose({ filter: one })}
          >
            {t(`ui-people-filter-${one}`)}
          </button>
        ))}
        {rated(chosen.title) && (
          <button
            type="button"
            class="chip"
            aria-pressed={chosen.near}
            onClick={() => void choose({ near: !chosen.near })}
          >
            {t("ui-people-near")}
          </button>
        )}
        {news > 0 && (
          <button type="button" class="chip" onClick={onNews}>
            {t("ui-people-news", { count: news })}
          </button>
        )}
      </div>
      <p class={trouble.value ? "trouble" : "sr"} role="alert">
        {trouble.value}
      </p>
      {tables.length === 0 && <p class="soft">{t("ui-people-open-none")}</p>}
      <ul class="open box">
        {(all.value ? tables : tables.slice(0, AT_FIRST)).map((table) => (
          <Row
            key={table.table}
            table={table}
            gone={gone.has(table.table)}
            onJoin={(seat) => void join(table.table, seat)}
          />
        ))}
      </ul>
      {!all.value && tables.length > AT_FIRST && (
        <button type="button" class="btn plain" onClick={() => (all.value = true)}>
          {t("ui-show-all", { count: tables.length })}
        </button>
      )}
    </section>
  );
}

interface RowProps {
  table: OpenTable;
  gone: boolean;
  onJoin: (seat: number | null) => void;
}

/** Who sits where; a free ring is for whoever presses it. */
function Rings({ table, gone, onJoin }: RowProps) {
  const play = opens(table.title);
  if (!play) return null; // until the words of the title have come
  const at = { ...table, standing: {} };
  const mayJoin = !gone && !table.yours && (!table.rated || Boolean(api.me.value?.account));
  return (
    <span class="rings">
      {table.seats.map((held, seat) => {
        const { icon, colour } = play.seatMark(at, seat);
        const side = capital(play.seatName(at, seat));
        if (held.kind === "open" && mayJoin)
          return (
            <button key={seat} type="button" title={side} onClick={() => onJoin(seat)}>
              <Icon name={icon} />
              <span class="sr">{t("ui-people-join-as", { side })}</span>
            </button>
          );
        return (
          <span
            key={seat}
            class={held.kind}
            title={side}
            style={held.kind === "open" ? undefined : { background: colour }}
          >
            <Icon name={icon} />
          </span>
        );
      })}
    </span>
  );
}

function Row({ table, gone, onJoin }: RowProps) {
  const people = whoWaits(table).map(({ name }) => name || t("ui-name-none"));
  const name = cardName(table.title);
  const card = CARDS.find(({ id }) => id === table.title);
  return (
    <li>
      {card && (
        <span class="sq" style={{ background: card.colour }}>
          <Icon name={card.icon} />
        </span>
      )}
      <span class="what">
        <b>{name}</b>
        <small>{people.join(", ")}</small>
      </span>
      <span>
        <Rings table={table} gone={gone} onJoin={onJoin} />
        <small>
          {gone ? t("ui-people-filled") : t("ui-people-free", { count: freeSeats(table) })} ·{" "}
          {t(`core-language-${table.language}`)}
        </small>
      </span>
      <span>
        {paceText(table)}
        {table.clock?.weekends && <small>{t("ui-people-weekends-off", { zone: zoneText(table.clock.zone) })}</small>}
        <small>{levelText(table)}</small>
      </span>
      {table.rated && !api.me.value?.account ? (
        <a class="btn" href="/account">
          {t("ui-people-account")}
        </a>
      ) : table.yours ? (
        <a class="btn" href={`/table/${table.table}`}>
          {t("ui-continue")}
          <span class="sr"> {name}</span>
        </a>
      ) : (
        <button type="button" class="btn" disabled={gone} onClick={() => onJoin(null)}>
          {t("ui-people-join")}
          <span class="sr"> {name}</span>
        </button>
      )}
    </li>
  );
}
