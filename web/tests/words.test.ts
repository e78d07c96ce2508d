/** Words in three languages: cases, plurals, lists, hidden things. */
import "./page";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { before, test } from "node:test";
import { effect } from "@preact/signals";
import bkWords from "our-words/blitzkrieg";
import gwWords from "our-words/globalwar";
import qmWords from "our-words/quartermaster";
import vocabulary from "../../sandtable/games/quartermaster/locale/vocabulary.json";
import bkVocabulary from "../../sandtable/games/blitzkrieg/locale/vocabulary.json";
import gwVocabulary from "../../sandtable/games/globalwar/locale/vocabulary.json";
import { actText, addWords, capital, eventText, has, list, noun, speak, t, told } from "../src/shell/i18n";
import { addVocabulary } from "../src/shell/vocabulary";

before(async () => {
  addVocabulary("quartermaster", vocabulary);
  addVocabulary("blitzkrieg", bkVocabulary);
  addVocabulary("globalwar", gwVocabulary);
  for (const words of [qmWords, bkWords, gwWords]) await addWords(words);
});

test("a noun has its case, and the plain form where it has none", async () => {
  await speak("cs");
  assert.equal(noun("quartermaster", "moscow"), "Moskva");
  assert.equal(noun("quartermaster", "moscow", "where"), "v Moskvě");
  assert.equal(noun("quartermaster", "moscow", "no-such-case"), "Moskva");
});

/** What a page reads in turn, until it is as it should be. */
function readUntil(read: () => string, last: string): Promise<string[]> {
  const seen: string[] = [];
  return new Promise((done) => {
    const stop = effect(() => {
      seen.push(read());
      if (seen.at(-1) !== last) return;
      done(seen);
      queueMicrotask(() => stop());
    });
  });
}

test("the cases of many names are fetched with the first that is said; until then a name is plain", async () => {
  await speak("cs");
  assert.equal(noun("globalwar", "london"), "Londýn");
  assert.deepEqual(await readUntil(() => noun("globalwar", "london", "where"), "v Londýně"), ["Londýn", "v Londýně"]);
  assert.equal(noun("globalwar", "paris", "to"), "do Paříže");
  assert.equal(noun("globalwar", "london", "no-such-case"), "Londýn");
});

test("what is rarely said is fetched with the first of it", async () => {
  await speak("en");
  const text = "The game is over.";
  assert.deepEqual(await readUntil(() => t("core-refused-over"), text), ["", text]);
  assert.equal(has("gw-refused-phase"), true);
  await speak("pl");
  assert.equal(await told("core-refused-turn"), "To nie twoja kolej.");
});

test("nobody fetches what is said in the terminal alone", () => {
  const all = [gwWords.first, gwWords.late!.words, gwWords.forms!.words].map(({ en }) => en).join("");
  assert.ok(all.includes("gw-zone-london") && !all.includes("gw-terminal-"));
});

test("plurals follow the language", async () => {
  await speak("cs");
  assert.deepEqual(
    [1, 3, 7].map((count) => t("ui-waiting-games", { count })),
    ["1 na vás čeká", "3 na vás čekají", "7 na vás čeká"],
  );
  await speak("en");
  assert.equal(t("ui-waiting-games", { count: 1 }), "1 waits for you");
});

test("an act with several nouns names them all", async () => {
  await speak("en");
  const text = actText("quartermaster", "discard rationing blitzkrieg");
  assert.ok(text.includes("Rationing") && text.includes("Blitzkrieg"), text);
});

test("an act that no vocabulary knows is shown as it is written", async () => {
  await speak("en");
  assert.equal(actText("quartermaster", "conjure rabbit"), "conjure rabbit");
});

test("what is hidden is called hidden, never a question mark", async () => {
  await speak("en");
  const text = eventText({ event: "qm-drew", args: { country: "germany", card: "?" } });
  assert.ok(!text.includes("?"), text);
});

test("a message that is not there is its id, and can be asked for before", async () => {
  await speak("en");
  assert.equal(t("ui-no-such-thing"), "ui-no-such-thing");
  assert.equal(has("ui-no-such-thing"), false);
});

test("lists are joined as the language joins them", async () => {
  await speak("en");
  assert.equal(list(["a", "b", "c"]), "a, b and c");
  await speak("pl");
  assert.equal(list(["a", "b"]), "a i b");
});

test("a name at the beginning of a line has a capital letter, Czech ones too", async () => {
  await speak("cs");
  assert.equal(capital("švýcarsko"), "Švýcarsko");
  assert.equal(capital(""), "");
});

test("a sign is told by its side: SIGN and ABS", async () => {
  await speak("en");
  const texts = [-2, 0, 3].map((to) => t("bk-marker-now", { to }));
  assert.equal(new Set(texts).size, 3);
  assert.ok(!texts[0]!.includes("-2"), texts[0]);
});

test("Czech speaks to everybody in the polite form", async () => {
  const familiar = /(?<!\p{L})(jsi|máš|můžeš|smíš|musíš|chceš|tvůj|tvoj\p{L}*|tvá|tvé|tvou|tobě|tebe)(?!\p{L})/iu;
  const files = ["../sandtable/kernel/locale/cs.ftl", "../sandtable/text/locale/cs.ftl", "src/locale/cs.ftl"];
  const client = ["src/lab/locale/cs.ftl", "src/book/locale/cs.ftl"];
  const titles = ["blitzkrieg", "globalwar", "legie", "quartermaster"].flatMap((title) => [
    `src/games/${title}/locale/cs.ftl`,
    `../sandtable/games/${title}/locale/cs.ftl`,
  ]);
  for (const file of [...files, ...client, ...titles]) {
    const lines = (await readFile(file, "utf8")).split("\n");
    assert.deepEqual(
      lines.filter((line) => familiar.test(line)),
      [],
      file,
    );
  }
});
