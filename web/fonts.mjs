// Fonts with the letters that the three languages need and no others, cut while building.
import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";

const through = (first, last) => Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)).join("");

// Czech, Polish, and what Latvian names need; what no font of ours has (arrows, ✓, ≈) comes from the system; style/fonts.css tells the browser the same ranges
const LETTERS = {
  latin: `${through(0x20, 0x7e)}${through(0xa0, 0xff)}–—‘’‚“”„•…−`,
  "latin-ext": "ĀāĄąĆćČčĎďĒēĘęĚěĪīŁłŃńŇňŘřŚśŠšŤťŪūŮůŹźŻżŽž",
};

export const fonts = {
  name: "fonts",
  setup(build) {
    build.onLoad({ filter: /@fontsource.*\.woff2$/ }, async ({ path }) => {
      const letters = LETTERS[/-(latin-ext|latin)-\d+-normal\.woff2$/.exec(path)?.[1]];
      if (!letters) throw new Error(`${path}: no letters are named for it`);
      const cut = { targetFormat: "woff2", noHinting: true, noLayoutClosure: true };
      return { contents: await subsetFont(await readFile(path), letters, cut), loader: "file" };
    });
  },
};

/** Letters that neither part has: a text with one of them would change its font in the middle of a word. */
export function foreignLetters(text) {
  const ours = new Set(LETTERS.latin + LETTERS["latin-ext"]);
  return [...new Set(text)].filter((letter) => /\p{L}/u.test(letter) && !ours.has(letter));
}
