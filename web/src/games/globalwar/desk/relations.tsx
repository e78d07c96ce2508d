/** Who stands how to whom: half a matrix of the powers, and the small nations as a list. */
import { useRef, useState } from "preact/hooks";
import { t } from "../../../shell/i18n";
import { Icon } from "../../../shell/icon";
import { ruleText } from "../../../shell/rules";
import type { Table } from "../../../shell/store";
import type { Alliance } from "../data";
import { allianceOf, position, type Position } from "../state";
import { Disc, named, Panel, short } from "./parts";
import { pactsOf, type Minor, type Pact, type PoliticsTold } from "./told";

const SIDES: Alliance[] = ["axis", "allies", "comintern", "none"];
type Stand = "war" | "pact" | "offer" | "can" | "ally" | "peace";
const SIGNS: Partial<Record<Stand, string>> = { war: "war", pact: "pact", offer: "pact" };
const LEGEND: Stand[] = ["war", "pact", "offer", "can", "ally"];

interface Props {
  table: Table;
  told: PoliticsTold;
  mine: ReadonlySet<string>;
  who: string;
  whom: string;
  onLook: (who: string, whom: string) => void;
}

function standOf(now: Position, pacts: Pact[], { told, mine }: Props, a: string, b: string): Stand {
  if (now.nations[a]?.wars.includes(b)) return "war";
  const between = pacts.find(({ parties }) => parties.includes(a) && parties.includes(b));
  if (between?.stands === "in-force") return "pact";
  if (between?.stands === "offered") return "offer";
  const may = (one: string, other: string) =>
    mine.has(one) && told.powers.some(({ nation, may: on }) => nation === one && on.includes(other));
  if (may(a, b) || may(b, a)) return "can";
  return allianceOf(now, a) === allianceOf(now, b) ? "ally" : "peace";
}

export function Relations(props: Props) {
  const { table, told, mine, who, whom, onLook } = props;
  const grid = useRef<HTMLTableElement>(null);
  const now = position(table.state.value!);
  const pacts = pactsOf(table);
  const rank = (nation: string) => SIDES.indexOf(allianceOf(now, nation));
  const powers = told.powers.map(({ nation }) => nation).sort((a, b) => rank(a) - rank(b));
  const stands = powers.flatMap((a, n) => powers.slice(n + 1).map((b) => standOf(now, pacts, props, a, b)));
  const count = (stand: Stand) => stands.filter((one) => one === stand).length;
  const chosen = [who, whom].map((one) => powers.indexOf(one)).sort((a, b) => a - b);
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
    const here = (event.target as HTMLElement).dataset;
    if (!step || here["row"] === undefined) return;
    const [row, column] = [Number(here["row"]) + step[0]!, Number(here["column"]) + step[1]!];
    grid.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)?.focus();
    event.preventDefault();
  };
  return (
    <Panel
      icon="people"
      name={t("ui-gw-desk-between")}
      note={t("ui-gw-desk-between-count", { wars: count("war"), pacts: count("pact") })}
      class="relp"
    >
      <table class="rel" ref={grid} onKeyDown={walk}>
        <caption class="sr">{t("ui-gw-desk-between-caption")}</caption>
        <thead>
          <tr>
            <td />
            {powers.slice(1).map((nation) => (
              <th key={nation} scope="col">
                <Disc nation={nation} class="sm" />
                <span class="sr">{named(nation)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {powers.slice(0, -1).map((a, row) => (
            <tr key={a}>
              <th scope="row" class="rowh">
                <Disc nation={a} />
                <span>{short(a)}</span>
              </th>
              {powers.slice(1).map((b, n) => {
                const column = n + 1;
                if (column <= row) return <td key={b} class="none" />;
                const stand = standOf(now, pacts, props, a, b);
                const here = chosen[0] === row && chosen[1] === column;
                const first = chosen[0] === -1 || chosen[1] === -1 ? row === 0 && column === 1 : here;
                return (
                  <td key={b}>
                    <button
                      type="button"
                      class={stand}
                      data-row={row}
                      data-column={column}
                      tabIndex={first ? 0 : -1}
                      aria-pressed={here}
                      aria-label={t("ui-gw-desk-cell", { a, b, stand })}
                      title={t("ui-gw-desk-cell", { a, b, stand })}
                      onClick={() => (mine.has(b) && !mine.has(a) ? onLook(b, a) : onLook(a, b))}
                    >
                      {SIGNS[stand] && <Icon name={SIGNS[stand]!} />}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ul class="leg" aria-hidden="true">
        {LEGEND.map((stand) => (
          <li key={stand}>
            <i class={stand}>{SIGNS[stand] && <Icon name={SIGNS[stand]!} />}</i>
            {t(`ui-gw-desk-stand-${stand}`)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const FEW = 5;

/** With whom small nations go: those of the reader first, then those that rules move, then the others. */
export function Minors(props: {
  told: PoliticsTold;
  mine: ReadonlySet<string>;
  whom: string;
  onLook: (minor: string) => void;
}) {
  const { told, mine, whom, onLook } = props;
  const [all, showAll] = useState(false);
  const weight = ({ controller, rules, nation }: Minor) =>
    (mine.has(controller ?? "") ? 4 : 0) + (controller ? 2 : 0) + (rules ? 1 : 0) + (nation === whom ? 8 : 0);
  const sorted = [...told.minors].sort((a, b) => weight(b) - weight(a) || b.ipp - a.ipp);
  const listed = all ? sorted : sorted.slice(0, FEW);
  return (
    <Panel
      icon="flag"
      name={t("ui-gw-desk-minors")}
      note={
        <button type="button" class="aside" aria-expanded={all} onClick={() => showAll(!all)}>
          {t("ui-gw-desk-minors-all", { count: sorted.length, all: all ? "yes" : "no" })}
        </button>
      }
      class="minors"
    >
      <ul>
        {listed.map((minor) => (
          <li key={minor.nation}>
            <button type="button" aria-pressed={minor.nation === whom} onClick={() => onLook(minor.nation)}>
              <Disc nation={minor.nation} />
              <span>
                <b>{named(minor.nation)}</b>
                <small>{minorText(minor, mine)}</small>
              </span>
              {minor.ipp > 0 && <span class="n">{minor.ipp}</span>}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function minorText({ controller, wars, rules, zones }: Minor, mine: ReadonlySet<string>): string {
  const parts = [];
  if (wars) parts.push(t("ui-gw-desk-minor-wars", { nations: wars }));
  if (controller)
    parts.push(t(mine.has(controller) ? "ui-gw-desk-minor-yours" : "ui-gw-desk-minor-under", { controller }));
  const rule = rules?.map((id) => ruleText(id) ?? "").find((text) => text);
  if (rule) parts.push(rule);
  return parts.length ? parts.join(" ") : t("ui-gw-desk-minor-free", { zones });
}
