/** Home: games that wait for you on top, then the four titles. One click on a card starts a game. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import blitzkrieg from "../art/blitzkrieg.svg";
import globalwar from "../art/globalwar.svg";
import legie from "../art/legie.svg";
import quartermaster from "../art/quartermaster.svg";
import * as api from "./api";
import { capital, has, list, optionValue, t } from "./i18n";
import { Icon } from "./icon";
import type { OwnTable, TitleInfo, Value } from "./protocol";
import { go } from "./router";
import { lang } from "./settings";
import type { TitlePlay } from "./title";
import { SiteBar } from "./topbar";
import { ofTitle } from "./vocabulary";

interface Card {
  id: string;
  name: string;
  art: string;
  players: string;
  hours: string; // a message id
}

const CARDS: Card[] = [
  { id: "blitzkrieg", name: "Blitzkrieg!", art: blitzkrieg, players: "1–2", hours: "ui-time-blitzkrieg" },
  { id: "quartermaster", name: "Quartermaster General", art: quartermaster, players: "1–6", hours: "ui-time-quartermaster" },
  { id: "legie", name: "Legie: Sibiřská cesta", art: legie, players: "2–4", hours: "ui-time-legie" },
  { id: "globalwar", name: "Global War 1936", art: globalwar, players: "1–6", hours: "ui-time-globalwar" },
];

type Way = "invite" | "hotseat" | "real";

const WAYS: { id: Way; icon: string; label: string }[] = [
  { id: "invite", icon: "link", label: "ui-invite" },
  { id: "hotseat", icon: "people", label: "ui-hotseat" },
  { id: "real", icon: "die-5", label: "ui-real" },
];

export function Home({ plays }: { plays: TitlePlay[] }) {
  const games = useSignal<OwnTable[] | null>(null);
  const failed = useSignal(false);
  const setup = useSignal<{ title: string; way: Way } | null>(null);
  useEffect(() => {
    document.title = "Sandtable";
    void api
      .loadMe()
      .then(api.tables)
      .then((found) => (games.value = found))
      .catch(() => (failed.value = true));
  }, []);
  const begin = async (wish: api.NewTable) => {
    try {
      failed.value = false;
      go(`/table/${await api.create(wish)}`);
    } catch {
      failed.value = true;
    }
  };
  const running = games.value?.filter((game) => !game.over) ?? [];
  const waiting = running.filter((game) => game["your-turn"]).length;
  return (
    <>
      <SiteBar page="home" />
      <main class="home">
        <h1 class="sr">Sandtable</h1>
        {failed.value && (
          <p class="note" role="alert">
            <Icon name="link" /> {t("ui-server-lost")}
          </p>
        )}
        {running.length > 0 && (
          <section aria-labelledby="run">
            <h2 id="run">
              {t("ui-your-games")} <span class="soft">{t("ui-waiting-games", { count: waiting })}</span>
            </h2>
            <ul class="runs">
              {running.map((game) => (
                <Running key={game.table} game={game} plays={plays} />
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="new">
          <h2 id="new">
            {t("ui-new-game")} <span class="soft">{t("ui-new-game-about")}</span>
          </h2>
          <div class="titles">
            {CARDS.map((card) => {
              const ready = plays.some((play) => play.id === card.id);
              return (
                <article key={card.id} class={ready ? "title" : "title coming"}>
                  <img class="art" src={card.art} alt="" width="320" height="250" />
                  <div class="body">
                    <h3>{card.name}</h3>
                    <p class="soft">{t(`ui-tagline-${card.id}`)}</p>
                    <p class="facts">
                      <span>
                        <Icon name="people" />
                        <span class="sr">{t("ui-players")}</span> {card.players}
                      </span>
                      <span>
                        <Icon name="die-6" />
                        {t(card.hours)}
                      </span>
                    </p>
                    {ready ? (
                      <>
                        <button type="button" class="btn primary" onClick={() => void begin(playNow(card.id))}>
                          <Icon name="play" /> {t("ui-play-now")}
                        </button>
                        <div class="ways">
                          {WAYS.map((way) => (
                            <button
                              key={way.id}
                              type="button"
                              class="btn"
                              onClick={() => (setup.value = { title: card.id, way: way.id })}
                            >
                              <Icon name={way.icon} /> {t(way.label)}
                            </button>
                          ))}
                        </div>
                        <p class="more">
                          <a href={`/learn/${card.id}`}>
                            <Icon name="learn" /> {t("ui-learn")}
                          </a>
                          <a href={`/rulebook/${card.id}`}>
                            <Icon name="diary" /> {t("core-ui-rulebook")}
                          </a>
                        </p>
                      </>
                    ) : (
                      <p class="soon">
                        <Icon name="lock" /> {t("ui-coming")}
                      </p>
                    )}
                  </div>
                </article>
              );
            })}
          </div>
        </section>
      </main>
      {setup.value && (
        <Setup
          title={setup.value.title}
          way={setup.value.way}
          plays={plays}
          onBegin={(wish) => void begin(wish)}
          onClose={() => (setup.value = null)}
        />
      )}
    </>
  );
}

const playNow = (title: string): api.NewTable => ({
  title,
  mode: "solo",
  options: {},
  seats: ["me"],
  manual: false,
  spectators: 0,
});

function Running({ game, plays }: { game: OwnTable; plays: TitlePlay[] }) {
  const play = plays.find((one) => one.id === game.title);
  const card = CARDS.find((one) => one.id === game.title);
  const mine = game.yours[0] ?? -1;
  const others = game.seats.flatMap((seat) => (game.yours.includes(seat.seat) || !seat.name ? [] : [seat.name]));
  const { prefix } = ofTitle(game.title);
  return (
    <li class={game["your-turn"] ? "run turn" : "run"}>
      <span class="em">
        <Icon name={mine === 0 && game.mode !== "solo" ? "side-axis" : "side-allies"} />
      </span>
      <div>
        <h3>{card?.name ?? game.title}</h3>
        <p>
          {t("ui-run-about", {
            mode: t(`${prefix}-mode-${game.mode}`),
            side: play && mine >= 0 ? play.seatName(game.mode, mine) : t("core-ui-spectator"),
          })}
        </p>
      </div>
      <p class="st">{game["your-turn"] ? t("core-ui-your-move") : others.length ? list(others) : t("ui-their-turn")}</p>
      <a class="btn" href={`/table/${game.table}`}>
        {t(mine >= 0 ? "ui-continue" : "ui-watch")}
      </a>
    </li>
  );
}

/** What a game wants to know before it begins; everything has a sensible answer already. */
function Setup(props: {
  title: string;
  way: Way;
  plays: TitlePlay[];
  onBegin: (wish: api.NewTable) => void;
  onClose: () => void;
}) {
  const { title, way } = props;
  const play = props.plays.find((one) => one.id === title)!;
  const { prefix } = ofTitle(title);
  const dialog = useRef<HTMLDialogElement>(null);
  const info = useSignal<TitleInfo | null>(null);
  const mode = useSignal<string | null>(null);
  const seat = useSignal(0);
  const options = useSignal<Record<string, Value>>({});
  useEffect(() => {
    dialog.current?.showModal();
    void api.titles().then((found) => {
      info.value = found.find((one) => one.id === title) ?? null;
      mode.value = modes()[0]?.id ?? null;
    });
  }, []);
  const modes = () =>
    (info.value?.modes ?? []).filter(({ seats }) => (way === "real" ? true : seats.some((count) => count > 1)));
  const chosen = modes().find(({ id }) => id === mode.value);
  const seats = chosen ? Math.max(...chosen.seats) : 0;
  const shown = (info.value?.options ?? []).filter((option) => option.modes.length === 0 || option.modes.includes(mode.value ?? ""));
  const begin = (event: Event) => {
    event.preventDefault();
    if (!mode.value) return;
    const holders = Array.from({ length: seats }, (_, n) =>
      way === "invite" && n !== seat.value ? "open" : "me",
    );
    props.onBegin({
      title,
      mode: mode.value,
      options: options.value,
      seats: holders,
      manual: way === "real",
      spectators: 0,
    });
  };
  const close = () => props.onClose();
  return (
    <dialog
      ref={dialog}
      class="menu setup"
      aria-labelledby="setup-name"
      onClose={close}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <form class="inside" onSubmit={begin} lang={lang.value}>
        <header>
          <h2 id="setup-name">{t(`ui-setup-${way}`)}</h2>
          <button type="button" class="btn icon plain" aria-label={t("ui-close")} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        <p class="soft">{t(`ui-setup-${way}-about`)}</p>
        <fieldset>
          <legend>{capital(t("core-ui-mode"))}</legend>
          {modes().map(({ id }) => (
            <label key={id} class="pick">
              <input type="radio" name="mode" checked={mode.value === id} onChange={() => (mode.value = id)} />
              <span>
                <b>{t(`${prefix}-mode-${id}`)}</b>
                <small class="soft">{t(`${prefix}-mode-${id}-about`)}</small>
              </span>
            </label>
          ))}
        </fieldset>
        {way === "invite" && seats > 1 && (
          <fieldset class="inline">
            <legend>{t("ui-your-side")}</legend>
            {Array.from({ length: seats }, (_, n) => (
              <label key={n} class="pick">
                <input type="radio" name="seat" checked={seat.value === n} onChange={() => (seat.value = n)} />
                <b>{play.seatName(mode.value ?? "", n)}</b>
              </label>
            ))}
          </fieldset>
        )}
        {shown.length > 0 && (
          <details>
            <summary>{t("core-ui-options")}</summary>
            {shown.map((option) => (
              <label key={option.id} class="field">
                <span>
                  {t(`${prefix}-option-${option.id}`)}
                  {has(`${prefix}-option-${option.id}-about`) && (
                    <small class="soft">{t(`${prefix}-option-${option.id}-about`)}</small>
                  )}
                </span>
                <select
                  value={String(options.value[option.id] ?? option.default)}
                  onChange={(event) => {
                    const text = event.currentTarget.value;
                    const value = option.values.find((one) => String(one) === text) ?? option.default;
                    options.value = { ...options.value, [option.id]: value };
                  }}
                >
                  {option.values.map((value) => (
                    <option key={String(value)} value={String(value)}>
                      {optionValue(title, option.id, value)}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </details>
        )}
        <button type="submit" class="btn primary" disabled={!mode.value}>
          <Icon name="play" /> {t("ui-begin")}
        </button>
      </form>
    </dialog>
  );
}
