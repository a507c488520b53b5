import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ownSource } from "../../../worker/export-jobs/job-source.ts";
import { codec, signerOf } from "../../../worker/export-records/ports.ts";
import { type PushStatus, pushName } from "../../../worker/platform/jobs.ts";
import type { AuditExportPush } from "../../../worker/pushing/push-job.ts";
import { addExport, setPaused, type TestExport, untilIdle, useFreshExports } from "../exports/support/exports.ts";
import { OwnExport } from "../exports/support/own-export.ts";
import { writeAuditEntries } from "../workerd/audit-log.ts";
import { addPerson, call, ORIGIN } from "../workerd/server.ts";

/** The key of RFC 8410, section 10.3. */
const KEY = Uint8Array.from(atob("MC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC"), (character) =>
  character.charCodeAt(0),
);
const SECRET = "a-secret-of-a-receiver";
const RECEIVER = "siem";

useFreshExports();
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

/** A push as a receiver got it. */
interface Pushed {
  readonly url: string;
  readonly key: string | null;
  readonly body: any;
}

interface Tested {
  readonly one: TestExport;
  readonly own: OwnExport;
  readonly push: DurableObjectStub<AuditExportPush>;
  readonly got: Pushed[];
  /** The next answers of the receiver. */
  answer: () => Response;
}

const variablesOf = (exportName: string, fields: object = {}) => ({
  AUDIT_EXPORT_RECEIVERS: JSON.stringify({
    [RECEIVER]: {
      url: "https://siem.example.com/audit",
      format: "webhook",
      exports: [exportName],
      secret: SECRET,
      ...fields,
    },
  }),
});

/** An export of this server's log, made by hand, and the object that pushes it. */
async function tested(fields: object = {}): Promise<Tested> {
  const one = await addExport();
  const own = new OwnExport(one.name, ownSource(ORIGIN, env.DATABASE), await signerOf(KEY));
  const push = env.AUDIT_EXPORT_PUSH.getByName(pushName({ guid: one.guid, receiver: RECEIVER }));
  const test: Tested = { one, own, push, got: [], answer: () => new Response(null, { status: 204 }) };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (...sent: ConstructorParameters<typeof Request>) => {
    const request = new Request(...sent);
    test.got.push({ url: request.url, key: request.headers.get("Idempotency-Key"), body: await request.json() });
    return test.answer();
  });
  await deployPushes(test, variablesOf(one.name, fields));
  return test;
}

async function deployPushes({ push }: Tested, variables: object): Promise<void> {
  await runInDurableObject(push, (instance) => {
    Reflect.set(instance, "env", { ...env, ...variables });
    Reflect.set(instance, "wait", () => 3_600_000);
  });
}

const targetOf = ({ one }: Tested) => ({ guid: one.guid, receiver: RECEIVER });

/** Wakes the pushes, and waits until they have nothing to do. */
async function pushed(test: Tested): Promise<PushStatus> {
  await test.push.wake(targetOf(test));
  return await settled(test);
}

async function settled({ push }: Tested): Promise<PushStatus> {
  return await vi.waitFor(
    async () => {
      const alarm = await runInDurableObject(push, async (_, { storage }) => await storage.getAlarm());
      const status = await push.status();
      if (status.state === "running" || (alarm ?? Infinity) <= Date.now()) throw new Error(JSON.stringify(status));
      return status;
    },
    { timeout: 30_000, interval: 10 },
  );
}

/** Lets the next try be now. */
async function tryAgain({ push }: Tested): Promise<void> {
  await runDurableObjectAlarm(push);
}

const keysOf = ({ got, one }: Tested) => got.map(({ key }) => key?.replace(`${one.name}:`, "").replace(/:[^:]*$/, ""));

describe("the pushes of an export to a receiver", () => {
  it("bring all entries and manifests in order, each with its key, and say how far they are", async () => {
    await writeAuditEntries(Array.from({ length: 1_203 }, () => 0));
    const test = await tested();
    await test.own.seal({
      periodEnd: "2029-01-01T01:00:00Z",
      segments: [{ throughId: 700, quarantined: [10] }, { throughId: 800 }],
    });
    await test.own.seal({ periodEnd: "2029-01-01T02:00:00Z", segments: [{ throughId: 1_203 }] });
    const status = await pushed(test);
    expect(keysOf(test)).toEqual([
      "entries:1:1-500",
      "entries:1:501-699",
      "quarantined:1",
      "entries:2:1-100",
      "manifest:1",
      "entries:3:1-403",
      "manifest:2",
    ]);
    const ids = test.got.flatMap(({ body }) => (body.entries ?? []).map(({ id }: { id: string }) => Number(id)));
    expect(ids).toEqual(Array.from({ length: 1_203 }, (_, index) => index + 1).filter((id) => id !== 10));
    expect(new Set(test.got.map(({ url }) => url))).toEqual(new Set(["https://siem.example.com/audit"]));
    expect(status).toEqual({
      state: "waiting",
      lastSegment: 3,
      lastId: "1203",
      lastManifest: 2,
      entries: 1_202,
      caughtUpTime: expect.any(Number),
      waitingSince: null,
      lastError: null,
      nextTryTime: null,
    });
    // What is written later follows, and nothing is pushed again.
    await writeAuditEntries(Array.from({ length: 5 }, () => 0));
    await test.own.seal({ periodEnd: "2029-01-01T03:00:00Z", segments: [{ throughId: 1_208 }] });
    test.got.length = 0;
    await pushed(test);
    expect(keysOf(test)).toEqual(["entries:4:1-5", "manifest:3"]);
  });

  it("send again what was not taken, with the same key and body, and no sooner than the receiver asks", async () => {
    await writeAuditEntries(Array.from({ length: 3 }, () => 0));
    const test = await tested();
    await test.own.seal({ periodEnd: "2029-01-01T01:00:00Z", segments: [{ throughId: 3 }] });
    test.answer = () => new Response(`${SECRET} is wrong`, { status: 503 });
    const status = await pushed(test);
    expect(status).toMatchObject({
      state: "retrying",
      entries: 0,
      lastError: { message: "The receiver answered 503." },
    });
    // Whoever wakes them does not shorten the wait.
    await test.push.wake(targetOf(test));
    await settled(test);
    expect(test.got).toHaveLength(1);
    test.answer = () => new Response();
    await tryAgain(test);
    await settled(test);
    expect(keysOf(test)).toEqual(["entries:1:1-3", "entries:1:1-3", "manifest:1"]);
    expect(test.got[1]).toEqual(test.got[0]);
  });

  it("tell the log why they fail, once for each cause, and how they stand in words", async () => {
    await writeAuditEntries([0]);
    const test = await tested();
    const written = vi.spyOn(console, "error").mockImplementation(() => {});
    await test.own.seal({ periodEnd: "2029-01-01T01:00:00Z", segments: [{ throughId: 1 }] });
    test.answer = () => {
      throw new Error("connection refused by https://siem.example.com/audit");
    };
    const status = await pushed(test);
    const message =
      "The receiver gave no answer (connection refused by •••). Check that its host resolves, that its certificate is valid, and that it may be reached.";
    expect(status).toMatchObject({ state: "retrying", lastError: { message } });
    await tryAgain(test);
    await settled(test);
    test.answer = () => new Response(null, { status: 500 });
    await tryAgain(test);
    await settled(test);
    const event = {
      level: "error",
      event: "audit-export-push-not-delivered",
      export: test.one.guid,
      receiver: RECEIVER,
    };
    expect(written.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
      { ...event, message },
      { ...event, message: "The receiver answered 500." },
    ]);
  });

  it("wait since they found something to push, until everything is delivered", async () => {
    await writeAuditEntries([0, 0]);
    const test = await tested();
    await test.own.seal({ periodEnd: "2029-01-01T01:00:00Z", segments: [{ throughId: 2 }] });
    const before = Date.now();
    test.answer = () => new Response(null, { status: 500 });
    const { waitingSince } = await pushed(test);
    expect(waitingSince).toBeGreaterThanOrEqual(before);
    // Another try does not forget that it waits. The segments are of the future here.
    await tryAgain(test);
    expect((await settled(test)).waitingSince).toBeGreaterThanOrEqual(waitingSince ?? Infinity);
    test.answer = () => new Response();
    await tryAgain(test);
    expect(await settled(test)).toMatchObject({ waitingSince: null, lastManifest: 1 });
  });

  it("go on from where they were after an eviction, without a push that was taken", async () => {
    await writeAuditEntries(Array.from({ length: 600 }, () => 0));
    const test = await tested();
    await test.own.seal({ periodEnd: "2029-01-01T01:00:00Z", segments: [{ throughId: 600 }] });
    test.answer = () => new Response(null, { status: test.got.length < 2 ? 200 : 500 });
    await pushed(test);
    await evictDurableObject(test.push);
    await deployPushes(test, variablesOf(test.one.name));
    test.answer = () => new Response();
    await tryAgain(test);
    await settled(test);
    expect(keysOf(test)).toEqual(["entries:1:1-500", "entries:1:501-600", "entries:1:501-600", "manifest:1"]);
  });

  it.each([302, 401, 404])(
    "ask for a person after twelve answers in a row with %i, and go on when resumed",
    async (code) => {
      await writeAuditEntries([0]);
      const test = await tested();
      await test.own.seal({ periodEnd: "2029-01-01T01:00:00Z", segments: [{ throughId: 1 }] });
      test.answer = () => new Response(null, { status: code, headers: { Location: "https://elsewhere.example.com" } });
      expect(await pushed(test)).toMatchObject({ state: "retrying" });
      for (let times = 2; times < 12; times += 1) {
        await tryAgain(test);
      }
      expect(await settled(test)).toMatchObject({ state: "retrying" });
      await tryAgain(test);
      const status = await settled(test);
      expect(status).toMatchObject({ state: "needs_attention", nextTryTime: null });
      expect(status.lastError?.message).toContain(`The receiver answered ${code}: `);
      expect(new Set(test.got.map(({ url }) => new URL(url).hostname))).toEqual(new Set(["siem.example.com"]));
      test.answer = () => new Response();
      await pushed(test);
      expect(test.got).toHaveLength(12);
      const { key } = await addPerson("administrator");
      const path = `/__api__/v1/audit_exports/${test.one.guid}/receivers/${RECEIVER}/resume`;
      const response = await call(path, { method: "POST", key, variables: variablesOf(test.one.name) });
      expect(response.status).toBe(200);
      expect(await settled(test)).toMatchObject({ state: "waiting", lastSegment: 1, lastManifest: 1 });
    },
  );

  it("stop at an object that is not whole, of which nothing is sent", async () => {
    await writeAuditEntries([0, 0, 0]);
    const test = await tested();
    await test.own.seal({ periodEnd: "2029-01-01T01:00:00Z", segments: [{ throughId: 2 }, { throughId: 3 }] });
    await test.own.spoil("seg/000000002.ndjson.gz", -9);
    const status = await pushed(test);
    expect(status.waitingSince).not.toBeNull();
    expect(keysOf(test)).toEqual(["entries:1:1-2"]);
    expect(status.state).toBe("needs_attention");
    expect(status.lastError?.message).toMatch(/^The stored object seg\/000000002\.ndjson\.gz has .* Nothing is pushed/);
  });

  it("bring a witness the manifests alone", async () => {
    await writeAuditEntries([0, 0]);
    const test = await tested({ entries: false });
    await test.own.seal({ periodEnd: "2029-01-01T01:00:00Z", segments: [{ throughId: 1 }] });
    await test.own.seal({ periodEnd: "2029-01-01T02:00:00Z", segments: [{ throughId: 2 }] });
    await pushed(test);
    expect(keysOf(test)).toEqual(["manifest:1", "manifest:2"]);
    const stored = await Promise.all(
      ["manifests/000000001.json", "manifests/000000002.json"].map(async (name) => {
        const bytes = await (await env.EXPORTS.get(`${test.one.name}/${name}`))?.bytes();
        return await codec.digest(bytes ?? new Uint8Array());
      }),
    );
    expect(test.got.map(({ body }) => [body.sequence, body.sha256])).toEqual(stored.map((hash, at) => [at + 1, hash]));
  });

  it("make nothing while the export is paused or gone, or the receiver no longer gets it", async () => {
    await writeAuditEntries([0]);
    const test = await tested();
    await test.own.seal({ periodEnd: "2029-01-01T01:00:00Z", segments: [{ throughId: 1 }] });
    await setPaused(test.one, true);
    expect(await pushed(test)).toMatchObject({ lastSegment: 0 });
    await setPaused(test.one, false);
    await deployPushes(test, variablesOf("another"));
    expect(await pushed(test)).toMatchObject({ state: "waiting", lastSegment: 0 });
    await deployPushes(test, variablesOf(test.one.name, { url: "https://other.example.com/audit" }));
    await env.DATABASE.prepare("DELETE FROM audit_exports").run();
    await pushed(test);
    expect(test.got).toEqual([]);
  });

  it("are paused with the export, and not resumed by themselves", async () => {
    const test = await tested();
    const { key } = await addPerson("administrator");
    const variables = variablesOf(test.one.name);
    const path = `/__api__/v1/audit_exports/${test.one.guid}`;
    await setPaused(test.one, true);
    const read = await call(path, { key, variables });
    expect(await read.json()).toMatchObject({ receivers: [{ state: "paused", next_try_time: null }] });
    const response = await call(`${path}/receivers/${RECEIVER}/resume`, { method: "POST", key, variables });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ error: "The export is paused. Resume it first." });
    const noted = env.DATABASE.prepare("SELECT id FROM audit_log WHERE action = 'resume_audit_export_receiver'");
    expect((await noted.all()).results).toEqual([]);
    await setPaused(test.one, false);
    const again = await call(path, { key, variables });
    expect(await again.json()).toMatchObject({ receivers: [{ state: "waiting" }] });
  });

  it("that cannot be told to continue are said to be so", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const test = await tested();
    const { key } = await addPerson("administrator");
    const fail = async () => await Promise.reject(new Error("The pushes cannot be reached."));
    const bindings = {
      AUDIT_EXPORT_PUSH: { idFromName: () => {}, getByName: () => ({ status: fail, wake: fail, resume: fail }) },
    };
    const path = `/__api__/v1/audit_exports/${test.one.guid}/receivers/${RECEIVER}/resume`;
    const variables = variablesOf(test.one.name);
    const response = await call(path, { method: "POST", key, variables, bindings });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      error:
        "The pushes to this receiver do not answer, so that they may not know that they are to continue. Try again.",
    });
    expect(logged.mock.calls.flat().join()).toContain("audit-export-push-not-told");
  });

  it("go by the url and the secret that the deployment has then", async () => {
    await writeAuditEntries([0]);
    const test = await tested();
    await test.own.seal({ periodEnd: "2029-01-01T01:00:00Z", segments: [{ throughId: 1 }] });
    test.answer = () => new Response(null, { status: 401 });
    await pushed(test);
    await deployPushes(test, variablesOf(test.one.name, { url: "https://other.example.com/audit" }));
    test.answer = () => new Response();
    await tryAgain(test);
    await settled(test);
    expect(test.got.map(({ url }) => url)).toEqual([
      "https://siem.example.com/audit",
      "https://other.example.com/audit",
      "https://other.example.com/audit",
    ]);
  });
});

it("a run of the export wakes the pushes of what it wrote", async () => {
  await writeAuditEntries([0, 0]);
  const test = await tested();
  await runInDurableObject(test.one.job, (instance) => {
    Reflect.set(instance, "env", { ...Reflect.get(instance, "env"), ...variablesOf(test.one.name) });
  });
  await test.one.job.wake(test.one.guid);
  await untilIdle(test.one);
  await vi.waitFor(() => expect(keysOf(test)).toEqual(["entries:1:1-2"]), { timeout: 30_000 });
});
