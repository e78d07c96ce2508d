/** Marks on the board: what a mistake pointed at, and what would have been better. */
import type { Step } from "./asking";

const sheet = new CSSStyleSheet(); // boards are drawn by their titles, so the marks lie in a style of their own

const nounsOf = (act: string | null): string[] => (act ?? "").split(" ").slice(1);
const places = (nouns: readonly string[]): string =>
  nouns.map((noun) => `.board [data-noun="${CSS.escape(noun)}"]`).join(", ");

/** Ring what was played, dash what was better; the return takes the marks away. */
export function pointOut(step: Step | null): () => void {
  const played = nounsOf(step?.act ?? null);
  const better = nounsOf(step?.better ?? null);
  const rule = (nouns: readonly string[], look: string) => (nouns.length > 0 ? `${places(nouns)} { ${look} }` : "");
  sheet.replaceSync(
    rule(
      played.filter((noun) => !better.includes(noun)),
      "outline: 3px solid var(--ink); outline-offset: 1px;",
    ) +
      rule(
        better.filter((noun) => !played.includes(noun)),
        "outline: 3px dashed var(--good); outline-offset: 1px;",
      ),
  );
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  return () => sheet.replaceSync("");
}
