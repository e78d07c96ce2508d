/** Friends in the lobby: who is here, who asks, and a line to find somebody. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../shell/i18n";
import { Icon } from "../shell/icon";
import { persist } from "../shell/persist";
import { go, personPath } from "../shell/router";
import { Line, Trouble, useDeed } from "./deed";
import { befriend, friends, type Friend } from "./knowing";

export function Friends() {
  const deed = useDeed();
  const found = useSignal<Friend[] | null>(null);
  const name = useSignal("");
  const look = async () => {
    found.value = await friends();
  };
  useEffect(() => persist(look), []);
  if (!found.value) return null;
  const here = found.value.filter((one) => one.here).length;
  const agree = async (one: Friend) => {
    await deed.run(() => befriend(one.name, true));
    await look();
  };
  return (
    <section class="box" aria-labelledby="friends">
      <h2 id="friends">
        <Icon name="people" /> {t("ui-people-friends")}{" "}
        <span class="soft">{t("ui-people-friends-here", { count: here })}</span>
      </h2>
      <Trouble deed={deed} />
      <ul class="dev">
        {found.value.map((one) => (
          <li key={one.name}>
            <span class={one.here ? "presence here" : "presence"} aria-hidden="true" />
            <span>
              <a href={personPath(one.name)}>{one.name}</a>
              <small>
                {t(one.bond === "friend" ? `ui-people-${one.here ? "present" : "absent"}` : `ui-people-${one.bond}`)}
              </small>
            </span>
            {one.bond === "asks" && (
              <button type="button" class="btn small" disabled={deed.busy} onClick={() => void agree(one)}>
                {t("ui-people-bond-asks")}
                <span class="sr"> {one.name}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      <Line
        id="friend"
        label={t("ui-people-find-person")}
        button={t("ui-people-look-up")}
        value={name}
        onSend={() => go(personPath(name.value.trim()))}
      />
    </section>
  );
}
