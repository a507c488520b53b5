/** An administrator with a key and a session, past the API. */
import { createHash } from "node:crypto";
import { KEY_RANDOM_CHARACTERS, keyValue } from "../../../shared/index.ts";
import { SESSION_COOKIE } from "../../../worker/auth/session-cookie.ts";
import { userRows } from "../../worker/support/user-rows.ts";
import type { Process } from "../worker/process.ts";

const USER_ID = 1_000;
const ADMINISTRATOR = 3;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1_000;

export const ADMINISTRATOR_KEY = keyOf(0);
/** The value of the session's cookie. */
export const ADMINISTRATOR_SESSION = "s".repeat(43);

/** A right value of a key. @param number from 0, each with a key of its own. */
export function keyOf(number: number): string {
  return keyValue(Array.from({ length: KEY_RANDOM_CHARACTERS }, (_, at) => Math.floor(number / 62 ** at) % 62));
}

/** The headers with which the administrator's browser opens a page. */
export const ADMINISTRATOR_NAVIGATION = {
  Accept: "text/html",
  Cookie: `${SESSION_COOKIE}=${ADMINISTRATOR_SESSION}`,
  "Sec-Fetch-Site": "none",
  "Sec-Fetch-Mode": "navigate",
  "Sec-Fetch-Dest": "document",
};

/** Adds the administrator to the database of a Worker. */
export async function addAdministrator({ miniflare }: Process): Promise<void> {
  const database = await miniflare.getD1Database("DATABASE");
  const rows = [...userRows(USER_ID, "administrator", ADMINISTRATOR, ADMINISTRATOR_KEY), sessionRow(USER_ID)];
  await database.batch(rows.map((row) => database.prepare(row)));
}

/** The statement that opens the session of `ADMINISTRATOR_SESSION` for a user. */
export function sessionRow(userId: number): string {
  const [now, later] = [new Date(), new Date(Date.now() + DAY_MILLISECONDS)].map((time) => time.toISOString());
  const hash = createHash("sha256").update(ADMINISTRATOR_SESSION).digest("hex");
  return `INSERT INTO sessions (hash, content_secret, user_id, method, created_time, active_time, expires_time)
    VALUES (X'${hash}', X'${hash}', ${userId}, 'openid_connect', '${now}', '${now}', '${later}')`;
}
