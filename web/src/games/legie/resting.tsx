/** Between rounds, between the games of a campaign and after the end: what was decided, and who needs care. */
import { t } from "../../shell/i18n";
import { Icon } from "../../shell/icon";
import type { Table } from "../../shell/store";
import { AccountList, accountsOf } from "./account";
import { characters } from "./data";
import { readyOf } from "./derived";
import { DiaryChart, DiaryTable } from "./diary";
import { playerName } from "./names";
import { Card } from "./soldier";
import { eyesOf, type Position } from "./state";

export function Resting({ table, now }: { table: Table; now: Position }) {
  const last = accountsOf(table).filter(
    ({ game, round }, _, all) => game === all.at(-1)!.game && round === all.at(-1)!.round,
  );
  return (
    <div class="lg resting">
      {now.diary && now.diary.length > 0 && (
        <section class="panel">
          <h2>
            <Icon name="diary" /> {t("ui-lg-diary")}
          </h2>
          <div class="both">
            <DiaryTable table={table} now={now} />
            <DiaryChart now={now} />
          </div>
        </section>
      )}
      {now.diary && <Care table={table} now={now} />}
      <section class="panel">
        <h2>
          <Icon name="flag" /> {t("ui-lg-last-round")}
        </h2>
        <AccountList table={table} accounts={last} open />
      </section>
    </div>
  );
}

/** All own soldiers with wounds or frostbite, wherever they are. */
function Care({ table, now }: { table: Table; now: Position }) {
  const seat = eyesOf(table);
  const mine = now.players[seat]!;
  const all = [...characters.values()].filter(
    ({ id, faction }) => faction === mine.faction && !mine.graveyard.includes(id),
  );
  const hurt = all.filter(({ id }) => readyOf(now, id).sleeve.some((word) => word === "wound" || word === "frostbite"));
  return (
    <section class="panel">
      <h2>
        <Icon name="first-aid" /> {t("ui-lg-care", { name: playerName(table, seat) })}
      </h2>
      {hurt.length === 0 && <p class="soft">{t("ui-lg-care-nobody")}</p>}
      <div class="bench">
        {hurt.map(({ id }) => (
          <Card key={id} table={table} now={now} id={id} big />
        ))}
      </div>
    </section>
  );
}
