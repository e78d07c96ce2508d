/** What goes on beside the play: talk, standing orders, and the curtain of a screen that goes round. */
import { batch, computed, signal } from "@preact/signals";
import type { Answer } from "./connection";
import { keepOrders, keptOrders, type Case, type Orderable, type Orders } from "./orders";
import type { ChatMessage, StateMessage } from "./protocol";
import type { Table } from "./store";

const ASKED_ALWAYS: Orders = { silent: [], always: [], asked: [], quiet: false };

const NOTHING = -1; // messages are counted from 0

export class Talk {
  readonly messages = signal<readonly ChatMessage[]>([]);
  /** The last one that the reader has seen, on this machine. */
  private readonly read = signal(NOTHING);

  constructor(private readonly table: Table) {
    this.read.value = this.kept();
  }

  /** How many the reader has not seen; what one has said oneself is no news. */
  readonly unread = computed(() => {
    const own = this.table.own();
    return this.messages.value.filter(({ n, seat }) => n > this.read.value && !own.includes(seat)).length;
  });

  hear(message: ChatMessage): void {
    if (!this.messages.value.some(({ n }) => n === message.n)) this.messages.value = [...this.messages.value, message];
  }

  /** What a seat says is not shown; after a reload the server leaves it out. */
  hush(seat: number, muted: boolean): void {
    if (muted) this.messages.value = this.messages.value.filter((one) => one.seat !== seat);
  }

  say(text: string): Promise<Answer> {
    return this.table.connection.say("chat", { text });
  }

  /** The reader looks at all of it. */
  look(): void {
    const last = this.messages.value.at(-1)?.n ?? NOTHING;
    if (last <= this.read.value) return;
    this.read.value = last;
    try {
      localStorage.setItem(this.key, String(last));
    } catch {
      // storage is switched off: after a reload it is new again
    }
  }

  private kept(): number {
    try {
      return Number(localStorage.getItem(this.key) ?? NOTHING);
    } catch {
      return NOTHING;
    }
  }

  private get key(): string {
    return `sandtable.read.${this.table.id}`;
  }
}

export class StandingOrders {
  readonly given = signal<Orders>(ASKED_ALWAYS);
  readonly cases = signal<readonly Case[]>([]);
  readonly orderable = signal<readonly Orderable[]>([]);
  private told = false; // whether the server has been told of any

  constructor(private readonly table: Table) {}

  /** Whether they answer what is asked now. */
  readonly answer = computed(() => {
    const message = this.table.message.value;
    if (!this.table.play.answers || !message?.legal.includes("pass")) return false;
    const { silent, quiet } = this.given.value;
    const { prompt } = message.view;
    if (this.cases.value.some((one) => one.prompt === prompt)) return false; // it depends, and the server knows on what
    return silent.includes(prompt ?? "") || (quiet && this.table.alone && message.legal.length === 1);
  });

  /** They last as long as the table, in this browser. */
  give(orders: Orders): void {
    this.given.value = orders;
    keepOrders(this.table.id, this.table.seat.peek(), orders);
    this.say();
  }

  /** The server forgets them when nobody is at the table. */
  say(): void {
    const { connection, id, info, play } = this.table;
    const seat = this.table.seat.peek();
    if (!play.answers || seat === null || info.peek()?.over || !this.table.own().includes(seat)) return;
    this.given.value = keptOrders(id, seat) ?? { ...ASKED_ALWAYS, quiet: this.table.alone };
    const { silent, always, asked, quiet } = this.given.value;
    if (silent.length || always.length || asked.length || quiet) this.told = true;
    if (this.told) void connection.say("orders", { seat, silent, always, asked, quiet });
  }

  /** What the server keeps with a condition, and what more may be left. */
  async learn(): Promise<void> {
    const { connection, info, play } = this.table;
    const seat = this.table.seat.peek();
    if (!play.condition || seat === null || info.peek()?.over || !this.table.own().includes(seat)) return;
    const answer = await connection.say("consult", { seat, about: ["orders"] });
    if (!("done" in answer)) return;
    const told = answer.done.facts as unknown as { given: { cases: Case[] }; orderable: Orderable[] };
    batch(() => {
      this.cases.value = told.given.cases;
      this.orderable.value = told.orderable;
    });
  }

  /** False when they were refused. */
  async leave(cases: readonly Case[]): Promise<boolean> {
    const { silent, always, asked, quiet } = this.given.value;
    const seat = this.table.seat.peek();
    const answer = await this.table.connection.say("orders", { seat, silent, always, asked, quiet, cases });
    await this.learn();
    return "done" in answer;
  }
}

/** Of several who play on one screen. */
export class Curtain {
  /** The seat that the screen is being handed to; closed once nothing secret is on the page. */
  readonly next = signal<{ seat: number; closed: boolean } | null>(null);

  constructor(private readonly table: Table) {}

  /** The screen goes round: to whoever sits here and is asked next. */
  mind(message: StateMessage): void {
    const own = this.table.own();
    if (own.length < 2 || message.over || message.seat === null) return;
    const { pending } = message.view;
    const asked = pending.includes(message.seat) && message.legal.length > 0;
    if (asked || message.due?.mine) this.next.value = null;
    else {
      const at = own.indexOf(message.seat);
      const after = [...own.slice(at + 1), ...own.slice(0, at)];
      // a private draw at a real table is entered by somebody else who sits here; who has passed is still among those asked
      const next = message.due ? after[0] : after.find((seat) => pending.includes(seat));
      this.next.value = next === undefined ? null : { seat: next, closed: false };
      if (next !== undefined && this.table.play.open && this.table.curtainless) queueMicrotask(() => this.close());
    }
  }

  /** Nothing that one player may see stays on the page for the next. */
  close(): void {
    const { acting, connection, lines, message, show } = this.table;
    const next = this.next.value;
    if (!next) return;
    connection.close();
    show.skip();
    batch(() => {
      this.next.value = { ...next, closed: true };
      message.value = null;
      lines.value = [];
      acting.inspected.value = null;
      acting.forget();
    });
    if (this.table.curtainless) this.lift();
  }

  lift(): void {
    const next = this.next.value;
    if (!next) return;
    this.next.value = null;
    this.table.seat.value = next.seat;
    this.table.connection.look([next.seat]);
  }
}
