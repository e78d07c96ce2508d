/** What is heard at a table: each thing that is shown, that it is the reader's move, and the end. */
import { effect } from "@preact/signals";
import { playSound, type Sound } from "./sounds";
import type { Table } from "./store";

/** Of several things at once only the most telling is heard. */
const TELLING: Sound[] = ["score", "roll", "place", "draw"];

function hear(sounds: (Sound | null)[]): void {
  const sound = TELLING.find((one) => sounds.includes(one));
  if (sound) playSound(sound);
}

export function listenToTable(table: Table): () => void {
  const stops = [listenToShow(table), listenToLog(table), listenToCall(table)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Events that are shown one by one are heard one by one. */
const listenToShow = (table: Table) =>
  effect(() => {
    const news = table.news.value;
    if (news) hear([table.play.sound(news)]);
  });

/** Events that come at once are heard at once, and dice always; but nothing that was there when the reader came. */
function listenToLog(table: Table): () => void {
  let known: number | null = null;
  return effect(() => {
    const lines = table.shownLines.value;
    const there = table.message.value !== null;
    const fresh = there && known !== null ? lines.slice(known) : [];
    known = there ? lines.length : null;
    const rolls = fresh.map((line) => (line.act?.startsWith("roll ") ? "roll" : null));
    const events = table.news.peek() ? [] : fresh.flatMap((line) => line.events);
    hear([...rolls, ...events.map((event) => table.play.sound(event))]);
  });
}

/** That it is the reader's move, and how the game has ended. */
function listenToCall(table: Table): () => void {
  let before: "shown" | "over" | "mine" | "theirs" | null = null;
  return effect(() => {
    const message = table.message.value;
    if (!message) return;
    const now = table.news.value ? "shown" : message.over ? "over" : table.mine.value ? "mine" : "theirs";
    if (before !== null && now !== before) {
      if (now === "over") playSound(won(table) ? "won" : "lost");
      else if (now === "mine") playSound("turn");
    }
    before = now;
  });
}

function won(table: Table): boolean {
  const shares = table.message.peek()?.view.outcome?.shares ?? [];
  const seat = table.seat.peek();
  return seat === null || (shares[seat] ?? 0) >= Math.max(...shares);
}
