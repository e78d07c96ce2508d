/** An example that is being tried: a table that the server keeps nothing of, so this page remembers what was done. */
import { computed, signal } from "@preact/signals";
import { post } from "../shell/api";
import type { Answer, Hears } from "../shell/connection";
import type { FromServer, Plain } from "../shell/protocol";
import { Table } from "../shell/store";
import type { TitlePlay } from "../shell/title";
import type { Example, Step } from "../shell/examples";
import { TrialWire, type Saying } from "../shell/trialwire";

type Deed = [seat: number, act: string];

/** Each time everything that was done is said again, and then what is said now. */
class ExampleWire extends TrialWire {
  readonly deeds = signal<readonly Deed[]>([]);

  constructor(
    private readonly title: string,
    private readonly example: string,
    hears: Hears,
  ) {
    super(hears);
  }

  override async say(type: string, fields: Record<string, unknown>): Promise<Answer> {
    return type === "undo" ? this.goBack(this.deeds.value.length - 1) : super.say(type, fields);
  }

  goBack(count: number): Promise<Answer> {
    this.deeds.value = this.deeds.value.slice(0, Math.max(0, count));
    return this.ask(null);
  }

  protected async asked(say: Saying | null): Promise<readonly FromServer[]> {
    const { title, example, seat } = this;
    const deeds = this.deeds.value;
    const body = { title, example, seat, deeds, say } as unknown as Plain;
    const { heard } = await post<{ heard: FromServer[] }>("/api/examples", body);
    const done = heard.some(({ type }) => type === "done");
    if (say?.["type"] === "act" && done) this.deeds.value = [...deeds, [Number(say["seat"]), String(say["act"])]];
    return heard.map((message) =>
      message.type === "state" && this.deeds.value.length ? { ...message, undo: null } : message,
    );
  }
}

export class Trial extends Table {
  /** The refused steps that were seen to be refused. */
  private readonly seen = signal<ReadonlySet<Step>>(new Set());
  private readonly wire: ExampleWire;

  constructor(
    play: TitlePlay,
    readonly example: Example,
  ) {
    let made: ExampleWire | undefined;
    super(`${play.id}.${example.id}`, play, (hears) => (made = new ExampleWire(play.id, example.id, hears)));
    this.wire = made!;
  }

  open(): void {
    this.seat.value = this.example.seat;
    this.drawer.value = "steps"; // on the phone
    this.connection.look([this.example.seat]);
  }

  /** What was done so far, as far as it is what the example does. */
  readonly done = computed<ReadonlySet<Step>>(() => {
    const left = [...this.wire.deeds.value];
    const found = new Set(this.seen.value);
    for (const step of this.example.steps) {
      if (step.refused) continue;
      if (left[0]?.[0] !== step.seat || left[0][1] !== step.act) break;
      found.add(step);
      left.shift();
    }
    return found;
  });
  /** Whether something else was done than the example does. */
  readonly astray = computed(
    () => this.wire.deeds.value.length > [...this.done.value].filter(({ refused }) => !refused).length,
  );
  readonly next = computed<Step | null>(() => this.example.steps.find((step) => !this.done.value.has(step)) ?? null);
  readonly begun = computed(() => this.wire.deeds.value.length > 0 || this.seen.value.size > 0);

  /** Do the next step; a refused one is tried and says why. */
  async go(): Promise<void> {
    const step = this.next.value;
    if (!step) return;
    if (step.seat !== this.seat.value) {
      this.seat.value = step.seat;
      this.connection.look([step.seat]);
    }
    this.acting.forget();
    await this.acting.act(step.act);
    if (step.refused && this.refusal.value) this.seen.value = new Set(this.seen.value).add(step);
  }

  /** One step back, or to the beginning. */
  async back(whole: boolean): Promise<void> {
    const count = this.wire.deeds.value.length;
    this.acting.forget();
    if (whole || count === 0) this.seen.value = new Set();
    await this.wire.goBack(whole ? 0 : count - 1);
    this.show.skip();
  }
}
