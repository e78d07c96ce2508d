/** Places of the client. A friend's key stands after #, so it never reaches a server log. */
import { signal } from "@preact/signals";

export type Place =
  | { page: "home" }
  | { page: "table"; table: string; key: string | null }
  | { page: "correct"; table: string; line: number; seat: number }
  | { page: "replay"; table: string; move: number | null; eyes: string | null; since: number | null }
  | { page: "rulebook"; title: string; rule: string | null; words: string }
  | { page: "summary"; title: string }
  | { page: "try"; title: string; example: string; lesson: string | null }
  | { page: "course"; title: string }
  | { page: "learn"; title: string; mode: string | null }
  | { page: "puzzles"; title: string | null }
  | { page: "puzzle"; title: string; puzzle: string }
  | { page: "odds" }
  | { page: "account" }
  | { page: "lobby" }
  | { page: "join" }
  | { page: "sign-in"; code: string }
  | { page: "person"; name: string }
  | { page: "call"; table: string; code: string }
  | { page: "stop"; code: string }
  | { page: "tournaments" }
  | { page: "tournament"; id: string }
  | { page: "lost" };

function read(address: Location): Place {
  const parts = address.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const hash = decodeURIComponent(address.hash.slice(1));
  if (parts.length === 0) return { page: "home" };
  const [page, name] = parts;
  if (parts.length === 1 && (page === "account" || page === "lobby" || page === "join")) return { page };
  if (parts.length === 1 && page === "sign-in") return { page, code: hash };
  if (parts.length === 1 && page === "tournaments") return { page };
  if (parts.length === 2 && name && page === "tournament") return { page, id: name };
  if (parts.length === 1 && page === "stop") return { page, code: hash };
  if (parts.length === 2 && name && page === "call") return { page, table: name, code: hash };
  if (parts.length === 1 && page === "person") return { page, name: hash };
  if (parts.length === 2 && name) {
    if (page === "table") return { page, table: name, key: hash.startsWith("key=") ? hash.slice(4) : null };
    if (page === "course" || page === "summary") return { page, title: name };
    if (page === "lab" && name === "odds") return { page: "odds" };
    if (page === "rulebook") {
      const words = new URLSearchParams(address.search).get("words") ?? "";
      return { page, title: name, rule: hash || null, words };
    }
  }
  if (page === "table" && name && parts.length === 4 && parts[2] === "correct" && /^[0-9]{1,7}$/.test(parts[3]!)) {
    const seat = Number(new URLSearchParams(address.search).get("seat") ?? 0);
    return { page: "correct", table: name, line: Number(parts[3]), seat: Number.isInteger(seat) ? seat : 0 };
  }
  if (page === "puzzles" && parts.length <= 2) return { page, title: name ?? null };
  if (page === "puzzles" && name && parts.length === 3) return { page: "puzzle", title: name, puzzle: parts[2]! };
  if (page === "learn" && name && parts.length <= 3) return { page, title: name, mode: parts[2] ?? null };
  if (page === "rulebook" && name && parts.length === 4 && parts[2] === "try")
    return { page: "try", title: name, example: parts[3]!, lesson: null };
  if (page === "course" && name && parts.length === 4)
    return { page: "try", title: name, example: parts[3]!, lesson: parts[2]! };
  if (page === "replay" && name && parts.length <= 3 && /^[0-9]{0,7}$/.test(parts[2] ?? "")) {
    const move = parts[2] ? Number(parts[2]) : null;
    const asked = new URLSearchParams(address.search);
    const since = asked.get("since");
    return { page, table: name, move, eyes: asked.get("eyes"), since: since === null ? null : Number(since) };
  }
  return { page: "lost" };
}

export const tablePath = (table: string): string => `/table/${encodeURIComponent(table)}`;

/** Where the entry after so many lines that a seat was shown is put right. */
export const correctPath = (table: string, line: number, seat: number): string =>
  `${tablePath(table)}/correct/${line}?seat=${seat}`;

/** A moment of a game, as somebody saw it; null are the eyes of everybody. */
export function replayPath(table: string, move?: number, eyes?: number | null): string {
  const path = `/replay/${encodeURIComponent(table)}`;
  if (move === undefined) return path;
  return `${path}/${move}${eyes === undefined ? "" : `?eyes=${eyes ?? "public"}`}`;
}

/** Somebody's profile; a name stands after #, whatever letters it has. */
export const personPath = (name: string): string => `/person#${encodeURIComponent(name)}`;

/** What a seat was shown after so many lines, played from there. */
export const replaySince = (table: string, seat: number, lines: number): string =>
  `/replay/${encodeURIComponent(table)}?eyes=${seat}&since=${lines}`;

export const place = signal<Place>(read(location));

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  place.value = read(location);
  if (!location.hash) scrollTo(0, 0);
}

export function startRouter(): void {
  const again = () => (place.value = read(location));
  addEventListener("popstate", again);
  addEventListener("hashchange", again);
  addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/assets/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
