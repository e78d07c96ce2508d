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

/** Acts that only end what is going on. */
const ENDING = new Set(["stop", "pass", "done", "forgo", "skip", "discard"]);

/** The place of each noun in an act, all of them different; null when the act does not have them all. */
function placesIn(act: Act, nouns: readonly string[]): number[] | null {
  const places: number[] = [];
  for (const noun of nouns) {
    const place = act.nouns.findIndex((one, n) => one === noun && !places.includes(n));
    if (place < 0) return null;
    places.push(place);
  }
  return places;
}

const inOrder = (places: readonly number[]): boolean => places.every((place, n) => n === 0 || places[n - 1]! < place);

export class Choices {
  readonly pointed = signal<readonly Pointed[]>([]);
  /** The text of an act that was picked by its name: of several with the same nouns, or one without any. */
  private readonly picked = signal<string | null>(null);

  /**
   * `free` are acts for which nothing glows; `spares` tells which nouns need not be pointed at, `several` of which equal
   * ones lie side by side.
   */
  constructor(
    readonly acts: ReadonlySignal<readonly Act[]>,
    private readonly free: ReadonlySignal<readonly Act[]>,
    private readonly spares: (noun: string) => boolean,
    private readonly several: (noun: string) => boolean,
  ) {}

  /** Acts without nouns: they have buttons of their own. */
  readonly plain = computed(() => this.acts.value.filter((act) => act.nouns.length === 0));
  /** The one that ends what is going on (stop, pass). */
  readonly out = computed<Act | null>(() => this.plain.value.find(({ verb }) => ENDING.has(verb)) ?? null);
  /** The other ones. */
  readonly deeds = computed(() => this.plain.value.filter((act) => act !== this.out.value));

  /** Everything that can be pointed at next, or instead of what stands in its place. */
  readonly glowing = computed<ReadonlySet<string>>(() => {
    const found = new Set<string>();
    const pointed = this.pointed.value;
    const nouns = pointed.map(({ noun }) => noun);
    for (const act of this.acts.value) {
      act.nouns.forEach((noun, slot) => {
        const others = pointed.filter((one) => one.slot !== slot).map((one) => one.noun);
        if (placesIn(act, [...nouns, noun]) || placesIn(act, [...others, noun])) found.add(noun);
      });
    }
    return found;
  });

  /** The first place that is still empty in each act that has what was pointed at, and how many there are. */
  readonly missing = computed<readonly { verb: string; slot: number; left: number }[]>(() => {
    const nouns = this.pointed.value.map(({ noun }) => noun);
    return this.acts.value.flatMap((act) => {
      const places = placesIn(act, nouns);
      if (!places) return [];
      const empty = act.nouns.flatMap((noun, n) => (places.includes(n) || this.spares(noun) ? [] : [n]));
      return empty.length ? [{ verb: act.verb, slot: empty[0]!, left: empty.length }] : [];
    });
  });

  /** What the nouns that were pointed at may mean; those that have them in this order come first. */
  readonly meanings = computed<readonly Act[]>(() => {
    const nouns = this.pointed.value.map(({ noun }) => noun);
    if (nouns.length === 0) return [];
    const fitting = this.acts.value.flatMap((act) => {
      const places = placesIn(act, nouns);
      return places && act.nouns.every((noun, n) => places.includes(n) || this.spares(noun)) ? [{ act, places }] : [];
    });
    // who heals itself is helper and patient, and is pointed at once
    if (fitting.length === 0)
      return this.acts.value.filter(
        (act) => placesIn(act, nouns) && act.nouns.every((noun, n) => nouns.includes(noun) && !this.isAnother(act, n)),
      );
    const said = fitting.filter(({ places }) => inOrder(places));
    return [...said, ...fitting.filter((one) => !said.includes(one))].map(({ act }) => act);
  });

  /** Whether the noun in a place of an act stands for another thing that is like one before it. */
  private isAnother({ nouns }: Act, place: number): boolean {
    const noun = nouns[place]!;
    return nouns.indexOf(noun) < place && this.several(noun);
  }

  /** The act that is meant, once all its nouns were pointed at. */
  readonly complete = computed<Act | null>(() => {
    const all = this.meanings.value;
    const named = [...all, ...this.plain.value, ...this.free.value];
    return named.find(({ text }) => text === this.picked.value) ?? all[0] ?? null;
  });

  /** Pick an act by its name. */
  pick(act: Act): void {
    if (!this.meanings.value.includes(act)) this.pointed.value = [];
    this.picked.value = act.text;
  }

  /** Mean an act as a whole: all its nouns have been pointed at, in their order. */
  mean(act: Act, keys: readonly string[] = act.nouns): void {
    this.pointed.value = act.nouns.map((noun, slot) => ({ slot, noun, key: keys[slot]! }));
    this.picked.value = act.text;
  }

  /** Whether the noun was taken. What is pointed at twice is let go. */
  point(noun: string, key: string): boolean {
    const pointed = this.pointed.value;
    this.picked.value = null;
    if (pointed.some((other) => other.noun === noun && other.key === key)) {
      this.pointed.value = pointed.filter((other) => other.key !== key);
      return true;
    }
    if (this.take([...pointed, { slot: -1, noun, key }])) return true;
    let instead: number | null = null;
    for (const act of this.acts.value) {
      const slot = act.nouns.indexOf(noun);
      if (slot < 0) continue;
      if (this.take([...pointed.filter((other) => other.slot !== slot), { slot, noun, key }])) return true;
      instead ??= slot;
    }
    // it does not go with the rest: what leads an act begins a new one
    if (instead === 0) this.pointed.value = [{ slot: 0, noun, key }];
    return false;
  }

  /** Point at all of these, if an act has them; one that has them in this order goes before the others. */
  private take(wanted: readonly Pointed[]): boolean {
    const nouns = wanted.map(({ noun }) => noun);
    const places = this.acts.value.flatMap((act) => {
      const found = placesIn(act, nouns);
      return found ? [found] : [];
    });
    const best = places.find(inOrder) ?? places[0];
    if (!best) return false;
    this.pointed.value = wanted.map((one, n) => ({ ...one, slot: best[n]! }));
    return true;
  }

  /** Let go of the newest noun; false when there was none. */
  back(): boolean {
    if (this.picked.value !== null && this.pointed.value.length === 0) {
      this.picked.value = null;
      return true;
    }
    if (this.pointed.value.length === 0) return false;
    this.picked.value = null;
    this.pointed.value = this.pointed.value.slice(0, -1);
    return true;
  }

  clear(): void {
    if (this.picked.value !== null) this.picked.value = null;
    if (this.pointed.value.length) this.pointed.value = [];
  }
}
