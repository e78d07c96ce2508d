// The service worker: the app opens without the network to one's games and rulebooks, and pushes are shown. Of a site
// without a server it keeps everything. What stands between per cent signs is filled in by installable.mjs.
const SHELL = "shell-%BUILD%"; // what the app is made of
const READING = "reading"; // rulebooks that were read
const OWN = "own"; // one's own games, gone when one signs out
const FILES = "%FILES%";
const TEXTS = "%TEXTS%"; // of titles, by language: they are kept in the one that is spoken
const WITHOUT_SERVER = "%HOST%" === "pocket";
const KEPT = "x-sandtable-kept"; // when an answer came that is given again
const OWN_PATHS = ["/api/me", "/api/tables", "/api/titles"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll([new Request("/", { cache: "reload" }), ...FILES])));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const mine = new Set([SHELL, READING, OWN]);
  const tidy = async () => {
    for (const name of await caches.keys()) if (!mine.has(name)) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const where = new URL(request.url);
  if (request.method !== "GET" || where.origin !== location.origin) return;
  if (where.pathname.startsWith("/assets/")) event.respondWith(keptFirst(request));
  else if (request.mode === "navigate" && !where.pathname.startsWith("/api/")) event.respondWith(page(request));
  else if (where.pathname.startsWith("/rulebook/")) event.respondWith(newestFirst(request, READING));
  else if (OWN_PATHS.includes(where.pathname)) event.respondWith(newestFirst(request, OWN));
});

self.addEventListener("message", (event) => {
  const { keep } = event.data;
  event.waitUntil(Promise.all((TEXTS[keep] ?? []).map((file) => keptFirst(new Request(file)))));
});

/** What has the hash of its content in its name never changes. */
async function keptFirst(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}

/** Every address of the client is the same page; a host that is only a folder does not know all of them. */
async function page(request) {
  if (WITHOUT_SERVER) return (await caches.match("/")) ?? fetch("/");
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match("/");
    if (kept) return kept;
    throw error;
  }
}

async function newestFirst(request, name) {
  const cache = await caches.open(name);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, dated(answer.clone()));
    return answer;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw error;
  }
}

function dated(answer) {
  const headers = new Headers(answer.headers);
  headers.delete("content-encoding"); // the body is unpacked already
  headers.set(KEPT, String(Date.now()));
  return new Response(answer.body, { status: answer.status, headers });
}

self.addEventListener("push", (event) => {
  const told = event.data ? event.data.json() : {};
  const shown = self.registration.showNotification(told.title ?? "Sandtable", {
    body: told.text ?? "",
    tag: told.table ?? "sandtable",
    data: { table: told.table ?? "" },
    icon: "%ICON%",
  });
  event.waitUntil(shown);
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { table } = event.notification.data;
  event.waitUntil(self.clients.openWindow(table ? `/table/${encodeURIComponent(table)}` : "/lobby"));
});

self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renewed(event.oldSubscription, event.newSubscription));
});

/** A push service reaches this browser elsewhere from now on; not every browser tells where it did before. Who is signed
 * in now and is not called here by push stays so. */
async function renewed(before, after) {
  const { csrf } = await told("/api/me");
  const { pushes, language, "push-key": ours } = await told("/api/calls");
  if (before ? !pushes.includes(before.endpoint) : pushes.length === 0) return;
  const made =
    after ?? (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: ours }));
  const { endpoint, keys } = made.toJSON();
  if (before) await tell("/api/calls/push/end", { endpoint: before.endpoint }, csrf);
  await tell("/api/calls/push", { endpoint, key: keys.p256dh, auth: keys.auth, language }, csrf);
}

async function told(path) {
  const answer = await fetch(path, { cache: "no-store" });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

async function tell(path, body, csrf) {
  const headers = { "Content-Type": "application/json", "X-Sandtable-Csrf": csrf };
  const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
}
