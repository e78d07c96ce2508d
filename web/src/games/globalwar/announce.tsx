/** What a nation may announce while it moves: Blitzkrieg (15.1), scorched earth (15.3), the surprise attack (15.4), Overlord (15.8). */
import { signal, type Signal } from "@preact/signals";
import type { Act } from "../../shell/choices";
import { actText, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import type { Table } from "../../shell/store";
import { TITLE } from "./data";
import { letGo } from "./orders";

const SURPRISE = "surprise";
/** What is announced for the zone that is looked at, with its icon. */
const PLACED: Record<string, string> = { overlord: "anchor", scorch: "bomb" };

const looking = new WeakMap<Table, Signal<boolean>>();
function lookingOf(table: Table): Signal<boolean> {
  let one = looking.get(table);
  if (!one) {
    one = signal(false);
    looking.set(table, one);
  }
  return one;
}

const surprises = (table: Table): Act[] => table.acts.value.filter(({ verb }) => verb === SURPRISE);

/** Whether the zone of a surprise attack is being looked for, so that pointing at a zone means that. */
export const seeksSurprise = (table: Table): boolean => lookingOf(table).value && surprises(table).length > 0;

/** The zones that may be surprised: any at first, then the coasts of the sea that was chosen. */
export function surprisable(table: Table): ReadonlySet<string> {
  const chosen = table.choices.complete.value?.verb === SURPRISE ? table.choices.complete.value.nouns : [];
  return new Set(
    surprises(table).flatMap(({ nouns }) => (nouns.length === 1 ? nouns : nouns[0] === chosen[0] ? [nouns[1]!] : [])),
  );
}

/** Somebody points at the zone of the surprise attack, or at the coast that goes with it. */
export function surprise(table: Table, zone: string): boolean {
  const meant = table.choices.complete.value;
  const sea = meant?.verb === SURPRISE ? meant.nouns[0] : undefined;
  const acts = surprises(table);
  const act =
    acts.find(({ nouns }) => nouns.length === 2 && nouns[0] === sea && nouns[1] === zone) ??
    acts.find(({ nouns }) => nouns.join() === zone);
  if (!act) return false;
  table.inspected.value = zone;
  table.choices.mean(act);
  return true;
}

const placedAt = (table: Table): Act[] =>
  table.acts.value.filter(({ verb, nouns }) => verb in PLACED && nouns.at(-1) === table.inspected.value);

/** What can be announced for the zone that is looked at. */
export function ForZone({ table }: { table: Table }) {
  const placed = placedAt(table);
  if (placed.length === 0) return null;
  return (
    <div class="announce" role="group" aria-label={t("ui-gw-announce")}>
      <Placed table={table} acts={placed} />
    </div>
  );
}

function Placed({ table, acts }: { table: Table; acts: readonly Act[] }) {
  return acts.map((act) => (
    <button
      key={act.text}
      type="button"
      class="option legal"
      data-noun={act.text}
      aria-pressed={table.choices.complete.value?.text === act.text}
      onClick={() => table.choices.mean(act)}
    >
      <Icon name={PLACED[act.verb]!} />
      <span>
        {actText(TITLE, act.text)}
        <small>{t(`ui-gw-why-${act.verb}`)}</small>
      </span>
    </button>
  ));
}

export function Announcements({ table }: { table: Table }) {
  const blitzkrieg = table.acts.value.find(({ verb }) => verb === "blitzkrieg");
  const seeking = seeksSurprise(table);
  const placed = placedAt(table);
  if (!blitzkrieg && placed.length === 0 && surprises(table).length === 0) return null;
  const meant = table.choices.complete.value;
  return (
    <div class="announce" role="group" aria-label={t("ui-gw-announce")}>
      {blitzkrieg && (
        <button
          type="button"
          class="option legal"
          data-noun={blitzkrieg.text}
          aria-pressed={meant?.text === blitzkrieg.text}
          onClick={() => table.choices.pick(blitzkrieg)}
        >
          <Icon name="blitz" />
          <span>
            {actText(TITLE, blitzkrieg.text)}
            <small>{t("ui-gw-why-blitzkrieg")}</small>
          </span>
        </button>
      )}
      <Placed table={table} acts={placed} />
      {surprises(table).length > 0 && (
        <button
          type="button"
          class={seeking ? "option legal sel" : "option legal"}
          data-noun={SURPRISE}
          aria-pressed={seeking}
          onClick={() => {
            letGo(table);
            table.choices.clear();
            lookingOf(table).value = !seeking;
          }}
        >
          <Icon name="eye" />
          <span>
            {meant?.verb === SURPRISE ? actText(TITLE, meant.text) : t("ui-gw-surprise")}
            <small>{t(seeking ? "ui-gw-surprise-where" : "ui-gw-why-surprise")}</small>
          </span>
        </button>
      )}
    </div>
  );
}
