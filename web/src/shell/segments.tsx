import { t } from "./i18n";

interface Props<T extends string> {
  name: string;
  values: readonly T[];
  chosen: T;
  word: string; // the message ids of the values begin with it
  onChoose: (value: T) => void;
}

/** A choice of a few values, all of them in sight. */
export function Segments<T extends string>({ name, values, chosen, word, onChoose }: Props<T>) {
  return (
    <div class="field">
      <span>{name}</span>
      <div class="lang" role="group" aria-label={name}>
        {values.map((value) => (
          <button key={value} type="button" aria-pressed={chosen === value} onClick={() => onChoose(value)}>
            {t(`${word}-${value}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
