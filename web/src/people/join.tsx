/** A phone comes to a real table: it types the code on the big screen and chooses its seats. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../shell/api";
import { capital, t } from "../shell/i18n";
import { Icon } from "../shell/icon";
import type { TableInfo } from "../shell/protocol";
import { go, tablePath } from "../shell/router";
import { take } from "../shell/shelf";
import type { Sitting, TitlePlay } from "../shell/title";
import { SiteBar } from "../shell/topbar";
import { type Deed, Trouble, useDeed } from "./deed";
import { findTable, sitDown } from "./joining";

interface Found {
  code: string;
  info: TableInfo;
  play: TitlePlay;
}

export function JoinPage() {
  const deed = useDeed();
  const found = useSignal<Found | null>(null);
  const code = useSignal("");
  useEffect(() => {
    document.title = t("ui-people-page-join");
    void api.loadMe().catch(() => undefined);
  }, []);
  const find = (event: Event) => {
    event.preventDefault();
    void deed.run(async () => {
      const info = await api.table(await findTable(code.value));
      const play = await take(info.title);
      const came = info.seats.some(({ mine }) => mine) && !info.seats.some(({ kind }) => kind === "open");
      if (!play || came) go(tablePath(info.table));
      else found.value = { code: code.value, info, play };
    });
  };
  return (
    <>
      <SiteBar page="" />
      <main class="page people narrow joining">
        <h1>{t("ui-people-join-title")}</h1>
        {found.value ? (
          <Seats found={found.value} deed={deed} onBack={() => (found.value = null)} />
        ) : (
          <form onSubmit={find}>
            <div class="field">
              <label for="join-code">{t("ui-people-join-code")}</label>
              <small class="soft" id="join-about">
                {t("ui-people-join-about")}
              </small>
              <input
                id="join-code"
                class="code"
                type="text"
                aria-describedby="join-about"
                autoComplete="off"
                autoCapitalize="characters"
                spellcheck={false}
                maxLength={12}
                value={code.value}
                onInput={(event) => (code.value = event.currentTarget.value)}
              />
            </div>
            <Trouble deed={deed} />
            <button type="submit" class="btn primary" disabled={deed.busy || !code.value.trim()}>
              {t("ui-people-join-find")}
            </button>
          </form>
        )}
      </main>
    </>
  );
}

/** The free seats of the table; whoever has none yet chooses one or more. */
function Seats({ found, deed, onBack }: { found: Found; deed: Deed; onBack: () => void }) {
  const { code, info, play } = found;
  const at: Sitting = { mode: info.mode, seats: info.seats, options: info.options, standing: {} };
  const free = info.seats.flatMap(({ kind }, seat) => (kind === "open" ? [seat] : []));
  const chosen = useSignal<readonly number[]>(free.length === 1 ? free : []);
  const name = useSignal(api.me.value?.name ?? "");
  const choose = (seat: number) => {
    const before = chosen.value;
    chosen.value = before.includes(seat) ? before.filter((one) => one !== seat) : [...before, seat];
  };
  const sit = (event: Event) => {
    event.preventDefault();
    void deed.run(async () => {
      const wished = name.value.trim();
      if (wished && wished !== api.me.value?.name) await api.rename(wished);
      await sitDown(info.table, code, [...chosen.value]);
      go(tablePath(info.table));
    });
  };
  return (
    <form onSubmit={sit}>
      <fieldset class="seats">
        <legend>{t("ui-people-join-seats")}</legend>
        <small class="soft">{t(free.length ? "ui-people-join-seats-about" : "ui-people-join-none")}</small>
        {free.map((seat) => {
          const { icon, colour } = play.seatMark(at, seat);
          return (
            <label key={seat} class="pick">
              <input type="checkbox" checked={chosen.value.includes(seat)} onChange={() => choose(seat)} />
              <span class="em" style={{ background: colour }}>
                <Icon name={icon} />
              </span>
              <b>{capital(play.seatName(at, seat))}</b>
            </label>
          );
        })}
      </fieldset>
      {!api.me.value?.account && (
        <div class="field">
          <label for="join-name">{t("ui-people-join-name")}</label>
          <input
            id="join-name"
            type="text"
            maxLength={40}
            autoComplete="nickname"
            placeholder={t("ui-name-none")}
            value={name.value}
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
        </div>
      )}
      <Trouble deed={deed} />
      <p class="choice">
        <button type="submit" class="btn primary" disabled={deed.busy || chosen.value.length === 0}>
          {t("ui-people-join-sit")}
        </button>
        <button type="button" class="btn plain" onClick={onBack}>
          {t("ui-people-join-back")}
        </button>
      </p>
    </form>
  );
}
