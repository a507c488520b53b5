/** People who are signed in. */

import { env } from "cloudflare:workers";
import type { SessionMethod, UserRole } from "../../../../shared/index.ts";
import { hashSession, newSessionValue } from "../../../../worker/content-server/auth/session-cookie.ts";
import { startSession } from "../../../../worker/content-server/store/sessions.ts";
import { hoursAfter } from "../../../../worker/time.ts";
import { addKey, type Person } from "./server.ts";

/** A person's session. */
export interface SignedIn extends Person {
  /** The session's row, as the API has it. */
  readonly sessionId: string;
  /** The value of its cookie. */
  readonly session: string;
}

interface How {
  /** The role of the key that it is signed in with; undefined where it is signed in otherwise. */
  readonly roleOfKey?: UserRole;
  readonly method?: Exclude<SessionMethod, "api_key">;
  readonly keyExpiresAt?: Date;
  readonly expiresAt?: Date;
}

/** Starts a session of a person, as signing in does. */
export async function addSession(person: Person, how: How = {}): Promise<SignedIn> {
  const { roleOfKey, method = "openid_connect", keyExpiresAt, expiresAt = hoursAfter(new Date(), 1) } = how;
  const keyId = roleOfKey === undefined ? undefined : await addKeyRow(person.id, roleOfKey, keyExpiresAt);
  const value = newSessionValue();
  const isStarted = await startSession(env.DATABASE, {
    user: { userId: person.id, guid: person.guid, username: person.username, fullName: "" },
    method: keyId === undefined ? method : "api_key",
    key: keyId === undefined ? null : { id: keyId, name: "test", expiresAt: null },
    hash: await hashSession(value),
    contentSecret: crypto.getRandomValues(new Uint8Array(32)),
    now: new Date(),
    expiresAt,
    replaced: undefined,
  });
  if (!isStarted) throw new Error("The session was not started.");
  const id = await env.DATABASE.prepare("SELECT max(id) AS id FROM sessions").first<number>("id");
  return { ...person, session: value, sessionId: String(id) };
}

async function addKeyRow(userId: number, role: UserRole, expiresAt: Date | undefined): Promise<number> {
  await addKey(userId, role, expiresAt);
  return (await env.DATABASE.prepare("SELECT max(id) AS id FROM api_keys").first<number>("id")) ?? 0;
}
