/** Why a game was won or lost: one sum that adds up, and the mistakes by size. */
import { useEffect, useMemo, useRef } from "preact/hooks";
import { actText, eventText, has, t } from "../shell/i18n";
import { Icon } from "../shell/icon";
import { turns } from "../shell/log";
import { nameOf } from "../shell/prompt";
import { lang } from "../shell/settings";
import { type Analysing, doubt, type Mistake, percent, type Whose } from "./analysing";
import type { Analysis, Sum } from "./asking";
import { turnOf } from "./turns";

const PARTS = ["own", "others", "luck", "unforeseen"] as const;

export function Panel({ analysing }: { analysing: Analysing }) {
  const found = analysing.found.value;
  return (
    <div class="analysis">
      <Knowing analysing={analysing} />
      {found ? <Result analysing={analysing} found={found} /> : <Asking analysing={analysing} />}
    </div>
  );
}

function Knowing({ analysing }: { analysing: Analysing }) {
  const open = analysing.open.value;
  const button = (value: boolean, word: string) => (
    <button type="button" aria-pressed={open === value} onClick={() => open !== value && void analysing.judgeBy(value)}>
      {t(word)}
    </button>
  );
  return (
    <div class="lang" role="group" aria-label={t("ui-analysis-knowing")}>
      {button(false, "ui-analysis-known")}
      {button(true, "ui-analysis-open")}
    </div>
  );
}

/** The button to begin with, and how far it is. */
export function Asking({ analysing }: { analysing: Analysing }) {
  const stage = analysing.stage.value;
  const under = stage === "waiting" || stage === "running" || stage === "asking";
  const refused = analysing.refused.value || (stage === "failed" ? t("ui-analysis-failed") : "");
  return (
    <div class="asking">
      {under ? (
        <>
          <label>
            {t(stage === "running" ? "ui-analysis-running" : "ui-analysis-waiting")}
            <progress max={1} value={analysing.progress.value} />
          </label>
          <button type="button" class="btn" onClick={() => void analysing.stop()}>
            {t("ui-analysis-stop")}
          </button>
        </>
      ) : (
        <button type="button" class="btn primary" onClick={() => void analysing.ask()}>
          <Icon name="curve" /> {t("ui-analysis-ask")}
        </button>
      )}
      {refused && <p role="alert">{refused}</p>}
    </div>
  );
}

function Result({ analysing, found }: { analysing: Analysing; found: Analysis }) {
  const seat = analysing.seat.value;
  const { whose } = analysing;
  const mistakes = analysing.mistakes.value;
  const count = (own: boolean) => mistakes.filter((mistake) => mistake.own === own).length;
  const shown = mistakes.filter(({ own }) => own === (whose.value === "own"));
  const most = mistakes[0]?.step.cost ?? 1;
  const { replay } = analysing;
  const log = useMemo(() => turns(replay, replay.whole.value), [replay.whole.value, lang.value]);
  const choice = (value: Whose) => (
    <button type="button" aria-pressed={whose.value === value} onClick={() => (whose.value = value)}>
      {t(`ui-analysis-of-${value}`, { count: count(value === "own") })}
    </button>
  );
  return (
    <>
      <Equation analysing={analysing} sum={found.sums[seat]!} />
      <h2>{t("ui-analysis-mistakes")}</h2>
      {found.seats > 1 && (
        <div class="lang" role="group" aria-label={t("ui-analysis-whose")}>
          {choice("own")}
          {choice("others")}
        </div>
      )}
      {shown.length > 0 ? (
        <ol class="mistakes">
          {shown.map((mistake) => (
            <Row
              key={mistake.step.entry}
              analysing={analysing}
              mistake={mistake}
              most={most}
              when={turnOf(replay.play, log, mistake.at) || t("ui-setup")}
            />
          ))}
        </ol>
      ) : (
        <p class="soft">{t("ui-analysis-none")}</p>
      )}
    </>
  );
}

function Equation({ analysing, sum }: { analysing: Analysing; sum: Sum }) {
  const name = nameOf(analysing.replay, analysing.seat.value);
  return (
    <section class="account">
      <h2>{t(sum.end > 0.5 ? "ui-analysis-won" : "ui-analysis-lost", { name })}</h2>
      <p class="eq">
        <Term value={sum.start} word="start" />
        {PARTS.map((part) => (
          <Term key={part} value={sum[part]} word={part} signed />
        ))}
        <Term value={sum.end} word="end" equals />
      </p>
      <p class="soft">{t("core-ui-analysis-sure")}</p>
    </section>
  );
}

function Term({ value, word, signed, equals }: { value: number; word: string; signed?: boolean; equals?: boolean }) {
  const number = percent(value);
  const sign = equals ? "=" : signed ? (number < 0 ? "−" : "+") : "";
  return (
    <span>
      <b>
        {sign && <i>{sign}</i>} {signed ? Math.abs(number) : number}
      </b>{" "}
      <small>{t(`core-ui-analysis-${word}`)}</small>
    </span>
  );
}

interface RowProps {
  analysing: Analysing;
  mistake: Mistake;
  most: number;
  when: string;
}

function Row({ analysing, mistake, most, when }: RowProps) {
  const { step } = mistake;
  const here = analysing.here.value === mistake;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (here) row.current?.scrollIntoView({ block: "nearest" });
  }, [here]);
  const left = { would: percent(step.would), left: percent(step.would - step.cost) };
  const why = [t("core-ui-analysis-would", left), ...step.why.filter(({ event }) => has(event)).map(eventText)];
  const play = analysing.replay.play.id;
  return (
    <li ref={row}>
      <button
        type="button"
        {...(here ? { "aria-current": "true" as const } : {})}
        onClick={() => analysing.goTo(mistake)}
      >
        <span class="size">
          <b>{percent(step.cost)}</b>
          <i style={{ width: `${Math.round((44 * step.cost) / most)}px` }} />
          <span>{t("ui-analysis-sure", { error: doubt(step.error) })}</span>
        </span>
        <span>
          <span class="when">{when}</span>
          {!mistake.own && <b>{nameOf(analysing.replay, step.seat)}: </b>}
          {actText(play, step.act)}
          <small>{analysing.better(step)}</small>
          {here && <span class="reason">{why.join(" ")}</span>}
        </span>
      </button>
    </li>
  );
}
