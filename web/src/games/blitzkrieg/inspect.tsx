/** What a space, a token or a theatre is, by its rules; and what a previewed act brings, line by line. */
import { capital, eventText, noun, t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import { RuleQuote } from "../../shell/inspector";
import type { TableEvent } from "../../shell/protocol";
import type { Table } from "../../shell/store";
import { emblem, reconstructed, tokenOf, type Theatre, type Token } from "./data";
import { effectSymbol, effectText } from "./space";
import { boardAt, mySide, otherSide, position, tokensIn } from "./state";
import { Ours, shapeOf } from "./tokens";
import { leadText } from "./tracks";

export function Inspector({ table, noun: name }: { table: Table; noun: string }) {
  const board = boardAt(table);
  const space = board.spaces.get(name);
  const theatre = board.theatres.find(({ id }) => id === name);
  const where = space && board.theatres.find(({ id }) => name.startsWith(`${id}-`));
  const row = /^row:(\d+)$/.exec(name);
  const now = table.state.value && position(table.state.value);
  const token = tokenOf(row && now ? (tokensIn(now.reserve[otherSide(table)])[Number(row[1]) - 1] ?? "") : name);
  const holder = space && now?.board[name]?.split(" ");
  return (
    <>
      <h2>
        <Icon name="inspect" /> {capital(noun("blitzkrieg", token ? token.id : name))}
      </h2>
      {space && (
        <>
          <p class="meta">
            {space.terrain !== "sea" && (
              <span class="tag">
                <Icon name="army" /> {capital(noun("blitzkrieg", "land"))}
              </span>
            )}
            {space.terrain !== "land" && (
              <span class="tag">
                <Icon name="navy" /> {capital(noun("blitzkrieg", "sea"))}
              </span>
            )}
            <span class="tag">
              {effectSymbol(space.effect) && <Icon name={effectSymbol(space.effect)!} />} {capital(effectText(space))}
            </span>
          </p>
          {holder ? (
            <p class="holder">
              <Icon name={emblem(holder[0]!)} />{" "}
              {t("ui-bk-token-of", { side: holder[0]!, token: noun("blitzkrieg", holder[1]!) })}
            </p>
          ) : (
            !sure(table) && <RuleQuote title="blitzkrieg" rule={`bk.effect.${space.effect}`} />
          )}
        </>
      )}
      {token && <AboutToken token={token} quiet={sure(table)} />}
      {((theatre ?? where)?.reconstructed || (token && reconstructed(token))) && <Ours />}
      {theatre && now && <AboutTheatre table={table} theatre={theatre} marker={now.markers[theatre.id] ?? 0} />}
    </>
  );
}

function AboutToken({ token, quiet }: { token: Token; quiet: boolean }) {
  const family = token.id.startsWith("elite") ? "elite" : token.ability === "bombing" ? "bomber" : token.ability;
  const rule = family ? `bk.token.${family}` : `bk.place.terrain.${token.type}`;
  return (
    <>
      <p class="meta">
        <span class="tag">
          <Icon name={shapeOf(token)} /> {capital(t("ui-bk-value", { value: token.value }))}
        </span>
        {token.special && (
          <span class="tag">
            <Icon name="gears" /> {t("ui-bk-special")}
          </span>
        )}
      </p>
      {!quiet && <RuleQuote title="blitzkrieg" rule={rule} />}
    </>
  );
}

function AboutTheatre({ table, theatre, marker }: { table: Table; theatre: Theatre; marker: number }) {
  return (
    <>
      <p class="meta">
        <span class="tag">{leadText(boardAt(table), marker)}</span>
        <span class="tag">
          <Icon name="flag" /> {theatre.end}
        </span>
        <span class="tag">
          <Icon name="shield" /> {t("ui-bk-bonus", { first: theatre.bonus[0], second: theatre.bonus[1] })}
        </span>
      </p>
      <RuleQuote title="blitzkrieg" rule="bk.terms.lead" />
    </>
  );
}

/** Placing itself is seen on the board; what else is sure? */
const beyond = (events: TableEvent[]) =>
  events.filter(({ event }) => !["bk-placed", "bk-placed-spy", "bk-turn", "bk-thought"].includes(event));
const sure = (table: Table): boolean => beyond(table.preview.value?.events ?? []).length > 0;

const SCORES: Record<string, string> = {
  "bk-scored-propaganda": "ui-bk-for-propaganda",
  "bk-scored-campaign": "ui-bk-for-campaign",
  "bk-scored-bonus": "ui-bk-for-bonus",
  "bk-scored-theatre": "ui-bk-for-theatre",
};

export function Preview({ table, events }: { table: Table; events: TableEvent[] }) {
  const side = mySide(table);
  const before = position(table.state.value!);
  const after = table.after.value ? position(table.after.value) : before;
  const board = boardAt(table);
  const told = beyond(events);
  const points = before.points[side] ?? 0;
  const then = after.points[side] ?? 0;
  if (told.length === 0) return null;
  return (
    <ol class="fxs" aria-label={t("core-ui-preview")}>
      {told.map((event, n) => {
        const { args } = event;
        if (event.event === "bk-marker-moved") {
          return (
            <li key={n}>
              <span>{t("ui-bk-marker", { theatre: String(args["theatre"]), spaces: Number(args["spaces"]) })}</span>
              <b>
                {t("ui-bk-from-to", {
                  from: leadText(board, Number(args["from"])),
                  to: leadText(board, Number(args["to"])),
                })}
              </b>
            </li>
          );
        }
        const score = SCORES[event.event];
        if (score) {
          return (
            <li key={n}>
              <span>{t(score)}</span>
              <b>
                <Icon name={emblem(String(args["side"]))} /> +{Number(args["points"])}
              </b>
            </li>
          );
        }
        return (
          <li key={n}>
            <span>{eventText(event)}</span>
          </li>
        );
      })}
      {then !== points && (
        <li class="sum">
          <span>{t("ui-bk-victory")}</span>
          <b>
            {points} → {then}
          </b>
        </li>
      )}
    </ol>
  );
}
