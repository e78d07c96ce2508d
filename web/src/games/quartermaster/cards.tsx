/** How cards look: eight kinds, each with its colour, frame, pattern and sign. */
import { has, noun, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import { cardOf, type CountryId } from "./data";
import { Emblem } from "./pieces";

export const cardText = (card: string): string => (has(`qm-text-${card}`) ? t(`qm-text-${card}`) : "");
export const cardName = (card: string): string => noun("quartermaster", card);
export const kindName = (card: string): string => t(`qm-kind-${cardOf(card)?.kind ?? "event"}`);

/** The face of a card, as far as it is a picture; whoever shows it makes it a button or a list entry. */
export function Face({ card, points = 0 }: { card: string; points?: number }) {
  const kind = cardOf(card)?.kind ?? "event";
  return (
    <>
      <span class="kb" aria-hidden="true">
        <Icon name={`card-${kind}`} class="kt" />
        <span class="kn">{t(`ui-qm-band-${kind}`)}</span>
      </span>
      <span class="art" aria-hidden="true">
        <Icon name={`card-${kind}`} class="ka" />
        {points > 0 && <span class="worth">{t("ui-qm-now", { points })}</span>}
      </span>
      <span class="cn" aria-hidden="true">
        {cardName(card)}
      </span>
      <span class="ct" aria-hidden="true">
        {cardText(card)}
      </span>
    </>
  );
}

export const Back = ({ country }: { country: CountryId }) => (
  <span class="back" aria-hidden="true">
    <Emblem country={country} />
  </span>
);

/** A card that lies on the table, in one line. */
export function Strip({ card, note }: { card: string; note: string | null }) {
  return (
    <>
      <span class="kb" aria-hidden="true">
        <Icon name={`card-${cardOf(card)?.kind ?? "status"}`} class="kt" />
      </span>
      <span class="cn" aria-hidden="true">
        {cardName(card)}
      </span>
      {note && (
        <span class="note" aria-hidden="true">
          {note}
        </span>
      )}
    </>
  );
}
