/** Clients that use a server without a pause, note each answer, and remember what the server has promised to keep. */

import { type IncomingMessage, request as sendRequest } from "node:http";
import { text as textOf } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { plotBundle } from "../../../worker/local/seed/plot.ts";
import type { StateFacts } from "./states.ts";

/** The clients keep below the rate limits, so that each refusal means something else. */
const PAUSE_MILLISECONDS = 60;
const UPLOAD_PAUSE_MILLISECONDS = 1_000;

/** An answer, as a client got it. */
export interface Noted {
  readonly phase: string;
  readonly client: string;
  readonly request: string;
  readonly status: number;
  readonly retryAfter: string | undefined;
  /** The beginning of its body where it is an error. */
  readonly error: string;
}

/** The things that the server has confirmed to keep. */
export interface Promised {
  /** Content by its guid, with the heading of its page. */
  readonly content: Map<string, string>;
  readonly keys: Set<string>;
  /** The descriptions of entries of the audit log, by their ids. */
  readonly entries: Map<string, string>;
}

export interface Clients {
  readonly noted: readonly Noted[];
  readonly promised: Promised;
  /** Begins a phase, and waits until each client has had so many answers without an error in it. */
  readonly succeed: (phase: string, times: number) => Promise<void>;
  /** Begins a phase, and waits until each client had an answer in it. */
  readonly begin: (phase: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Answer {
  readonly ok: boolean;
  readonly text: string;
}

type Send = (
  method: string,
  path: string,
  body?: string | Uint8Array,
  headers?: Readonly<Record<string, string>>,
) => Promise<Answer>;

interface Asked {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | undefined;
}

/** The answer as it came. In tests, `fetch` holds answers to the description of today, which earlier code does not know. */
async function request(url: string, { method, headers, body }: Asked): Promise<IncomingMessage> {
  const sent = sendRequest(url, { method, headers, agent: false });
  return await new Promise((resolve, reject) => {
    sent.on("response", resolve).on("error", reject).end(body);
  });
}

/** Starts the clients. */
export function startClients(url: string, { key, contentGuid, exportGuid }: StateFacts): Clients {
  const noted: Noted[] = [];
  const promised: Promised = { content: new Map(), keys: new Set(), entries: new Map() };
  let phase = "start";
  const stopping = new AbortController();

  const senderOf =
    (client: string): Send =>
    async (method, path, body, headers = {}) => {
      const asked = phase;
      const answer = await request(`${url}${path}`, {
        method,
        headers: { Authorization: `Key ${key}`, ...headers },
        body,
      });
      const text = await textOf(answer);
      const status = answer.statusCode ?? 0;
      // What began before a phase may have been answered by the code before it.
      noted.push({
        phase: asked === phase ? phase : `${asked} to ${phase}`,
        client,
        request: `${method} ${path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "…")}`,
        status,
        retryAfter: answer.headers["retry-after"],
        error: status < 400 ? "" : text.slice(0, 200),
      });
      return { ok: status < 400, text };
    };

  const loop = async (client: string, pause: number, step: (send: Send) => Promise<void>) => {
    const send = senderOf(client);
    while (!stopping.signal.aborted) {
      await step(send);
      await sleep(pause);
    }
  };

  const running = {
    reader: loop("reader", PAUSE_MILLISECONDS, async (send) => await read(send, promised)),
    visitor: loop("visitor", PAUSE_MILLISECONDS, async (send) => {
      const page = await send("GET", `/content/${contentGuid}/`);
      if (page.ok && !page.text.includes("<h1>Rainfall</h1>")) throw new Error("The page is another one.");
    }),
    publisher: loop("publisher", UPLOAD_PAUSE_MILLISECONDS, async (send) => await publish(send, promised)),
    "key owner": loop("key owner", PAUSE_MILLISECONDS * 4, async (send) => await createKey(send, promised)),
    exporter: loop("exporter", PAUSE_MILLISECONDS * 4, async (send) => {
      await send("POST", `/__api__/v1/audit_exports/${exportGuid}/run`);
      await send("GET", `/__api__/v1/audit_exports/${exportGuid}`);
    }),
  };
  const names = Object.keys(running);
  const failed = (async () => {
    await Promise.race(Object.values(running));
    if (!stopping.signal.aborted) throw new Error("A client ended.");
  })();

  const until = async (isReached: (client: string) => boolean) => {
    while (!names.every(isReached)) {
      await Promise.race([sleep(20), failed]);
    }
  };
  const answersOf = (client: string) => noted.filter((one) => one.client === client && one.phase === phase);
  return {
    noted,
    promised,
    succeed: async (name, times) => {
      phase = name;
      await until((client) => answersOf(client).filter(({ status }) => status < 400).length >= times);
    },
    begin: async (name) => {
      phase = name;
      await until((client) => answersOf(client).length > 0);
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(Object.values(running));
    },
  };
}

const READ = ["/user", "/users?page_size=500", "/content", "/search/content?q=rainf", "/groups", "/audit_exports"];

async function read(send: Send, { entries }: Promised): Promise<void> {
  for (const path of READ) {
    await send("GET", `/__api__/v1${path}`);
  }
  const page = await send("GET", "/__api__/v1/audit_logs?ascOrder=false&limit=50");
  if (!page.ok) return;
  const { results }: { readonly results: readonly { id: string; event_description: string }[] } = JSON.parse(page.text);
  for (const { id, event_description: description } of results) entries.set(id, description);
}

let published = 0;

/** Publishes content, as a client does that waits where it is told to: a step that is refused is made again. */
async function publish(send: Send, { content }: Promised): Promise<void> {
  published += 1;
  const title = `Rainfall ${published}`;
  const created = await send("POST", "/__api__/v1/content", JSON.stringify({ name: `rain-${published}`, title }));
  if (!created.ok) return;
  const { guid }: { readonly guid: string } = JSON.parse(created.text);
  const path = `/__api__/v1/content/${guid}`;
  const bundle = await again(async () => {
    return await send("POST", `${path}/bundles`, await plotBundle(title), { "Content-Type": "application/gzip" });
  });
  const { id }: { readonly id: string } = JSON.parse(bundle.text);
  await again(async () => await send("POST", `${path}/deploy`, JSON.stringify({ bundle_id: id })));
  content.set(guid, `<h1>${title}</h1>`);
}

const RETRY_MILLISECONDS = 100;
const RETRIES = 100;

/** The answer without an error, sooner than a server asks for it. */
async function again(ask: () => Promise<Answer>, tries = RETRIES): Promise<Answer> {
  const answer = await ask();
  if (answer.ok) return answer;
  if (tries === 0) throw new Error(`It is refused again and again: ${answer.text}`);
  await sleep(RETRY_MILLISECONDS);
  return await again(ask, tries - 1);
}

let keys = 0;

async function createKey(send: Send, promised: Promised): Promise<void> {
  const self = await send("GET", "/__api__/v1/user");
  if (!self.ok) return;
  const { guid }: { readonly guid: string } = JSON.parse(self.text);
  keys += 1;
  const created = await send("POST", `/__api__/v1/users/${guid}/keys`, JSON.stringify({ name: `key ${keys}` }));
  if (!created.ok) return;
  const { id, key }: { readonly id: string; readonly key: string } = JSON.parse(created.text);
  promised.keys.add(key);
  // A user may have so many keys only: this one goes again, so that there is always room.
  if (promised.keys.size <= KEPT_KEYS) return;
  const deleted = await send("DELETE", `/__api__/v1/users/${guid}/keys/${id}`);
  if (deleted.ok) promised.keys.delete(key);
}

const KEPT_KEYS = 20;
