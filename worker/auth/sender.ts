import { isKeyValue, ok, type Result, toHex } from "../../shared/index.ts";
import { readCredentials } from "../http/credentials.ts";
import { mayCarrySession } from "../http/cross-origin.ts";
import type { Failure } from "../http/errors.ts";
import { callerAddress } from "../platform/caller-address.ts";
import type { Context } from "../platform/context.ts";
import { isAtServer } from "../settings/content-host.ts";
import { hashKey } from "./key-secret.ts";
import { hashSession, readSessionValue } from "./session-cookie.ts";

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
  return named("session", await hashSession(value));
}

function named(kind: "key" | "session", hash: ArrayBuffer): Sent {
  return { kind, hash, name: `${kind} ${toHex(new Uint8Array(hash))}` };
}

/** The name of a sender for limits: the key, valid or not, else the address. */
export function nameOf({ sent, address }: Sender): string {
  return sent.kind === "key" ? sent.name : `address ${address}`;
}
