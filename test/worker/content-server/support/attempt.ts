import { env } from "cloudflare:workers";
import type { Ask } from "./matrix-rows.ts";
import { auditEntries, call } from "./server.ts";

/** What comes of a request: its status, and where it failed the code of its body, as in "403/22". */
export type Outcome = string;

/** What came of a request, and what it left in the audit log. */
export interface Attempt {
  readonly outcome: Outcome;
  readonly text: string;
  readonly headers: Headers;
  /** The actions of the entries. */
  readonly notes: readonly string[];
  readonly entries: Awaited<ReturnType<typeof auditEntries>>;
}

/** Makes a request while no one else does, so that all new entries of the audit log are its own. */
export async function attempt(method: string, { path, ...ask }: Ask, key: string | undefined): Promise<Attempt> {
  const last = await lastEntry();
  const response = await call(path, { ...ask, method, ...(key === undefined ? {} : { key }) });
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

/** @param body empty for HEAD, which then has no code. */
export function outcomeOf(status: number, body: string): Outcome {
  if (status < 400 || body === "") return `${status}`;
  const { code }: { code: number } = JSON.parse(body);
  return `${status}/${code}`;
}
