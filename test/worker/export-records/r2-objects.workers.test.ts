import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { r2Objects } from "../../../worker/export-records/r2-objects.ts";

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array | null) => (bytes === null ? null : new TextDecoder().decode(bytes));

async function all(names: AsyncIterable<string>): Promise<readonly string[]> {
  const listed: string[] = [];
  for await (const name of names) listed.push(name);
  return listed;
}

let count = 0;
let store = r2Objects(env.EXPORTS, "");
let name = "";

beforeEach(() => {
  name = `export-${count}`;
  count += 1;
  store = r2Objects(env.EXPORTS, name);
});

describe("objects in R2", () => {
  it("are made below the name of the export", async () => {
    expect(await store.create("seg/000000001.ndjson.gz", encode("one"))).toBe("created");
    expect(await (await env.EXPORTS.get(`${name}/seg/000000001.ndjson.gz`))?.text()).toBe("one");
  });

  it("are made once: whoever comes second changes nothing", async () => {
    expect(await store.create("a", encode("one"))).toBe("created");
    expect(await store.create("a", encode("two"))).toBe("exists");
    expect(await store.create("a", encode("one"))).toBe("exists");
    expect(decode(await store.read("a", 10))).toBe("one");
  });

  it("are made once, too, of many at a time, and whole", async () => {
    const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(10_000));
    const made = await Promise.all(texts.map(async (text) => await store.create("a", encode(text))));
    expect(made.filter((outcome) => outcome === "created")).toHaveLength(1);
    expect(decode(await store.read("a", 100_000))).toBe(texts[made.indexOf("created")]);
  });

  it("are replaced where that is asked", async () => {
    await store.replace("latest.json", encode("one"));
    await store.replace("latest.json", encode("two"));
    expect(decode(await store.read("latest.json", 10))).toBe("two");
  });

  it("have the media type of what they are", async () => {
    const names = ["seg/000000001.ndjson.gz", "manifests/000000001.json", "quarantine/0.raw"];
    await Promise.all(names.map(async (one) => await store.create(one, encode("x"))));
    await store.replace("latest.json", encode("{}"));
    const types = await Promise.all(
      [...names, "latest.json"].map(async (one) => (await env.EXPORTS.head(`${name}/${one}`))?.httpMetadata),
    );
    expect(types).toEqual([
      { contentType: "application/gzip" },
      { contentType: "application/json" },
      { contentType: "application/octet-stream" },
      { contentType: "application/json" },
    ]);
  });

  it("are read, cut a byte after the bound, and null where they are not there", async () => {
    await store.create("a", encode("0123456789"));
    await store.create("empty", encode(""));
    expect(decode(await store.read("a", 10))).toBe("0123456789");
    expect(decode(await store.read("a", 4))).toBe("01234");
    expect(decode(await store.read("empty", 4))).toBe("");
    expect(await store.read("b", 4)).toBeNull();
  });

  it("are listed in order, page by page, without those of others", async () => {
    const names = Array.from({ length: 1_100 }, (_, index) => `seg/${String(index).padStart(9, "0")}`);
    await Promise.all(names.toReversed().map(async (one) => await store.create(one, encode(""))));
    await store.create("manifests/1", encode(""));
    await r2Objects(env.EXPORTS, `${name}0`).create("seg/other", encode(""));
    expect(await all(store.list("seg/"))).toEqual(names);
    expect(await all(store.list(""))).toEqual(["manifests/1", ...names]);
    expect(await all(store.list("none"))).toEqual([]);
  });
});
