/** People who are signed in. */

import { env } from "cloudflare:workers";
import type { SessionMethod, UserRole } from "../../../shared/index.ts";
import { hashSecret, newSecret } from "../../../worker/auth/session-cookie.ts";
import { hoursAfter, timeText } from "../../../worker/values/time.ts";
import { addKey, type Person } from "./server.ts";

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
}

/** Adds a session of a person, past signing in: one who is locked may have one. */
export async function addSession(person: Person, how: How = {}): Promise<SignedIn> {
  const { roleOfKey, method = "openid_connect", keyExpiresAt } = how;
  const keyId = roleOfKey === undefined ? null : await addKeyRow(person.id, roleOfKey, keyExpiresAt);
  const session = newSecret();
  const time = timeText(new Date());
  const id = await env.DATABASE.prepare(
    `INSERT INTO sessions (hash, content_secret, user_id, api_key_id, method, created_time, active_time, expires_time)
    VALUES (?1, randomblob(32), ?2, ?3, ?4, ?5, ?5, ?6) RETURNING id`,
  )
    .bind(
      await hashSecret(session),
      person.id,
      keyId,
      keyId === null ? method : "api_key",
      time,
      timeText(hoursAfter(new Date(), 1)),
    )
    .first<number>("id");
  return { ...person, session, sessionId: String(id) };
}

async function addKeyRow(userId: number, role: UserRole, expiresAt: Date | undefined): Promise<number> {
  await addKey(userId, role, expiresAt);
  return (await env.DATABASE.prepare("SELECT max(id) AS id FROM api_keys").first<number>("id")) ?? 0;
}
