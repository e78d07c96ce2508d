/** The app as it is installed: a service worker keeps it, the rulebooks and one's own games for times without network. */
import { host } from "./host";
import { lang } from "./settings";

const TITLES = ["blitzkrieg", "quartermaster", "legie", "globalwar"];
const OWN = "own";

const CLAIMING = 1_000;

let keeping: Promise<void> = Promise.resolve();

/** When the worker keeps what the page asks for, or it is known that none will. */
export const whenKept = (): Promise<void> => keeping;

export function install(): void {
  if (!("serviceWorker" in navigator)) return;
  keeping = loaded()
    .then(register)
    .catch(() => undefined);
  void keeping.then(keep).catch(() => undefined);
}

const loaded = (): Promise<void> =>
  new Promise((now) => (document.readyState === "complete" ? now() : addEventListener("load", () => now())));

async function register(): Promise<void> {
  await navigator.serviceWorker.register("/worker.js");
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  await new Promise<void>((claimed) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => claimed(), { once: true });
    setTimeout(claimed, CLAIMING); // a page that was loaded past the worker is not claimed
  });
}

async function keep(): Promise<void> {
  if (host().alone) return; // everything is kept already
  navigator.serviceWorker.controller?.postMessage({ keep: lang.value });
  // asked for through the worker, which keeps what it is answered
  for (const title of TITLES)
    await host()
      .fetch(`/rulebook/${title}/${lang.value}`)
      .catch(() => undefined);
}

/** Whoever signs out leaves nothing on this device. */
export async function forget(): Promise<void> {
  if ("caches" in window) await caches.delete(OWN);
}
