/** What an event asks of people with the printed board in front of them. */
import { capital, eventText, noun, stepText, t, type Step } from "../../shell/i18n";
import type { Line, TableEvent } from "../../shell/protocol";
import type { Table } from "../../shell/store";
import type { Doing } from "../../shell/title";
import { emblem } from "./data";
import { isVirtual, mySide } from "./state";
import { beatsOf, telling } from "./thought";
import { Counter } from "./tokens";

/** What was just entered by hand needs no doing: it lies on the table already. */
const ENTERED = new Set(["bk-drew", "bk-researched", "bk-researched-to-reserve", "bk-thought", "bk-won"]);

/** What the program draws for people, where it draws from the pool, and where that goes. */
const TO: Record<string, "bag" | "reserve"> = { "bk-researched": "bag", "bk-researched-to-reserve": "reserve" };

/** Whether a bot plays with a bag of its own, which is in the program. */
const dealt = (table: Table): boolean => (table.info.value?.dealt.length ?? 0) > 0;

export function doing(table: Table, event: TableEvent, line: Line): Doing | null {
  const { event: name, args } = event;
  const side = String(args["side"]);
  const virtual = isVirtual(table, side);
  if (name === "bk-turn")
    return side === mySide(table) ? null : { text: eventText(event), icon: emblem(side), heading: true };
  if (TO[name] && dealt(table) && side === mySide(table)) {
    const token = String(args["token"]);
    return {
      text: t("ui-bk-do-take", { token, to: TO[name] }),
      picture: <Counter side={side} id={token} />,
      main: true,
    };
  }
  if (ENTERED.has(name)) return null;
  if (name.startsWith("bk-placed")) {
    const [theatre = "", campaign = "", space = ""] = String(args["space"]).split("-");
    const token = String(args["token"]);
    const where = { theatre: noun("blitzkrieg", theatre), campaign: Number(campaign), space: Number(space) };
    const text = t("ui-bk-do-place", { side, token, ...where, from: virtual ? "row" : "reserve" });
    const picture = <Counter side={side} id={token} />;
    return virtual ? { text, picture, why: <Why table={table} placed={event} /> } : { text, picture };
  }
  if (name === "bk-researched-unseen") return { text: t("ui-bk-do-unseen", { side }), icon: "gears" };
  if (name.startsWith("bk-bombed")) {
    if (line.what === "chance" && side === mySide(table))
      return { text: t("ui-bk-do-back", { token: String(args["token"]) }), icon: "bomb" };
    return { text: capital(eventText(event)), icon: "bomb" };
  }
  if (name === "bk-tactic") return { text: eventText(event), icon: "artillery" };
  if (name === "bk-marker-moved") return { text: eventText(event), icon: "strategic" };
  if (name.startsWith("bk-scored")) return { text: eventText(event), icon: emblem(side) };
  return { text: eventText(event), icon: typeof args["side"] === "string" ? emblem(side) : "flag" };
}

/** The steps that settled a placement: those of the thoughts since the placement before it. */
function Why({ table, placed }: { table: Table; placed: TableEvent }) {
  let steps: Step[] = [];
  for (const event of table.inForce.value.flatMap((line) => line.events)) {
    if (event === placed) break;
    if (event.event === "bk-thought") steps.push(...beatsOf(event).flat());
    else if (event.event === "bk-turn" || event.event.startsWith("bk-placed")) steps = [];
  }
  return (
    <ol class="why">
      {steps.filter(telling).map((step, n) => (
        <li key={n}>{stepText("blitzkrieg", step)}</li>
      ))}
    </ol>
  );
}

export function prepare(table: Table): Doing[] {
  const tactics = table.info.value?.options["tactical-tokens"] === true;
  return [
    { text: t("ui-bk-do-markers"), icon: "shield" },
    { text: t(dealt(table) ? "ui-bk-do-bags-dealt" : "ui-bk-do-bags"), icon: "bag" },
    { text: t(dealt(table) ? "ui-bk-do-pool-dealt" : "ui-bk-do-pool"), icon: "gears" },
    ...(tactics ? [{ text: t("ui-bk-do-tactics"), icon: "artillery" }] : []),
  ];
}
