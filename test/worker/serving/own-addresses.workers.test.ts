import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { AccessType } from "../../../shared/index.ts";
import { addPerson, type Call, call, type Person } from "../workerd/server.ts";
import { addStaticContent } from "../workerd/static-content.ts";

const FILES = { "index.html": "<h1>Here</h1>", "folder/index.html": "<h1>Folder</h1>" };
const OPEN = { ALLOW_ANONYMOUS_CONTENT: "true" };
const SANDBOX = "sandbox allow-scripts allow-forms allow-popups allow-modals allow-downloads";

let owner: Person;
let stranger: Person;
let administrator: Person;
const guids: Partial<Record<AccessType, string>> = {};
const pathOf = (accessType: AccessType) => `/content/${guids[accessType]}/`;

beforeAll(async () => {
  owner = await addPerson("publisher");
  stranger = await addPerson("viewer");
  administrator = await addPerson("administrator");
  const made = (["all", "logged_in", "acl"] as const).map(async (accessType) => {
    const vanityPath = `/Team/${accessType}/`;
    guids[accessType] = await addStaticContent(env, { ownerId: owner.id, files: FILES, accessType, vanityPath });
  });
  await Promise.all(made);
});

/** Status, headers and body, without what tells requests apart. */
async function answerOf(path: string, request: Call = {}) {
  const response = await call(path, { ...request, headers: { "X-Correlation-ID": "same", ...request.headers } });
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
}

describe("sharing", () => {
  it.each<[AccessType, number, number, number, number]>([
    ["all", 200, 200, 200, 200],
    ["logged_in", 401, 200, 200, 200],
    ["acl", 401, 404, 200, 404],
  ])(
    "%s serves no key, a stranger, the owner and an administrator by %i, %i, %i, %i",
    async (accessType, ...expected) => {
      const seen = [undefined, stranger.key, owner.key, administrator.key].map(async (key) => {
        const request = { variables: OPEN, ...(key === undefined ? {} : { key }) };
        const [own, byGuid] = [`/Team/${accessType}/`, pathOf(accessType)];
        const statuses = await Promise.all([own, byGuid].map(async (path) => (await call(path, request)).status));
        expect(new Set(statuses).size).toBe(1);
        return statuses[0];
      });
      expect(await Promise.all(seen)).toEqual(expected);
    },
  );

  it("with anyone needs a key where that is not allowed", async () => {
    expect((await call(pathOf("all"))).status).toBe(401);
    expect((await call(pathOf("all"), { key: stranger.key })).status).toBe(200);
  });

  it("refuses a key that is not valid, also for what needs none", async () => {
    expect((await call(pathOf("all"), { key: "psk", variables: OPEN })).status).toBe(401);
  });
});

describe("content that is not there and content that is not shared", () => {
  const missing = `/content/${crypto.randomUUID()}`;

  it.each([
    ["", "GET"],
    ["/", "GET"],
    ["/nothing", "GET"],
    ["/folder", "GET"],
    ["/", "POST"],
  ])("answer alike at their path%s by %s", async (resource, method) => {
    const visitors = [
      { request: { method }, status: 401, code: '"code": 24' },
      { request: { method, key: stranger.key }, status: 404, code: '"code": 4' },
    ].map(async ({ request, status, code }) => {
      const paths = [`/content/${guids.acl}`, missing, "/Team/acl", "/Team/xyz"];
      const answers = await Promise.all(paths.map(async (path) => await answerOf(path + resource, request)));
      expect(answers[0]?.status).toBe(status);
      expect(answers[0]?.body).toContain(code);
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    });
    await Promise.all(visitors);
  });

  it.each(["/content", "/content/", "/content//x", "/v1/x", "/__x__/y", "/schemas/x"])(
    "are no matter at %s, which is the server's own",
    async (path) => {
      expect((await answerOf(path)).body).toContain("GET / lists the routes.");
    },
  );
});

describe("the path of content without the slash", () => {
  it.each(["/content/{guid}", "/Team/logged_in", "/tEAM/LOGGED_IN"])("leads to the one with it: %s", async (shape) => {
    const path = shape.replace("{guid}", guids.logged_in ?? "");
    const response = await call(`${path}?a=1&b=//x`, { key: stranger.key });
    expect(response.status).toBe(307);
    expect(response.headers.get("Location")).toBe(`${path}/?a=1&b=//x`);
    expect((await call(`${path}/`, { key: stranger.key })).status).toBe(200);
  });
});

describe("an own path", () => {
  it("serves what the content's guid does", async () => {
    const { headers, ...answer } = await answerOf("/team/all/folder/", { key: owner.key });
    expect(answer).toEqual({ status: 200, body: "<h1>Folder</h1>" });
    expect(headers).toEqual((await answerOf(`${pathOf("all")}folder/`, { key: owner.key })).headers);
    const response = await call("/team/all/folder", { key: owner.key });
    expect(response.headers.get("Location")).toBe("/team/all/folder/");
  });
});

describe("a cached answer", () => {
  it("was not asked for with a key", async () => {
    const answers = ["", "folder", "folder/"].map(async (resource) => {
      const { headers } = await answerOf(pathOf("all") + resource, { key: owner.key, variables: OPEN });
      expect(headers["cache-control"]).toBe("private, no-store");
    });
    await Promise.all(answers);
    const { headers } = await answerOf(pathOf("acl"), { key: owner.key, headers: { "If-None-Match": "*" } });
    expect(headers["cache-control"]).toBe("private, no-store");
  });

  it("is requested again before each use where it needed none", async () => {
    expect((await answerOf(pathOf("all"), { variables: OPEN })).headers["cache-control"]).toBe("no-cache");
  });

  it("is no refusal", async () => {
    expect((await answerOf(pathOf("acl"))).headers["cache-control"]).toBe("private, no-store");
    expect((await answerOf(pathOf("acl"), { key: stranger.key })).headers["cache-control"]).toBe("private, no-store");
  });
});

describe("a page on the server's own origin", () => {
  it.each<[string, Call]>([
    ["", {}],
    ["folder", {}],
    ["folder/", { method: "HEAD" }],
    ["", { headers: { Range: "bytes=0-1" } }],
    ["", { headers: { "If-None-Match": "*" } }],
  ])("is sandboxed: %j %j", async (resource, request) => {
    const { headers } = await answerOf(pathOf("acl") + resource, { ...request, key: owner.key });
    expect(headers).toMatchObject({
      "content-security-policy": SANDBOX,
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
      "referrer-policy": "same-origin",
    });
  });

  it.each(["script", "style", "worker", "sharedworker", "serviceworker"])(
    "is no %s of the server's own pages, which would run it with the rights of whoever looks at them",
    async (destination) => {
      const statusFrom = async (site: string, mode: string, dest: string) => {
        const headers = { "Sec-Fetch-Site": site, "Sec-Fetch-Mode": mode, "Sec-Fetch-Dest": dest };
        return (await answerOf(pathOf("all"), { variables: OPEN, headers })).status;
      };
      expect(await statusFrom("same-origin", "no-cors", destination)).toBe(403);
      expect(await statusFrom("cross-site", "no-cors", destination)).toBe(200);
      expect(await statusFrom("same-origin", "navigate", "document")).toBe(200);
    },
  );

  it("is open to scripts of other origins only where it was asked for without a key", async () => {
    const open = await answerOf(pathOf("all"), { variables: OPEN });
    expect(open.headers["access-control-allow-origin"]).toBe("*");
    const keyed = await answerOf(pathOf("all"), { variables: OPEN, key: owner.key });
    expect(Object.keys(keyed.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  });
});
