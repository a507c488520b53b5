import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { addPerson, type Call, call, callApi, type Person } from "../workerd/server.ts";
import { addStaticContent } from "../workerd/static-content.ts";
import { tarGz } from "../workerd/tar.ts";

const variables = { ALLOW_ANONYMOUS_CONTENT: "true" };
const ALPHABET = "abcdefghijklmnopqrstuvwxyz";

let owner: Person;

beforeAll(async () => {
  owner = await addPerson("publisher");
});

/** Content that is shared with anyone. */
async function addOpenContent(files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>): Promise<string> {
  const guid = await addStaticContent(env, { ownerId: owner.id, files });
  await patch(guid, { access_type: "all" });
  return guid;
}

async function patch(guid: string, json: object): Promise<void> {
  expect((await callApi(`/content/${guid}`, { method: "PATCH", key: owner.key, json, variables })).status).toBe(200);
}

/** Uploads a new version of the content, and serves it. */
async function publish(guid: string, text: string): Promise<void> {
  const body = await tarGz([{ name: "index.html", data: text }]);
  const uploaded = await callApi(`/content/${guid}/bundles`, { method: "POST", key: owner.key, body, variables });
  const json = { bundle_id: uploaded.body.id };
  await callApi(`/content/${guid}/deploy`, { method: "POST", key: owner.key, json, variables });
}

/** An answer, and how often the bucket was asked for it. What is put into the cache is there then. */
async function ask(path: string, request: Call = {}) {
  const bucket = [vi.spyOn(env.CONTENT, "get"), vi.spyOn(env.CONTENT, "head")];
  const put = vi.spyOn(caches.default, "put");
  const response = await call(path, { variables, ...request });
  const text = await response.text();
  await Promise.all(put.mock.results.map(({ value }) => value));
  put.mockRestore();
  const bucketCalls = bucket.flatMap(({ mock }) => mock.calls).length;
  for (const spy of bucket) spy.mockRestore();
  const headers = new Map([...response.headers].filter(([name]) => name !== "x-correlation-id"));
  return { status: response.status, text, headers, bucketCalls };
}

describe("a file that anyone may see", () => {
  let guid: string;

  beforeEach(async () => {
    guid = await addOpenContent({ "index.html": "<p>First", "a.txt": ALPHABET, "b/index.html": "<p>B" });
  });

  it("is read from the bucket once", async () => {
    expect(await ask(`/content/${guid}/a.txt`)).toMatchObject({ status: 200, text: ALPHABET, bucketCalls: 1 });
    expect(await ask(`/content/${guid}/a.txt`)).toMatchObject({ status: 200, text: ALPHABET, bucketCalls: 0 });
    const byKey = await ask(`/content/${guid}/a.txt`, { key: owner.key });
    expect(byKey).toMatchObject({ status: 200, text: ALPHABET, bucketCalls: 0 });
  });

  it.each<[string, Call]>([
    ["", {}],
    ["a.txt", {}],
    ["b/", {}],
    ["a.txt", { method: "HEAD" }],
    ["a.txt", { headers: { Range: "bytes=2-4" } }],
    ["a.txt", { headers: { Range: "bytes=-3" } }],
    ["a.txt", { headers: { Range: "bytes=99-" } }],
    ["a.txt", { headers: { "If-None-Match": "*" } }],
    ["a.txt", { headers: { "If-Match": '"other"' } }],
    ["a.txt", { headers: { "If-Modified-Since": "Fri, 01 Jan 2100 00:00:00 GMT" } }],
    ["a.txt", { headers: { "If-Range": '"other"', Range: "bytes=2-4" } }],
    ["missing.txt", {}],
  ])("has the answer of the bucket at %j, asked with %j", async (resource, request) => {
    const path = `/content/${guid}/${resource}`;
    const match = vi.spyOn(caches.default, "match").mockResolvedValue(undefined);
    const { bucketCalls, ...expected } = await ask(path, request);
    match.mockRestore();
    await ask(path);
    const { bucketCalls: callsThen, ...answer } = await ask(path, request);
    expect(answer).toEqual(expected);
    expect(callsThen).toBe(resource === "missing.txt" ? bucketCalls : 0);
  });

  it("is another one with the next request once another version is served", async () => {
    await ask(`/content/${guid}/`);
    await publish(guid, "<p>Second");
    expect(await ask(`/content/${guid}/`)).toMatchObject({ text: "<p>Second", bucketCalls: 1 });
  });

  it("is modified when its version is served again", async () => {
    const before = await ask(`/content/${guid}/`);
    await publish(guid, "<p>Second");
    const [first] = (await callApi(`/content/${guid}/bundles`, { key: owner.key })).body.slice(-1);
    await env.DATABASE.prepare(
      "UPDATE content SET bundle_id = ?, last_deployed_time = '2027-01-01T00:00:00Z' WHERE guid = ?",
    )
      .bind(Number(first.id), guid)
      .run();
    const after = await ask(`/content/${guid}/`);
    expect(after).toMatchObject({ text: "<p>First", bucketCalls: 0 });
    expect(after.headers.get("last-modified")).toBe("Fri, 01 Jan 2027 00:00:00 GMT");
    expect(before.headers.get("last-modified")).not.toBe(after.headers.get("last-modified"));
  });

  it.each<[string, () => Promise<unknown>]>([
    ["it is shared with some", async () => await patch(guid, { access_type: "acl" })],
    ["it is deleted", async () => await callApi(`/content/${guid}`, { method: "DELETE", key: owner.key })],
    ["the server lets no one in without a key", async () => await Promise.resolve()],
  ])("is refused with the next request once %s", async (reason, act) => {
    await ask(`/content/${guid}/`);
    expect((await ask(`/content/${guid}/`)).bucketCalls).toBe(0);
    await act();
    const off = reason.startsWith("the server") ? { variables: {} } : {};
    const refused = await ask(`/content/${guid}/`, off);
    expect(refused.status).toBe(401);
    expect(refused.text).not.toContain("First");
  });
});

describe("no cache has", () => {
  it("a file of content that is shared with some, or with those who have a key", async () => {
    const guid = await addStaticContent(env, { ownerId: owner.id, files: { "index.html": "<p>Own" } });
    await ask(`/content/${guid}/`, { key: owner.key });
    expect((await ask(`/content/${guid}/`, { key: owner.key })).bucketCalls).toBe(1);
    await patch(guid, { access_type: "logged_in" });
    await ask(`/content/${guid}/`, { key: owner.key });
    expect((await ask(`/content/${guid}/`, { key: owner.key })).bucketCalls).toBe(1);
  });

  it("a draft of content that is shared with anyone", async () => {
    const guid = await addOpenContent({ "index.html": "<p>First" });
    const body = await tarGz([{ name: "index.html", data: "<p>Draft" }]);
    const { body: bundle } = await callApi(`/content/${guid}/bundles`, { method: "POST", key: owner.key, body });
    const json = { bundle_id: bundle.id, activate: false };
    await callApi(`/content/${guid}/deploy`, { method: "POST", key: owner.key, json });
    await ask(`/content/${guid}/_bundle${bundle.id}/`, { key: owner.key });
    const draft = await ask(`/content/${guid}/_bundle${bundle.id}/`, { key: owner.key });
    expect(draft).toMatchObject({ text: "<p>Draft", bucketCalls: 1 });
  });

  it("a file that is larger than what is held", async () => {
    const guid = await addOpenContent({
      "large.bin": new Uint8Array(1024 * 1024 + 1),
      "full.bin": new Uint8Array(1024 * 1024),
    });
    await ask(`/content/${guid}/large.bin`);
    expect((await ask(`/content/${guid}/large.bin`)).bucketCalls).toBe(1);
    await ask(`/content/${guid}/full.bin`);
    expect((await ask(`/content/${guid}/full.bin`)).bucketCalls).toBe(0);
  });
});
