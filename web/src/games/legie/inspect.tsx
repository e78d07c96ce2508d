/** What a soldier, a plot, an order or any other card is, by its rules; and what a previewed act brings, line by line. */
import { capital, eventText, list, noun, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import { RuleQuote } from "../../shell/inspector";
import type { TableEvent } from "../../shell/protocol";
import type { Table } from "../../shell/store";
import {
  abilityIcon,
  characters,
  commanders,
  dispatches,
  emblem,
  equipmentIcon,
  kindOf,
  orderIcon,
  plots,
  tokensOf,
} from "./data";
import { lyingOf, partsOf, readyOf, totalOf } from "./derived";
import { about, named, partText } from "./names";
import { Ours, sleeveIcon } from "./soldier";
import { HIDDEN, inTurnOrder, isMine, ownerOf, position, seatOf, whereIs, type Position } from "./state";

const ICONS: { [kind: string]: (id: string) => string } = {
  order: orderIcon,
  equipment: equipmentIcon,
  faction: emblem,
  skill: (id) => id,
};

export function Inspector({ table, noun: id }: { table: Table; noun: string }) {
  const kind = kindOf(id);
  const now = table.state.value && position(table.state.value);
  if (!now || !kind) return null;
  return (
    <>
      <h2>
        <Icon name={ICONS[kind]?.(id) ?? "inspect"} /> {capital(named(id))}
      </h2>
      {kind === "character" && <AboutCharacter table={table} now={now} id={id} />}
      {kind === "plot" && <AboutPlot table={table} now={now} id={id} />}
      {kind === "order" && <AboutOrder now={now} id={id} />}
      {kind === "equipment" && <RuleQuote title="legie" rule={`lg.equip.${id}`} />}
      {kind === "faction" && <AboutFaction table={table} now={now} id={id} />}
      {kind === "commander" && <AboutCommander id={id} />}
      {kind === "dispatch" && <AboutDispatch id={id} />}
      {kind === "location" && <RuleQuote title="legie" rule={`lg.location.${id}`} />}
      {kind === "skill" && <RuleQuote title="legie" rule="lg.march.entry" />}
      <Ours id={id} />
    </>
  );
}

function AboutCharacter({ table, now, id }: { table: Table; now: Position; id: string }) {
  const place = whereIs(now, id);
  const { sleeve, ...ready } = readyOf(now, id);
  const { faction, officer, strength, abilities } = characters.get(id)!;
  const token = place?.soldier.token;
  const mine = isMine(table, ownerOf(now, id));
  const open = now.derived?.enters[id];
  return (
    <>
      <p class="meta">
        <span class="tag">
          <Icon name={emblem(faction)} /> {capital(named(faction))}
        </span>
        <span class="tag">
          {ready.strength === strength
            ? t("ui-lg-strength", { strength })
            : t("ui-lg-strength-raised", { strength, now: ready.strength })}
        </span>
        {officer && (
          <span class="tag">
            <Icon name="officer" /> {t("ui-lg-officer")}
          </span>
        )}
        {ready.skills.map((skill) => (
          <span key={skill} class="tag">
            <Icon name={skill} /> {capital(named(skill))}
          </span>
        ))}
        {abilities.map((ability) => (
          <span key={ability} class="tag">
            <Icon name={abilityIcon(ability)} /> {capital(t(`lg-ability-${ability}`))}
          </span>
        ))}
        {sleeve.map((word, n) => (
          <span
            key={n}
            class={`tag ${word === "wound" || word.startsWith("no-") ? "bad" : word === "frostbite" ? "cold" : "kit"}`}
          >
            <Icon name={sleeveIcon(word)} /> {capital(named(word))}
          </span>
        ))}
      </p>
      <ul class="why">
        {place && <li>{t("ui-lg-stands-at", { plot: now.plots[place.plot]!.id })}</li>}
        {token && (token["face-up"] || mine) && (
          <li>
            <b>{named(token.order)}</b> {about(token.order)}
          </li>
        )}
        {token && !token["face-up"] && !mine && (token.may?.length ?? 0) > 0 && (
          <li>{t("ui-lg-token-may", { orders: list(token.may!.map((order) => named(order))) })}</li>
        )}
        {!place && open && (
          <li>{open.length ? t("ui-lg-may-enter", { plots: list(open.map(named)) }) : t("ui-lg-may-enter-none")}</li>
        )}
      </ul>
      {abilities[0] && <RuleQuote title="legie" rule={`lg.ability.${abilities[0]}`} />}
      {officer && <RuleQuote title="legie" rule="lg.place.officer" />}
    </>
  );
}

/** The plot, and how the totals come about. */
function AboutPlot({ table, now, id }: { table: Table; now: Position; id: string }) {
  const number = now.plots.findIndex((plot) => plot.id === id);
  const printed = plots.get(id)!;
  const kinds = number < 0 ? printed.kinds : lyingOf(now, number).kinds;
  const present = number < 0 ? [] : inTurnOrder(now).filter((seat) => now.plots[number]!.columns[seat]!.length > 0);
  const hidden = (seat: number) =>
    now.plots[number]!.columns[seat]!.filter(
      ({ character, token }) => character === HIDDEN || (token && !token["face-up"] && !isMine(table, seat)),
    ).length;
  return (
    <>
      <p class="meta">
        {kinds.map((kind) => (
          <span key={kind} class={`tag ${kind}`}>
            <Icon name={kind} /> {capital(t(`lg-kind-${kind}`))}
          </span>
        ))}
        {printed.entry.map((skill) => (
          <span key={skill} class="tag">
            <Icon name={skill} /> {capital(named(skill))}
          </span>
        ))}
      </p>
      {present.length > 0 && (
        <ul class="fxs sums" aria-label={t("ui-lg-sums")}>
          {present.map((seat) => (
            <li key={seat}>
              <span>
                <Icon name={emblem(now.players[seat]!.faction)} />{" "}
                {partsOf(now, seat, number).map(partText).join(" + ")}
                {hidden(seat) > 0 && <span class="soft"> + {t("ui-lg-hidden", { count: hidden(seat) })}</span>}
              </span>
              <b>{totalOf(now, seat, number)}</b>
            </li>
          ))}
        </ul>
      )}
      {kinds.includes("freezing") && <RuleQuote title="legie" rule="lg.plot.frost" />}
      {kinds.includes("warming") && <RuleQuote title="legie" rule="lg.plot.warmth" />}
      {kinds.includes("peaceful") && <RuleQuote title="legie" rule="lg.plot.peaceful" />}
    </>
  );
}

function AboutOrder({ now, id }: { now: Position; id: string }) {
  const timing = now.derived?.timings[id];
  return (
    <>
      {timing && (
        <p class="meta">
          <span class="tag">{t(`ui-lg-timing-${timing}`)}</span>
        </p>
      )}
      <RuleQuote title="legie" rule={`lg.order.${id}`} />
    </>
  );
}

function AboutFaction({ table, now, id }: { table: Table; now: Position; id: string }) {
  const seat = seatOf(now, id);
  const player = now.players[seat];
  if (!player) return <p class="soft">{t(`ui-lg-about-${id}`)}</p>;
  const seen = player.remembered;
  return (
    <>
      <p class="meta">
        {player.commander && (
          <span class="tag">
            <Icon name="general" /> {named(player.commander)}
          </span>
        )}
        {player.graveyard.map((dead) => (
          <span key={dead} class="tag">
            <Icon name="grave" /> {named(dead)}
          </span>
        ))}
      </p>
      {!isMine(table, seat) && seen.length > 0 && (
        <p class="why">{t("ui-lg-remembered", { characters: list(seen.map(named)) })}</p>
      )}
      {player.commander && <AboutCommander id={player.commander} />}
    </>
  );
}

function AboutCommander({ id }: { id: string }) {
  return (
    <ul class="why">
      {tokensOf(id)
        .filter((order) => commanders.get(id)!.orders.includes(order))
        .map((order) => (
          <li key={order}>
            <b>{named(order)}</b> {about(order)}
          </li>
        ))}
    </ul>
  );
}

function AboutDispatch({ id }: { id: string }) {
  return (
    <ul class="why">
      <li>{about(id)}</li>
      <li>
        <b>{t("lg-points", { points: dispatches.get(id)?.points ?? 0 })}:</b> {noun("legie", id, "condition")}
      </li>
    </ul>
  );
}

/** What the board shows by itself. */
const SHOWN = ["lg-sent", "lg-ordered"];

export function Preview({ table, events }: { table: Table; events: TableEvent[] }) {
  const now = position(table.state.value!);
  const then = table.after.value ? position(table.after.value) : now;
  const told = events.filter(({ event }) => !SHOWN.includes(event));
  const sums = now.plots.flatMap((plot, number) =>
    now.players.flatMap(({ faction }, seat) => {
      const [from, to] = [totalOf(now, seat, number), totalOf(then, seat, number)];
      return from === to || !faction ? [] : [{ plot: plot.id, faction, from, to }];
    }),
  );
  if (told.length === 0 && sums.length === 0) return null;
  return (
    <ol class="fxs" aria-label={t("core-ui-preview")}>
      {told.map((event, n) => (
        <li key={n}>
          <span>{eventText(event)}</span>
        </li>
      ))}
      {sums.map(({ plot, faction, from, to }) => (
        <li key={`${plot} ${faction}`}>
          <span>
            <Icon name={emblem(faction)} /> {capital(named(plot))}
          </span>
          <b>
            {from} → {to}
          </b>
        </li>
      ))}
    </ol>
  );
}
