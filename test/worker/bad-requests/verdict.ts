/** The law of the answer to any request, and of everything that it leaves behind. */

import { ERRORS } from "../../../worker/http/errors.ts";
import { KINDS } from "../workerd/askers.ts";
import type { BadRequest } from "./bad-request.ts";
import type { Write } from "./journal.ts";
import { SECRET } from "./more-requests.ts";

export interface Outcome {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** True where the upstream of API content answered, whose answers are its own. */
  readonly isOfUpstream: boolean;
  readonly log: readonly string[];
  /** Headers that an upstream was sent. */
  readonly sentUpstream: readonly string[];
  readonly writes: readonly Write[];
}

/** The only faults of the server that the documents name: of an upstream, of a deployment, and of a loop. */
const FAULTS = [502, 503, 508];

const CODES = new Set(Object.values(ERRORS).map(({ status, code }) => `${status} ${code}`));

/** The mistakes; nothing where all holds. */
export function problemsOf(bad: BadRequest, outcome: Outcome): readonly string[] {
  return [
    ...problemsOfStatus(bad, outcome),
    ...problemsOfForm(bad, outcome),
    ...problemsOfSecrets(bad, outcome),
    ...problemsOfWrites(bad, outcome),
  ];
}

function problemsOfStatus({ route }: BadRequest, { status, log, isOfUpstream }: Outcome): readonly string[] {
  const isDocumented = status < 500 || isOfUpstream || FAULTS.includes(status);
  const isPlausible = status < 500 || route.permission === "sharing";
  const unexpected = log.filter((line) => !line.includes('"event":"upstream-failed"'));
  return [
    ...(isDocumented && isPlausible ? [] : [`the status is ${status}`]),
    ...unexpected.map((line) => `it is logged: ${line}`),
  ];
}

/**
 * An error is `{code, error, payload}`, with a code that the documents name, or a page for one who accepts pages. Every answer has
 * its id.
 */
function problemsOfForm(bad: BadRequest, { status, headers, text, isOfUpstream }: Outcome): readonly string[] {
  const id = headers.get("X-Correlation-ID") ?? "";
  const ofId = /^[\w.:+/=-]{1,128}$/.test(id) ? [] : [`the X-Correlation-ID is ${JSON.stringify(id)}`];
  if (status < 400 || isOfUpstream) return ofId;
  if (bad.method === "HEAD") return text === "" ? ofId : [...ofId, "the answer to HEAD has a body"];
  const type = headers.get("Content-Type");
  const isRight = type === "application/json" ? isError(status, text) : isPage(type, text) && acceptsPages(bad);
  return isRight ? ofId : [...ofId, `the error is no error: ${type} ${text}`];
}

function isPage(type: string | null, text: string): boolean {
  return type === "text/html; charset=utf-8" && text.startsWith("<!doctype html>");
}

function acceptsPages({ headers }: BadRequest): boolean {
  return headers.some(([name, value]) => name === "Accept" && value.includes("text/html"));
}

function isError(status: number, text: string): boolean {
  try {
    const { code, error, payload, ...others } = JSON.parse(text);
    const isDocumented = CODES.has(`${status} ${code}`);
    return isDocumented && typeof error === "string" && payload !== undefined && Object.keys(others).length === 0;
  } catch {
    return false;
  }
}

/** A secret of the request is in no answer, no line of the log, no entry of the audit log, and reaches no upstream. */
function problemsOfSecrets({ key, wrong, path, query = "" }: BadRequest, outcome: Outcome): readonly string[] {
  // A redirect repeats the query to whom it came from, and a page the address: as where signing in leads, or what is searched for.
  const headers = [...outcome.headers].filter(([name]) => name !== "location");
  const repeated = outcome.headers.get("Content-Type")?.startsWith("text/html") === true ? `${path}?${query}` : "";
  const isIn = (text: string, except = "") =>
    [SECRET, key].some((secret) => text.includes(secret) && !except.includes(secret));
  const places = {
    "the answer's headers": isIn(headers.join("\n")),
    "the answer": isIn(outcome.text, repeated),
    "the log": isIn(outcome.log.join("\n")),
    "the audit log": isIn(outcome.writes.map(({ row }) => row).join("\n")),
    "the request to the upstream": isIn(outcome.sentUpstream.join("\n")),
  };
  return Object.entries(places)
    .filter(([, hasSecret]) => hasSecret)
    .map(([place]) => `${place} has a secret (${wrong.join(", ")})`);
}

/** A refusal is all that is noted of a refused request; a request that reads changes nothing; every other change has its entry. */
function problemsOfWrites({ kind, method }: BadRequest, { status, writes }: Outcome): readonly string[] {
  const isValid = ["viewer", "publisher", "administrator"].includes(KINDS[kind]?.standing ?? "");
  const refusals = writes.filter(isRefusal);
  const others = writes.filter((write) => !isRefusal(write) && !(isValid && write.kind === "activity"));
  const text = JSON.stringify(writes);
  if (refusals.length > (isValid && status >= 400 ? 1 : 0)) return [`it left refusals in the audit log: ${text}`];
  if (status >= 400) return isUndone(others) ? [] : [`it was refused and changed something: ${text}`];
  const isRead = ["GET", "HEAD", "OPTIONS"].includes(method);
  const isNoted = others.some(({ table }) => table === "audit_log");
  return others.length === 0 || (isNoted && !isRead) ? [] : [`it changed something without an entry: ${text}`];
}

/** An upload notes where its objects will be, and forgets that with them: see docs/decisions/0059-unowned-objects.md. */
function isUndone(writes: readonly Write[]): boolean {
  const kinds = writes.map(({ table, kind }) => `${table} ${kind}`);
  return kinds.length === 0 || kinds.join() === "unowned_objects insert,unowned_objects delete";
}

function isRefusal({ table, row }: Write): boolean {
  return table === "audit_log" && row.includes('"refuse_request"');
}
