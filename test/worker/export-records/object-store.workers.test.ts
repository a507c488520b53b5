import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { isExportObjectName, manifestName, quarantineName, segmentName } from "../../../shared/index.ts";
import { findExportObject, listExportObjects } from "../../../worker/export-records/object-store.ts";
import { inTurn } from "../workerd/in-turn.ts";

const NAMES = Array.from({ length: 7 }, (_, index) => segmentName(index + 1));

beforeAll(async () => {
  await inTurn(NAMES, async (name) => await env.EXPORTS.put(`own/${name}`, name));
});

describe("the names of an export's objects", () => {
  it("are those that it makes", () => {
    const sha256 = fc.string({
      unit: fc.constantFrom(...Array.from("0123456789abcdef")),
      minLength: 64,
      maxLength: 64,
    });
    const name = fc.oneof(
      fc.integer({ min: 1, max: 999_999_999 }).map(segmentName),
      fc.integer({ min: 1, max: 999_999_999 }).map(manifestName),
      sha256.map(quarantineName),
      fc.constant("latest.json"),
    );
    fc.assert(
      fc.property(name, (one) => {
        expect(isExportObjectName(one)).toBe(true);
      }),
    );
  });

  it.each([
    "",
    "seg/000000000.ndjson.gz",
    "seg/1.ndjson.gz",
    "seg/1000000000.ndjson.gz",
    "seg/000000001.json",
    "manifests/000000001.ndjson.gz",
    "/latest.json",
    "Latest.json",
    `quarantine/${"a".repeat(63)}.raw`,
    `quarantine/${"a".repeat(64)}.RAW`,
    `quarantined/${"a".repeat(62)}.raw`,
    "seg/../latest.json",
  ])("are no others: %s", (name) => {
    expect(isExportObjectName(name)).toBe(false);
  });
});

describe("the list of an export's objects", () => {
  /** A bucket that lists at most two at a time, as it may, whatever it is asked. */
  const short = {
    list: async (options: R2ListOptions) =>
      await env.EXPORTS.list({ ...options, limit: Math.min(2, options.limit ?? 2) }),
  };

  it.each([1, 2, 3, 4, 5, 6, 7, 8])("has %d at a time, also where the bucket lists fewer", async (limit) => {
    const query = { prefix: "", after: "", limit };
    const listed = await listExportObjects(short, "own", query);
    expect(listed).toEqual(await listExportObjects(env.EXPORTS, "own", query));
    expect(listed.objects.map(({ name }) => name)).toEqual(NAMES.slice(0, limit));
    expect(listed.isMore).toBe(limit < NAMES.length);
  });

  it("says that there is no more after the last one", async () => {
    const query = { prefix: "seg/", after: segmentName(5), limit: 2 };
    const { objects, isMore } = await listExportObjects(env.EXPORTS, "own", query);
    expect([objects.map(({ name }) => name), isMore]).toEqual([NAMES.slice(5), false]);
  });
});

describe("an object of an export", () => {
  it("has its bytes only where they are asked for", async () => {
    const found = await findExportObject(env.EXPORTS, "own", segmentName(1), true);
    expect(await new Response(found?.body).text()).toBe(segmentName(1));
    const { body, ...head } = (await findExportObject(env.EXPORTS, "own", segmentName(1), false)) ?? {};
    expect(body).toBe(undefined);
    expect(head).toMatchObject({ name: segmentName(1), bytes: segmentName(1).length });
  });

  it("is found by a name that an export makes only", async () => {
    await env.EXPORTS.put("own/extra", "extra");
    expect(await findExportObject(env.EXPORTS, "own", "extra", true)).toBe(undefined);
    expect(await findExportObject(env.EXPORTS, "own", segmentName(8), true)).toBe(undefined);
  });
});
