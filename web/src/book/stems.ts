/** Words as a search takes them: alike whatever their accents and, in the languages we speak, their endings. */

const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  en: ["ings", "ing", "ies", "ied", "ed", "es", "s", "e", "y"],
  cs: [
    ..."ovaneho ovanych ovanymi ovanim ovani ovana ovane ovany ovat oval ujete ujeme ujes uje uji".split(" "),
    ..."atech etech atum atek ata aty ech ich ach ych ami emi imi ymi eho emu ovi ove ovy iho imu".split(" "),
    ..."enim eni ena eno eny ete eme ite ime ate ame ila ilo ili ala alo ali ou em im ym um am mi".split(" "),
    ..."en al il at it es is as je ji a e i o u y".split(" "),
  ],
  pl: [
    ..."owanego owanych owaniem owania owanie owana owane owany owac owal ujecie ujemy ujesz uje uja".split(" "),
    ..."iego iemu iech iach iami iej ego emu ich imi ych ymi ach ech ami owi owie ow om em im ym ej ie ia io iu".split(
      " ",
    ),
    ..."aniem ania anie eniem enia enie ana ane any ona one ony amy emy imy asz esz isz al ala alo ali il ila ilo ili".split(
      " ",
    ),
    ..."ac ec ic a e i o u y".split(" "),
  ],
};

/** What a language makes of the last consonant before some endings: *válka, válce*; *karta, karcie*; *droga, drodze*. */
const SOFTENED: Readonly<Record<string, readonly [RegExp, string][]>> = {
  cs: [
    [/c\|/, "k|"],
    [/z\|/, "h|"],
  ],
  pl: [
    [/c\|i/, "t|"],
    [/dz\|i/, "d|"],
    [/dz\|/, "g|"],
    [/c\|/, "k|"],
    [/rz\|/, "r|"],
    [/cz\|/, "k|"],
    [/sz\|/, "ch|"],
  ],
};
const SHORTEST = 3; // letters of a stem
const FLEETING = /([^aeiouy])i?e([^aeiouy])$/; // *jednotek* of *jednotka*

/** Without accents and capitals, and as many letters as before. */
export const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ł", "l");

const longestFirst = new Map(
  Object.entries(ENDINGS).map(([language, endings]) => [language, [...endings].sort((a, b) => b.length - a.length)]),
);

/** What the forms of a word have in common, near enough to search by: one for each ending that the word may have, for
 * *ostrově* is a form of *ostrov* and *městě* of *město*. Two words are alike when they share one. */
export function stemsOf(word: string, language: string): readonly string[] {
  const fitting = (longestFirst.get(language) ?? []).filter((one) => word.endsWith(one));
  const [first = "", ...others] = fitting.filter((one) => word.length >= one.length + SHORTEST);
  if (language === "en") return [cut(word, first)];
  const surely = [...others, ""].filter((one) => word.length > one.length + SHORTEST);
  return [...new Set([first, ...surely].map((ending) => hardened(cut(word, ending), ending, language)))];
}

const cut = (word: string, ending: string): string => word.slice(0, word.length - ending.length);

function hardened(stem: string, ending: string, language: string): string {
  let left = stem;
  if (left.length > SHORTEST) left = left.replace(FLEETING, "$1$2");
  for (const [soft, hard] of SOFTENED[language] ?? []) left = `${left}|${ending}`.replace(soft, hard).split("|")[0]!;
  return left.length > SHORTEST ? left.replace(/i$/, "") : left;
}

/** Whether two words are forms of one. */
export const alike = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((stem) => others.includes(stem));
