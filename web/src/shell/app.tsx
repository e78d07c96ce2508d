import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import * as api from "./api";
import { Home } from "./home";
import { ready, t } from "./i18n";
import { Learn } from "./learn";
import { persist } from "./persist";
import { place } from "./router";
import { RulebookPage } from "./rulebook";
import { ReplayPage } from "./replaypage";
import { SettingsDialog } from "./settingsdialog";
import { Table } from "./store";
import { TablePage } from "./table";
import { SiteBar } from "./topbar";
import type { TitlePlay } from "./title";

export function App({ plays }: { plays: TitlePlay[] }) {
  if (!ready()) return null;
  return (
    <>
      <Page plays={plays} />
      <SettingsDialog />
    </>
  );
}

function Page({ plays }: { plays: TitlePlay[] }) {
  const here = place.value;
  switch (here.page) {
    case "home":
      return <Home plays={plays} />;
    case "table":
      return (
        <Played key={here.table} id={here.table} plays={plays}>
          {(play) => <AtTable id={here.table} sitWith={here.key} play={play} />}
        </Played>
      );
    case "replay":
      return (
        <Played key={here.table} id={here.table} plays={plays}>
          {(play) => <ReplayPage id={here.table} move={here.move} eyes={here.eyes} play={play} />}
        </Played>
      );
    case "rulebook":
      return <RulebookPage title={here.title} rule={here.rule} />;
    case "learn":
      return <Learn play={plays.find(({ id }) => id === here.title)} />;
    case "lost":
      return <Lost />;
  }
}

interface PlayedProps {
  id: string;
  plays: TitlePlay[];
  children: (play: TitlePlay) => ComponentChildren;
}

/** Which title is played at a table is asked first: its address does not tell. */
function Played({ id, plays, children }: PlayedProps) {
  const title = useSignal<string | null>(null); // none for a table that is not there
  const known = useSignal(false);
  useEffect(
    () =>
      persist(async () => {
        await api.loadMe();
        title.value = await api.table(id).then(
          (info) => info.title,
          (error: unknown) => {
            if (api.passing(error)) throw error;
            return null;
          },
        );
        known.value = true;
      }),
    [id],
  );
  if (!known.value) return null;
  const play = plays.find((one) => one.id === title.value);
  if (play) return <>{children(play)}</>;
  return <Lost why={title.value === null ? t("ui-lost") : t("ui-not-drawn")} />;
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
