import { err, ok, type Result } from "../../shared/index.ts";
import type { Failure } from "./errors.ts";

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
