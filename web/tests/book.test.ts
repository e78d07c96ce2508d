/** Rulebooks: read from their files, and found by words. */
import "./page";
import assert from "node:assert/strict";
import { test } from "node:test";
import { found, places, wordsOf } from "../src/book/search";
import { read } from "../src/shell/rules";

const book = read(`# Drill
## \`d.turn\` Tah
- \`d.turn.march\` Armáda pochoduje do sousedního pole.
- \`d.turn.rest\` Kdo nepochoduje, odpočívá.
## \`d.end\` Konec
- \`d.end.last\` Hra končí po posledním tahu.
`);

test("a book has a name, chapters and rules", () => {
  assert.equal(book.name, "Drill");
  assert.deepEqual(
    book.chapters.map(({ id, heading, rules }) => [id, heading, rules.length]),
    [
      ["d.turn", "Tah", 2],
      ["d.end", "Konec", 1],
    ],
  );
  assert.equal(book.byId.get("d.turn.rest"), "Kdo nepochoduje, odpočívá.");
});

test("a search leaves the rules with all the words, whatever their accents", () => {
  const ids = (text: string) => found(book.chapters, wordsOf(text)).flatMap(({ rules }) => rules.map(({ id }) => id));
  assert.deepEqual(ids("armada SOUSEDNI"), ["d.turn.march"]);
  assert.deepEqual(ids("tah"), ["d.turn.march", "d.turn.rest", "d.end.last"]); // in the heading too
  assert.deepEqual(ids("armada konec"), []);
  assert.equal(ids("").length, 3);
});

test("words that were searched for are marked where they stand, those that overlap once", () => {
  const text = "Armáda pochoduje";
  const marked = (words: string) => places(text, wordsOf(words)).map(([from, to]) => text.slice(from, to));
  assert.deepEqual(marked("armad"), ["Armád"]);
  assert.deepEqual(marked("pocho choduje"), ["pochoduje"]);
  assert.deepEqual(marked("xyz"), []);
});
