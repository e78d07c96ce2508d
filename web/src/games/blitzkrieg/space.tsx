/** A space of a campaign: its ground, its effect or its token, and what may be done with it. */
import { capital, noun, t } from "../../shell/i18n";
import { symbol } from "../../shell/icon";
import type { Table } from "../../shell/store";
import type { Space, Terrain } from "./data";
import type { Question } from "./thought";
import { Counter } from "./tokens";

const COAST = "M56 0C49 9 45 7 40 15S31 22 27 30 15 37 12 44 5 50 0 56";

function Waves({ split }: { split: boolean }) {
  const wave = (y: number, x = -4) => `M${x} ${y}q4-3.4 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0`;
  return (
    <path
      class="wave"
      clip-path={split ? "url(#bk-water)" : undefined}
      d={[9, 19, 29, 39, 49].map((y, n) => wave(y, n % 2 ? -4 : -8)).join("")}
    />
  );
}

function Fields({ split }: { split: boolean }) {
  return (
    <path
      class="hill"
      clip-path={split ? "url(#bk-ground)" : undefined}
      d="M6 12q4-5 8 0M18 7q4-5 8 0M34 12q4-5 8 0M46 21q4-5 8 0M3 27q4-5 8 0M22 22q3-4 7 0M38 31q4-5 8 0M8 41q4-5 8 0M24 38q4-5 8 0M42 46q4-5 8 0M18 51q4-5 8 0M2 53q3-4 6 0"
    />
  );
}

/** Clips of the coast, once for the whole board. */
export function Defs() {
  return (
    <svg class="defs" aria-hidden="true">
      <clipPath id="bk-water">
        <path d={`${COAST}H56z`} />
      </clipPath>
      <clipPath id="bk-ground">
        <path d={`${COAST}V0z`} />
      </clipPath>
    </svg>
  );
}

function Ground({ terrain }: { terrain: Terrain }) {
  return (
    <>
      <rect class={terrain === "sea" ? "sea" : "land"} width="56" height="56" />
      {terrain !== "sea" && <Fields split={terrain === "either"} />}
      {terrain === "either" && <path class="sea" d={`${COAST}H56z`} />}
      {terrain !== "land" && <Waves split={terrain === "either"} />}
      {terrain === "either" && (
        <>
          <path class="surf" d={COAST} transform="translate(1.6 1.6)" />
          <path class="coast" d={COAST} />
        </>
      )}
    </>
  );
}

const SYMBOLS: Record<string, string[]> = {
  production: ["factory"],
  "improved-production": ["factory"],
  research: ["gears"],
  "improved-research": ["gears"],
  "research-industry": ["gears", "factory"],
  bombing: ["bomb"],
  tactical: ["tactical"],
  strategic: ["strategic"],
  propaganda: ["shield"],
};

export const effectSymbol = (effect: string): string | undefined => SYMBOLS[effect]?.[0];

function Effect({ effect, value }: { effect: string; value: number }) {
  const [first, second] = SYMBOLS[effect] ?? [];
  if (!first) return null;
  if (effect === "propaganda") {
    return (
      <g class="fx">
        <use href={symbol("shield")} x="12" y="11" width="32" height="34" />
        <text class="in" x="28" y="32" text-anchor="middle">
          {value}
        </text>
      </g>
    );
  }
  if (effect === "strategic") {
    return (
      <g class="fx">
        <use href={symbol(first)} x="14" y="9" width="28" height="22" />
        <text x="28" y="45" text-anchor="middle">
          +{value}
        </text>
      </g>
    );
  }
  if (second) {
    return (
      <g class="fx">
        <use href={symbol(first)} x="8" y="9" width="22" height="22" />
        <use href={symbol(second)} x="26" y="25" width="23" height="23" />
      </g>
    );
  }
  if (effect === "tactical" || value > 1) {
    return (
      <g class="fx">
        <use href={symbol(first)} x="6" y="15" width="26" height="26" />
        <text x="42" y="35" text-anchor="middle">
          {effect === "tactical" ? `+${value}` : value}
        </text>
      </g>
    );
  }
  return (
    <g class="fx">
      <use href={symbol(first)} x="13" y="13" width="30" height="30" />
    </g>
  );
}

export function effectText(space: Space): string {
  const effect = noun("blitzkrieg", space.effect);
  return space.value > 0 ? t("ui-bk-effect", { effect, value: space.value }) : effect;
}

interface Props {
  table: Table;
  space: Space;
  token: string | undefined; // side and token
  coming: string | undefined; // what a previewed act puts here
  last: boolean;
  question: Question | null;
}

export function SpaceButton({ table, space, token, coming, last, question }: Props) {
  const legal = table.choices.glowing.value.has(space.id);
  const chosen = table.choices.pointed.value.some((one) => one.noun === space.id);
  const event = table.news.value;
  const news = event?.args["space"] === space.id;
  const aim = news && !token && event?.event.startsWith("bk-placed");
  const candidate = question && question.spaces.size > 0 && (question.spaces.has(space.id) ? "in" : "out");
  const [side = "", id = ""] = (token ?? coming ?? "").split(" ");
  const spoken = t("ui-bk-space", {
    space: noun("blitzkrieg", space.id),
    terrain: noun("blitzkrieg", space.terrain),
    effect: effectText(space),
    holder: token ? t("ui-bk-token-of", { side, token: noun("blitzkrieg", id) }) : t("bk-ui-free"),
    state: chosen ? "chosen" : legal ? "legal" : "none",
  });
  const classes = [
    "space",
    space.terrain,
    legal && "legal",
    chosen && "chosen",
    coming && "preview",
    last && "last",
    news && "news",
    aim && "aim",
    candidate,
  ];
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(" ")}
      data-noun={space.id}
      data-fly={space.id}
      aria-pressed={legal || chosen ? chosen : undefined}
      tabIndex={legal ? 0 : -1}
      onClick={() => table.point(space.id, space.id)}
    >
      <span class="sr">{capital(spoken)}</span>
      <svg class="ground" viewBox="0 0 56 56" aria-hidden="true">
        <Ground terrain={space.terrain} />
        {!token && !coming && (
          <>
            {space.terrain !== "sea" && <use class="t" href={symbol("army")} x="2" y="1" width="13" height="13" />}
            {space.terrain !== "land" && <use class="t" href={symbol("navy")} x="41" y="41" width="13" height="13" />}
            <Effect effect={space.effect} value={space.value} />
          </>
        )}
      </svg>
      {(token || coming) && <Counter side={side} id={id} class={coming && !token ? "ghost" : ""} />}
    </button>
  );
}
