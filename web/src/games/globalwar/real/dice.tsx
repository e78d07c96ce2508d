/** Dice at a real table: a volley counted by its hits or face by face and entered with one press, or any other die. */
import { useEffect, useState } from "preact/hooks";
import { actText, capital, list, noun, t } from "../../../shell/i18n";
import { Icon } from "../../../shell/icon";
import type { Due } from "../../../shell/protocol";
import type { Table } from "../../../shell/store";
import { lastBattle } from "../battle";
import { DieFace, Emblem, Kind } from "../counters";
import { isNation, TITLE } from "../data";
import { position, topFrame, type Frame } from "../state";
import { aboutOf } from "./about";
import {
  countable,
  diceIn,
  diceLeft,
  FACES,
  facesOf,
  mostOf,
  NONE,
  shotsOf,
  throwDie,
  type Count,
  type Shots,
} from "./volley";

const MOST_BUTTONS = 6; // hits up to this are buttons side by side; beyond, a number with − and +

/** What is busy now by the server's word: what is shown may be behind it. */
const busy = (table: Table): Frame | undefined => {
  const state = table.message.value?.view.state;
  return state && topFrame(position(state));
};

export function Dice({ table, due }: { table: Table; due: Due }) {
  const frame = busy(table);
  if (frame?.frame === "battle") return <Volley table={table} frame={frame} />;
  return <OneDie table={table} due={due} frame={frame} />;
}

// one die

const rolled = (act: string): number | null => {
  const [verb, face] = act.split(" ");
  return verb === "roll" ? Number(face) : null;
};

/** A die that is rolled for something: each face is a button. */
function OneDie({ table, due, frame }: { table: Table; due: Due; frame: Frame | undefined }) {
  const now = position(table.message.value!.view.state);
  const about = frame ? aboutOf(now, frame) : [];
  const waits = table.sending.value !== null;
  return (
    <div class="rolling" role="group" aria-label={t("core-ui-enter-result")}>
      <header>
        <h2>
          {about.filter(isNation).map((nation) => (
            <Emblem key={nation} nation={nation} />
          ))}
          {capital(about.length ? list(about.map((one) => noun(TITLE, one))) : t(due.cause))}
        </h2>
        <Here waits={waits} onThrow={() => void enter(table, [throwDie(due.results.length)])} />
      </header>
      <div class="faces">
        {due.results.map((act) => (
          <button
            key={act}
            type="button"
            class="face"
            data-noun={act}
            aria-label={actText(TITLE, act)}
            aria-disabled={waits}
            onClick={() => void table.acting.resolve(act)}
          >
            {rolled(act) ?? actText(TITLE, act)}
          </button>
        ))}
      </div>
    </div>
  );
}

function Here({ waits, onThrow }: { waits: boolean; onThrow: () => void }) {
  return (
    <button type="button" class="btn" aria-disabled={waits} onClick={() => waits || onThrow()}>
      <Icon name="d12" class="hollow" /> {t("ui-gw-real-here")}
    </button>
  );
}

/** Faces one after the other, as far as the same dice are still due: somebody else may have entered some. */
async function enter(table: Table, faces: readonly number[]): Promise<void> {
  let left = diceLeft(busy(table)?.["volley"]);
  for (const [n, face] of faces.entries()) {
    if (n > 0 && diceLeft(busy(table)?.["volley"]) !== --left) return;
    await table.acting.resolve(`roll ${face}`);
    if (table.refusal.value) return;
  }
}

// a volley

type Way = "hits" | "faces";

function Volley({ table, frame }: { table: Table; frame: Frame }) {
  const events = table.inForce.value.flatMap((line) => line.events);
  const battle = lastBattle(events);
  const joined = events.filter(({ event }) => event === "gw-battle-joined").length;
  const due = shotsOf(frame, `${table.id} ${joined}`);
  const [shots, setShots] = useState(due);
  const [way, setWay] = useState<Way>("hits");
  const [counts, setCounts] = useState<readonly Count[]>([]);
  const [faces, setFaces] = useState<readonly number[]>([]);
  const [sent, setSent] = useState(0); // of how many dice that are being sent
  const key = JSON.stringify(due);
  useEffect(() => {
    if (sent > 0) return; // what is being sent gets fewer
    setShots(due);
    setCounts(due.map(() => NONE));
    setFaces([]);
  }, [key, sent > 0]);
  const all = diceIn(shots);
  const byFaces = way === "faces" || !countable(shots);
  const send = async (some: readonly number[]) => {
    setSent(some.length);
    await enter(table, some);
    setSent(0);
  };
  if (sent > 0)
    return (
      <p class="rolling" role="status">
        {t("ui-gw-real-sending", { left: diceIn(due), dice: sent })}
      </p>
    );
  const counted = shots.flatMap((one, n) => facesOf(one, counts[n] ?? NONE));
  const entered = byFaces ? faces : counted;
  return (
    <div class="rolling volley" role="group" aria-label={t("core-ui-enter-result")}>
      <ul>
        {shots.map((one, n) => (
          <li key={n} class={one.side}>
            <Roller one={one} nation={battle?.nation[one.side] ?? ""} both={bothRoll(shots)} />
            {byFaces ? (
              <Shown one={one} faces={faces.slice(diceIn(shots.slice(0, n)), diceIn(shots.slice(0, n + 1)))} />
            ) : (
              <Hits one={one} count={counts[n] ?? NONE} onCount={(count) => setCounts(counts.with(n, count))} />
            )}
          </li>
        ))}
      </ul>
      {byFaces && (
        <div class="faces">
          {Array.from({ length: FACES }, (_, n) => n + 1).map((face) => (
            <button
              key={face}
              type="button"
              class="face"
              aria-label={actText(TITLE, `roll ${face}`)}
              aria-disabled={faces.length >= all}
              onClick={() => faces.length < all && setFaces([...faces, face])}
            >
              {face}
            </button>
          ))}
          <button
            type="button"
            class="face"
            aria-label={t("ui-gw-real-back")}
            aria-disabled={faces.length === 0}
            onClick={() => setFaces(faces.slice(0, -1))}
          >
            <Icon name="undo" />
          </button>
        </div>
      )}
      <footer>
        <button
          type="button"
          class="btn primary"
          aria-disabled={entered.length < all}
          onClick={() => entered.length === all && void send(entered)}
        >
          <Icon name="check" />{" "}
          {byFaces
            ? t("ui-gw-real-enter-faces", { faces: faces.length, dice: all })
            : t("ui-gw-real-enter", { hits: hitsIn(counts), dice: all })}
        </button>
        {countable(shots) && (
          <button type="button" class="btn" onClick={() => setWay(byFaces ? "hits" : "faces")}>
            {t(byFaces ? "ui-gw-real-by-hits" : "ui-gw-real-by-faces")}
          </button>
        )}
        <Here waits={false} onThrow={() => void send(Array.from({ length: all }, () => throwDie(FACES)))} />
      </footer>
    </div>
  );
}

const hitsIn = (counts: readonly Count[]): number => counts.reduce((sum, { picks, hits }) => sum + picks + hits, 0);

const bothRoll = (shots: readonly Shots[]): boolean => new Set(shots.map(({ side }) => side)).size > 1;

/** Who rolls how many dice. */
function Roller({ one, nation, both }: { one: Shots; nation: string; both: boolean }) {
  const { side, unit, works, dice } = one;
  return (
    <p class="roller">
      {both && nation && <Emblem nation={nation} />}
      {unit ? <Kind kind={unit} /> : <Icon name={works ? "fortification" : "d12"} />}
      <span>
        <b>{capital(called(one))}</b>
        <small>{t("ui-gw-real-dice", { dice, side: both ? side : "none" })}</small>
      </span>
    </p>
  );
}

function called({ unit, works }: Shots): string {
  if (works) return t("ui-gw-works");
  return unit ? noun(TITLE, unit) : t("ui-gw-real-fallen");
}

/** How many of some dice hit, by their faces. */
function Hits({ one, count, onCount }: { one: Shots; count: Count; onCount: (count: Count) => void }) {
  const unit = called(one);
  return (
    <>
      {one.picks > 0 && (
        <Amount
          label={t("ui-gw-real-picks", { faces: range(1, one.picks) })}
          spoken={t("ui-gw-real-picks-of", { unit, faces: range(1, one.picks) })}
          value={count.picks}
          most={mostOf(one, "picks", count)}
          onValue={(picks) => onCount({ ...count, picks })}
        />
      )}
      {one.value > one.picks && (
        <Amount
          label={t("ui-gw-real-hits", { faces: range(one.picks + 1, one.value) })}
          spoken={t("ui-gw-real-hits-of", { unit, faces: range(one.picks + 1, one.value) })}
          value={count.hits}
          most={mostOf(one, "hits", count)}
          onValue={(hits) => onCount({ ...count, hits })}
        />
      )}
    </>
  );
}

const range = (first: number, last: number): string => (first === last ? `${first}` : `${first}–${last}`);

interface AmountProps {
  label: string;
  spoken: string;
  value: number;
  most: number;
  onValue: (value: number) => void;
}

function Amount({ label, spoken, value, most, onValue }: AmountProps) {
  const few = most <= MOST_BUTTONS && value <= MOST_BUTTONS;
  return (
    <div class="number" role="group" aria-label={spoken}>
      <small aria-hidden="true">{label}</small>
      {few ? (
        Array.from({ length: Math.max(most, value) + 1 }, (_, n) => (
          <button key={n} type="button" class="face" aria-pressed={n === value} onClick={() => onValue(n)}>
            {n}
          </button>
        ))
      ) : (
        <>
          <button type="button" class="face" disabled={value === 0} onClick={() => onValue(value - 1)}>
            <Icon name="minus" />
            <span class="sr">{t("ui-gw-real-less")}</span>
          </button>
          <b>{value}</b>
          <button type="button" class="face" disabled={value >= most} onClick={() => onValue(value + 1)}>
            <Icon name="plus" />
            <span class="sr">{t("ui-gw-real-more")}</span>
          </button>
        </>
      )}
    </div>
  );
}

/** The faces that were entered for some dice, and those still missing. */
function Shown({ one, faces }: { one: Shots; faces: readonly number[] }) {
  return (
    <p class="thrown">
      <span class="sr">{list(faces.map(String))}</span>
      {Array.from({ length: one.dice }, (_, n) =>
        faces[n] === undefined ? (
          <i key={n} aria-hidden="true" />
        ) : (
          <DieFace key={n} die={{ roll: faces[n], value: one.value, picks: one.picks }} />
        ),
      )}
    </p>
  );
}
