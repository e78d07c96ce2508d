/** One table as the page knows it. The server's word is the truth; what is shown may be a few events behind it. */
import { batch, computed, signal } from "@preact/signals";
import { Acting } from "./acting";
import * as api from "./api";
import { Curtain, StandingOrders, Talk } from "./company";
import { Connection, type Hears, type Wire } from "./connection";
import { linesInForce, lookOf, takesBack } from "./looks";
import type { Line, StateMessage, TableEvent, TableInfo } from "./protocol";
import { pace } from "./settings";
import { Show } from "./show";
import type { Sitting, State, TitlePlay } from "./title";

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
  /** When it was told, by the clock of this page. */
  readonly told = signal(0);
  readonly missing = signal(false);
  readonly seat = signal<number | null>(null);
  readonly message = signal<StateMessage | null>(null);
  readonly lines = signal<readonly Line[]>([]);
  readonly opening = signal<readonly TableEvent[]>([]);
  private readonly dealing = signal(false); // how the game began is being asked
  /** What of the page is open. */
  readonly drawer = signal<string>("board");
  readonly tab = signal<string | null>(null);
  readonly menu = signal<"menu" | "seats" | "orders" | "keys" | null>(null);
  readonly connection: Wire;
  readonly show: Show;
  readonly orders: StandingOrders;
  readonly acting: Acting;
  readonly talk: Talk;
  readonly curtain: Curtain;

  constructor(
    readonly id: string,
    readonly play: TitlePlay,
    wire: (hears: Hears) => Wire = (hears) => new Connection(id, hears),
  ) {
    this.connection = wire({
      state: (message) => this.take(message),
      chat: (message) => this.talk.hear(message),
      table: (info) => this.know(info),
      greeted: () => {
        this.orders.say();
        void this.orders.learn();
      },
    });
    this.show = new Show(this);
    this.orders = new StandingOrders(this);
    this.acting = new Acting(this);
    this.talk = new Talk(this);
    this.curtain = new Curtain(this);
  }

  // what is true

  /** After how many lines of the server's log it is what is shown; null is now. */
  moment(): number | null {
    return null;
  }

  readonly sitting = computed<Sitting>(() => ({
    mode: this.info.value?.mode ?? "",
    seats: this.info.value?.seats ?? [],
    options: this.info.value?.options ?? {},
    standing: this.state.value ?? {},
  }));
  /** Lines whose acts were not taken back. */
  readonly inForce = computed<readonly Line[]>(() => linesInForce(this.lines.value));

  own(): number[] {
    const seats = this.info.value?.seats ?? [];
    return seats.flatMap((seat, n) => (seat.mine ? [n] : []));
  }

  /** Whether people play beside the printed game and enter what happens there. */
  get real(): boolean {
    const { manual = false, untold = [] } = this.info.value ?? {};
    return manual || untold.length > 0;
  }

  /** Whether this is the big screen of a real table: everybody looks at it, and phones enter what happens. */
  get screen(): boolean {
    return this.real && this.own().length === 0;
  }

  /** Whether the program knows nothing of what people hold here, so that a screen has nothing to hide from them. */
  get untold(): boolean {
    return this.own().some((seat) => this.info.value?.untold.includes(seat));
  }

  /** Whether the screen goes round without a curtain. */
  get curtainless(): boolean {
    return this.untold || (this.real && this.play.open === true);
  }

  /** Whether one person plays here with bots, so that nobody can learn anything by who is asked. */
  get alone(): boolean {
    const seats = this.info.value?.seats ?? [];
    return this.own().length === 1 && seats.every(({ mine, kind }) => mine || kind === "bot");
  }

  // what of it has been shown

  readonly state = computed<State | null>(() => {
    if (this.dealing.value) return null;
    return this.show.state.value ?? (this.message.value && lookOf(this.message.value.view));
  });
  /** All that has happened. */
  readonly events = computed<readonly TableEvent[]>(() =>
    [...this.opening.value, ...this.inForce.value.flatMap((line) => line.events)].slice(0, this.show.events.value),
  );
  readonly shownLines = computed<readonly Line[]>(() => this.lines.value.slice(0, this.show.lines.value));

  // coming and going

  async enter(key: string | null): Promise<void> {
    try {
      await api.loadMe(); // somebody new becomes a guest first
      if (key) await api.sitByAnyName(this.id, key);
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
    if (seats.length > 1 && !this.curtainless) {
      this.curtain.next.value = { seat: seats[0]!, closed: true };
      return;
    }
    this.seat.value = seats[0] ?? null;
    this.connection.look(seats.slice(0, 1));
  }

  async refresh(): Promise<void> {
    this.know(await api.table(this.id));
  }

  private know(info: TableInfo): void {
    batch(() => {
      this.info.value = info;
      this.told.value = performance.now();
    });
  }

  leave(): void {
    this.acting.end();
    this.show.end();
    this.connection.end();
  }

  // hearing

  private take(message: StateMessage): void {
    const before = this.message.value;
    const known = before === null ? 0 : this.lines.value.length;
    const fresh = message.lines.slice(Math.max(0, known - message.since));
    batch(() => {
      this.lines.value = [...this.lines.value.slice(0, message.since), ...message.lines];
      if (message.opening) this.opening.value = message.opening;
      this.message.value = message;
      if (fresh.length && !asksTheSame(before, message, fresh)) this.acting.forget();
      if (before && fresh.length && !fresh.some(takesBack)) this.tell(lookOf(before.view), fresh);
      else if (fresh.length) this.show.skip();
      this.curtain.mind(message);
      if (!before && this.newlyDealt(message)) void this.tellFromTheStart(message);
    });
  }

  private tell(from: State, lines: readonly Line[]): void {
    const before = this.inForce.value.slice(0, -lines.length).flatMap((line) => line.events);
    this.show.tell(from, lines, this.opening.value.length + before.length);
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
      if (first && this.message.value === message) this.tell(lookOf(first.view), message.lines);
    });
  }

  // what boards ask for all the time, wherever it is kept

  get news() {
    return this.show.news;
  }
  get part() {
    return this.show.part;
  }
  get time() {
    return this.show.time;
  }
  get choices() {
    return this.acting.choices;
  }
  get acts() {
    return this.acting.acts;
  }
  get free() {
    return this.acting.free;
  }
  get mine() {
    return this.acting.mine;
  }
  get after() {
    return this.acting.after;
  }
  get preview() {
    return this.acting.preview;
  }
  get inspected() {
    return this.acting.inspected;
  }
  get refusal() {
    return this.acting.refusal;
  }
  get sending() {
    return this.acting.sending;
  }
  skip(): void {
    this.show.skip();
  }
  point(noun: string, key: string): void {
    this.acting.point(noun, key);
  }
  inspect(noun: string, meant: string | null): void {
    this.acting.inspect(noun, meant);
  }
  act(text: string): Promise<void> {
    return this.acting.act(text);
  }
  confirm(): void {
    this.acting.confirm();
  }
}

/** Whether others did something while just the same is asked of the reader: several may choose at the same time. */
function asksTheSame(before: StateMessage | null, now: StateMessage, fresh: readonly Line[]): boolean {
  if (!before || before.seat !== now.seat || fresh.some((line) => changesWhatIsAsked(line, now.seat))) return false;
  const acts = ({ legal, free }: StateMessage) => [...legal, ...free].join();
  return acts(now) !== "" && acts(now) === acts(before);
}

const changesWhatIsAsked = (line: Line, own: number | null): boolean =>
  takesBack(line) || (line.seat === own && line.what !== "hint");
