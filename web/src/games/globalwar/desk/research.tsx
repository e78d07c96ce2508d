/** The desk of research: dice are aimed at technologies and thrown; beside it what is lent to others. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { list, refusalText, t } from "../../../shell/i18n";
import { Icon } from "../../../shell/icon";
import { narrow } from "../../../shell/settings";
import type { Table } from "../../../shell/store";
import { myNations } from "../state";
import { useFacts } from "./asking";
import { LendLease } from "./lendlease";
import { Disc, Leaves, named, Panel, Refused, RuleTag, Rules } from "./parts";
import { atHand, type ResearchTold, type TechnologyTold } from "./told";

const STAGES = ["I", "II", "III", "✓"];
const LETTERS = "abcdefghij";

/** A die that has fallen in this player turn. */
interface Thrown {
  technology: string;
  roll: number;
}

/** The research dice that a power has thrown since its turn began, from the log. */
function thrownBy(table: Table, power: string): Thrown[] {
  const lines = table.inForce.value;
  const start = lines.findLastIndex(({ events }) =>
    events.some(({ event }) => event === "gw-player-turn" || event === "gw-calendar-turn"),
  );
  const found: Thrown[] = [];
  lines.forEach(({ what, act, events }, n) => {
    const before = lines[n - 1]?.act ?? "";
    if (n <= start || what !== "chance" || !before.startsWith("research ")) return;
    if (!events.some(({ event, args }) => /^gw-(research|develop)/.test(event) && args["nation"] === power)) return;
    found.push({ technology: before.split(" ")[1]!, roll: Number((act ?? "").split(" ")[1] ?? 0) });
  });
  return found;
}

type Leaf = "research" | "loans";

export function Research({ table }: { table: Table }) {
  const told = useFacts<ResearchTold>(table, ["research"]);
  const [leaf, turn] = useState<Leaf>(atHand(table)["lend-lease"] ? "loans" : "research");
  if (!told) return <p class="soft center">{t("ui-gw-desk-asking")}</p>;
  const laboratory = <Laboratory table={table} told={told} />;
  const loans = <LendLease table={table} />;
  return (
    <div class={narrow.value ? "desk research narrow" : "desk research"}>
      <Refused table={table} />
      {narrow.value ? (leaf === "research" ? laboratory : loans) : laboratory}
      {narrow.value ? (
        <Leaves
          leaves={[
            { id: "research", icon: "scientist", label: t("ui-gw-desk-research") },
            { id: "loans", icon: "ship", label: t("ui-gw-desk-loans") },
          ]}
          chosen={leaf}
          onChoose={turn}
        />
      ) : (
        loans
      )}
    </div>
  );
}

function Laboratory({ table, told }: { table: Table; told: ResearchTold }) {
  const now = atHand(table).research;
  const mine = new Set(myNations(table));
  const own = told.powers.filter(({ nation }) => mine.has(nation));
  const [looked, look] = useState<string | null>(null);
  const power = looked ?? now?.power ?? own[0]?.nation ?? told.powers[0]!.nation;
  const row = told.powers.find(({ nation }) => nation === power)!;
  const throwing = now?.power === power && mine.has(power) && table.mine.value;
  const dice = now?.power === power ? now.dice : 0;
  const [die, choose] = useState<number | null>(null);
  const [aims, aim] = useState<ReadonlyMap<number, string>>(new Map());
  const [shown, show] = useState<string>(told.technologies[0]!.id);
  const grid = useRef<HTMLUListElement>(null);
  const thrown = thrownBy(table, power);
  useEffect(() => {
    aim(new Map());
    choose(dice > 0 && throwing ? 0 : null);
  }, [power, dice, throwing]);
  const open = ({ id, shut }: TechnologyTold) =>
    throwing && !shut[power] && table.acts.value.some(({ text }) => text === `research ${id}`);
  const aimAt = (technology: string, which = die) => {
    show(technology);
    if (which === null || !told.technologies.some((one) => one.id === technology && open(one))) return;
    const next = new Map(aims).set(which, technology);
    aim(next);
    const free = Array.from({ length: dice }, (_, n) => n).find((n) => !next.has(n));
    choose(free ?? null);
  };
  const throwAll = async () => {
    for (const technology of [...aims].sort(([a], [b]) => a - b).map(([, one]) => one)) {
      await table.act(`research ${technology}`);
      if (table.refusal.value) return;
    }
  };
  // before it is drawn: whoever sees it may press the key
  useLayoutEffect(() => {
    if (!throwing) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const which = LETTERS.indexOf(event.key);
      if (which >= 0 && which < dice) {
        choose(which);
        grid.current?.querySelector<HTMLElement>("button")?.focus();
      } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        const rows = [...(grid.current?.querySelectorAll<HTMLElement>("button.tech") ?? [])];
        const at = rows.indexOf(document.activeElement as HTMLElement);
        if (at < 0) return;
        rows[(at + (event.key === "ArrowDown" ? 1 : -1) + rows.length) % rows.length]?.focus();
        event.preventDefault();
      }
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [throwing, dice]);
  const done = throwing ? table.acts.value.find(({ text }) => text === "done") : undefined;
  const asked = told.technologies.find(({ id }) => id === shown);
  return (
    <Panel icon="scientist" name={t("ui-gw-desk-research")} note={t("ui-gw-desk-research-note")} class="lab">
      <div class="pick" role="group" aria-label={t("ui-gw-desk-whose")}>
        {told.powers.map(({ nation }) => (
          <button key={nation} type="button" class="chip" aria-pressed={nation === power} onClick={() => look(nation)}>
            <Disc nation={nation} class="sm" /> {named(nation)}
          </button>
        ))}
      </div>
      <ul class="handful" aria-label={t("ui-gw-desk-dice-of", { nation: power })}>
        {thrown.map(({ technology, roll }, n) => (
          <li key={`t${n}`} class="fallen">
            <Face roll={roll} hit={roll >= (told.technologies.find(({ id }) => id === technology)?.roll ?? 99)} />
            <span>
              <b>{named(technology)}</b>
              <small>{t("ui-gw-desk-thrown")}</small>
            </span>
          </li>
        ))}
        {Array.from({ length: dice }, (_, n) => {
          const zone = row.dice[thrown.length + n - (row.granted ?? 0)];
          const technology = aims.get(n);
          const face = (
            <>
              <Face letter={LETTERS[n]!} />
              <span>
                <b>{n < (row.granted ?? 0) || !zone ? t("ui-gw-desk-granted") : named(zone)}</b>
                <small>{technology ? named(technology) : t("ui-gw-desk-to-aim")}</small>
              </span>
            </>
          );
          return (
            <li key={n}>
              {throwing ? (
                <button
                  type="button"
                  class={technology ? "targeted" : ""}
                  aria-pressed={die === n}
                  aria-keyshortcuts={LETTERS[n]!}
                  draggable
                  onDragStart={(event) => {
                    event.dataTransfer?.setData("text/plain", String(n));
                    choose(n);
                  }}
                  onClick={() => choose(n)}
                >
                  {face}
                </button>
              ) : (
                <span class="die">{face}</span>
              )}
            </li>
          );
        })}
        {dice === 0 && thrown.length === 0 && <li class="soft">{restText(row)}</li>}
      </ul>
      <ul class="techs" ref={grid}>
        {told.technologies.map((one) => (
          <Row
            key={one.id}
            one={one}
            power={power}
            stages={told.stages}
            open={open(one)}
            chosen={shown === one.id}
            aimed={[...aims].flatMap(([n, id]) => (id === one.id ? [n] : []))}
            thrown={thrown.filter(({ technology }) => technology === one.id)}
            onAim={(which) => aimAt(one.id, which ?? die)}
          />
        ))}
      </ul>
      {asked && (
        <div class="effect" aria-live="polite">
          <h4>
            {named(asked.id)} <small>{t("ui-gw-desk-when-finished")}</small>
          </h4>
          {asked.shut[power] && (
            <p>
              <Icon name="lock" /> {refusalText(asked.shut[power]!)} <RuleTag rule={asked.shut[power]!.rule} />
            </p>
          )}
          {asked.aims.length > 0 && (
            <p>
              <Icon name="star" />{" "}
              {list(asked.aims.map(([nation, id]) => t("ui-gw-desk-for-aim", { nation, objective: id })))}
            </p>
          )}
          <Rules rules={asked.rules} />
        </div>
      )}
      {throwing && (
        <p class="doing">
          <button
            type="button"
            class="btn primary"
            disabled={aims.size === 0 || table.sending.value !== null}
            onClick={() => void throwAll()}
          >
            <Icon name="d12" class="hollow" /> {t("ui-gw-desk-throw", { count: aims.size })}
          </button>
          {done && (
            <button
              type="button"
              class="btn"
              disabled={table.sending.value !== null}
              onClick={() => void table.act("done")}
            >
              <Icon name="pass" /> {t("ui-gw-desk-let-lie")}
            </button>
          )}
        </p>
      )}
    </Panel>
  );
}

const restText = ({ dice, from }: ResearchTold["powers"][number]): string =>
  from ? t("ui-gw-desk-dice-from", { ipp: from }) : t("ui-gw-desk-dice-next", { count: dice.length });

/** A die: what it shows, or its letter while it has not fallen. */
export function Face({ roll, hit = false, letter = "?" }: { roll?: number; hit?: boolean; letter?: string }) {
  return (
    <span class={["d", roll === undefined ? "todo" : hit && "hit"].filter(Boolean).join(" ")} aria-hidden="true">
      <Icon name="d12" />
      <b>{roll ?? letter}</b>
    </span>
  );
}

function Row(props: {
  one: TechnologyTold;
  power: string;
  stages: number;
  open: boolean;
  chosen: boolean;
  aimed: number[];
  thrown: Thrown[];
  onAim: (die: number | null) => void;
}) {
  const { one, power, stages, open, chosen, aimed, thrown, onAim } = props;
  const stage = one.stages[power] ?? 0;
  const ahead = Object.entries(one.stages)
    .filter(([nation, reached]) => nation !== power && reached > 0)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 2);
  const star = one.aims.some(([nation]) => nation === power);
  const classes = [
    "tech",
    open && "open",
    chosen && "looked",
    aimed.length > 0 && "targeted",
    one.shut[power] && "shut",
  ];
  return (
    <li>
      <button
        type="button"
        class={classes.filter(Boolean).join(" ")}
        data-technology={one.id}
        aria-pressed={chosen}
        onClick={() => onAim(null)}
        onDragOver={(event) => open && event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          onAim(Number(event.dataTransfer?.getData("text/plain") ?? ""));
        }}
      >
        <span class="what">
          <b>{named(one.id)}</b>
          <small>
            {star && <Icon name="star" />} {t("ui-gw-desk-needs", { roll: one.roll, chance: one.chance })}
          </small>
        </span>
        <span class="boxes" role="img" aria-label={t("ui-gw-desk-stage", { stage, stages })}>
          {STAGES.slice(0, stages).map((name, n) => (
            <i key={name} class={n < stage ? "full" : n < stage + aimed.length ? "hoped" : ""}>
              {name}
            </i>
          ))}
        </span>
        <span class="slots">
          {thrown.map(({ roll }, n) => (
            <Face key={n} roll={roll} hit={roll >= one.roll} />
          ))}
          {aimed.map((n) => (
            <Face key={`a${n}`} letter={LETTERS[n]!} />
          ))}
        </span>
        <span class="rivals">
          {ahead.map(([nation, reached]) => (
            <span key={nation}>
              <Disc nation={nation} class="sm" /> {STAGES[reached - 1]}
              <span class="sr">{named(nation)}</span>
            </span>
          ))}
        </span>
      </button>
    </li>
  );
}
