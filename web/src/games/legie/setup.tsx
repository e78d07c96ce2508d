/** Before the first round: factions, commanders and officers to choose from. */
import { capital, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import type { Table } from "../../shell/store";
import { characters, commanders, emblem, FACTIONS, look, tokensOf } from "./data";
import { about, named, stateOf } from "./names";
import { Card, OrderFace } from "./soldier";
import { busyWith, eyesOf, seatOf, type Position } from "./state";

export function Preparing({ table, now }: { table: Table; now: Position }) {
  const mine = now.players[eyesOf(table)];
  const frame = now.stack.at(-1)?.frame;
  const picking = frame === "pick-commander" ? now.players[now.stack.at(-1)!.seat!]?.faction : null;
  return (
    <div class="lg preparing">
      {busyWith(now, "officers") && mine?.faction ? (
        <Officers table={table} now={now} faction={mine.faction} />
      ) : picking ? (
        <Commanders table={table} faction={picking} />
      ) : (
        <Factions table={table} now={now} />
      )}
    </div>
  );
}

/** A big card to be pointed at. */
function Pick(props: {
  table: Table;
  id: string;
  faction: string;
  spoken: string;
  children: preact.ComponentChildren;
}) {
  const { table, id, faction, spoken, children } = props;
  const state = stateOf(table, id);
  return (
    <button
      type="button"
      class={["pickone", look(faction), state !== "none" && "legal", state === "chosen" && "sel"]
        .filter(Boolean)
        .join(" ")}
      data-noun={id}
      aria-pressed={state === "none" ? undefined : state === "chosen"}
      onClick={() => table.point(id, id)}
    >
      {children}
      <span class="sr">{t("ui-lg-pick", { name: spoken, state })}</span>
    </button>
  );
}

/** Who sits in a seat, without the faction. */
function leader(table: Table, seat: number): string {
  const info = table.info.value?.seats[seat];
  return info?.kind === "bot" ? t(`ui-bot-${info.name}`) : info?.name || t("ui-lg-seat", { number: seat + 1 });
}

function Factions({ table, now }: { table: Table; now: Position }) {
  return (
    <>
      <h2 class="lead">{t("ui-lg-factions")}</h2>
      <div class="picks">
        {FACTIONS.map((faction) => {
          const seat = seatOf(now, faction);
          const led = seat >= 0 ? t("ui-lg-led-by", { name: leader(table, seat) }) : "";
          const commander = seat >= 0 ? now.players[seat]?.commander : null;
          return (
            <Pick key={faction} table={table} id={faction} faction={faction} spoken={capital(named(faction))}>
              <span class="crest" aria-hidden="true">
                <Icon name={emblem(faction)} />
              </span>
              <span class="h2" aria-hidden="true">
                {capital(named(faction))}
              </span>
              <span class="text">{t(`ui-lg-about-${faction}`)}</span>
              {seat >= 0 ? (
                <span class="led">
                  <Icon name="person" /> {led}
                  {commander && <b> {named(commander)}</b>}
                </span>
              ) : (
                <span class="led soft">
                  {[...commanders.values()]
                    .filter((one) => one.faction === faction)
                    .map(({ id }) => (
                      <span key={id}>{named(id)}</span>
                    ))}
                </span>
              )}
            </Pick>
          );
        })}
      </div>
    </>
  );
}

function Commanders({ table, faction }: { table: Table; faction: string }) {
  const two = [...commanders.values()].filter((one) => one.faction === faction);
  return (
    <>
      <h2 class="lead">{t("ui-lg-commanders", { faction })}</h2>
      <div class="picks two">
        {two.map(({ id, orders }) => (
          <Pick key={id} table={table} id={id} faction={faction} spoken={named(id)}>
            <span class="crest" aria-hidden="true">
              <Icon name={emblem(faction)} />
            </span>
            <span class="h2" aria-hidden="true">
              {named(id)}
            </span>
            <span class="text soft">{t("ui-lg-tokens-own")}</span>
            {orders.map((order) => (
              <span key={order} class="own">
                <span class={`disc ${look(faction)}`} aria-hidden="true">
                  <OrderFace order={order} />
                </span>
                <span>
                  <b>{named(order)}</b> {about(order)}
                </span>
              </span>
            ))}
            <span class="text soft">
              {t("ui-lg-tokens-all")}{" "}
              {tokensOf(id)
                .filter((order) => !orders.includes(order))
                .map((order) => (
                  <span key={order} class="tag">
                    {named(order)}
                  </span>
                ))}
            </span>
          </Pick>
        ))}
      </div>
    </>
  );
}

function Officers({ table, now, faction }: { table: Table; now: Position; faction: string }) {
  const two = [...characters.values()].filter((one) => one.faction === faction && one.officer);
  return (
    <>
      <h2 class="lead">{t("ui-lg-officers")}</h2>
      <p class="soft lead">{t("ui-lg-officers-why")}</p>
      <div class="bench">
        {two.map(({ id }) => (
          <Card key={id} table={table} now={now} id={id} big />
        ))}
      </div>
    </>
  );
}
