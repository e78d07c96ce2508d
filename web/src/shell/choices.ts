/** Pointing at nouns in any order: a token and then a space, or a space and then a token, until one act is meant. */
import { computed, signal, type ReadonlySignal } from "@preact/signals";

export interface Act {
  text: string;
  verb: string;
  nouns: string[];
}

export function readAct(text: string): Act {
  const [verb = "", ...nouns] = text.split(" ");
  return { text, verb, nouns };
}

/** What was pointed at: the noun, its place in the act, and which of several equal things on the table it is. */
export interface Pointed {
  slot: number;
  noun: string;
  key: string;
}

/** How the acts of a title are pointed at, where that differs from one noun after another. */
export interface Manner {
  /** Whether the nouns of a verb are a list, pointed at in any order and number. */
  lists(verb: string): boolean;
  /** Whether a noun may be left out where everything else leaves no doubt, or can be chosen in words. */
  spares(noun: string): boolean;
}

const LEAVING = new Set(["pass", "stop", "skip", "discard"]);

const count = (nouns: readonly string[], noun: string): number => nouns.filter((one) => one === noun).length;

/** Whether all of these are among those, as often as they come. */
const within = (few: readonly string[], many: readonly string[]): boolean =>
  few.every((noun) => count(few, noun) <= count(many, noun));

export class Choices {
  readonly pointed = signal<readonly Pointed[]>([]);
  /** Of several acts with the same nouns the one that was chosen in words. */
  private readonly picked = signal<string | null>(null);
  /** An act that was chosen as a whole, without pointing. */
  private readonly whole = signal<Act | null>(null);

  constructor(
    readonly acts: ReadonlySignal<readonly Act[]>,
    private readonly manner: Manner,
  ) {}

  /** Acts without nouns (stop, pass): they have buttons of their own. */
  readonly plain = computed(() => this.acts.value.filter((act) => act.nouns.length === 0));

  /** The one of them that leaves it at what there is. */
  readonly leave = computed(() => this.plain.value.find(({ verb }) => LEAVING.has(verb)) ?? null);

  /** Whether an act has all that was pointed at, but for what one place of it may have instead. */
  private fits(act: Act, pointed: readonly Pointed[], instead: number | null = null): boolean {
    const others = pointed.filter((other) => other.slot !== instead);
    if (this.manner.lists(act.verb)) return within(others.map(({ noun }) => noun), act.nouns);
    return others.every((other) => act.nouns[other.slot] === other.noun);
  }

  /** Everything that can be pointed at next, or instead of what stands in its place. */
  readonly glowing = computed<ReadonlySet<string>>(() => {
    const found = new Set<string>();
    const pointed = this.pointed.value;
    const nouns = pointed.map(({ noun }) => noun);
    for (const act of this.acts.value) {
      if (this.manner.lists(act.verb)) {
        if (this.fits(act, pointed)) for (const noun of act.nouns) if (count(act.nouns, noun) > count(nouns, noun)) found.add(noun);
      } else {
        act.nouns.forEach((noun, slot) => {
          if (this.fits(act, pointed, slot)) found.add(noun);
        });
      }
    }
    return found;
  });

  /** The acts that all that was pointed at may mean; several where only a verb or a spared noun tells them apart. */
  readonly candidates = computed<readonly Act[]>(() => {
    const pointed = this.pointed.value;
    if (pointed.length === 0) return [];
    const meant = (act: Act) => {
      if (!this.fits(act, pointed)) return false;
      if (this.manner.lists(act.verb)) return act.nouns.length === pointed.length;
      const left = act.nouns.filter((_, slot) => !pointed.some((one) => one.slot === slot));
      return left.every((noun) => this.manner.spares(noun));
    };
    const found = this.acts.value.filter(meant);
    const order = pointed.map(({ noun }) => noun).join(" ");
    const inOrder = found.filter((act) => act.nouns.join(" ") === order); // where the order of a list matters
    return inOrder.length > 0 && found.some((act) => this.manner.lists(act.verb)) ? inOrder : found;
  });

  /** The act that is meant, once all its nouns were pointed at. */
  readonly complete = computed<Act | null>(() => {
    const candidates = this.candidates.value;
    return this.whole.value ?? candidates.find(({ text }) => text === this.picked.value) ?? candidates[0] ?? null;
  });

  /** Choose in words what pointing leaves open. */
  pick(act: Act): void {
    this.picked.value = act.text;
  }

  /** Choose an act that nothing glows for. */
  take(act: Act): void {
    this.pointed.value = [];
    this.whole.value = act;
  }

  /** Whether the noun was taken. What is pointed at twice is let go. */
  point(noun: string, key: string): boolean {
    this.whole.value = null;
    const pointed = this.pointed.value;
    if (pointed.some((other) => other.noun === noun && other.key === key)) {
      this.pointed.value = pointed.filter((other) => other.key !== key);
      return true;
    }
    const lists = this.acts.value.filter((act) => this.manner.lists(act.verb));
    for (const kept of [pointed, pointed.slice(0, -1)]) {
      const next = [...kept, { slot: kept.length, noun, key }];
      if (lists.some((act) => this.fits(act, next))) {
        this.pointed.value = next;
        return true;
      }
    }
    return this.pointInPlace(noun, key);
  }

  private pointInPlace(noun: string, key: string): boolean {
    const pointed = this.pointed.value;
    let instead: number | null = null;
    for (const act of this.acts.value) {
      const slot = act.nouns.indexOf(noun);
      if (slot < 0) continue;
      if (this.fits(act, pointed, slot)) {
        const others = pointed.filter((other) => other.slot !== slot);
        this.pointed.value = [...others, { slot, noun, key }].sort((a, b) => a.slot - b.slot);
        return true;
      }
      instead ??= slot;
    }
    // it does not go with the rest: what leads an act begins a new one
    if (instead === 0) this.pointed.value = [{ slot: 0, noun, key }];
    return false;
  }

  /** Let go of the newest noun; false when there was none. */
  back(): boolean {
    if (this.whole.value) {
      this.whole.value = null;
      return true;
    }
    if (this.pointed.value.length === 0) return false;
    this.pointed.value = this.pointed.value.slice(0, -1);
    return true;
  }

  clear(): void {
    if (this.pointed.value.length) this.pointed.value = [];
    this.picked.value = this.whole.value = null;
  }
}
