import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { lastEntry } from "../workerd/attempt.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { beforeNextChange } from "../workerd/interleave.ts";
import {
  addContent,
  bundleRow,
  deploy,
  inChunks,
  objectKeys,
  type TestContent,
  upload,
} from "../workerd/publishing.ts";
import { addPerson, auditEntries, call, callApi, type Person } from "../workerd/server.ts";
import { type TarPiece, tarGz } from "../workerd/tar.ts";

let paula: Person;
let stranger: Person;
let admin: Person;
let content: TestContent;

beforeAll(async () => {
  paula = await addPerson("publisher", "paula");
  stranger = await addPerson("publisher", "sam");
  admin = await addPerson("administrator", "ada");
  content = await addContent(paula);
});

const page = async () => await tarGz([{ name: "index.html", data: "<p>Hello</p>" }]);

describe("an upload", () => {
  it("creates a bundle that is not served yet, with its entry in the audit log", async () => {
    const last = await lastEntry();
    const archive = await page();
    const { status, body } = await upload(content, paula, archive);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.stringMatching(/^\d+$/),
      content_guid: content.guid,
      created_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      size: archive.length,
      active: false,
    });
    const row = await bundleRow(body.id);
    expect(row).toMatchObject({ entry_file: "index.html", file_count: 1, file_bytes: 12 });
    expect(row.object_prefix).toMatch(/^bundles\/[0-9a-f-]{36}\/$/);
    expect(await objectKeys(row.object_prefix)).toEqual([
      `${row.object_prefix}archive.tar.gz`,
      `${row.object_prefix}files/index.html`,
    ]);
    expect(await (await env.CONTENT.get(`${row.object_prefix}files/index.html`))?.text()).toBe("<p>Hello</p>");
    expect(await auditEntries(last)).toMatchObject([
      {
        action: "upload_bundle",
        user_id: String(paula.id),
        event_description: `Uploaded a bundle of 1 file for the content item "${content.guid}" (${content.guid}).`,
      },
    ]);
    const unowned = env.DATABASE.prepare("SELECT * FROM unowned_objects WHERE object_prefix = ?");
    expect(await unowned.bind(row.object_prefix).first()).toBeNull();
  });

  it.each<[string, string, readonly TarPiece[], string]>([
    ["primary_html", '{"metadata":{"primary_html":"a/start.html"}}', [], "a/start.html"],
    ["entrypoint", '{"metadata":{"entrypoint":"./a/start.html"}}', [], "a/start.html"],
    ["an entrypoint that is not there", '{"metadata":{"entrypoint":"../start.html"}}', [], "index.html"],
    ["no text", '{"metadata":{"primary_html":["a/start.html"]}}', [], "index.html"],
    ["nothing", '{"metadata":null}', [], "index.html"],
    ["broken JSON", "{", [], "index.html"],
    ["a name in another form", '{"metadata":{"primary_html":"\u00e9"}}', [{ name: "e\u0301" }], "e\u0301"],
  ])("serves for the root what its manifest says: %s", async (_, manifest, more, entryFile) => {
    const files = [{ name: "manifest.json", data: manifest }, { name: "a/start.html" }, ...more];
    const { body } = await upload(content, paula, await tarGz(files));
    expect((await bundleRow(body.id)).entry_file).toBe(entryFile);
  });

  it("is refused at once, so that it is noted though the body never ends", async () => {
    const last = await lastEntry();
    const endless = () => new ReadableStream<Uint8Array>({ pull: async () => await new Promise(() => undefined) });
    expect((await upload(content, stranger, endless())).status).toBe(404);
    expect((await upload(content, paula, endless(), { "X-Content-Checksum": "x" })).status).toBe(400);
    expect(await auditEntries(last)).toMatchObject([{ action: "refuse_request", user_id: String(stranger.id) }]);
  });

  it("is refused for an API", async () => {
    const api = await addContent(paula, "api");
    expect(await upload(api, paula, await page())).toMatchObject({ status: 409, body: { code: 409 } });
  });

  it("comes to nothing where the content is deleted meanwhile, or the caller demoted or locked out of it", async () => {
    const losses: readonly ((content: TestContent, person: Person) => D1PreparedStatement)[] = [
      ({ id }) => env.DATABASE.prepare("DELETE FROM content WHERE id = ?").bind(id),
      ({ id }) => env.DATABASE.prepare("UPDATE content SET owner_id = ? WHERE id = ?").bind(admin.id, id),
      (_, { id }) => env.DATABASE.prepare("UPDATE users SET role = 1 WHERE id = ?").bind(id),
      (_, { id }) => env.DATABASE.prepare("DELETE FROM api_keys WHERE user_id = ?").bind(id),
    ];
    const statuses = await inTurn(losses, async (loss) => {
      const person = await addPerson("publisher");
      const own = await addContent(person);
      const before = await objectKeys();
      const { status } = await upload(own, person, lateBody(await page(), loss(own, person)));
      expect(await objectKeys()).toEqual(before);
      const bundles = env.DATABASE.prepare("SELECT count(*) AS count FROM bundles WHERE content_id = ?");
      expect(await bundles.bind(own.id).first("count")).toBe(0);
      return status;
    });
    expect(statuses).toEqual([404, 404, 403, 403]);
  });

  it("comes to nothing where it took so long that its objects may be swept", async () => {
    const before = await objectKeys();
    const old = env.DATABASE.prepare("UPDATE unowned_objects SET since_time = '2026-01-01T00:00:00Z'");
    const happened = beforeNextChange(async () => await old.run());
    const { status, body } = await upload(content, paula, await page());
    expect({ happened: happened(), status, code: body.code }).toEqual({ happened: true, status: 409, code: 409 });
    expect(await objectKeys()).toEqual(before);
  });
});

/** A body in whose middle something happens. */
function lateBody(bytes: Uint8Array, statement: D1PreparedStatement): ReadableStream<Uint8Array> {
  let isStart = true;
  return new ReadableStream({
    async pull(controller) {
      if (!isStart) await statement.run();
      controller.enqueue(isStart ? bytes.slice(0, 20) : bytes.slice(20));
      if (!isStart) controller.close();
      isStart = false;
    },
  });
}

describe("the bundles of content", () => {
  it("are listed as a bare array, the newest first, with the one that is served", async () => {
    const own = await addContent(paula);
    const first = await upload(own, paula, await page());
    const second = await upload(own, paula, await page());
    await deploy(own, paula, { bundle_id: first.body.id });
    const { status, body } = await callApi(`/content/${own.guid}/bundles`, { key: paula.key });
    expect(status).toBe(200);
    expect(body).toEqual([second.body, { ...first.body, active: true }]);
    expect(await callApi(`/content/${own.guid}/bundles/${first.body.id}`, { key: paula.key })).toEqual({
      status: 200,
      body: { ...first.body, active: true },
    });
  });

  it.each(["0", "x", "1e1", "-1", "99999999999999999999", "%00", "1%20"])("have no id %s", async (id) => {
    expect((await callApi(`/content/${content.guid}/bundles/${id}`, { key: paula.key })).status).toBe(404);
  });

  it("are downloaded by an administrator as their files are served: where they are shared, which the audit log then says", async () => {
    const { body } = await upload(content, paula, await page());
    const download = async () => await call(`/__api__/v1/content/${content.guid}/bundles/${body.id}/download`, admin);
    expect((await download()).status).toBe(403);
    expect((await auditEntries()).at(-1)).toMatchObject({ user_guid: admin.guid, action: "refuse_request" });
    const permission = { principal_guid: admin.guid, principal_type: "user", role: "viewer" };
    const shared = { method: "POST", key: admin.key, json: permission };
    expect((await callApi(`/content/${content.guid}/permissions`, shared)).status).toBe(201);
    expect((await download()).status).toBe(200);
  });

  it("are downloaded as they were sent, and kept by no cache", async () => {
    const archive = await page();
    const { body } = await upload(content, paula, inChunks(archive, [1, 17]));
    const path = `/__api__/v1/content/${content.guid}/bundles/${body.id}/download`;
    const response = await call(path, { key: paula.key });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/gzip",
      "content-disposition": `attachment; filename="bundle-${body.id}.tar.gz"`,
      "content-length": String(archive.length),
      "cache-control": "private, no-store",
    });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(archive);
    const head = await call(path, { key: paula.key, method: "HEAD" });
    expect([head.status, head.headers.get("Content-Length")]).toEqual([200, String(archive.length)]);
  });
});
