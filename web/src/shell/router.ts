/** Places of the client. A friend's key stands after #, so it never reaches a server log. */
import { signal } from "@preact/signals";

export type Place =
  | { page: "home" }
  | { page: "table"; table: string; key: string | null }
  | { page: "replay"; table: string; move: number | null; eyes: string | null }
  | { page: "rulebook"; title: string; rule: string | null }
  | { page: "learn"; title: string }
  | { page: "odds" }
  | { page: "account" }
  | { page: "lobby" }
  | { page: "sign-in"; code: string }
  | { page: "lost" };

function read(address: Location): Place {
  const parts = address.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const hash = decodeURIComponent(address.hash.slice(1));
  if (parts.length === 0) return { page: "home" };
  const [page, name] = parts;
  if (parts.length === 1 && (page === "account" || page === "lobby")) return { page };
  if (parts.length === 1 && page === "sign-in") return { page, code: hash };
  if (parts.length === 2 && name) {
    if (page === "table") return { page, table: name, key: hash.startsWith("key=") ? hash.slice(4) : null };
    if (page === "learn") return { page, title: name };
    if (page === "lab" && name === "odds") return { page: "odds" };
    if (page === "rulebook") return { page, title: name, rule: hash || null };
  }
  if (page === "replay" && name && parts.length <= 3 && /^[0-9]{0,7}$/.test(parts[2] ?? "")) {
    const move = parts[2] ? Number(parts[2]) : null;
    return { page, table: name, move, eyes: new URLSearchParams(address.search).get("eyes") };
  }
  return { page: "lost" };
}

/** A moment of a game, as somebody saw it; null are the eyes of everybody. */
export function replayPath(table: string, move?: number, eyes?: number | null): string {
  const path = `/replay/${encodeURIComponent(table)}`;
  if (move === undefined) return path;
  return `${path}/${move}${eyes === undefined ? "" : `?eyes=${eyes ?? "public"}`}`;
}

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
