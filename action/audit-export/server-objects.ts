import {
  type Answer,
  AUDIT_EXPORT_OBJECT_LIST_MAX_BYTES,
  backoffMilliseconds,
  CLIENT_MAX_TRIES_IN_A_ROW,
  type ContentServer,
  type Get,
  isArray,
  isObject,
  type Json,
  LIST_PAGE_MAX_ITEMS,
  type ObjectReader,
} from "../../shared/index.ts";
import { Trouble } from "../trouble.ts";

/** How the objects of an export at a server are asked for. */
export interface ObjectsPorts {
  readonly get: Get;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** Told before a wait. @property tries how often it was tried in a row. */
  readonly onWait: (message: string, milliseconds: number, tries: number) => void;
}

/** What became of one try. */
type Try =
  | { readonly kind: "found"; readonly bytes: Uint8Array }
  | { readonly kind: "absent" }
  | { readonly kind: "trouble"; readonly message: string; readonly retryAfterMilliseconds: number | null };

/**
 * The objects of an export that a content server keeps.
 *
 * @param url of the export, without a slash at its end. The key is sent to its `/objects` alone: the URLs of other pages are
 *   made here, of the cursors that the server gives.
 * @throws Trouble from each of its functions where the server does not give them, with the reason as its message.
 */
export function serverObjects(url: string, server: ContentServer, ports: ObjectsPorts): ObjectReader {
  const objects = `${url}/objects`;
  const ask = async (target: string, maxBytes: number) => await askAgain(target, maxBytes, server, ports);
  return {
    read: async (name, maxBytes) => {
      const target = `${objects}/${name.split("/").map(encodeURIComponent).join("/")}`;
      // Dots lead elsewhere: there is no such object.
      return new URL(target).href === target ? await ask(target, maxBytes) : null;
    },
    list: (prefix) => listNames(objects, prefix, ask),
  };
}

async function* listNames(
  objects: string,
  prefix: string,
  ask: (url: string, maxBytes: number) => Promise<Uint8Array | null>,
): AsyncGenerator<string> {
  let next: string | null = null;
  let last = "";
  do {
    const query = new URLSearchParams({
      prefix,
      limit: String(LIST_PAGE_MAX_ITEMS),
      ...(next === null ? {} : { next }),
    });
    // oxlint-disable-next-line no-await-in-loop -- each page names the one after it
    const page = readPage(await ask(`${objects}?${query.toString()}`, AUDIT_EXPORT_OBJECT_LIST_MAX_BYTES));
    for (const name of page.names) {
      if (name <= last)
        throw new Trouble("The server does not list the objects of the export in order. Ask who runs it.");
      last = name;
      if (name.startsWith(prefix)) yield name;
    }
    next = page.names.length === 0 ? null : page.next;
  } while (next !== null);
}

/** The names on a page of objects, and the cursor of the page after it. */
function readPage(bytes: Uint8Array | null): { readonly names: readonly string[]; readonly next: string | null } {
  if (bytes === null) {
    throw new Trouble("The server has no such export. GET /__api__/v1/audit_exports of the server lists them.");
  }
  const page = parse(bytes);
  const results = isObject(page) ? page["results"] : undefined;
  const names = isArray(results)
    ? results.map((record) => (isObject(record) ? record["name"] : undefined))
    : [undefined];
  if (!isObject(page) || !names.every((name) => typeof name === "string")) {
    throw new Trouble(
      "The server's answer is no list of objects. Is it the URL of an export, at a server of this project?",
    );
  }
  return { names, next: cursorOf(page["paging"]) };
}

function cursorOf(paging: Json | undefined): string | null {
  const cursors = isObject(paging) ? paging["cursors"] : undefined;
  const next = isObject(cursors) ? cursors["next"] : undefined;
  return typeof next === "string" ? next : null;
}

function parse(bytes: Uint8Array): Json | undefined {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** What is at a URL, as far as `maxBytes` and one more; null where nothing is. */
async function askAgain(
  url: string,
  maxBytes: number,
  server: ContentServer,
  { get, wait, random, onWait }: ObjectsPorts,
): Promise<Uint8Array | null> {
  for (let failures = 1; ; failures += 1) {
    // oxlint-disable no-await-in-loop -- each try is after the one before
    const tried = await askOnce(url, maxBytes, server, get);
    if (tried.kind === "found") return tried.bytes;
    if (tried.kind === "absent") return null;
    if (failures === CLIENT_MAX_TRIES_IN_A_ROW) {
      throw new Trouble(`${tried.message} It was tried ${failures} times. Try again later.`);
    }
    const milliseconds = backoffMilliseconds({ ...tried, failures }, random());
    onWait(tried.message, milliseconds, failures);
    await wait(milliseconds);
    // oxlint-enable no-await-in-loop
  }
}

async function askOnce(url: string, maxBytes: number, { key, keyHeader }: ContentServer, get: Get): Promise<Try> {
  const headers: Record<string, string> = key === null ? {} : { [keyHeader]: `Key ${key}` };
  try {
    const answer = await get(url, headers);
    if (answer.status === 200) return { kind: "found", bytes: await readStart(answer.body, maxBytes + 1) };
    if (answer.status === 404) return { kind: "absent" };
    return troubleOf(answer);
  } catch (error) {
    if (error instanceof Trouble) throw error;
    return { kind: "trouble", message: "The server gives no answer, or breaks it off.", retryAfterMilliseconds: null };
  }
}

/** @throws Trouble where another try would not help. */
function troubleOf({ status, header }: Answer): Try {
  if (status === 401 || status === 403) {
    throw new Trouble(
      `The server refuses the key (${status}). STEWARD_API_KEY must be the valid key of an administrator there.`,
    );
  }
  if (status >= 300 && status < 400) {
    throw new Trouble(`The server redirects elsewhere (${status}), where the key does not go. Name the URL it is at.`);
  }
  if (status !== 408 && status !== 429 && status < 500) {
    throw new Trouble(`The server does not take the request (${status}). Is it the URL of an export?`);
  }
  const seconds = Number(/^\d{1,6}$/.exec(header("Retry-After") ?? "")?.[0] ?? Number.NaN);
  const retryAfterMilliseconds = Number.isNaN(seconds) ? null : seconds * 1000;
  return { kind: "trouble", message: `The server answers ${status}.`, retryAfterMilliseconds };
}

/** Reads no further than that; whoever sends more is cut off. */
async function readStart(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= maxBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}
