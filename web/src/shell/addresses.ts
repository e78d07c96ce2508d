/** Where others find this server: an address of this machine alone is no use to a friend. */
import { me } from "./api";

const ALONE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export const isAlone = (host: string): boolean => ALONE.test(host) || host.endsWith(".localhost");

/** What a link for others begins with, and whether it leads anywhere from another machine. */
export function origin(): { address: string; reaches: boolean } {
  if (!isAlone(location.hostname)) return { address: location.origin, reaches: true };
  const network = me.value?.addresses?.find((address) => !isAlone(new URL(address).hostname));
  return { address: network ?? location.origin, reaches: network !== undefined };
}
