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

export class Choices {
  readonly pointed = signal<readonly Pointed[]>([]);

  constructor(readonly acts: ReadonlySignal<readonly Act[]>) {}

  /** Acts without nouns (stop, pass): they have buttons of their own. */
  readonly plain = computed(() => this.acts.value.filter((act) => act.nouns.length === 0));

  /** Everything that can be pointed at next, or instead of what stands in its place. */
  readonly glowing = computed<ReadonlySet<string>>(() => {
    const found = new Set<string>();
    const pointed = this.pointed.value;
    for (const act of this.acts.value) {
      act.nouns.forEach((noun, slot) => {
        if (pointed.every((other) => other.slot === slot || act.nouns[other.slot] === other.noun)) found.add(noun);
      });
    }
    return found;
  });

  /** The act that is meant, once all its nouns were pointed at. */
  readonly complete = computed<Act | null>(() => {
    const pointed = this.pointed.value;
    if (pointed.length === 0) return null;
    const meant = (act: Act) =>
      act.nouns.length === pointed.length && pointed.every(({ slot, noun }) => act.nouns[slot] === noun);
    return this.acts.value.find(meant) ?? null;
  });

  /** Whether the noun was taken. What is pointed at twice is let go. */
  point(noun: string, key: string): boolean {
    const pointed = this.pointed.value;
    if (pointed.some((other) => other.noun === noun && other.key === key)) {
      this.pointed.value = pointed.filter((other) => other.key !== key);
      return true;
    }
    let instead: number | null = null;
    for (const act of this.acts.value) {
      const slot = act.nouns.indexOf(noun);
      if (slot < 0) continue;
      const others = pointed.filter((other) => other.slot !== slot);
      if (others.every((other) => act.nouns[other.slot] === other.noun)) {
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
    if (this.pointed.value.length === 0) return false;
    this.pointed.value = this.pointed.value.slice(0, -1);
    return true;
  }

  clear(): void {
    if (this.pointed.value.length) this.pointed.value = [];
  }
}
