/** How the virtual opponent found its move: the steps in order, dark where one settled something; then what came of it. */
import { useEffect, useRef } from "preact/hooks";
import { capital, eventText, list, noun, stepText, t, type Step } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import type { Table } from "../../shell/store";
import { emblem, type Board } from "./data";
import { boardAt } from "./state";
import { telling, thoughtOf } from "./thought";

export function Trace({ table }: { table: Table }) {
  const end = useRef<HTMLLIElement>(null);
  const thought = thoughtOf(table);
  const shown = thought?.steps.length ?? 0;
  useEffect(() => {
    if (thought?.now.length) end.current?.scrollIntoView({ block: "nearest" });
  }, [shown]);
  if (!thought) return <p class="soft">{t("core-ui-no-trace")}</p>;
  const board = boardAt(table);
  const followed = thought.followed.filter(({ event }) => event !== "bk-turn" && event !== "bk-tactic");
  return (
    <>
      <ol class="steps" aria-label={t("bk-ui-steps")}>
        {thought.steps.map((step, n) => {
          const now = thought.now.includes(step);
          return (
            <li
              key={n}
              ref={n === shown - 1 ? end : null}
              class={[telling(step) && "keep", now && "now"].filter(Boolean).join(" ")}
              {...(now ? { "aria-current": "step" as const } : {})}
            >
              <span class="n" aria-hidden="true">
                {step.step}
              </span>
              <span aria-hidden="true">
                {capital(t(`bk-step-${step.step}`))}{" "}
                {step.die !== undefined && <Icon name={`die-${step.die}`} class="die" />}
              </span>
              <span class="r" aria-hidden="true">
                <Left step={step} board={board} />
              </span>
              <span class="sr">{stepText("blitzkrieg", step)}</span>
            </li>
          );
        })}
      </ol>
      {thought.placed.length > 0 && (
        <ul class="so">
          {thought.placed.map((event, n) => (
            <li key={n} class="placed">
              <Icon name="check" />
              <span>
                {capital(
                  t("bk-plan-place", { token: String(event.args["token"]), space: String(event.args["space"]) }),
                )}
              </span>
            </li>
          ))}
          {followed.map((event, n) => (
            <li key={`f${n}`}>
              <Icon name={emblem(String(event.args["side"]))} />
              <span>{eventText(event)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Left({ step, board }: { step: Step; board: Board }) {
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
  if (!telling(step) && step.kept.length > 1) return <>{t("ui-bk-all-stay", { count: step.kept.length })}</>;
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
