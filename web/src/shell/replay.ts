/** A game looked at again: a table at which nothing can be done, but that goes to any moment of the past. */
import { batch, signal } from "@preact/signals";
import type { Analysing } from "../analysis/analysing";
import * as api from "./api";
import { lookOf, looksOf, momentsOf, REST } from "./looks";
import type { Line, View } from "./protocol";
import { replayPath } from "./router";
import { pace } from "./settings";
import { Table } from "./store";
import type { State } from "./title";

const STEP: Record<string, number> = { off: 350, fast: 700, calm: 1400, slow: 2500 }; // milliseconds, by the pace
const AT_ONCE = 3; // requests under way
const NEAR = 6; // moments that are fetched without pausing
const PAUSE = 120;
const PAUSE_WHEN_TOLD = 2_000; // the server asked for patience
const ADDRESS_AFTER = 250;
const MOST_KEPT = 600;

export class Replay extends Table {
  override readonly past = true;
  readonly at = signal(0);
  readonly playing = signal(false);
  /** All moments that the eyes in use have seen, as lines of the log, and how the table looked after each of them. */
  readonly whole = signal<readonly Line[]>([]);
  readonly looks = signal<readonly State[]>([]);
  /** What a bot says of the game, once somebody has asked. */
  readonly analysing = signal<Analysing | null>(null);
  private seqs: readonly (number | null)[] = []; // what the server calls each moment
  private views = new Map<number, View>(); // what the server said; a look is only our own reckoning
  private asked = new Set<number>();
  private left = false;
  private later: ReturnType<typeof setTimeout> | undefined;
  private going: ReturnType<typeof setTimeout> | undefined;
  private writing: ReturnType<typeof setTimeout> | undefined;

  get last(): number {
    return this.whole.value.length;
  }

  /** Whether the game is over for good: at a real table people may still go back. */
  get over(): boolean {
    const info = this.info.value;
    return Boolean(info?.over && !info.manual && info.untold.length === 0 && !info.closed);
  }

  // coming and going

  /** Without a moment at the end, without eyes through one's own; it is played from when so many lines had been shown. */
  async open(move: number | null, eyes: string | null, since: number | null = null): Promise<void> {
    try {
      await api.loadMe();
      await this.refresh();
      const seat = eyes === "public" ? null : eyes === null ? (this.own()[0] ?? null) : Number(eyes);
      const from = () => this.seqs.findIndex((seq) => seq !== null && seq >= (since ?? 0));
      await this.lookThrough(seat, () => (since === null ? (move ?? Infinity) : Math.max(0, from())));
      if (since !== null && this.at.value < this.last) this.start();
    } catch (error) {
      if (api.passing(error)) throw error;
      this.missing.value = true;
    }
  }

  /** Whose eyes there are: after the end everybody's, before it one's own; null is what all may see. */
  eyes(): (number | null)[] {
    const info = this.info.value;
    if (!info) return [];
    const seats = info.seats.flatMap(({ mine }, seat) => (mine || info.over ? [seat] : []));
    return [...seats, null];
  }

  async see(seat: number | null): Promise<void> {
    const before = this.whole.value;
    const at = this.at.value;
    await this.lookThrough(seat, (lines) => sameMoment(before, at, lines));
  }

  /** The moment by which so many lines had been shown. */
  momentOf(lines: number): number {
    const found = this.seqs.findIndex((seq) => seq !== null && seq >= lines);
    return found < 0 ? this.last : found;
  }

  private async lookThrough(seat: number | null, moment: (lines: readonly Line[]) => number): Promise<void> {
    const [now, first] = await Promise.all([api.view(this.id, seat), api.viewAt(this.id, seat, 0)]);
    const moments = momentsOf(now.lines);
    const lines = moments.map(({ line }) => line);
    batch(() => {
      this.asked.clear();
      this.seqs = [0, ...moments.map(({ seq }) => seq)];
      this.views = new Map([
        [0, first.view],
        [lines.length, now.view],
      ]);
      this.seat.value = seat;
      this.opening.value = now.opening ?? [];
      this.whole.value = lines;
      this.looks.value = looksOf(this.play, lookOf(first.view), lines);
      this.turnTo(Math.min(moment(lines), lines.length));
    });
  }

  override leave(): void {
    this.left = true;
    this.analysing.value?.leave();
    this.pause();
    clearTimeout(this.later);
    clearTimeout(this.writing);
    super.leave();
  }

  // going to a moment

  goTo(at: number): void {
    const bounded = Math.max(0, Math.min(this.last, at));
    if (bounded !== this.at.value) this.turnTo(bounded);
  }

  move(by: number): void {
    this.pause();
    this.goTo(this.at.value + by);
  }

  /** To where somebody did something next, or before, past what chance did in between. */
  moveTurn(by: 1 | -1): void {
    this.pause();
    const lines = this.whole.value;
    let at = this.at.value + by;
    while (at > 0 && at < lines.length && !["act", REST].includes(lines[at - 1]!.what)) at += by;
    this.goTo(at);
  }

  start(): void {
    if (this.at.value === this.last) this.goTo(0);
    this.playing.value = true;
    this.going = setTimeout(this.goOn, STEP[pace.value] ?? 1000);
  }

  private goOn = (): void => {
    this.goTo(this.at.value + 1);
    if (this.at.value === this.last) this.playing.value = false;
    else this.going = setTimeout(this.goOn, STEP[pace.value] ?? 1000);
  };

  pause(): void {
    clearTimeout(this.going);
    this.playing.value = false;
  }

  private turnTo(at: number): void {
    batch(() => {
      this.at.value = at;
      this.lines.value = this.whole.value.slice(0, at);
      this.draw();
    });
    this.fetchMore();
    clearTimeout(this.writing);
    this.writing = setTimeout(() => history.replaceState(null, "", this.address(at)), ADDRESS_AFTER);
  }

  override moment(): number {
    return this.seqs[this.at.value] ?? 0;
  }

  address(at: number): string {
    return replayPath(this.id, at, this.seat.value);
  }

  /** The moment as the server told it, or until then as the log lets it look. */
  private draw(): void {
    const at = this.at.value;
    const first = this.views.get(0);
    if (!first) return;
    const { derived: _ofTheBeginning, ...bare } = first;
    const look: View = {
      ...bare,
      pending: [],
      chance: null,
      prompt: null,
      outcome: null,
      state: this.looks.value[at] ?? first.state,
    };
    this.message.value = {
      type: "state",
      seat: this.seat.value,
      seq: at,
      since: 0,
      view: this.views.get(at) ?? look,
      legal: [],
      free: [],
      lines: [],
      undo: null,
      due: null,
      offer: null,
      over: true,
    };
  }

  /** Pointing only inspects: nothing can be done in the past. */
  override point(noun: string): void {
    this.inspected.value = this.inspected.value === noun ? null : noun;
  }

  // fetching: what is near first, then by and by all of it, so that the slider has it all

  private fetchMore = (): void => {
    clearTimeout(this.later);
    while (this.asked.size < AT_ONCE) {
      const at = this.nearestMissing();
      if (at === null) return;
      if (Math.abs(at - this.at.value) > NEAR && this.asked.size > 0) return;
      void this.fetch(at);
    }
  };

  private nearestMissing(): number | null {
    const missing = (at: number) => (this.seqs[at] ?? null) !== null && !this.views.has(at) && !this.asked.has(at);
    const farthest = this.views.size < MOST_KEPT ? this.last : 0;
    for (let far = 0; far <= farthest; far++) {
      const found = [this.at.value + far, this.at.value - far].find(missing);
      if (found !== undefined) return found;
    }
    return null;
  }

  private async fetch(at: number): Promise<void> {
    const seat = this.seat.value;
    let pause = Math.abs(at - this.at.value) > NEAR ? PAUSE : 0;
    this.asked.add(at);
    try {
      const past = await api.viewAt(this.id, seat, this.seqs[at] ?? 0);
      if (seat === this.seat.value) {
        this.views.set(at, past.view);
        if (at === this.at.value) this.draw();
      }
    } catch {
      pause = PAUSE_WHEN_TOLD; // the look has to do meanwhile
    }
    this.asked.delete(at);
    if (this.left) return;
    if (pause === 0) this.fetchMore();
    else this.later = setTimeout(this.fetchMore, pause);
  }
}

/** The same moment in the log of somebody else, who may have read more lines or fewer: as many acts were done. */
function sameMoment(before: readonly Line[], at: number, lines: readonly Line[]): number {
  if (before.length === lines.length) return at;
  const acts = before.slice(0, at).filter((line) => line.what === "act").length;
  if (at === before.length) return lines.length;
  let done = 0;
  const next = lines.findIndex((line) => line.what === "act" && ++done > acts);
  return next < 0 ? lines.length : next;
}
