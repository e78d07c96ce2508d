/** The desk of politics: who fights whom, what an attack would set off, pacts, incomes, and who may declare war. */
import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { t } from "../../../shell/i18n";
import { narrow } from "../../../shell/settings";
import type { Table } from "../../../shell/store";
import { myNations, onTurn, position } from "../state";
import { useFacts } from "./asking";
import { Incomes, MayDeclare } from "./incomes";
import { Pacts } from "./pacts";
import { Leaves, Refused } from "./parts";
import { Minors, Relations } from "./relations";
import type { PoliticsTold } from "./told";
import { Facts, WhatIf } from "./whatif";

/** Whose attack on whom is looked at; another screen may ask for one. */
export const looked = signal<{ who: string; whom: string } | null>(null);

type Leaf = "attack" | "relations" | "incomes";

export function Politics({ table }: { table: Table }) {
  const told = useFacts<PoliticsTold>(table, ["politics"]);
  const [leaf, turn] = useState<Leaf>("attack");
  const state = table.state.value;
  if (!state) return null;
  const now = position(state);
  if (!told) return <p class="soft center">{t("ui-gw-desk-asking")}</p>;
  const mine = new Set(myNations(table));
  const powers = told.powers.map(({ nation }) => nation);
  const first = [...onTurn(table, now), ...mine].find((one) => mine.has(one) && powers.includes(one)) ?? powers[0]!;
  const who = looked.value && powers.includes(looked.value.who) ? looked.value.who : first;
  const whom = looked.value?.who === who ? looked.value.whom : "";
  const look = (one: string, other: string) => {
    looked.value = { who: one, whom: other };
    if (narrow.value) turn("attack");
  };
  const attack = <WhatIf table={table} told={told} mine={mine} who={who} whom={whom} onLook={look} />;
  const relations = (
    <>
      <Relations table={table} told={told} mine={mine} who={who} whom={whom} onLook={look} />
      <Minors told={told} mine={mine} whom={whom} onLook={(minor) => look(who, minor)} />
    </>
  );
  const incomes = <Incomes table={table} told={told} />;
  const may = <MayDeclare told={told} />;
  if (narrow.value)
    return (
      <div class="desk politics narrow">
        <Refused table={table} />
        {leaf === "attack" && (
          <>
            <Facts told={told} now={now} mine={mine} />
            {attack}
            <Pacts table={table} mine={mine} />
          </>
        )}
        {leaf === "relations" && relations}
        {leaf === "incomes" && (
          <>
            {incomes}
            {may}
          </>
        )}
        <Leaves
          leaves={[
            { id: "attack", icon: "pact", label: t("ui-gw-desk-leaf-attack") },
            { id: "relations", icon: "people", label: t("ui-gw-desk-leaf-relations") },
            { id: "incomes", icon: "supplies", label: t("ui-gw-desk-leaf-incomes") },
          ]}
          chosen={leaf}
          onChoose={turn}
        />
      </div>
    );
  return (
    <div class="desk politics">
      <Refused table={table} />
      <div class="col">{relations}</div>
      <div class="col">
        {attack}
        {incomes}
      </div>
      <div class="col">
        <Pacts table={table} mine={mine} />
        {may}
      </div>
    </div>
  );
}
