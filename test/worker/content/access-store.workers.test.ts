import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { contentByPath, findContent } from "../../../worker/content/access-store.ts";
import { addPerson, askedBy, callApi, type Person } from "../workerd/server.ts";

let publisher: Person;
let guid: string;

beforeAll(async () => {
  publisher = await addPerson("publisher", "paul");
  const make = async (name: string, path: string) => {
    const { body } = await callApi("/content", {
      method: "POST",
      key: publisher.key,
      json: { name, app_mode: "api", upstream_url: "https://api.example.com/v1" },
    });
    await callApi(`/content/${body.guid}/vanity`, { method: "PUT", key: publisher.key, json: { path } });
    return body.guid;
  };
  guid = await make("model", "/team/Model/");
  await make("deep", "/1/2/3/4/5/6/7/8/");
});

describe("findContent", () => {
  it("content is found for everyone who asks", async () => {
    expect(await findContent(askedBy(undefined), guid)).toEqual({
      id: 1,
      guid,
      name: "model",
      ownerGuid: publisher.guid,
      accessType: "acl",
      appRole: "none",
      appMode: "api",
      upstreamUrl: "https://api.example.com/v1",
      bundleId: null,
    });
  });

  it.each([crypto.randomUUID(), "", "%", "1", "\0", "'"])("no content is found by %j", async (text) => {
    expect(await findContent(askedBy(undefined), text)).toBeUndefined();
  });

  it("content is found without reading more of the database for a user who has much", async () => {
    const prepare = vi.spyOn(env.DATABASE, "prepare");
    await findContent(askedBy(undefined), guid);
    const sql = prepare.mock.calls[0]?.[0] ?? "";
    prepare.mockRestore();
    const rowsRead = async () => (await env.DATABASE.prepare(sql).bind(publisher.id, guid).all()).meta.rows_read;
    const before = await rowsRead();
    await env.DATABASE.prepare(
      `WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 500)
      INSERT INTO content (guid, owner_id, name, description, access_type, app_mode, created_time)
      SELECT 'many-' || number, ?1, 'many-' || number, '', 'acl', 'static', '2026-01-01T00:00:00Z' FROM numbers`,
    )
      .bind(publisher.id)
      .run();
    expect(before).toBeGreaterThan(0);
    expect(await rowsRead()).toBe(before);
  });
});

describe("contentByPath", () => {
  const find = async (path: string) => {
    const { ask, sender } = askedBy(undefined);
    const [at] = await ask(contentByPath(path, sender));
    const found = at?.(undefined);
    return found === undefined ? undefined : [found.content.name, found.vanityPath];
  };

  it.each([
    ["/team/Model/"],
    ["/team/Model"],
    ["/TEAM/model/predict"],
    ["/team/Model//x"],
    ["/team/Model/a/b/c/d/e/f/g/h/i/j"],
  ])("content is found by its path in %s", async (path) => {
    expect(await find(path)).toEqual(["model", "/team/Model/"]);
  });

  it("content is found by the longest path that there may be", async () => {
    expect(await find("/1/2/3/4/5/6/7/8/9")).toEqual(["deep", "/1/2/3/4/5/6/7/8/"]);
  });

  it.each([["/"], [""], ["/team"], ["/team/"], ["/team/Models"], ["/team%2FModel/"], ["//team/Model/"], ["/1/2/3"]])(
    "no content has a path in %j",
    async (path) => {
      expect(await find(path)).toBeUndefined();
    },
  );
});
