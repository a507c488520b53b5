import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { newKeySecret } from "../../../worker/auth/key-secret.ts";
import { change } from "../../../worker/database/change.ts";
import { rankOf } from "../../../worker/database/row-values.ts";
import type { Permit } from "../../../worker/identity/permit.ts";
import { createKey } from "../../../worker/keys/store.ts";
import { lastEntry } from "../workerd/attempt.ts";
import { callerOf, permitted } from "../workerd/caller.ts";
import { addPerson, auditEntries, type Person } from "../workerd/server.ts";

const NOW = new Date("2026-05-04T03:02:01.999Z");
/** When the request came in, whose body was slow. */
const EARLIER = new Date("2026-05-04T01:00:00.000Z");
let person: Person;
let permit: Permit;
let last: number;

beforeAll(async () => {
  await env.DATABASE.exec("CREATE TABLE things (id INTEGER PRIMARY KEY, name TEXT UNIQUE CHECK (name <> ''))");
});

beforeEach(async () => {
  person = await addPerson("publisher");
  const caller = await callerOf(person, "publisher");
  permit = permitted("create-content", undefined, { caller, now: EARLIER });
  await env.DATABASE.exec("DELETE FROM things");
  last = await lastEntry();
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
});

afterEach(() => {
  vi.useRealTimers();
});

const entry = {
  action: "create_content",
  object: { type: "content", id: "thing" },
  description: "Created a thing.",
} as const;
const insert = (name: string) =>
  env.DATABASE.prepare("INSERT INTO things (name) SELECT ? WHERE changes() > 0 RETURNING name").bind(name);
const names = async () => (await env.DATABASE.prepare("SELECT name FROM things ORDER BY id").raw()).flat();
const run = async (sql: string, ...values: readonly (string | number | null)[]) =>
  await env.DATABASE.prepare(sql)
    .bind(...values)
    .run();

/** Nothing was changed, and nothing noted. */
const expectNothing = async () => {
  expect(await names()).toEqual([]);
  expect(await auditEntries(last)).toEqual([]);
};

describe("a change", () => {
  it("is made with its entry, and what follows runs", async () => {
    const outcome = await change(env.DATABASE, permit, {
      decisive: insert("a"),
      entry,
      following: [insert("b"), insert("c")],
    });
    expect(outcome).toEqual({ ok: true, value: { name: "a" } });
    expect(await names()).toEqual(["a", "b", "c"]);
    expect(await auditEntries(last)).toEqual([
      {
        id: expect.any(Number),
        time: "2026-05-04T03:02:01Z",
        user_id: String(person.id),
        user_guid: person.guid,
        user_description: `Full Name (${person.username})`,
        action: "create_content",
        event_description: "Created a thing.",
        actor_type: "api_key",
        api_key_id: String(permit.caller.by.id),
        api_key_name: "test",
        object_type: "content",
        object_id: "thing",
      },
    ]);
  });

  it("has no row where its statement returns none", async () => {
    const decisive = env.DATABASE.prepare("INSERT INTO things (name) SELECT 'a' WHERE changes() > 0");
    expect(await change(env.DATABASE, permit, { decisive, entry })).toEqual({ ok: true, value: undefined });
  });

  it("that finds nothing leaves nothing, not even of what would follow", async () => {
    const decisive = env.DATABASE.prepare("UPDATE things SET name = 'x' WHERE changes() > 0 AND id = 1");
    const outcome = await change(env.DATABASE, permit, { decisive, entry, following: [insert("b")] });
    expect(outcome).toEqual({ ok: false, error: "unchanged" });
    await expectNothing();
  });

  it("that finds the name taken leaves nothing", async () => {
    await run("INSERT INTO things (name) VALUES ('a')");
    expect(await change(env.DATABASE, permit, { decisive: insert("a"), entry })).toEqual({ ok: false, error: "taken" });
    expect(await auditEntries(last)).toEqual([]);
  });

  it("leaves nothing where a following statement fails", async () => {
    const following = [insert("")];
    await expect(change(env.DATABASE, permit, { decisive: insert("a"), entry, following })).rejects.toThrow("CHECK");
    await expectNothing();
  });
});

describe("a caller that is no longer enough", () => {
  it.each([
    ["is demoted", "UPDATE users SET role = 1 WHERE id = ?"],
    ["is locked", "UPDATE users SET locked = 1 WHERE id = ?"],
    ["lost the key", "DELETE FROM api_keys WHERE user_id = ?"],
    ["has a key of less", "UPDATE api_keys SET role = 1 WHERE user_id = ?"],
    ["has a key that just expired", "UPDATE api_keys SET expires_at = '2026-05-04T03:02:01Z' WHERE user_id = ?"],
  ])("because it %s changes nothing", async (_, sql) => {
    await run(sql, person.id);
    expect(await change(env.DATABASE, permit, { decisive: insert("a"), entry })).toEqual({
      ok: false,
      error: "caller-lost",
    });
    await expectNothing();
  });

  it("is one whose key expires a second later", async () => {
    await run("UPDATE api_keys SET expires_at = '2026-05-04T03:02:02Z' WHERE user_id = ?", person.id);
    expect(await change(env.DATABASE, permit, { decisive: insert("a"), entry })).toMatchObject({ ok: true });
  });

  it.each([
    ["viewer", "viewer", "changed"],
    ["viewer", "publisher", "changed"],
    ["viewer", "administrator", "caller-lost"],
    ["publisher", "administrator", "caller-lost"],
  ] as const)(
    "by a publisher, with a permission of a %s and a grant of the role %s, is %s",
    async (of, role, expected) => {
      const permission = of === "viewer" ? "create-key" : "create-content";
      const outcome = await change(env.DATABASE, permitted(permission, undefined, permit), {
        decisive: insert("a"),
        entry,
        grants: { role, expiresAt: null },
      });
      expect(outcome.ok ? "changed" : outcome.error).toBe(expected);
    },
  );

  it.each([
    [null, "9999-12-31T23:59:59Z", "changed"],
    [null, null, "changed"],
    ["2999-01-01T00:00:00Z", "2999-01-01T00:00:00Z", "changed"],
    ["2999-01-01T00:00:00Z", "2999-01-01T00:00:01Z", "caller-lost"],
    ["2999-01-01T00:00:00Z", null, "caller-lost"],
  ])("with a key until %s: a grant until %s is %s", async (own, expiresAt, expected) => {
    await run("UPDATE api_keys SET expires_at = ? WHERE user_id = ?", own, person.id);
    const grants = { role: "viewer", expiresAt } as const;
    const outcome = await change(env.DATABASE, permit, { decisive: insert("a"), entry, grants });
    expect(outcome.ok ? "changed" : outcome.error).toBe(expected);
  });

  it("makes no key that was within its reach when the request came in", async () => {
    await run("UPDATE users SET role = ? WHERE id = ?", rankOf("viewer"), person.id);
    const make = async (role: "viewer" | "publisher") =>
      await createKey(
        env.DATABASE,
        permitted("create-key", person.guid, permit),
        { name: "n", role, expiresAt: null },
        await newKeySecret(),
        100,
      );
    expect(await make("publisher")).toEqual({ ok: false, error: "caller-lost" });
    expect(await auditEntries(last)).toEqual([]);
    expect(await make("viewer")).toMatchObject({ ok: true, value: { user_role: "viewer" } });
  });
});
