/** Tournaments: those there are, a new one, and the table of results of one. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../shell/api";
import { CARDS, cardName } from "../shell/cards";
import { locale, t } from "../shell/i18n";
import { Icon } from "../shell/icon";
import { persist } from "../shell/persist";
import { go, personPath } from "../shell/router";
import { Segments } from "../shell/segments";
import { SiteBar } from "../shell/topbar";
import * as contests from "./contests";
import type { Listed, Meeting, Place, Tournament } from "./contests";
import { Trouble, useDeed } from "./deed";

const LOOK_AGAIN = 5_000;
const PACES = { live: { kind: "live", minutes: 20, increment: 20 }, days: { kind: "days", days: 3 } } as const;
const HOURS = { hour: 1, day: 24, week: 7 * 24 } as const;

const moment = (seconds: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);

export function stage({ over, round, rounds, begins }: Listed): string {
  if (over) return t("ui-people-contest-over");
  return round ? t("ui-people-round", { round, rounds }) : t("ui-people-sign-up", { when: moment(begins) });
}

export function TournamentsPage() {
  const found = useSignal<Listed[] | null>(null);
  useEffect(() => {
    document.title = t("ui-people-page-contests");
    return persist(async () => {
      await api.loadMe();
      found.value = await contests.list();
    });
  }, []);
  return (
    <>
      <SiteBar page="lobby" />
      <main class="page people">
        <h1>{t("ui-people-contests")}</h1>
        <div class="cols">
          <div>
            {found.value && <List tournaments={found.value} />}
            {found.value?.length === 0 && <p class="soft">{t("ui-people-contests-none")}</p>}
          </div>
          <div>{api.me.value?.account ? <New /> : <p class="soft">{t("core-denied-account")}</p>}</div>
        </div>
      </main>
    </>
  );
}

export function List({ tournaments }: { tournaments: Listed[] }) {
  return (
    <ul class="open box">
      {tournaments.map((one) => (
        <li key={one.id}>
          <span>
            <b>{one.name}</b>
            <small>{cardName(one.title)}</small>
          </span>
          <span>
            {t(`ui-people-kind-${one.kind}`)}
            <small>{t("ui-people-entrants", { count: one.people })}</small>
          </span>
          <span>{stage(one)}</span>
          <a class="btn" href={`/tournament/${one.id}`}>
            {t("ui-people-contest-open")}
            <span class="sr"> {one.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function New() {
  const deed = useDeed();
  const name = useSignal("");
  const title = useSignal(CARDS[0]!.id);
  const kind = useSignal<"swiss" | "robin">("swiss");
  const pace = useSignal<keyof typeof PACES>("live");
  const soon = useSignal<keyof typeof HOURS>("day");
  const make = async () => {
    const clock = PACES[pace.value];
    const wish = { name: name.value.trim(), title: title.value, kind: kind.value, clock, hours: HOURS[soon.value] };
    await deed.run(async () => go(`/tournament/${(await contests.make(wish)).id}`));
  };
  return (
    <section class="box" aria-labelledby="new">
      <h2 id="new">
        <Icon name="medal" /> {t("ui-people-contest-new")}
      </h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <div class="field">
          <label for="contest-name">{t("ui-people-contest-name")}</label>
          <input
            id="contest-name"
            type="text"
            maxLength={40}
            autoComplete="off"
            value={name.value}
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
        </div>
        <div class="field">
          <label for="contest-title">{t("ui-people-title")}</label>
          <select
            id="contest-title"
            value={title.value}
            onChange={(event) => (title.value = event.currentTarget.value)}
          >
            {CARDS.map(({ id }) => (
              <option key={id} value={id}>
                {cardName(id)}
              </option>
            ))}
          </select>
        </div>
        <Segments
          name={t("ui-people-kind")}
          values={["swiss", "robin"]}
          chosen={kind.value}
          word="ui-people-kind"
          onChoose={(value) => (kind.value = value)}
        />
        <Segments
          name={t("ui-people-clock")}
          values={["live", "days"]}
          chosen={pace.value}
          word="ui-people-contest-pace"
          onChoose={(value) => (pace.value = value)}
        />
        <Segments
          name={t("ui-people-contest-begins")}
          values={["hour", "day", "week"]}
          chosen={soon.value}
          word="ui-people-contest-in"
          onChoose={(value) => (soon.value = value)}
        />
        <Trouble deed={deed} />
        <button type="submit" class="btn primary" disabled={deed.busy || !name.value.trim()}>
          {t("ui-people-contest-make")}
        </button>
      </form>
    </section>
  );
}

export function TournamentPage({ id }: { id: string }) {
  const deed = useDeed();
  const found = useSignal<Tournament | null>(null);
  const missing = useSignal(false);
  const look = async () => {
    await api.loadMe();
    try {
      found.value = await contests.one(id);
      document.title = t("ui-people-page-person", { name: found.value.name });
    } catch (error) {
      if (api.passing(error)) throw error;
      missing.value = true;
    }
  };
  useEffect(() => {
    const stop = persist(look);
    const timer = setInterval(() => void look().catch(() => undefined), LOOK_AGAIN);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, []);
  const run = async (doing: () => Promise<unknown>) => {
    await deed.run(doing);
    await look();
  };
  const one = found.value;
  return (
    <>
      <SiteBar page="lobby" />
      <main class="page people">
        {missing.value && <h1>{t("core-denied-address")}</h1>}
        {one && (
          <>
            <header class="whose">
              <div>
                <h1>{one.name}</h1>
                <p class="soft">
                  {cardName(one.title)} · {t(`ui-people-kind-${one.kind}`)} · {stage(one)}
                </p>
              </div>
              {!one.over && api.me.value?.account && (one.entered || one.round === 0) && (
                <button
                  type="button"
                  class={one.entered ? "btn" : "btn primary"}
                  disabled={deed.busy}
                  onClick={() => void run(() => contests.enter(id, !one.entered))}
                >
                  {t(one.entered ? "ui-people-contest-leave" : "ui-people-contest-enter")}
                </button>
              )}
              {one.host && one.round === 0 && !one.over && (
                <button
                  type="button"
                  class="btn"
                  disabled={deed.busy}
                  onClick={() => void run(() => contests.begin(id))}
                >
                  {t("ui-people-contest-begin")}
                </button>
              )}
            </header>
            <Trouble deed={deed} />
            <Results places={one.places} />
            <Rounds tournament={one} />
          </>
        )}
      </main>
    </>
  );
}

const nameOf = ({ name }: Place): string => name || t("ui-people-former");

function Results({ places }: { places: Place[] }) {
  if (places.length === 0) return <p class="soft">{t("ui-people-entrants", { count: 0 })}</p>;
  return (
    <table class="results box">
      <caption class="sr">{t("ui-people-results")}</caption>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">{t("ui-people-contest-player")}</th>
          <th scope="col">{t("ui-people-games")}</th>
          <th scope="col">{t("ui-people-score")}</th>
          <th scope="col">{t("ui-people-opposition")}</th>
        </tr>
      </thead>
      <tbody>
        {places.map((place, n) => (
          <tr key={place.entrant} class={place.you ? "you" : ""}>
            <td>{n + 1}</td>
            <th scope="row">
              {place.name ? <a href={personPath(place.name)}>{place.name}</a> : nameOf(place)}
              {place.gone && <small> {t("ui-people-contest-gone")}</small>}
            </th>
            <td>{place.games}</td>
            <td>
              <b>{place.score}</b>
            </td>
            <td>{place.opposition}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Rounds({ tournament }: { tournament: Tournament }) {
  const names = new Map(tournament.places.map((place) => [place.entrant, nameOf(place)]));
  const rounds = [...new Set(tournament.meetings.map(({ round }) => round))].reverse();
  const result = ({ second, score }: Meeting): string => {
    if (second === null) return t("ui-people-rests");
    return score === null ? t("ui-people-playing") : `${score} : ${1 - score}`;
  };
  return (
    <>
      {rounds.map((round) => (
        <section key={round} aria-labelledby={`round-${round}`}>
          <h2 id={`round-${round}`}>{t("ui-people-round", { round, rounds: tournament.rounds })}</h2>
          <ul class="past box meetings">
            {tournament.meetings
              .filter((one) => one.round === round)
              .map((one) => (
                <li key={one.first}>
                  <span>
                    {names.get(one.first)}
                    {one.second !== null && ` – ${names.get(one.second)}`}
                  </span>
                  <span>{result(one)}</span>
                  {one.table && (
                    <a href={`/table/${one.table}`}>
                      {t("ui-people-contest-open")}
                      <span class="sr"> {names.get(one.first)}</span>
                    </a>
                  )}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
