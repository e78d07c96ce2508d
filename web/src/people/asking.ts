/** Requests about one's own account. */
import { get, loadMe, me, post } from "../shell/api";
import { forget } from "../shell/installed";
import type { Me, Plain } from "../shell/protocol";
import { lang } from "../shell/settings";
import { make, prove } from "./passkey";

export const SCOPES = ["look", "play", "host"] as const;
export type Scope = (typeof SCOPES)[number];

/** A calendar of public holidays, none when empty: in whose time zone, from when on, and its next days. */
export interface Holidays {
  calendar: string;
  zone: string;
  since: number;
  days: string[];
}

export interface Account {
  account: boolean;
  name: string;
  mail: string | null;
  created: number | null;
  passkeys: { id: string; label: string; created: number; used: number }[];
  devices: {
    id: string;
    device: string;
    means: "passkey" | "mail" | "code";
    created: number;
    seen: number;
    here: boolean;
  }[];
  tokens: { id: string; name: string; scopes: Scope[]; created: number; used: number }[];
  codes: number;
  away: [number, number][];
  "away-days": number;
  holidays: Holidays[];
  calendars: string[];
  "passkeys-work": boolean;
  "mail-works": boolean;
}

type Wish = { options: Record<string, Plain> };

/** Who signs in is somebody else from now on. */
async function become(path: string, body: Record<string, Plain>): Promise<void> {
  me.value = await post<Me>(path, body);
}

export const account = () => get<Account>("/api/account");

export async function makePasskey(name: string | null): Promise<void> {
  const { options } = await post<Wish>("/api/account/passkeys/wish", name ? { name } : {});
  await become("/api/account/passkeys", { credential: await make(options) });
}

export async function signIn(): Promise<void> {
  const { options } = await post<Wish>("/api/sign-in/passkey/wish", {});
  await become("/api/sign-in/passkey", { credential: await prove(options) });
}

export const sendLink = (mail: string) => post<unknown>("/api/sign-in/mail", { mail, language: lang.value });
export const openLink = (code: string) => become("/api/sign-in/link", { code });
export const useCode = (code: string) => become("/api/sign-in/code", { code });
export const removePasskey = (id: string) => post<unknown>("/api/account/passkeys/remove", { id });
export const setAway = (away: [number, number][]) => post<unknown>("/api/account/away", { away });
export const setHolidays = (calendar: string, zone: string) =>
  post<unknown>("/api/account/holidays", { calendar, zone });
export const removeMail = () => post<unknown>("/api/account/mail/remove", {});
export const endDevice = (id: string) => post<unknown>("/api/account/devices/end", { id });
export const endOthers = () => post<unknown>("/api/account/devices/end-others", {});
export const makeCodes = async () => (await post<{ codes: string[] }>("/api/account/codes", {})).codes;
/** A token for programs, told this once. */
export const makeToken = async (name: string, scopes: Scope[]) =>
  (await post<{ token: string }>("/api/tokens", { name, scopes })).token;
export const revokeToken = (id: string) => post<unknown>("/api/tokens/revoke-one", { id });

export async function signOut(): Promise<void> {
  await post<unknown>("/api/sign-out", {});
  await forget();
  me.value = null;
  await loadMe();
}

export async function leaveForGood(): Promise<void> {
  await post<unknown>("/api/account/leave", {});
  await forget();
  me.value = null;
  await loadMe();
}
