/** The players in the order of play, and what everybody can see of what they hide behind their screens. */
import { capital, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import { nameOf } from "../../shell/prompt";
import { SeatClock, timed } from "../../shell/seatclock";
import type { Table } from "../../shell/store";
import { emblem, equipmentIcon, look } from "./data";
import { named } from "./names";
import { OrderFace } from "./soldier";
import { count, deckSize, HIDDEN, inTurnOrder, isMine, position, type Player, type Position } from "./state";

const COLUMNS = [
  { id: "points", icon: "medal" },
  { id: "supplies", icon: "supplies" },
  { id: "hand", icon: "people" },
  { id: "deck", icon: "log" },
  { id: "graves", icon: "grave" },
];

export function Seats({ table }: { table: Table }) {
  const now = position(table.state.value!);
  return (
    <section class="panel seats" data-drawer="seats" aria-label={t("ui-seats")}>
      <table>
        <caption class="sr">{t("ui-lg-turn-order")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("ui-lg-turn-order")}</th>
            {COLUMNS.map(({ id, icon }) => (
              <th key={id} scope="col">
                <Icon name={icon} />
                <span class="sr">{t(`ui-lg-column-${id}`)}</span>
              </th>
            ))}
            {timed(table) && <td />}
          </tr>
        </thead>
        <tbody>
          {inTurnOrder(now).map((seat, n) => (
            <Seat key={seat} table={table} now={now} seat={seat} first={n === 0} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Seat({ table, now, seat, first }: { table: Table; now: Position; seat: number; first: boolean }) {
  const player = now.players[seat]!;
  const pending = (table.message.value?.view.pending ?? []).includes(seat) && !table.news.value;
  const mine = isMine(table, seat);
  const { faction, commander } = player;
  return (
    <tr class={[look(faction), mine && "me", pending && "pending"].filter(Boolean).join(" ")}>
      <th scope="row">
        <button
          type="button"
          class="seatname"
          data-noun={faction ?? undefined}
          tabIndex={-1}
          disabled={!faction}
          onClick={() => (table.inspected.value = faction)}
        >
          <span class={`em ${look(faction)}`} aria-hidden="true">
            <Icon name={emblem(faction)} />
          </span>
          <span>
            {faction ? capital(named(faction)) : nameOf(table, seat)}
            {first && faction && (
              <>
                <Icon name="flag" class="first" />
                <span class="sr"> {t("lg-ui-first")}</span>
              </>
            )}
            {pending && <span class="sr"> {t("core-ui-pending")}</span>}
            <small>
              {commander
                ? `${named(commander)}${mine ? ` ${t("ui-lg-you-short")}` : ""}`
                : mine
                  ? t("ui-lg-you-alone")
                  : ""}
            </small>
          </span>
        </button>
        <Hidden player={player} mine={mine} />
      </th>
      <td>{player.points}</td>
      <td>{player.supplies}</td>
      <td>{count(player.hand)}</td>
      <td>{deckSize(player)}</td>
      <td>{player.graveyard.length}</td>
      {timed(table) && (
        <td class="time">
          <SeatClock table={table} seat={seat} />
        </td>
      )}
    </tr>
  );
}

/** What stands behind and beside a screen: tokens left, tokens used, equipment nobody has seen worn yet, a dispatch. */
function Hidden({ player, mine }: { player: Player; mine: boolean }) {
  const { tokens, unseen, dispatch, faction } = player;
  if (!player.commander) return null;
  const kinds = unseen.flatMap((entry) => {
    const [kind = "", wearer] = entry.split(" ");
    return mine && (wearer === undefined || kind.startsWith("no-")) ? [] : [kind];
  });
  return (
    <span class="hides">
      <span class={`mini ${look(faction)}`} title={t("ui-lg-tokens-left", { count: count(tokens.available) })}>
        <Icon name={emblem(faction)} />
      </span>
      <span class="sr">{t("ui-lg-tokens-left", { count: count(tokens.available) })} </span>
      <span aria-hidden="true">×{count(tokens.available)}</span>
      {tokens.used.map((order) => (
        <span key={order} class="mini spent" title={t("ui-lg-used", { order })}>
          <OrderFace order={order} />
          <span class="sr">{t("ui-lg-used", { order })} </span>
        </span>
      ))}
      {tokens["put-away"].map((_, n) => (
        <span key={n} class="mini spent" title={t("ui-lg-put-away")}>
          <Icon name="lock" />
          <span class="sr">{t("ui-lg-put-away")} </span>
        </span>
      ))}
      {kinds.map((kind, n) => (
        <span key={n} class="kit" title={t("ui-lg-unseen", { equipment: kind })}>
          <Icon name={equipmentIcon(kind)} />
          <span class="sr">{t("ui-lg-unseen", { equipment: kind })} </span>
        </span>
      ))}
      {dispatch && (
        <span class="kit" title={t("ui-lg-holds-dispatch")}>
          <Icon name="diary" />
          <span class="sr">{dispatch === HIDDEN ? t("ui-lg-holds-dispatch") : named(dispatch)} </span>
        </span>
      )}
    </span>
  );
}
