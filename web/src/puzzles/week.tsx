/** The puzzles of the last seven days: which of them were solved. */
import { Icon } from "../shell/icon";
import { locale, t } from "../shell/i18n";
import { lastWeek, puzzlePath, solvedIn, type Info } from "./puzzles";

export function Week({ title, all }: { title: string; all: readonly Info[] }) {
  const days = lastWeek(all, solvedIn(title).value);
  const weekday = new Intl.DateTimeFormat(locale(), { weekday: "short", timeZone: "UTC" });
  const whole = new Intl.DateTimeFormat(locale(), { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
  return (
    <div class="week">
      <h2>
        <Icon name="calendar" /> {t("ui-puzzle-week")}{" "}
        <span class="soft">
          {t("ui-puzzle-solved-of", { solved: days.filter(({ solved }) => solved).length, count: days.length })}
        </span>
      </h2>
      <ol>
        {days.map(({ date, puzzle, solved }, n) => (
          <li key={n} class={solved ? "solved" : ""}>
            <a
              href={puzzlePath(title, puzzle.id)}
              {...(n === days.length - 1 ? { "aria-current": "date" as const } : {})}
            >
              <Icon name={solved ? "check" : "star"} />
              <small aria-hidden="true">{weekday.format(date)}</small>
              <span class="sr">
                {whole.format(date)}
                {solved && `, ${t("ui-puzzle-solved")}`}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
