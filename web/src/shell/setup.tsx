/** What a game wants to know before it begins; everything has a sensible answer already. */
import { useSignal } from "@preact/signals";
import type * as api from "./api";
import { Dialog } from "./dialog";
import { BOTS, USUAL_BOT } from "./bots";
import { host } from "./host";
import { capital, has, optionValue, t } from "./i18n";
import { Icon } from "./icon";
import { later } from "./later";
import type { ModeInfo, OptionInfo, RatingInfo, TitleInfo, Value } from "./protocol";
import { ruleLink } from "./rules";
import { lang } from "./settings";
import { boxOf } from "./shelf";
import type { Sitting, TitlePlay } from "./title";
import { ofTitle } from "./vocabulary";

const ClockField = later(async () => (await import("../people")).openClockField());

export type Way = "bots" | "invite" | "hotseat" | "real";

const WAYS: { id: Way; icon: string }[] = [
  { id: "bots", icon: "trace" },
  { id: "invite", icon: "link" },
  { id: "hotseat", icon: "people" },
  { id: "real", icon: "die-5" },
];

/** Nobody can be invited to a device. */
export const ways = () => WAYS.filter(({ id }) => id !== "invite" || !host().alone);

const SPECTATORS = [null, 0, 1, 3, 10];

/** Who sits down besides the reader, unless another choice is made. */
const OTHERS: Record<Way, string> = { bots: USUAL_BOT, invite: "open", hotseat: "me", real: "me" };

/** As many as fit, unless the game is usually played by fewer. */
const usualCount = ({ seats }: ModeInfo): number => Math.max(...seats);

interface Props {
  play: TitlePlay;
  info: TitleInfo;
  way: Way;
  onBegin: (wish: api.NewTable) => void;
  onClose: () => void;
}

export function Setup({ play, info, way, onBegin, onClose }: Props) {
  const { prefix } = play.vocabulary;
  const modes = info.modes.filter((one) => way === "real" || Math.max(...one.seats) > 1);
  const usual = modes.find(({ id }) => way === "real" && id === boxOf(play.id)?.quick.mode) ?? modes[0]!;
  const filled = (count: number) => Array.from({ length: count }, (_, seat) => (seat === 0 ? "me" : OTHERS[way]));
  const mode = useSignal(usual);
  const seats = useSignal(filled(usualCount(usual)));
  const options = useSignal<Record<string, Value>>({});
  const spectators = useSignal<number | null>(way === "hotseat" || way === "real" ? null : 0);
  const clock = useSignal<api.WantedClock | null>(null);
  const listed = useSignal(false);
  const rated = useSignal(false);
  const choose = (one: ModeInfo) => {
    mode.value = one;
    if (!one.seats.includes(seats.value.length)) seats.value = filled(usualCount(one));
  };
  const counts = mode.value.seats.filter((count) => count > 1 || way === "real");
  const shown = info.options.filter(({ modes }) => modes.length === 0 || modes.includes(mode.value.id));
  const begin = (event: Event) => {
    event.preventDefault();
    const chosen = Object.entries(options.value).filter(([id]) => shown.some((option) => option.id === id));
    onBegin({
      title: play.id,
      mode: mode.value.id,
      options: Object.fromEntries(chosen),
      seats: seats.value,
      manual: way === "real" && !info.untold,
      untold: way === "real" && info.untold,
      spectators: spectators.value,
      clock: way === "invite" ? clock.value : null,
      listed: way === "invite" && listed.value ? lang.value : null,
      rated: way === "invite" && rated.value,
    });
  };
  return (
    <Dialog name={t(`ui-setup-${way}`)} class="setup" onClose={onClose}>
      <form onSubmit={begin}>
        <p class="soft">{t(way === "real" && info.untold ? "ui-setup-untold-about" : `ui-setup-${way}-about`)}</p>
        <fieldset>
          <legend>{capital(t("core-ui-mode"))}</legend>
          {modes.map((one) => (
            <label key={one.id} class="pick">
              <input type="radio" name="mode" checked={mode.value === one} onChange={() => choose(one)} />
              <span>
                <b>{t(`${prefix}-mode-${one.id}`)}</b>
                <small class="soft">{t(`${prefix}-mode-${one.id}-about`)}</small>
              </span>
            </label>
          ))}
        </fieldset>
        {counts.length > 1 && (
          <div class="field">
            <span>{t("ui-how-many")}</span>
            <div class="lang" role="group" aria-label={t("ui-how-many")}>
              {counts.map((count) => (
                <button
                  key={count}
                  type="button"
                  aria-pressed={seats.value.length === count}
                  onClick={() => (seats.value = filled(count))}
                >
                  {count}
                </button>
              ))}
            </div>
          </div>
        )}
        {seats.value.length > 1 && (
          <Seating
            play={play}
            mode={mode.value.id}
            options={options.value}
            way={way}
            untold={way === "real" && info.untold}
            seats={seats}
            ratings={info.ratings}
          />
        )}
        {seats.value.length > 1 && way !== "hotseat" && way !== "real" && !host().alone && (
          <div class="field">
            <label for="spectators">{t("ui-spectators")}</label>
            <select
              id="spectators"
              value={String(spectators.value)}
              onChange={({ currentTarget: { value } }) => (spectators.value = value === "null" ? null : Number(value))}
            >
              {SPECTATORS.map((late) => (
                <option key={late} value={String(late)}>
                  {late === null ? t("ui-spectators-none") : t("ui-spectators-late", { turns: late })}
                </option>
              ))}
            </select>
          </div>
        )}
        {way === "invite" && seats.value.length > 1 && <ClockField clock={clock} listed={listed} rated={rated} />}
        {shown.length > 0 && (
          <details>
            <summary>{t("core-ui-options")}</summary>
            {shown.map((option) => {
              const Own = play.options?.[option.id];
              if (!Own) return <OptionField key={option.id} title={play.id} option={option} options={options} />;
              return (
                <Own
                  key={option.id}
                  option={option}
                  seats={seats.value.length}
                  value={options.value[option.id] ?? option.default}
                  onChange={(value) => (options.value = { ...options.value, [option.id]: value })}
                />
              );
            })}
          </details>
        )}
        <button type="submit" class="btn primary">
          <Icon name="play" /> {t("ui-begin")}
        </button>
      </form>
    </Dialog>
  );
}

interface SeatingProps {
  play: TitlePlay;
  mode: string;
  options: Record<string, Value>;
  way: Way;
  untold: boolean;
  seats: { value: string[] };
  ratings: TitleInfo["ratings"];
}

const aboutBot = (name: string, rated: RatingInfo | undefined): string => {
  const about = t(`ui-bot-${name}-about`);
  return rated ? t("ui-bot-rated", { about, ...rated }) : about;
};

/** Who takes which seat. Where one person plays, taking another seat gives up the one before. */
function Seating({ play, mode, options, way, untold, seats, ratings }: SeatingProps) {
  const together = way === "hotseat" || way === "real";
  const at: Sitting = { mode, seats: seats.value, options, standing: {} };
  const fill = (seat: number, filling: string) => {
    const before = seats.value[seat]!;
    const own = seats.value.indexOf("me");
    seats.value = seats.value.map((held, n) => {
      if (n === seat) return filling;
      return !together && filling === "me" && n === own ? before : held;
    });
  };
  return (
    <fieldset>
      <legend>{t("ui-who-plays")}</legend>
      {seats.value.map((held, seat) => {
        const { icon, colour } = play.seatMark(at, seat);
        return (
          <div key={seat} class="field">
            <label class="seat" for={`seat-${seat}`}>
              <span class="em" style={{ background: colour }}>
                <Icon name={icon} />
              </span>
              {capital(play.seatName(at, seat))}
            </label>
            <select id={`seat-${seat}`} value={held} onChange={(event) => fill(seat, event.currentTarget.value)}>
              <option value="me">{t(untold ? "ui-fill-printed" : together ? "ui-fill-here" : "ui-fill-me")}</option>
              {!host().alone && <option value="open">{t(way === "real" ? "ui-fill-phone" : "ui-fill-open")}</option>}
              {BOTS.map((name) => (
                <option key={name} value={`bot:${name}`}>
                  {aboutBot(name, ratings[name])}
                </option>
              ))}
            </select>
          </div>
        );
      })}
    </fieldset>
  );
}

interface OptionProps {
  title: string;
  option: OptionInfo;
  options: { value: Record<string, Value> };
}

function OptionField({ title, option, options }: OptionProps) {
  const name = `${ofTitle(title).prefix}-option-${option.id}`;
  const id = `option-${option.id}`;
  return (
    <div class="field">
      <span>
        <label for={id}>{t(name)}</label>
        <small class="soft">
          {has(`${name}-about`) && t(`${name}-about`)}{" "}
          <a href={ruleLink(title, option.rule)} target="_blank" rel="noopener">
            {t("ui-rule")}
            <span class="sr"> {option.rule}</span>
          </a>
        </small>
      </span>
      <select
        id={id}
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
    </div>
  );
}
