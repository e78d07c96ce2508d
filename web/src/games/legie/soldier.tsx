/** Characters and tokens as they lie on the table: cards with transparent layers over them, backs, and order tokens. */
import { capital, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import type { Table } from "../../shell/store";
import { abilityIcon, characters, emblem, equipmentIcon, EQUIPMENT, isOurs, look, orderIcon, SKILLS } from "./data";
import { readyOf } from "./derived";
import { features, named, shortName, stateOf } from "./names";
import { HIDDEN, type Position, type Soldier, type Token } from "./state";

/** The face of an order token: its number or its symbol. */
export function OrderFace({ order }: { order: string }) {
  if (order === "plus2") return <b>+2</b>;
  const symbol = <Icon name={orderIcon(order)} />;
  return order === "no-medics" ? <span class="barred">{symbol}</span> : symbol;
}

/** A token on a character: its face when it is turned up or one's own, else the emblem alone. */
function OnSoldier({ token, faction, mine }: { token: Token; faction: string; mine: boolean }) {
  const open = token["face-up"];
  const face = open || mine ? token.order : HIDDEN;
  return (
    <span class={["ot", look(faction), open ? "up" : face === HIDDEN ? "back" : "own"].join(" ")} aria-hidden="true">
      {face !== HIDDEN ? (
        <OrderFace order={face} />
      ) : token.number ? (
        <b>{token.number}</b>
      ) : (
        <Icon name={emblem(faction)} />
      )}
    </span>
  );
}

export const sleeveIcon = (word: string): string =>
  word === "wound" || word === "frostbite" ? word : word.startsWith("no-") ? "mutilation" : equipmentIcon(word);
const layerOf = (word: string): string => (EQUIPMENT.includes(word) ? "kit" : word.startsWith("no-") ? "maimed" : word);

interface CardProps {
  table: Table;
  now: Position;
  id: string;
  soldier?: Soldier;
  mine?: boolean;
  big?: boolean;
  coming?: boolean; // only in a preview yet
  ghost?: string | undefined; // an order that a preview puts on it
  fresh?: boolean;
}

/** Everything about a character that is told in words. */
export function spokenOf(props: Pick<CardProps, "table" | "now" | "id" | "soldier" | "mine">): string {
  const { table, now, id, soldier, mine } = props;
  const { sleeve, skills, strength } = readyOf(now, id);
  const { faction, abilities, officer } = characters.get(id)!;
  const told = [
    ...skills.map((skill) => named(skill)),
    ...abilities.map((ability) => t(`lg-ability-${ability}`)),
    ...(officer ? [t("ui-lg-officer")] : []),
    ...sleeve.map((word) => named(word)),
    ...(soldier?.["face-down"] ? [t("ui-lg-face-down")] : []),
    ...(soldier?.token ? [tokenSaid(soldier.token, mine ?? false)] : []),
  ];
  return capital(
    t("ui-lg-soldier", {
      character: id,
      faction,
      strength,
      ...features(told),
      state: stateOf(table, id),
    }),
  );
}

function tokenSaid(token: Token, mine: boolean): string {
  if (token["face-up"]) return t("ui-lg-token-up", { order: token.order });
  if (mine && token.order !== HIDDEN) return t("ui-lg-token-own", { order: token.order });
  return token.number ? t("ui-lg-token-numbered", { number: token.number }) : t("ui-lg-token-hidden");
}

/** A character: strength, three fixed places for skills, abilities and sleeve, the name; all of it within 47 pixels. */
export function Card(props: CardProps) {
  const { table, now, id, soldier, mine = false, big = false, coming = false, ghost, fresh = false } = props;
  const { sleeve, ...ready } = readyOf(now, id);
  const { faction, officer, strength, abilities } = characters.get(id)!;
  const state = stateOf(table, id);
  const classes = [
    "card",
    look(faction),
    big && "big",
    state !== "none" && "legal",
    state === "chosen" && "sel",
    coming && "coming",
    fresh && "new",
    soldier?.["face-down"] && "down",
  ];
  const inside = (
    <>
      {sleeve.map((word, n) => (
        <span key={n} class={`layer ${layerOf(word)}`} aria-hidden="true" />
      ))}
      <span class="top" aria-hidden="true">
        <b class={ready.strength === strength ? "" : "raised"}>{ready.strength}</b>
        {officer && <Icon name="officer" />}
        {!officer && sleeve.includes("officer-exams") && <Icon name="exams" />}
      </span>
      <span class="sk" aria-hidden="true">
        {SKILLS.map((skill) => {
          const lost = ready.lost.includes(skill);
          if (!lost && !ready.skills.includes(skill)) return <span key={skill} class="no" />;
          return (
            <span key={skill} class={lost ? "x" : ready.given.includes(skill) ? "eq" : ""}>
              <Icon name={skill} />
            </span>
          );
        })}
      </span>
      <span class="ex" aria-hidden="true">
        {abilities.map((ability) => (
          <Icon key={ability} name={abilityIcon(ability)} class="ab" />
        ))}
        {sleeve
          .filter((word) => !word.startsWith("no-"))
          .map((word, n) => (
            <Icon
              key={n}
              name={sleeveIcon(word)}
              class={word === "wound" ? "wd" : word === "frostbite" ? "fr" : "eq"}
            />
          ))}
      </span>
      <span class="nm" aria-hidden="true">
        {shortName(id)}
      </span>
      <Icon name={abilities.includes("charge") ? "cavalry" : "infantry"} class="bg" />
      {soldier?.token && <OnSoldier token={soldier.token} faction={faction} mine={mine} />}
      {ghost && (
        <span class="ot ghost" aria-hidden="true">
          <OrderFace order={ghost} />
        </span>
      )}
    </>
  );
  if (coming) return <span class={classes.filter(Boolean).join(" ")}>{inside}</span>;
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(" ")}
      data-noun={id}
      aria-pressed={state === "none" ? undefined : state === "chosen"}
      tabIndex={state === "none" ? -1 : 0}
      onClick={() => table.point(id, id)}
    >
      <span class="sr">{spokenOf({ table, now, id, ...(soldier ? { soldier } : {}), mine })}</span>
      {inside}
    </button>
  );
}

interface BackProps {
  faction: string;
  soldier?: Soldier;
  table?: Table;
  noun?: string; // by which one can point at it
}

/** Somebody whose face the reader may not see, with whatever lies on it. */
export function Back({ faction, soldier, table, noun = "" }: BackProps) {
  const state = table && noun ? stateOf(table, noun) : "none";
  const spoken = capital(t("ui-lg-back", { faction, token: soldier?.token ? "yes" : "no" }));
  const inside = (
    <>
      <span class="sr">{state === "none" ? spoken : t("ui-lg-pick", { name: spoken, state })}</span>
      <Icon name={emblem(faction)} class="mark" />
      {soldier?.token && <OnSoldier token={soldier.token} faction={faction} mine={false} />}
    </>
  );
  if (!table || state === "none") return <span class={`card back ${look(faction)}`}>{inside}</span>;
  return (
    <button
      type="button"
      class={`card back legal ${look(faction)}${state === "chosen" ? " sel" : ""}`}
      data-noun={noun}
      aria-pressed={state === "chosen"}
      onClick={() => table.point(noun, noun)}
    >
      {inside}
    </button>
  );
}

/** The quiet mark of cards that are ours. */
export function Ours({ id }: { id: string }) {
  return isOurs(id) ? <p class="ours soft">{t("ui-lg-ours")}</p> : null;
}
