/** Somebody's page: how strong, how sure we are of it, and what was played. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../shell/api";
import { CARDS, cardName } from "../shell/cards";
import { list, locale, t } from "../shell/i18n";
import { Icon } from "../shell/icon";
import { problem } from "../shell/naming";
import { persist } from "../shell/persist";
import { personPath, replayPath } from "../shell/router";
import { SiteBar } from "../shell/topbar";
import { Curve, FEW, scaleOf } from "./curve";
import { useDeed } from "./deed";
import { befriend, blockPerson, profile, type GamePlayed, type Profile, type Rating } from "./knowing";
import { day } from "./when";

export function ProfilePage({ name }: { name: string }) {
  const found = useSignal<Profile | null>(null);
  const trouble = useSignal<string | null>(null);
  const look = async () => {
    const me = await api.loadMe();
    try {
      found.value = await profile(name || me.name);
    } catch (error) {
      if (api.passing(error)) throw error;
      trouble.value = await problem(error);
    }
  };
  useEffect(() => {
    document.title = t("ui-people-page-person", { name });
    return persist(look);
  }, []);
  const person = found.value;
  return (
    <>
      <SiteBar page={person?.you ? "account" : ""} />
      <main class="page people">
        {trouble.value && <h1>{trouble.value}</h1>}
        {person && <Person person={person} onChanged={look} />}
      </main>
    </>
  );
}

interface Part {
  person: Profile;
  onChanged: () => Promise<void>;
}

/** What one can be to somebody else. */
function Company({ person, onChanged }: Part) {
  const deed = useDeed();
  const run = async (doing: () => Promise<unknown>) => {
    await deed.run(doing);
    await onChanged();
  };
  const mine = person.bond === "friend" || person.bond === "asked";
  return (
    <p class="choice">
      {api.me.value?.account && !person.blocked && (
        <button
          type="button"
          class="btn"
          disabled={deed.busy}
          aria-pressed={mine}
          onClick={() => void run(() => befriend(person.name, !mine))}
        >
          <Icon name="people" /> {t(`ui-people-bond-${person.bond || "none"}`)}
        </button>
      )}
      <button
        type="button"
        class="btn plain"
        disabled={deed.busy}
        aria-pressed={person.blocked}
        onClick={() => void run(() => blockPerson(person.name, !person.blocked))}
      >
        {t(person.blocked ? "ui-seat-blocked" : "ui-seat-block")}
      </button>
    </p>
  );
}

function Person({ person, onChanged }: Part) {
  const since = new Intl.DateTimeFormat(locale(), { month: "long", year: "numeric" }).format(person.created * 1000);
  const share = Math.round((100 * person.won) / Math.max(1, person.games));
  return (
    <>
      <header class="whose">
        <span class="av" aria-hidden="true">
          {[...person.name][0]?.toUpperCase()}
        </span>
        <div>
          <h1>{person.name}</h1>
          <p class="soft">
            {t("ui-people-since", { when: since })} · {t("ui-people-played", { count: person.games })}
            {person.games > 0 && <> · {t("ui-people-won-share", { share })}</>}
          </p>
        </div>
        {!person.you && <Company person={person} onChanged={onChanged} />}
        {person.you && (
          <a class="btn" href="/account">
            <Icon name="person" /> {t("ui-people-account")}
          </a>
        )}
      </header>
      <section aria-labelledby="ratings">
        <h2 id="ratings">
          {t("ui-people-ratings")} <span class="soft">{t("ui-people-band")}</span>
        </h2>
        <Ratings ratings={person.ratings} />
        <details>
          <summary>{t("ui-people-reckoned")}</summary>
          <p>{t("ui-people-reckoned-about")}</p>
        </details>
      </section>
      <History person={person} />
    </>
  );
}

function Ratings({ ratings }: { ratings: Rating[] }) {
  const scale = scaleOf(ratings);
  return (
    <ul class="ratings">
      {CARDS.map(({ id, icon, colour }) => {
        const rating = ratings.find(({ title }) => title === id);
        return (
          <li key={id} class="box">
            <h3>
              <span class="sq" style={{ background: colour }}>
                <Icon name={icon} />
              </span>
              {cardName(id)}
            </h3>
            {rating ? <Rated rating={rating} scale={scale} /> : <p class="soft">{t("ui-people-unrated")}</p>}
          </li>
        );
      })}
    </ul>
  );
}

function Rated({ rating, scale }: { rating: Rating; scale: [number, number] }) {
  return (
    <>
      <p>
        <b class="number">{rating.rating}</b> <span class="soft">± {rating.spread}</span>
      </p>
      <p class="soft">
        {t("ui-people-played", { count: rating.games })} ·{" "}
        {rating.games < FEW ? t("ui-people-few") : t("ui-people-month", { change: signed(rating.month) })}
      </p>
      <Curve rating={rating} scale={scale} />
    </>
  );
}

export const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "0");

function History({ person }: { person: Profile }) {
  const games = useSignal(person.history);
  const more = useSignal(person.more);
  const page = useSignal(0);
  const title = useSignal("");
  const next = async () => {
    page.value += 1;
    const told = await profile(person.name, page.value).catch(() => null);
    if (!told) return;
    games.value = [...games.value, ...told.history];
    more.value = told.more;
  };
  const shown = games.value.filter((game) => !title.value || game.title === title.value);
  return (
    <section aria-labelledby="history">
      <h2 id="history">
        {t("ui-people-history")}{" "}
        <span class="soft">{t(person.you ? "ui-people-history-own" : "ui-people-history-rated")}</span>
      </h2>
      {person.history.length === 0 ? (
        <p class="soft">{t("ui-people-history-none")}</p>
      ) : (
        <div class="chips" role="group" aria-label={t("ui-people-title")}>
          {["", ...CARDS.map(({ id }) => id)].map((id) => (
            <button
              key={id}
              type="button"
              class="chip"
              aria-pressed={title.value === id}
              onClick={() => (title.value = id)}
            >
              {id ? cardName(id) : t("ui-people-filter-all")}
            </button>
          ))}
        </div>
      )}
      <ul class="past box">
        {shown.map((game) => (
          <Past key={game.table} game={game} />
        ))}
      </ul>
      {more.value && (
        <button type="button" class="btn plain" onClick={() => void next()}>
          {t("ui-people-more")}
        </button>
      )}
    </section>
  );
}

function ending({ place, places, points }: GamePlayed): [string, boolean] {
  const won = place === 1 && places > 1;
  if (places < 2) return [t("ui-people-draw"), false];
  const how = places > 2 ? t("ui-people-place", { place, places }) : t(won ? "ui-people-won" : "ui-people-lost");
  return [points ? `${how} · ${t("ui-people-points", { points })}` : how, won];
}

function Past({ game }: { game: GamePlayed }) {
  const [how, won] = ending(game);
  const partners = game.others.filter(({ partner }) => partner).map(({ name }) => name || t("ui-people-former"));
  return (
    <li>
      <span class="soft">{day(game.ended)}</span>
      <b>{cardName(game.title)}</b>
      <span>
        {partners.length > 0 && <>{t("ui-people-with", { names: list(partners) })} · </>}
        {game.others
          .filter(({ partner }) => !partner)
          .map((other, n) => (
            <span key={n}>
              {n > 0 && ", "}
              {other.bot ? (
                t(`ui-bot-${other.name}`)
              ) : other.name ? (
                <a href={personPath(other.name)}>{other.name}</a>
              ) : (
                t("ui-people-former")
              )}
              {other.rating !== null && `, ${other.rating}`}
            </span>
          ))}
      </span>
      <span>
        <span aria-hidden="true" class={won ? "up" : "down"}>
          {won ? "▲" : "▽"}
        </span>{" "}
        {how}
      </span>
      <span class="change">
        {game.change === null ? (
          <small>{t(`ui-people-why-${game.why || "friendly"}`)}</small>
        ) : (
          <b>{signed(game.change)}</b>
        )}
      </span>
      {game.open && (
        <a href={replayPath(game.table)}>
          {t("ui-replay")}
          <span class="sr"> {cardName(game.title)}</span>
        </a>
      )}
    </li>
  );
}
