import { execFileSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { replaceFile } from "../../../action/commands/replace-file.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const OLD = new TextEncoder().encode("old\n");
const NEW = new TextEncoder().encode("new, and longer\n");
const MAY_NOT =
  "Permission denied. Ask for permission to write it and to add files to its folder, where the new content is written first.";
const SPECIAL = 'It is not a regular file. Name a file, or "-" to fix standard input to standard output.';

let folder: string;
let path: string;

beforeEach(() => {
  folder = temporaryFolder();
  path = join(folder, "providers.json");
  writeFileSync(path, OLD);
});

/** A superuser may do everything, so that a test of rights takes someone else's. */
async function withoutPrivileges<Result>(task: () => Promise<Result>): Promise<Result> {
  if (process.geteuid?.() !== 0) return task();
  chownSync(folder, 65_534, 65_534);
  chownSync(path, 65_534, 65_534);
  process.seteuid?.(65_534);
  try {
    return await task();
  } finally {
    process.seteuid?.(0);
  }
}

/** The reason why a file is not replaced. */
async function refusalOf(target = path): Promise<string> {
  const replaced = await replaceFile(target, OLD, NEW);
  return replaced.ok ? "It was replaced." : replaced.error.reason;
}

/** Every file of the folder with its text. */
function contents(): Record<string, string> {
  return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}

it("replaces the content, and leaves nothing else behind", async () => {
  await replaceFile(path, OLD, NEW);
  expect(readFileSync(path)).toEqual(Buffer.from(NEW));
  expect(readdirSync(folder)).toEqual(["providers.json"]);
});

it("puts another file in its place, so that one who has the old one open reads the old one on", async () => {
  const before = statSync(path).ino;
  await replaceFile(path, OLD, NEW);
  expect(statSync(path).ino).not.toBe(before);
});

it.skipIf(process.platform === "win32").each([0o600, 0o644, 0o664, 0o755])("keeps the mode %o", async (mode) => {
  chmodSync(path, mode);
  await replaceFile(path, OLD, NEW);
  expect(statSync(path).mode & 0o7777).toBe(mode);
});

it.skipIf(process.geteuid?.() !== 0)("keeps the owner where it may", async () => {
  chownSync(path, 1234, 5678);
  await replaceFile(path, OLD, NEW);
  expect(statSync(path)).toMatchObject({ uid: 1234, gid: 5678 });
});

it.skipIf(process.geteuid?.() !== 0)("keeps the group alone where it may not keep the owner", async () => {
  const groups = process.getgroups?.() ?? [];
  process.setgroups?.([5678]);
  await withoutPrivileges(async () => {
    process.seteuid?.(0);
    chownSync(path, 1234, 5678);
    chmodSync(path, 0o666);
    process.seteuid?.(65_534);
    await replaceFile(path, OLD, NEW);
  }).finally(() => process.setgroups?.(groups));
  expect(readFileSync(path)).toEqual(Buffer.from(NEW));
  expect(statSync(path)).toMatchObject({ uid: 65_534, gid: 5678 });
});

it("replaces the file that symbolic links lead to, and not the links", async () => {
  mkdirSync(join(folder, "links"));
  symlinkSync("../providers.json", join(folder, "links/one.json"));
  symlinkSync("one.json", join(folder, "links/two.json"));
  await replaceFile(join(folder, "links/two.json"), OLD, NEW);
  expect(readFileSync(path)).toEqual(Buffer.from(NEW));
  expect(lstatSync(path).isFile()).toBe(true);
  expect(readlinkSync(join(folder, "links/two.json"))).toBe("one.json");
  expect(readdirSync(join(folder, "links"))).toEqual(["one.json", "two.json"]);
});

it.each(["another\n", "old\n\n", "old", ""])("leaves a file alone that has become %j", async (text) => {
  writeFileSync(path, text);
  expect(await refusalOf()).toBe("It changed while it was checked. Run the command again.");
  expect(contents()).toEqual({ "providers.json": text });
});

it("refuses a file that may not be written, although its folder may", async () => {
  chmodSync(path, 0o444);
  expect(await withoutPrivileges(refusalOf)).toBe(MAY_NOT);
  expect(contents()).toEqual({ "providers.json": "old\n" });
});

it("refuses a file whose folder may not be written, although it may itself", async () => {
  chmodSync(folder, 0o555);
  expect(await withoutPrivileges(refusalOf)).toBe(MAY_NOT);
  chmodSync(folder, 0o755);
  expect(contents()).toEqual({ "providers.json": "old\n" });
});

it("refuses what is gone, and what is no plain file", async () => {
  expect(await refusalOf(join(folder, "missing.json"))).toBe(
    "It no longer exists. Check what else writes there and try again.",
  );
  expect(await refusalOf(folder)).toBe(SPECIAL);
  expect(contents()).toEqual({ "providers.json": "old\n" });
});

it("refuses a file with another name, which would go on to have the old content", async () => {
  linkSync(path, join(folder, "other.json"));
  expect(await refusalOf()).toMatch(/^It has other names, as hard links\. Fix a copy of it/);
  expect(contents()).toEqual({ "other.json": "old\n", "providers.json": "old\n" });
  rmSync(join(folder, "other.json"));
  expect(await refusalOf()).toBe("It was replaced.");
});

it.skipIf(process.platform === "win32")("refuses a pipe, and does not wait for who writes into it", async () => {
  const pipe = join(folder, "pipe");
  execFileSync("mkfifo", [pipe]);
  expect(await refusalOf(pipe)).toBe(SPECIAL);
});
