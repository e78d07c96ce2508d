/** The cards of the reader: the hand, what lies on the table, and cards that are offered from elsewhere. */
import { signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { noun, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import { lang } from "../../shell/settings";
import type { Table } from "../../shell/store";
import { askAbout, badgesAt, scoringPlays } from "./badges";
import { Back, Face, kindName, cardText, Strip } from "./cards";
import { cardOf, KINDS, type CountryId } from "./data";
import { useFitting } from "./fitting";
import { Emblem } from "./pieces";
import { Reader, reading } from "./reader";
import { askedCountry, count, deckSize, discarded, known, myCountries, nation, position } from "./state";

const DECK = "deck"; // the noun of the top of a deck
const UNSEEN = "?"; // the noun of a card that nobody names
const MANY = 8; // cards, more than are seen at once
const ELSEWHERE = new Set(["qm-prompt-play-discarded", "qm-prompt-take", "qm-prompt-arrange"]);

/** Of several countries the one whose hand lies in front of the reader, if they chose one. */
const chosenHand = signal<CountryId | null>(null);

export function shownHand(table: Table): CountryId | null {
  const mine = myCountries(table);
  const asked = table.mine.value && !table.news.value ? askedCountry(table) : null;
  const chosen = chosenHand.value && mine.includes(chosenHand.value) ? chosenHand.value : null;
  return asked ?? chosen ?? mine[0] ?? null;
}

const fromElsewhere = (table: Table): boolean =>
  ELSEWHERE.has(table.message.value?.view.prompt ?? "") && table.acts.value.length > 0;

/** Cards that can be pointed at though they lie neither in the hand nor on the table. */
function offered(table: Table, held: readonly string[]): string[] {
  const most = new Map<string, number>();
  for (const { nouns } of table.acts.value) {
    for (const card of new Set(nouns)) {
      if (cardOf(card) || card === DECK)
        most.set(card, Math.max(most.get(card) ?? 0, nouns.filter((one) => one === card).length));
    }
  }
  for (const card of held) most.set(card, (most.get(card) ?? 0) - 1);
  return [...most].flatMap(([card, times]) => Array.from({ length: Math.max(0, times) }, () => card));
}

/** What can be used now comes before what just lies there. */
function usableFirst(table: Table, cards: string[]): string[] {
  const usable = (card: string) =>
    table.choices.glowing.value.has(card) || table.free.value.some(({ nouns }) => nouns.includes(card));
  return [...cards.filter(usable), ...cards.filter((card) => !usable(card))];
}

/** What cards would bring is asked whenever other ones can be played. */
function useBadges(table: Table): void {
  const plays = scoringPlays(table.acts.value);
  const asked = plays.map(({ text }) => text).join(",");
  useEffect(() => askAbout(table, plays, askedCountry(table) ?? ""), [asked, table.lines.value.length]);
}

const OPENING = "qm-prompt-put-away";

export function Hand({ table }: { table: Table }) {
  const now = position(table.state.value!);
  const country = shownHand(table);
  const list = useRef<HTMLUListElement>(null);
  const elsewhere = fromElsewhere(table);
  const own = country && nation(now, country);
  const hand = own ? known(own.hand) : [];
  const laid = own ? known(own.laid) : [];
  const more = offered(table, elsewhere ? [] : [...hand, ...laid, ...now.status]);
  const unseen = own && typeof own.hand === "number" ? unseenCards(table) : 0;
  useBadges(table);
  useFitting(list, [lang.value, ...more, ...hand, ...badgesAt(table).value.keys()].join(" "));
  if (!country || !own) return <p class="soft watching">{t("ui-qm-watching")}</p>;
  const status = now.status.filter((card) => cardOf(card)?.country === country);
  const opening = table.message.value?.view.prompt === OPENING;
  return (
    <div class={opening ? "rack opening" : "rack"}>
      <Hands table={table} shown={country} />
      {opening ? (
        <Kept table={table} hand={hand} />
      ) : (
        <section class="own" aria-label={t("ui-qm-table-of", { country })}>
          <h2>{t("ui-qm-on-table")}</h2>
          <ul>
            {usableFirst(table, [...status, ...laid]).map((card, n) => (
              <li key={card}>
                <TableCard table={table} card={card} place={`table:${n}`} spent={now.spent.includes(card)} />
              </li>
            ))}
            {status.length + count(own.laid) === 0 && <li class="soft">{t("ui-qm-table-empty")}</li>}
          </ul>
          <p class="piles">{t("ui-qm-piles", { deck: deckSize(own), discards: discarded(own) })}</p>
        </section>
      )}
      {unseen > 0 && more.length > MANY && <Kinds cards={more} list={list} />}
      <ul ref={list} class="cards" aria-label={t("ui-qm-hand-of", { country })}>
        {Array.from({ length: unseen }, (_, n) => (
          <li key={`unseen:${n}`}>
            <UnseenButton table={table} place={`unseen:${n}`} country={country} />
          </li>
        ))}
        {more.map((card, n) => (
          <li key={`more:${n}`} class="more">
            <CardButton table={table} card={card} place={`more:${n}`} country={country} />
          </li>
        ))}
        {hand.map((card, n) => (
          <li key={`hand:${n}`}>
            <CardButton table={table} card={card} place={`hand:${n}`} country={country} still={elsewhere} />
          </li>
        ))}
        {typeof own.hand === "number" &&
          Array.from({ length: Math.max(0, own.hand - unseen) }, (_, n) => (
            <li key={n}>
              <Back country={country} />
            </li>
          ))}
      </ul>
      <Reader />
    </div>
  );
}

/** What of the first cards stays in the hand, by kind, while some are being put away. */
function Kept({ table, hand }: { table: Table; hand: readonly string[] }) {
  const kept = [...hand];
  for (const { noun: card } of table.choices.pointed.value) {
    const at = kept.indexOf(card);
    if (at >= 0) kept.splice(at, 1);
  }
  const kinds = KINDS.map((kind) => ({ kind, cards: kept.filter((card) => cardOf(card)?.kind === kind).length }));
  return (
    <section class="own kept" aria-label={t("ui-qm-kept")}>
      <h2>{t("ui-qm-kept")}</h2>
      <ul>
        {kinds
          .filter(({ cards }) => cards > 0)
          .map(({ kind, cards }) => (
            <li key={kind}>
              <b>{cards}</b> <Icon name={`card-${kind}`} /> {t(`qm-kind-${kind}`)}
            </li>
          ))}
      </ul>
    </section>
  );
}

/** Who plays several countries turns from hand to hand. */
function Hands({ table, shown }: { table: Table; shown: CountryId }) {
  const mine = myCountries(table);
  if (mine.length < 2) return null;
  return (
    <div class="hands" role="group" aria-label={t("ui-qm-hands")}>
      {mine.map((country) => (
        <button
          key={country}
          type="button"
          aria-pressed={country === shown}
          aria-label={noun("quartermaster", country)}
          onClick={() => (chosenHand.value = country)}
        >
          <Emblem country={country} />
        </button>
      ))}
    </div>
  );
}

interface CardProps {
  table: Table;
  card: string;
  place: string;
  country: CountryId;
  still?: boolean; // it is not what is being asked about
}

function CardButton({ table, card, place, country, still = false }: CardProps) {
  const asked = askedCountry(table) === country && !still;
  const order = table.choices.pointed.value.findIndex((one) => one.key === place);
  const chosen = order >= 0;
  const legal = asked && table.choices.glowing.value.has(card);
  const acts = table.acts.value.filter(({ nouns }) => nouns.includes(card));
  const droppable =
    legal &&
    acts.length > 0 &&
    acts.every(({ verb }) => verb === "discard") &&
    table.message.value?.view.prompt === "qm-prompt-play";
  const state = chosen ? "chosen" : droppable ? "discard" : legal ? "legal" : "none";
  const fresh = table.news.value?.event === "qm-drew" && table.news.value.args["card"] === card;
  const classes = [
    "card",
    `k-${cardOf(card)?.kind ?? "none"}`,
    legal && "legal",
    chosen && "sel",
    droppable && "weak",
    fresh && "fresh",
  ];
  const points = legal && !droppable ? (badgesAt(table).value.get(card) ?? 0) : 0;
  const arranging = table.message.value?.view.prompt === "qm-prompt-arrange";
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(" ")}
      data-noun={card}
      data-key={place}
      aria-pressed={legal || chosen ? chosen : undefined}
      {...reading(card, () => table.point(card, place))}
    >
      <span class="sr">
        {t("ui-qm-card", { card, kind: cardOf(card) ? kindName(card) : "", text: cardText(card), points, state })}
      </span>
      {card === DECK ? <Back country={country} /> : <Face card={card} points={points} />}
      {chosen && arranging && (
        <span class="place" aria-hidden="true">
          {order + 1}
        </span>
      )}
    </button>
  );
}

/** How many cards can be entered at once of which nobody sees more than that they are there. */
const unseenCards = (table: Table): number =>
  Math.max(0, ...table.acts.value.map(({ nouns }) => nouns.filter((one) => one === UNSEEN).length));

/** Among all cards that may be in a hand the first of each kind is one touch away. */
function Kinds({ cards, list }: { cards: readonly string[]; list: RefObject<HTMLUListElement | null> }) {
  const first = KINDS.flatMap(
    (kind) => cards.find((card) => cardOf(card)?.kind === kind && cardOf(card)?.country) ?? [],
  );
  const show = (card: string) =>
    list.current?.querySelector(`[data-noun="${card}"]`)?.scrollIntoView({ inline: "start", block: "nearest" });
  return (
    <div class="kinds" role="group" aria-label={t("ui-qm-kinds")}>
      {first.map((card) => (
        <button key={card} type="button" class="btn" onClick={() => show(card)}>
          <Icon name={`card-${cardOf(card)?.kind}`} /> {kindName(card)}
        </button>
      ))}
    </div>
  );
}

/** A printed card that goes face down: it is pointed at without being named. */
function UnseenButton({ table, place, country }: { table: Table; place: string; country: CountryId }) {
  const chosen = table.choices.pointed.value.some((one) => one.key === place);
  return (
    <button
      type="button"
      class={chosen ? "card unseen legal sel" : "card unseen legal"}
      data-noun={UNSEEN}
      aria-pressed={chosen}
      onClick={() => table.point(UNSEEN, place)}
    >
      <span class="sr">{t("ui-qm-unseen")}</span>
      <Back country={country} />
    </button>
  );
}

function TableCard({ table, card, place, spent }: { table: Table; card: string; place: string; spent: boolean }) {
  const legal = table.choices.glowing.value.has(card);
  const chosen = table.choices.pointed.value.some((one) => one.key === place || one.noun === card);
  const free = table.free.value.some(({ nouns }) => nouns.includes(card));
  const state = chosen ? "chosen" : legal ? "legal" : "none";
  const note = chosen ? t("ui-qm-in-use") : legal || free ? t("ui-qm-usable") : spent ? t("ui-qm-spent") : null;
  const classes = ["tcard", `k-${cardOf(card)?.kind ?? "status"}`, legal && "legal", chosen && "sel", spent && "spent"];
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(" ")}
      data-noun={card}
      data-key={place}
      aria-pressed={legal || chosen ? chosen : undefined}
      {...reading(card, () => table.point(card, place))}
    >
      <span class="sr">{t("ui-qm-card", { card, kind: kindName(card), text: cardText(card), points: 0, state })}</span>
      <Strip card={card} note={note} />
      {cardOf(card)?.kind === "response" && (
        <span class="hidden" title={t("ui-qm-face-down")} aria-hidden="true">
          <Icon name="lock" />
        </span>
      )}
    </button>
  );
}
