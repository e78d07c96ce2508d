/** Standing orders at the table: given where one is asked, read and taken back in a dialog of the menu. */
import { Cases } from "./cases";
import { Dialog } from "./dialog";
import { capital, noun, t } from "./i18n";
import { Icon } from "./icon";
import type { Table } from "./store";

/** Where one is asked for an answer: never to be asked this again. */
export function PassHere({ table }: { table: Table }) {
  const prompt = table.message.value?.view.prompt;
  const asked = table.mine.value && !table.news.value && table.choices.out.value?.verb === "pass";
  if (!table.play.answers || !asked || !prompt) return null;
  const { silent } = table.orders.given.value;
  return (
    <button
      type="button"
      class="btn small"
      onClick={() => table.orders.give({ ...table.orders.given.value, silent: [...silent, prompt] })}
    >
      <Icon name="pass" /> {t("ui-orders-pass")}
    </button>
  );
}

/** Beside a thing one could answer with: always to do so, without being asked. */
export function AlwaysUse({ table, noun: name }: { table: Table; noun: string }) {
  const { always } = table.orders.given.value;
  const usable = table.choices.out.value?.verb === "pass" && table.acts.value.some(({ nouns }) => nouns.includes(name));
  if (!table.play.answers || (!usable && !always.includes(name))) return null;
  const given = always.includes(name);
  const next = given ? always.filter((one) => one !== name) : [...always, name];
  return (
    <button
      type="button"
      class="btn small"
      aria-pressed={given}
      onClick={() => table.orders.give({ ...table.orders.given.value, always: next })}
    >
      <Icon name={given ? "check" : "flag"} /> {t("ui-orders-always")}
    </button>
  );
}

/** Beside a thing that is used without a question: rather to be asked each time, and the other way round. */
export function AskAbout({ table, noun: name }: { table: Table; noun: string }) {
  const { asked } = table.orders.given.value;
  if (!asked.includes(name) && !table.play.usual?.(table).includes(name)) return null;
  const given = asked.includes(name);
  const next = given ? asked.filter((one) => one !== name) : [...asked, name];
  return (
    <button
      type="button"
      class="btn small"
      aria-pressed={given}
      onClick={() => table.orders.give({ ...table.orders.given.value, asked: next })}
    >
      <Icon name={given ? "check" : "flag"} /> {t("ui-orders-ask-about")}
    </button>
  );
}

export function OrdersDialog({ table, onClose }: { table: Table; onClose: () => void }) {
  const { silent, always, asked, quiet } = table.orders.given.value;
  const given = [
    ...silent.map((prompt) => ({
      text: t("ui-orders-silent", { prompt: t(prompt) }),
      undo: "ui-orders-ask",
      less: { silent: silent.filter((one) => one !== prompt) },
    })),
    ...always.map((name) => ({
      text: t("ui-orders-used", { name: capital(noun(table.play.id, name)) }),
      undo: "ui-orders-ask",
      less: { always: always.filter((one) => one !== name) },
    })),
    ...asked.map((name) => ({
      text: t("ui-orders-asked", { name: capital(noun(table.play.id, name)) }),
      undo: "ui-orders-as-usual",
      less: { asked: asked.filter((one) => one !== name) },
    })),
  ];
  return (
    <Dialog name={t("ui-orders")} onClose={onClose}>
      <p class="soft">{t("ui-orders-about")}</p>
      {table.alone && (
        <label class="pick">
          <input
            type="checkbox"
            checked={quiet}
            onChange={() => table.orders.give({ ...table.orders.given.value, quiet: !quiet })}
          />
          <span>{t("ui-orders-quiet")}</span>
        </label>
      )}
      {given.length === 0 && !quiet && <p>{t("ui-orders-none")}</p>}
      <ul class="list">
        {given.map(({ text, undo, less }) => (
          <li key={text}>
            <span>{text}</span>
            <button
              type="button"
              class="btn small"
              onClick={() => table.orders.give({ ...table.orders.given.value, ...less })}
            >
              {t(undo)}
            </button>
          </li>
        ))}
      </ul>
      <Cases table={table} />
    </Dialog>
  );
}
