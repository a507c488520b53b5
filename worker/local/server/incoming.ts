/**
 * Requests as they come in, fitted to the runtime: those that it would answer by itself, with 500 or 501 and in no form, are refused,
 * and cookies are cut down to those that it reads.
 */

import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/** The target of a request: a path, or a whole URL as one would send it to a proxy, which then says the host (RFC 9112, 3.2.2). */
interface Target {
  /** As it was written; undefined where the header Host says it. */
  readonly host: string | undefined;
  /** With the query. */
  readonly path: string;
}

const WHOLE_URL = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)(.*)$/is;

export function readTarget(url: string | undefined): Target {
  const [, host, rest = url ?? ""] = WHOLE_URL.exec(url ?? "") ?? [];
  return { host, path: rest.startsWith("/") ? rest : `/${rest}` };
}

/** The characters of a host and a port. What is wrong in their order, the Worker sees. */
const HOST = /^[\w.:[\]-]+$/;

/** Methods that Node reads and the runtime does not. */
const UNKNOWN_METHODS = ["BIND", "LINK", "M-SEARCH", "MKCALENDAR", "REBIND", "SOURCE", "UNBIND", "UNLINK"];

/** The reason for which a request cannot be handed on; undefined where it can. */
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

/** A cookie that counts for the server. No page can set such a one for another host. */
const OF_ONE_HOST = /^__Host-/i;

const OTHERS_MAX_CHARACTERS = 32 * 1024;

/**
 * A header Cookie with no more than the names of cookies that do not count, which the Worker has the browser remove. A page of one content
 * item can set very many cookies that browsers send to all items, more than the runtime reads.
 */
export function fittingCookies(cookies: string): string {
  let others = 0;
  const short = cookies.split("; ").map((pair) => (OF_ONE_HOST.test(pair) ? pair : nameAlone(pair)));
  const fitting = short.filter((pair) => {
    if (OF_ONE_HOST.test(pair)) return true;
    others += pair.length;
    return others <= OTHERS_MAX_CHARACTERS;
  });
  return fitting.join("; ");
}

/** A cookie may have a value only. */
function nameAlone(pair: string): string {
  return /^([^=]*=)/.exec(pair)?.[0] ?? "=";
}
