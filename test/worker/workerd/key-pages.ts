/** Keys as people see them on pages. */

import { env } from "cloudflare:workers";
import type { KeyRecord } from "../../../shared/index.ts";
import { callApi } from "./server.ts";
import type { SignedIn } from "./sessions.ts";

/** The row of the table on a page that a text stands in. */
export function rowWith(page: string, text: string): string {
  return page.split("<tr>").find((row) => row.includes(text)) ?? "";
}

/** The keys of a person, by the API. @param session of the person, or of an administrator. */
export async function keysOf(
  { guid }: Pick<SignedIn, "guid">,
  { session }: Pick<SignedIn, "session">,
): Promise<readonly KeyRecord[]> {
  return (await callApi(`/users/${guid}/keys`, { session })).body;
}

/** The id of the first of them. */
export async function firstKeyId(one: Pick<SignedIn, "guid">, asked: Pick<SignedIn, "session">): Promise<string> {
  return (await keysOf(one, asked))[0]?.id ?? "none";
}

/** Creates a key by the API, with the rights of another. */
export async function createKey(
  { guid }: Pick<SignedIn, "guid">,
  key: string,
  json: Readonly<Record<string, unknown>>,
): Promise<KeyRecord> {
  const { status, body } = await callApi(`/users/${guid}/keys`, { method: "POST", key, json });
  if (status !== 200) throw new Error(`The key was not created: ${body.error}`);
  return body;
}

/** The numbers of keys and entries of the audit log. */
export async function countAll(): Promise<unknown> {
  return await env.DATABASE.prepare(
    "SELECT (SELECT count(*) FROM api_keys) AS keys, (SELECT count(*) FROM audit_log) AS entries",
  ).first();
}

/** The value of a key in a text. */
export const KEY_VALUE_PATTERN = /psk[0-9A-Za-z]{29}/g;
