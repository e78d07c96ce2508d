import { useEffect, useMemo } from "preact/hooks";
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
      return <AtTable key={here.table} id={here.table} sitWith={here.key} play={plays[0]!} />;
    case "replay":
      return <ReplayPage key={here.table} id={here.table} move={here.move} eyes={here.eyes} play={plays[0]!} />;
    case "rulebook":
      return <RulebookPage title={here.title} rule={here.rule} />;
    case "learn":
      return <Learn play={plays.find(({ id }) => id === here.title)} />;
    case "lost":
      return <Lost />;
  }
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

export function Lost() {
  return (
    <>
      <SiteBar page="" />
      <main class="page">
        <h1>{t("ui-lost")}</h1>
        <p>
          <a href="/">{t("ui-lost-home")}</a>
        </p>
      </main>
    </>
  );
}
