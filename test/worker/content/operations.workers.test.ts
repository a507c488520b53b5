import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { lastEntry } from "../workerd/attempt.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { beforeNextChange } from "../workerd/interleave.ts";
import { addPerson, auditEntries, type Call, call, callApi, ORIGIN, type Person } from "../workerd/server.ts";

let viewer: Person;
let publisher: Person;
let other: Person;
let administrator: Person;
let names = 0;

beforeAll(async () => {
  viewer = await addPerson("viewer", "vera");
  publisher = await addPerson("publisher", "paul");
  other = await addPerson("publisher", "olga");
  administrator = await addPerson("administrator", "anna");
});

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const ANONYMOUS = { ALLOW_ANONYMOUS_CONTENT: "true" };

const nextName = () => `content-${(names += 1)}`;
const create = async ({ key }: Person, json: object, variables = {}) =>
  await callApi("/content", { method: "POST", key, json, variables });
const created = async (person: Person, fields: object = {}, variables = {}): Promise<any> => {
  const { status, body } = await create(person, { name: nextName(), ...fields }, variables);
  expect(status).toBe(200);
  return body;
};
const get = async ({ key }: Person, guid: string) => await callApi(`/content/${guid}`, { key });
const patch = async ({ key }: Person, guid: string, json: object, more: Call = {}) =>
  await callApi(`/content/${guid}`, { method: "PATCH", key, json, ...more });
const remove = async ({ key }: Person, guid: string) => await callApi(`/content/${guid}`, { method: "DELETE", key });
const share = async (guid: string, principal_guid: string, role: "viewer" | "owner") =>
  await callApi(`/content/${guid}/permissions`, {
    method: "POST",
    key: administrator.key,
    json: { principal_guid, principal_type: "user", role },
  });

let last = 0;
const markEntries = async () => {
  last = await lastEntry();
};
const newEntries = async () =>
  (await auditEntries(last)).map(({ user_guid, action, event_description }) => [user_guid, action, event_description]);

beforeEach(markEntries);

describe("POST /v1/content", () => {
  it("new content is static and for some only, unless told otherwise", async () => {
    const { status, body } = await create(publisher, { name: "Plot_1.a-b" });
    expect(status).toBe(200);
    expect(body).toEqual({
      guid: expect.stringMatching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/),
      id: expect.stringMatching(/^\d+$/),
      name: "Plot_1.a-b",
      title: null,
      description: "",
      access_type: "acl",
      app_mode: "static",
      upstream_url: null,
      owner_guid: publisher.guid,
      created_time: expect.stringMatching(TIME),
      last_deployed_time: null,
      bundle_id: null,
      content_url: `${ORIGIN}/content/${body.guid}/`,
      dashboard_url: `${ORIGIN}/items/${body.guid}`,
      app_role: "owner",
    });
    expect(await newEntries()).toEqual([
      [
        publisher.guid,
        "create_content",
        `Created the content item "Plot_1.a-b" (${body.guid}): static, access_type acl.`,
      ],
    ]);
  });

  it("new API content has a URL that is not in the audit log", async () => {
    const body = await created(publisher, {
      name: "model-api",
      title: "Model",
      description: "Two\nlines",
      access_type: "logged_in",
      app_mode: "api",
      upstream_url: "https://models.example.com/secret-path",
    });
    expect(body).toMatchObject({
      title: "Model",
      description: "Two\nlines",
      access_type: "logged_in",
      app_mode: "api",
      upstream_url: "https://models.example.com/secret-path",
    });
    expect(JSON.stringify(await newEntries())).not.toContain("secret-path");
  });

  it("a record has the addresses of the specification, wherever pages run", async () => {
    const BASE_URL = "https://steward.example.com";
    for (const variables of [{ BASE_URL }, { BASE_URL, CONTENT_HOST: "content.example" }]) {
      const { guid, content_url } = await created(publisher, {}, variables);
      expect(content_url).toBe(`${BASE_URL}/content/${guid}/`);
    }
  });

  it("new content ignores the other fields of a record, and fields that clients send beyond it", async () => {
    const guid = crypto.randomUUID();
    const body = await created(publisher, { guid, owner_guid: other.guid, app_role: "none", max_processes: 3 });
    expect(body).toMatchObject({ owner_guid: publisher.guid, app_role: "owner" });
    expect(body.guid).not.toBe(guid);
  });

  it("new content takes the settings with which clients have programs run, and runs none", async () => {
    const settings = {
      cpu_limit: 1.5,
      cpu_request: 0.5,
      memory_limit: 1_024,
      memory_request: 512,
      amd_gpu_limit: 0,
      nvidia_gpu_limit: 0,
      load_factor: null,
      service_account_name: "runner",
      default_image_name: null,
      default_r_environment_management: true,
      default_py_environment_management: false,
    };
    const record = await created(publisher, settings);
    expect(await patch(publisher, record.guid, settings)).toEqual({ status: 200, body: record });
  });

  it("new content takes the record of another server", async () => {
    const computed = {
      content_category: "",
      parameterized: false,
      cluster_name: "Local",
      image_name: null,
      r_version: null,
      py_version: "3.13.1",
      quarto_version: null,
      r_environment_management: null,
      py_environment_management: true,
    };
    expect(await created(publisher, computed)).not.toHaveProperty("py_version");
  });

  it.each([{}, { name: null }])(
    "new content gets a name where none is given, and keeps the title: %j",
    async (json) => {
      const request = { method: "POST", key: publisher.key, json: { ...json, title: "Untitled" } };
      const given = await inTurn([1, 2], async () => {
        const { status, body } = await callApi("/content", request);
        expect({ status, title: body.title }).toEqual({ status: 200, title: "Untitled" });
        expect(await patch(publisher, body.guid, body)).toEqual({ status: 200, body });
        return body.name;
      });
      expect(new Set(given).size).toBe(2);
    },
  );

  it("new content takes null for no description", async () => {
    const record = await created(publisher, { description: null });
    expect(record).toMatchObject({ title: null, description: "" });
    await patch(publisher, record.guid, { description: "Some" });
    expect((await patch(publisher, record.guid, { description: null })).body).toEqual(record);
  });

  const api = (upstream_url: unknown) => ({ name: "wrong", app_mode: "api", upstream_url });
  it.each([
    ["with a name too short", { name: "ab" }],
    ["with a name too long", { name: "a".repeat(65) }],
    ["with a blank in the name", { name: "a b c" }],
    ["with a line break after the name", { name: "abc\n" }],
    ["with a slash in the name", { name: "a/b/c" }],
    ["with a title too long", { name: "wrong", title: "a".repeat(256) }],
    ["with a description too long", { name: "wrong", description: "a".repeat(4_097) }],
    ["with an unknown access_type", { name: "wrong", access_type: "everyone" }],
    ["with an unknown app_mode", { name: "wrong", app_mode: "other" }],
    ["with an unknown field", { name: "wrong", acess_type: "acl" }],
    ["as an API without a URL", { name: "wrong", app_mode: "api" }],
    ["as an API with a null URL", api(null)],
    ["as an API on a private network", api("http://10.0.0.1/")],
    ["as an API that is this server", api(`${ORIGIN}/content/x/`)],
    ["as an API with a password", api("https://u:p4ssw0rd@api.example.com/")],
    ["static with a URL", { name: "wrong", upstream_url: "https://api.example.com/" }],
  ])("refuses content %s", async (_, json) => {
    const { status, body } = await create(publisher, json);
    expect([status, body.code]).toEqual([400, 25]);
    expect(JSON.stringify(body)).not.toContain("p4ssw0rd");
    expect(await newEntries()).toEqual([]);
  });

  it("shares with anyone only where that is allowed, and notes the refusal", async () => {
    const { status, body } = await create(publisher, { name: "open", access_type: "all" });
    expect([status, body.code]).toEqual([403, 22]);
    expect(body.error).toBe(
      "This server shares nothing without a login. Use logged_in, or ask the operator to set ALLOW_ANONYMOUS_CONTENT.",
    );
    expect(await newEntries()).toEqual([
      [publisher.guid, "refuse_request", "Refused POST /__api__/v1/content (create-content) to the role publisher."],
    ]);
    expect(await created(publisher, { access_type: "all" }, ANONYMOUS)).toMatchObject({ access_type: "all" });
  });

  it("a name that the owner has is refused, in whatever case, and others may have it", async () => {
    await created(publisher, { name: "Taken" });
    const { status, body } = await create(publisher, { name: "tAKEN" });
    expect([status, body.code]).toEqual([409, 26]);
    expect(body.error).toBe("The owner already has a content item with the name tAKEN. Choose another name.");
    await created(other, { name: "Taken" });
  });

  it("one of several gets a name at the same moment", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, async () => await create(publisher, { name: "race" })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
    const actions = (await newEntries()).map(([, action]) => action);
    expect(actions).toHaveLength(5);
    expect(actions.filter((action) => action === "create_content")).toHaveLength(1);
    expect(actions.filter((action) => action === "refuse_request")).toHaveLength(4);
  });
});

describe("GET /v1/content", () => {
  const list = async ({ key }: Person, query = "") => await callApi(`/content${query}`, { key });
  const guids = ({ body }: { body: any }): string[] => body.map(({ guid }: { guid: string }) => guid);

  it("the list has all that the caller may know of, oldest first", async () => {
    const [own, forAll, given, hidden] = [
      await created(other),
      await created(publisher, { access_type: "logged_in" }),
      await created(publisher),
      await created(publisher),
    ];
    await share(given.guid, other.guid, "viewer");
    const here = new Set([own, forAll, given, hidden].map(({ guid }) => guid));
    const seen = guids(await list(other)).filter((guid) => here.has(guid));
    expect(seen).toEqual([own.guid, forAll.guid, given.guid]);
    const all = guids(await list(administrator)).filter((guid) => here.has(guid));
    expect(all).toEqual([own.guid, forAll.guid, given.guid, hidden.guid]);
  });

  it("the list has the records that each content item has", async () => {
    await inTurn([viewer, publisher, administrator], async (person) => {
      const { body } = await list(person);
      expect(await inTurn(guids({ body }), async (guid) => (await get(person, guid)).body)).toEqual(body);
    });
  });

  it("the list is narrowed by name, in whatever case, and by owner", async () => {
    const [first, second] = [await created(publisher, { name: "narrow" }), await created(other, { name: "narrow" })];
    await created(publisher, { name: "narrow-2" });
    expect(guids(await list(administrator, "?name=Narrow"))).toEqual([first.guid, second.guid]);
    expect(guids(await list(administrator, `?name=narrow&owner_guid=${other.guid}`))).toEqual([second.guid]);
    expect(guids(await list(publisher, `?owner_guid=${other.guid}&name=narrow`))).toEqual([]);
    expect(guids(await list(administrator, "?owner_guid=unknown"))).toEqual([]);
    expect(guids(await list(administrator, "?name=narro_"))).toEqual([]);
  });

  it.each([
    ["name", ["asc", "desc"]],
    ["created_time", ["asc", "desc"]],
    ["last_deployed_time", ["asc", "desc"]],
  ])("the list is sorted by %s as the search is", async (sort, orders) => {
    await inTurn(orders, async (order) => {
      const query = `?sort=${sort}&order=${order}`;
      const found = (await callApi(`/search/content${query}&page_size=500`, { key: administrator.key })).body.results;
      expect((await list(administrator, query)).body).toEqual(found);
    });
  });

  it("the list includes owners where that is asked for", async () => {
    const { guid, name } = await created(publisher);
    const owner = { guid: publisher.guid, username: "paul", first_name: "Paul", last_name: "Example" };
    const { body: plain } = await list(publisher, `?name=${name}`);
    expect(plain).toEqual([(await get(publisher, guid)).body]);
    await inTurn(["owner", "tags,owner", "owner%2C%20vanity_url"], async (include) => {
      const { body } = await list(publisher, `?name=${name}&include=${include}`);
      expect(body).toEqual([{ ...plain[0], owner }]);
    });
    expect((await list(publisher, `?name=${name}&include=tags`)).body).toEqual(plain);
  });

  it.each(["?name=a&name=b", `?name=${"a".repeat(256)}`, "?include=owner&include=owner", "?include=owner,x"])(
    "the list refuses %s",
    async (query) => {
      expect(await list(publisher, query)).toMatchObject({ status: 400, body: { code: 25 } });
    },
  );
});

describe("GET /v1/content/{guid}", () => {
  it("one item includes its owner as the list does", async () => {
    const { guid, name } = await created(publisher);
    const { body: plain } = await get(publisher, guid);
    expect(plain).not.toHaveProperty("owner");
    await inTurn(["owner", "tags,owner", "tags,owner,vanity_url"], async (include) => {
      const { body } = await callApi(`/content/${guid}?include=${include}`, { key: publisher.key });
      expect(body).toHaveProperty("owner.username", "paul");
      const listed = await callApi(`/content?name=${name}&include=${include}`, { key: publisher.key });
      expect(listed.body).toEqual([body]);
    });
    expect((await callApi(`/content/${guid}?include=tags`, { key: publisher.key })).body).toEqual(plain);
    const twice = await callApi(`/content/${guid}?include=owner&include=owner`, { key: publisher.key });
    expect(twice).toMatchObject({ status: 400, body: { code: 25, payload: { parameter: "include" } } });
  });

  it("a record has no vanity_url and no tags where there are none", async () => {
    const { guid } = await created(publisher);
    const path = `/content/${guid}?include=tags,vanity_url`;
    const { body } = await callApi(path, { key: publisher.key });
    expect(Object.keys(body)).not.toContain("vanity_url");
    expect(Object.keys(body)).not.toContain("tags");
    const json = { path: `/unset-${body.id}/` };
    await callApi(`/content/${guid}/vanity`, { method: "PUT", key: publisher.key, json });
    expect((await callApi(path, { key: publisher.key })).body.vanity_url).toBe(`${ORIGIN}${json.path}`);
  });

  it("a record shows the upstream only to those who may change the content", async () => {
    const url = "https://api.example.com/";
    const { guid } = await created(publisher, { app_mode: "api", upstream_url: url, access_type: "logged_in" });
    await share(guid, other.guid, "owner");
    const seen = await Promise.all(
      [publisher, other, administrator, viewer].map(async (person) => {
        const { app_role, upstream_url } = (await get(person, guid)).body;
        return [app_role, upstream_url];
      }),
    );
    expect(seen).toEqual([
      ["owner", url],
      ["editor", url],
      ["viewer", url],
      ["viewer", null],
    ]);
  });

  it("missing content and content that is not shared are answered alike, but for the correlation id", async () => {
    const { guid } = await created(publisher);
    const answers = async (method: string, part: string, json?: object) =>
      await Promise.all(
        [guid, crypto.randomUUID(), "x", "%00", "0"].map(async (id) => {
          const path = `/__api__/v1/content/${id}${part}`;
          const response = await call(path, { method, key: other.key, ...(json === undefined ? {} : { json }) });
          const headers = [...response.headers].filter(([name]) => name !== "x-correlation-id");
          return JSON.stringify([response.status, headers, await response.text()]);
        }),
      );
    const permission = { principal_guid: other.guid, principal_type: "user", role: "owner" };
    for (const all of [
      await answers("GET", ""),
      await answers("PATCH", "", { name: "stolen" }),
      await answers("PATCH", "", { nonsense: 1 }),
      await answers("DELETE", ""),
      await answers("GET", "/permissions"),
      await answers("POST", "/permissions", permission),
      await answers("GET", "/permissions/1"),
      await answers("PUT", "/permissions/1", { role: "owner" }),
      await answers("DELETE", "/permissions/1"),
      await answers("GET", "/vanity"),
      await answers("PUT", "/vanity", { path: "/stolen/" }),
      await answers("DELETE", "/vanity"),
    ]) {
      expect(new Set(all).size).toBe(1);
      expect(all[0]).toContain("There is no such content, or it is not shared with you.");
    }
  });
});

describe("PATCH /v1/content/{guid}", () => {
  it("an update changes the given fields and leaves the rest, and the log names them", async () => {
    const before = await created(publisher, { title: "Old", description: "Stays" });
    await markEntries();
    const { status, body } = await patch(publisher, before.guid, {
      name: "renamed",
      title: "hush",
      access_type: "logged_in",
    });
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, name: "renamed", title: "hush", access_type: "logged_in" });
    expect((await patch(publisher, before.guid, { title: null, description: "" })).body).toEqual({
      ...body,
      title: null,
      description: "",
    });
    expect(await newEntries()).toEqual([
      [
        publisher.guid,
        "update_content",
        `Updated the content item "${before.name}" (${before.guid}): name is now renamed, access_type is now logged_in, title.`,
      ],
      [publisher.guid, "update_content", `Updated the content item "renamed" (${before.guid}): title, description.`],
    ]);
  });

  it("an update takes a whole record back as it is, and then changes nothing", async () => {
    const record = await created(publisher, { app_mode: "api", upstream_url: "https://api.example.com/" });
    await markEntries();
    expect(await patch(publisher, record.guid, {})).toEqual({ status: 200, body: record });
    expect(await patch(publisher, record.guid, { guid: record.guid, owner_guid: record.owner_guid })).toEqual({
      status: 200,
      body: record,
    });
    expect(await newEntries()).toEqual([]);
    expect(await patch(publisher, record.guid, record)).toEqual({ status: 200, body: record });
    const plain = await created(publisher);
    expect(await patch(publisher, plain.guid, plain)).toEqual({ status: 200, body: plain });
  });

  it("an update takes a record back that could no longer be created like that", async () => {
    const open = await created(publisher, { access_type: "all" }, ANONYMOUS);
    expect((await patch(publisher, open.guid, { ...open, title: "t" })).body).toEqual({ ...open, title: "t" });
    const fields = { app_mode: "api", upstream_url: "http://127.0.0.1:9000/" };
    const inside = await created(publisher, fields, { ALLOW_PRIVATE_UPSTREAMS: "true" });
    expect((await patch(publisher, inside.guid, { ...inside, title: "t" })).body).toEqual({ ...inside, title: "t" });
  });

  it.each([
    ["static", { app_mode: "api" }],
    ["static", { upstream_url: "https://api.example.com/" }],
    ["api", { app_mode: "static" }],
    ["api", { upstream_url: null }],
    ["api", { upstream_url: "http://localhost/" }],
    ["api", { name: "x" }],
  ])("an update refuses for %s content %j", async (app_mode, json) => {
    const more = app_mode === "api" ? { app_mode, upstream_url: "https://api.example.com/" } : {};
    const record = await created(publisher, more);
    const payload = { pointer: `/${Object.keys(json).join()}` };
    expect(await patch(publisher, record.guid, json)).toMatchObject({ status: 400, body: { code: 25, payload } });
    expect((await get(publisher, record.guid)).body).toEqual(record);
  });

  it("an update moves API content to another upstream", async () => {
    const { guid } = await created(publisher, { app_mode: "api", upstream_url: "https://api.example.com/" });
    const next = { upstream_url: "https://next.example.com/v2" };
    expect((await patch(publisher, guid, next)).body).toMatchObject(next);
  });

  it("an update refuses a name that the owner has", async () => {
    const [first, second] = [await created(publisher), await created(publisher)];
    expect(await patch(publisher, second.guid, { name: first.name })).toMatchObject({
      status: 409,
      body: { code: 26 },
    });
    expect((await patch(publisher, first.guid, { name: first.name.toUpperCase() })).status).toBe(200);
  });

  it("shares with anyone only where that is allowed", async () => {
    const { guid } = await created(publisher);
    expect(await patch(publisher, guid, { access_type: "all" })).toMatchObject({ status: 403, body: { code: 22 } });
    const opened = await patch(publisher, guid, { access_type: "all" }, { variables: ANONYMOUS });
    expect(opened.body).toMatchObject({ access_type: "all" });
  });

  it("an administrator alone gives content to another publisher, and the former owner has nothing left", async () => {
    const { guid, name } = await created(publisher);
    await share(guid, other.guid, "viewer");
    expect(await patch(publisher, guid, { owner_guid: other.guid })).toMatchObject({ status: 403, body: { code: 22 } });
    await markEntries();
    const { status, body } = await patch(administrator, guid, { owner_guid: other.guid });
    expect([status, body.owner_guid]).toEqual([200, other.guid]);
    expect(await newEntries()).toEqual([
      [
        administrator.guid,
        "update_content",
        `Updated the content item "${name}" (${guid}): owner_guid is now ${other.guid}.`,
      ],
    ]);
    expect((await get(other, guid)).body).toMatchObject({ app_role: "owner" });
    expect((await get(publisher, guid)).status).toBe(404);
    expect((await callApi(`/content/${guid}/permissions`, { key: other.key })).body).toEqual([]);
  });

  it("an owner who is unknown, may not publish, or has the name is refused", async () => {
    const { guid, name } = await created(publisher);
    await created(other, { name });
    const give = async (owner_guid: string) => {
      const { status, body } = await patch(administrator, guid, { owner_guid });
      return [status, body.code, body.error];
    };
    expect(await give(crypto.randomUUID())).toEqual([400, 25, "There is no user with the guid in owner_guid."]);
    expect(await give(viewer.guid)).toEqual([
      409,
      409,
      "The new owner must be at least a publisher, and is a viewer. Choose another user.",
    ]);
    expect(await give(other.guid)).toEqual([
      409,
      26,
      `The owner already has a content item with the name ${name}. Choose another name.`,
    ]);
  });

  it("an owner who is demoted at the same moment gets no content", async () => {
    const { guid } = await created(publisher);
    const next = await addPerson("publisher");
    const happened = beforeNextChange(
      async () => await env.DATABASE.prepare("UPDATE users SET role = 1 WHERE id = ?").bind(next.id).run(),
    );
    const { status, body } = await patch(administrator, guid, { owner_guid: next.guid });
    expect([happened(), status, body.code]).toEqual([true, 409, 409]);
    expect((await get(administrator, guid)).body.owner_guid).toBe(publisher.guid);
  });
});

describe("DELETE /v1/content/{guid}", () => {
  it("a deletion takes permissions, bundles and the own path along, and leaves the bundles' objects to be swept", async () => {
    const [gone, stays] = [await created(publisher), await created(publisher)];
    await share(gone.guid, other.guid, "viewer");
    await share(stays.guid, other.guid, "viewer");
    await callApi(`/content/${gone.guid}/vanity`, { method: "PUT", key: publisher.key, json: { path: "/gone/" } });
    const bundles = [
      [gone, "one/"],
      [gone, "two/"],
      [stays, "three/"],
    ] as const;
    await inTurn(bundles, async ([{ guid }, prefix]) => {
      await env.DATABASE.prepare(
        `INSERT INTO bundles (content_id, object_prefix, entry_file, created_time, archive_bytes, file_count, file_bytes)
        SELECT id, ?2, 'index.html', '2026-01-01T00:00:00Z', 1, 1, 1 FROM content WHERE guid = ?1`,
      )
        .bind(guid, prefix)
        .run();
    });
    await markEntries();
    expect(await remove(publisher, gone.guid)).toEqual({ status: 204, body: undefined });
    expect(await newEntries()).toEqual([
      [publisher.guid, "delete_content", `Deleted the content item "${gone.name}" (${gone.guid}) with its bundles.`],
    ]);
    const { results } = await env.DATABASE.prepare("SELECT * FROM unowned_objects ORDER BY object_prefix").all();
    expect(results).toEqual([
      { object_prefix: "one/", since_time: expect.stringMatching(TIME) },
      { object_prefix: "two/", since_time: expect.stringMatching(TIME) },
    ]);
    const left = async (table: string) =>
      await env.DATABASE.prepare(
        `SELECT count(*) AS count FROM ${table} WHERE content_id NOT IN (SELECT id FROM content)`,
      ).first<number>("count");
    expect([await left("content_permissions"), await left("bundles"), await left("vanity_paths")]).toEqual([0, 0, 0]);
    expect((await get(publisher, gone.guid)).status).toBe(404);
    expect((await get(publisher, stays.guid)).status).toBe(200);
  });
});
