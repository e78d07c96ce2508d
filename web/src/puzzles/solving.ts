/** A puzzle that is being solved: a table of which the server keeps nothing, and what was said to the last answer. */
import { signal } from "@preact/signals";
import { post } from "../shell/api";
import type { Answer, Hears } from "../shell/connection";
import type { FromServer, Plain, TableEvent } from "../shell/protocol";
import { Table } from "../shell/store";
import type { TitlePlay } from "../shell/title";
import { TrialWire, type Saying } from "../shell/trialwire";
import { markSolved, type Info } from "./puzzles";

export interface Other {
  act: string;
  chance: number;
  why: TableEvent[];
}

export interface Verdict {
  right: boolean;
  act: string | null; // null: it was given up
  chance: number | null;
  most: number;
  margin: number;
  best: string | null;
  then: string[]; // what the seat does after it
  why: TableEvent[];
  others: Other[];
}

class PuzzleWire extends TrialWire {
  readonly verdict = signal<Verdict | null>(null);
  readonly tries = signal(0);

  constructor(
    private readonly title: string,
    private readonly puzzle: string,
    hears: Hears,
  ) {
    super(hears);
  }

  /** Whoever knows the answer looks at it and does nothing more. */
  override async say(type: string, fields: Record<string, unknown>): Promise<Answer> {
    if (type === "undo" && this.verdict.value) return this.begin();
    return this.verdict.value?.best ? { refused: null } : super.say(type, fields);
  }

  begin(): Promise<Answer> {
    this.verdict.value = null;
    return this.ask(null);
  }

  async giveUp(): Promise<void> {
    const { verdict } = await this.request(null, true);
    this.verdict.value = verdict;
  }

  protected async asked(say: Saying | null): Promise<readonly FromServer[]> {
    const { heard, verdict } = await this.request(say, false);
    if (verdict) {
      this.tries.value += 1;
      this.verdict.value = verdict;
    }
    // a wrong answer is not carried out: the piece stays where it was
    return verdict && !verdict.right ? [] : heard;
  }

  private request(say: Saying | null, giveUp: boolean) {
    const body = { title: this.title, puzzle: this.puzzle, say, give_up: giveUp } as unknown as Plain;
    return post<{ heard: FromServer[]; verdict: Verdict | null }>("/api/puzzles", body);
  }
}

export class Solving extends Table {
  private readonly wire: PuzzleWire;

  constructor(
    play: TitlePlay,
    readonly puzzle: Info,
  ) {
    let made: PuzzleWire | undefined;
    super(`puzzle.${play.id}.${puzzle.id}`, play, (hears) => (made = new PuzzleWire(play.id, puzzle.id, hears)));
    this.wire = made!;
  }

  get verdict() {
    return this.wire.verdict;
  }

  get tries() {
    return this.wire.tries;
  }

  open(): void {
    this.seat.value = this.puzzle.seat;
    this.connection.look([this.puzzle.seat]);
  }

  /** An answer was judged. */
  judged({ right, best }: Verdict): void {
    if (right) markSolved(this.play.id, this.puzzle.id, this.tries.value);
    else if (best) markSolved(this.play.id, this.puzzle.id, 0);
    else this.acting.forget();
    this.drawer.value = "puzzle"; // on the phone
  }

  async again(): Promise<void> {
    this.acting.forget();
    this.drawer.value = "board";
    await this.wire.begin();
    this.show.skip();
  }

  async giveUp(): Promise<void> {
    this.acting.forget();
    await this.wire.giveUp().catch(() => undefined); // the link says that there is no server
  }
}
