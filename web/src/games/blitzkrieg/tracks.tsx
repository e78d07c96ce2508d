/** A battle track: the second side's flag at the left, all tracks on one centre line, so that markers read as a front. */
import { noun, t } from "../../shell/i18n";
import { symbol } from "../../shell/icon";
import { look, type Board, type Theatre } from "./data";

export function lead(board: Board, marker: number): { side: string; spaces: number } | null {
  if (marker === 0) return null;
  return { side: marker > 0 ? board.sides[0] : board.sides[1], spaces: Math.abs(marker) };
}

export function leadText(board: Board, marker: number): string {
  const leading = lead(board, marker);
  return leading ? t("bk-ui-lead", { side: leading.side, spaces: leading.spaces }) : t("bk-ui-nobody-leads");
}

interface Props {
  board: Board;
  theatre: Theatre;
  marker: number;
  next: number; // where a previewed act leaves the marker
}

export function Track({ board, theatre, marker, next }: Props) {
  const cells = board.widest * 2 + 1;
  const unit = 100 / cells;
  const left = (at: number) => `${((board.widest + at) * unit).toFixed(3)}%`;
  const middle = (at: number) => `${((board.widest + at + 0.5) * unit).toFixed(3)}%`;
  const width = `${unit.toFixed(3)}%`;
  const [first, second] = theatre.bonus;
  const zone = (at: number) => (Math.abs(at) >= second ? 2 : Math.abs(at) >= first ? 1 : 0);
  const places = Array.from({ length: theatre.end * 2 + 1 }, (_, n) => n - theatre.end);
  const path = places.filter((at) => next !== marker && at >= Math.min(marker, next) && at <= Math.max(marker, next));
  const sign = (at: number) => (at === 0 ? "centre" : look(board.sides[at > 0 ? 0 : 1]));
  /** A marker hides the number under it; where places are narrow also the one beside it. */
  const cover = (at: number) => ["hidden", "near"][Math.min(Math.abs(at - marker), Math.abs(at - next))] ?? "";
  const spoken = t("ui-bk-track", {
    theatre: noun("blitzkrieg", theatre.id),
    lead: leadText(board, marker),
    flag: theatre.end - Math.abs(marker),
    first,
    second,
  });
  return (
    <svg class="track" role="img" aria-label={spoken}>
      <svg class="cells" y="2" height="24">
        {places.map((at) => (
          <rect
            key={at}
            class={`${sign(at)} z${zone(at)} ${Math.abs(at) === theatre.end ? "end" : ""}`}
            x={left(at)}
            width={width}
            height="100%"
          />
        ))}
        {path.map((at) => (
          <rect key={`p${at}`} class="path" x={left(at)} width={width} height="100%" />
        ))}
        {places.slice(1).map((at) => (
          <line key={`l${at}`} class="cut" x1={left(at)} x2={left(at)} y1="0" y2="100%" />
        ))}
        {path.length > 0 && <line class="way" x1={middle(marker)} x2={middle(next)} y1="82%" y2="82%" />}
      </svg>
      {[first, second, -first, -second].map((at) => (
        <text key={at} class={`bonus ${cover(at)}`} x={middle(at)} y="14">
          {Math.abs(at) === second ? "+2" : "+1"}
        </text>
      ))}
      {[-theatre.end, theatre.end].map((at) => (
        <svg key={at} class="flag" x={left(at)} y="2" width={width} height="24">
          <svg x="50%" y="50%" overflow="visible">
            <use href={symbol("flag")} x="-8" y="-8" width="16" height="16" />
          </svg>
        </svg>
      ))}
      {next !== marker && (
        <svg class="mk ghost" x={middle(next)} y="14" overflow="visible">
          <circle r="12" />
          <text>{Math.abs(next)}</text>
        </svg>
      )}
      <svg class="mk" style={{ x: middle(marker) }} x={middle(marker)} y="14" overflow="visible">
        {marker !== 0 && <path d={marker < 0 ? "M-12 -6.5l-7 6.5 7 6.5z" : "M12 -6.5l7 6.5-7 6.5z"} />}
        <circle r="13" />
        <text>{Math.abs(marker)}</text>
      </svg>
    </svg>
  );
}
