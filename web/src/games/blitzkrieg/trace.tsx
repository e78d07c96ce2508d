/** How the virtual opponent found its last move: the steps in order; dark where a step narrowed the candidates. */
import { capital, list, noun, stepText, t, type Step } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import type { TableEvent } from "../../shell/protocol";
import type { Table } from "../../shell/store";
import type { Board } from "./data";
import { boardAt } from "./state";

interface Thought {
  turn: number | null;
  steps: Step[];
  placed: TableEvent[];
}

export function lastThought(table: Table): Thought | null {
  const first = boardAt(table).sides[0];
  let thought: Thought | null = null;
  let turn: number | null = null;
  let fresh = true;
  for (const event of table.events.value) {
    if (event.event === "bk-turn") {
      turn = Number(event.args["turn"]);
      fresh = true;
    } else if (event.event === "bk-thought") {
      if (fresh || !thought) thought = { turn, steps: [], placed: [] };
      fresh = false;
      thought.steps.push(...(event.args["trace"] as unknown as Step[]));
    } else if (event.event === "bk-placed" || event.event === "bk-placed-spy") {
      if (thought && !fresh && event.args["side"] === first) thought.placed.push(event);
    }
  }
  return thought;
}

export function Trace({ table }: { table: Table }) {
  const thought = lastThought(table);
  if (!thought) return <p class="soft">{t("core-ui-no-trace")}</p>;
  const board = boardAt(table);
  return (
    <>
      <ol class="steps" aria-label={t("bk-ui-steps")}>
        {thought.steps.map((step, n) => {
          const narrowed = step.met && (step.kept.length < step.had.length || step.die !== undefined);
          return (
            <li key={n} class={narrowed ? "keep" : ""}>
              <span class="n" aria-hidden="true">
                {step.step}
              </span>
              <span aria-hidden="true">
                {capital(t(`bk-step-${step.step}`))} {step.die !== undefined && <Icon name={`die-${step.die}`} class="die" />}
              </span>
              <span class="r" aria-hidden="true">
                <Left step={step} board={board} narrowed={narrowed} />
              </span>
              <span class="sr">{stepText("blitzkrieg", step)}</span>
            </li>
          );
        })}
      </ol>
      <p class="so">
        {thought.placed.map((event, n) => (
          <span key={n}>
            <Icon name="check" />{" "}
            {capital(t("bk-plan-place", { token: String(event.args["token"]), space: String(event.args["space"]) }))}
          </span>
        ))}
      </p>
    </>
  );
}

function Left({ step, board, narrowed }: { step: Step; board: Board; narrowed: boolean }) {
  if (!step.met) return <>{t("core-ui-none")}</>;
  const theatres = step.kept.every((one) => board.theatres.some(({ id }) => id === one));
  if (step.level === "theatre" && theatres) {
    return (
      <span class="chips">
        {board.theatres.map(({ id }, n) => (
          <i key={id} class={step.kept.includes(id) ? "on" : ""}>
            {n + 1}
          </i>
        ))}
      </span>
    );
  }
  if (!narrowed && step.kept.length > 1) return <>{t("ui-bk-all-stay", { count: step.kept.length })}</>;
  if (step.kept.length > 2) return <>{t("ui-bk-of", { kept: step.kept.length, had: step.had.length })}</>;
  const short = (one: string) => {
    const row = /^row:\d+ (\S+)$/.exec(one);
    const space = /^(\S+)-(\d+)-(\d+)$/.exec(one);
    if (row) return noun("blitzkrieg", row[1]!);
    return space ? t("ui-bk-space-short", { campaign: Number(space[2]), space: Number(space[3]) }) : "";
  };
  const names = step.kept.map(short).filter(Boolean);
  return names.length ? <b>{list(names)}</b> : <Icon name="check" />;
}
