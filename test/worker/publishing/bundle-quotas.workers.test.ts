import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { lastEntry } from "../workerd/attempt.ts";
import { beforeNextChange } from "../workerd/interleave.ts";
import { addContent, bundleRow, objectKeys, type TestContent } from "../workerd/publishing.ts";
import { addPerson, auditEntries, callApi, type Person } from "../workerd/server.ts";
import { concat, END, gzip, tarGz, tarPiece } from "../workerd/tar.ts";
import { addBundle } from "../workerd/things.ts";

/** The bytes of the archive below when it is unpacked. */
const FILE_BYTES = 3_000;

let archive: Uint8Array<ArrayBuffer>;
let paula: Person;
let content: TestContent;

beforeAll(async () => {
  // What cannot be packed, so that archive and file take about the same.
  archive = await tarGz([{ name: "index.html", data: crypto.getRandomValues(new Uint8Array(FILE_BYTES)) }]);
});

beforeEach(async () => {
  paula = await addPerson("publisher");
  content = await addContent(paula);
});

afterEach(() => {
  vi.restoreAllMocks();
});

type Variables = Readonly<Record<string, string>>;

async function send(variables: Variables, body: BodyInit = archive, to = content, headers: Variables = {}) {
  return await callApi(`/content/${to.guid}/bundles`, { method: "POST", key: paula.key, body, headers, variables });
}

const bundleBytes = () => archive.length + FILE_BYTES;

async function countBundles({ id }: TestContent): Promise<number | null> {
  const query = env.DATABASE.prepare("SELECT count(*) AS count FROM bundles WHERE content_id = ?");
  return await query.bind(id).first<number>("count");
}

async function countUnowned(): Promise<number | null> {
  return await env.DATABASE.prepare("SELECT count(*) AS count FROM unowned_objects").first<number>("count");
}

const refused = (quota: string, max: number, used: number) => ({
  status: 409,
  body: {
    code: 409,
    error: expect.stringContaining(`ask an administrator to raise ${quota}.`),
    payload: { quota, max, used },
  },
});

describe("an upload past a quota", () => {
  it("is refused by the number of bundles, with what is in use and what to do", async () => {
    await addBundle(content);
    await addBundle(content);
    const last = await lastEntry();
    expect(await send({ CONTENT_MAX_BUNDLES: "2" })).toEqual({
      status: 409,
      body: {
        code: 409,
        error:
          "This content item has 2 bundles, and may have at most 2. " +
          "Delete one that is not served, or ask an administrator to raise CONTENT_MAX_BUNDLES.",
        payload: { quota: "CONTENT_MAX_BUNDLES", max: 2, used: 2 },
      },
    });
    expect((await auditEntries(last)).map(({ action }) => action)).toEqual(["refuse_request"]);
    expect((await send({ CONTENT_MAX_BUNDLES: "3" })).status).toBe(200);
  });

  it("is refused by bytes, of archive and files together", async () => {
    await addBundle(content, 700, 300);
    const max = 1_000 + bundleBytes();
    expect(await send({ CONTENT_MAX_STORED_BYTES: String(max - 1) })).toEqual({
      status: 409,
      body: {
        code: 409,
        error:
          `This content item takes 1000 bytes of at most ${max - 1}, and this bundle takes more than the rest. ` +
          "Leave files out, delete a bundle that is not served, or ask an administrator to raise CONTENT_MAX_STORED_BYTES.",
        payload: { quota: "CONTENT_MAX_STORED_BYTES", max: max - 1, used: 1_000 },
      },
    });
    expect((await send({ CONTENT_MAX_STORED_BYTES: String(max) })).status).toBe(200);
  });

  it("is refused by all content that the owner has, and no other", async () => {
    const [other, stranger] = [await addContent(paula), await addPerson("publisher")];
    await addBundle(other, 700, 300);
    await addBundle(await addContent(stranger), 5_000, 5_000);
    const max = 1_000 + bundleBytes();
    const [bundles, bytes] = ["PUBLISHER_MAX_BUNDLES", "PUBLISHER_MAX_STORED_BYTES"];
    expect(await send({ [bundles]: "1" })).toEqual(refused(bundles, 1, 1));
    expect(await send({ [bytes]: String(max - 1) })).toEqual(refused(bytes, max - 1, 1_000));
    expect((await send({ [bundles]: "2", [bytes]: String(max) })).status).toBe(200);
    // What is given away counts for who has it then.
    await env.DATABASE.prepare("UPDATE content SET owner_id = ? WHERE id = ?").bind(stranger.id, other.id).run();
    expect(await send({ [bundles]: "1" })).toEqual(refused(bundles, 1, 1));
    expect((await send({ [bundles]: "2" })).status).toBe(200);
  });

  it("is refused to an editor by what the owner has", async () => {
    const editor = await addPerson("publisher");
    await env.DATABASE.prepare("INSERT INTO content_permissions (content_id, user_id, role) VALUES (?, ?, 2)")
      .bind(content.id, editor.id)
      .run();
    await addBundle(content);
    const request = { method: "POST", key: editor.key, body: archive, variables: { PUBLISHER_MAX_BUNDLES: "1" } };
    expect(await callApi(`/content/${content.guid}/bundles`, request)).toEqual(refused("PUBLISHER_MAX_BUNDLES", 1, 1));
  });

  it("is accepted again when a bundle was deleted", async () => {
    const id = await addBundle(content);
    const variables = { CONTENT_MAX_BUNDLES: "1" };
    expect((await send(variables)).status).toBe(409);
    await callApi(`/content/${content.guid}/bundles/${id}`, { method: "DELETE", key: paula.key });
    expect((await send(variables)).status).toBe(200);
  });
});

describe("an upload for which there is no room", () => {
  let put: MockInstance;
  let objectsBefore: readonly string[];
  let unownedBefore: number | null;

  beforeEach(async () => {
    objectsBefore = await objectKeys();
    unownedBefore = await countUnowned();
    put = vi.spyOn(env.CONTENT, "put");
  });

  async function expectNothingStored(): Promise<void> {
    expect(put).not.toHaveBeenCalled();
    expect(await objectKeys()).toEqual(objectsBefore);
    expect([await countUnowned(), await countBundles(content)]).toEqual([unownedBefore, 0]);
  }

  const endless = () => new ReadableStream<Uint8Array>({ pull: async () => await new Promise(() => undefined) });

  it("is refused by its Content-Length, before any of it is read", async () => {
    const headers = { "Content-Length": "1001" };
    const variables = { CONTENT_MAX_STORED_BYTES: "1000" };
    expect(await send(variables, endless(), content, headers)).toEqual(refused("CONTENT_MAX_STORED_BYTES", 1_000, 0));
    await expectNothingStored();
  });

  it("is refused before any of it is read where there are as many bundles as there may be", async () => {
    const full = await addContent(paula);
    await addBundle(full);
    expect(await send({ CONTENT_MAX_BUNDLES: "1" }, endless(), full)).toEqual(refused("CONTENT_MAX_BUNDLES", 1, 1));
    await expectNothingStored();
  });

  it("is not refused for what a form has around it", async () => {
    const form = new FormData();
    form.append("archive", new Blob([archive]), "x".repeat(1_000));
    const max = bundleBytes();
    const sent = new Request("https://x.example", { method: "POST", body: form });
    const body = await sent.arrayBuffer();
    expect(body.byteLength).toBeGreaterThan(archive.length + 1_000);
    const headers = { "Content-Type": sent.headers.get("Content-Type") ?? "", "Content-Length": `${body.byteLength}` };
    expect((await send({ CONTENT_MAX_STORED_BYTES: String(max) }, body, content, headers)).status).toBe(200);
  });

  it("is refused by what its archive comes to while it arrives, without a Content-Length", async () => {
    const variables = { CONTENT_MAX_STORED_BYTES: String(archive.length - 1) };
    expect(await send(variables, new Blob([archive]).stream())).toEqual(
      refused("CONTENT_MAX_STORED_BYTES", archive.length - 1, 0),
    );
    await expectNothingStored();
  });

  it("is refused by what its files come to", async () => {
    const zeros = await tarGz([{ name: "zeros", data: new Uint8Array(1_000_000) }]);
    expect(zeros.length).toBeLessThan(10_000);
    expect(await send({ CONTENT_MAX_STORED_BYTES: "1000000" }, zeros)).toEqual(
      refused("CONTENT_MAX_STORED_BYTES", 1_000_000, 0),
    );
    await expectNothingStored();
  });

  it("is refused by the size of a file that its header has, before the file is read", async () => {
    const headerOnly = await gzip(concat([tarPiece({ name: "a", size: 1_000_000_000 }), END]));
    expect(await send({ CONTENT_MAX_STORED_BYTES: "1000000" }, headerOnly)).toEqual(
      refused("CONTENT_MAX_STORED_BYTES", 1_000_000, 0),
    );
    await expectNothingStored();
  });

  it("is refused for the room that another one took at the last moment, and leaves no object", async () => {
    const happened = beforeNextChange(async () => await addBundle(content));
    expect(await send({ CONTENT_MAX_BUNDLES: "1" })).toEqual(refused("CONTENT_MAX_BUNDLES", 1, 1));
    expect([happened(), put.mock.calls.length]).toEqual([true, 2]);
    expect([await objectKeys(), await countBundles(content)]).toEqual([objectsBefore, 1]);
    expect(await countUnowned()).toBe(unownedBefore);
  });
});

describe("uploads at the same moment", () => {
  const QUOTAS: Readonly<Record<string, () => Variables>> = {
    "bundles of content": () => ({ CONTENT_MAX_BUNDLES: "2" }),
    "bundles of a publisher": () => ({ PUBLISHER_MAX_BUNDLES: "2" }),
    "bytes of content": () => ({ CONTENT_MAX_STORED_BYTES: String(bundleBytes() * 3 - 1) }),
    "bytes of a publisher": () => ({ PUBLISHER_MAX_STORED_BYTES: String(bundleBytes() * 3 - 1) }),
  };

  it.each(Object.entries(QUOTAS))("never exceed the quota: %s", async (name, variables) => {
    const objectsBefore = await objectKeys();
    const other = await addContent(paula);
    const targets = name.includes("publisher") ? [content, other, content, other, content] : Array(5).fill(content);
    const answers = await Promise.all(targets.map(async (to) => await send(variables(), archive, to)));
    expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual(["200", "200", "409", "409", "409"]);
    const accepted = answers.filter(({ status }) => status === 200);
    const prefixes = await Promise.all(accepted.map(async ({ body }) => (await bundleRow(body.id)).object_prefix));
    const expected = prefixes.flatMap((prefix) => [`${prefix}archive.tar.gz`, `${prefix}files/index.html`]);
    expect(await objectKeys()).toEqual([...objectsBefore, ...expected].toSorted());
  });
});
