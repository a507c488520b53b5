import { env } from "cloudflare:workers";
import type { Ask } from "./matrix-rows.ts";
import { auditEntries, call } from "./server.ts";

/** The outcome of a request: its status, and where it failed the code of its body, as in "403/22". */
export type Outcome = string;

/** The answer to a request, and what it left in the audit log. */
export interface Attempt {
  readonly outcome: Outcome;
  readonly text: string;
  readonly headers: Headers;
  /** The actions of the entries. */
  readonly notes: readonly string[];
  readonly entries: Awaited<ReturnType<typeof auditEntries>>;
}

/** The credentials of a request: the value of a key, a session, or nothing. */
export type Sent = string | { readonly session: string } | undefined;

/** Makes a request while no one else does, so that all new entries of the audit log are its own. */
export async function attempt(method: string, { path, ...ask }: Ask, sent: Sent): Promise<Attempt> {
  const last = await lastEntry();
  const credentials = typeof sent === "string" ? { key: sent } : sent && { session: sent.session };
  const response = await call(path, { ...ask, method, ...credentials });
  // The runtime warns of the text of what is none, such as an archive.
  const text = new TextDecoder().decode(await response.arrayBuffer());
  const entries = await auditEntries(last);
  const notes = entries.map(({ action }) => action);
  return { outcome: outcomeOf(response.status, text), text, headers: response.headers, notes, entries };
}

/** The id of the newest entry of the audit log. */
export async function lastEntry(): Promise<number> {
  return (await env.DATABASE.prepare("SELECT max(id) AS id FROM audit_log").first<number>("id")) ?? 0;
}

/** @param body empty for HEAD, which then has no code, and a page's for a form that is shown again. */
export function outcomeOf(status: number, body: string): Outcome {
  if (status < 400 || !body.startsWith("{")) return `${status}`;
  const { code }: { code: number } = JSON.parse(body);
  return `${status}/${code}`;
}
