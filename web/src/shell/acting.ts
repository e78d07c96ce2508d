/** Pointing and acting: what is allowed, what is meant, what it would bring, and saying it to the server. */
import { computed, effect, signal } from "@preact/signals";
import { Choices, readAct, type Act } from "./choices";
import type { Answer } from "./connection";
import { IN_FORCE } from "./looks";
import type { Refusal, TableEvent } from "./protocol";
import type { Table } from "./store";
import type { State } from "./title";

export class Acting {
  readonly sending = signal<string | null>(null);
  readonly inspected = signal<string | null>(null);
  readonly refusal = signal<Refusal | null>(null);
  readonly preview = signal<{ act: string; events: TableEvent[] } | null>(null);
  /** What the act that is meant would ask for next, and what of it was pointed at already. */
  readonly ahead = signal<readonly string[]>([]);
  readonly target = signal<string | null>(null);
  readonly choices: Choices;
  private readonly stop: () => void;

  constructor(private readonly table: Table) {
    this.choices = new Choices(
      this.acts,
      this.free,
      (noun) => table.play.spares?.(noun) ?? false,
      (noun) => table.play.several?.(noun) ?? false,
    );
    this.stop = effect(() => this.foresee(this.choices.complete.value));
  }

  // what is allowed

  private readonly idle = computed(() => !this.table.show.running.value && !this.sending.value);
  readonly acts = computed<readonly Act[]>(() => {
    const message = this.table.message.value;
    return message && this.idle.value && !this.table.orders.answer.value ? message.legal.map(readAct) : [];
  });
  /** What is allowed though nobody waits for it. */
  readonly free = computed<readonly Act[]>(() => {
    const message = this.table.message.value;
    return message && this.idle.value ? message.free.map(readAct) : [];
  });
  readonly mine = computed(() => {
    const message = this.table.message.value;
    const seat = this.table.seat.value;
    if (seat === null || message === null) return false;
    // who has passed in a window is still shown as asked, for whether they did is a secret
    return message.view.pending.includes(seat) && message.legal.length > 0 && !this.table.orders.answer.value;
  });

  // what is meant

  /** Somebody points at a thing: it is inspected, and taken if it can be; else the refusal tells why it cannot. */
  point(noun: string, key: string): void {
    this.look(noun);
    if (this.ahead.value.includes(noun)) {
      this.target.value = this.target.value === noun ? null : noun;
      if (this.table.untold) this.confirm(); // it is done already at the real table, and can be taken back
      return;
    }
    const meant = this.table.play.attempt(this.table, noun); // together with what was pointed at so far
    const taken = this.choices.acts.value.length > 0 && this.choices.point(noun, key);
    if (taken)
      this.table.drawer.value = "board"; // on the phone: there one confirms
    else void this.why(meant);
  }

  /** A thing is looked at; if an act was meant by it that is not allowed, the refusal tells why. */
  inspect(noun: string, meant: string | null): void {
    this.look(noun);
    void this.why(meant);
  }

  private look(noun: string): void {
    this.table.show.skip();
    this.inspected.value = noun;
    this.refusal.value = null;
  }

  private async why(act: string | null): Promise<void> {
    const { seat, message, connection } = this.table;
    if (act === null || seat.value === null || message.value?.over) return;
    const answer = await connection.say("why", { seat: seat.value, act });
    if ("done" in answer && answer.done.refusal) this.refusal.value = answer.done.refusal;
    else if ("refused" in answer && answer.refused) this.refusal.value = answer.refused;
  }

  /** Asks what a complete act would surely bring, and what it would ask for next. */
  private foresee(act: Act | null): void {
    if (this.preview.peek()?.act === act?.text) return;
    this.preview.value = this.target.value = null;
    this.ahead.value = [];
    const seat = this.table.seat.peek();
    if (!act || seat === null) return;
    if (this.table.play.looksAhead?.(act))
      void this.table.connection.say("choices", { seat, verb: act.verb, chosen: act.nouns }).then((answer) => {
        if ("done" in answer && this.choices.complete.peek()?.text === act.text)
          this.ahead.value = answer.done.ahead ?? [];
      });
    void this.table.connection.say("preview", { seat, act: act.text }).then((answer) => {
      if ("done" in answer && this.choices.complete.peek()?.text === act.text) {
        this.preview.value = { act: act.text, events: answer.done.events ?? [] };
      }
    });
  }

  /** The state that the previewed act surely leads to. */
  readonly after = computed<State | null>(() => {
    const preview = this.preview.value;
    const state = this.table.state.value;
    if (!preview || !state) return null;
    return preview.events.reduce((look, event) => this.table.play.after(look, event), state);
  });

  /** What was meant is let go: something else is asked now. */
  forget(): void {
    this.choices.clear();
    this.preview.value = this.refusal.value = this.target.value = null;
    this.ahead.value = [];
  }

  // saying it

  act(text: string): Promise<void> {
    return this.send("act", text);
  }

  resolve(act: string): Promise<void> {
    return this.send("resolve", act);
  }

  /** What is going on ends, unless there is something to look over before. */
  finish(): void {
    const out = this.choices.out.value;
    if (out && !this.table.play.looksOver?.(this.table, out)) void this.act(out.text);
  }

  confirm(): void {
    const act = this.choices.complete.value;
    if (act) void this.carryOut(this.table.play.together?.(this.table, act) ?? [act.text], this.target.value);
  }

  /** Acts that were meant together, one after the other, as far as they are allowed, and at last the one that is about
   * what was pointed at ahead. */
  private async carryOut(acts: readonly string[], target: string | null): Promise<void> {
    const { seat, lines } = this.table;
    const [who, known] = [seat.value, lines.value.length];
    for (const [n, act] of acts.entries()) {
      if (n > 0) await this.askedAgain(who);
      if (this.table.message.value?.over || lines.value.slice(known).some(({ what }) => what === "undo")) return;
      await this.act(act);
      if (this.refusal.value) return;
    }
    const next = target === null ? [] : this.acts.value.filter(({ nouns }) => nouns.join() === target);
    if (next.length === 1) await this.act(next[0]!.text);
  }

  /** The first of several acts may let others answer, such as one that declares war: the rest waits for that. */
  private askedAgain(who: number | null): Promise<void> {
    return new Promise((settle) => {
      const stop = effect(() => {
        const message = this.table.message.value;
        const asked = this.table.seat.value === who && message && (this.mine.value || message.over);
        if (!asked) return;
        settle();
        queueMicrotask(() => stop());
      });
    });
  }

  /** Nothing else can be said until the page shows what came of it: the answer comes before the new state. */
  private async send(type: "act" | "resolve", act: string): Promise<void> {
    const { connection, info, lines, show } = this.table;
    if (this.sending.value) return;
    if (info.value?.manual) show.skip(); // at a real table people have seen what went before
    this.sending.value = act;
    const seat = this.table.seat.value;
    const known = lines.value.length;
    const answer = await connection.say(type, { seat, act });
    if ("refused" in answer) this.refusal.value = answer.refused;
    else
      await this.until(() =>
        lines.value.slice(known).some((line) => (type === "act" ? line.seat === seat : line.what === "chance")),
      );
    this.sending.value = null;
  }

  /** Or until the screen is handed over. */
  private until(shown: () => boolean): Promise<void> {
    return new Promise((settle) => {
      const stop = effect(() => {
        if (!shown() && this.table.message.value) return;
        settle();
        queueMicrotask(() => stop());
      });
    });
  }

  // taking it back

  /** One step back: what was pointed at, what was entered last at a real table, or else the last act. */
  undo(): void {
    this.refusal.value = null;
    if (this.target.value !== null) {
      this.target.value = null;
      return;
    }
    if (this.choices.back()) return;
    const undo = this.table.message.value?.undo;
    if (undo) this.refusal.value = undo;
    else if (this.table.info.value?.manual) void this.stepBack();
    else void this.settled("undo");
  }

  /** What was entered last is taken back, and nothing before it. */
  private stepBack(): Promise<void> {
    const { inForce, lines } = this.table;
    const entered = new Set(inForce.value.filter(({ what }) => IN_FORCE.has(what)));
    return this.settled("undo", {
      to: Math.max(
        0,
        lines.value.findLastIndex((line) => entered.has(line)),
      ),
    });
  }

  /** One act is taken back, given by how many lines came before it; what was done after it stands, or nothing changes. */
  leaveOut(line: number): void {
    this.forget();
    void this.settled("undo", { to: line, only: true });
  }

  offer(): void {
    void this.settled("offer");
  }

  answer(accept: boolean): void {
    void this.settled("answer", { accept });
  }

  resign(): void {
    void this.settled("resign");
  }

  private async settled(type: string, fields: Record<string, unknown> = {}): Promise<void> {
    const answer: Answer = await this.table.connection.say(type, { seat: this.table.seat.value, ...fields });
    if ("refused" in answer) this.refusal.value = answer.refused;
  }

  end(): void {
    this.stop();
  }
}
