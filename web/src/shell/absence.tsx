/** What a page says that has not come yet because the server does not answer: the words of the shell may be missing too. */
import { keptSince } from "./api";
import { host, type Word } from "./host";
import { ready, t } from "./i18n";
import { failing } from "./persist";
import { lang, type Lang } from "./settings";

const KEPT: Record<Lang, string> = {
  en: "No network. Your games and rulebooks are as this device last saw them; playing, pairing and chat need the network.",
  cs: "Bez sítě. Vaše hry a pravidla jsou tak, jak je toto zařízení vidělo naposledy; hraní, hledání soupeřů a chat potřebují síť.",
  pl: "Brak sieci. Twoje gry i instrukcje są takie, jak widziało je to urządzenie; gra, szukanie rywali i czat wymagają sieci.",
};

const WORDS: Record<Lang, { line: string; again: string }> = {
  en: { line: "The server does not answer. The page keeps trying.", again: "Try again" },
  cs: { line: "Server neodpovídá. Stránka to zkouší dál.", again: "Zkusit znovu" },
  pl: { line: "Serwer nie odpowiada. Strona próbuje dalej.", again: "Spróbuj ponownie" },
};

/** What this device has kept is shown; the rest needs the network. */
function Offline() {
  return (
    <p class="absence" role="status" lang={lang.value}>
      {KEPT[lang.value]}
    </p>
  );
}

/** What the host wants to be known, such as that the game is open in another tab. */
function HostWord({ says, press }: Word) {
  return (
    <p class="absence" role={says === "loading" ? "status" : "alert"}>
      {t(`ui-host-${says}`)}{" "}
      {press && (
        <button type="button" class="btn" onClick={press}>
          {t(`ui-host-${says}-press`)}
        </button>
      )}
    </p>
  );
}

export function Absence() {
  const word = host().word.value;
  if (word && ready()) return <HostWord {...word} />;
  if (keptSince.value !== null) return <Offline />;
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
