/** Sends a message to a receiver, and nowhere else. */

import { idempotencyKey, type PushMessage, pushBody, retryAfterOf, toHex } from "../../shared/index.ts";
import { redactError } from "../platform/log.ts";
import type { Receiver } from "../settings/receivers.ts";

/** The result of a push. The messages are whole sentences without anything that the receiver wrote. */
export type Delivery =
  | { readonly kind: "delivered" }
  /** It is tried again for as long as it takes. @property retryAfterMilliseconds what the receiver asks to wait. */
  | { readonly kind: "failed"; readonly message: string; readonly retryAfterMilliseconds: number | null }
  /** The receiver does not want it so, or wants it elsewhere. */
  | { readonly kind: "refused"; readonly message: string };

/** The header that webhooks verify: `t=` and seconds since 1970, a comma, `v1=` and HMAC-SHA-256 in hexadecimal. */
const SIGNATURE_HEADER = "Steward-Signature";

/**
 * Sends a message. A redirect is not followed: what it leads to would get the body, and perhaps the secret.
 *
 * @param timeoutMilliseconds until the receiver must have answered.
 * See docs/decisions/0128-pushes.md.
 */
export async function deliver(
  receiver: Receiver,
  exportName: string,
  message: PushMessage,
  timeoutMilliseconds: number,
): Promise<Delivery> {
  const body = pushBody(receiver.format, exportName, message);
  const headers = {
    "Content-Type": "application/json",
    "Idempotency-Key": idempotencyKey(exportName, message),
    ...(await authentication(receiver, body)),
  };
  // A timeout of the platform would run on after the answer, and keep the object that pushes in memory.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMilliseconds);
  const { signal } = controller;
  try {
    const response = await fetch(receiver.url, { method: "POST", headers, body, redirect: "manual", signal });
    const delivery = judge(response);
    // What a receiver says is of no use, and may have no end.
    await response.body?.cancel().catch(() => undefined);
    return delivery;
  } catch (error) {
    const why = signal.aborted
      ? `did not answer within ${timeoutMilliseconds / 1_000} seconds`
      : `gave no answer (${causeOf(error, receiver)}). ${UNREACHED}`;
    return { kind: "failed", message: `The receiver ${why}.`, retryAfterMilliseconds: null };
  } finally {
    clearTimeout(timer);
  }
}

const UNREACHED = "Check that its host resolves, that its certificate is valid, and that it may be reached";

/** The platform's message without the secret and without any URL: a path may be a secret, too. */
function causeOf(error: unknown, { secret }: Receiver): string {
  return redactError(error, [secret])
    .replaceAll(/\w+:\/\/\S+/g, "•••")
    .replace(/^(?:Type)?Error: /, "")
    .replace(/\.$/, "");
}

/** Statuses below 500 after which the same push may be taken: it took too long, came too early, or others came before it. */
const TRANSIENT = [408, 425, 429];

function judge({ status, headers }: Response): Delivery {
  if (status >= 200 && status < 300) return { kind: "delivered" };
  const said = `The receiver answered ${status}`;
  if (status >= 500 || TRANSIENT.includes(status)) {
    const retryAfterMilliseconds = retryAfterOf({ header: (name) => headers.get(name) });
    return { kind: "failed", message: `${said}.`, retryAfterMilliseconds };
  }
  if (status >= 300 && status < 400) {
    return { kind: "refused", message: `${said}: it redirects. Nothing is sent elsewhere; check its url.` };
  }
  const advice = [401, 403].includes(status) ? "check its secret" : "check its url and its format";
  return { kind: "refused", message: `${said}: it refuses the push; ${advice}.` };
}

/** The header that proves to the receiver where a body comes from. */
async function authentication({ format, secret }: Receiver, body: Uint8Array): Promise<Record<string, string>> {
  if (format === "event_collector") return { Authorization: `Splunk ${secret}` };
  return { [SIGNATURE_HEADER]: await signatureOf(secret, Math.floor(Date.now() / 1_000), body) };
}

/** @param time seconds since 1970. */
async function signatureOf(secret: string, time: number, body: Uint8Array): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
  const signed = await new Blob([`${time}.`, body]).arrayBuffer();
  const digest = await crypto.subtle.sign("HMAC", key, signed);
  return `t=${time},v1=${toHex(new Uint8Array(digest))}`;
}
