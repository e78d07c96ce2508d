/** Requests about being called, and this browser's push subscription. */
import { get, me, post } from "../shell/api";
import type { Me } from "../shell/protocol";
import { lang } from "../shell/settings";

export const MAILINGS = ["off", "turns", "daily"] as const;
export type Mailing = (typeof MAILINGS)[number];

export interface Calls {
  mail: Mailing;
  language: string;
  "mail-works": boolean;
  bounced: boolean;
  feed: boolean;
  pushes: string[];
  "push-key": string;
  hooks: { table: string; title: string; host: string }[];
}

export const calls = () => get<Calls>("/api/calls");
export const setMail = (mail: Mailing) => post<unknown>("/api/calls", { mail, language: lang.value });
export const stopMail = (code: string) => post<unknown>(`/api/calls/stop/${encodeURIComponent(code)}`, {});
export const makeFeed = async () =>
  location.origin + (await post<{ path: string }>("/api/calls/feed", { language: lang.value })).path;
export const endFeed = () => post<unknown>("/api/calls/feed/end", {});
export const makeHook = async (table: string, url: string) =>
  (await post<{ secret: string }>("/api/calls/hook", { table, url, language: lang.value })).secret;
export const endHook = (table: string) => post<unknown>("/api/calls/hook/end", { table });

export async function answerCall(code: string, table: string): Promise<void> {
  me.value = await post<Me>("/api/sign-in/call", { code, table });
}

export const pushable = (): boolean => "serviceWorker" in navigator && "PushManager" in window;

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

export async function subscribe(key: string): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = made.toJSON();
  await post("/api/calls/push", {
    endpoint: endpoint ?? "",
    key: keys?.p256dh ?? "",
    auth: keys?.auth ?? "",
    language: lang.value,
  });
}

export async function ownEndpoint(): Promise<string | null> {
  if (!pushable()) return null;
  const registered = await navigator.serviceWorker.getRegistration();
  return (await registered?.pushManager.getSubscription())?.endpoint ?? null;
}

export async function unsubscribe(endpoint: string): Promise<void> {
  await post("/api/calls/push/end", { endpoint });
  const registered = await navigator.serviceWorker.getRegistration();
  await (await registered?.pushManager.getSubscription())?.unsubscribe();
}
