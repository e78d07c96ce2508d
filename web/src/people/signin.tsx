/** Where a link from a letter leads: one press signs in, and the link has done its work. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../shell/i18n";
import { go } from "../shell/router";
import { SiteBar } from "../shell/topbar";
import { openLink } from "./asking";
import { Trouble, useDeed } from "./deed";

export function SignInPage({ code }: { code: string }) {
  const deed = useDeed();
  const kept = useSignal(code);
  useEffect(() => {
    document.title = t("ui-people-page-sign-in");
    history.replaceState(null, "", location.pathname); // nobody who looks at the screen needs it
  }, []);
  const open = async () => {
    if (await deed.run(() => openLink(kept.value))) go("/account", true);
  };
  return (
    <>
      <SiteBar page="" />
      <main class="page people narrow">
        <h1>{t("ui-people-link")}</h1>
        <p>{t("ui-people-link-about")}</p>
        <Trouble deed={deed} />
        <p>
          <button type="button" class="btn primary" disabled={deed.busy || !kept.value} onClick={() => void open()}>
            {t("ui-people-sign-in")}
          </button>
        </p>
        {deed.trouble && (
          <p>
            <a href="/account">{t("ui-people-other-way")}</a>
          </p>
        )}
      </main>
    </>
  );
}
