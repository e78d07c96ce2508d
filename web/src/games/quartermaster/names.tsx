/** The names of spaces on the map. */
import { signal, useComputed } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { noun } from "../../shell/i18n";
import { at } from "../../shell/mapframe";
import type { MapView } from "../../shell/mapview";
import { lang, narrow } from "../../shell/settings";
import { isLand, shapeOf, SPACES } from "./data";
import { isAfar, placed, sizesAt } from "./labels";
import { shown } from "./layers";

const STEP = Math.log(1.12); // names move when the map is so much larger or smaller
const letters = document.createElement("canvas").getContext("2d")!;
const fontsThere = signal(0); // how often fonts have come
document.fonts.addEventListener("loadingdone", () => fontsThere.value++);

/** How wide a name is, in pixels; letters stand a little apart. */
function widthIn(size: number): (text: string) => number {
  letters.font = `600 ${size}px ${getComputedStyle(document.documentElement).getPropertyValue("--font-head")}`;
  return (text) => letters.measureText(text).width + text.length * size * 0.03;
}

export function Names({ view }: { view: MapView }) {
  const step = useComputed(() => Math.round(Math.log(view.scale.value) / STEP)).value;
  const labels = useMemo(() => {
    const scale = Math.exp(step * STEP);
    const sizes = sizesAt(scale, narrow.value);
    return placed(
      new Map(SPACES.map((id) => [id, noun("quartermaster", id)])),
      scale,
      sizes,
      shown.points.value,
      widthIn(sizes.text),
    );
  }, [step, narrow.value, lang.value, fontsThere.value, shown.points.value]);
  if (isAfar(Math.exp(step * STEP))) return null;
  return (
    <>
      {SPACES.map((id) => {
        const { lines, dx, dy } = labels.get(id)!;
        const style = { ...at(view, shapeOf(id).at), margin: `${dy}px 0 0 ${dx}px` };
        return (
          <span key={id} class={isLand(id) ? "name" : "name wet"} style={style} aria-hidden="true">
            {lines.join("\n")}
          </span>
        );
      })}
    </>
  );
}
