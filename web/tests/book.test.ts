/** Rulebooks: read from their files, and found by words. */
import "./page";
import assert from "node:assert/strict";
import { test } from "node:test";
import { bookPath, fullest } from "../src/book/allbooks";
import { onwards } from "../src/book/course";
import { markOf, named, sceneOf } from "../src/book/pictures/scene";
import { found, places, termsIn, wordsOf } from "../src/book/search";
import { alike, stemsOf } from "../src/book/stems";
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
  const ids = (text: string) =>
    found(book.chapters, wordsOf(text, "cs"), "cs").flatMap(({ rules }) => rules.map(({ id }) => id));
  assert.deepEqual(ids("armada SOUSEDNI"), ["d.turn.march"]);
  assert.deepEqual(ids("tah"), ["d.turn.march", "d.turn.rest", "d.end.last"]); // in the heading too
  assert.deepEqual(ids("armada konec"), []);
  assert.equal(ids("").length, 3);
});

test("words that were searched for are marked where they stand, those that overlap once", () => {
  const text = "Armáda pochoduje";
  const marked = (words: string) => places(text, wordsOf(words, "cs"), "cs").map(([from, to]) => text.slice(from, to));
  assert.deepEqual(marked("rmad"), ["rmád"]);
  assert.deepEqual(marked("pocho choduje"), ["pochoduje"]);
  assert.deepEqual(marked("xyz"), []);
});

const FORMS: Readonly<Record<string, readonly string[]>> = {
  en: ["army armies", "city cities", "attack attacks attacked attacking", "supply supplies"],
  cs: [
    "jednotka jednotky jednotce jednotek jednotkami",
    "valka valky valce valek valkou",
    "mesto mesta meste mest mestech mesty",
    "armada armadu armadou armad armadami",
    "zasobovani zasobovanim",
    "sousedni sousedniho sousednim sousednich",
    "letadlo letadla letadel letadlech",
    "karta karty karet kartami karte",
    "ostrov ostrova ostrove ostrovy ostrovu ostrovech",
    "tovarna tovarny tovarnu tovaren",
    "motorizovana motorizovane motorizovanou motorizovanych",
    "letadlova letadlove letadlovou letadlovych",
    "korea koreje koreu koreji",
  ],
  pl: [
    "jednostka jednostki jednostce jednostek jednostkami",
    "armia armii armie armiami",
    "wojna wojny wojnie wojen",
    "droga drodze drogi",
    "karta karty kart karcie kartami",
    "sasiedni sasiedniego sasiednim sasiednich",
    "okret okrety okretow okretami",
    "lotniskowiec lotniskowca lotniskowce lotniskowcow",
    "mysliwiec mysliwca mysliwce mysliwcow",
    "wlochy wloch wloszech",
    "niemcy niemiec niemczech",
    "panama panamy panamie",
  ],
};

for (const [language, words] of Object.entries(FORMS))
  test(`forms of a word are one word to a search (${language})`, () => {
    for (const forms of words) {
      const [first, ...others] = forms.split(" ").map((form) => stemsOf(form, language));
      for (const other of others) assert.ok(alike(first!, other), `${forms}: ${first!.join(" ")}, ${other.join(" ")}`);
    }
  });

test("a rule is found by another form of its word, which is marked whole", () => {
  const ids = (text: string) =>
    found(book.chapters, wordsOf(text, "cs"), "cs").flatMap(({ rules }) => rules.map(({ id }) => id));
  assert.deepEqual(ids("armády polích"), ["d.turn.march"]);
  const text = "Armáda pochoduje do sousedního pole.";
  assert.deepEqual(
    places(text, wordsOf("armádou sousedních", "cs"), "cs").map(([from, to]) => text.slice(from, to)),
    ["Armáda", "sousedního"],
  );
});

test("terms are found in whatever form they stand, the longer of two", () => {
  const told = read(`# Drill
## \`d.terms\` Pojmy
- \`d.terms.field\` *Pole* je místo.
- \`d.terms.next\` *Sousední pole* mají společnou hranici.
- \`d.terms.army\` V *armádě* jsou lidé.
`);
  assert.equal(told.byId.get("d.terms.field"), "Pole je místo.");
  const text = "Armáda jde do sousedního pole, pole je prázdné.";
  assert.deepEqual(
    termsIn(text, told.terms, "cs").map(([from, to, rule]) => [text.slice(from, to), rule]),
    [
      ["Armáda", "d.terms.army"],
      ["sousedního pole", "d.terms.next"],
    ],
  );
});

test("a picture marks what acts name, and what is done outweighs what is refused", () => {
  const step = (act: string, refused: string | null) => ({ seat: 0, act, refused, words: "" });
  const example = {
    id: "one",
    rules: ["bk.place.active"],
    seat: 0,
    words: "",
    steps: [step("place army:2 WE-2-1", "bk.place.active"), step("place army:2 WE-1-1", null)],
  };
  const scene = sceneOf(example, { mode: "duel" });
  assert.equal(markOf(scene, "WE-2-1"), "refused");
  assert.equal(markOf(scene, "army:2"), "done");
  assert.equal(markOf(scene, "EE-1-1"), null);
  assert.deepEqual(
    named(scene, (noun) => noun.startsWith("WE")),
    ["WE-1-1", "WE-2-1"],
  );
});

test("of several books the one with the most rules is opened, and none when no book has any", () => {
  const counts = (...all: (number | undefined)[]) => new Map(all.map((count, n) => [`book-${n}`, count]));
  assert.equal(fullest(counts(2, 7, 7, 0)), "book-1");
  assert.equal(fullest(counts(0, 0, 0)), null);
  assert.equal(fullest(counts(undefined, undefined)), "book-0"); // none has come
  assert.equal(fullest(counts(0, undefined)), "book-1"); // it may have them
  assert.equal(fullest(counts(undefined, 1)), "book-1");
});

test("words looked for stand in the address of a book", () => {
  assert.equal(bookPath("legie", ""), "/rulebook/legie");
  assert.equal(bookPath("legie", "mráz & led"), "/rulebook/legie?words=mr%C3%A1z+%26+led");
});

test("a course begins, goes on where it was left, and leads to puzzles when all of it is done", () => {
  const lesson = (id: string, ...examples: string[]) => ({ id, name: id, words: "", examples });
  const lessons = [lesson("move", "m1", "m2"), lesson("fight", "f1")];
  const after = (done: string[], puzzles = true) => onwards("drill", lessons, new Set(done), puzzles);
  assert.deepEqual(after([]), { word: "ui-begin", path: "/course/drill" });
  assert.deepEqual(after(["elsewhere"]), { word: "ui-begin", path: "/course/drill" });
  assert.deepEqual(after(["m1"]), { word: "ui-course-on", path: "/course/drill/move/m2" });
  assert.deepEqual(after(["m1", "m2"]), { word: "ui-course-on", path: "/course/drill/fight/f1" });
  assert.deepEqual(after(["m1", "f1"]), { word: "ui-course-on", path: "/course/drill/move/m2" });
  assert.deepEqual(after(["m1", "m2", "f1"]), { word: "ui-puzzles", path: "/puzzles/drill" });
  assert.deepEqual(after(["m1", "m2", "f1"], false), { word: "ui-course-again", path: "/course/drill" });
  assert.deepEqual(onwards("drill", [], new Set(), true), { word: "ui-begin", path: "/course/drill" }); // not come yet
});
