import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import worker from "../../../worker/index.ts";
import { SWEEP_MAX_PREFIXES } from "../../../worker/publishing/object-store.ts";
import { secondsBefore, timeText } from "../../../worker/values/time.ts";
import { addContent, bundleRow, objectKeys, upload } from "../workerd/publishing.ts";
import { addPerson, type Person } from "../workerd/server.ts";
import { tarGz } from "../workerd/tar.ts";

let paula: Person;

beforeAll(async () => {
  paula = await addPerson("publisher", "paula");
});

beforeEach(async () => {
  await env.DATABASE.prepare("DELETE FROM unowned_objects").run();
});

const NOW = new Date("2030-01-02T12:00:00Z");

async function sweep(bindings: object = env): Promise<void> {
  await worker.scheduled(createScheduledController({ scheduledTime: NOW }), bindings);
}

async function leave(prefix: string, hoursAgo: number, keys: readonly string[]): Promise<void> {
  await env.DATABASE.prepare("INSERT INTO unowned_objects (object_prefix, since_time) VALUES (?, ?)")
    .bind(prefix, timeText(secondsBefore(NOW, hoursAgo * 3_600)))
    .run();
  await Promise.all(keys.map(async (key) => await env.CONTENT.put(`${prefix}${key}`, "x")));
}

async function unowned(): Promise<readonly string[]> {
  const { results } = await env.DATABASE.prepare(
    "SELECT object_prefix FROM unowned_objects ORDER BY object_prefix",
  ).all<{ object_prefix: string }>();
  return results.map(({ object_prefix: prefix }) => prefix);
}

describe("the sweep", () => {
  it("removes what has had no owner for a day, and nothing else", async () => {
    await leave("bundles/old/", 24, ["archive.tar.gz", "files/a", "files/b/c"]);
    await leave("bundles/none/", 100, []);
    await leave("bundles/new/", 23.9, ["files/a"]);
    await env.CONTENT.put("bundles/older/files/a", "x");
    await sweep();
    expect(await objectKeys()).toEqual(["bundles/new/files/a", "bundles/older/files/a"]);
    expect(await unowned()).toEqual(["bundles/new/"]);
  });

  it("removes more objects than one list or one request to delete holds", async () => {
    await leave(
      "bundles/many/",
      25,
      Array.from({ length: 1_001 }, (_, index) => `files/${index}`),
    );
    await sweep();
    expect(await objectKeys("bundles/many/")).toEqual([]);
  });

  it("does a bounded part of its work, the oldest first, and the rest the next time", async () => {
    const rows = Array.from({ length: SWEEP_MAX_PREFIXES + 1 }, (_, index) =>
      env.DATABASE.prepare("INSERT INTO unowned_objects (object_prefix, since_time) VALUES (?, ?)").bind(
        `bundles/${index}/`,
        timeText(secondsBefore(NOW, 1_000_000 - index)),
      ),
    );
    await env.DATABASE.batch(rows);
    await sweep();
    expect(await unowned()).toEqual([`bundles/${SWEEP_MAX_PREFIXES}/`]);
    await sweep();
    expect(await unowned()).toEqual([]);
  });

  it("goes on after what it cannot remove, tells of it, and keeps its note", async () => {
    await leave("bundles/stuck/", 100, ["files/a"]);
    await leave("bundles/free/", 99, ["files/a"]);
    const stuck = new Proxy(env.CONTENT, {
      get: (bucket, name) =>
        name === "list"
          ? async (options: R2ListOptions) => {
              if (options.prefix === "bundles/stuck/") throw new Error("The bucket does not answer.");
              return await bucket.list(options);
            }
          : Reflect.get(bucket, name).bind(bucket),
    });
    await expect(sweep({ ...env, CONTENT: stuck })).rejects.toThrow("1 of 2");
    expect(await unowned()).toEqual(["bundles/stuck/"]);
    expect(await objectKeys("bundles/free/")).toEqual([]);
  });

  it("removes the objects of content that was deleted, and of no other", async () => {
    const archive = await tarGz([{ name: "index.html" }]);
    const [gone, kept] = [await addContent(paula), await addContent(paula)];
    const prefixOf = async (content: typeof gone) =>
      (await bundleRow((await upload(content, paula, archive)).body.id)).object_prefix;
    const [gonePrefix, keptPrefix] = [await prefixOf(gone), await prefixOf(kept)];
    await env.DATABASE.prepare("DELETE FROM content WHERE id = ?").bind(gone.id).run();
    expect(await unowned()).toEqual([gonePrefix]);
    await sweep();
    expect(await objectKeys(gonePrefix)).toEqual([]);
    expect(await objectKeys(keptPrefix)).toHaveLength(2);
  });

  it("tells the log where a binding of the deployment is missing", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    await sweep({});
    expect(log.mock.calls.flat()).toEqual([expect.stringContaining('"not-set-up"')]);
    log.mockRestore();
  });
});
