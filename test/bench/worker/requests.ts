/** The requests that are measured, and how they are sent. */
import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { configurationOf } from "../configurations.ts";
import { PAGE_PATH } from "./published-page.ts";

/** A request, and the status of its answer. */
export interface Question {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly status: number;
}

/** One kind of request. */
export interface Sent extends Question {
  readonly name: string;
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
  get("an unknown path", "/v1/nowhere", { status: 404, timesFloor: 1.2 }),
  post("validate, 1 KB", "/v1/validate", configurationOf(3, 0), { timesFloor: 2 }),
  post("validate, 20 KB", "/v1/validate", configurationOf(60, 0), { timesFloor: 2.8, count: 600 }),
  post("resolve, two layers", "/v1/resolve", layersWith(configurationOf(2, 0)), { timesFloor: 5, count: 600 }),
  get("the schema", SCHEMA, {}),
  get("the schema, not modified", SCHEMA, { headers: { "If-None-Match": "*" }, status: 304 }),
  get("a static file, 2 KB", PAGE_PATH, { count: 600 }),
];

function get(name: string, path: string, more: Partial<Sent>): Sent {
  return { name, method: "GET", path, headers: {}, status: 200, count: 2_000, ...more };
}

function post(name: string, path: string, body: string, more: Partial<Sent>): Sent {
  return { name, ...postOf(path, body), count: 2_000, ...more };
}

/** A request with a body of JSON. */
export function postOf(path: string, body: string): Question {
  const headers = { "Content-Type": "application/json", "Content-Length": String(Buffer.byteLength(body)) };
  return { method: "POST", path, headers, body, status: 200 };
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

/** Sends a round of a request. */
export async function send(url: URL, sent: Sent): Promise<void> {
  await sendEach(url, sent.count, () => sent);
}

/** Sends so many requests, a few at a time, over connections that stay open. @param questionOf makes each by its index. */
export async function sendEach(url: URL, count: number, questionOf: (index: number) => Question): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let sent = 0;
  const client = async () => {
    while (sent < count) {
      const question = questionOf(sent);
      sent += 1;
      const got = await sendOne(url, question, agent);
      const { path, status } = question;
      if (got !== status) throw new Error(`${path} was answered with ${got}, not ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  agent.destroy();
}

async function sendOne(url: URL, question: Question, agent: Agent): Promise<number | undefined> {
  const { method, path, headers, body } = question;
  return await new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, path, headers }, (response) => {
      text(response).then(() => resolve(response.statusCode), reject);
    });
    sent.on("error", (error) => {
      // The runtime ends a connection that waits for some seconds, which it does on a busy machine.
      if (sent.reusedSocket && "code" in error && error.code === "ECONNRESET") resolve(sendOne(url, question, agent));
      else reject(error);
    });
    sent.end(body);
  });
}

/** A user's file, by its text, below what an organisation enforces. */
export function layersWith(user: string): string {
  const enforced = { providers: { provider_b: { enabled: false } } };
  return JSON.stringify({
    layers: [
      { kind: "user", label: "user.json", text: user },
      { kind: "enforced", label: "organisation.json", value: enforced },
    ],
  });
}
