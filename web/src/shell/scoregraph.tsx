/** The points of all sides over a whole game, one step for each line of its log. */
import { useMemo } from "preact/hooks";
import type { State, TitlePlay } from "./title";

interface Props {
  play: TitlePlay;
  mode: string;
  looks: readonly State[];
  at: number;
}

const EVERY = 10; // points between two lines of the grid

export function ScoreGraph(props: Props) {
  const { looks, at } = props;
  const curves = useMemo(() => <Curves {...props} />, [props.looks, props.mode]);
  return (
    <div class="graph">
      <div class="past" style={{ width: `${(100 * at) / Math.max(1, looks.length - 1)}%` }} />
      {curves}
    </div>
  );
}

function Curves({ play, mode, looks }: Props) {
  const scores = looks.map((look) => play.score(look, mode));
  const most = Math.max(EVERY, ...scores.flatMap((sides) => sides.map(({ points }) => points))) + 1;
  const last = Math.max(1, looks.length - 1);
  const grid = Array.from({ length: Math.floor(most / EVERY) }, (_, n) => (n + 1) * EVERY);
  const path = (side: number) =>
    scores.map((sides, n) => `${n === 0 ? "M0 " : `H${n}V`}${most - (sides[side]?.points ?? 0)}`).join("");
  return (
    <svg viewBox={`0 0 ${last} ${most}`} preserveAspectRatio="none" aria-hidden="true">
      {grid.map((points) => (
        <path key={points} class="grid" d={`M0 ${most - points}H${last}`} />
      ))}
      {scores.at(-1)?.map(
        (
          { colour, curve },
          side, // at first it may be open who plays
        ) => (
          <path key={side} class={`curve nth${side}`} style={{ stroke: curve ?? colour }} d={path(side)} />
        ),
      )}
    </svg>
  );
}
