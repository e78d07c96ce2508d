// A tiny server for looking at the client without the real one: node dev/fake.mjs CANNED.json [PORT] [FIRST STEP]
// It serves the built files and canned messages, on 127.0.0.1 only. Any act goes on with the canned game.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { dirname, extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const canned = JSON.parse(await readFile(process.argv[2], "utf8"));
const port = Number(process.argv[3] ?? 8321);
const first = Number(process.argv[4] ?? 0);

const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};
const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'";

const listed = () => ({
  ...canned.table,
  yours: [0],
  "your-turn": true,
  pending: [0],
  standing: canned.steps[first].state.view.state,
  outcome: null,
  changed: Date.now() / 1000,
});

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, "http://here");
  const send = (body, type) =>
    response.writeHead(200, { "Content-Type": `${type}; charset=utf-8`, "Content-Security-Policy": CSP }).end(body);
  const json = (value) => send(JSON.stringify(value), "application/json");
  try {
    const rules = /^\/rulebook\/(core|blitzkrieg)\/(en|cs|pl)$/.exec(pathname);
    if (rules)
      return send(
        await readFile(
          join(root, "sandtable", rules[1] === "core" ? "kernel" : "games/blitzkrieg", "rulebook", `${rules[2]}.md`),
        ),
        "text/markdown",
      );
    if (pathname === "/api/me") return json({ guest: "g", name: "Guest", csrf: "c" });
    if (pathname === "/api/titles") return json({ titles: canned.titles });
    if (pathname === "/api/tables")
      return request.method === "POST" ? json({ table: "canned", keys: {} }) : json({ tables: [listed()] });
    if (pathname.startsWith("/api/tables/") && !pathname.endsWith("/view")) return json(canned.table);
    const file = pathname.startsWith("/assets/") ? normalize(pathname.slice(1)) : "index.html";
    if (file.startsWith("..")) throw new Error("outside");
    send(await readFile(join(root, "sandtable", "server", "static", file)), TYPES[extname(file)] ?? "text/plain");
  } catch {
    response.writeHead(404).end();
  }
});

server.on("upgrade", (request, socket) => {
  const key = createHash("sha1")
    .update(`${request.headers["sec-websocket-key"]}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
    .digest("base64");
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${key}\r\n\r\n`,
  );
  let step = first;
  let rest = Buffer.alloc(0);
  const say = (message) => {
    const body = Buffer.from(JSON.stringify(message));
    const head =
      body.length < 126
        ? Buffer.from([0x81, body.length])
        : body.length < 65536
          ? Buffer.from([0x81, 126, body.length >> 8, body.length & 255])
          : Buffer.from([0x81, 127, 0, 0, 0, 0, ...[24, 16, 8, 0].map((bits) => (body.length >> bits) & 255)]);
    socket.write(Buffer.concat([head, body]));
  };
  const tell = (since) => {
    const { state } = canned.steps[step];
    const from = Math.min(since, state.seq);
    say({ ...state, since: from, lines: state.lines.slice(from) });
  };
  const hear = (message) => {
    const now = canned.steps[step];
    const done = (more = {}) => say({ type: "done", id: message.id, ...more });
    if (message.type === "hello") tell(message.since);
    else if (message.type === "preview") done({ events: now.previews[message.act] ?? [] });
    else if (message.type === "why") done({ refusal: now.why[message.act] ?? null });
    else if (message.type === "act") {
      step = Math.min(step + 1, canned.steps.length - 1);
      tell(now.state.seq);
      done();
    } else done();
  };
  socket.on("data", (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 6) {
      let length = rest[1] & 127;
      let start = 2;
      if (length === 126) [length, start] = [rest.readUInt16BE(2), 4];
      if (rest.length < start + 4 + length) return;
      const mask = rest.subarray(start, start + 4);
      const body = rest.subarray(start + 4, start + 4 + length).map((byte, n) => byte ^ mask[n % 4]);
      const code = rest[0] & 15;
      rest = rest.subarray(start + 4 + length);
      if (code === 8) return socket.end();
      if (code === 1) hear(JSON.parse(body.toString()));
    }
  });
  socket.on("error", () => socket.destroy());
});

server.listen(port, "127.0.0.1", () => console.log(`http://127.0.0.1:${port}/table/canned`));
