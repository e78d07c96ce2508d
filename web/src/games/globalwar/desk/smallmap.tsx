/** A small map on a desk: where it is what the list beside it tells of, with the same numbers. */
import { useMemo } from "preact/hooks";
import { t } from "../../../shell/i18n";
import { at, MapFrame } from "../../../shell/mapframe";
import { MapView } from "../../../shell/mapview";
import type { Table } from "../../../shell/store";
import { theatreOf } from "../data";
import { curve, wayOf } from "../map";
import { position } from "../state";
import { around, Canvas, Nations } from "../story/warmap";

export interface Mark {
  zone: string;
  text: string;
  sort?: "open" | "danger";
}

interface SmallMapProps {
  table: Table;
  marks: readonly Mark[];
  /** Zones that may be acted on, or are about to be. */
  open?: readonly string[];
  /** Zones with something in wait. */
  danger?: readonly string[];
  /** How many times as wide as high it is, where it is not as usual. */
  flat?: number;
  /** A way from zone to zone. */
  way?: readonly string[];
  /** Owners as far as the reader knows them, where that is not how it stands. */
  owners?: Readonly<Record<string, string>>;
}

export function SmallMap({ table, marks, open = [], danger = [], way = [], owners = {}, flat }: SmallMapProps) {
  const theatre = theatreOf(table.info.value?.mode ?? "");
  const shown = marks.filter(({ zone }) => theatre.shapes.has(zone));
  const places = [...shown.map(({ zone }) => zone), ...open, ...danger, ...way].filter((zone) =>
    theatre.shapes.has(zone),
  );
  const view = useMemo(() => new MapView(theatre, around(theatre, places, flat)), [theatre, places.join()]);
  const now = position(table.state.value!);
  const outline = (zones: readonly string[]) => zones.map((zone) => theatre.shapes.get(zone)?.path ?? "").join("");
  const known = { ...now, owner: { ...now.owner, ...owners } };
  return (
    <figure class="smallmap" aria-label={t("ui-gw-desk-map")}>
      <MapFrame
        view={view}
        drawing={
          <Canvas view={view} grain={1}>
            <Nations theatre={theatre} now={known} changed={[]} />
            <path class="danger" d={outline(danger)} />
            <path class="open" d={outline(open)} />
            {way.length > 1 && (
              <g class="sealane">
                <path class="case" d={curve(wayOf(theatre, way))} />
                <path class="lane" d={curve(wayOf(theatre, way))} />
              </g>
            )}
          </Canvas>
        }
      >
        {shown.map(({ zone, text, sort }) => (
          <span
            key={`${zone} ${text}`}
            class={sort ? `rg ${sort}` : "rg"}
            aria-hidden="true"
            style={at(view, theatre.shapes.get(zone)!.at)}
          >
            {text}
          </span>
        ))}
      </MapFrame>
    </figure>
  );
}
