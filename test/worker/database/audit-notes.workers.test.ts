import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { byCaller, INSERTED, note, noteChange, SYSTEM } from "../../../worker/database/audit-notes.ts";
import type { Caller } from "../../../worker/identity/caller.ts";
import { lastEntry } from "../workerd/attempt.ts";
import { auditEntries, randomKey } from "../workerd/server.ts";

const caller: Caller = {
  by: { kind: "api_key", id: 7, name: "ci", expiresAt: null },
  userId: 3,
  guid: "guid-3",
  username: "ada",
  fullName: "Ada Example",
  role: "publisher",
};
let last: number;

beforeAll(async () => {
  await env.DATABASE.exec("CREATE TABLE things (id INTEGER PRIMARY KEY, name TEXT)");
});

beforeEach(async () => {
  await env.DATABASE.exec("DELETE FROM things");
  last = await lastEntry();
});

it("notes what is no change, whatever came before", async () => {
  await note(env.DATABASE, byCaller(caller), { action: "refuse_request", object: null, description: "Refused." });
  expect(await auditEntries(last)).toEqual([
    {
      id: last + 1,
      time: expect.stringMatching(/Z$/),
      user_id: "3",
      user_guid: "guid-3",
      user_description: "Ada Example (ada)",
      action: "refuse_request",
      event_description: "Refused.",
      actor_type: "api_key",
      api_key_id: "7",
      api_key_name: "ci",
      object_type: null,
      object_id: null,
    },
  ]);
});

it("shows no key that somebody took for a name", async () => {
  const author = byCaller({
    ...caller,
    fullName: randomKey(),
    username: randomKey(),
    by: { ...caller.by, kind: "api_key", name: `of ${randomKey()}`, expiresAt: null },
  });
  await note(env.DATABASE, author, { action: "refuse_request", object: null, description: `Refused ${randomKey()}.` });
  expect(await auditEntries(last)).toMatchObject([
    { user_description: "••• (•••)", api_key_name: "of •••", event_description: "Refused •••." },
  ]);
});

it("notes a change where the statement before it changed a row", async () => {
  const entry = { action: "bootstrap", object: { type: "user", id: "guid-1" }, description: "Began." } as const;
  const noted = noteChange(env.DATABASE, SYSTEM, entry);
  await env.DATABASE.batch([env.DATABASE.prepare("UPDATE things SET name = 'x'"), noted]);
  expect(await auditEntries(last)).toEqual([]);
  await env.DATABASE.batch([env.DATABASE.prepare("INSERT INTO things (name) VALUES ('a')"), noted]);
  expect(await auditEntries(last)).toMatchObject([
    {
      user_id: "0",
      user_guid: null,
      user_description: "System",
      event_description: "Began.",
      actor_type: "system",
      api_key_id: null,
      api_key_name: null,
      object_type: "user",
      object_id: "guid-1",
    },
  ]);
});

it("names the row that was inserted, by its id", async () => {
  const entry = { action: "create_key", object: { type: "api_key", id: INSERTED }, description: "Created." } as const;
  const insert = env.DATABASE.prepare("INSERT INTO things (id, name) VALUES (1234, 'a')");
  await env.DATABASE.batch([insert, noteChange(env.DATABASE, byCaller(caller), entry)]);
  expect(await auditEntries(last)).toMatchObject([{ object_type: "api_key", object_id: "1234" }]);
});
