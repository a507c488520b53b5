import { err, isKeyValue, ok, type Result } from "../../../shared/index.ts";
import { callerAddress } from "../../caller-address.ts";
import type { Context } from "../../context.ts";
import { toHex } from "../../encoding.ts";
import type { Failure } from "../../errors.ts";
import { hashKey } from "./key-secret.ts";

/** Who sends a request, as far as the request itself tells. */
export interface Sender {
  /** As `callerAddress` has it. */
  readonly address: string;
  readonly key: SentKey;
}

/** What a request carries as its key. */
export type SentKey =
  | { readonly kind: "none" }
  /** It is no key, so that there is nothing to look up. */
  | { readonly kind: "mistyped" }
  | {
      readonly kind: "key";
      readonly hash: ArrayBuffer;
      /** Names it where its value must not stand. */
      readonly name: string;
    };

/** Reads who sends a request. */
export async function readSender(headers: Headers, { settings }: Context): Promise<Result<Sender, Failure>> {
  const credentials = readCredentials(headers, settings.keyHeader);
  return credentials.ok ? ok({ address: callerAddress(headers), key: await readKey(credentials.value) }) : credentials;
}

async function readKey(text: string | undefined): Promise<SentKey> {
  if (text === undefined) return { kind: "none" };
  if (!isKeyValue(text)) return { kind: "mistyped" };
  const hash = await hashKey(text);
  return { kind: "key", hash, name: `key ${toHex(new Uint8Array(hash))}` };
}

/** How limits name a sender: by the key, whether it is valid or not, else by the address. */
export function nameOf({ key, address }: Sender): string {
  return key.kind === "key" ? key.name : `address ${address}`;
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
