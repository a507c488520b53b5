import { env } from "cloudflare:workers";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createKey, rowWith } from "../workerd/key-pages.ts";
import { pageFor } from "../workerd/page-text.ts";
import { addKey, addPerson, callApi, type Person } from "../workerd/server.ts";
import { addSession } from "../workerd/sessions.ts";

let administrator: Person;

beforeAll(async () => {
  administrator = await addPerson("administrator");
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe("the list of one's own keys", () => {
  it("has the id of each key, by which the audit log names it", async () => {
    const publisher = await addSession(await addPerson("publisher"));
    const created = await createKey(publisher, publisher.key, { name: "with an id" });
    const { text } = await pageFor(publisher, "/keys");
    expect(rowWith(text, "with an id")).toContain(`<td data-column="Id">${created.id}</td>`);
    const reader = await addSession(await addPerson("administrator"));
    const keys = await pageFor(reader, `/users/${publisher.guid}/keys`);
    expect(rowWith(keys.text, "with an id")).toContain(
      `<td data-column="Id"><a class="word" href="/audit?api_key_id=${created.id}"`,
    );
  });

  it("tells what each key is called, may do, and was made with", async () => {
    const one = await addSession(await addPerson("publisher"));
    const expiresAt = "2099-12-31T10:30:00Z";
    const first = await createKey(one, one.key, { name: "nightly report", expires_at: expiresAt });
    await createKey(one, first.key, { name: "its child", user_role: "viewer" });
    const { status, text } = await pageFor(one, "/keys");
    expect(status).toBe(200);
    const report = rowWith(text, "nightly report");
    expect(report).toContain("Publisher");
    expect(report).toContain(first.key.slice(-4));
    expect(report).toMatch(/<time datetime="2099-12-31T10:30:00Z" title="2099-12-31 10:30:00 UTC"[^>]*>in \d+ years</);
    expect(report).toContain(">test<");
    expect(text).not.toContain(first.key);
    const child = rowWith(text, "its child");
    expect(child).toContain("Viewer");
    expect(child).toContain("nightly report");
  });

  it("says of a key what it is limited to now that its owner may do less", async () => {
    const one = await addSession(await addPerson("administrator"));
    await createKey(one, one.key, { name: "viewing", user_role: "viewer" });
    const json = { user_role: "publisher" };
    expect((await callApi(`/users/${one.guid}`, { method: "PUT", key: administrator.key, json })).status).toBe(200);
    const { text } = await pageFor(one, "/keys");
    expect(rowWith(text, ">test<")).toMatch(/Publisher<\/span><p class="hint">Created as Administrator, and limited/);
    expect(rowWith(text, "viewing")).not.toContain("Created as");
  });

  it("goes by the role of the owner, and not by that of the key that was signed in with", async () => {
    const one = await addSession(await addPerson("administrator"), { roleOfKey: "viewer" });
    const { text } = await pageFor(one, "/keys");
    expect(text).not.toContain("Created as");
    expect(text.match(/You are signed in with it/g)).toHaveLength(1);
  });

  it("marks what has expired, and a maker that is gone", async () => {
    const one = await addSession(await addPerson("viewer"));
    await addKey(one.id, "viewer", new Date(Date.now() - 3_600_000));
    const maker = await createKey(one, one.key, { name: "maker" });
    await createKey(one, maker.key, { name: "left over" });
    await callApi(`/users/${one.guid}/keys/${maker.id}`, { method: "DELETE", key: one.key });
    const { text } = await pageFor(one, "/keys");
    expect(text.match(/>Expired</g)).toHaveLength(1);
    expect(rowWith(text, "left over")).toContain("A deleted key");
  });

  it("offers the first key to whoever has none", async () => {
    const person = await addPerson("viewer");
    const one = await addSession(person, { method: "invitation" });
    await env.DATABASE.prepare("DELETE FROM api_keys WHERE user_id = ?").bind(person.id).run();
    const { text } = await pageFor(one, "/keys");
    expect(text).toContain("Create your first API key");
    expect(text).not.toContain("<table>");
  });

  it("asks the database once, for the session and for all that is listed", async () => {
    const one = await addSession(await addPerson("publisher"));
    await Promise.all(Array.from({ length: 20 }, async () => await addKey(one.id, "viewer")));
    await pageFor(one, "/keys");
    const statement: D1PreparedStatement = Object.getPrototypeOf(env.DATABASE.prepare("SELECT 1"));
    const singles = (["first", "all", "run", "raw"] as const).map((name) => vi.spyOn(statement, name));
    const batch = vi.spyOn(env.DATABASE, "batch");
    expect((await pageFor(one, "/keys")).status).toBe(200);
    expect(singles.flatMap(({ mock }) => mock.calls)).toEqual([]);
    expect(batch).toHaveBeenCalledTimes(1);
    const results: readonly D1Result[] = batch.mock.settledResults[0]?.value;
    // The session with its user; the user by the session, twice, and 21 keys by the user.
    expect(results.map(({ meta }) => meta.rows_read)).toEqual([2, 1 + 1, 1 + 21]);
  });
});

describe("the keys of another user", () => {
  it("lead back to the user", async () => {
    const other = await addPerson("viewer");
    const admin = await addSession(await addPerson("administrator"));
    const { text } = await pageFor(admin, `/users/${other.guid}/keys`);
    expect(text).toContain(`<a href="/users/${other.guid}">Overview</a>`);
    expect((await pageFor(admin, "/users/no-such-user/keys")).status).toBe(404);
  });

  it("are said to be refused where the user is locked", async () => {
    const other = await addPerson("viewer");
    const admin = await addSession(await addPerson("administrator"));
    await callApi(`/users/${other.guid}/lock`, { method: "POST", key: administrator.key, json: { locked: true } });
    expect((await pageFor(admin, `/users/${other.guid}/keys`)).text).toContain("This user is locked");
  });
});
