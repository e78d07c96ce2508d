/** How many rules of a book have the words looked for, behind its name. */
import { t } from "../shell/i18n";

/** Nothing until it is known. */
export function Hits({ count }: { count: number | undefined }) {
  if (count === undefined) return null;
  return (
    <>
      {" "}
      <b aria-hidden="true">{count}</b>
      <span class="sr">{t("ui-search-hits", { count })}</span>
    </>
  );
}
