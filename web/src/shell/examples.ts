/** The worked examples of a rulebook, in the language in use. */
import { get } from "./api";
import { reading } from "./readings";

export interface Step {
  seat: number;
  act: string;
  refused: string | null; // by which rule
  words: string;
}

export interface Example {
  id: string;
  rules: string[];
  seat: number;
  words: string;
  steps: Step[];
}

/** Those of a title in the order of its rulebook. */
export const examplesOf = reading<readonly Example[]>(async (title, language) => {
  const { examples } = await get<{ examples: Example[] }>(`/rulebook/${title}/${language}/examples`);
  return examples;
});

export const tryPath = (title: string, example: string): string =>
  `/rulebook/${encodeURIComponent(title)}/try/${encodeURIComponent(example)}`;

/** The example that shows best how a rule refuses; undefined where there is none, or none has come yet. */
export function refusedBy(title: string, rule: string): Example | undefined {
  const all = examplesOf(title) ?? [];
  return (
    all.find(({ steps }) => steps.some(({ refused }) => refused === rule)) ?? all.find(({ rules }) => rules[0] === rule)
  );
}
