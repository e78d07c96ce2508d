/** Where others find this server: an address of this machine alone is no use to a friend. */
import { signal } from "@preact/signals";
import * as api from "./api";
import type { Reach } from "./protocol";

const ALONE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export const isAlone = (host: string): boolean => ALONE.test(host) || host.endsWith(".localhost");

const reach = signal<Reach | null>(null);
let asked = false;

/** What a link for others begins with; should it lead nowhere from another machine, how to start a server that does. */
export function origin(): { address: string; command: string | null } {
  if (!isAlone(location.hostname)) return { address: location.origin, command: null };
  if (!asked) {
    asked = true;
    api.reach().then(
      (found) => (reach.value = found),
      () => (asked = false),
    );
  }
  return { address: reach.value?.addresses[0] ?? location.origin, command: reach.value?.command ?? null };
}
