/** Orders with a condition, in words: those that were left, and a form that offers what the rules list for the seat. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ASKING, PASSING, type Case } from "./orders";
import { capital, noun, t } from "./i18n";
import type { Table } from "./store";

const answerText = (table: Table, answer: string): string =>
  answer === PASSING || answer === ASKING
    ? t(`ui-orders-case-${answer}`)
    : t("ui-orders-case-use", { name: capital(noun(table.play.id, answer)) });

const conditionText = (table: Table, role: string, name: string): string => table.play.condition?.(role, name) ?? name;

const same = (one: Case, other: Case): boolean =>
  one.prompt === other.prompt && one.role === other.role && one.noun === other.noun;

export function Cases({ table }: { table: Table }) {
  const { cases, orderable } = table.orders;
  const trouble = useSignal(false);
  useEffect(() => void table.orders.learn(), []);
  const leave = async (wanted: Case[]) => {
    trouble.value = !(await table.orders.leave(wanted));
  };
  if (orderable.value.length === 0) return null;
  return (
    <section class="conditions" aria-labelledby="cases">
      <h3 id="cases">{t("ui-orders-cases")}</h3>
      {cases.value.length > 0 && (
        <ul class="list">
          {cases.value.map((one) => (
            <li key={`${one.prompt} ${one.role} ${one.noun}`}>
              <span>
                {t("ui-orders-case", {
                  prompt: t(one.prompt),
                  condition: conditionText(table, one.role, one.noun),
                  answer: answerText(table, one.answer),
                })}
              </span>
              <button
                type="button"
                class="btn small"
                onClick={() => void leave(cases.value.filter((other) => other !== one))}
              >
                {t("ui-orders-take-back")}
              </button>
            </li>
          ))}
        </ul>
      )}
      <CaseForm
        table={table}
        onLeave={(one) => void leave([...cases.value.filter((other) => !same(one, other)), one])}
      />
      <p class={trouble.value ? "trouble" : "sr"} role="alert">
        {trouble.value && t("core-refused-order")}
      </p>
    </section>
  );
}

function CaseForm({ table, onLeave }: { table: Table; onLeave: (one: Case) => void }) {
  const questions = table.orders.orderable.value;
  const prompt = useSignal("");
  const about = useSignal("");
  const answer = useSignal("");
  const question = questions.find((one) => one.prompt === prompt.value) ?? questions[0]!;
  const conditions = Object.entries(question.roles).flatMap(([role, nouns]) => nouns.map((name) => ({ role, name })));
  const condition = conditions.find(({ role, name }) => `${role} ${name}` === about.value) ?? conditions[0]!;
  const answers = [...question.uses, PASSING, ASKING];
  const chosen = answers.find((one) => one === answer.value) ?? answers[0]!;
  return (
    <form
      class="cases"
      onSubmit={(event) => {
        event.preventDefault();
        onLeave({ prompt: question.prompt, role: condition.role, noun: condition.name, answer: chosen });
      }}
    >
      <div class="choice">
        <label for="case-question">{t("ui-orders-question")}</label>
        <select
          id="case-question"
          value={question.prompt}
          onChange={({ currentTarget: { value } }) => (prompt.value = value)}
        >
          {questions.map((one) => (
            <option key={one.prompt} value={one.prompt}>
              {t(one.prompt)}
            </option>
          ))}
        </select>
      </div>
      <div class="choice">
        <label for="case-condition">{t("ui-orders-condition")}</label>
        <select
          id="case-condition"
          value={`${condition.role} ${condition.name}`}
          onChange={({ currentTarget: { value } }) => (about.value = value)}
        >
          {conditions.map(({ role, name }) => (
            <option key={`${role} ${name}`} value={`${role} ${name}`}>
              {conditionText(table, role, name)}
            </option>
          ))}
        </select>
      </div>
      <div class="choice">
        <label for="case-answer">{t("ui-orders-answer")}</label>
        <select id="case-answer" value={chosen} onChange={({ currentTarget: { value } }) => (answer.value = value)}>
          {answers.map((one) => (
            <option key={one} value={one}>
              {answerText(table, one)}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" class="btn">
        {t("ui-orders-leave")}
      </button>
    </form>
  );
}
