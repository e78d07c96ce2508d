/** How a table looked after every line of its log, reckoned from the events alone. */
import type { Line } from "./protocol";
import type { State, TitlePlay } from "./title";

interface Standing {
  line: Line;
  look: State; // after it
}

/** The look at the beginning and after each line. What was taken back looks as if it had not been done. */
export function looksOf(play: TitlePlay, first: State, lines: readonly Line[]): State[] {
  const looks = [first];
  const standing: Standing[] = [];
  for (const line of lines) {
    let look = standing.at(-1)?.look ?? first;
    if (line.what === "undo") {
      const act = standing.findLastIndex((one) => one.line.what === "act" && one.line.seat === line.seat);
      if (act >= 0) standing.length = act;
      look = standing.at(-1)?.look ?? first;
    }
    look = line.events.reduce((state, event) => play.after(state, event), look);
    standing.push({ line, look });
    looks.push(look);
  }
  return looks;
}
