import { createScheduledController, evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { AuditExportJob } from "../../../worker/export-jobs/export-job.ts";
import worker from "../../../worker/index.ts";
import { pushName } from "../../../worker/platform/jobs.ts";
import type { AuditExportPush } from "../../../worker/pushing/push-job.ts";
import { pushStore } from "../../../worker/pushing/push-store.ts";
import { chosen } from "../../support/size.ts";
import {
  addExport,
  deploy,
  objectNames,
  replacePort,
  setPaused,
  type TestExport,
  until,
  useFreshExports,
  write,
} from "../exports/support/exports.ts";
import { answerWith, gated, PATIENT } from "../exports/support/job-sources.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { addPerson, callApi, type Person } from "../workerd/server.ts";

let admin: Person;

beforeAll(async () => {
  admin = await addPerson("administrator", "ada");
});
useFreshExports();

const put = async (name: string, objects: readonly string[]) =>
  await Promise.all(objects.map(async (object) => await env.EXPORTS.put(`${name}/${object}`, "x")));
const ask = async (method: string, { guid }: TestExport, rest = "") =>
  await callApi(`/audit_exports/${guid}${rest}`, { method, key: admin.key });
const remove = async (one: TestExport, query = "?objects=delete") => await ask("DELETE", one, query);
const actions = async () =>
  (await env.DATABASE.prepare("SELECT action FROM audit_log WHERE action LIKE '%audit_export%' ORDER BY id").raw())
    .flat()
    .filter((action) => action !== "pause_audit_export");
const deletionOf = async ({ guid }: TestExport) =>
  await env.DATABASE.prepare("SELECT deletion FROM audit_exports WHERE guid = ?").bind(guid).first("deletion");

/** The storage of a job: its names, and its alarm. */
const keptBy = async ({
  job,
}: {
  readonly job: DurableObjectStub<AuditExportJob> | DurableObjectStub<AuditExportPush>;
}) =>
  await runInDurableObject<DurableObject, readonly string[]>(job, async (_, { storage }) => [
    ...(await storage.list()).keys(),
    ...Array.from(storage.kv.list(), ([name]) => name),
    ...((await storage.getAlarm()) === null ? [] : ["alarm"]),
  ]);

async function untilCleared(one: TestExport): Promise<void> {
  await vi.waitFor(async () => expect([await deletionOf(one), await keptBy(one)]).toEqual(["done", []]), PATIENT);
}

async function addPaused(): Promise<TestExport> {
  const one = await addExport();
  await setPaused(one, true);
  return one;
}

const hourly = async () => await worker.scheduled(createScheduledController({ scheduledTime: new Date() }), env);

describe("a deleted export", () => {
  it("loses what its job keeps, and keeps its objects", async () => {
    await write(5);
    const one = await addExport();
    await one.job.runNow(one.guid);
    await until(one, ({ manifests }) => manifests > 0);
    await setPaused(one, true);
    const objects = await objectNames(one);
    expect((await remove(one, "")).status).toBe(204);
    await untilCleared(one);
    expect(await objectNames(one)).toEqual(objects);
    expect(objects).toContain("seg/000000001.ndjson.gz");
    expect(await actions()).toEqual(["delete_audit_export"]);
  });

  it("loses all its objects where that is asked, and no other export loses one", async () => {
    const [one, other] = [await addPaused(), await addPaused()];
    const many = Array.from({ length: 1_001 }, (_, index) => `seg/${String(index).padStart(9, "0")}.ndjson.gz`);
    await put(one.name, [...many, "latest.json", "manifests/000000001.json", "not of an export"]);
    const neighbours = [`${one.name}0`, `${one.name}-1`, one.name.slice(0, -1), other.name];
    await inTurn(neighbours, async (name) => await put(name, ["latest.json", "seg/000000001.ndjson.gz"]));
    expect((await remove(one)).status).toBe(204);
    await untilCleared(one);
    expect(await objectNames(one)).toEqual([]);
    const left = await inTurn(neighbours, async (name) => (await objectNames({ ...one, name })).length);
    expect(left).toEqual(neighbours.map(() => 2));
    expect(await actions()).toEqual(["delete_audit_export", "delete_audit_export_objects"]);
  });

  it("goes after the slice that is under way, whose objects go too", async () => {
    await write(25);
    const one = await addExport();
    const gate = gated();
    await replacePort(one, "source", gate.make);
    await one.job.wake(one.guid);
    await gate.isAsked();
    await setPaused(one, true);
    expect((await remove(one)).status).toBe(204);
    expect((await ask("GET", one)).status).toBe(404);
    gate.open();
    await untilCleared(one);
    expect(await objectNames(one)).toEqual([]);
  });

  it("goes where it needed attention", async () => {
    const one = await addExport();
    await answerWith(one, () => 401);
    await one.job.wake(one.guid);
    await until(one, ({ state }) => state === "needs_attention");
    await setPaused(one, true);
    await put(one.name, ["latest.json"]);
    await remove(one);
    await untilCleared(one);
    expect(await objectNames(one)).toEqual([]);
  });

  it("goes on going where the bucket fails and the job is evicted, by the hourly schedule at the latest", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const one = await addPaused();
    await put(one.name, ["latest.json", "seg/000000001.ndjson.gz"]);
    const failing = async () => await Promise.reject(new Error("The object is locked."));
    const list = async (options: R2ListOptions) => await env.EXPORTS.list({ ...options, limit: 1 });
    let deleted = 0;
    const deleteOnce = async (keys: string[]) => {
      deleted += 1;
      return await (deleted === 1 ? env.EXPORTS.delete(keys) : failing());
    };
    const bucket = Object.assign(Object.create(env.EXPORTS), { list, delete: deleteOnce });
    await runInDurableObject(one.job, (instance) => {
      Reflect.set(instance, "env", { ...env, EXPORTS: bucket });
    });
    expect((await remove(one)).status).toBe(204);
    await until(one, ({ state }) => state === "retrying");
    expect(log.mock.calls.flat().join()).toContain("The object is locked.");
    expect(await objectNames(one)).toEqual(["seg/000000001.ndjson.gz"]);
    expect(await deletionOf(one)).toBe("job_and_objects");
    await evictDurableObject(one.job);
    await runInDurableObject(one.job, async (_, { storage }) => await storage.deleteAll());
    await deploy(one.job);
    await hourly();
    await untilCleared(one);
    expect(await objectNames(one)).toEqual([]);
    expect(await actions()).toEqual(["delete_audit_export", "delete_audit_export_objects"]);
  });

  it("is not written or kept again by what its job is told late", async () => {
    await write(5);
    const one = await addPaused();
    await remove(one);
    await untilCleared(one);
    await inTurn(["wake", "reschedule", "resume", "runNow"] as const, async (message) => {
      await one.job[message](one.guid);
      await vi.waitFor(async () => expect(await keptBy(one)).toEqual([]), PATIENT);
    });
    expect(await objectNames(one)).toEqual([]);
    expect(await actions()).toEqual(["delete_audit_export", "delete_audit_export_objects"]);
  });

  it("loses what its pushes keep, also where they needed attention", async () => {
    const one = await addPaused();
    const receiver = {
      url: "https://siem.example.com/audit",
      format: "webhook",
      exports: [one.name],
      secret: "a-secret-of-a-receiver",
    };
    await deploy(one.job, { AUDIT_EXPORT_RECEIVERS: JSON.stringify({ siem: receiver }) });
    const target = { guid: one.guid, receiver: "siem" };
    const job = env.AUDIT_EXPORT_PUSH.getByName(pushName(target));
    await runInDurableObject(job, (_, { storage }) => {
      pushStore(storage.kv).update((record) => ({ ...record, target, state: "needs_attention" }));
    });
    expect(await keptBy({ job })).not.toEqual([]);
    await remove(one);
    await untilCleared(one);
    await vi.waitFor(async () => expect(await keptBy({ job })).toEqual([]), PATIENT);
  });

  it("is not asked any more once it is gone", async () => {
    const one = await addPaused();
    await remove(one, "");
    await untilCleared(one);
    await hourly();
    expect(await keptBy(one)).toEqual([]);
  });
});

describe("DELETE at the same moment", () => {
  it("by two deletes it once", async () => {
    const one = await addPaused();
    const answers = await Promise.all([remove(one), remove(one, ""), remove(one)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404, 404]);
    await untilCleared(one);
    expect((await actions()).filter((action) => action === "delete_audit_export")).toHaveLength(1);
  });

  it.each(chosen([-3, -2, -1, 0, 1, 2, 3], 2))("as it is resumed: one of the two is refused (%d)", async (lead) => {
    await write(5);
    const one = await addPaused();
    const wait = async (queries: number) =>
      await inTurn(Array.from({ length: Math.max(0, queries) }), async () => {
        await env.DATABASE.prepare("SELECT 1").run();
      });
    const [deleted, resumed] = await Promise.all([
      wait(lead).then(async () => await remove(one)),
      wait(-lead).then(async () => await ask("POST", one, "/resume")),
    ]);
    expect([deleted.status, resumed.status]).toBeOneOf([
      [204, 404],
      [409, 200],
    ]);
    if (resumed.status === 404) {
      await untilCleared(one);
      expect(await objectNames(one)).toEqual([]);
    } else {
      expect((await until(one, ({ entries }) => entries >= 5)).state).not.toBe("needs_attention");
    }
  });
});
