import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryPath } from "../../../action/audit-export/folder-files.ts";
import { openFolder } from "../../../action/audit-export/open-folder.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

it("makes a folder, and leaves nothing in it", async () => {
  const folder = join(temporaryFolder(), "deep", "export");
  await openFolder(folder);
  expect(readdirSync(folder)).toEqual([]);
});

it.runIf(existsSync("/proc/self"))("refuses one that the system does not make, and one below it", async () => {
  for (const folder of ["/proc/provider-steward", "/proc/provider-steward/export"]) {
    await expect(openFolder(folder)).rejects.toThrow(`Could not use "${folder}". It does not exist. Check the path`);
  }
});

it("says that a file is no folder, and that a folder above it is none", async () => {
  const file = join(temporaryFolder(), "file");
  writeFileSync(file, "");
  for (const folder of [file, join(file, "export")]) {
    await expect(openFolder(folder)).rejects.toThrow("A part of the path is a file, not a folder.");
  }
});

it("names the file that is where a folder of the export should be", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "seg"), "");
  await expect(openFolder(folder)).rejects.toThrow(
    `Could not use "${join(folder, "seg")}". A part of the path is a file`,
  );
});

it("removes what killed runs left half written, and nothing else", async () => {
  const folder = temporaryFolder();
  for (const name of ["seg", "manifests", "quarantine"]) mkdirSync(join(folder, name));
  const left = ["", "seg", "manifests", "quarantine"].map((name) => temporaryPath(join(folder, name)));
  for (const path of left) writeFileSync(path, "half");
  writeFileSync(join(folder, "seg", "000000001.ndjson.gz"), "");
  await openFolder(folder);
  expect(left.filter(existsSync)).toEqual([]);
  expect(readdirSync(folder)).toEqual(["manifests", "quarantine", "seg"]);
  expect(readdirSync(join(folder, "seg"))).toEqual(["000000001.ndjson.gz"]);
});

it("refuses a folder that holds anything else, and leaves it alone", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "thesis\u202e.txt"), "");
  writeFileSync(temporaryPath(folder), "");
  await expect(openFolder(folder)).rejects.toThrow(
    `The folder "${folder}" contains something that is not part of an export: "thesis\\u{202e}.txt". Name a new or an empty`,
  );
  expect(readdirSync(folder)).toHaveLength(2);
});

it("goes on where another run removes what it writes", async () => {
  const folder = temporaryFolder();
  const opened = Promise.all(Array.from({ length: 10 }, async () => await openFolder(folder)));
  const [store] = await opened;
  const writes = Array.from({ length: 30 }, async (_, index) => {
    await Promise.all([store?.create(`seg/${index}`, new Uint8Array(9)), index % 10 === 0 ? openFolder(folder) : null]);
  });
  await Promise.all(writes);
  expect(readdirSync(join(folder, "seg"))).toHaveLength(30);
  expect(readdirSync(folder)).toEqual(["seg"]);
});
