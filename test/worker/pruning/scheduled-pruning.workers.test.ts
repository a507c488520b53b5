import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { segmentName } from "../../../shared/index.ts";
import worker from "../../../worker/index.ts";
import settings from "../../../wrangler.toml?raw";
import { newExport } from "../exports/support/old-export.ts";
import type { OwnExport } from "../exports/support/own-export.ts";
import { addExport, extentOfLog, pkcs8, prunings, writeEntries } from "../exports/support/pruning.ts";

const NOW = new Date("2030-01-31T00:17:00Z");
/** Thirty days before. */
const CUTOFF = "2030-01-01T00:17:00Z";
const [HOURLY, EVERY_MINUTE] = ["17 * * * *", "* * * * *"];
const KEY = btoa(String.fromCharCode(...pkcs8));

let archive: OwnExport;

beforeEach(async () => {
  archive = await newExport();
  await writeEntries(10, "2029-12-31T00:00:00Z");
  await archive.seal({ periodEnd: "2029-12-31T12:00:00Z", segments: [{ throughId: 3 }] });
  await archive.seal({ periodEnd: CUTOFF, segments: [{ throughId: 6 }] });
  await archive.seal({ periodEnd: "2030-01-01T00:17:01Z", segments: [{ throughId: 8 }] });
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** The real jobs, which are not woken here: what they would export meanwhile is not the test's. */
const jobs = {
  idFromName: (name: string) => env.AUDIT_EXPORT_JOB.idFromName(name),
  getByName: (name: string) => ({
    wake: async () => {
      await Promise.resolve();
    },
    status: async () => await env.AUDIT_EXPORT_JOB.getByName(name).status(),
  }),
};

const run = async (
  variables: Readonly<Record<string, unknown>>,
  now = NOW,
  cron = HOURLY,
): Promise<readonly unknown[]> => {
  const spy = vi.spyOn(console, "error").mockReturnValue();
  await worker.scheduled(createScheduledController({ scheduledTime: now, cron }), {
    ...env,
    AUDIT_EXPORT_JOB: jobs,
    AUDIT_EXPORT_SIGNING_KEY: KEY,
    ...variables,
  });
  const lines = spy.mock.calls.flat().map((line): unknown => JSON.parse(String(line)));
  spy.mockRestore();
  return lines;
};

describe("the hourly removal of old entries", () => {
  it("removes what is older than the setting, to the second", async () => {
    expect(await run({ AUDIT_LOG_RETENTION_DAYS: "30" })).toEqual([]);
    expect((await extentOfLog())[0]).toBe(7);
    expect(await run({ AUDIT_LOG_RETENTION_DAYS: 30 }, new Date(NOW.getTime() + 1_000))).toEqual([]);
    expect((await extentOfLog())[0]).toBe(9);
  });

  it("removes nothing without the setting", async () => {
    expect(await run({})).toEqual([]);
    expect(await run({ AUDIT_LOG_RETENTION_DAYS: "" })).toEqual([]);
    expect(await extentOfLog()).toEqual([1, 10, 10]);
  });

  it("removes nothing where a setting cannot be used, and the log tells which", async () => {
    const lines = await run({ AUDIT_LOG_RETENTION_DAYS: "30", KEY_HEADER: "Authorization" });
    expect(lines).toEqual([{ level: "error", event: "not-set-up", message: expect.stringContaining("KEY_HEADER") }]);
    expect(await prunings()).toEqual([]);
  });

  it("tells the log once what keeps it", async () => {
    await archive.spoil(segmentName(2), 40);
    expect(await run({ AUDIT_LOG_RETENTION_DAYS: "30" })).toEqual([
      {
        level: "error",
        event: "audit-log-not-pruned",
        export: "own-log",
        message: expect.stringContaining(`${segmentName(2)} is not the object whose size and SHA-256 `),
      },
    ]);
    expect(await extentOfLog()).toEqual([1, 10, 10]);
  });

  it("keeps what another export has not read, by what its job says", async () => {
    await addExport("second");
    expect(await run({ AUDIT_LOG_RETENTION_DAYS: "30" })).toMatchObject([
      { event: "audit-log-not-pruned", export: "second" },
    ]);
    expect(await prunings()).toEqual([]);
  });

  it("removes nothing of the export that another key signed", async () => {
    const lines = await run({
      AUDIT_LOG_RETENTION_DAYS: "30",
      AUDIT_EXPORT_SIGNING_KEY: "MC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC",
    });
    expect(lines).toMatchObject([{ message: expect.stringMatching(/ is signed by \w{64}, not by \w{64}\.$/) }]);
    expect(await run({ AUDIT_LOG_RETENTION_DAYS: "30", AUDIT_EXPORT_SIGNING_KEY: "" })).toMatchObject([
      { message: expect.stringContaining("AUDIT_EXPORT_SIGNING_KEY is not set") },
    ]);
    expect(await prunings()).toEqual([]);
  });

  it("keeps the sweep from nothing where it fails, and the failure is told", async () => {
    await env.DATABASE.prepare(
      "INSERT INTO unowned_objects (object_prefix, since_time) VALUES ('bundles/old/', '2029-01-01T00:00:00Z')",
    ).run();
    const broken = new Proxy(env.EXPORTS, {
      get: () => () => {
        throw new Error("The bucket does not answer.");
      },
    });
    // The binding is looked for by its method `put`.
    await expect(run({ AUDIT_LOG_RETENTION_DAYS: "30", EXPORTS: broken })).rejects.toThrow(
      "The bucket does not answer.",
    );
    expect(await env.DATABASE.prepare("SELECT count(*) FROM unowned_objects").first("count(*)")).toBe(0);
    expect(await prunings()).toEqual([]);
  });
});

describe("the removal of old entries in each minute", () => {
  it("is scheduled", () => {
    expect(settings).toContain(`\ncrons = ["${HOURLY}", "${EVERY_MINUTE}"]\n`);
  });

  it("removes what the hourly one would, and does nothing else", async () => {
    await env.DATABASE.prepare(
      "INSERT INTO unowned_objects (object_prefix, since_time) VALUES ('bundles/old/', '2029-01-01T00:00:00Z')",
    ).run();
    expect(await run({ AUDIT_LOG_RETENTION_DAYS: "30" }, NOW, EVERY_MINUTE)).toEqual([]);
    expect((await extentOfLog())[0]).toBe(7);
    expect(await env.DATABASE.prepare("SELECT count(*) FROM unowned_objects").first("count(*)")).toBe(1);
    await env.DATABASE.prepare("DELETE FROM unowned_objects").run();
  });

  it("leaves it to the hourly one to tell what keeps entries", async () => {
    await archive.spoil(segmentName(2), 40);
    expect(await run({ AUDIT_LOG_RETENTION_DAYS: "30" }, NOW, EVERY_MINUTE)).toEqual([]);
    expect(await run({ AUDIT_LOG_RETENTION_DAYS: "30", KEY_HEADER: "Authorization" }, NOW, EVERY_MINUTE)).toEqual([]);
    expect(await extentOfLog()).toEqual([1, 10, 10]);
  });
});
