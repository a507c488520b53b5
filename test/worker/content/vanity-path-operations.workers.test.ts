import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { lastEntry } from "../workerd/attempt.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { beforeNextChange } from "../workerd/interleave.ts";
import { addPerson, auditEntries, callApi, ORIGIN, type Person } from "../workerd/server.ts";

let publisher: Person;
let other: Person;
let administrator: Person;
let count = 0;
let last = 0;
/** Where a test's paths begin, so that none is in the way of another's. */
let root: string;

beforeAll(async () => {
  publisher = await addPerson("publisher", "paul");
  other = await addPerson("publisher", "olga");
  administrator = await addPerson("administrator", "anna");
});

beforeEach(async () => {
  root = `/test-${(count += 1)}`;
  last = await lastEntry();
});

interface Made {
  readonly guid: string;
  readonly name: string;
}

const make = async (person: Person = publisher, fields: object = {}): Promise<Made> => {
  const json = { name: `content-${(count += 1)}`, ...fields };
  return (await callApi("/content", { method: "POST", key: person.key, json })).body;
};
const get = async ({ guid }: Made, { key }: Person = publisher) => await callApi(`/content/${guid}/vanity`, { key });
const set = async ({ guid }: Made, path: unknown, { key }: Person = publisher, more: object = {}) =>
  await callApi(`/content/${guid}/vanity`, { method: "PUT", key, json: { path, ...more } });
const remove = async ({ guid }: Made, { key }: Person = publisher) =>
  await callApi(`/content/${guid}/vanity`, { method: "DELETE", key });
const entries = async () =>
  (await auditEntries(last))
    .filter(({ action }) => action.endsWith("_vanity_path"))
    .map((entry) => [entry.action, entry.event_description]);
const called = ({ name, guid }: Made) => `the content item "${name}" (${guid})`;

const FORCE = { force: true };
const NONE = { status: 404, body: { code: 4, error: "There is no such vanity path.", payload: null } };
const taken = (path: string) => ({
  status: 409,
  body: {
    code: 26,
    error: `The path ${path}, or one above or below it, is already in use. Choose another path.`,
    payload: null,
  },
});

describe("an own path", () => {
  it("a path is given, read, replaced and removed, each change with an entry", async () => {
    const content = await make();
    expect(await get(content)).toEqual(NONE);
    const first = await set(content, `${root}/report`);
    expect(first).toEqual({
      status: 200,
      body: {
        content_guid: content.guid,
        path: `${root}/report/`,
        created_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      },
    });
    expect(await get(content)).toEqual(first);
    const record = await callApi(`/content/${content.guid}`, { key: publisher.key });
    expect(record.body.vanity_url).toBe(`${ORIGIN}${root}/report/`);

    // Below the path that it takes the place of.
    expect((await set(content, `${root}/report/next`)).body.path).toBe(`${root}/report/next/`);
    expect((await set(content, `${root}/REPORT/next`)).body.path).toBe(`${root}/REPORT/next/`);
    expect(await remove(content)).toEqual({ status: 204, body: undefined });
    expect(await get(content)).toEqual(NONE);
    expect(await entries()).toEqual([
      ["set_vanity_path", `Set the path of ${called(content)} to ${root}/report/.`],
      ["set_vanity_path", `Set the path of ${called(content)} to ${root}/report/next/.`],
      ["set_vanity_path", `Set the path of ${called(content)} to ${root}/REPORT/next/.`],
      ["remove_vanity_path", `Removed the path of ${called(content)}.`],
    ]);
  });

  it("a path is on the server's own origin, wherever pages run", async () => {
    const content = await make();
    await set(content, root);
    const { body } = await callApi(`/content/${content.guid}`, {
      key: publisher.key,
      variables: { BASE_URL: "https://steward.example.com", CONTENT_HOST: "content.example" },
    });
    expect(body.vanity_url).toBe(`https://steward.example.com${root}/`);
  });

  it.each([["/"], [""], ["/content/x/"], ["/__api__/"], ["/a/../b/"], [7], [null], [["/a/"]]])(
    "no path is %j",
    async (path) => {
      const content = await make();
      expect(await set(content, path)).toMatchObject({ status: 400, body: { code: 25 } });
      expect(await get(content)).toEqual(NONE);
    },
  );

  it("a path belongs to one content item, in whatever case, and to none above or below it", async () => {
    const [first, second] = [await make(), await make()];
    await set(first, `${root}/a/b`);
    await inTurn(["/a/b/", "/A/B/", "/a/", "/", "/a/b/c/", "/A/b/c/d/"], async (end) => {
      expect(await set(second, `${root}${end}`)).toEqual(taken(`${root}${end}`));
    });
    await inTurn(["/a/bc", "/a/b-", "/a/b.", "/a/b0", "/a/c", "/ab"], async (end) => {
      expect([end, (await set(second, `${root}${end}`)).status]).toEqual([end, 200]);
    });
    expect((await get(first)).body.path).toBe(`${root}/a/b/`);
  });
});

describe("an own path taken by force", () => {
  it("a path taken by force goes from one item to the other, whose former path goes, with an entry for each", async () => {
    const [first, second] = [await make(), await make()];
    await set(first, `${root}/wanted`);
    await set(second, `${root}/former`);
    last = await lastEntry();
    const path = `${root}/Wanted/`;
    const { status, body } = await set(second, path, publisher, FORCE);
    expect([status, body.content_guid, body.path]).toEqual([200, second.guid, path]);
    expect(await get(first)).toEqual(NONE);
    expect((await get(second)).body.path).toBe(path);
    expect(await entries()).toEqual([
      ["set_vanity_path", `Set the path of ${called(second)} to ${path}, which was the path of ${called(first)}.`],
      ["remove_vanity_path", `Removed the path ${path} of ${called(first)}: it is now the path of ${called(second)}.`],
    ]);
    expect((await set(first, `${root}/former`)).status).toBe(200);
  });

  it("force sets a path that nothing else has, or that the content has already", async () => {
    const content = await make();
    expect((await set(content, root, publisher, FORCE)).status).toBe(200);
    expect((await set(content, root, publisher, FORCE)).status).toBe(200);
    expect(await entries()).toHaveLength(2);
  });

  it("a path stays with content that the caller may not change", async () => {
    const [theirs, own] = [await make(publisher, { access_type: "logged_in" }), await make(other)];
    await set(theirs, root);
    expect(await set(own, root, other)).toEqual(taken(`${root}/`));
    const { status, body } = await set(own, root, other, FORCE);
    expect([status, body.code]).toEqual([403, 22]);
    expect((await get(theirs)).body.path).toBe(`${root}/`);
    expect(await get(own, other)).toEqual(NONE);
    expect((await set(own, root, administrator, FORCE)).status).toBe(200);
    expect(await get(theirs)).toEqual(NONE);
  });

  it("a path taken by force does not nest", async () => {
    const [first, second, third] = [await make(), await make(), await make()];
    await set(first, `${root}/a/b`);
    expect(await set(second, `${root}/a`, publisher, FORCE)).toEqual(taken(`${root}/a/`));
    expect(await set(second, `${root}/a/b/c`, publisher, FORCE)).toEqual(taken(`${root}/a/b/c/`));
    expect((await set(third, `${root}/A/B`, publisher, FORCE)).body.path).toBe(`${root}/A/B/`);
  });

  it.each([["the content"], ["what has the path"]])(
    "a path stays where %s is no longer the caller's to change at the same moment",
    async (which) => {
      const [theirs, own] = [await make(publisher), await make(publisher)];
      await set(theirs, root);
      const lost = which === "the content" ? own : theirs;
      const happened = beforeNextChange(
        async () =>
          await env.DATABASE.prepare("UPDATE content SET owner_id = ? WHERE guid = ?").bind(other.id, lost.guid).run(),
      );
      expect((await set(own, root, publisher, FORCE)).status).toBe(which === "the content" ? 404 : 409);
      expect(happened()).toBe(true);
      expect((await get(theirs, administrator)).body.path).toBe(`${root}/`);
    },
  );

  it("force takes no path that has gone to further content at the same moment, or that has something below it", async () => {
    const [first, second, third] = [await make(), await make(), await make()];
    await set(first, root);
    beforeNextChange(async () => {
      await remove(first);
      await set(third, `${root}/below`);
    });
    expect(await set(second, root, publisher, FORCE)).toEqual(taken(`${root}/`));
    expect((await get(third)).body.path).toBe(`${root}/below/`);
  });

  it("force at the same moment gives a path to one of several", async () => {
    const [first, ...others] = [await make(), await make(), await make(), await make()];
    if (first === undefined) throw new Error("No content was created.");
    await set(first, root);
    const answers = await Promise.all(others.map(async (content) => await set(content, root, publisher, FORCE)));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const holders = await Promise.all([first, ...others].map(async (content) => (await get(content)).status));
    expect(holders.filter((status) => status === 200)).toHaveLength(1);
    const won = answers.filter(({ status }) => status === 200).length;
    const actions = (await entries()).map(([action]) => action);
    expect(actions.filter((action) => action === "remove_vanity_path")).toHaveLength(won);
  });
});

describe("an own path that is not there", () => {
  it("a missing path is removed all the same, without an entry", async () => {
    const content = await make();
    expect(await remove(content)).toEqual({ status: 204, body: undefined });
    expect(await entries()).toEqual([]);
  });

  it("others remove no missing path, nor is one removed from content that goes at the same moment", async () => {
    const content = await make();
    expect((await remove(content, other)).status).toBe(404);
    expect((await remove({ guid: crypto.randomUUID(), name: "" })).status).toBe(404);
    const happened = beforeNextChange(
      async () => await env.DATABASE.prepare("DELETE FROM content WHERE guid = ?").bind(content.guid).run(),
    );
    expect([(await remove(content)).status, happened()]).toEqual([404, true]);
  });
});

describe("GET /v1/vanities", () => {
  it("administrators list all paths, the oldest content first", async () => {
    await env.DATABASE.prepare("DELETE FROM vanity_paths").run();
    const [first, second] = [await make(), await make(other)];
    await set(second, `${root}/second`, other);
    await set(first, `${root}/first`);
    const expected = [(await get(first)).body, (await get(second, other)).body];
    expect(expected[0]).toMatchObject({ content_guid: first.guid, path: `${root}/first/` });
    expect(await callApi("/vanities", { key: administrator.key })).toEqual({ status: 200, body: expected });
    expect((await callApi("/vanities", { key: publisher.key })).status).toBe(403);
  });

  it("the list of paths is refused where there are more than one answer holds", async () => {
    await env.DATABASE.batch([
      env.DATABASE.prepare(
        `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 10001)
        INSERT INTO content (guid, owner_id, name, description, access_type, app_mode, created_time)
        SELECT 'many-' || n, ?1, 'many-' || n, '', 'acl', 'static', '2026-01-01T00:00:00Z' FROM numbers`,
      ).bind(publisher.id),
      env.DATABASE.prepare(
        `INSERT INTO vanity_paths (content_id, path, created_time)
        SELECT id, '/' || guid || '/', created_time FROM content WHERE guid LIKE 'many-%' AND guid <> 'many-1'`,
      ),
      env.DATABASE.prepare("DELETE FROM vanity_paths WHERE path NOT LIKE '/many-%'"),
    ]);
    const whole = await callApi("/vanities", { key: administrator.key });
    expect([whole.status, whole.body.length]).toEqual([200, 10_000]);
    await env.DATABASE.prepare(
      "INSERT INTO vanity_paths SELECT id, '/many-1/', created_time FROM content WHERE guid = 'many-1'",
    ).run();
    expect(await callApi("/vanities", { key: administrator.key })).toMatchObject({
      status: 400,
      body: { code: 25, error: expect.stringContaining("There are more than 10000 vanity paths") },
    });
  });
});
