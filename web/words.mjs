// The texts of kernel and titles with those that the client adds to them, cut while building into what a table says at
// first sight and what is fetched when it is first said. Each title's locale/vocabulary.json says which is which.
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const product = join(here, "..", "sandtable");
export const LANGS = ["en", "cs", "pl"];
const MESSAGE = /^(?=[a-z])/m; // where one begins
const COMMENTS = /^(#.*)?\n/gm;
const FORMS = /\n +\.[a-z]+ = .*/g; // the cases of a noun

/** What the texts of a title are cut into. */
const PARTS = ["first", "late", "forms"];
const named = (title, part, lang) => `words-${title}-${part}-${lang}.ftl`;
/** A built text as the metafile names it. */
export const wordsAtFirst = (title, lang) => `words:${named(title, "first", lang)}`;

export const words = {
  name: "words",
  setup(build) {
    build.onResolve({ filter: /^(our-words\/\w+|words-\w+-\w+-\w+\.ftl)$/ }, ({ path }) => ({
      path,
      namespace: "words",
    }));
    build.onLoad({ filter: /^our-words\//, namespace: "words" }, async ({ path }) => ({
      contents: await addresses(path.split("/")[1]),
      resolveDir: here,
    }));
    build.onLoad({ filter: /\.ftl$/, namespace: "words" }, async ({ path }) => {
      const [, title, part, lang] = /^words-(\w+)-(\w+)-(\w+)\.ftl$/.exec(path);
      return { contents: (await cut(title, lang))[part], loader: build.initialOptions.loader[".ftl"] };
    });
  },
};

const folder = (title) => join(product, ...(title === "core" ? ["kernel"] : ["games", title]), "locale");
const vocabulary = async (title) => JSON.parse(await readFile(join(folder(title), "vocabulary.json"), "utf8"));

/** How the ids of some kinds of messages begin, those that the client adds among them. */
const starts = (prefix, kinds = []) => kinds.flatMap((kind) => [`${prefix}-${kind}-`, `ui-${prefix}-${kind}-`]);

const isOneOf = (prefix, ids = [], message) => ids.some((id) => message.startsWith(`${prefix}-${id} =`));

/** The module that tells where the texts of a title are. */
async function addresses(title) {
  const { prefix, late, forms } = await vocabulary(title);
  const kinds = { first: [""], late: starts(prefix, late), forms: starts(prefix, forms) };
  const parts = PARTS.filter((part) => kinds[part].length);
  const lines = parts.flatMap((part) =>
    LANGS.map((lang) => `import ${part}_${lang} from ${JSON.stringify(named(title, part, lang))};`),
  );
  const words = (part) => `{ ${LANGS.map((lang) => `${lang}: ${part}_${lang}`).join(", ")} }`;
  const told = parts.map((part) =>
    part === "first"
      ? `first: ${words(part)}`
      : `${part}: { starts: ${JSON.stringify(kinds[part])}, words: ${words(part)} }`,
  );
  return [...lines, `export default { ${told.join(", ")} };`].join("\n");
}

async function cut(title, lang) {
  const { prefix, late, forms, unseen } = await vocabulary(title);
  const is = (kinds) => (message) => starts(prefix, kinds).some((start) => message.startsWith(start));
  const client = join(here, "src", ...(title === "core" ? [] : ["games", title]), "locale", `${lang}.ftl`);
  const texts = await Promise.all([join(folder(title), `${lang}.ftl`), client].map((file) => readFile(file, "utf8")));
  const all = texts
    .join("\n")
    .replace(COMMENTS, "")
    .split(MESSAGE)
    .filter((message) => !is(unseen)(message) && !isOneOf(prefix, unseen, message)); // they are for the terminal alone
  const at = (kinds) => all.filter(is(kinds)).join("");
  return {
    first: all
      .filter((message) => !is(late)(message))
      .map((message) => (is(forms)(message) ? message.replace(FORMS, "") : message))
      .join(""),
    late: at(late),
    forms: at(forms),
  };
}
