import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryPath } from "../../../action/audit-export/folder-files.ts";
import { folderObjects, folderReader } from "../../../action/audit-export/folder-objects.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const SEGMENT = "seg/000000001.ndjson.gz";

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function names(folder: string, prefix: string): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const name of folderReader(folder).list(prefix)) found.push(name);
  return found;
}

it("creates an object once, and leaves what is there as it is", async () => {
  const folder = temporaryFolder();
  const store = folderObjects(folder);
  expect(await store.create(SEGMENT, bytesOf("first"))).toBe("created");
  expect(await store.create(SEGMENT, bytesOf("second"))).toBe("exists");
  expect(readFileSync(join(folder, SEGMENT), "utf8")).toBe("first");
  expect(readdirSync(join(folder, "seg"))).toEqual(["000000001.ndjson.gz"]);
});

it("creates it once where many do at the same moment", async () => {
  const folder = temporaryFolder();
  const made = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => await folderObjects(folder).create(SEGMENT, bytesOf(`${index}`))),
  );
  expect(made.filter((one) => one === "created")).toHaveLength(1);
  expect(readFileSync(join(folder, SEGMENT), "utf8")).toBe(String(made.indexOf("created")));
});

it("replaces an object", async () => {
  const folder = temporaryFolder();
  const store = folderObjects(folder);
  await store.replace("latest.json", bytesOf("one"));
  await store.replace("latest.json", bytesOf("two"));
  expect(readFileSync(join(folder, "latest.json"), "utf8")).toBe("two");
  expect(readdirSync(folder)).toEqual(["latest.json"]);
});

it("reads no more than was asked for and one byte, and nothing where nothing is", async () => {
  const folder = temporaryFolder();
  const store = folderObjects(folder);
  await store.create(SEGMENT, bytesOf("0123456789"));
  expect(await store.read(SEGMENT, 10)).toEqual(bytesOf("0123456789"));
  expect(await store.read(SEGMENT, 9)).toEqual(bytesOf("0123456789"));
  expect(await store.read(SEGMENT, 3)).toEqual(bytesOf("0123"));
  expect(await store.read("seg/000000002.ndjson.gz", 10)).toBeNull();
  expect(await store.read("manifests/000000001.json", 10)).toBeNull();
  expect(await store.read(`${SEGMENT}/below`, 10)).toBeNull();
});

it("lists names in the order of their characters, over folders, and no temporary ones", async () => {
  const folder = temporaryFolder();
  for (const name of ["seg/b", "seg/a", "seg.x", "seg/a.b/c", "seg/a0", "latest.json"]) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), "");
  }
  writeFileSync(temporaryPath(join(folder, "seg")), "half");
  const all = ["latest.json", "seg.x", "seg/a", "seg/a.b", "seg/a0", "seg/b"];
  expect(await names(folder, "")).toEqual(all);
  expect(all.toSorted()).toEqual(all);
  expect(await names(folder, "seg/")).toEqual(all.slice(2));
  expect(await names(folder, "seg/a")).toEqual(["seg/a", "seg/a.b", "seg/a0"]);
  expect(await names(folder, "manifests/")).toEqual([]);
});

it("follows links of its own folders, and none that is in them", async () => {
  const [folder, disk] = [temporaryFolder(), temporaryFolder()];
  symlinkSync(disk, join(folder, "seg"));
  symlinkSync("nowhere", join(folder, "quarantine"));
  symlinkSync("/", join(disk, "all"));
  expect(await folderObjects(folder).create(SEGMENT, bytesOf("first"))).toBe("created");
  expect(readdirSync(disk)).toEqual(["000000001.ndjson.gz", "all"]);
  expect(await names(folder, "")).toEqual(["quarantine", SEGMENT, "seg/all"]);
  expect(await names(folder, "seg/")).toEqual([SEGMENT, "seg/all"]);
});

it("refuses what is no plain file rather than wait for it", async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "seg"));
  execFileSync("mkfifo", [join(folder, SEGMENT)]);
  await expect(folderReader(folder).read(SEGMENT, 10)).rejects.toThrow(
    `"${join(folder, SEGMENT)}" is not a regular file.`,
  );
  symlinkSync("/dev/zero", join(folder, "latest.json"));
  await expect(folderReader(folder).read("latest.json", 10)).rejects.toThrow('latest.json" is not a regular file.');
});

it("does not create a folder again that is gone: what was in it is gone as well", async () => {
  const folder = temporaryFolder();
  rmSync(folder, { recursive: true });
  await expect(folderObjects(folder).create(SEGMENT, bytesOf(""))).rejects.toThrow(
    /^Could not use ".*" ?\. It does not exist\./,
  );
  await expect(folderObjects(folder).replace("latest.json", bytesOf(""))).rejects.toThrow("It does not exist.");
  await expect(folderObjects(folder, "audit-log").create(SEGMENT, bytesOf(""))).rejects.toThrow(
    `Could not use "audit-log/${SEGMENT}". It does not exist.`,
  );
});

it("says which path cannot be used, in printable text", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "seg"), "a file");
  await expect(folderObjects(join(folder, "seg", "\u001b")).create("latest.json", bytesOf(""))).rejects.toThrow(
    `Could not use "${join(folder, "seg")}/\\u{1b}/latest.json". A part of the path is a file, not a folder.`,
  );
});
