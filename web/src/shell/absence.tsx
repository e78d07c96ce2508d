/** What a page says that has not come yet because the server does not answer: the words of the shell may be missing too. */
import { failing } from "./persist";
import { lang, type Lang } from "./settings";

const WORDS: Record<Lang, { line: string; again: string }> = {
  en: { line: "The server does not answer. The page keeps trying.", again: "Try again" },
  cs: { line: "Server neodpovídá. Stránka to zkouší dál.", again: "Zkusit znovu" },
  pl: { line: "Serwer nie odpowiada. Strona próbuje dalej.", again: "Spróbuj ponownie" },
};

export function Absence() {
  if (failing.value === 0) return null;
  const { line, again } = WORDS[lang.value];
  return (
    <p class="absence" role="alert" lang={lang.value}>
      {line}{" "}
      <button type="button" class="btn" onClick={() => location.reload()}>
        {again}
      </button>
    </p>
  );
}
