/** What a space, a card or a country is, by its rules; and what a previewed act brings, line by line. */
import type { ComponentChildren } from "preact";
import { capital, eventText, list, noun, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import { RuleQuote } from "../../shell/inspector";
import type { TableEvent } from "../../shell/protocol";
import { ruleText } from "../../shell/rules";
import type { Table } from "../../shell/store";
import { cardName, cardText, kindName } from "./cards";
import { cardOf, homeOf, isCountry, isLand, isSpace, NEAR, shapeOf, SIDES, STRAITS } from "./data";
import { isCut, newlyCut, newlySupplied, openTo, scoring, supplyOf, turningStraits } from "./derived";
import { Emblem, SideMark } from "./pieces";
import {
  askedCountry,
  count,
  deckSize,
  discarded,
  dummiesOf,
  foreseen,
  holders,
  nation,
  position,
  type Position,
} from "./state";

const TITLE = "quartermaster";
const name = (id: string): string => noun(TITLE, id);

export function Inspector({ table, noun: pointed }: { table: Table; noun: string }) {
  const now = table.state.value && position(table.state.value);
  if (!now) return null;
  return (
    <>
      <h2>
        {isCountry(pointed) ? <Emblem country={pointed} /> : <Icon name={cardOf(pointed) ? "cards" : "inspect"} />}{" "}
        {capital(name(pointed))}
      </h2>
      {isSpace(pointed) && <AboutSpace table={table} now={now} space={pointed} />}
      {cardOf(pointed) && <AboutCard table={table} now={now} card={pointed} />}
      {isCountry(pointed) && <AboutCountry table={table} now={now} country={pointed} />}
    </>
  );
}

function AboutSpace({ table, now, space }: { table: Table; now: Position; space: string }) {
  const here = holders(now, space);
  const home = homeOf(space);
  const straits = STRAITS.filter(({ land, seas }) => land === space || seas.includes(space));
  return (
    <>
      <p class="meta">
        <span class="tag">
          <Icon name={isLand(space) ? "army" : "navy"} /> {t(isLand(space) ? "ui-qm-land" : "ui-qm-sea")}
        </span>
        {shapeOf(space).star && (
          <span class="tag">
            <Icon name="star" /> {t("ui-qm-star")}
          </span>
        )}
        {home && (
          <span class="tag">
            <Emblem country={home.id} /> {t("ui-qm-home")}
          </span>
        )}
      </p>
      <ul class="told">
        {here.map((country) => {
          const cut = isCut(table, { country, space });
          return (
            <Told key={country} icon={cut ? "cut" : "supply"} tone={cut ? "bad" : "good"}>
              {t("ui-qm-piece", { country, kind: isLand(space) ? "army" : "navy", cut: cut ? "yes" : "no" })}
            </Told>
          );
        })}
        {!table.preview.value &&
          here.map((country) => <Risk key={country} table={table} country={country} space={space} />)}
        {!table.preview.value &&
          scoring(table, space).map(({ country, points }) => (
            <Told key={country} icon="star">
              {t("ui-qm-scores", { country, points })}
            </Told>
          ))}
        {straits.map((strait) => (
          <Told key={strait.id} icon="anchor">
            {t("ui-qm-strait", { one: strait.seas[0], other: strait.seas[1], side: openTo(table, strait).now })}
            {strait.land !== space && <> {t("ui-qm-strait-land", { space: strait.land })}</>}
          </Told>
        ))}
      </ul>
      {!table.preview.value && (
        <p class="soft near">{t("ui-qm-near", { spaces: list([...(NEAR.get(space) ?? [])].map(name)) })}</p>
      )}
    </>
  );
}

/** Who could battle a piece, and what would lose its supply with it. */
function Risk({ table, country, space }: { table: Table; country: string; space: string }) {
  const supply = supplyOf(table, country);
  const from = supply?.threats[space] ?? [];
  const lost = supply?.lost[space] ?? [];
  if (from.length === 0) return null;
  return (
    <>
      <Told icon="card-land-battle" tone="risk">
        {t("ui-qm-threatened", { country, spaces: list(from.map(name)) })}
      </Told>
      {lost.length > 0 && (
        <Told icon="cut" tone="risk">
          {t("ui-qm-without", { spaces: list(lost.map(([, gone]) => name(gone))) })}
        </Told>
      )}
    </>
  );
}

function Told({ icon, tone = "", children }: { icon: string; tone?: string; children: ComponentChildren }) {
  return (
    <li class={tone}>
      <Icon name={icon} /> <span>{children}</span>
    </li>
  );
}

function AboutCard({ table, now, card }: { table: Table; now: Position; card: string }) {
  const fact = cardOf(card)!;
  const rule = `qm.kind.${fact.kind}`;
  return (
    <>
      <p class="meta">
        <span class={`tag k-${fact.kind}`}>
          <Icon name={`card-${fact.kind}`} class="kt" /> {kindName(card)}
        </span>
        {fact.country && (
          <span class="tag">
            <Emblem country={fact.country} /> {name(fact.country)}
          </span>
        )}
      </p>
      <p class="cardtext">{cardText(card)}</p>
      <Targets table={table} now={now} />
      {ruleText(rule) && table.acting.ahead.value.length === 0 && <RuleQuote title={TITLE} rule={rule} />}
      {fact.reconstructed && <p class="soft">{t("ui-qm-reconstructed")}</p>}
    </>
  );
}

/** Where the card that is picked would work, as far as somebody stands there or something is to be had. */
function Targets({ table, now }: { table: Table; now: Position }) {
  const rows = table.acting.ahead.value
    .filter(isSpace)
    .map((space) => ({ space, here: holders(now, space), told: atStake(table, now, space) }))
    .filter(({ here, told }) => here.length + told.length > 0);
  if (rows.length === 0) return null;
  return (
    <ul class="targets" aria-label={t("ui-qm-targets")}>
      {rows.map(({ space, here, told }) => (
        <li key={space}>
          <button type="button" onClick={() => table.point(space, space)}>
            <span>
              {here.map((country) => (
                <Emblem key={country} country={country} />
              ))}
            </span>
            <b>{capital(name(space))}</b>
            <small>{told.join(" ")}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

function atStake(table: Table, now: Position, space: string): string[] {
  const scores = scoring(table, space).map((score) => t("ui-qm-scores", { ...score }));
  const lost = holders(now, space).flatMap((country) => supplyOf(table, country)?.lost[space] ?? []);
  const straits = STRAITS.filter(({ land }) => land === space);
  return [
    ...(scores.length === 0 && shapeOf(space).star ? [t("ui-qm-star")] : scores),
    ...(lost.length ? [t("ui-qm-without", { spaces: list(lost.map(([, gone]) => name(gone))) })] : []),
    ...straits.map((strait) =>
      t("ui-qm-strait", { one: strait.seas[0], other: strait.seas[1], side: openTo(table, strait).now }),
    ),
  ];
}

function AboutCountry({ table, now, country }: { table: Table; now: Position; country: string }) {
  const own = nation(now, country);
  const status = now.status.filter((card) => cardOf(card)?.country === country);
  const cut = supplyOf(table, country)?.cut ?? [];
  const dummies = dummiesOf(own);
  // of another country's pile only the top card may be looked at (qm.hidden.open)
  const pile = typeof own.discards === "number" ? own.seen.slice(-1) : [...own.discards].reverse().slice(0, 12);
  return (
    <>
      <p class="meta">
        <span class="tag">
          {t("ui-qm-piles-of", { hand: count(own.hand), deck: deckSize(own), discards: discarded(own) })}
        </span>
        {count(own.laid) > 0 && (
          <span class="tag">
            <Icon name="card-response" class="kt" /> {t("ui-qm-face-down-count", { count: count(own.laid) })}
            {dummies.length > 0 && <> ({t("ui-qm-dummies", { numbers: list(dummies.map(String)) })})</>}
          </span>
        )}
      </p>
      <ul class="told">
        {cut.length > 0 && (
          <Told icon="cut" tone="bad">
            {t("ui-qm-cut-at", { spaces: list(cut.map(name)) })}
          </Told>
        )}
        {own.revealed && own.revealed.length > 0 && typeof own.hand === "number" && (
          <Told icon="eye">{t("ui-qm-revealed", { cards: list(own.revealed.map(cardName)) })}</Told>
        )}
      </ul>
      <dl class="lying">
        {status.map((card) => (
          <div key={card}>
            <dt>{cardName(card)}</dt>
            <dd>{cardText(card)}</dd>
          </div>
        ))}
      </dl>
      {pile.length > 0 && !table.preview.value && (
        <p class="soft">{t("ui-qm-discard-pile", { cards: list(pile.map(cardName)) })}</p>
      )}
    </>
  );
}

/** What everybody sees on the board or has just chosen needs no words, and what changes in supply has its own. */
const PLAIN = new Set([
  "qm-built",
  "qm-recruited",
  "qm-played",
  "qm-turn",
  "qm-discarded",
  "qm-gave-up",
  "qm-would-go",
  "qm-would-be-cut",
  "qm-would-be-supplied",
  "qm-would-open",
]);

export function Preview({ table, events }: { table: Table; events: TableEvent[] }) {
  const before = position(table.state.value!);
  const { then, sure } = foreseen(table);
  const told = events.filter(({ event }) => !PLAIN.has(event));
  const lost = newlyCut(table);
  const country = askedCountry(table);
  const supplied = newlySupplied(table).flatMap((one) => (one.country === country ? [one.space] : []));
  const fresh = country
    ? nation(then, country).pieces.filter((space) => !nation(before, country).pieces.includes(space))
    : [];
  const saved = supplied.filter((space) => !fresh.includes(space));
  return (
    <ul class="told" aria-label={t("core-ui-preview")}>
      {!sure && <Told icon="card-response">{t("ui-qm-unless")}</Told>}
      {country &&
        fresh.map((space) => {
          const fed = supplied.includes(space);
          return (
            <Told key={space} icon={fed ? "supply" : "cut"} tone={fed ? "good" : "bad"}>
              {t(fed ? "ui-qm-will-be-supplied" : "ui-qm-will-be-cut", { space })}
            </Told>
          );
        })}
      {lost.map(({ country: whose, space }) => (
        <Told key={`${whose} ${space}`} icon="cut" tone="bad">
          {t("ui-qm-goes-out", { country: whose, space })}
        </Told>
      ))}
      {saved.map((space) => (
        <Told key={`saved ${space}`} icon="supply" tone="good">
          {t("ui-qm-comes-in", { space })}
        </Told>
      ))}
      {turningStraits(table).map((strait) => (
        <Told key={strait.id} icon="anchor">
          {t("ui-qm-strait", { one: strait.seas[0], other: strait.seas[1], side: openTo(table, strait).then })}
        </Told>
      ))}
      {told.map((event, n) => (
        <Told key={n} icon="chevron">
          {eventText(event)}
        </Told>
      ))}
      {SIDES.map((side, n) =>
        then.points[n] === before.points[n] ? null : (
          <li key={side} class="sum">
            <SideMark side={side} />
            <b>
              {before.points[n]} → {then.points[n]}
            </b>
          </li>
        ),
      )}
    </ul>
  );
}
