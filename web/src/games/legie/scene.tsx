/** A small drawn view of the location of the round. */

const NIGHT = ["polar-night", "raging-battle"];
const RAILS = ["railway-station", "railway-bridge", "armoured-train", "frozen-river", "telegraph-station"];
const HOUSES = ["quiet-hamlet", "town-market", "railway-station", "telegraph-station", "church"];
const TENTS = ["field-hospital", "army-depot", "prison-camp"];
const TREES = [
  "deep-taiga",
  "snowstorm",
  "quiet-hamlet",
  "frozen-river",
  "polar-night",
  "prison-camp",
  "field-hospital",
];
const SNOW = ["snowstorm", "polar-night"];

const tree = (x: number, y: number, s: number) =>
  `M${x} ${y}l${7 * s} ${18 * s}h${-4 * s}l${5 * s} ${10 * s}h${-16 * s}l${5 * s}${-10 * s}h${-4 * s}z`;
const house = (x: number, y: number) => `M${x} ${y}l11-9 11 9v13h-22z`;

export function Scene({ location }: { location: string }) {
  const is = (some: readonly string[]) => some.includes(location);
  const night = is(NIGHT);
  return (
    <svg
      class={night ? "art night" : "art"}
      viewBox="0 0 216 66"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect class="sky" width="216" height="66" />
      <circle class="sun" cx="184" cy="17" r="8" />
      <path class="far" d="M0 44 28 20l14 12L74 8l30 28 22-16 34 22 22-12 34 20v16H0z" />
      <path class="peak" d="M74 8l12 11-8 3-6-3-7 4z M28 20l7 6-6 2-8-1z" />
      <path class="snow" d="M0 46q50-8 110-2t106-4v26H0z" />
      {location === "frozen-river" && <path class="ice" d="M0 56q60-10 120-2t96-4v16H0z" />}
      {location === "railway-bridge" && (
        <path class="dark" d="M30 48h156v3H30zM46 51h5v15h-5zM86 51h5v15h-5zM126 51h5v15h-5zM166 51h5v15h-5z" />
      )}
      {is(RAILS) && (
        <g class="dark">
          <path d="M52 46h18v-6h8v6h4v-10h5v10h6v5H50z M96 41h26v10H96z M125 41h26v10h-26z M154 41h22v10h-22z" />
          <path d="M44 52h140v1.6H44z" />
        </g>
      )}
      {location === "armoured-train" && <path class="dark" d="M104 36h10v5h-10z M112 37h14v2h-14z M134 35h10v6h-10z" />}
      {is(HOUSES) && <path class="house" d={[house(150, 44), house(178, 47), house(122, 48)].join("")} />}
      {location === "church" && <path class="house" d="M92 57V36l6-10 6 10v21z M96 26h4v-3h3v-3h-3v-4h-4v4h-3v3h3z" />}
      {is(TENTS) && <path class="house" d="M96 57l14-19 14 19z M128 57l12-16 12 16z M156 58l10-13 10 13z" />}
      {location === "raging-battle" && (
        <path
          class="fire"
          d="M60 54q-6-9 2-16 0 7 5 8 1-9 6-13 0 10 6 12 3 5-2 9z M132 56q-5-8 2-13 1 6 5 7 1-8 5-10 0 8 5 10 2 4-2 6z"
        />
      )}
      {is(TREES) && (
        <path
          class="wood"
          d={[
            tree(14, 32, 0.9),
            tree(30, 38, 0.7),
            tree(204, 34, 0.9),
            tree(192, 40, 0.6),
            ...(location === "deep-taiga"
              ? [tree(60, 34, 0.9), tree(84, 36, 0.8), tree(112, 33, 0.95), tree(140, 36, 0.8), tree(166, 34, 0.9)]
              : []),
          ].join("")}
        />
      )}
      {is(SNOW) && (
        <path
          class="flakes"
          d={Array.from({ length: 46 }, (_, n) => `M${(n * 47) % 216} ${(n * 29) % 62}h1.6v1.6h-1.6z`).join("")}
        />
      )}
    </svg>
  );
}
