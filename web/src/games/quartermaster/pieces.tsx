/** Pieces, emblems and stars. A country is known by its colour and by its emblem. */
import { Icon, symbol } from "../../shell/icon";
import { emblem, isLand, look, sideEmblem } from "./data";

export function Emblem({ country, class: extra = "" }: { country: string; class?: string }) {
  return (
    <span class={`em ${look(country)} ${extra}`} aria-hidden="true">
      <Icon name={emblem(country)} />
    </span>
  );
}

export const SideMark = ({ side }: { side: string }) => (
  <span class={`sm ${side}`} aria-hidden="true">
    <Icon name={sideEmblem(side)} />
  </span>
);

export function Piece({ country, space, class: extra = "" }: { country: string; space: string; class?: string }) {
  const land = isLand(space);
  return (
    <span class={`pc ${land ? "army" : "navy"} ${look(country)} ${extra}`} aria-hidden="true">
      <svg viewBox={land ? "0 0 30 30" : "0 0 35 30"}>
        <use href={symbol(land ? "crate" : "ship")} />
        <circle class="field" cx={land ? 14.5 : 17.5} cy={land ? 18 : 21} r="7.4" />
        <svg x={land ? 8.5 : 11.5} y={land ? 12 : 15} width="12" height="12" class="pe">
          <use href={symbol(emblem(country))} />
        </svg>
      </svg>
    </span>
  );
}
