/** Everything that may be regretted, on a page with the map: squares will be lost, triangles may be forgotten, discs tell. */
import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { actText, capital, noun, t } from "../../../shell/i18n";
import { Icon } from "../../../shell/icon";
import { at, MapFrame } from "../../../shell/mapframe";
import { MapView } from "../../../shell/mapview";
import type { Table } from "../../../shell/store";
import { dateText } from "../calendar";
import { isUnit, silhouette, theatreOf, TITLE, zoneOf } from "../data";
import { partsOf } from "../orders";
import { pointAt } from "../pointing";
import { isMeant, keyOf, MOST, regretsOf, regretText } from "../review";
import { openScreen } from "../screens";
import { position, type Regret } from "../state";
import { around, Canvas, Nations } from "./warmap";

const ICONS: Record<string, string> = {
  money: "supplies",
  doomed: "fighter",
  research: "d12",
  rail: "rail",
  naval: "ship",
  surprise: "eye",
  blitzkrieg: "blitz",
  overlord: "anchor",
  exposed: "fortification",
};
const MARKS = ["lost", "forgotten", "known"] as const;

export function Review({ table }: { table: Table }) {
  const open = regretsOf(table);
  const shown = open.slice(0, MOST);
  if (!table.state.value) return null;
  const now = position(table.state.value);
  const count = (mark: Regret["mark"]) => open.filter((one) => one.mark === mark).length;
  const end = () => {
    openScreen.value = null;
    void table.act("done");
  };
  return (
    <div class="story regrets">
      <section class="panel verdict">
        <h3>
          {open.length
            ? t("ui-gw-story-review", { lost: count("lost"), forgotten: count("forgotten") })
            : t("ui-gw-story-review-none")}
          <small>
            {dateText(now.date)} · {t(`ui-gw-phase-${now.phase}`)} · {t("ui-gw-story-review-about")}
          </small>
        </h3>
        <div class="acts">
          <button type="button" class="btn" onClick={() => (openScreen.value = null)}>
            <Icon name="undo" /> {t("ui-gw-story-back")}
          </button>
          <button type="button" class="btn primary" onClick={end}>
            <Icon name="pass" /> {actText(TITLE, "done")}
          </button>
        </div>
      </section>
      <ol class="panel regretted">
        {shown.map((one, n) => (
          <Point key={keyOf(table, one)} table={table} one={one} n={n + 1} />
        ))}
        {open.length > MOST && <li class="more">{t("ui-gw-review-more", { count: open.length - MOST })}</li>}
      </ol>
      <Where table={table} shown={shown} />
      <ul class="panel legend">
        {MARKS.map((mark) => (
          <li key={mark}>
            <i class={`sign ${mark}`} aria-hidden="true" /> {t(`ui-gw-review-${mark}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Point({ table, one, n }: { table: Table; one: Regret; n: number }) {
  const { mark, what, count, unit = "", zones = [] } = one;
  const next = useSignal(0);
  const kind = partsOf(unit).kind;
  const icon = ICONS[what] ?? (isUnit(kind) ? silhouette(kind) : "log");
  const show = () => {
    const zone = zones[next.value % zones.length]!;
    next.value += 1;
    openScreen.value = null;
    pointAt(table, zone);
  };
  const text = regretText(one);
  return (
    <li class={mark}>
      <span class={`sign ${mark}`}>
        <b>{n}</b>
        <span class="sr">{t(`ui-gw-review-${mark}`)}</span>
      </span>
      <span class="what" aria-hidden="true">
        <Icon name={icon} /> <b>{count}</b>
      </span>
      <div>
        <h4>{text}</h4>
        <p>
          {zones.length > 0 && <span>{zones.map((zone) => placeName(zone)).join(", ")}. </span>}
          {t(`ui-gw-story-review-${what}`, { held: one.held ?? "0" })}
        </p>
      </div>
      <div class="acts">
        {zones.length > 0 && (
          <button type="button" class="btn" onClick={show}>
            {t("ui-gw-story-show")}
          </button>
        )}
        <button
          type="button"
          class="btn"
          aria-label={t("ui-gw-review-meant-this", { text })}
          onClick={() => isMeant(table, one)}
        >
          {t("ui-gw-review-meant")}
        </button>
      </div>
    </li>
  );
}

const placeName = (zone: string): string => (zoneOf(zone)?.land ? capital(noun(TITLE, zone)) : zone);

/** The same marks with the same numbers where they are. */
function Where({ table, shown }: { table: Table; shown: readonly Regret[] }) {
  const theatre = theatreOf(table.info.value?.mode ?? "");
  const signs = shown.flatMap(({ mark, zones = [] }, n) =>
    zones.filter((zone) => theatre.shapes.has(zone)).map((zone) => ({ zone, mark, n: n + 1 })),
  );
  const places = signs.map(({ zone }) => zone);
  const view = useMemo(() => new MapView(theatre, around(theatre, places)), [theatre, places.join()]);
  return (
    <section class="panel scene" aria-hidden="true">
      <MapFrame
        view={view}
        drawing={
          <Canvas view={view} grain={1}>
            <Nations theatre={theatre} now={position(table.state.value!)} changed={[]} />
          </Canvas>
        }
      >
        {signs.map(({ zone, mark, n }) => (
          <span key={`${zone} ${n}`} class={`sign ${mark}`} style={at(view, theatre.shapes.get(zone)!.at)}>
            <b>{n}</b>
          </span>
        ))}
      </MapFrame>
    </section>
  );
}
