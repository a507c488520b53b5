import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const BUNDLES = "action/dist";

/** The bundles before they are shortened. */
export const READABLE = ".build/bundles";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/**
 * Does what `npm run build` does, in a copy of the project, so that the project's own bundles stay as they are.
 *
 * @returns the folder of the copy, which the caller removes. It has a space in its name, and is deeper than most.
 */
export function buildInCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), "provider steward "));
  copySources(copy);
  execFileSync(process.execPath, ["action/build.ts"], { cwd: copy });
  return copy;
}

/** Copies a clone's files with the changes since, without the bundles themselves, and links the packages. */
export function copySources(copy: string): void {
  for (const path of sources()) copyInto(copy, path);
  linkPackages(copy);
}

/** The packages of the project in a copy of it. */
export function linkPackages(copy: string): void {
  linkFolder(copy, "node_modules");
}

/** The files that git tracks or would track, but for the bundles. */
function sources(): readonly string[] {
  const listing = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
  return listing
    .toString()
    .split("\0")
    .filter((path) => path !== "" && !path.startsWith(`${BUNDLES}/`) && existsSync(join(root, path)));
}

function copyInto(copy: string, path: string): void {
  mkdirSync(join(copy, dirname(path)), { recursive: true });
  copyFileSync(join(root, path), join(copy, path));
}

/** Hard links take no time and no room. A symbolic link would not do: modules would be named by where it leads. */
function linkFolder(copy: string, path: string): void {
  mkdirSync(join(copy, path));
  for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
    const [from, to] = [join(root, path, entry.name), join(copy, path, entry.name)];
    if (entry.isDirectory()) linkFolder(copy, join(path, entry.name));
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
