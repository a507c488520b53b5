import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { readSourceEntry, verifyExport } from "../../../shared/index.ts";
import type { AuditExport } from "../../../worker/export-records/export-store.ts";
import { codec, verifySignature } from "../../../worker/export-records/ports.ts";
import { r2Objects } from "../../../worker/export-records/r2-objects.ts";
import {
  addExport,
  alarmOf,
  breaksOf,
  deploy,
  objectNames,
  PUBLIC_KEY,
  replacePort,
  SIGNING_KEY,
  until,
  untilIdle,
  useFreshExports,
  write,
} from "../exports/support/exports.ts";
import { answerWith, gated } from "../exports/support/job-sources.ts";
import { emptyAuditLog } from "../workerd/audit-log.ts";
import { ORIGIN } from "../workerd/server.ts";

useFreshExports();

describe("the job of an export", () => {
  it("needs attention where the source refuses the key, until it is resumed: the hourly schedule does not start it", async () => {
    await write(5);
    const one = await addExport();
    let status = 401;
    await answerWith(one, () => status);
    await one.job.wake(one.guid);
    const stopped = await until(one, ({ state }) => state === "needs_attention");
    expect(stopped).toMatchObject({ nextRunTime: null, lastError: { message: expect.stringContaining("401") } });
    await one.job.wake(one.guid);
    expect(await alarmOf(one)).toBeNull();
    expect((await one.job.status()).state).toBe("needs_attention");
    status = 200;
    await one.job.resume(one.guid);
    expect(await untilIdle(one)).toMatchObject({ entries: 5 });
  });

  it("tries a refused key again for those who asked for a run meanwhile", async () => {
    await write(5);
    const one = await addExport();
    const gate = gated(() => 401);
    await replacePort(one, "source", gate.make);
    await one.job.wake(one.guid);
    await gate.isAsked();
    await one.job.runNow(one.guid);
    gate.open();
    await gate.isAsked(2);
    await until(one, ({ state }) => state === "needs_attention");
    expect(await alarmOf(one)).toBeNull();
  });

  it("tries a refused key again for those who run it now", async () => {
    await write(5);
    const one = await addExport();
    await answerWith(one, () => 403);
    await one.job.runNow(one.guid);
    const first = await until(one, ({ state }) => state === "needs_attention");
    await answerWith(one, () => 200);
    await one.job.runNow(one.guid);
    // What was asked for the first time is not forgotten either.
    expect(await until(one, ({ manifests }) => manifests > 0)).toMatchObject({
      entries: 5,
      lastError: first.lastError,
    });
  });

  it("waits for a server that fails", async () => {
    const one = await addExport();
    await answerWith(one, () => 503);
    await one.job.wake(one.guid);
    const waiting = await until(one, ({ state }) => state === "retrying");
    expect(waiting.lastError?.message).toContain("503");
    await until(one, ({ lastError }) => (lastError?.time ?? 0) > (waiting.lastError?.time ?? 0));
    await answerWith(one, () => 200);
    await one.job.runNow(one.guid);
    await untilIdle(one);
  });

  it("tries a server again that is being deployed", async () => {
    await write(5);
    const one = await addExport();
    await one.job.wake(one.guid);
    await untilIdle(one);
    await write(2);
    await answerWith(one, () => 404);
    await one.job.runNow(one.guid);
    const { lastError } = await until(one, ({ state }) => state === "retrying");
    expect(lastError?.message).toContain("404");
    await answerWith(one, () => 200);
    await one.job.runNow(one.guid);
    expect(await until(one, ({ state, entries }) => state === "waiting" && entries === 7)).toMatchObject({
      entries: 7,
    });
  });

  it("is tried again where the platform fails, and does not tell the error that was thrown", async () => {
    await write(5);
    const log = vi.spyOn(console, "error").mockReturnValue();
    const sources = JSON.stringify({ plant: { base_url: "https://content.example.com", key: "the-plants-own-key" } });
    const one = await addExport({ AUDIT_EXPORT_SOURCES: sources });
    let failures = 3;
    await replacePort(one, "objects", ({ name }: AuditExport) => {
      failures -= 1;
      if (failures >= 0) throw new Error("A header is not valid: Key the-plants-own-key");
      return r2Objects(env.EXPORTS, name);
    });
    await one.job.wake(one.guid);
    const status = await untilIdle(one);
    expect(status).toMatchObject({
      entries: 5,
      lastError: { message: "The server failed unexpectedly. Its log has the details under audit-export-failed." },
    });
    expect(log.mock.calls).toEqual(
      Array.from({ length: 3 }, () => [
        JSON.stringify({
          level: "error",
          event: "audit-export-failed",
          export: one.guid,
          message: "Error: A header is not valid: Key •••",
        }),
      ]),
    );
  });

  it("is tried again where the database fails", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    await write(5);
    const one = await addExport();
    await env.DATABASE.prepare("ALTER TABLE audit_exports RENAME TO elsewhere").run();
    await one.job.wake(one.guid);
    await until(one, ({ state }) => state === "retrying");
    await env.DATABASE.prepare("ALTER TABLE elsewhere RENAME TO audit_exports").run();
    expect(await untilIdle(one)).toMatchObject({ entries: 5 });
  });

  it.each([
    ["a source that the deployment has not", {}, "plant", "https://plant.example", "has no source plant"],
    [
      "a source that is elsewhere now",
      { AUDIT_EXPORT_SOURCES: '{ "plant": { "base_url": "https://other.example", "key": "k" } }' },
      "plant",
      "https://plant.example",
      "has another URL than when the export was created",
    ],
    ["no key to sign with", { AUDIT_EXPORT_SIGNING_KEY: "" }, "own", ORIGIN, "no key to sign manifests with"],
  ])("needs attention because of %s", async (_, variables, source, sourceUrl, message) => {
    const one = await addExport(variables, { source, sourceUrl });
    await one.job.wake(one.guid);
    const { lastError } = await until(one, ({ state }) => state === "needs_attention");
    expect(lastError?.message).toContain(message);
    expect(await objectNames(one)).toEqual([]);
  });

  it.each([
    ["changed", () => ({ AUDIT_EXPORT_SIGNING_KEY: btoa(`${atob(SIGNING_KEY).slice(0, -32)}${"k".repeat(32)}`) })],
    ["taken away", () => ({ AUDIT_EXPORT_SIGNING_KEY: "" })],
  ])("needs attention where the signing key is %s, and signs nothing by two keys", async (_, variables) => {
    await write(5);
    const one = await addExport();
    await one.job.runNow(one.guid);
    await untilIdle(one);
    await write(5);
    await deploy(one.job, variables());
    await one.job.runNow(one.guid);
    const { lastError } = await until(one, ({ state }) => state === "needs_attention");
    expect(lastError?.message).toMatch(/signed by|signing key|AUDIT_EXPORT_SIGNING_KEY/);
    expect(await breaksOf(one)).toEqual([]);
    await deploy(one.job);
    await one.job.resume(one.guid);
    expect(await until(one, ({ manifests }) => manifests > 1)).toMatchObject({ entries: 10 });
    expect(await breaksOf(one)).toEqual([]);
  });

  it("needs attention where the log ends before the export: its ids mean other entries now", async () => {
    await write(5);
    const one = await addExport();
    await one.job.runNow(one.guid);
    await untilIdle(one);
    await emptyAuditLog();
    await write(4);
    await one.job.runNow(one.guid);
    const { lastError } = await until(one, ({ state }) => state === "needs_attention");
    expect(lastError?.message).toContain("is lower than that of the export");
    await runInDurableObject(one.job, async (_, { storage }) => await storage.deleteAll());
    await one.job.wake(one.guid);
    await until(one, ({ state }) => state === "needs_attention");
  });

  it.each([
    ["the previous key", { AUDIT_EXPORT_PREVIOUS_SIGNING_KEY: SIGNING_KEY }, "rotation"],
    ["the lost public key", { AUDIT_EXPORT_RESTART_SIGNING: PUBLIC_KEY }, "restart"],
  ])("takes another signing key where it has %s, which is used once", async (_, variables, kind) => {
    const changed = { AUDIT_EXPORT_SIGNING_KEY: btoa(`${atob(SIGNING_KEY).slice(0, -32)}${"k".repeat(32)}`) };
    await write(5);
    const one = await addExport();
    await one.job.runNow(one.guid);
    await untilIdle(one);
    await deploy(one.job, changed);
    await write(5);
    await one.job.runNow(one.guid);
    const { lastError } = await until(one, ({ state }) => state === "needs_attention");
    expect(lastError?.message).toContain("AUDIT_EXPORT_RESTART_SIGNING");
    await deploy(one.job, { ...changed, ...variables });
    await one.job.resume(one.guid);
    await untilIdle(one);
    await write(5);
    await one.job.runNow(one.guid);
    await until(one, ({ entries }) => entries === 15);
    await untilIdle(one);
    const ports = { objects: r2Objects(env.EXPORTS, one.name), codec, verifySignature, readEntry: readSourceEntry };
    const { breaks, keyChanges } = await verifyExport({ publicKeys: [] }, ports);
    expect({ breaks, keyChanges }).toMatchObject({ breaks: [], keyChanges: [{ kind, from: PUBLIC_KEY }] });
  });

  it("goes on by itself once the deployment is fixed", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    await write(5);
    const one = await addExport({ AUDIT_EXPORT_SIGNING_KEY: "no-key" });
    await one.job.wake(one.guid);
    const { lastError } = await until(one, ({ state }) => state === "retrying");
    expect(lastError?.message).toBe("The server is not set up completely. Its log says what is missing or wrong.");
    expect(log.mock.calls.flat().join()).toContain("AUDIT_EXPORT_SIGNING_KEY is not an Ed25519 private key");
    expect(log.mock.calls.flat().join()).not.toContain("no-key");
    await deploy(one.job);
    expect(await untilIdle(one)).toMatchObject({ entries: 5 });
  });
});
