/** The menu of a table or of its replay: what one may want to do that is no move. */
import { useSignal } from "@preact/signals";
import * as api from "./api";
import { copy } from "./clipboard";
import { Dialog } from "./dialog";
import { host } from "./host";
import { capital, t } from "./i18n";
import { Icon } from "./icon";
import { later } from "./later";
import { LABS } from "./labs";
import { replayPath } from "./router";
import { Segments } from "./segments";
import { narrow, openSettings, PACES, pace } from "./settings";
import { OrdersDialog } from "./standing";
import type { Table } from "./store";
import { Languages } from "./topbar";

const SeatsDialog = later(async () => (await import("./seatsdialog")).SeatsDialog);
const KeysDialog = later(async () => (await import("./keysdialog")).KeysDialog);

/** One of them is open at a time. */
export function Menu({ table }: { table: Table }) {
  const open = table.menu.value;
  const close = () => {
    if (table.menu.value === open) table.menu.value = null; // another one may have taken its place
  };
  switch (open) {
    case "menu":
      return <OpenMenu table={table} onClose={close} />;
    case "orders":
      return <OrdersDialog table={table} onClose={close} />;
    case "seats":
      return <SeatsDialog table={table} onClose={close} />;
    case "keys":
      return <KeysDialog table={table} onClose={close} />;
    case null:
      return null;
  }
}

function OpenMenu({ table, onClose: close }: { table: Table; onClose: () => void }) {
  const sure = useSignal(false);
  const closing = (press: () => void) => () => {
    close();
    press();
  };
  const message = table.message.value;
  const info = table.info.value;
  const over = info?.over ?? false;
  const again = table.past;
  const lab = LABS[table.play.id];
  const seated = table.seat.value !== null && message !== null && !over && !again;
  const saving = over || (info?.host && info.seats.every((seat) => seat.mine || seat.kind === "bot"));
  return (
    <Dialog name={t("ui-menu")} onClose={close}>
      <div class="field">
        <span>{capital(t("core-ui-language"))}</span>
        <Languages />
      </div>
      <Segments
        name={t("ui-pace")}
        values={PACES}
        chosen={pace.value}
        word="ui-pace"
        onChoose={(value) => (pace.value = value)}
      />
      <nav class="list" aria-label={t("ui-menu")}>
        <button type="button" onClick={closing(openSettings)}>
          <Icon name="gears" /> {t("ui-settings")}
        </button>
        {!narrow.value && (
          <button type="button" onClick={() => (table.menu.value = "keys")}>
            <Icon name="keys" /> {t("ui-keys")}
          </button>
        )}
        {seated && (
          <button type="button" onClick={closing(() => table.acting.offer())}>
            <Icon name="undo" /> {t("ui-offer")}
          </button>
        )}
        {seated && table.play.answers && (
          <button type="button" onClick={() => (table.menu.value = "orders")}>
            <Icon name="flag" /> {t("ui-orders")}
          </button>
        )}
        {!again && info && info.seats.length > 1 && (
          <button type="button" onClick={() => (table.menu.value = "seats")}>
            <Icon name="people" /> {t("ui-seats-menu")}
          </button>
        )}
        {over && !again && (
          <a href={replayPath(table.id)}>
            <Icon name="play" /> {t("ui-replay-open")}
          </a>
        )}
        {again && (
          <button type="button" onClick={() => void copy(location.href).then(close)}>
            <Icon name="link" /> {t("ui-copy-moment")}
          </button>
        )}
        {saving && (
          <a
            href={api.saveAddress(table.id)}
            download={`${table.play.id}.json`}
            onClick={(event) => {
              if (!host().alone) return;
              event.preventDefault();
              void api.download(table.id, `${table.play.id}.json`);
            }}
          >
            <Icon name="save" /> {t("ui-save")}
          </a>
        )}
        <a href={`/rulebook/${table.play.id}`} target="_blank" rel="noopener">
          <Icon name="diary" /> {t("core-ui-rulebook")}
        </a>
        {lab && (
          <a href={lab.address} target="_blank" rel="noopener">
            <Icon name="die-6" /> {t(lab.name)}
          </a>
        )}
        <a href="/">
          <Icon name="chevron" class="left" /> {t("ui-leave")}
        </a>
        {seated &&
          (sure.value ? (
            <button type="button" class="bad" onClick={closing(() => table.acting.resign())}>
              <Icon name="flag" /> {t("ui-resign-sure")}
            </button>
          ) : (
            <button type="button" onClick={() => (sure.value = true)}>
              <Icon name="flag" /> {t("core-ui-resign")}
            </button>
          ))}
      </nav>
    </Dialog>
  );
}
