/** Home: games that wait for you on top, then the four titles. One click on a card starts a game. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "./api";
import { CARDS, cardName, length, players, type Card } from "./cards";
import { host } from "./host";
import { t } from "./i18n";
import { Icon } from "./icon";
import { LABS, PUZZLES } from "./labs";
import { later } from "./later";
import { OpenSave } from "./opensave";
import { FinishedGames, RunningGames } from "./owngames";
import type { OwnTable, TitleInfo } from "./protocol";
import { go } from "./router";
import { Setup, ways, type Way } from "./setup";
import { wide } from "./settings";
import { boxOf, take, type Box } from "./shelf";
import type { TitlePlay } from "./title";
import { SiteBar } from "./topbar";

const LOOK_AGAIN = 15_000;

/** Where there is room for them: tables of others, and what can be read and learned. */
const OpenHere = later(async () => (await import("../people")).openOpenHere());
const Beside = later(async () => (await import("../book")).openBeside());

export function Home() {
  const games = useSignal<OwnTable[]>([]);
  const infos = useSignal<TitleInfo[]>([]);
  const failed = useSignal(false);
  const setup = useSignal<{ play: TitlePlay; info: TitleInfo; way: Way } | null>(null);
  useEffect(() => {
    document.title = "Sandtable";
    const look = async () => {
      games.value = await api.tables();
      failed.value = false;
    };
    void api
      .loadMe()
      .then(look)
      .then(async () => (infos.value = await api.titles()))
      .catch(() => (failed.value = true));
    const again = () => document.visibilityState === "visible" && void look().catch(() => undefined);
    const timer = setInterval(again, LOOK_AGAIN);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }, []);
  const begin = async (wish: api.NewTable) => {
    try {
      failed.value = false;
      go(`/table/${await api.create(wish)}`);
    } catch {
      failed.value = true;
    }
  };
  const prepare = async (title: string, way: Way) => {
    try {
      failed.value = false;
      const [play, told] = await Promise.all([take(title), api.titles()]);
      const info = told.find(({ id }) => id === title);
      setup.value = play && info ? { play, info, way } : null;
    } catch {
      failed.value = true;
    }
  };
  const running = games.value.filter((game) => !game.over);
  const finished = games.value.filter((game) => game.over);
  const own = (
    <>
      {(running.length > 0 || wide.value) && <RunningGames games={running} />}
      {wide.value && <OpenSave />}
      {wide.value && !host().alone && <OpenHere />}
      {wide.value && finished.length > 0 && <FinishedGames games={finished} onFailed={() => (failed.value = true)} />}
    </>
  );
  return (
    <>
      <SiteBar page="home" />
      <main class={wide.value ? "home wide" : "home"}>
        <h1 class="sr">Sandtable</h1>
        {failed.value && (
          <p class="note" role="alert">
            <Icon name="link" /> {t("ui-server-lost")}
          </p>
        )}
        {wide.value ? <div class="own">{own}</div> : own}
        <section class="new" aria-labelledby="new">
          <h2 id="new">
            {t("ui-new-game")} <span class="soft">{t("ui-new-game-about")}</span>
          </h2>
          <div class="titles">
            {CARDS.map((card) => (
              <TitleCard
                key={card.id}
                card={card}
                box={boxOf(card.id)}
                info={infos.value.find(({ id }) => id === card.id)}
                onBegin={(wish) => void begin(wish)}
                onSetup={(way) => void prepare(card.id, way)}
              />
            ))}
          </div>
          {!wide.value && <OpenSave />}
        </section>
        {wide.value && <Beside />}
        {!wide.value && finished.length > 0 && (
          <FinishedGames games={finished} onFailed={() => (failed.value = true)} />
        )}
      </main>
      {setup.value && (
        <Setup {...setup.value} onBegin={(wish) => void begin(wish)} onClose={() => (setup.value = null)} />
      )}
    </>
  );
}

const playNow = ({ id, quick }: Box): api.NewTable => ({
  title: id,
  ...quick,
  options: {},
  manual: false,
  spectators: 0,
});

interface CardProps {
  card: Card;
  box: Box | undefined;
  info: TitleInfo | undefined; // as soon as the server has told
  onBegin: (wish: api.NewTable) => void;
  onSetup: (way: Way) => void;
}

function TitleCard({ card, box, info, onBegin, onSetup }: CardProps) {
  return (
    <article class={box ? "title" : "title coming"}>
      <img class="art" src={card.art} alt="" width="320" height="250" />
      <div class="body">
        <h3>{cardName(card.id)}</h3>
        <p class="soft">{t(`ui-tagline-${card.id}`)}</p>
        <p class="facts">
          {info && (
            <>
              <span>
                <Icon name="people" />
                <span class="sr">{t("ui-players")}</span> {players(info)}
              </span>
              <span>
                <Icon name="clock" />
                {length(info)}
              </span>
            </>
          )}
        </p>
        {box ? (
          <>
            <button type="button" class="btn primary" onClick={() => onBegin(playNow(box))}>
              <Icon name="play" /> {t("ui-play-now")}
            </button>
            <div class="ways">
              {ways().map((way) => (
                <button key={way.id} type="button" class="btn" onClick={() => onSetup(way.id)}>
                  <Icon name={way.icon} /> {t(`ui-${way.id}`)}
                </button>
              ))}
            </div>
          </>
        ) : (
          <p class="soon">{t("ui-coming")}</p>
        )}
        {!wide.value && <More id={card.id} />}
      </div>
    </article>
  );
}

/** Where to read about a title. */
function More({ id }: { id: string }) {
  const lab = LABS[id];
  return (
    <p class="more">
      <a href={`/course/${id}`}>
        <Icon name="learn" /> {t("ui-learn")}
      </a>
      <a href={`/rulebook/${id}`}>
        <Icon name="diary" /> {t("core-ui-rulebook")}
      </a>
      {PUZZLES.includes(id) && (
        <a href={`/puzzles/${id}`}>
          <Icon name="star" /> {t("ui-puzzles")}
        </a>
      )}
      {lab && (
        <a href={lab.address}>
          <Icon name="die-6" /> {t(lab.name)}
        </a>
      )}
    </p>
  );
}
