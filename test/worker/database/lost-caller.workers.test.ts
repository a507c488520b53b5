import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { newKeySecret } from "../../../worker/auth/key-secret.ts";
import type { Caller } from "../../../worker/identity/caller.ts";
import { userOfGuid } from "../../../worker/identity/user-ref.ts";
import { inviteUser } from "../../../worker/joining/store.ts";
import { createKey, deleteKey, keysOf } from "../../../worker/keys/store.ts";
import { askWith } from "../../../worker/platform/ask-store.ts";
import { createUser, updateUser, userBy } from "../../../worker/users/store.ts";
import { permitted } from "../workerd/caller.ts";
import { addPerson, auditEntries } from "../workerd/server.ts";

const NOW = new Date("2026-05-04T03:02:01.000Z");

/** A caller whose key is deleted once its request was let in, and another user with a key, who may be invited. */
async function prepare() {
  const person = await addPerson("administrator");
  const caller: Caller = {
    by: {
      kind: "api_key",
      id: (await env.DATABASE.prepare("SELECT max(id) AS id FROM api_keys").first<number>("id")) ?? 0,
      name: "test",
      expiresAt: null,
    },
    userId: person.id,
    guid: person.guid,
    username: person.username,
    fullName: "",
    role: "administrator",
  };
  const { guid } = await addPerson("viewer");
  await env.DATABASE.prepare("UPDATE users SET confirmed = 0 WHERE guid = ?").bind(guid).run();
  const other = userOfGuid(guid);
  const [user, [key]] = await askWith(env.DATABASE)(userBy(other), keysOf(other));
  if (user === undefined || key === undefined) throw new Error("There is no other user with a key.");
  await env.DATABASE.prepare("DELETE FROM api_keys WHERE user_id = ?").bind(person.id).run();
  return { actor: { caller, now: NOW }, user, key };
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

const everything = async () => [
  await env.DATABASE.prepare("SELECT * FROM users").raw(),
  await env.DATABASE.prepare("SELECT id, user_id, role FROM api_keys").raw(),
  await auditEntries(),
];

describe("a caller whose key is gone", () => {
  it.each<[string, (prepared: Prepared) => Promise<unknown>]>([
    [
      "makes no user",
      async ({ actor, user }) =>
        await createUser(env.DATABASE, permitted("create-user", undefined, actor), {
          ...user,
          username: "new",
          external_id: "new",
        }),
    ],
    [
      "changes no user",
      async ({ actor, user }) =>
        await updateUser(env.DATABASE, permitted("update-user", undefined, actor), user, { email: "new" }),
    ],
    [
      "invites no user",
      async ({ actor, user }) =>
        await inviteUser(env.DATABASE, permitted("invite-user", undefined, actor), user, crypto.randomUUID(), 100),
    ],
    [
      "locks no user",
      async ({ actor, user }) =>
        await updateUser(env.DATABASE, permitted("lock-user", undefined, actor), user, { locked: true }),
    ],
    [
      "makes no key",
      async ({ actor }) =>
        await createKey(
          env.DATABASE,
          permitted("create-key", actor.caller.guid, actor),
          { name: "new", role: "viewer", expiresAt: null },
          await newKeySecret(),
          100,
        ),
    ],
    [
      "deletes no key",
      async ({ actor, user, key }) =>
        await deleteKey(env.DATABASE, permitted("delete-keys-of-others", user.guid, actor), {
          owner: user,
          key,
          withDescendants: true,
        }),
    ],
  ])("%s", async (_, attempt) => {
    const prepared = await prepare();
    const before = await everything();
    expect(await attempt(prepared)).toEqual({ ok: false, error: "caller-lost" });
    expect(await everything()).toEqual(before);
  });
});
