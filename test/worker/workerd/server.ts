/** A content server for one test file: the real router on the real database and bucket, and people to call it. */

import { env } from "cloudflare:workers";
import { KEY_RANDOM_CHARACTERS, keyValue, type UserRole } from "../../../shared/index.ts";
import { ROUTES } from "../../../worker/app/index.ts";
import { createRouter } from "../../../worker/app/router.ts";
import { hashKey } from "../../../worker/auth/key-secret.ts";
import { sessionCookie } from "../../../worker/auth/session-cookie.ts";
import { rankOf } from "../../../worker/database/row-values.ts";
import type { Caller } from "../../../worker/identity/caller.ts";
import { NO_USER, type SenderRef, userOfRow } from "../../../worker/identity/user-ref.ts";
import { lookOf } from "../../../worker/names/skeleton.ts";
import { askWith } from "../../../worker/platform/ask-store.ts";
import { requestContext } from "../../../worker/platform/context.ts";
import { timeText } from "../../../worker/values/time.ts";

export const ORIGIN = "https://steward.example";

export interface Call {
  readonly method?: string;
  readonly key?: string;
  /** The value of a session's cookie, which a page of this server sends. */
  readonly session?: string;
  /** A body of JSON. */
  readonly json?: unknown;
  readonly body?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
  /** Variables of the deployment. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Bindings that the deployment has in the place of the real ones. */
  readonly bindings?: Readonly<Record<string, unknown>>;
}

export interface Person {
  readonly id: number;
  readonly guid: string;
  readonly username: string;
  readonly key: string;
}

let router = createRouter(ROUTES);
let count = 0;

/** Has another router answer while something is done, such as one over a table with a fault. */
export async function answeredBy<Result>(other: typeof router, act: () => Promise<Result>): Promise<Result> {
  const own = router;
  router = other;
  try {
    return await act();
  } finally {
    router = own;
  }
}

/** The part of a request's context that says who asks, with the means to read the database for them. */
export function askedBy<Known extends Caller | undefined>(caller: Known) {
  return { ask: askWith(env.DATABASE), sender: senderOf(caller), caller };
}

/** The sender of a request whose caller is known. */
export function senderOf(caller: Caller | undefined): SenderRef {
  return caller === undefined ? NO_USER : { ...userOfRow(caller.userId), rank: String(rankOf(caller.role)) };
}

/** Asks the Worker; a path is taken under `ORIGIN`. */
export async function call(path: string, request: Call = {}): Promise<Response> {
  const { method = "GET", key, session, json, body, headers = {}, variables = {}, bindings = {} } = request;
  const sent = new Request(new URL(path, ORIGIN), {
    method,
    headers: {
      ...(key === undefined ? {} : { Authorization: `Key ${key}` }),
      ...(session === undefined ? {} : cookieOf(session)),
      ...headers,
    },
    body: json === undefined ? (body ?? null) : JSON.stringify(json),
    redirect: "manual",
  });
  return await router.fetch(sent, requestContext(sent, { ...env, ...variables, ...bindings }));
}

function cookieOf(session: string): Readonly<Record<string, string>> {
  const [cookie = ""] = sessionCookie(session, 60).split(";");
  return { Cookie: cookie, "Sec-Fetch-Site": "same-origin" };
}

/** The same of a path of the management API, with its status and its body. */
export async function callApi(path: string, request: Call = {}): Promise<{ status: number; body: any }> {
  const response = await call(`/__api__/v1${path}`, request);
  const text = await response.text();
  return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
}

/** Creates a user and a key of the same role, past the API. */
export async function addPerson(role: UserRole, name = `person${count}`): Promise<Person> {
  count += 1;
  const guid = crypto.randomUUID();
  const time = timeText(new Date());
  const value = randomKey();
  const [users] = await env.DATABASE.batch<{ readonly id: number }>([
    env.DATABASE.prepare(
      `INSERT INTO users (guid, username, first_name, last_name, email, role, created_time, updated_time)
      VALUES (?1, ?2, ?3, 'Example', ?2 || '@example.com', ?4, ?5, ?5) RETURNING id`,
    ).bind(guid, name, name.charAt(0).toUpperCase() + name.slice(1), rankOf(role), time),
    await insertKey(guid, value, role),
  ]);
  const [user] = users?.results ?? [];
  if (user === undefined) throw new Error("The user was not created.");
  return { id: user.id, guid, username: name, key: value };
}

/** Creates another key, past the API. */
export async function addKey(userId: number, role: UserRole, expiresAt?: Date): Promise<string> {
  const value = randomKey();
  await (await insertKey(userId, value, role, { expiresAt })).run();
  return value;
}

/**
 * The statement that creates a key, and gives back its id.
 *
 * @param user the id or the guid.
 */
export async function insertKey(
  user: number | string,
  value: string,
  role: UserRole,
  { name = "test", expiresAt }: { readonly name?: string; readonly expiresAt?: Date | undefined } = {},
): Promise<D1PreparedStatement> {
  const expires = expiresAt === undefined ? null : timeText(expiresAt);
  const { exact, folded } = lookOf(name);
  return env.DATABASE.prepare(
    `INSERT INTO api_keys (user_id, name, hash, last_four, role, created_time, expires_at, look, folded_look)
    SELECT id, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9 FROM users WHERE id = ?1 OR guid = ?1 RETURNING id`,
  ).bind(user, name, await hashKey(value), value.slice(-4), rankOf(role), timeText(new Date()), expires, exact, folded);
}

/** A key of the right format that belongs to no one. */
export function randomKey(): string {
  return keyValue(Array.from({ length: KEY_RANDOM_CHARACTERS }, () => Math.floor(Math.random() * 62)));
}

/** The entries of the audit log after one, oldest first. */
export async function auditEntries(afterId = 0) {
  const { results } = await env.DATABASE.prepare("SELECT * FROM audit_log WHERE id > ? ORDER BY id").bind(afterId).all<{
    id: number;
    user_id: string;
    user_guid: string | null;
    user_description: string;
    action: string;
    event_description: string;
    actor_type: string | null;
    api_key_id: string | null;
    api_key_name: string | null;
    object_type: string | null;
    object_id: string | null;
  }>();
  return results;
}
