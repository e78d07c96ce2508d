/** What lies on the table, in drawings. */
import { t } from "../shell/i18n";
import { Icon } from "../shell/icon";

/** The message of each drawing is `ui-part-<title>-<drawing>`. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  blitzkrieg: ["army", "air", "navy", "bag", "shield", "nuclear"],
  quartermaster: ["army", "navy", "star", "cards", "card-status", "supply"],
  legie: ["fac-legion", "officer", "order-blank", "supplies", "frostbite", "rail"],
  globalwar: ["infantry", "arm-medium", "fighter", "battleship", "factory", "d12"],
};

export function Parts({ title }: { title: string }) {
  return (
    <ul class="parts" aria-label={t("ui-parts")}>
      {PARTS[title]?.map((part) => (
        <li key={part}>
          <Icon name={part} />
          <span>{t(`ui-part-${title}-${part}`)}</span>
        </li>
      ))}
    </ul>
  );
}
