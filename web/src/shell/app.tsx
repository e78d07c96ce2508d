import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { Absence } from "./absence";
import * as api from "./api";
import { ready, t } from "./i18n";
import { later } from "./later";
import { Learn } from "./learn";
import { persist } from "./persist";
import { place } from "./router";
import { choosing } from "./settings";
import { take, undress, wear } from "./shelf";
import { Table } from "./store";
import { TablePage } from "./table";
import { SiteBar } from "./topbar";
import type { TitlePlay } from "./title";

const Home = later(async () => (await import("./home")).Home);
const ReplayPage = later(async () => (await import("./replaypage")).ReplayPage);
const OddsPage = later(async () => (await import("../lab")).openOdds());
const RulebookPage = later(async () => (await import("../book")).openBook());
const AccountPage = later(async () => (await import("../people")).openAccount());
const LobbyPage = later(async () => (await import("../people")).openLobby());
const SignInPage = later(async () => (await import("../people")).openSignIn());
const SettingsDialog = later(async () => (await import("./settingsdialog")).SettingsDialog);

export function App() {
  return (
    <>
      <Absence />
      {ready() && <Page />}
      {ready() && choosing.value && <SettingsDialog />}
    </>
  );
}

function Page() {
  const here = place.value;
  switch (here.page) {
    case "home":
      return <Home />;
    case "table":
      return (
        <Played key={here.table} id={here.table}>
          {(play) => <AtTable id={here.table} sitWith={here.key} play={play} />}
        </Played>
      );
    case "replay":
      return (
        <Played key={here.table} id={here.table}>
          {(play) => <ReplayPage id={here.table} move={here.move} eyes={here.eyes} play={play} />}
        </Played>
      );
    case "rulebook":
      return <RulebookPage title={here.title} rule={here.rule} />;
    case "learn":
      return <Learn title={here.title} />;
    case "odds":
      return <OddsPage />;
    case "account":
      return <AccountPage />;
    case "lobby":
      return <LobbyPage />;
    case "sign-in":
      return <SignInPage code={here.code} />;
    case "lost":
      return <Lost />;
  }
}

/** Which title is played at a table is asked first: its address does not tell. */
function Played({ id, children }: { id: string; children: (play: TitlePlay) => ComponentChildren }) {
  const found = useSignal<TitlePlay | "missing" | "not-drawn" | null>(null);
  useEffect(() => {
    let here = true;
    const stop = persist(async () => {
      await api.loadMe();
      const title = await api.table(id).then(
        (info) => info.title,
        (error: unknown) => {
          if (api.passing(error)) throw error;
          return null;
        },
      );
      const play = title === null ? null : await take(title);
      if (play && here) await wear(play);
      found.value = play ?? (title === null ? "missing" : "not-drawn");
    });
    return () => {
      here = false;
      stop();
      undress();
    };
  }, [id]);
  const what = found.value;
  if (what === null) return null;
  if (typeof what === "object") return <>{children(what)}</>;
  return <Lost why={t(what === "missing" ? "ui-lost" : "ui-not-drawn")} />;
}

function AtTable({ id, sitWith, play }: { id: string; sitWith: string | null; play: TitlePlay }) {
  const table = useMemo(() => new Table(id, play), [id, play]);
  useEffect(() => {
    const stop = persist(async () => {
      await table.enter(sitWith);
      if (sitWith) history.replaceState(null, "", location.pathname); // the key has done its work
    });
    return () => {
      stop();
      table.leave();
    };
  }, [table]);
  const gone = table.connection.gone.value;
  useEffect(() => {
    if (!gone || table.seat.value === null) return;
    return persist(() => table.enter(null)); // the seat is somebody else's: one may still watch
  }, [gone]);
  return table.missing.value || gone ? <Lost /> : <TablePage table={table} />;
}

export function Lost({ why = t("ui-lost") }: { why?: string }) {
  return (
    <>
      <SiteBar page="" />
      <main class="page">
        <h1>{why}</h1>
        <p>
          <a href="/">{t("ui-lost-home")}</a>
        </p>
      </main>
    </>
  );
}
