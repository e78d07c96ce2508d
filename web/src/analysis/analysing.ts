/** What is known of the analysis of one replay, and what of it is looked at. */
import { batch, computed, signal } from "@preact/signals";
import { Failed } from "../shell/api";
import { actText, t, told } from "../shell/i18n";
import { nameOf } from "../shell/prompt";
import type { Replay } from "../shell/replay";
import { type Analysis, ask, look, type Stage, type Step, stop } from "./asking";

const AGAIN = 700; // milliseconds between two looks how far it is
const WHOSE = ["own", "others"] as const;

export type Whose = (typeof WHOSE)[number];

/** A mistake, and the moment after it. */
export interface Mistake {
  step: Step;
  at: number;
  own: boolean;
  left: number[]; // the chances after it
}

export class Analysing {
  readonly open = signal(false);
  readonly stage = signal<Stage | "asking">("none");
  readonly progress = signal(0);
  readonly refused = signal("");
  readonly found = signal<Analysis | null>(null);
  readonly whose = signal<Whose>("own");
  private later: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly replay: Replay) {}

  /** Whose chances are drawn: those of the eyes in use. */
  readonly seat = computed(() => this.replay.seat.value ?? 0);

  readonly mistakes = computed<readonly Mistake[]>(() => {
    const found = this.found.value;
    if (!found) return [];
    return found.mistakes.map((n) => {
      const step = found.steps[n]!;
      const left = step.after ?? found.steps[n + 1]?.before ?? found.end;
      return { step, at: this.moment(step.shown), own: step.seat === this.seat.value, left };
    });
  });

  /** The mistake after which the moment shown is. */
  readonly here = computed(() => this.mistakes.value.find(({ at }) => at === this.replay.at.value) ?? null);

  /** When so many lines had been read. */
  moment(shown: readonly number[]): number {
    return this.replay.momentOf(shown[this.replay.seat.value ?? shown.length - 1] ?? 0);
  }

  // asking

  /** What is there already. */
  async arrive(): Promise<void> {
    await this.follow(() => look(this.replay.id, this.open.value));
  }

  async ask(): Promise<void> {
    this.stage.value = "asking";
    await this.follow(() => ask(this.replay.id, this.open.value));
  }

  async stop(): Promise<void> {
    await stop(this.replay.id, this.open.value).catch(() => undefined);
    await this.arrive();
  }

  async judgeBy(open: boolean): Promise<void> {
    this.leave();
    batch(() => {
      this.open.value = open;
      this.found.value = null;
    });
    await this.ask();
  }

  leave(): void {
    clearTimeout(this.later);
  }

  private async follow(asking: () => ReturnType<typeof look>): Promise<void> {
    this.leave();
    try {
      const told = await asking();
      batch(() => {
        this.stage.value = told.state;
        this.progress.value = told.progress;
        this.refused.value = "";
        this.found.value = told.analysis;
      });
    } catch (error) {
      const denied = error instanceof Failed && error.reason !== null;
      const refused = await told(denied ? `core-denied-${error.reason}` : "ui-analysis-away");
      batch(() => {
        this.stage.value = "none";
        this.refused.value = refused;
      });
      return;
    }
    if (this.stage.value === "waiting" || this.stage.value === "running")
      this.later = setTimeout(() => void this.arrive(), AGAIN);
  }

  // looking

  goTo({ at, own }: Mistake): void {
    this.replay.pause();
    this.whose.value = own ? "own" : "others";
    this.replay.goTo(at);
  }

  /** To the next mistake, or the one before, in the order of the game. */
  step(by: 1 | -1): void {
    const inOrder = this.mistakes.value.toSorted((one, other) => one.at - other.at);
    const now = this.replay.at.value;
    const next = by > 0 ? inOrder.find(({ at }) => at > now) : inOrder.findLast(({ at }) => at < now);
    if (next) this.goTo(next);
  }

  /** What is to be said of the moment shown. */
  said(): { what: string; why: string } | null {
    const here = this.here.value;
    if (!here) return null;
    const { act, cost, error, seat } = here.step;
    const size = { cost: percent(cost), error: doubt(error) };
    const args = { act: actText(this.replay.play.id, act), ...size, name: nameOf(this.replay, seat) };
    return { what: t("ui-analysis-cost", args), why: this.better(here.step) };
  }

  better({ better }: Step): string {
    const act = better ? actText(this.replay.play.id, better) : t("core-ui-analysis-nothing");
    return t("core-ui-analysis-better", { act });
  }
}

/** Of a hundred, by how much a cost may be off: nineteen times in twenty by no more than two standard errors. */
export const doubt = (error: number): number => Math.round(200 * error);
export const percent = (chance: number): number => Math.round(100 * chance);
