import { err, isKeyValue, ok, type Result, toHex } from "../../shared/index.ts";
import { mayCarrySession } from "../http/cross-origin.ts";
import type { Failure } from "../http/errors.ts";
import { NO_USER, type SenderRef } from "../identity/user-ref.ts";
import { type Context, callerAddress } from "../platform/context.ts";
import { isAtServer } from "../settings/content-host.ts";
import type { Settings } from "../settings/settings.ts";
import { userByHash } from "./caller-store.ts";
import { hashKey } from "./key-secret.ts";
import { hashSecret, readSessionValue } from "./session-cookie.ts";

/** The sender of a request, as far as the request itself tells. */
export interface Sender {
  /** As `callerAddress` has it. */
  readonly address: string;
  readonly sent: Sent;
}

/** The credentials of a request: a key, else a session's cookie. */
export type Sent =
  | { readonly kind: "none" }
  /** It is no key, so that there is nothing to look up. */
  | { readonly kind: "mistyped" }
  | {
      readonly kind: "key" | "session";
      readonly hash: ArrayBuffer;
      /** Names it where its value must not stand. */
      readonly name: string;
    };

/** Reads the sender of a request. A cookie of a request from elsewhere does not count; see `mayCarrySession`. */
export async function readSender(request: Request, { settings }: Context): Promise<Result<Sender, Failure>> {
  const { headers } = request;
  const credentials = readCredentials(headers, settings.keyHeader);
  if (!credentials.ok) return credentials;
  const key = credentials.value;
  return ok({
    address: callerAddress(headers),
    sent: key === undefined ? await readSession(request, settings) : await readKey(key),
  });
}

/** The credentials of a request with a key. */
export async function readKey(text: string): Promise<Sent> {
  return isKeyValue(text) ? named("key", await hashKey(text)) : { kind: "mistyped" };
}

async function readSession(request: Request, settings: Context["settings"]): Promise<Sent> {
  const value = readSessionValue(request.headers);
  if (value === undefined || !mayCarrySession(request) || !isAtServer(request.url, settings)) return { kind: "none" };
  return named("session", await hashSecret(value));
}

function named(kind: "key" | "session", hash: ArrayBuffer): Sent {
  return { kind, hash, name: `${kind} ${toHex(new Uint8Array(hash))}` };
}

/** The user whose credentials a sender has, be they valid or not. */
export function userOfSender({ sent }: Sender): SenderRef {
  return "hash" in sent ? userByHash(sent.kind, sent.hash) : NO_USER;
}

/** The name of a sender for limits: the key, valid or not, else the address. */
export function nameOf({ sent, address }: Sender): string {
  return sent.kind === "key" ? sent.name : `address ${address}`;
}

const SCHEME = /^Key +(.*)$/i;

/**
 * Reads a request's key (specification, section 5) from `Authorization: Key <value>` or from the second header, which
 * accepts the value alone too. Another scheme of `Authorization` is not for this server, and counts as no key.
 *
 * @returns the key as it stands there; undefined where the request carries none.
 */
export function readCredentials(headers: Headers, keyHeader: string): Result<string | undefined, Failure> {
  const first = SCHEME.exec(headers.get("Authorization") ?? "")?.[1]?.trim();
  const sent = headers.get(keyHeader)?.trim();
  const second = sent === undefined || sent === "" ? undefined : (SCHEME.exec(sent)?.[1] ?? sent).trim();
  if (first !== undefined && second !== undefined && first !== second) {
    return err({
      kind: "invalid-request",
      error: `The headers Authorization and ${keyHeader} have different keys. Send one header, or the same key in both.`,
    });
  }
  return ok(first ?? second);
}

/** Tells if a person's browser asks for a page: not a script of one, not a program, and not with a key. */
export function isNavigation({ headers }: Request, { keyHeader }: Pick<Settings, "keyHeader">): boolean {
  // First, for most requests are of programs.
  if (!acceptsHtml(headers.get("Accept") ?? "")) return false;
  const mode = headers.get("Sec-Fetch-Mode") ?? "navigate";
  const destination = headers.get("Sec-Fetch-Dest") ?? "document";
  if (mode !== "navigate" || destination !== "document") return false;
  const credentials = readCredentials(headers, keyHeader);
  return credentials.ok && credentials.value === undefined;
}

/** Programs that accept anything do not name HTML. */
function acceptsHtml(accept: string): boolean {
  return /(?:^|,)\s*text\/html\s*(?:;|,|$)/i.test(accept);
}

/** Tells if a browser requests a page for a whole window, and says so: what it requests for a part of a page is none. */
export function isForWindow({ method, headers }: Pick<Request, "method" | "headers">): boolean {
  return (
    method === "GET" && headers.get("Sec-Fetch-Mode") === "navigate" && headers.get("Sec-Fetch-Dest") === "document"
  );
}
