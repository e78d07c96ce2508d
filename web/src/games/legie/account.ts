/** What the log tells of each plot that was settled: totals, and what happened step by step. */
import type { TableEvent } from "../../shell/protocol";
import type { Table } from "../../shell/store";

export interface Account {
  game: number;
  round: number;
  location: string;
  plot: string;
  totals: { faction: string; total: number; points: number; supplies: number }[];
  steps: { step: "charges" | "winner" | "effects" | "cold"; events: TableEvent[] }[];
}

const STEPS: Record<string, Account["steps"][number]["step"]> = {
  "lg-charged": "charges",
  "lg-ducked": "charges",
  "lg-total": "winner",
  "lg-nobody": "winner",
  "lg-pays-nothing": "winner",
  "lg-won": "winner",
  "lg-took-all": "winner",
  "lg-survived": "winner",
  "lg-maimed": "effects",
  "lg-mutilated": "effects",
  "lg-healed": "effects",
  "lg-froze": "cold",
  "lg-frostbitten": "cold",
  "lg-warmed": "cold",
};

/** All plots that have been settled, in order; the last one may not be finished. */
export function accountsOf(table: Table): Account[] {
  const found: Account[] = [];
  let [game, round, location] = [1, 1, ""];
  let now: Account | null = null;
  for (const event of table.events.value) {
    const { event: name, args } = event;
    if (name === "lg-next-game") game = Number(args["game"]);
    else if (name === "lg-location") [round, location] = [Number(args["round"]), String(args["location"])];
    else if (name === "lg-round-over") now = null;
    else if (name === "lg-plot-begins") {
      now = { game, round, location, plot: String(args["plot"]), totals: [], steps: [] };
      found.push(now);
    } else if (now) note(now, event);
  }
  return found;
}

function note(account: Account, event: TableEvent): void {
  const { event: name, args } = event;
  const side = account.totals.find(({ faction }) => faction === args["faction"]);
  if (name === "lg-total") account.totals.push({ faction: String(args["faction"]), total: Number(args["total"]), points: 0, supplies: 0 });
  else if (name === "lg-won" && side) side.points = Number(args["points"]);
  else if ((name === "lg-survived" || name === "lg-took-all") && side) side.supplies += Number(args["supplies"]);
  const last = account.steps.at(-1);
  const step = STEPS[name] ?? last?.step ?? "charges"; // wounds and deaths belong to what brought them
  if (last?.step === step) last.events.push(event);
  else account.steps.push({ step, events: [event] });
}
