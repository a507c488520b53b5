import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { unpackTar } from "modern-tar";
import { afterEach, beforeEach, expect, test } from "vitest";
import { archiveOf, filesBelow } from "../../../.ci/release/archive.ts";

const TIME = new Date("2026-01-02T03:04:05Z");

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "provider-steward-archive-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes the files in this order. @param mode the rights of all of them. */
function write(name: string, paths: readonly string[], mode: number): string {
  const target = join(folder, name);
  for (const path of paths) {
    mkdirSync(join(target, path, ".."), { recursive: true });
    writeFileSync(join(target, path), path.endsWith(".js") ? "#!/usr/bin/env node\n" : path, { mode });
    utimesSync(join(target, path), mode, mode);
  }
  return target;
}

test("an archive has the files in the order of their names, with their time and the rights that follow from them", async () => {
  const files = filesBelow(write("a", ["b/c.txt", "b-c.txt", "start.js", ".hidden"], 0o600), "package/");
  const entries = await unpackTar(gunzipSync(await archiveOf(files, TIME)));
  expect(
    entries.map(({ header: { name, mode, mtime, uid, uname } }) => [name, mode, mtime?.getTime(), uid, uname]),
  ).toEqual([
    ["package/.hidden", 0o644, TIME.getTime(), 0, ""],
    ["package/b-c.txt", 0o644, TIME.getTime(), 0, ""],
    ["package/b/c.txt", 0o644, TIME.getTime(), 0, ""],
    ["package/start.js", 0o755, TIME.getTime(), 0, ""],
  ]);
  expect(entries.map(({ data }) => Buffer.from(data ?? []).toString())).toEqual([
    ".hidden",
    "b-c.txt",
    "b/c.txt",
    "#!/usr/bin/env node\n",
  ]);
});

test("an archive of the same files is the same, whoever wrote them, when and in which order", async () => {
  const paths = ["a.txt", "b/c.txt", "start.js"];
  const one = await archiveOf(filesBelow(write("one", paths, 0o600)), TIME);
  const other = await archiveOf(filesBelow(write("other", paths.toReversed(), 0o755)), TIME);
  expect(Buffer.from(other).equals(Buffer.from(one))).toBe(true);
  const later = await archiveOf(filesBelow(join(folder, "one")), new Date(0));
  expect(Buffer.from(later).equals(Buffer.from(one))).toBe(false);
});
