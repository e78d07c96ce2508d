/** Tokens as cardboard counters: side by colour, corners and emblem; special weapons with a gold corner. */
import { t } from "../../shell/i18n";
import { symbol } from "../../shell/icon";
import { emblem, look, tokenOf, type Look, type Token } from "./data";

const SHAPES: Record<string, string> = {
  "elite-army": "arm-heavy",
  "elite-navy": "battleship",
  "elite-air": "fighter",
  "blitz-army": "arm-light",
  "blitz-navy": "destroyer",
  "bomber-navy": "carrier",
  "bomber-air": "bomber-tactical",
  "task-force-army": "arm-medium",
  "task-force-navy": "cruiser-heavy",
  "task-force-air": "bomber-strategic",
  nuclear: "nuclear",
  godzilla: "godzilla",
  scientist: "scientist",
  spy: "spy",
};

const ABILITIES: Record<string, string> = {
  general: "star",
  admiral: "star",
  blitz: "blitz",
  bombing: "bomb",
  "task-force": "task-force",
};

const FALLBACK: Record<string, string> = { army: "army", navy: "navy", air: "air" };

export function shapeOf(token: Token): string {
  return SHAPES[token.id] ?? FALLBACK[token.type] ?? "star";
}

export function worthOf(token: Token): string {
  if (token.ability === "general" || token.ability === "admiral") return `${token.value}+`;
  return token.ability === "spy" ? "?" : String(token.value);
}

const roundOf = (kind: Look): number => ({ axis: 5, allies: 12, nippon: 17 })[kind];

/** Quiet, but honest: what no public source shows is our own. */
export function Approx() {
  return (
    <span class="approx" title={t("core-ui-source-reconstruction")}>
      {"\u202f≈"}
    </span>
  );
}

export function Counter({ side, id, class: extra = "" }: { side: string; id: string; class?: string }) {
  const token = tokenOf(id);
  const kind = look(side);
  const round = roundOf(kind);
  const ability = token && ABILITIES[token.ability];
  return (
    <svg class={`counter ${kind} ${extra}`} viewBox="0 0 52 52" aria-hidden="true">
      <rect class="edge" x="0.5" y="2" width="51" height="49.5" rx={round} />
      <rect class="face" x="0.5" y="0.5" width="51" height="49" rx={round} />
      <rect class="sheen" x="1.5" y="1.5" width="49" height="24" rx={round - 1} />
      <rect class="rim" x="1" y="1" width="50" height="48" rx={round - 0.5} />
      {token?.special && <path class="gold" d={kind === "axis" ? "M4 4h11L4 15z" : "M6 4h9L4 15V6q0-2 2-2z"} />}
      <use href={symbol(token ? shapeOf(token) : "bag")} x="9" y="4" width="34" height="34" />
      <use class="e" href={symbol(emblem(side))} x="4" y="34.5" width="12" height="12" />
      {ability && <use class="ab" href={symbol(ability)} x="36" y="3" width="13" height="13" />}
      <text x="47" y="46.5" text-anchor="end">
        {token ? worthOf(token) : ""}
      </text>
    </svg>
  );
}

/** A token whose face the reader may not see. */
export function FaceDown({ side }: { side: string }) {
  const kind = look(side);
  const round = roundOf(kind);
  return (
    <svg class={`counter down ${kind}`} viewBox="0 0 52 52" aria-hidden="true">
      <rect class="edge" x="0.5" y="2" width="51" height="49.5" rx={round} />
      <rect class="face" x="0.5" y="0.5" width="51" height="49" rx={round} />
      <rect class="rim" x="1" y="1" width="50" height="48" rx={round - 0.5} />
      <use class="back" href={symbol(emblem(side))} x="13" y="12" width="26" height="26" />
    </svg>
  );
}
