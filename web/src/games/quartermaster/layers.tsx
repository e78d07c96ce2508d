/** What the map shows besides pieces, as the reader chooses: supply, straits, points, threats; and the buttons for it. */
import { signal, type Signal } from "@preact/signals";
import { noun, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import { at, Zooms } from "../../shell/mapframe";
import type { MapView } from "../../shell/mapview";
import type { Table } from "../../shell/store";
import { look, shapeOf, SPACES } from "./data";
import { scoring } from "./derived";
import { Emblem } from "./pieces";
import { askedCountry, position } from "./state";

const LAYERS = ["supply", "straits", "points", "threats"] as const;
type Layer = (typeof LAYERS)[number];
const ICONS: Record<Layer, string> = { supply: "supply", straits: "anchor", points: "star", threats: "eye" };

export const shown: Record<Layer, Signal<boolean>> = {
  supply: signal(true),
  straits: signal(true),
  points: signal(false),
  threats: signal(false),
};

/** Whose supply and threats are shown: of whoever is asked or on turn, unless another country was chosen. */
export const countryChosen = signal<string | null>(null);

export function countryShown(table: Table): string | null {
  const now = position(table.state.value!);
  return countryChosen.value ?? askedCountry(table) ?? (now.turn || null);
}

/** What each star brings to whom in the victory steps to come. */
export function Points({ table, view }: { table: Table; view: MapView }) {
  return (
    <>
      {SPACES.filter((id) => shapeOf(id).star).map((id) => {
        const below = shapeOf(id).star![1] > shapeOf(id).label[1];
        const worth = scoring(table, id);
        return worth.length === 0 ? null : (
          <span key={id} class={below ? "vps below" : "vps"} style={at(view, shapeOf(id).star!)} aria-hidden="true">
            {worth.map(({ country, points }) => (
              <i key={country} class={look(country)}>
                {points}
              </i>
            ))}
          </span>
        );
      })}
    </>
  );
}

export function Tools({ view, country }: { view: MapView; country: string | null }) {
  return (
    <div class="tools">
      <div class="layers" role="group" aria-label={t("ui-qm-layers")}>
        {LAYERS.map((layer) => (
          <button
            key={layer}
            type="button"
            class={`chip ${layer}`}
            aria-pressed={shown[layer].value}
            title={t(`ui-qm-layer-${layer}-about`)}
            onClick={() => (shown[layer].value = !shown[layer].value)}
          >
            <Icon name={ICONS[layer]} />
            <span class="word">{t(`ui-qm-layer-${layer}`)}</span>{" "}
            {layer === "supply" && country && (
              <>
                <Emblem country={country} />
                <span class="sr">{noun("quartermaster", country)}</span>
              </>
            )}
          </button>
        ))}
      </div>
      <Zooms view={view} />
    </div>
  );
}
