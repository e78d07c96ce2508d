/** What has happened: the newest turn first, inside a turn from first to last. */
import { actText, eventText, has, t } from "./i18n";
import { Icon } from "./icon";
import type { Line } from "./protocol";
import type { Table } from "./store";

interface Entry {
  icon: string | null;
  text: string;
}

interface Turn {
  heading: string | null;
  entries: Entry[];
}

const SILENT = new Set(["bk-thought"]);

function turns(table: Table, lines: readonly Line[]): Turn[] {
  const found: Turn[] = [{ heading: null, entries: [] }];
  for (const line of lines) {
    const last = () => found.at(-1)!.entries;
    const name = line.seat !== undefined && line.seat >= 0 ? table.play.seatName(table.info.value?.mode ?? "", line.seat) : "";
    if (line.what === "undo") last().push({ icon: "undo", text: t("core-ui-undone") });
    if (line.what === "offer") last().push({ icon: "undo", text: t("core-ui-takeback-offered", { name }) });
    if (line.what === "accept") last().push({ icon: "check", text: t("core-ui-takeback-accepted") });
    if (line.what === "decline") last().push({ icon: "close", text: t("core-ui-takeback-declined") });
    if (line.what === "resign") last().push({ icon: "flag", text: t("core-ui-resigned", { name }) });
    const events = line.events.filter((event) => !SILENT.has(event.event));
    if (line.act && line.act.startsWith("roll ")) {
      last().push({ icon: `die-${line.act.slice(5)}`, text: actText(table.play.id, line.act) });
    }
    for (const event of events) {
      if (!has(event.event)) continue;
      if (event.event.endsWith("-turn")) found.push({ heading: eventText(event), entries: [] });
      else last().push({ icon: table.play.icons(event), text: eventText(event) });
    }
  }
  return found.filter((turn) => turn.heading !== null || turn.entries.length > 0).reverse();
}

export function Log({ table }: { table: Table }) {
  const found = turns(table, table.shownLines.value);
  if (found.length === 0) return <p class="soft">{t("core-ui-log-empty")}</p>;
  return (
    <ol class="log">
      {found.map((turn, n) => (
        <li key={found.length - n}>
          <h3>{turn.heading ?? t("ui-setup")}</h3>
          <ul>
            {turn.entries.map((entry, m) => (
              <li key={m}>
                {entry.icon ? <Icon name={entry.icon} /> : <span />}
                <span>{entry.text}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
