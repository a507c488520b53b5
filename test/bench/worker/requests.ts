/** The requests that are measured, and how they are sent. */
import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { PAGE_PATH } from "./published-page.ts";

/** One kind of request. */
export interface Sent {
  readonly name: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly status: number;
  /** The number of requests in one round. */
  readonly count: number;
  /** The promised maximum, in times the floor; undefined where nothing is promised. */
  readonly timesFloor?: number;
}

const CONNECTIONS = 4;
const SCHEMA = "/schemas/provider-config/v1.json";

/**
 * Entity tags differ between checkouts: `*` is any of them. Nine tenths of what a file takes is the local platform's, whose
 * database and bucket are Workers in the same process. Most of what a resolution takes is the origin of each value, of which
 * the answer has one for every field.
 * See docs/decisions/0110-by-the-hundred.md.
 */
export const REQUESTS: readonly Sent[] = [
  get("GET /__ping__", "/__ping__", { timesFloor: 1.1 }),
  get("an unknown path", "/v1/nowhere", { status: 404, timesFloor: 1.1 }),
  post("validate, 1 KB", "/v1/validate", configurationOf(3), { timesFloor: 1.8 }),
  post("validate, 20 KB", "/v1/validate", configurationOf(60), { timesFloor: 3, count: 600 }),
  post("resolve, two layers", "/v1/resolve", layers(), { count: 600 }),
  get("the schema", SCHEMA, {}),
  get("the schema, not modified", SCHEMA, { headers: { "If-None-Match": "*" }, status: 304 }),
  get("a static file, 2 KB", PAGE_PATH, { count: 600 }),
];

function get(name: string, path: string, more: Partial<Sent>): Sent {
  return { name, method: "GET", path, headers: {}, status: 200, count: 2_000, ...more };
}

function post(name: string, path: string, body: string, more: Partial<Sent>): Sent {
  const headers = { "Content-Type": "application/json", "Content-Length": String(Buffer.byteLength(body)) };
  return { name, method: "POST", path, headers, body, status: 200, count: 2_000, ...more };
}

/** The answer to a request. */
export interface Answer {
  readonly status: number;
  /** As the handler set them. */
  readonly headers: Readonly<Record<string, string>>;
  /** Null where there can be none. */
  readonly text: string | null;
}

/** The headers that the runtime adds to an answer. */
const OF_THE_RUNTIME = ["connection", "content-length", "date", "keep-alive", "transfer-encoding"];

/** The answer to a request. */
export async function askOnce(url: URL, { method, path, headers, body }: Sent): Promise<Answer> {
  const response = await fetch(new URL(path, url), { method, headers, body: body ?? null });
  const own = Array.from(response.headers).filter(([name]) => !OF_THE_RUNTIME.includes(name));
  const content = await response.text();
  return { status: response.status, headers: Object.fromEntries(own), text: response.status === 304 ? null : content };
}

/** Sends a round of a request, a few at a time, over connections that stay open. */
export async function send(url: URL, sent: Sent): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let left = sent.count;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      // oxlint-disable-next-line no-await-in-loop -- the connection is busy until then
      const got = await sendOne(url, sent, agent);
      if (got !== sent.status) throw new Error(`${sent.name} was answered with ${got}, not ${sent.status}.`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  agent.destroy();
}

async function sendOne(url: URL, { method, path, headers, body }: Sent, agent: Agent): Promise<number | undefined> {
  return await new Promise((resolve, reject) => {
    request(url, { agent, method, path, headers }, (response) => {
      text(response).then(() => resolve(response.statusCode), reject);
    })
      .on("error", reject)
      .end(body);
  });
}

/** A right configuration with so many custom models: three take one kilobyte. */
function configurationOf(models: number): string {
  const custom = Array.from({ length: models }, (_, index) => ({
    id: `example-${index}`,
    name: `Example ${index}`,
    family: "example",
    maxContextLength: 128_000 + index,
    supportsImages: true,
    supportsToolResultImages: false,
    supportsTools: true,
    supportsWebSearch: false,
  }));
  const provider = { baseUrl: "https://gateway.example.com/v1", models: { discovery: "off", custom } };
  return JSON.stringify(
    { $schema: "./provider-config.schema.json", providers: { provider_a: provider } },
    undefined,
    2,
  );
}

/** A user's file below what an organisation enforces. */
function layers(): string {
  const enforced = { providers: { provider_b: { enabled: false } } };
  return JSON.stringify({
    layers: [
      { kind: "user", label: "user.json", text: configurationOf(2) },
      { kind: "enforced", label: "organisation.json", value: enforced },
    ],
  });
}
