/** What joins a page with a table that the server keeps nothing of: each question is a request of its own. */
import { signal } from "@preact/signals";
import type { Answer, Hears, Link, Wire } from "./connection";
import type { FromServer, StateMessage } from "./protocol";

export type Saying = Record<string, unknown>;

const ASKED = new Set(["act", "preview", "why", "choices"]);

export abstract class TrialWire implements Wire {
  readonly link = signal<Link>("connecting");
  readonly gone = signal(false);
  readonly waiting = signal(0);
  protected seat = 0;
  private turn: Promise<unknown> = Promise.resolve(); // one thing after the other
  private ended = false;

  constructor(private readonly hears: Hears) {}

  /** What is heard when this is said. */
  protected abstract asked(say: Saying | null): Promise<readonly FromServer[]>;

  look([seat]: number[]): void {
    this.seat = seat ?? 0;
    void this.ask(null);
  }

  close(): void {}

  end(): void {
    this.ended = true;
  }

  async say(type: string, fields: Record<string, unknown>): Promise<Answer> {
    return ASKED.has(type) ? this.ask({ type, id: 0, ...fields }) : { refused: null };
  }

  protected ask(say: Saying | null): Promise<Answer> {
    const answer = this.turn.then(() => this.answered(say));
    this.turn = answer;
    return answer;
  }

  private async answered(say: Saying | null): Promise<Answer> {
    let heard: readonly FromServer[];
    try {
      heard = await this.asked(say);
    } catch {
      this.link.value = "lost";
      return { refused: null };
    }
    this.link.value = "open";
    return this.ended ? { refused: null } : this.tell(heard);
  }

  /** Nobody has to enter what came up, unless a page says so. */
  protected seen(message: StateMessage): StateMessage {
    return { ...message, due: null };
  }

  private tell(heard: readonly FromServer[]): Answer {
    let answer: Answer = { refused: null };
    for (const message of heard) {
      if (message.type === "table") this.hears.table(message);
      else if (message.type === "state") this.hears.state(this.seen(message));
      else if (message.type === "done") answer = { done: message };
      else if (message.type === "refused") answer = { refused: message.refusal };
    }
    return answer;
  }
}
