/** How the totals at a settled plot came about, part by part, as the rules told them. */
import { Icon } from "../../shell/icon";
import type { TableEvent } from "../../shell/protocol";
import { emblem, look } from "./data";
import { named, partText } from "./names";

export function Sums({ events }: { events: TableEvent[] }) {
  return (
    <ul class="sums">
      {events.map(({ args }) => {
        const faction = String(args["faction"]);
        const parts = (args["parts"] as [string, number][]).map(([what, strength]) => partText({ what, strength }));
        return (
          <li key={faction} class={look(faction)}>
            <Icon name={emblem(faction)} /> <span class="sr">{named(faction)}: </span>
            {parts.join(" + ")} = <b>{Number(args["total"])}</b>
          </li>
        );
      })}
    </ul>
  );
}
