/** Before a game: who plays which powers, as printed or parted by the host in a small table of powers and players. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { capital, noun, optionValue, t } from "../../shell/i18n";
import type { OptionFieldProps } from "../../shell/title";
import { ruleLink } from "../../shell/rules";
import { Icon } from "../../shell/icon";
import { emblem, look, POWERS, splitOf, TITLE } from "./data";

const CHOOSE = "choose";
const codes = POWERS.flatMap((alliance, side) => Object.entries(alliance).map(([code, ids]) => ({ code, ids, side })));

/** By power the player who has it. */
type Parting = Record<string, number>;

/** As printed for so many. */
function printed(seats: number): Parting {
  const split = splitOf(seats, "");
  return Object.fromEntries(codes.map(({ code, ids }) => [code, split.findIndex((seat) => seat.includes(ids[0]!))]));
}

/** The powers of each player as one text, whatever the order of players and powers. */
const sorted = (groups: readonly string[][]): string =>
  groups
    .map((group) => [...group].sort().join("+"))
    .sort()
    .join("/");

export function SeatingField({ option, seats, value, onChange }: OptionFieldProps) {
  const parting = useSignal<Parting>(printed(seats));
  const choosing = useSignal(false);
  const known = new Map(
    option.values.map((one) => [
      sorted(
        String(one)
          .split("/")
          .map((seat) => seat.split("+")),
      ),
      one,
    ]), // in any order
  );
  const chosen = (parted: Parting) =>
    known.get(
      sorted(
        Array.from({ length: seats }, (_, seat) => codes.flatMap(({ code }) => (parted[code] === seat ? [code] : []))),
      ),
    );
  useEffect(() => {
    parting.value = printed(seats); // other players, another table
    choosing.value = false;
    onChange(option.default);
  }, [seats]);
  const give = (code: string, seat: number) => {
    parting.value = { ...parting.value, [code]: seat };
    onChange(chosen(parting.value) ?? option.default);
  };
  const parted = chosen(parting.value) !== undefined;
  return (
    <div class="field seatings">
      <span>
        <label for="option-seating">{t("gw-option-seating")}</label>
        <small class="soft">
          {t("gw-option-seating-about")}{" "}
          <a href={ruleLink(TITLE, option.rule)} target="_blank" rel="noopener">
            {t("ui-rule")}
            <span class="sr"> {option.rule}</span>
          </a>
        </small>
      </span>
      <select
        id="option-seating"
        value={choosing.value ? CHOOSE : String(option.default)}
        onChange={({ currentTarget }) => {
          choosing.value = currentTarget.value === CHOOSE;
          onChange(choosing.value ? (chosen(parting.value) ?? option.default) : option.default);
        }}
      >
        <option value={String(option.default)}>{optionValue(TITLE, option.id, option.default)}</option>
        {seats <= codes.length && <option value={CHOOSE}>{t("ui-gw-seating-choose")}</option>}
      </select>
      {choosing.value && (
        <table class="parting">
          <thead>
            <tr>
              <th scope="col">{t("ui-gw-nation")}</th>
              {Array.from({ length: seats }, (_, seat) => (
                <th key={seat} scope="col">
                  <span class="sr">{t("ui-gw-seating-player", { number: seat + 1 })}</span>
                  <span aria-hidden="true">{seat + 1}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {codes.map(({ code, ids, side }, n) => (
              <tr key={code} class={n > 0 && codes[n - 1]!.side !== side ? "next" : ""}>
                <th scope="row">
                  <span class="em" style={{ background: `var(--${look(ids[0]!)})` }}>
                    <Icon name={emblem(ids[0]!)} />
                  </span>{" "}
                  {capital(noun(TITLE, ids[0]!))}
                </th>
                {Array.from({ length: seats }, (_, seat) => (
                  <td key={seat}>
                    <input
                      type="radio"
                      name={`power-${code}`}
                      aria-label={t("ui-gw-seating-gives", { nation: ids[0]!, number: seat + 1 })}
                      checked={parting.value[code] === seat}
                      onChange={() => give(code, seat)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {choosing.value && !parted && (
        <p class="note" role="alert">
          {t("ui-gw-seating-not")}
        </p>
      )}
      {choosing.value && parted && value !== option.default && <p class="soft">{t("ui-gw-seating-so")}</p>}
    </div>
  );
}
