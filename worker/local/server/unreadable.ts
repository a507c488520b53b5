/** Requests that the runtime does not hand to the Worker: it would answer them by itself, with 500 or 501 and in no form. */

import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { readTarget } from "./target.ts";

/** The characters of a host and a port. What is wrong in their order, the Worker sees. */
const HOST = /^[\w.:[\]-]+$/;

/** Methods that Node reads and the runtime does not. */
const UNKNOWN_METHODS = ["BIND", "LINK", "M-SEARCH", "MKCALENDAR", "REBIND", "SOURCE", "UNBIND", "UNLINK"];

/** Why a request cannot be handed on; undefined where it can. */
export function describeUnreadable({ method = "", url, headersDistinct }: IncomingMessage): string | undefined {
  const [host = "", ...others] = headersDistinct["host"] ?? [];
  if (others.length > 0) return "The URL cannot be read: there are several headers Host. Send one.";
  if (!HOST.test(host)) {
    return "The URL cannot be read: the header Host is not the name or the address of a host. Correct it.";
  }
  if (!HOST.test(readTarget(url).host ?? host)) {
    return "The URL cannot be read: what it begins with is not the name or the address of a host. Correct it.";
  }
  const codings = headersDistinct["transfer-encoding"];
  if (codings !== undefined && codings.join(", ").toLowerCase() !== "chunked") {
    return "The body cannot be read: the only Transfer-Encoding that the server knows is chunked. Send it so, or with a Content-Length.";
  }
  return UNKNOWN_METHODS.includes(method) ? "The server does not know this method. Use another one." : undefined;
}

/** Answers as the Worker answers what it cannot read. */
export function refuseUnreadable(answer: ServerResponse, error: string): void {
  const body = `${JSON.stringify({ code: 25, error, payload: null }, undefined, 2)}\n`;
  const length = Buffer.byteLength(body);
  answer.writeHead(400, {
    "Content-Type": "application/json",
    "Content-Length": length,
    "X-Correlation-ID": randomUUID(),
    Connection: "close",
  });
  answer.end(body);
}
