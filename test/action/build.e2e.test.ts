import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";

const BUNDLES = "action/dist";
const root = fileURLToPath(new URL("../../", import.meta.url));

/** Another place, with a space in its name and deeper than most. */
const copy = mkdtempSync(join(tmpdir(), "provider steward "));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("action/dist is what `npm run build` makes of the same files in another folder, byte for byte", () => {
  for (const path of sources()) copyInto(path);
  linkFolder("node_modules");
  execFileSync(process.execPath, ["action/build.ts"], { cwd: copy });

  const built = filesIn(join(copy, BUNDLES));
  expect(filesIn(join(root, BUNDLES))).toEqual(built);
  // By names: the bytes would make a report of megabytes.
  expect(built.filter((name) => !isSame(name))).toEqual([]);
});

/** What git tracks or would track: what a clone has, with what has changed since. The bundles themselves are left out. */
function sources(): readonly string[] {
  const listing = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
  return listing
    .toString()
    .split("\0")
    .filter((path) => path !== "" && !path.startsWith(`${BUNDLES}/`) && existsSync(join(root, path)));
}

function copyInto(path: string): void {
  mkdirSync(join(copy, dirname(path)), { recursive: true });
  copyFileSync(join(root, path), join(copy, path));
}

/** Hard links take no time and no room. A symbolic link would not do: modules would be named by where it leads. */
function linkFolder(path: string): void {
  mkdirSync(join(copy, path));
  for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
    const [from, to] = [join(root, path, entry.name), join(copy, path, entry.name)];
    if (entry.isDirectory()) linkFolder(join(path, entry.name));
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
    else linkOrCopy(from, to);
  }
}

/** Between two file systems there are no hard links. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

function filesIn(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return files.map((path) => path.slice(folder.length + 1)).toSorted();
}

function isSame(name: string): boolean {
  return readFileSync(join(copy, BUNDLES, name)).equals(readFileSync(join(root, BUNDLES, name)));
}
