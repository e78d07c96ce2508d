/** All keys at a table or in a replay, opened by "?" or from the menu. */
import { Dialog } from "./dialog";
import { t } from "./i18n";
import { shortcuts } from "./settings";
import type { Table } from "./store";

interface Key {
  keys: string;
  word: string; // of what it does
  letter?: boolean; // those can be switched off
}

const AT_THE_TABLE: readonly Key[] = [
  { keys: "← ↑ → ↓", word: "ui-keys-walk" },
  { keys: "Enter", word: "ui-keys-point" },
  { keys: "Esc", word: "ui-keys-let-go" },
  { keys: "1 – 9", word: "ui-keys-hand", letter: true },
  { keys: "n, N", word: "ui-keys-next", letter: true },
  { keys: "c", word: "ui-confirm", letter: true },
  { keys: "u", word: "core-ui-undo", letter: true },
  { keys: "p", word: "ui-keys-pass", letter: true },
  { keys: "h", word: "core-ui-hint", letter: true },
  { keys: "m", word: "ui-menu", letter: true },
  { keys: "?", word: "ui-keys-list" },
];

const IN_A_REPLAY: readonly Key[] = [
  { keys: "← →", word: "ui-keys-step" },
  { keys: "↑ ↓", word: "ui-keys-turn" },
  { keys: ", .", word: "ui-keys-step-board" },
  { keys: "Home, End", word: "ui-keys-ends" },
  { keys: "␣", word: "ui-keys-play" },
  { keys: "n, p", word: "ui-keys-mistake", letter: true },
  { keys: "?", word: "ui-keys-list" },
];

export function KeysDialog({ table, onClose }: { table: Table; onClose: () => void }) {
  const off = shortcuts.value === "off";
  const all = (table.past ? IN_A_REPLAY : AT_THE_TABLE).filter(({ letter }) => !(letter && off));
  return (
    <Dialog name={t("ui-keys")} class="keylist" onClose={onClose}>
      <dl>
        {all.map(({ keys, word }) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{t(word)}</dd>
          </div>
        ))}
      </dl>
      {off && !table.past && <p class="soft keys">{t("ui-keys-off")}</p>}
    </Dialog>
  );
}
