/** A guided first game: which lessons of a title somebody has had at which table. */
import { signal, useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "./api";
import { Lost } from "./app";
import { t } from "./i18n";
import { go } from "./router";
import { boxOf, take } from "./shelf";
import { SiteBar } from "./topbar";

/** What has been learned at a table; null at a table without lessons, or when they were left. */
export type Progress = Signal<readonly string[] | null>;

const nameOf = (table: string) => `sandtable.learn.${table}`;
const tables = new Map<string, Progress>();

export function progressAt(table: string): Progress {
  let progress = tables.get(table);
  if (!progress) {
    progress = signal(read(table));
    tables.set(table, progress);
  }
  return progress;
}

function read(table: string): string[] | null {
  try {
    const stored = localStorage.getItem(nameOf(table));
    return stored === null ? null : stored.split(" ").filter(Boolean);
  } catch {
    return null; // storage is switched off: the lessons last as long as the page
  }
}

export function setProgress(table: string, learned: readonly string[] | null): void {
  progressAt(table).value = learned;
  try {
    if (learned === null) localStorage.removeItem(nameOf(table));
    else localStorage.setItem(nameOf(table), learned.join(" "));
  } catch {
    // see above
  }
}

/** The page that begins the guided game and goes to its table. */
export function Learn({ title, mode }: { title: string; mode: string | null }) {
  const failed = useSignal(false);
  const guided = boxOf(title)?.guided ?? [];
  const course = mode === null ? guided[0] : guided.find((one) => one.mode === mode);
  useEffect(() => {
    if (course) void begin(title, course.mode).catch(() => (failed.value = true));
  }, [title, mode]);
  if (!course) return <Lost />;
  return (
    <>
      <SiteBar page="" />
      <main class="page">
        <h1>{t("ui-learn")}</h1>
        <p role="status">{t(failed.value ? "ui-server-lost" : "ui-connecting")}</p>
      </main>
    </>
  );
}

async function begin(title: string, mode: string): Promise<void> {
  const course = await (await take(title))?.guided?.[mode]?.();
  if (!course) throw new Error(`${title} has no guided game of ${mode}`);
  const { options, seats } = course;
  const table = await api.create({ title, mode, options, seats, manual: false, spectators: null });
  setProgress(table, []);
  go(`/table/${table}`, true);
}
