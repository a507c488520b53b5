import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { AccessType, PermissionRole } from "../../../shared/index.ts";
import { permissionRankOf } from "../../../worker/database/row-values.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { addContent, deploy, type TestContent, upload } from "../workerd/publishing.ts";
import { addKey, addPerson, type Call, call, callApi, type Person } from "../workerd/server.ts";
import { tarGz } from "../workerd/tar.ts";

const OPEN = { ALLOW_ANONYMOUS_CONTENT: "true" };
const SANDBOX = "sandbox allow-scripts allow-forms allow-popups allow-modals allow-downloads";

let owner: Person;
let administrator: Person;

beforeAll(async () => {
  owner = await addPerson("publisher", "olga");
  administrator = await addPerson("administrator", "ada");
});

/** An item with a bundle that is served, and a newer one that is a draft. */
interface Drafted {
  readonly content: TestContent;
  readonly served: string;
  readonly draft: string;
}

async function addBundle(content: TestContent, page: string): Promise<string> {
  const files = [
    { name: "index.html", data: page },
    { name: "folder/index.html", data: `${page} in a folder` },
  ];
  return (await upload(content, owner, await tarGz(files))).body.id;
}

async function addDrafted(accessType: AccessType = "acl"): Promise<Drafted> {
  const content = await addContent(owner);
  await env.DATABASE.prepare("UPDATE content SET access_type = ? WHERE id = ?").bind(accessType, content.id).run();
  const served = await addBundle(content, "Served");
  await deploy(content, owner, { bundle_id: served });
  const draft = await addBundle(content, "Draft");
  await deploy(content, owner, { bundle_id: draft, activate: false });
  return { content, served, draft };
}

const at = ({ guid }: TestContent, bundle: string, resource = "") => `/content/${guid}/_bundle${bundle}/${resource}`;

async function pageOf(path: string, request: Call) {
  const response = await call(path, request);
  const text = await response.text();
  return response.ok ? text : response.status;
}

async function permit({ id }: TestContent, person: Person, role: PermissionRole): Promise<void> {
  await env.DATABASE.prepare("INSERT INTO content_permissions (content_id, user_id, role) VALUES (?, ?, ?)")
    .bind(id, person.id, permissionRankOf(role))
    .run();
}

describe("a draft", () => {
  it("is served at its own address while visitors get what was served before", async () => {
    const { content, draft } = await addDrafted();
    const { key } = owner;
    expect(await pageOf(at(content, draft), { key })).toBe("Draft");
    expect(await pageOf(at(content, draft, "folder/"), { key })).toBe("Draft in a folder");
    expect(await pageOf(`/content/${content.guid}/`, { key })).toBe("Served");
  });

  it("is the first of its content, which serves nothing yet", async () => {
    const content = await addContent(owner);
    const draft = await addBundle(content, "First");
    await deploy(content, owner, { activate: false });
    expect(await pageOf(at(content, draft), owner)).toBe("First");
    expect(await pageOf(`/content/${content.guid}/`, { key: owner.key })).toBe(404);
  });

  it("keeps its address when it is activated, and so does what was served before", async () => {
    const { content, served, draft } = await addDrafted();
    await deploy(content, owner, { bundle_id: draft });
    const pages = [`/content/${content.guid}/`, at(content, draft), at(content, served)];
    expect(await inTurn(pages, async (path) => await pageOf(path, { key: owner.key }))).toEqual([
      "Draft",
      "Draft",
      "Served",
    ]);
  });

  it("is no longer there when its bundle, or its content, was deleted", async () => {
    const { content, draft } = await addDrafted();
    const path = `/content/${content.guid}/bundles/${draft}`;
    expect((await callApi(path, { method: "DELETE", key: owner.key })).status).toBe(204);
    expect(await pageOf(at(content, draft), { key: owner.key })).toBe(404);
    const other = await addDrafted();
    expect((await callApi(`/content/${other.content.guid}`, { method: "DELETE", key: owner.key })).status).toBe(204);
    expect(await pageOf(at(other.content, other.draft), { key: owner.key })).toBe(404);
  });

  it("is not found under other content, and neither is a bundle that was only uploaded", async () => {
    const { content, draft } = await addDrafted();
    const other = await addDrafted();
    expect(await pageOf(at(other.content, draft), { key: owner.key })).toBe(404);
    const uploaded = await addBundle(content, "Uploaded");
    const response = await call(at(content, uploaded), { key: owner.key });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("There is no such deployed bundle of this content.");
  });

  it("leads from its address without the slash to the one with it", async () => {
    const { content, draft } = await addDrafted();
    const response = await call(`/content/${content.guid}/_bundle${draft}?a=1`, { key: owner.key });
    expect(response.status).toBe(307);
    expect(response.headers.get("Location")).toBe(`${at(content, draft)}?a=1`);
  });

  it("is read and not changed", async () => {
    const { content, draft } = await addDrafted();
    const response = await call(at(content, draft), { method: "POST", key: owner.key });
    expect(response.status).toBe(405);
  });
});

describe("whom a draft is served to", () => {
  /** The relation of a person to content, and if the drafts are for them, by the sharing of the content. */
  const VISITORS: Readonly<
    Record<
      string,
      readonly [
        make: (content: TestContent) => Promise<string | undefined>,
        acl: string | number,
        others: string | number,
      ]
    >
  > = {
    "no key": [async () => undefined, 401, 401],
    "a viewer": [async () => (await addPerson("viewer")).key, 404, 404],
    "a publisher": [async () => (await addPerson("publisher")).key, 404, 404],
    "a publisher who may view it": [async (content) => await withPermission("publisher", content, "viewer"), 404, 404],
    "a publisher who may change it": [
      async (content) => await withPermission("publisher", content, "owner"),
      "Draft",
      "Draft",
    ],
    "a viewer with the permission to change it": [
      async (content) => await withPermission("viewer", content, "owner"),
      404,
      404,
    ],
    "a viewer key of the owner": [async () => await addKey(owner.id, "viewer"), 404, 404],
    "an administrator": [async () => administrator.key, 404, "Draft"],
    "an administrator who may view it": [
      async (content) => await withPermission("administrator", content, "viewer"),
      "Draft",
      "Draft",
    ],
  };

  async function withPermission(
    role: "viewer" | "publisher" | "administrator",
    content: TestContent,
    permission: PermissionRole,
  ) {
    const person = await addPerson(role);
    await permit(content, person, permission);
    return person.key;
  }

  const drafted = new Map<AccessType, Drafted>();
  beforeAll(async () => {
    await inTurn(["acl", "logged_in", "all"] as const, async (type) => drafted.set(type, await addDrafted(type)));
  });

  it.each(Object.entries(VISITORS))("%s", async (_, [make, acl, others]) => {
    const expected = { acl, logged_in: others, all: others };
    const seen = await inTurn([...drafted], async ([accessType, { content, draft }]) => {
      const key = await make(content);
      const page = await pageOf(at(content, draft), { variables: OPEN, ...(key === undefined ? {} : { key }) });
      return [accessType, page];
    });
    expect(Object.fromEntries(seen)).toEqual(expected);
  });

  it("is decided again for each request", async () => {
    const { content, draft } = await addDrafted();
    const editor = await addPerson("publisher");
    await permit(content, editor, "owner");
    expect(await pageOf(at(content, draft), { key: editor.key })).toBe("Draft");
    await env.DATABASE.prepare("DELETE FROM content_permissions WHERE content_id = ?").bind(content.id).run();
    expect(await pageOf(at(content, draft), { key: editor.key })).toBe(404);
  });

  it("and to whom it is not, answers as content that is not there", async () => {
    const { content, draft } = await addDrafted();
    const missing = { id: 0, guid: crypto.randomUUID() };
    const headers = { "X-Correlation-ID": "same" };
    const { key } = await addPerson("publisher");
    await inTurn([{ headers }, { headers, key }], async (request: Call) => {
      const paths = [at(content, draft), at(content, "999999"), at(missing, draft)];
      const answers = await inTurn(paths, async (path) => {
        const response = await call(path, request);
        return JSON.stringify([response.status, [...response.headers], await response.text()]);
      });
      expect(new Set(answers).size).toBe(1);
    });
  });
});

describe("the answer with a draft", () => {
  it.each<[string, Call]>([
    ["a page", {}],
    ["HEAD", { method: "HEAD" }],
    ["a part", { headers: { Range: "bytes=0-1" } }],
    ["what is known already", { headers: { "If-None-Match": "*" } }],
  ])("is for no cache, and sandboxed: %s", async (_, request) => {
    const { content, draft } = await addDrafted("all");
    const response = await call(at(content, draft), { ...request, key: owner.key, variables: OPEN });
    expect(response.status).toBeLessThan(400);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "private, no-store",
      "content-security-policy": SANDBOX,
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
    });
    expect(response.headers.has("Access-Control-Allow-Origin")).toBe(false);
  });

  it("is for no cache where it is refused", async () => {
    const { content, draft } = await addDrafted();
    expect((await call(at(content, draft))).headers.get("Cache-Control")).toBe("private, no-store");
  });

  it("says by its tag and its date whether it is known already", async () => {
    const { content, draft } = await addDrafted();
    const { headers } = await call(at(content, draft), { key: owner.key });
    const tag = headers.get("ETag") ?? "";
    const date = headers.get("Last-Modified") ?? "";
    const statusFor = async (sent: Readonly<Record<string, string>>) =>
      (await call(at(content, draft), { key: owner.key, headers: sent })).status;
    expect(await statusFor({ "If-None-Match": tag })).toBe(304);
    expect(await statusFor({ "If-Modified-Since": date })).toBe(304);
    expect(await statusFor({ "If-Match": '"other"' })).toBe(412);
    expect(await statusFor({ "If-None-Match": '"other"' })).toBe(200);
  });
});

describe("a path that is like that of a draft", () => {
  it.each(["_bundle", "_bundle0", "_bundle07", "_bundle1x", "_bundle-1", "_bundle.js"])(
    "is that of a file, for everyone with whom the content is shared: %s",
    async (name) => {
      const content = await addContent(owner);
      const archive = await tarGz([
        { name: "index.html", data: "Index" },
        { name: `${name}/a.txt`, data: "File" },
      ]);
      await upload(content, owner, archive);
      await deploy(content, owner);
      const viewer = await addPerson("viewer");
      await permit(content, viewer, "viewer");
      expect(await pageOf(`/content/${content.guid}/${name}/a.txt`, { key: viewer.key })).toBe("File");
    },
  );

  it("is no other one at an own path, where there are no drafts", async () => {
    const { content, draft } = await addDrafted();
    const json = { path: `/drafted-${content.id}/` };
    await callApi(`/content/${content.guid}/vanity`, { method: "PUT", key: owner.key, json });
    expect(await pageOf(json.path, { key: owner.key })).toBe("Served");
    expect(await pageOf(`${json.path}_bundle${draft}/`, { key: owner.key })).toBe(404);
  });
});
