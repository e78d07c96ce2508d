/** Applies what the server says has changed; sandtable/table/patch.py tells the form, tests/table/patches.json cases. */
import type { Plain, StateMessage, UpdateMessage, View } from "./protocol";

export interface Patch {
  "="?: Record<string, Plain>; // new values by key, of a list by place
  "-"?: string[]; // keys that are gone
  "~"?: Record<string, Patch>;
  "@"?: [number, number, Plain[]]; // of a list that changes its length: place, how many are dropped, what is new
}

/** So many texts of the list before, from a place on; or a text that shares so many characters with the one before. */
export type Packed = [number, number | string][];

/** What a patch makes of `old`, which stays as it is; what did not change is shared. */
export function patched(old: Plain, patch: Patch): Plain {
  if (Array.isArray(old) && patch["@"]) {
    const [place, dropped, fresh] = patch["@"];
    return [...old.slice(0, place), ...fresh, ...old.slice(place + dropped)];
  }
  const inside = Object.entries(patch["~"] ?? {});
  if (Array.isArray(old)) {
    const list = [...old];
    for (const [place, value] of Object.entries(patch["="] ?? {})) list[Number(place)] = value;
    for (const [place, one] of inside) list[Number(place)] = patched(list[Number(place)]!, one);
    return list;
  }
  const kept = { ...(old as Record<string, Plain>) };
  for (const key of patch["-"] ?? []) delete kept[key];
  for (const [key, one] of inside) kept[key] = patched(kept[key]!, one);
  return Object.assign(kept, patch["="]);
}

export function unpacked(old: readonly string[], pairs: Packed): string[] {
  const texts: string[] = [];
  for (const [place, more] of pairs) {
    if (typeof more === "number") texts.push(...old.slice(place, place + more));
    else texts.push((texts.at(-1) ?? "").slice(0, place) + more);
  }
  return texts;
}

/** The whole state that an update makes of the one before. */
export function updated(state: StateMessage, { type: _, view, legal, free, ...rest }: UpdateMessage): StateMessage {
  const { opening: __, ...before } = state;
  return {
    ...before,
    ...rest,
    view: view ? (patched(state.view as unknown as Plain, view) as unknown as View) : state.view,
    legal: legal ? unpacked(state.legal, legal) : state.legal,
    free: free ? unpacked(state.free, free) : state.free,
  };
}
