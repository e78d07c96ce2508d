/** Counters: emblems, units with their numbers, stacks. A nation is known by its colour and by its emblem. */
import { Icon } from "../../shell/icon";
import type { Die } from "./battle";
import { codeOf, emblem, look, silhouette } from "./data";
import type { Stack } from "./state";

export function Emblem({ nation, class: extra = "" }: { nation: string; class?: string }) {
  return (
    <span class={`em ${look(nation)} ${extra}`} aria-hidden="true">
      {codeOf(nation) ? <span class="code">{codeOf(nation)}</span> : <Icon name={emblem(nation)} />}
    </span>
  );
}

export function Kind({ kind, count, class: extra = "" }: { kind: string; count?: number | string; class?: string }) {
  return (
    <span class={`uk ${extra}`} aria-hidden="true">
      <Icon name={silhouette(kind)} />
      {count !== undefined && <b>{count}</b>}
    </span>
  );
}

/** The coloured end of a counter: an emblem, or the letters of a nation that has none. */
export const Flag = ({ nation }: { nation: string }) => (
  <span class="flag">
    {codeOf(nation) ? <span class="code">{codeOf(nation)}</span> : <Icon name={emblem(nation)} />}
  </span>
);

/** How much of a stack is told: its size alone, some kinds, or all of them. */
export function StackRow({ stack, kinds, class: extra = "" }: { stack: Stack; kinds: number; class?: string }) {
  const shown = stack.kinds.slice(0, kinds);
  const rest = stack.kinds.slice(shown.length).reduce((sum, [, count]) => sum + count, 0);
  return (
    <span class={`stack ${look(stack.nation)} ${stack.attacking ? "attacks" : ""} ${extra}`} aria-hidden="true">
      <Flag nation={stack.nation} />
      {kinds === 0 ? (
        <b class="sum">{stack.count}</b>
      ) : (
        shown.map(([kind, count]) => <Kind key={kind} kind={kind} count={count} />)
      )}
      {kinds > 0 && rest > 0 && <small>+{rest}</small>}
    </span>
  );
}

export function DieFace({ die: { roll, value, picks } }: { die: Die }) {
  return (
    <span class={["d", roll <= value && "hit", roll <= picks && "picks"].filter(Boolean).join(" ")}>
      <Icon name="d12" />
      <b>{roll}</b>
    </span>
  );
}
