/** The base of tests of bundles: content, its objects, and uploads of them. */

import { env } from "cloudflare:workers";
import { timeText } from "../../../worker/values/time.ts";
import { callApi, type Person } from "./server.ts";

export interface TestContent {
  readonly id: number;
  readonly guid: string;
}

/** Creates a content item, past the API. */
export async function addContent(owner: Person, appMode: "static" | "api" = "static"): Promise<TestContent> {
  const guid = crypto.randomUUID();
  const id = await env.DATABASE.prepare(
    `INSERT INTO content (guid, owner_id, name, description, access_type, app_mode, upstream_url, created_time)
    VALUES (?1, ?2, ?1, '', 'acl', ?3, ?4, ?5) RETURNING id`,
  )
    .bind(guid, owner.id, appMode, appMode === "api" ? "https://api.example.com/" : null, timeText(new Date()))
    .first<number>("id");
  if (id === null) throw new Error("The content was not created.");
  return { id, guid };
}

export async function upload(
  { guid }: TestContent,
  { key }: Person,
  body: BodyInit,
  headers: Readonly<Record<string, string>> = {},
) {
  return await callApi(`/content/${guid}/bundles`, { method: "POST", key, body, headers });
}

export async function deploy({ guid }: TestContent, { key }: Person, json: unknown = {}) {
  return await callApi(`/content/${guid}/deploy`, { method: "POST", key, json });
}

/** A stream of bytes in chunks that end at these places. */
export function inChunks(bytes: Uint8Array, ends: readonly number[]): ReadableStream<Uint8Array> {
  const cuts = [0, ...ends.toSorted((one, other) => one - other), bytes.length];
  const chunks = cuts.slice(1).map((end, index) => bytes.slice(cuts[index], end));
  return new ReadableStream({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk === undefined) controller.close();
      else controller.enqueue(chunk);
    },
  });
}

/** The names of all objects in the bucket, in order. */
export async function objectKeys(prefix = ""): Promise<readonly string[]> {
  const keys: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await env.CONTENT.list({ prefix, ...(cursor === undefined ? {} : { cursor }) });
    keys.push(...page.objects.map(({ key }) => key));
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
  return keys;
}

/** The prefix of the names of a bundle's objects, and its entry file. */
export async function bundleRow(id: string) {
  const row = await env.DATABASE.prepare("SELECT * FROM bundles WHERE id = ?")
    .bind(Number(id))
    .first<{ object_prefix: string; entry_file: string; file_count: number; file_bytes: number }>();
  if (row === null) throw new Error(`There is no bundle ${id}.`);
  return row;
}

/** Compares bytes. An assertion on as many takes seconds. */
export function isSame(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  return other !== undefined && one?.length === other.length && one.every((byte, index) => byte === other[index]);
}
