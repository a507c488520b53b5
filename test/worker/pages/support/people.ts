import { createHash, randomInt } from "node:crypto";
import { KEY_RANDOM_CHARACTERS, keyValue, type UserRole } from "../../../../shared/index.ts";
import type { RunningServer } from "../../support/running-server.ts";

/** A user with a key. */
export interface Person {
  /** The user's row. */
  readonly id: number;
  readonly guid: string;
  readonly key: string;
}

const ROLES: readonly UserRole[] = ["viewer", "publisher", "administrator"];

/** Creates a user and a key of the same role, past the API. @param name such as "Grace Example": the first name is the username. */
export async function addPerson(
  { stores: { DATABASE } }: RunningServer,
  name: string,
  role: UserRole = "viewer",
): Promise<Person> {
  const [first = "", last = ""] = name.split(" ");
  const [guid, rank, time] = [crypto.randomUUID(), ROLES.indexOf(role) + 1, "2026-03-01T00:00:00Z"];
  const id = await DATABASE.prepare(
    `INSERT INTO users (guid, username, first_name, last_name, email, role, created_time, updated_time)
    VALUES (?1, ?2, ?3, ?4, ?2 || '@example.com', ?5, ?6, ?6) RETURNING id`,
  )
    .bind(guid, first.toLowerCase(), first, last, rank, time)
    .first<number>("id");
  if (id === null) throw new Error("The user was not created.");
  const key = keyValue(Array.from({ length: KEY_RANDOM_CHARACTERS }, () => randomInt(62)));
  const hash = createHash("sha256").update(key).digest("hex");
  await DATABASE.prepare(
    "INSERT INTO api_keys (user_id, name, hash, last_four, role, created_time) VALUES (?, 'laptop', unhex(?), ?, ?, ?)",
  )
    .bind(id, hash, key.slice(-4), rank, time)
    .run();
  return { id, guid, key };
}
