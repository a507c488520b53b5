import {
  type Answer,
  CLIENT_LIST_MAX_PAGES,
  type ContentServer,
  type Get,
  isArray,
  isObject,
  type Json,
  LIST_PAGE_MAX_ITEMS,
  OBJECT_NAME_MAX_BYTES,
  type ObjectReader,
  parseJson,
  request,
} from "../../shared/index.ts";
import { ActionError } from "../action-error.ts";
import { AUDIT_EXPORT_OBJECT_LIST_MAX_BYTES } from "../limits.ts";
import { type WaitDependencies, waitPatiently } from "./waiting.ts";

/** The ports by which a server is asked for the objects of an export. */
export interface ObjectsPorts extends WaitDependencies {
  readonly get: Get;
}

/**
 * The objects of an export that a content server keeps.
 *
 * @param url of the export, without a slash at its end. The key is sent to its `/objects` alone: the URLs of other pages are
 *   made here, of the cursors that the server gives.
 * @throws ActionError from each of its functions where the server does not give them, with the reason as its message.
 */
export function serverObjects(url: string, server: ContentServer, ports: ObjectsPorts): ObjectReader {
  const objects = `${url}/objects`;
  const ask = async (target: string, maxBytes: number) => await askAgain(target, maxBytes, server, ports);
  return {
    read: async (name, maxBytes) => await ask(`${objects}/${name}`, maxBytes),
    list: (prefix) => listNames(objects, prefix, ask),
  };
}

async function* listNames(
  objects: string,
  prefix: string,
  ask: (url: string, maxBytes: number) => Promise<Uint8Array | null>,
): AsyncGenerator<string> {
  let next: string | null = null;
  let [last, pages] = ["", 0];
  do {
    const query = new URLSearchParams({
      ...(prefix === "" ? {} : { prefix }),
      limit: String(LIST_PAGE_MAX_ITEMS),
      ...(next === null ? {} : { next }),
    });
    pages += 1;
    if (pages > CLIENT_LIST_MAX_PAGES)
      throw new ActionError("The server's list of objects does not end. Ask its operator.");
    const page = readPage(await ask(`${objects}?${query.toString()}`, AUDIT_EXPORT_OBJECT_LIST_MAX_BYTES));
    for (const name of page.names) {
      if (name <= last)
        throw new ActionError("The server does not list the objects of the export in order. Ask its operator.");
      last = name;
      if (name.startsWith(prefix)) yield name;
    }
    next = page.names.length === 0 ? null : page.next;
  } while (next !== null);
}

/** The names on a page of objects, and the cursor of the page after it. */
function readPage(bytes: Uint8Array | null): { readonly names: readonly string[]; readonly next: string | null } {
  if (bytes === null) {
    throw new ActionError("The server has no such export. GET /__api__/v1/audit_exports of the server lists them.");
  }
  const page = parseJson(new TextDecoder().decode(bytes));
  const results = isObject(page) ? page["results"] : undefined;
  const names = isArray(results)
    ? results.map((record) => (isObject(record) ? record["name"] : undefined))
    : [undefined];
  if (!isObject(page) || !names.every(isName)) {
    throw new ActionError(
      "The server's answer is not a list of objects. Check that the URL is that of an export at a server of this project.",
    );
  }
  return { names, next: cursorOf(page["paging"]) };
}

/** A longer name is of no object that a server of this project keeps, and would be told as a whole. */
function isName(name: unknown): name is string {
  return typeof name === "string" && name.length <= OBJECT_NAME_MAX_BYTES;
}

function cursorOf(paging: Json | undefined): string | null {
  const cursors = isObject(paging) ? paging["cursors"] : undefined;
  const next = isObject(cursors) ? cursors["next"] : undefined;
  return typeof next === "string" ? next : null;
}

/**
 * The body at a URL, up to one byte more than `maxBytes`; null if the server has nothing there.
 * @throws ActionError where the server does not give it, with the reason as its message.
 */
export async function askAgain(
  url: string,
  maxBytes: number,
  server: ContentServer,
  { get, ...dependencies }: ObjectsPorts,
): Promise<Uint8Array | null> {
  for (let failures = 1; ; failures += 1) {
    let status = 0;
    const getStart: Get = async (...asked) => {
      const answer = await get(...asked);
      status = answer.status;
      return startOf(answer, maxBytes + 1);
    };
    const outcome = await request(server, getStart, url, maxBytes + 1);
    if (outcome.kind === "body") return outcome.bytes;
    if (status === 404) return null;
    await waitPatiently(outcome.failure, failures, dependencies);
  }
}

/** The beginning of an answer; the rest is not read. */
function startOf({ status, header, body }: Answer, bytes: number): Answer {
  return { status, header: (name) => (name === "Content-Length" ? null : header(name)), body: firstBytes(body, bytes) };
}

async function* firstBytes(body: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array> {
  let left = bytes;
  for await (const chunk of body) {
    yield chunk.subarray(0, left);
    left -= chunk.length;
    if (left <= 0) return;
  }
}
