/** One table as the page knows it. The server's word is the truth; what is shown may be a few events behind it. */
import { batch, computed, effect, signal } from "@preact/signals";
import * as api from "./api";
import { Choices, readAct, type Act } from "./choices";
import { Connection, type Answer } from "./connection";
import { linesInForce } from "./looks";
import type { ChatMessage, Line, Refusal, StateMessage, TableEvent, TableInfo } from "./protocol";
import { keepOrders, keptOrders, type Orders } from "./orders";
import { calmly, pace } from "./settings";
import type { Sitting, State, TitlePlay } from "./title";

const UNIT = { off: 0, fast: 280, calm: 650, slow: 1500 };

interface Frame {
  state: State;
  event: TableEvent;
  part: number; // of those in which the event is shown
  weight: number;
  events: number; // how many have been shown by then
  lines: number;
}

/** Whether this is the first time in this window. */
function remember(what: string): boolean {
  try {
    if (sessionStorage.getItem(`sandtable.${what}`)) return false;
    sessionStorage.setItem(`sandtable.${what}`, "yes");
  } catch {
    return false; // storage is switched off: rather never than at every reload
  }
  return true;
}

export class Table {
  /** Whether it shows what was, and not what is. */
  readonly past: boolean = false;
  readonly info = signal<TableInfo | null>(null);
  readonly missing = signal(false);
  readonly seat = signal<number | null>(null);
  readonly message = signal<StateMessage | null>(null);
  readonly lines = signal<readonly Line[]>([]);
  readonly opening = signal<readonly TableEvent[]>([]);
  readonly chat = signal<readonly ChatMessage[]>([]);
  readonly sending = signal<string | null>(null);
  readonly inspected = signal<string | null>(null);
  readonly refusal = signal<Refusal | null>(null);
  readonly preview = signal<{ act: string; events: TableEvent[] } | null>(null);
  readonly orders = signal<Orders>({ silent: [], always: [], quiet: false });
  private ordered = false; // whether the server has been told of any
  readonly drawer = signal<string>("board");
  readonly tab = signal<string | null>(null);
  readonly menu = signal(false);
  /** Hot-seat: the seat that the screen is being handed to; "closed" once nothing secret is on the page. */
  readonly curtain = signal<{ seat: number; closed: boolean } | null>(null);
  private readonly frame = signal<Frame | null>(null);
  private readonly dealing = signal(false); // how the game began is being asked
  /** Whether there is something to read before more is shown. */
  readonly held = signal(false);
  private frames: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private mending = false; // what is said again was shown before
  private readonly unheard: StateMessage[] = []; // meanwhile
  private readonly stop: () => void;
  readonly connection: Connection;
  readonly choices: Choices;

  constructor(
    readonly id: string,
    readonly play: TitlePlay,
  ) {
    this.connection = new Connection(
      id,
      this.hear,
      this.overhear,
      (info) => (this.info.value = info),
      () => this.sayOrders(),
    );
    this.choices = new Choices(this.acts, this.free, (noun) => play.spares?.(noun) ?? false);
    this.stop = effect(() => this.ask(this.choices.complete.value));
  }

  // what is shown

  readonly news = computed<TableEvent | null>(() => this.frame.value?.event ?? null);
  readonly part = computed(() => this.frame.value?.part ?? 0);
  readonly sitting = computed<Sitting>(() => ({
    mode: this.info.value?.mode ?? "",
    seats: this.info.value?.seats ?? [],
    options: this.info.value?.options ?? {},
    standing: this.state.value ?? {},
  }));
  readonly state = computed<State | null>(() => {
    if (this.dealing.value) return null;
    return this.frame.value?.state ?? this.message.value?.view.state ?? null;
  });
  /** Whether standing orders answer what is asked now. */
  private readonly inOrder = computed(() => {
    const message = this.message.value;
    if (!this.play.answers || !message?.legal.includes("pass")) return false;
    const { silent, quiet } = this.orders.value;
    return silent.includes(message.view.prompt ?? "") || (quiet && this.alone && message.legal.length === 1);
  });
  readonly acts = computed<readonly Act[]>(() => {
    const message = this.message.value;
    if (!message || this.frame.value || this.sending.value || this.inOrder.value) return [];
    return message.legal.map(readAct);
  });
  /** What is allowed though nobody waits for it. */
  readonly free = computed<readonly Act[]>(() => {
    const message = this.message.value;
    return message && !this.frame.value && !this.sending.value ? message.free.map(readAct) : [];
  });
  readonly mine = computed(() => {
    const { message, seat } = this;
    if (seat.value === null || message.value === null) return false;
    // who has passed in a window is still shown as asked, for whether they did is a secret
    return message.value.view.pending.includes(seat.value) && message.value.legal.length > 0 && !this.inOrder.value;
  });
  /** The state that the previewed act surely leads to. */
  readonly after = computed<State | null>(() => {
    const preview = this.preview.value;
    if (!preview || !this.state.value) return null;
    return preview.events.reduce((state, event) => this.play.after(state, event), this.state.value);
  });
  /** Lines whose acts were not taken back. */
  readonly inForce = computed<readonly Line[]>(() => linesInForce(this.lines.value));
  /** All that has happened, as far as it has been shown. */
  readonly events = computed<readonly TableEvent[]>(() => {
    const all = [...this.opening.value, ...this.inForce.value.flatMap((line) => line.events)];
    return this.frame.value ? all.slice(0, this.frame.value.events) : all;
  });
  readonly shownLines = computed<readonly Line[]>(() => this.lines.value.slice(0, this.frame.value?.lines));

  // coming and going

  async enter(key: string | null): Promise<void> {
    try {
      await api.loadMe(); // somebody new becomes a guest first
      if (key) await api.sit(this.id, key);
    } catch (error) {
      if (api.passing(error)) throw error;
      // a key that was used already: watch, or sit where one sat
    }
    try {
      await this.refresh();
    } catch (error) {
      if (api.passing(error)) throw error;
      this.missing.value = true;
      return;
    }
    const seats = this.own().slice(0, this.info.value?.over ? 1 : undefined); // after the end nothing is secret
    if (seats.length > 1) {
      this.curtain.value = { seat: seats[0]!, closed: true };
      return;
    }
    this.seat.value = seats[0] ?? null;
    this.connection.look(seats);
  }

  async refresh(): Promise<void> {
    this.info.value = await api.table(this.id);
  }

  own(): number[] {
    const seats = this.info.value?.seats ?? [];
    return seats.flatMap((seat, n) => (seat.mine ? [n] : []));
  }

  leave(): void {
    this.stop();
    clearTimeout(this.timer);
    this.connection.end();
  }

  /** Nothing that one player may see stays on the page for the next. */
  closeCurtain(): void {
    const curtain = this.curtain.value;
    if (!curtain) return;
    this.connection.close();
    this.skip();
    batch(() => {
      this.curtain.value = { ...curtain, closed: true };
      this.message.value = null;
      this.lines.value = [];
      this.inspected.value = this.refusal.value = this.preview.value = null;
      this.choices.clear();
    });
  }

  liftCurtain(): void {
    const curtain = this.curtain.value;
    if (!curtain) return;
    this.curtain.value = null;
    this.seat.value = curtain.seat;
    this.connection.look([curtain.seat]);
  }

  // hearing

  private hear = (message: StateMessage): void => {
    if (this.mending) this.unheard.push(message);
    else this.take(message);
  };

  private take(message: StateMessage): void {
    const before = this.message.value;
    const known = before === null ? 0 : this.lines.value.length;
    const fresh = message.lines.slice(Math.max(0, known - message.since));
    batch(() => {
      this.lines.value = [...this.lines.value.slice(0, message.since), ...message.lines];
      if (message.opening) this.opening.value = message.opening;
      this.message.value = message;
      if (fresh.length && !this.asksTheSame(before, message, fresh)) {
        this.choices.clear();
        this.preview.value = this.refusal.value = null;
      }
      if (before && !fresh.some((line) => line.what === "undo") && fresh.length) this.tell(before.view.state, fresh);
      else if (fresh.length) this.skip();
      this.mind(message);
      if (!before && this.newlyDealt(message)) void this.tellFromTheStart(message);
    });
  }

  /** Whether others did something while just the same is asked of the reader: several may choose at the same time. */
  private asksTheSame(before: StateMessage | null, now: StateMessage, fresh: readonly Line[]): boolean {
    if (!before || before.seat !== now.seat || fresh.some(({ what, seat }) => what === "undo" || seat === now.seat))
      return false;
    const acts = ({ legal, free }: StateMessage) => [...legal, ...free].join();
    return acts(now) !== "" && acts(now) === acts(before);
  }

  /** Whether the reader has only just sat down and the game has begun without anybody watching. */
  private newlyDealt({ seat, view, lines, over }: StateMessage): boolean {
    if (seat === null || over || pace.value === "off" || this.info.value?.manual) return false;
    return (
      lines.length > 0 &&
      view.pending.includes(seat) &&
      lines.every(({ what }) => what === "chance") &&
      remember(`dealt.${this.id}`)
    );
  }

  private async tellFromTheStart(message: StateMessage): Promise<void> {
    this.dealing.value = true;
    const first = await api.viewAt(this.id, message.seat, 0).catch(() => null);
    batch(() => {
      this.dealing.value = false;
      if (first && this.message.value === message) this.tell(first.view.state, message.lines);
    });
  }

  private overhear = (message: ChatMessage): void => {
    if (!this.chat.value.some(({ n }) => n === message.n)) this.chat.value = [...this.chat.value, message];
  };

  /** Events one by one, some of them in parts, at the pace the reader has chosen. */
  private tell(from: State, lines: readonly Line[]): void {
    if (pace.value === "off" || this.mending) return;
    let state = from;
    let shown = this.lines.value.length - lines.length;
    let events =
      this.opening.value.length + this.inForce.value.slice(0, -lines.length).flatMap((line) => line.events).length;
    for (const line of lines) {
      shown++;
      for (const event of line.events) {
        const before = state;
        state = this.play.after(state, event);
        events++;
        const weights = [this.play.weight(event, before, this)].flat();
        weights.forEach((weight, part) => {
          const look = part === weights.length - 1 ? state : before;
          if (weight > 0) this.frames.push({ state: look, event, part, weight, events, lines: shown });
        });
      }
    }
    if (this.frame.value === null) this.showNext();
  }

  private showNext = (): void => {
    const next = this.frames.shift() ?? null;
    if (pace.value === "off") return this.skip();
    this.frame.value = next;
    if (next) this.timer = setTimeout(() => this.held.peek() || this.showNext(), this.time);
  };

  /** What was to be read has been read. */
  release(): void {
    this.held.value = false;
    clearTimeout(this.timer);
    if (this.frame.value) this.showNext();
  }

  /** How long what is being shown stays, in milliseconds. */
  get time(): number {
    // without motion there is more to read in a still picture
    const unit = calmly.matches ? Math.max(UNIT[pace.value], 500) : UNIT[pace.value];
    return unit * (this.frame.value?.weight ?? 0);
  }

  skip(): void {
    clearTimeout(this.timer);
    this.held.value = false;
    this.frames = [];
    this.frame.value = null;
  }

  /** At a hot-seat table the screen goes round. */
  private mind(message: StateMessage): void {
    const own = this.own();
    if (own.length < 2 || message.over || message.seat === null) return;
    const { pending } = message.view;
    const asked = pending.includes(message.seat) && message.legal.length > 0;
    if (asked || message.due?.mine) this.curtain.value = null;
    else {
      const at = own.indexOf(message.seat);
      const after = [...own.slice(at + 1), ...own.slice(0, at)];
      // a private draw at a real table is entered by somebody else who sits here; who has passed is still among those asked
      const next = message.due ? after[0] : after.find((seat) => pending.includes(seat));
      this.curtain.value = next === undefined ? null : { seat: next, closed: false };
    }
  }

  // saying

  /** Somebody points at a thing: it is inspected, and taken if it can be; else the refusal tells why it cannot. */
  point(noun: string, key: string): void {
    this.skip();
    this.inspected.value = noun;
    this.refusal.value = null;
    const meant = this.play.attempt(this, noun); // together with what was pointed at so far
    const taken = this.choices.acts.value.length > 0 && this.choices.point(noun, key);
    if (taken)
      this.drawer.value = "board"; // on the phone: there one confirms
    else void this.why(meant);
  }

  /** A thing is looked at; if an act was meant by it that is not allowed, the refusal tells why. */
  inspect(noun: string, meant: string | null): void {
    this.skip();
    this.inspected.value = noun;
    this.refusal.value = null;
    void this.why(meant);
  }

  private async why(act: string | null): Promise<void> {
    if (act === null || this.seat.value === null || this.message.value?.over) return;
    const answer = await this.connection.say("why", { seat: this.seat.value, act });
    if ("done" in answer && answer.done.refusal) this.refusal.value = answer.done.refusal;
    else if ("refused" in answer && answer.refused) this.refusal.value = answer.refused;
  }

  private ask(act: Act | null): void {
    if (this.preview.peek()?.act === act?.text) return;
    this.preview.value = null;
    const seat = this.seat.peek();
    if (!act || seat === null) return;
    void this.connection.say("preview", { seat, act: act.text }).then((answer) => {
      if ("done" in answer && this.choices.complete.peek()?.text === act.text) {
        this.preview.value = { act: act.text, events: answer.done.events ?? [] };
      }
    });
  }

  act(text: string): Promise<void> {
    return this.send("act", text);
  }

  /** Nothing else can be said until the page shows what came of it: the answer comes before the new state. */
  private async send(type: "act" | "resolve", act: string): Promise<void> {
    if (this.sending.value) return;
    if (this.info.value?.manual) this.skip(); // at a real table people have seen what went before
    this.sending.value = act;
    const seat = this.seat.value;
    const known = this.lines.value.length;
    const answer = await this.connection.say(type, { seat, act });
    if ("refused" in answer) this.refusal.value = answer.refused;
    else
      await this.until(() =>
        this.lines.value.slice(known).some((line) => (type === "act" ? line.seat === seat : line.what === "chance")),
      );
    this.sending.value = null;
  }

  /** Or until the screen is handed over. */
  private until(shown: () => boolean): Promise<void> {
    return new Promise((settle) => {
      const stop = effect(() => {
        if (!shown() && this.message.value) return;
        settle();
        queueMicrotask(() => stop());
      });
    });
  }

  /** Give standing orders; they last as long as the table, in this browser. */
  order(orders: Orders): void {
    this.orders.value = orders;
    keepOrders(this.id, this.seat.peek(), orders);
    this.sayOrders();
  }

  private sayOrders(): void {
    const seat = this.seat.peek();
    if (!this.play.answers || seat === null || this.info.peek()?.over || !this.own().includes(seat)) return;
    this.orders.value = keptOrders(this.id, seat) ?? { silent: [], always: [], quiet: this.alone };
    const { silent, always, quiet } = this.orders.value;
    if (silent.length || always.length || quiet) this.ordered = true;
    if (this.ordered) void this.connection.say("orders", { seat, silent, always, quiet });
  }

  /** Whether one person plays here with bots, so that nobody can learn anything by who is asked. */
  get alone(): boolean {
    const seats = this.info.value?.seats ?? [];
    return this.own().length === 1 && seats.every(({ mine, kind }) => mine || kind === "bot");
  }

  confirm(): void {
    const act = this.choices.complete.value;
    if (act) void this.carryOut([act.text, ...(this.play.together?.(this, act) ?? [])]);
  }

  /** Acts that were meant together, one after the other, as far as they are allowed. */
  private async carryOut(acts: readonly string[]): Promise<void> {
    for (const act of acts) {
      await this.act(act);
      if (this.refusal.value) return;
    }
  }

  resolve(act: string): void {
    void this.send("resolve", act);
  }

  /** One step back: what was pointed at, what was entered last at a real table, or else the last act. */
  undo(): void {
    this.refusal.value = null;
    if (this.choices.back()) return;
    const undo = this.message.value?.undo;
    if (undo) this.refusal.value = undo;
    else if (this.info.value?.manual) void this.stepBack();
    else void this.settled(this.connection.say("undo", { seat: this.seat.value }));
  }

  /** The server goes back to the reader's last act; what was entered before the slip is then said again. */
  private async stepBack(): Promise<void> {
    if (this.mending) return;
    const seat = this.seat.value;
    const lines = this.inForce.value;
    const act = lines.findLastIndex((line) => line.what === "act" && line.seat === seat);
    const again = lines.slice(Math.max(0, act), -1);
    const known = again.every((line) => line.act !== undefined && !line.act.includes("?"));
    this.mending = true;
    this.skip();
    try {
      let answer = await this.connection.say("undo", { seat });
      for (const line of known ? again : []) {
        if ("refused" in answer) break;
        answer = await this.connection.say(line.what === "act" ? "act" : "resolve", { seat, act: line.act });
      }
      if ("refused" in answer) this.refusal.value = answer.refused;
    } finally {
      batch(() => this.unheard.splice(0).forEach((message) => this.take(message)));
      this.mending = false;
    }
  }

  offer(): void {
    void this.settled(this.connection.say("offer", { seat: this.seat.value }));
  }

  answer(accept: boolean): void {
    void this.settled(this.connection.say("answer", { seat: this.seat.value, accept }));
  }

  resign(): void {
    void this.settled(this.connection.say("resign", { seat: this.seat.value }));
  }

  talk(text: string): Promise<Answer> {
    return this.connection.say("chat", { text });
  }

  private async settled(asked: Promise<Answer>): Promise<void> {
    const answer = await asked;
    if ("refused" in answer) this.refusal.value = answer.refused;
  }
}
