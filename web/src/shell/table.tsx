/** The frame that every table shares. */
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { actText, t } from "./i18n";
import { Announcer } from "./announcer";
import { Chat, Unread } from "./chat";
import { listenToTable } from "./hearing";
import { Icon } from "./icon";
import { InspectorPanel } from "./inspector";
import { listenToKeys } from "./keyboard";
import { later } from "./later";
import { progressAt } from "./learn";
import { Log } from "./log";
import { Menu } from "./menu";
import { Notes } from "./notes";
import { nameOf, outText, plays, prefixOf, prompt, PromptBar } from "./prompt";
import { SeatStrip, standsAlone } from "./seatstrip";
import { lang, narrow } from "./settings";
import type { Table } from "./store";
import type { Tab } from "./title";

const Clocks = later(async () => (await import("../people")).openClocks());
const Missed = later(async () => (await import("../people")).openMissed());
const REAL = {
  Doings: later(async () => (await import("./real")).Doings),
  Results: later(async () => (await import("./real")).Results),
};
const Coach = later(async () => (await import("./coach")).Coach);

export function TablePage({ table }: { table: Table }) {
  useEffect(() => listenToKeys(table), [table]);
  useEffect(() => listenToTable(table), [table]);
  const calling = prompt(table).calling;
  const name = t(`${prefixOf(table)}-title`);
  useEffect(() => {
    document.title = calling ? t("ui-page-your-move", { title: name }) : t("ui-page", { title: name });
  }, [calling, name, lang.value]);
  const curtain = table.curtain.next.value;
  if (curtain?.closed) return <Curtain table={table} seat={curtain.seat} />;
  const { Board, Hand, Seats } = table.play;
  const there = table.state.value !== null;
  const due = table.message.value?.due;
  const { Doings, Results } = table.play.real ?? REAL;
  const pointing = table.choices.pointed.value.length > 0; // then a phone has room for the board alone
  const course = table.play.guided?.[table.info.value?.mode ?? ""];
  return (
    <div
      class={["table", table.real && "real", table.screen && "screen"].filter(Boolean).join(" ")}
      data-drawer={table.drawer.value}
    >
      <PromptBar table={table} />
      <SeatStrip table={table} />
      <main class="board">
        <h1 class="sr">{name}</h1>
        {there ? <Board table={table} /> : <p class="soft center">{t("ui-connecting")}</p>}
      </main>
      <section class="hand" aria-label={t("ui-hand")}>
        <Notes table={table} />
        <Picked table={table} />
        {table.real && there && narrow.value && !pointing && <Doings table={table} />}
        {due?.mine && <Results table={table} due={due} />}
        {there && !due?.mine && <Hand table={table} />}
      </section>
      <aside class="side" aria-label={t("ui-side")}>
        {table.real && there && !narrow.value && <Doings table={table} />}
        {table.info.value?.clock && <Clocks table={table} />}
        {there && table.seat.value !== null && !table.alone && !table.real && <Missed table={table} />}
        {there && !standsAlone(table) && <Seats table={table} />}
        <InspectorPanel table={table} />
        <Tabs table={table} tabs={tabsOf(table)} />
      </aside>
      <Drawers table={table} tabs={tabsOf(table)}>
        {plays(table) && (
          <button type="button" onClick={() => table.acting.undo()}>
            <Icon name="undo" />
            {t("core-ui-undo")}
          </button>
        )}
      </Drawers>
      <Menu table={table} />
      {course && progressAt(table.id).value && <Coach table={table} open={course} />}
      <Announcer table={table} />
    </div>
  );
}

/** What is meant so far, and the acts that are picked by their name. */
export function Picked({ table }: { table: Table }) {
  return (
    <>
      <Sheet table={table} />
      <Deeds table={table} />
    </>
  );
}

/** On the phone what is meant stands above the hand, with its button. */
function Sheet({ table }: { table: Table }) {
  const act = table.choices.complete.value;
  const pointed = table.choices.pointed.value.length > 0;
  const plain = table.choices.out.value;
  const refusal = table.refusal.value;
  if (!act && !pointed && !plain && !refusal) return null;
  return (
    <div class="sheet">
      <p>
        {act ? <b>{actText(table.play.id, act.text)}</b> : refusal ? t("ui-refused-see") : t("ui-pointed-why")}
        {act && <small>{table.play.brief(table)}</small>}
      </p>
      {refusal && (
        <button type="button" class="btn" onClick={() => (table.drawer.value = "inspect")}>
          <Icon name="lock" /> {t("core-ui-why-not")}
        </button>
      )}
      {pointed && (
        <button type="button" class="btn icon" aria-label={t("ui-cancel")} onClick={() => table.choices.clear()}>
          <Icon name="close" />
        </button>
      )}
      {act && (
        <button type="button" class="btn primary" onClick={() => table.confirm()}>
          <Icon name="check" /> {t("ui-confirm")}
        </button>
      )}
      {!act && plain && (
        <button type="button" class="btn" onClick={() => table.acting.finish()}>
          <Icon name="pass" /> {outText(table)}
        </button>
      )}
    </div>
  );
}

/** Acts that are picked by their name: those without nouns, and those that have just the same ones. */
function Deeds({ table }: { table: Table }) {
  const { meanings, deeds, pointed, complete } = table.choices;
  const named = meanings.value.length > 1 ? meanings.value : pointed.value.length ? [] : deeds.value;
  if (named.length === 0) return null;
  return (
    <div class="deeds" role="group" aria-label={t("ui-deeds")}>
      {named.map((act) => (
        <button
          key={act.text}
          type="button"
          class="btn deed"
          aria-pressed={complete.value?.text === act.text}
          onClick={() => table.choices.pick(act)}
        >
          {table.play.wayText?.(act) ?? actText(table.play.id, act.text)}
        </button>
      ))}
    </div>
  );
}

function tabsOf(table: Table): Tab[] {
  const talk = table.info.value?.seats.some((seat) => !seat.mine && seat.kind !== "bot") ?? false;
  return [
    ...table.play.tabs(table),
    { id: "log", icon: "log", label: "ui-log", Panel: Log },
    ...(talk ? [{ id: "chat", icon: "chat", label: "ui-chat", Panel: Chat }] : []),
  ];
}

export function Tabs({ table, tabs }: { table: Table; tabs: Tab[] }) {
  const chosen = tabs.find((tab) => tab.id === table.tab.value) ?? tabs[0]!;
  const walk = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    const next = tabs[(tabs.indexOf(chosen) + step + tabs.length) % tabs.length]!;
    table.tab.value = next.id;
    document.getElementById(`tab-${next.id}`)?.focus();
    event.preventDefault();
  };
  return (
    <section class="panel tabbed" data-drawer={chosen.id}>
      <div class="tabs" role="tablist" aria-label={t("ui-side")} onKeyDown={walk}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`tab-${tab.id}`}
            aria-selected={tab === chosen}
            aria-controls="tab-panel"
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => (table.tab.value = tab.id)}
          >
            <Icon name={tab.icon} /> {t(tab.label)}
            {tab.id === "chat" && <Unread table={table} />}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls is scrolled by keys */}
      <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${chosen.id}`} tabIndex={0}>
        <chosen.Panel table={table} />
      </div>
    </section>
  );
}

type Drawer = Pick<Tab, "id" | "icon" | "label">;

const OWN_DRAWERS: readonly Drawer[] = [
  { id: "board", icon: "shield", label: "ui-board" },
  { id: "seats", icon: "people", label: "ui-seats" },
  { id: "inspect", icon: "inspect", label: "ui-inspect" },
];
const MOST_DRAWERS = 5;

/** On the phone panels are drawers, opened from a bar at the bottom; a page may add a button of its own. */
export function Drawers(props: { table: Table; tabs: Tab[]; own?: readonly Drawer[]; children?: ComponentChildren }) {
  const { table, tabs, own = OWN_DRAWERS } = props;
  const open = (id: string) => {
    table.drawer.value = table.drawer.value === id ? "board" : id; // pressed once more it closes
    if (tabs.some((tab) => tab.id === id)) table.tab.value = id;
  };
  const shared = tabs.filter(({ id }) => ["log", "chat", "analysis"].includes(id)); // a title's own are beside them in the drawer
  const room = MOST_DRAWERS - own.length;
  const drawers = [
    ...own,
    ...(tabs.length > room ? shared : tabs).map(({ id, icon, label }) => ({
      id,
      icon,
      label: id === "trace" ? "ui-bot" : label,
    })),
  ].slice(0, MOST_DRAWERS);
  return (
    <nav class="drawers" aria-label={t("ui-side")}>
      {drawers.map(({ id, icon, label }) => (
        <button
          key={id}
          type="button"
          {...(table.drawer.value === id ? { "aria-current": "true" as const } : {})}
          onClick={() => open(id)}
        >
          <Icon name={icon} />
          {t(label)}
          {id === "chat" && <Unread table={table} />}
        </button>
      ))}
      {props.children}
    </nav>
  );
}

function Curtain({ table, seat }: { table: Table; seat: number }) {
  const { icon, colour } = table.play.seatMark(table.sitting.value, seat);
  return (
    <main class="curtain">
      <span class="em" style={{ background: colour }}>
        <Icon name={icon} />
      </span>
      <h1>{t("ui-curtain", { name: nameOf(table, seat) })}</h1>
      {/* biome-ignore lint/a11y/noAutofocus: the page is nothing but this button */}
      <button type="button" class="btn primary" autoFocus onClick={() => table.curtain.lift()}>
        {t("ui-curtain-lift", { name: nameOf(table, seat) })}
      </button>
    </main>
  );
}
