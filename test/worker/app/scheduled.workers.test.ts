import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readDatabaseBytes } from "../../../worker/database/database-size.ts";
import worker from "../../../worker/index.ts";
import { timeText } from "../../../worker/values/time.ts";
import { addExport, setPaused, untilIdle } from "../exports/support/exports.ts";
import { addPerson } from "../workerd/server.ts";
import { addSession } from "../workerd/sessions.ts";

const NOW = new Date("2030-01-02T12:00:00Z");

beforeEach(async () => {
  await env.DATABASE.batch([
    env.DATABASE.prepare("DELETE FROM audit_exports"),
    env.DATABASE.prepare("DELETE FROM unowned_objects"),
    env.DATABASE.prepare("INSERT INTO unowned_objects (object_prefix, since_time) VALUES ('bundles/old/', ?)").bind(
      timeText(new Date("2029-01-01T00:00:00Z")),
    ),
  ]);
});

const hourly = async (bindings: object = env) =>
  await worker.scheduled(createScheduledController({ scheduledTime: NOW }), bindings);
const unowned = async () => (await env.DATABASE.prepare("SELECT object_prefix FROM unowned_objects").raw()).flat();

/** The jobs, of which those of some exports cannot be reached. */
function jobsWithout(guids: readonly string[]) {
  const getByName = (guid: string) => {
    if (guids.includes(guid)) throw new Error("The job cannot be reached.");
    return env.AUDIT_EXPORT_JOB.getByName(guid);
  };
  return { ...env, AUDIT_EXPORT_JOB: { idFromName: () => undefined, getByName } };
}

describe("the hourly schedule", () => {
  it("wakes every export that is not paused", async () => {
    const [one, paused, other] = [await addExport(), await addExport(), await addExport()];
    await setPaused(paused, true);
    await hourly();
    await Promise.all([untilIdle(one), untilIdle(other)]);
    expect((await paused.job.status()).caughtUpTime).toBeNull();
    expect(await unowned()).toEqual([]);
  });

  it("wakes the others and sweeps where one cannot be reached, and fails at the end", async () => {
    const [lost, one] = [await addExport(), await addExport()];
    await expect(hourly(jobsWithout([lost.guid]))).rejects.toThrow("The job cannot be reached.");
    await untilIdle(one);
    expect(await unowned()).toEqual([]);
  });

  it("wakes exports where the sweep fails", async () => {
    const one = await addExport();
    const CONTENT = { head: () => undefined, list: async () => await Promise.reject(new Error("The bucket is away.")) };
    await expect(hourly({ ...env, CONTENT })).rejects.toThrow("could not be removed");
    await untilIdle(one);
  });

  it("tells of several that fail", async () => {
    const [lost, also] = [await addExport(), await addExport()];
    await expect(hourly(jobsWithout([lost.guid, also.guid]))).rejects.toThrow("2 of 2 hourly tasks failed.");
  });

  it("removes sessions that have expired or were not used for long, and no other", async () => {
    const one = await addPerson("viewer");
    const ids = [await addSession(one), await addSession(one), await addSession(one)].map(({ sessionId }) => sessionId);
    const set = async (id: string | undefined, expires: string, active: string) =>
      await env.DATABASE.prepare("UPDATE sessions SET expires_time = ?, active_time = ? WHERE id = ?")
        .bind(expires, active, id ?? "")
        .run();
    await set(ids[0], "2030-01-02T12:00:00Z", "2030-01-02T11:59:00Z");
    await set(ids[1], "2030-01-02T12:00:01Z", "2030-01-02T04:00:00Z");
    await set(ids[2], "2030-01-02T12:00:01Z", "2030-01-02T04:00:01Z");
    await hourly();
    const left = await env.DATABASE.prepare("SELECT id FROM sessions WHERE user_id = ?").bind(one.id).raw();
    expect(left).toEqual([[Number(ids[2])]]);
  });

  it("warns of a database that takes four fifths of its limit", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const bytes = await readDatabaseBytes(env.DATABASE);
    await hourly({ ...env, DATABASE_LIMIT_BYTES: String(Math.ceil(bytes / 0.79)) });
    expect(log).not.toHaveBeenCalled();
    const limitBytes = Math.floor(bytes / 0.81);
    await hourly({ ...env, DATABASE_LIMIT_BYTES: String(limitBytes) });
    const message = expect.stringContaining("The database takes 81 % of its limit");
    expect(log.mock.calls.flat().map((line) => JSON.parse(String(line)))).toEqual([
      { level: "warning", event: "database-nearly-full", bytes, limitBytes, message },
    ]);
    log.mockRestore();
  });
});
