/** An entry of a real table that is being put right: what was said about it and the later ones, and what comes of it. */
import { computed, signal } from "@preact/signals";
import { Failed, post } from "../shell/api";
import type { Answer, Hears } from "../shell/connection";
import type { FromServer, Plain, Refusal, StateMessage } from "../shell/protocol";
import { Table } from "../shell/store";
import type { TitlePlay } from "../shell/title";
import { TrialWire, type Saying } from "../shell/trialwire";

/** What becomes of an entry. */
export type Fate = "put" | "left" | "cut" | "fits" | "fails" | "waits";

export interface Checked {
  line: number;
  number: number;
  seat: number | null;
  act: string | null;
  what: Fate;
  mine: boolean;
  refusal: Refusal | null;
}

interface Told {
  seq: number;
  entries: Checked[];
  at: number | null; // the line of the first that has to be settled
  seats: number[]; // who may enter something there; -1 is what came up
  settled: boolean;
  heard: FromServer[];
}

interface Change {
  line: number;
  what: "put" | "left" | "cut";
  acts: [seat: number, act: string][];
}

const CHANCE = -1;
const ENTERED = new Set(["act", "resolve"]);

/** Each time everything that was said about the entries is said again; the server keeps nothing of it. */
class CorrectWire extends TrialWire {
  readonly changes = signal<readonly Change[]>([]);
  readonly told = signal<Told | null>(null);
  readonly refused = signal<Refusal | null>(null);

  constructor(
    private readonly table: string,
    private readonly own: number,
    private readonly line: number,
    hears: Hears,
    private readonly sits: (seat: number | null) => void,
  ) {
    super(hears);
  }

  override async say(type: string, fields: Record<string, unknown>): Promise<Answer> {
    if (!ENTERED.has(type)) return super.say(type, fields);
    const at = this.told.value?.at;
    if (at === null || at === undefined) return { refused: null };
    const seat = type === "resolve" ? CHANCE : Number(fields["seat"]);
    const before = this.changes.value.find(({ line }) => line === at);
    const acts = before?.what === "put" ? before.acts : [];
    return this.settle({ line: at, what: "put", acts: [...acts, [seat, String(fields["act"])]] });
  }

  /** Say what is to become of an entry; what was said about later ones is asked again, as they may fare otherwise now. */
  async settle(change: Change): Promise<Answer> {
    const before = this.changes.value;
    this.changes.value = [...before.filter(({ line }) => line < change.line), change];
    await this.ask(null);
    const refusal = this.told.value?.entries.find(({ line }) => line === change.line)?.refusal ?? null;
    // no line of the log will tell of it, so nobody has to wait for one
    if (this.told.value?.at !== change.line || change.what !== "put") return { refused: null };
    this.changes.value = before;
    await this.ask(null);
    return { refused: refusal };
  }

  back(): Promise<Answer> {
    this.changes.value = this.changes.value.slice(0, -1);
    return this.ask(null);
  }

  async putRight(): Promise<boolean> {
    try {
      await this.request(null, true);
      return true;
    } catch (error) {
      await this.ask(null); // somebody was faster, perhaps: this is how it stands now
      this.refused.value = error instanceof Failed ? error.refusal : null;
      return false;
    }
  }

  protected async asked(say: Saying | null): Promise<readonly FromServer[]> {
    try {
      const told = await this.request(say, false);
      const before = this.told.value;
      this.told.value = told;
      this.refused.value = null;
      const [state] = told.heard.filter((message) => message.type === "state");
      if (state && (before?.at !== told.at || say === null)) this.sits(state.seat);
      return told.heard;
    } catch (error) {
      if (!(error instanceof Failed) || !error.refusal) throw error;
      this.refused.value = error.refusal;
      return [];
    }
  }

  /** What came up is entered here as well. */
  protected override seen(message: StateMessage): StateMessage {
    return message;
  }

  private request(say: Saying | null, putRight: boolean): Promise<Told> {
    const { told, changes } = this;
    const body = { seat: this.own, line: this.line, changes: changes.value, say };
    const sent = putRight ? { ...body, seq: told.value?.seq ?? null } : body;
    const way = putRight ? "put-right" : "correct";
    return post<Told>(`/api/tables/${encodeURIComponent(this.table)}/${way}`, sent as unknown as Plain);
  }
}

export class Correcting extends Table {
  private readonly wire: CorrectWire;
  /** Whether it is done, so that the table itself shows it. */
  readonly done = signal(false);

  constructor(
    readonly table: string,
    play: TitlePlay,
    own: number,
    readonly line: number,
  ) {
    let made: CorrectWire | undefined;
    super(`${table}.${line}`, play, (hears) => {
      made = new CorrectWire(table, own, line, hears, (seat) => this.moveTo(seat));
      return made;
    });
    this.wire = made!;
    this.seat.value = own;
  }

  /** Another moment is shown, which a seat is asked in: nothing that was meant before is meant there. */
  private moveTo(seat: number | null): void {
    this.seat.value = seat;
    this.acting.forget();
  }

  open(): void {
    this.connection.look([this.seat.value ?? 0]);
  }

  readonly checked = computed(() => this.wire.told.value);
  readonly refused = computed(() => this.wire.refused.value);
  readonly changes = computed(() => this.wire.changes.value);
  readonly entry = computed<Checked | null>(() => this.checked.value?.entries[0] ?? null);
  readonly later = computed<readonly Checked[]>(() => this.checked.value?.entries.slice(1) ?? []);
  /** The first that has to be settled. */
  readonly failing = computed<Checked | null>(
    () => this.checked.value?.entries.find(({ what }) => what === "fails") ?? null,
  );
  /** Whether somebody here can say what happened there instead. */
  readonly choosing = computed(() => (this.checked.value?.seats.length ?? 0) > 0);

  /** What was entered in the place of an entry. */
  enteredAt(line: number): readonly string[] {
    const change = this.changes.value.find((one) => one.line === line);
    return change?.what === "put" ? change.acts.map(([, act]) => act) : [];
  }

  async settle(what: "left" | "cut"): Promise<void> {
    const at = this.checked.value?.at;
    if (at === null || at === undefined) return;
    this.acting.forget();
    await this.wire.settle({ line: at, what, acts: [] });
  }

  async back(): Promise<void> {
    this.acting.forget();
    await this.wire.back();
  }

  async putRight(): Promise<void> {
    this.done.value = await this.wire.putRight();
  }
}
