/** Where letters that call somebody lead: to the table, signed in by one press; and to no more letters. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import * as api from "../shell/api";
import { t } from "../shell/i18n";
import { go } from "../shell/router";
import { SiteBar } from "../shell/topbar";
import { answerCall, stopMail } from "./calling";
import { Trouble, useDeed } from "./deed";

/** Whoever is signed in already needs no press, and the link keeps for another device. */
export function CallPage({ table, code }: { table: string; code: string }) {
  const deed = useDeed();
  const kept = useSignal(code);
  const there = `/table/${encodeURIComponent(table)}`;
  useEffect(() => {
    document.title = t("ui-people-page-sign-in");
    history.replaceState(null, "", location.pathname); // nobody who looks at the screen needs it
    void api
      .loadMe()
      .then((me) => me.account && go(there, true))
      .catch(() => undefined);
  }, []);
  const open = async () => {
    if (await deed.run(() => answerCall(kept.value, table))) go(there, true);
  };
  return (
    <Paper title={t("ui-people-call")} about={t("ui-people-call-about")}>
      <Trouble deed={deed} />
      <p>
        <button type="button" class="btn primary" disabled={deed.busy || !kept.value} onClick={() => void open()}>
          {t("ui-people-call-open")}
        </button>
      </p>
      {deed.trouble && (
        <p>
          <a href="/account">{t("ui-people-other-way")}</a>
        </p>
      )}
    </Paper>
  );
}

export function StopPage({ code }: { code: string }) {
  const deed = useDeed();
  const kept = useSignal(code);
  const done = useSignal(false);
  useEffect(() => {
    document.title = t("ui-people-page-stop");
    history.replaceState(null, "", location.pathname);
  }, []);
  const stop = async () => (done.value = await deed.run(() => stopMail(kept.value)));
  return (
    <Paper title={t("ui-people-stop")} about={t("ui-people-stop-about")}>
      <Trouble deed={deed} />
      <p role="status">{done.value && t("ui-people-stopped")}</p>
      {!done.value && (
        <p>
          <button type="button" class="btn primary" disabled={deed.busy || !kept.value} onClick={() => void stop()}>
            {t("ui-people-stop-now")}
          </button>
        </p>
      )}
    </Paper>
  );
}

function Paper(props: { title: string; about: string; children: ComponentChildren }) {
  return (
    <>
      <SiteBar page="" />
      <main class="page people narrow">
        <h1>{props.title}</h1>
        <p>{props.about}</p>
        {props.children}
      </main>
    </>
  );
}
