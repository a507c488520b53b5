import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sweepUnownedObjects, UNOWNED_OBJECTS_MAX_HOURS } from "../../../worker/publishing/object-store.ts";
import { lastEntry } from "../workerd/attempt.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { beforeNextChange } from "../workerd/interleave.ts";
import { addContent, bundleRow, deploy, objectKeys, type TestContent, upload } from "../workerd/publishing.ts";
import { addPerson, auditEntries, call, callApi, type Person } from "../workerd/server.ts";
import { tarGz } from "../workerd/tar.ts";

let paula: Person;
let content: TestContent;
let oldId: string;
let servedId: string;

beforeAll(async () => {
  paula = await addPerson("publisher", "paula");
});

beforeEach(async () => {
  content = await addContent(paula);
  oldId = await publish("old");
  servedId = await publish("new");
  await deploy(content, paula, { bundle_id: servedId });
});

async function publish(data: string): Promise<string> {
  return (await upload(content, paula, await tarGz([{ name: "index.html", data }]))).body.id;
}

async function remove(id: string) {
  return await callApi(`/content/${content.guid}/bundles/${id}`, { method: "DELETE", key: paula.key });
}

async function served(): Promise<string> {
  return await (await call(`/content/${content.guid}/`, { key: paula.key })).text();
}

async function statusOf(rest: string): Promise<number> {
  return (await call(`/__api__/v1/content/${content.guid}/bundles${rest}`, { key: paula.key })).status;
}

async function listedIds(): Promise<readonly string[]> {
  const { body } = await callApi(`/content/${content.guid}/bundles`, { key: paula.key });
  return body.map(({ id }: { id: string }) => id);
}

describe("the deletion of a bundle", () => {
  it("deletes it for every request after it, with its entry in the audit log", async () => {
    const last = await lastEntry();
    expect(await remove(oldId)).toEqual({ status: 204, body: undefined });
    expect(await listedIds()).toEqual([servedId]);
    expect([await statusOf(`/${oldId}`), await statusOf(`/${oldId}/download`)]).toEqual([404, 404]);
    expect((await deploy(content, paula, { bundle_id: oldId })).status).toBe(404);
    expect(await served()).toBe("new");
    expect((await auditEntries(last))[0]).toMatchObject({
      action: "delete_bundle",
      user_guid: paula.guid,
      object_type: "bundle",
      object_id: oldId,
      event_description: `Deleted the bundle ${oldId} of the content item "${content.guid}" (${content.guid}).`,
    });
  });

  it("leaves its objects to the sweep, which comes when no visitor reads them any longer", async () => {
    const { object_prefix: prefix } = await bundleRow(oldId);
    const { object_prefix: servedPrefix } = await bundleRow(servedId);
    const objects = await objectKeys(prefix);
    expect(objects).toHaveLength(2);
    await remove(oldId);
    const hoursLater = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    await sweepUnownedObjects(env.DATABASE, env.CONTENT, hoursLater(UNOWNED_OBJECTS_MAX_HOURS - 1));
    expect(await objectKeys(prefix)).toEqual(objects);
    await sweepUnownedObjects(env.DATABASE, env.CONTENT, hoursLater(UNOWNED_OBJECTS_MAX_HOURS + 1));
    expect(await objectKeys(prefix)).toEqual([]);
    expect(await objectKeys(servedPrefix)).toHaveLength(2);
    expect(await served()).toBe("new");
  });

  it("is refused of the one that is served, until another one is", async () => {
    const last = await lastEntry();
    expect(await remove(servedId)).toEqual({
      status: 409,
      body: {
        code: 409,
        error: "This bundle is the one that is served. Deploy another one first, or delete the content.",
        payload: null,
      },
    });
    expect((await auditEntries(last)).map(({ action }) => action)).toEqual(["refuse_request"]);
    expect(await listedIds()).toEqual([servedId, oldId]);
    await deploy(content, paula, { bundle_id: oldId });
    expect((await remove(servedId)).status).toBe(204);
    expect([await listedIds(), await served()]).toEqual([[oldId], "old"]);
  });

  it("is of a bundle of this content only", async () => {
    const other = await addContent(paula);
    const { body } = await upload(other, paula, await tarGz([{ name: "index.html" }]));
    const ids = [body.id, "0", "x", "-1", "99999999", "99999999999999999999", "%00"];
    const answers = await inTurn(ids, async (id) => await remove(id));
    expect(answers).toMatchObject(
      ids.map(() => ({ status: 404, body: { code: 4, error: "There is no such bundle." } })),
    );
    expect((await bundleRow(body.id)).file_count).toBe(1);
  });
});

describe("a bundle that is deleted", () => {
  it("stays where it is deployed at that moment", async () => {
    const happened = beforeNextChange(async () => await deploy(content, paula, { bundle_id: oldId }));
    expect(await remove(oldId)).toMatchObject({ status: 409, body: { error: expect.stringContaining("is served") } });
    expect([happened(), await served()]).toEqual([true, "old"]);
  });

  it("is not deployed at that moment", async () => {
    const happened = beforeNextChange(async () => await remove(oldId));
    expect(await deploy(content, paula, { bundle_id: oldId })).toMatchObject({
      status: 404,
      body: { error: "There is no such bundle." },
    });
    expect([happened(), await served()]).toEqual([true, "new"]);
  });

  it("is deleted once, with one entry", async () => {
    const last = await lastEntry();
    const happened = beforeNextChange(async () => await remove(oldId));
    expect((await remove(oldId)).status).toBe(404);
    expect(happened()).toBe(true);
    expect((await auditEntries(last)).map(({ action }) => action)).toEqual(["delete_bundle"]);
  });
});
