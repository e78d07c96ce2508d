/** What happened, as work for those who move printed units: journeys told once from start to end, pieces put and taken
 * off by zone. */
import type { Line, Plain, TableEvent } from "../../../shell/protocol";
import { counted, nounFor, partsOf } from "../orders";

export type Work =
  | { what: "turn"; nation: string; line: Line }
  | { what: "date"; event: TableEvent }
  | { what: "order"; nation: string; units: string[]; verb: string; from: string; to: string }
  | { what: "put" | "off"; nation: string; units: string[]; zone: string }
  | { what: "told"; nation: string; event: TableEvent };

/** What changes nothing on the printed board, or is seen as it is entered. */
const NOTHING_TO_DO = new Set([
  "gw-fired",
  "gw-battle-begins",
  "gw-battle-joined",
  "gw-battle-won",
  "gw-battle-held",
  "gw-thought-attack",
  "gw-thought-wait",
  "gw-thought-landing",
  "gw-thought-annex",
  "gw-not-recruited",
  "gw-research-failed",
  "gw-raider-rolled",
  "gw-skirmish",
  "gw-about-to-declare",
]);
/** What people have done with their own hands before they entered it. */
const BY_HAND = new Set(["gw-ordered", "gw-bought", "gw-placed"]);
/** Orders of a journey: the last of the others says how it was made, or what the units are there for. */
const STEPS = new Set(["move", "unload", "attack"]);

/** Units of one kind that go the same way, while they are under way. */
interface Journey {
  nation: string;
  kind: string;
  units: Set<number>;
  from: string;
  to: string;
  verb: string;
}

const text = (value: Plain | undefined): string => (typeof value === "string" ? value : "");

export class Telling {
  readonly works: Work[] = [];
  private journeys: Journey[] = [];
  private battle = ""; // the zone that is fought over

  constructor(private readonly bots: ReadonlySet<number>) {}

  tell(lines: readonly Line[]): Work[] {
    for (const line of lines) {
      const byHand = line.what === "act" && !this.bots.has(line.seat ?? -1);
      for (const event of line.events) if (!byHand || !BY_HAND.has(event.event)) this.hear(event, line);
    }
    this.arrive();
    // a turn in which there was nothing to do is not told
    return this.works.filter((work, n) => work.what !== "turn" || (this.works[n + 1]?.what ?? "turn") !== "turn");
  }

  private hear(event: TableEvent, line: Line): void {
    const { args } = event;
    if (event.event === "gw-ordered") return this.order(args);
    if (event.event.startsWith("gw-battle-")) this.battle = text(args["zone"]);
    if (NOTHING_TO_DO.has(event.event)) {
      if (event.event === "gw-battle-begins") this.arrive();
      return;
    }
    this.arrive();
    const nation = text(args["nation"]);
    if (event.event === "gw-player-turn") this.works.push({ what: "turn", nation, line });
    else if (event.event === "gw-calendar-turn") this.works.push({ what: "date", event });
    else if (event.event === "gw-placed") this.pile("put", nation, text(args["unit"]), text(args["zone"]));
    else if (event.event === "gw-lost") this.pile("off", nation, text(args["unit"]), this.battle);
    else this.works.push({ what: "told", nation, event });
  }

  /** Units go on from where they have come to; those that part go each their way. */
  private order(args: Record<string, Plain>): void {
    const [count, name] = counted(text(args["group"]));
    const { kind } = partsOf(name);
    const [verb, from, to] = [text(args["verb"]), text(args["from"]), text(args["to"])];
    const numbers = (args["units"] ?? []) as number[];
    const before = this.journeys.find(({ units }) => numbers.length > 0 && numbers.every((one) => units.has(one)));
    for (const { units } of this.journeys) for (const one of numbers) units.delete(one);
    const units = new Set(numbers.length ? numbers : Array.from({ length: count }, (_, n) => -n - 1));
    const kept = STEPS.has(verb) && before ? before.verb : verb;
    this.journeys.push({
      nation: text(args["nation"]),
      kind,
      units,
      from: before?.from ?? from,
      to,
      verb: kept === "load" ? verb : kept,
    });
  }

  /** All who were under way are told, those that went the same way together. */
  private arrive(): void {
    const found = new Map<string, Journey[]>();
    for (const one of this.journeys.filter(({ units }) => units.size > 0)) {
      const key = [one.nation, one.verb, one.from, one.to].join();
      found.set(key, [...(found.get(key) ?? []), one]);
    }
    for (const some of found.values()) {
      const { nation, from, to, verb } = some[0]!;
      const plain = STEPS.has(verb) && from !== to ? "move" : verb;
      this.works.push({ what: "order", nation, units: kindsOf(some), verb: plain, from, to });
    }
    this.journeys = [];
  }

  private pile(what: "put" | "off", nation: string, unit: string, zone: string): void {
    const last = this.works.at(-1);
    if (last?.what !== what || last.nation !== nation || last.zone !== zone) {
      this.works.push({ what, nation, units: [unit], zone });
      return;
    }
    const same = last.units.findIndex((one) => counted(one)[1] === unit);
    if (same < 0) last.units.push(unit);
    else last.units[same] = nounFor(counted(last.units[same]!)[0] + 1, unit);
  }
}

function kindsOf(some: readonly Journey[]): string[] {
  const counts = new Map<string, number>();
  for (const { kind, units } of some) counts.set(kind, (counts.get(kind) ?? 0) + units.size);
  return [...counts].map(([kind, count]) => nounFor(count, kind));
}
