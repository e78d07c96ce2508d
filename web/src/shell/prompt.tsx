/** The bar on top: one sentence of what is asked, one of why; confirm, undo, stop and menu always in the same place. */
import { useEffect, useRef } from "preact/hooks";
import { actText, capital, eventText, has, list, noun, t } from "./i18n";
import { Icon } from "./icon";
import { later } from "./later";
import type { Outcome } from "./protocol";
import { hints, PACES, pace } from "./settings";
import type { Table } from "./store";
import type { State, TitlePlay } from "./title";
import { ofTitle } from "./vocabulary";

const OwnClock = later(async () => (await import("../people")).openOwnClock());
const HintButton = later(async () => (await import("./hints")).HintButton);

interface Said {
  what: string;
  why: string;
  calling: boolean; // whether it is the reader who is asked
  die?: number; // that was rolled just now
}

export function nameOf(table: Table, seat: number): string {
  const info = table.info.value?.seats[seat];
  const side = table.play.seatName(table.sitting.value, seat);
  const name = info?.kind === "bot" ? t(`ui-bot-${info.name}`) : info?.name;
  return name ? t("ui-person-as", { name, side }) : side;
}

/** Who has won, as the reader would say it. */
export function outcomeSaid(table: Table, outcome: Outcome): { what: string; why: string } {
  const why = t(outcome.reason);
  const best = Math.max(...outcome.shares);
  const won = outcome.shares.flatMap((share, seat) => (share === best && best > 0 ? [seat] : []));
  const own = table.own();
  if (own.length === 1) return { what: t(won.includes(own[0]!) ? "core-ui-you-win" : "core-ui-you-lose"), why };
  if (won.length === 0) return { what: t("core-ui-nobody-wins"), why };
  const name = list(won.map((seat) => nameOf(table, seat)));
  return { what: t(won.length > 1 ? "core-ui-winners" : "core-ui-winner", { name }), why };
}

export function prompt(table: Table): Said {
  const message = table.message.value;
  const said = (what: string, why = "", calling = false): Said => ({ what, why, calling });
  if (!message) return said(t("ui-connecting"));
  const news = table.news.value;
  if (news && !(table.info.value?.manual && message.due?.mine)) {
    const told = table.play.says?.(table, news, table.part.value);
    return told ? { ...told, calling: false } : said(eventText(news), t("ui-news-skip"));
  }
  if (table.sending.value) return said(actText(table.play.id, table.sending.value), t("ui-sending"));
  const { view } = message;
  if (view.outcome) return { ...outcomeSaid(table, view.outcome), calling: false };
  if (message.due) {
    const cause = t(message.due.cause);
    const asked = message.due.mine ? table.play.asks?.(table, message.due) : null;
    if (asked) return { ...asked, calling: true };
    return message.due.mine
      ? said(t("core-ui-due", { cause }), t("core-ui-enter-result"), true)
      : said(t("core-ui-due", { cause }), t("ui-due-other"));
  }
  if (table.mine.value) {
    const act = table.choices.complete.value;
    if (act)
      return said(
        t("ui-ask", { act: actText(table.play.id, act.text) }),
        table.play.brief(table) ?? t("ui-ask-why"),
        true,
      );
    const pointed = table.choices.pointed.value;
    if (pointed.length) {
      const names = list(pointed.map((one) => noun(table.play.id, one.noun)));
      return said(which(table, capital(names)), t("ui-pointed-why"), true);
    }
    const several = table.acts.value.some((one) => one.nouns.length > 1);
    return said(
      t(view.prompt ?? "core-prompt"),
      table.play.hint?.(table) ?? t(several ? "ui-point-why" : "ui-pointed-why"),
      true,
    );
  }
  const names = view.pending
    .filter((seat) => seat >= 0 && seat !== table.seat.value)
    .map((seat) => nameOf(table, seat));
  return said(names.length ? t("core-ui-waiting-for", { name: list(names) }) : t("ui-waiting"));
}

const SO_MANY = "*"; // behind a role: any number of them

/** The question for what is still missing, where all acts that are left want the same kind of thing. */
function which(table: Table, names: string): string {
  const { verbs } = ofTitle(table.play.id);
  const missing = table.choices.missing.value;
  const wanted = new Set(missing.map(({ verb, slot }) => roleAt(verbs[verb] ?? [], slot)));
  const [role] = wanted;
  const id = `ui-which-${role}`;
  return wanted.size === 1 && has(id) ? t(id, { names, left: missing[0]!.left }) : t("ui-pointed", { names });
}

function roleAt(roles: readonly string[], slot: number): string | undefined {
  const last = roles.at(-1);
  const role = roles[slot] ?? (last?.endsWith(SO_MANY) ? last : undefined);
  return role?.replace(SO_MANY, "");
}

export function PromptBar({ table }: { table: Table }) {
  const said = prompt(table);
  const info = table.info.value;
  const stage = table.state.value && stageOf(table.play, table.state.value);
  const complete = table.choices.complete.value;
  const confirm = useRef<HTMLButtonElement>(null);
  const byKey = useRef(false);
  useEffect(() => {
    const note = (event: Event) => (byKey.current = event instanceof KeyboardEvent);
    addEventListener("keydown", note, true);
    addEventListener("pointerdown", note, true);
    return () => {
      removeEventListener("keydown", note, true);
      removeEventListener("pointerdown", note, true);
    };
  }, []);
  useEffect(() => {
    if (complete && byKey.current) confirm.current?.focus();
  }, [complete?.text]);
  const out = table.choices.out.value;
  const point = table.choices.pointed.value.length > 0 || complete !== null;
  const mayUndo = point || (table.message.value !== null && table.message.value.undo === null);
  return (
    <header class="bar">
      <a class="brand" href="/">
        <Icon name={table.play.icon} />
        <span>
          {t(`${prefixOf(table)}-title`)}
          <small>
            {info && t(`${prefixOf(table)}-mode-${info.mode}`)}
            {stage && <> · {stage}</>}
          </small>
        </span>
      </a>
      <div class={said.calling ? "prompt calling" : "prompt"}>
        {said.die !== undefined && <Icon key={said.what} name={`die-${said.die}`} class="die thrown" />}
        <p role="status" aria-live={table.news.value ? "off" : "polite"}>
          {said.what}
          {said.why && <small>{said.why}</small>}
        </p>
        {table.news.value && !said.calling && <Showing table={table} />}
      </div>
      <div class="acts">
        {table.info.value?.clock && <OwnClock table={table} />}
        {plays(table) && (
          <>
            <button
              ref={confirm}
              type="button"
              class="btn primary wide"
              disabled={!complete}
              onClick={() => table.confirm()}
            >
              <Icon name="check" /> {t("ui-confirm")}
            </button>
            <button type="button" class="btn wide" aria-disabled={!mayUndo} onClick={() => table.acting.undo()}>
              <Icon name="undo" /> {t("core-ui-undo")}
            </button>
            <button
              type="button"
              class="btn wide stop"
              disabled={!out}
              title={out ? actText(table.play.id, out.text) : undefined}
              onClick={() => table.acting.finish()}
            >
              <Icon name="pass" /> {outText(table)}
            </button>
          </>
        )}
        {mayBeHinted(table) && <HintButton table={table} />}
        <button type="button" class="btn icon" aria-label={t("ui-menu")} onClick={() => (table.menu.value = "menu")}>
          <Icon name="menu" />
        </button>
      </div>
      <Silence table={table} />
    </header>
  );
}

/** Whether the reader has anything to say here: who watches has not, and nobody after the end. */
export const plays = (table: Table): boolean => table.seat.value !== null && !table.message.value?.over;

/** Whether the reader wants hints and plays where there are some. */
export const mayBeHinted = (table: Table): boolean => hints.value === "on" && plays(table) && table.alone;

/** Under the prompt while the server cannot be heard or has too much to do: nothing is lost, and what was said waits. */
function Silence({ table }: { table: Table }) {
  const link = table.connection.link.value;
  if (link !== "lost" && link !== "busy") return null;
  const waiting = table.sending.value;
  return (
    <p class="silence" role="status">
      <Icon name="link" /> {t(`ui-connection-${link}`)}{" "}
      {waiting && <b>{t("ui-act-waits", { act: actText(table.play.id, waiting) })}</b>}
    </p>
  );
}

/** While things are shown one by one: how fast, or no more of it. */
function Showing({ table }: { table: Table }) {
  const next = PACES[(PACES.indexOf(pace.value) + 1) % (PACES.length - 1)]!; // the last, at once, is the other button
  return (
    <div class="showing">
      <button type="button" class="btn small" onClick={() => (pace.value = next)}>
        <span class="sr">{t("ui-pace")}: </span>
        {t(`ui-pace-${pace.value}`)}
      </button>
      <button type="button" class="btn small" onClick={() => table.skip()}>
        <Icon name="pass" /> {t("ui-skip")}
      </button>
    </div>
  );
}

/** What the button says that ends what is going on. */
export function outText(table: Table): string {
  const out = table.choices.out.value;
  if (!out || out.verb === "pass") return t("core-act-pass");
  return out.verb === "stop" ? t("ui-stop") : actText(table.play.id, out.text);
}

/** How far a game is. */
export function stageOf(play: TitlePlay, state: State): string | null {
  const turn = play.turn(state);
  return play.stage?.(state) ?? (turn === null ? null : t("core-ui-turn", { turn }));
}

export const prefixOf = (table: Table): string => ofTitle(table.play.id).prefix;
