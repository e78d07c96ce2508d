/** Which message names which noun: the same three tables as sandtable/text/vocabulary.py. */

export interface Vocabulary {
  title: string;
  prefix: string;
  kinds: string[];
  composed: [RegExp, string][];
  verbs: Record<string, string[]>;
}

const CORE: Vocabulary = {
  title: "",
  prefix: "core",
  kinds: ["place"],
  composed: [[/^line (?<line>[0-9]+)$/, "core-place-line"]],
  verbs: { roll: ["number"], pass: [], accept: [], decline: [] },
};

const BLITZKRIEG: Vocabulary = {
  title: "blitzkrieg",
  prefix: "bk",
  kinds: ["token", "theatre", "side", "tactic", "effect", "terrain", "verb"],
  composed: [
    [/^place (?<token>\S+) (?<space>\S+)$/, "bk-plan-place"],
    [/^row:(?<place>[0-9]+) (?<token>\S+)$/, "bk-row-token"],
    [/^row:(?<place>[0-9]+)$/, "bk-row"],
    [/^(?<theatre>\S+)-(?<campaign>[0-9]+)-(?<space>[0-9]+)$/, "bk-space"],
  ],
  verbs: {
    place: ["token", "space"],
    stop: [],
    advance: ["theatre"],
    resolve: ["space"],
    bomb: ["place"],
    open: ["theatre"],
    shift: ["theatre"],
    draw: ["token"],
    research: ["token"],
    lose: ["token"],
    tactic: ["tactic"],
  },
};

/** The words of the shell itself; they come with the client. */
const SHELL: Vocabulary = { title: "shell", prefix: "ui", kinds: [], composed: [], verbs: {} };

export const VOCABULARIES: readonly Vocabulary[] = [CORE, BLITZKRIEG, SHELL];

export const ofTitle = (title: string): Vocabulary => VOCABULARIES.find((words) => words.title === title) ?? CORE;
/** Messages start with the prefix of their title; what the client adds to a title starts with "ui-" before that. */
export function ofMessage(id: string): Vocabulary {
  const own = id.startsWith("ui-");
  const name = own ? id.slice(3) : id;
  const starts = ({ prefix }: Vocabulary) => name.startsWith(`${prefix}-`) || name.startsWith(`${prefix}.`);
  return VOCABULARIES.find(starts) ?? (own ? SHELL : CORE);
}
