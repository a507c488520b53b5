/** The part of an address behind "#", which browsers send to no server. */

import { err, fromBase64Url, isObject, ok, parseJson, type Result, toBase64Url } from "../../../shared/index.ts";
import { DOCUMENTS, NOTHING, type Workspace } from "../workspace/workspace.ts";

/**
 * Size of what a link unpacks to; a small link could unpack to anything. An editor that gets so much stays fluent, also where it
 * is one line, and the address stays shorter than the two million characters that browsers take.
 */
export const SHARED_MAX_BYTES = 1024 * 1024;

/** It tells how the rest is read. Another way of writing gets another number. */
const VERSION = "v1";

const NOT_WHOLE = "The link cannot be read: a part of it is missing or was changed. Copy the whole link again.";
const NEWER = "The link is from a newer version of the playground. Open it with that version.";
const TOO_LARGE_TO_SHARE = "The documents are too large for a link, which has at most 1 MiB. Send them as files.";
const TOO_LARGE_TO_OPEN = "The documents of this link are too large: a link has at most 1 MiB. Ask for them as files.";

/** The documents that an address opens. */
type Opening =
  | { readonly kind: "nothing" }
  | { readonly kind: "workspace"; readonly workspace: Workspace }
  /** The example of a rule. */
  | { readonly kind: "rule"; readonly rule: string };

/** A fragment that has all documents; the error says why there is none. */
export async function fragmentOf(workspace: Workspace): Promise<Result<string, string>> {
  const texts = Object.fromEntries(Object.entries(workspace).filter(([, text]) => text !== ""));
  const json = JSON.stringify(texts);
  if (new TextEncoder().encode(json).length > SHARED_MAX_BYTES) return err(TOO_LARGE_TO_SHARE);
  return ok(`#${VERSION}=${await pack(json)}`);
}

/** Reads a fragment; the error is for whoever followed the link. */
export async function readFragment(fragment: string): Promise<Result<Opening, string>> {
  const [, name, value = ""] = /^#(rule|v\d+)=(.*)$/s.exec(fragment) ?? [];
  if (name === undefined) return ok({ kind: "nothing" });
  if (name === "rule") return readRule(value);
  if (name !== VERSION) return err(NEWER);
  const unpacked = await unpack(value, SHARED_MAX_BYTES);
  if (unpacked.ok) return readWorkspace(unpacked.value);
  return err(unpacked.error === "too-large" ? TOO_LARGE_TO_OPEN : NOT_WHOLE);
}

function readRule(value: string): Result<Opening, string> {
  try {
    return ok({ kind: "rule", rule: decodeURIComponent(value) });
  } catch {
    return err(NOT_WHOLE);
  }
}

function readWorkspace(json: string): Result<Opening, string> {
  const texts = parseJson(json);
  if (!isObject(texts)) return err(NOT_WHOLE);
  const entries = Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const known = entries.filter(([name]) => DOCUMENTS.some((document) => document.name === name));
  if (known.length < Object.keys(texts).length) return err(NOT_WHOLE);
  const workspace = { ...NOTHING, ...Object.fromEntries(known) };
  return ok({ kind: "workspace", workspace });
}

const FORMAT = "deflate";

/** Compresses a text, and writes it in base64url (RFC 4648, section 5), without padding. */
export async function pack(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream(FORMAT));
  return toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/** The text; an error for what `pack` has not written, and for what has more than `maxBytes` bytes, which is read no further. */
export async function unpack(packed: string, maxBytes: number): Promise<Result<string, "broken" | "too-large">> {
  const bytes = fromBase64Url(packed);
  if (bytes === undefined) return err("broken");
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT));
    return await readText(stream.getReader(), maxBytes);
  } catch {
    // Cut or changed: the platform tells by an exception.
    return err("broken");
  }
}

async function readText(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
): Promise<Result<string, "too-large">> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  for (let size = 0; size <= maxBytes; ) {
    const { done, value } = await reader.read();
    if (done) return ok(text + decoder.decode());
    size += value.length;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return err("too-large");
}
