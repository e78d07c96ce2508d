/** Tables on this device: the host of a site without a server. A worker plays them; this answers what needs none. */
import { signal } from "@preact/signals";
import { OPEN, type Host, type Socket, type Word } from "../shell/host";
import { whenKept } from "../shell/installed";
import { rows } from "./keeping";
import type { FromEngine, ToEngine } from "./protocol";

const NAME = "sandtable.name";
const CLOSING = 2;
const LONGEST_NAME = 40;

const json = (body: unknown, status = 200): Response =>
  new Response(typeof body === "string" ? body : JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/json" },
  });

class PocketSocket implements Socket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason?: string }) => void) | null = null;

  constructor(
    private readonly n: number,
    private readonly engine: Pocket,
  ) {}

  /** Nothing lies between a page and its worker that could die: while Python thinks, the page need not wait to hear it. */
  send(text: string): void {
    if (text === '{"type":"ping"}') queueMicrotask(() => this.onmessage?.({ data: '{"type":"pong"}' }));
    else this.engine.say({ say: this.n, text });
  }

  close(): void {
    this.readyState = CLOSING;
    this.engine.say({ shut: this.n });
  }

  hear(message: FromEngine): void {
    if (this.readyState === CLOSING) return;
    if ("opened" in message) {
      this.readyState = OPEN;
      this.onopen?.();
    } else if ("told" in message) for (const data of message.texts) this.onmessage?.({ data });
    else if ("closed" in message) {
      this.readyState = CLOSING;
      this.onclose?.({ code: message.code });
    }
  }
}

export class Pocket implements Host {
  readonly alone = true;
  readonly word = signal<Word | null>(null);
  private last = 0;
  private readonly answers = new Map<number, (response: Response) => void>();
  private readonly sockets = new Map<number, PocketSocket>();
  private worker: Promise<Worker> | null = null;
  private ready = false;

  /** `folder` has the engine and the texts. */
  constructor(private readonly folder: string) {}

  async fetch(path: string, init?: RequestInit): Promise<Response> {
    if (!path.startsWith("/api/")) return this.text(path, init);
    const method = init?.method ?? "GET";
    const body = typeof init?.body === "string" ? init.body : "";
    if (path === "/api/me") return json(this.me(body));
    if (path === "/api/titles") return this.text(path);
    if (path === "/api/reach") return json({ "only-here": true, addresses: [], command: null });
    if (path === "/api/tables" && method === "GET") return json({ tables: await this.tables() });
    const answer = await this.ask(method, path, body);
    if (method === "POST" && answer.status === 201) void navigator.storage?.persist?.().catch(() => false);
    return answer;
  }

  live(table: string): Socket {
    const n = ++this.last;
    const socket = new PocketSocket(n, this);
    this.sockets.set(n, socket);
    this.say({ open: n, table });
    return socket;
  }

  /** The engine is fetched once the service worker keeps what it hands on, so that nothing is fetched twice. */
  begin(): Promise<Worker> {
    this.worker ??= whenKept().then(() => {
      const worker = new Worker(`${this.folder}engine.js`, { type: "module" });
      worker.onmessage = ({ data }: MessageEvent<FromEngine>) => this.hear(data);
      worker.onerror = () => this.speak({ says: "broken", press: () => location.reload() });
      return worker;
    });
    return this.worker;
  }

  say(message: ToEngine): void {
    if (!this.ready && this.word.value === null) this.word.value = { says: "loading" };
    void this.begin().then((worker) => worker.postMessage(message));
  }

  /** Texts lie beside the engine as packed files. */
  private async text(path: string, init?: RequestInit): Promise<Response> {
    if (path.startsWith("/assets/")) return fetch(path, init);
    const { ok, status, body } = await fetch(`${this.folder}texts${path}.bin`, init);
    return new Response(ok && body ? body.pipeThrough(new DecompressionStream("gzip")) : null, { status });
  }

  private me(body: string): object {
    try {
      if (body) {
        const { name } = JSON.parse(body) as { name: string };
        localStorage.setItem(NAME, name.trim().slice(0, LONGEST_NAME));
      }
    } catch {
      // storage is switched off: one has no name here
    }
    return { guest: "owner", name: this.name, csrf: "", account: false };
  }

  private get name(): string {
    try {
      return localStorage.getItem(NAME) ?? "";
    } catch {
      return "";
    }
  }

  /** Running first, those first of them where somebody waits for the reader; then those that ended. */
  private async tables(): Promise<object[]> {
    const all = (await rows()).map(({ listed }) => JSON.parse(listed) as Record<string, unknown>);
    const place = (one: Record<string, unknown>) => Number(one["over"]) * 2 + Number(!one["your-turn"]);
    return all.sort((a, b) => place(a) - place(b) || Number(b["changed"]) - Number(a["changed"]));
  }

  private ask(method: string, path: string, body: string): Promise<Response> {
    const n = ++this.last;
    return new Promise((answer) => {
      this.answers.set(n, answer);
      this.say({ ask: n, method, path, body, name: this.name });
    });
  }

  private speak(word: Word | null): void {
    this.word.value = word;
  }

  private hear(message: FromEngine): void {
    if ("ready" in message) {
      this.ready = true;
      if (this.word.value?.says === "loading") this.speak(null);
    } else if ("answered" in message) {
      this.answers.get(message.answered)?.(json(message.body, message.status));
      this.answers.delete(message.answered);
    } else if ("elsewhere" in message) {
      const { elsewhere } = message;
      if (elsewhere !== null) this.speak({ says: "elsewhere", press: () => this.say({ take: elsewhere }) });
      else if (this.word.value?.says === "elsewhere") this.speak(null);
    } else if ("trouble" in message) {
      this.speak({ says: message.trouble, press: () => location.reload() });
    } else {
      const n = "opened" in message ? message.opened : "told" in message ? message.told : message.closed;
      this.sockets.get(n)?.hear(message);
      if ("closed" in message) this.sockets.delete(n);
    }
  }
}
