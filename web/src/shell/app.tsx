import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { Absence } from "./absence";
import * as api from "./api";
import { host } from "./host";
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
const CorrectPage = later(async () => (await import("../correcting")).openCorrection());
const OddsPage = later(async () => (await import("../lab")).openOdds());
const RulebookPage = later(async () => (await import("../book")).openBook());
const SummaryPage = later(async () => (await import("../book")).openSummary());
const CoursePage = later(async () => (await import("../book")).openCourse());
const TryPage = later(async () => (await import("../book")).openTrial());
const PuzzleList = later(async () => (await import("../puzzles")).openPuzzles());
const PuzzlePage = later(async () => (await import("../puzzles")).openPuzzle());
const AccountPage = later(async () => (await import("../people")).openAccount());
const LobbyPage = later(async () => (await import("../people")).openLobby());
const JoinPage = later(async () => (await import("../people")).openJoin());
const ProfilePage = later(async () => (await import("../people")).openProfile());
const CallPage = later(async () => (await import("../people")).openCall());
const StopPage = later(async () => (await import("../people")).openStop());
const TournamentsPage = later(async () => (await import("../people")).openTournaments());
const TournamentPage = later(async () => (await import("../people")).openTournament());
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

/** Pages that a device cannot have by itself: those about other people. */
const NEEDS_SERVER = new Set([
  "account",
  "lobby",
  "join",
  "person",
  "tournaments",
  "tournament",
  "call",
  "stop",
  "sign-in",
]);

function Page() {
  const here = place.value;
  if (host().alone && NEEDS_SERVER.has(here.page)) return <Lost why={t("ui-needs-server")} />;
  switch (here.page) {
    case "home":
      return <Home />;
    case "table":
      return (
        <Played key={here.table} id={here.table}>
          {(play) => <AtTable id={here.table} sitWith={here.key} play={play} />}
        </Played>
      );
    case "correct":
      return (
        <Played key={here.table} id={here.table}>
          {(play) => <CorrectPage id={here.table} line={here.line} seat={here.seat} play={play} />}
        </Played>
      );
    case "replay":
      return (
        <Played key={here.table} id={here.table}>
          {(play) => <ReplayPage id={here.table} move={here.move} eyes={here.eyes} since={here.since} play={play} />}
        </Played>
      );
    case "rulebook":
      return <RulebookPage title={here.title} rule={here.rule} words={here.words} />;
    case "summary":
      return <SummaryPage title={here.title} />;
    case "try":
      return (
        <TryPage key={`${here.title}/${here.example}`} title={here.title} example={here.example} lesson={here.lesson} />
      );
    case "course":
      return <CoursePage title={here.title} />;
    case "learn":
      return <Learn title={here.title} mode={here.mode} />;
    case "puzzles":
      return <PuzzleList title={here.title} />;
    case "puzzle":
      return <PuzzlePage key={`${here.title}/${here.puzzle}`} title={here.title} puzzle={here.puzzle} />;
    case "odds":
      return <OddsPage />;
    case "account":
      return <AccountPage />;
    case "lobby":
      return <LobbyPage />;
    case "join":
      return <JoinPage />;
    case "person":
      return <ProfilePage key={here.name} name={here.name} />;
    case "tournaments":
      return <TournamentsPage />;
    case "tournament":
      return <TournamentPage key={here.id} id={here.id} />;
    case "call":
      return <CallPage table={here.table} code={here.code} />;
    case "stop":
      return <StopPage code={here.code} />;
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
