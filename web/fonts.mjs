// Fonts with the letters that the three languages need and no others, cut while building, and the style that names them.
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import subsetFont from "subset-font";

const through = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)).join("");
const without = (letters, others) => [...letters].filter((letter) => !others.includes(letter)).join("");

const FAMILIES = { "Barlow Condensed": [600, 700], "Source Sans 3": [400, 600] }; // under the Open Font License

// What nearly every page needs, what Czech, Polish and Latvian names need besides, each by itself, and what no text of
// ours has: browsers fetch a part when a letter of it is on the page. What no font of ours has (arrows, ✓, ≈) comes from
// the system.
const USUAL = `${through(0x20, 0x7e)}\u00a0±·×ÁÉÍÓÚÝáéíóöøúüý–—‘’‚“”„•…−`;
const LETTERS = {
  latin: USUAL,
  "latin-cs": "ČčĎďĚěŇňŘřŠšŤťŮůŽž",
  "latin-pl": "ĄąĆćĘęŁłŃńŚśŹźŻż",
  "latin-lv": "ĀāĒēĪīŌōŪū",
  "latin-more": without(through(0xa1, 0xff), USUAL),
};
const PART = /-(latin(?:-[a-z]+)?)-\d+-normal\.woff2$/;
/** Several of our parts are cut from one file. */
const cutFrom = (path) => path.replace("-latin-more-", "-latin-").replace(/-latin-(cs|pl|lv)-/, "-latin-ext-");

export const fonts = {
  name: "fonts",
  setup(build) {
    build.onResolve({ filter: /^our-fonts$/ }, ({ path, resolveDir }) => ({
      path,
      namespace: "fonts",
      pluginData: resolveDir,
    }));
    build.onLoad({ filter: /^our-fonts$/, namespace: "fonts" }, ({ pluginData }) => ({
      contents: faces(),
      loader: "css",
      resolveDir: pluginData,
    }));
    build.onResolve({ filter: /-latin-(more|cs|pl|lv)-/ }, async ({ path, ...asked }) => {
      const { path: found } = await build.resolve(cutFrom(path), asked);
      return { path: join(dirname(found), basename(path)) };
    });
    build.onLoad({ filter: /@fontsource.*\.woff2$/ }, async ({ path }) => {
      const letters = LETTERS[PART.exec(path)?.[1]];
      if (!letters) throw new Error(`${path}: no letters are named for it`);
      const cut = { targetFormat: "woff2", noHinting: true, noLayoutClosure: true };
      return { contents: await subsetFont(await readFile(cutFrom(path)), letters, cut), loader: "file" };
    });
  },
};

/** The style that tells browsers which letters are in which file. */
function faces() {
  return Object.entries(FAMILIES)
    .flatMap(([family, weights]) =>
      weights.flatMap((weight) => Object.keys(LETTERS).map((part) => face(family, weight, part))),
    )
    .join("\n");
}

function face(family, weight, part) {
  const name = family.toLowerCase().replaceAll(" ", "-");
  const file = `@fontsource/${name}/files/${name}-${part}-${weight}-normal.woff2`;
  return `@font-face { font-family: "${family}"; font-style: normal; font-weight: ${weight}; font-display: swap; src: url("${file}") format("woff2"); unicode-range: ${ranges(LETTERS[part])}; }`;
}

/** Letters as a style names them: U+20-7e, U+a0, … */
function ranges(letters) {
  const spans = [];
  for (const code of [...letters].map((letter) => letter.codePointAt(0)).sort((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else spans.push([code, code]);
  }
  const hex = (code) => code.toString(16);
  return spans.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(", ");
}

/** Letters that no part has: a text with one of them would change its font in the middle of a word. */
export function foreignLetters(text) {
  const ours = new Set(Object.values(LETTERS).join(""));
  return [...new Set(text)].filter((letter) => /\p{L}/u.test(letter) && !ours.has(letter));
}
