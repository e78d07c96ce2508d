/** The page on which an entry is put right: the board as it was then, and beside it what came after, checked again. */
import { useEffect, useMemo, useRef } from "preact/hooks";
import * as api from "../shell/api";
import { cardName } from "../shell/cards";
import { actText, t } from "../shell/i18n";
import { Icon } from "../shell/icon";
import { InspectorPanel } from "../shell/inspector";
import { listenToKeys } from "../shell/keyboard";
import { persist } from "../shell/persist";
import { scrolling } from "../shell/log";
import { nameOf } from "../shell/prompt";
import { Results } from "../shell/real";
import { go, tablePath } from "../shell/router";
import { lang, narrow } from "../shell/settings";
import type { Table } from "../shell/store";
import { Drawers, Picked } from "../shell/table";
import type { TitlePlay } from "../shell/title";
import { useSignal } from "@preact/signals";
import type { TableInfo } from "../shell/protocol";
import { Correcting, type Checked } from "./correcting";

const ENTRIES = "entries";
const DRAWERS = [
  { id: "board", icon: "shield", label: "ui-board" },
  { id: ENTRIES, icon: "log", label: "ui-correct-entries" },
  { id: "inspect", icon: "inspect", label: "ui-inspect" },
];

export function CorrectPage({ id, line, seat, play }: { id: string; line: number; seat: number; play: TitlePlay }) {
  const table = useMemo(() => new Correcting(id, play, seat, line), [id, play, seat, line]);
  const real = useSignal<TableInfo | null>(null); // who sits where: the trial knows nobody
  useEffect(() => {
    table.open();
    const stop = persist(async () => {
      real.value = await api.table(id);
    });
    return () => {
      stop();
      table.leave();
    };
  }, [table]);
  useEffect(() => listenToKeys(table), [table]);
  useEffect(() => {
    document.title = `${t("ui-correct")}: ${cardName(play.id)} · Sandtable`;
  }, [play, lang.value]);
  const failing = table.failing.value;
  const at = table.checked.value?.at;
  useEffect(() => {
    table.drawer.value = table.changes.value.length === 0 && failing ? "board" : ENTRIES; // on the phone
  }, [at, table.checked.value?.settled]);
  const done = table.done.value;
  useEffect(() => {
    if (done) go(tablePath(id), true);
  }, [done]);
  const { Board, Hand } = play;
  const there = table.state.value !== null;
  const complete = table.choices.complete.value;
  const due = table.message.value?.due;
  const asked = table.choosing.value && failing;
  const covered = narrow.value && table.drawer.value === ENTRIES; // by the list
  return (
    <div class="table real correcting" data-drawer={table.drawer.value}>
      <header class="bar">
        <a class="brand" href={tablePath(id)}>
          <Icon name={play.icon} />
          <span>
            {cardName(play.id)}
            <small>{t("ui-correct")}</small>
          </span>
        </a>
        <div class={asked ? "prompt calling" : "prompt"}>
          <p role="status">
            {asked ? t("ui-correct-ask", { number: failing.number }) : t("ui-correct")}
            <small>{asked ? t("ui-correct-ask-why") : t("ui-correct-nothing-yet")}</small>
          </p>
        </div>
        <div class="acts">
          {asked && complete && (
            <button type="button" class="btn primary wide" onClick={() => table.confirm()}>
              <Icon name="check" /> {t("ui-confirm")}
            </button>
          )}
          <a class="btn wide" href={tablePath(id)}>
            <Icon name="close" /> {t("ui-correct-leave")}
          </a>
        </div>
      </header>
      <main class="board">
        <h1 class="sr">{t("ui-correct")}</h1>
        {there && <Board table={table} />}
      </main>
      <section class="hand" aria-label={t("ui-hand")}>
        {asked && !covered && <Picked table={table} />}
        {asked && !covered && due?.mine && <Results table={table} due={due} />}
        {asked && !covered && there && !due?.mine && <Hand table={table} />}
      </section>
      <aside class="side" aria-label={t("ui-side")}>
        <Entries table={table} real={real.value} />
        <InspectorPanel table={table} />
      </aside>
      <Drawers table={table} tabs={[]} own={DRAWERS} />
    </div>
  );
}

function Emblem({ table, seat }: { table: Table; seat: number | null }) {
  if (seat === null || seat < 0 || !table.info.value)
    return (
      <span class="em none" aria-hidden="true">
        <Icon name="die-5" />
      </span>
    );
  const { icon, colour } = table.play.seatMark(table.sitting.value, seat);
  return (
    <span class="em" style={{ background: colour }} aria-hidden="true">
      <Icon name={icon} />
    </span>
  );
}

function Entries({ table, real }: { table: Correcting; real: TableInfo | null }) {
  const { entry, later, failing, checked, refused } = table;
  const first = entry.value;
  const of = checked.value?.entries.at(-1)?.number ?? 0;
  return (
    <section class="panel entries" data-drawer={ENTRIES} aria-label={t("ui-correct-entries")}>
      <header>
        <h2>
          <Icon name="pencil" /> {t("ui-correct")}
        </h2>
        {first && <p class="soft">{t("ui-correct-number", { number: first.number, of, back: of - first.number })}</p>}
      </header>
      {first && <Wrong table={table} entry={first} real={real} />}
      {later.value.length > 0 && (
        <>
          <h3>
            {t("ui-correct-after")} <span class="soft">{t("ui-correct-checked")}</span>
          </h3>
          <ol>
            {later.value.map((one) => (
              <Row key={one.line} table={table} one={one} />
            ))}
          </ol>
        </>
      )}
      <p role="status" class="soft">
        {sumOf(table)}
      </p>
      {refused.value && (
        <p role="alert" class="wrong">
          {t(refused.value.message, refused.value.args)}
        </p>
      )}
      <footer>
        <a class="btn" href={tablePath(table.table)}>
          {t("ui-correct-leave")}
        </a>
        {checked.value?.settled ? (
          <button type="button" class="btn primary" onClick={() => void table.putRight()}>
            <Icon name="check" /> {t("ui-correct-put")}
          </button>
        ) : (
          failing.value &&
          table.choosing.value && (
            <button type="button" class="btn primary choose" onClick={() => (table.drawer.value = "board")}>
              <Icon name="pencil" />{" "}
              {t(failing.value === first ? "ui-correct-choose-it" : "ui-correct-settle", {
                number: failing.value.number,
              })}
            </button>
          )
        )}
      </footer>
    </section>
  );
}

/** Who entered what, and what it was. */
function Wrong({ table, entry, real }: { table: Correcting; entry: Checked; real: TableInfo | null }) {
  const person = entry.seat === null || entry.seat < 0 ? null : (real?.seats[entry.seat]?.name ?? null);
  const name = person || (entry.seat !== null && entry.seat >= 0 && table.info.value ? nameOf(table, entry.seat) : "");
  const entered = table.enteredAt(entry.line);
  return (
    <div class="wrong-entry">
      <p class="was">
        <Emblem table={table} seat={entry.seat} />
        <span>
          <small>{name ? t("ui-correct-entered-by", { name }) : t("ui-correct-entered")}</small>
          <s>{entry.act && actText(table.play.id, entry.act)}</s>
        </span>
      </p>
      <p class="is">
        <Emblem table={table} seat={entry.seat} />
        <span>
          <small>{t("ui-correct-was")}</small>
          <b>
            {entry.what === "left"
              ? t("ui-correct-left")
              : entered.map((act) => actText(table.play.id, act)).join("; ") || t("ui-correct-choose")}
          </b>
        </span>
      </p>
      {entry.what === "fails" && <Otherwise table={table} failing={entry} />}
      {table.changes.value.length > 0 && (
        <button type="button" class="btn small" onClick={() => void table.back()}>
          <Icon name="undo" /> {t("ui-correct-back")}
        </button>
      )}
    </div>
  );
}

const MARKS: Partial<Record<string, string>> = { fits: "check", put: "pencil", left: "close", cut: "close" };

function Row({ table, one }: { table: Correcting; one: Checked }) {
  const entered = table.enteredAt(one.line);
  const mark = MARKS[one.what];
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const box = row.current && scrolling(row.current);
    if (one.what !== "fails" || !box) return;
    const [here, all] = [row.current!.getBoundingClientRect(), box.getBoundingClientRect()];
    box.scrollTop += here.top + here.height / 2 - all.top - all.height / 2;
  }, [one.what]);
  const act = one.act === null ? t("ui-correct-hidden") : actText(table.play.id, one.act);
  return (
    <li ref={row} class={one.what} {...(one.what === "fails" ? { "aria-current": "step" as const } : {})}>
      <span class="no">{one.number}</span>
      <Emblem table={table} seat={one.seat} />
      <span>
        {one.what === "put" || one.what === "left" || one.what === "cut" ? <s>{act}</s> : act}
        {entered.length > 0 && <b>{entered.map((text) => actText(table.play.id, text)).join("; ")}</b>}
        {one.refusal && <small>{t(one.refusal.message, one.refusal.args)}</small>}
        {one.what === "fails" && <Otherwise table={table} failing={one} />}
      </span>
      <span class="fate">
        {mark ? <Icon name={mark} /> : <b aria-hidden="true">{one.what === "fails" ? "!" : "…"}</b>}
        <span class="sr">{t(`ui-correct-state-${one.what}`)}</span>
      </span>
    </li>
  );
}

/** What of it fits, in one sentence or two. */
function sumOf(table: Correcting): string {
  const failing = table.failing.value;
  const count = (what: string) => table.later.value.filter((one) => one.what === what).length;
  if (!table.checked.value) return "";
  if (!failing) return t("ui-correct-sum-all", { fits: count("fits"), cut: count("cut") });
  if (failing === table.entry.value) return t("ui-correct-sum-first");
  return t("ui-correct-sum", { fits: count("fits"), number: failing.number, waits: count("waits") });
}

/** What else can be done about the first entry that does not fit, but say what happened there. */
function Otherwise({ table, failing }: { table: Correcting; failing: Checked }) {
  const { number } = failing;
  return (
    <span class="otherwise">
      <button type="button" class="btn small" onClick={() => void table.settle("left")}>
        <Icon name="close" /> {t("ui-correct-leave-out", { number })}
      </button>
      <button type="button" class="btn small" onClick={() => void table.settle("cut")}>
        <Icon name="cut" /> {t("ui-correct-cut", { number })}
      </button>
    </span>
  );
}
