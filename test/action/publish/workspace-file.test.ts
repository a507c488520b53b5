import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { writeInWorkspace } from "../../../action/publish/workspace-file.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

let folder: string;
let workspace: string;

beforeEach(() => {
  folder = temporaryFolder();
  workspace = join(folder, "workspace");
  mkdirSync(workspace);
});

const LINK =
  "A part of the path is a symbolic link, which is not followed because a branch may have planted it. Choose another path.";

/** The reason why a file is not written. */
async function refusalOf(path: string, content = ""): Promise<string> {
  const written = await writeInWorkspace(workspace, path, content);
  return written.ok ? "It was written." : written.error.reason;
}

it("makes the folders that are missing, and leaves nothing else", async () => {
  await writeInWorkspace(workspace, "a/b/c.sarif", "text");
  expect(readFileSync(join(workspace, "a/b/c.sarif"), "utf8")).toBe("text");
  expect(readdirSync(join(workspace, "a/b"))).toEqual(["c.sarif"]);
});

it("replaces what was there", async () => {
  writeFileSync(join(workspace, "c.sarif"), "a much longer text");
  await writeInWorkspace(workspace, "c.sarif", "text");
  expect(readFileSync(join(workspace, "c.sarif"), "utf8")).toBe("text");
});

it("takes a workspace that is a link itself, which no branch can plant", async () => {
  symlinkSync(workspace, join(folder, "link"));
  await writeInWorkspace(join(folder, "link"), "c.sarif", "text");
  expect(readFileSync(join(workspace, "c.sarif"), "utf8")).toBe("text");
});

it("follows no link to a file, be there one or not", async () => {
  writeFileSync(join(folder, "outside"), "kept");
  symlinkSync(join(folder, "outside"), join(workspace, "c.sarif"));
  symlinkSync(join(folder, "nowhere"), join(workspace, "d.sarif"));
  expect(await refusalOf("c.sarif", "text")).toBe(LINK);
  expect(await refusalOf("d.sarif", "text")).toBe(LINK);
  expect(readFileSync(join(folder, "outside"), "utf8")).toBe("kept");
  expect(lstatSync(join(workspace, "c.sarif")).isSymbolicLink()).toBe(true);
  expect(readdirSync(folder).toSorted()).toEqual(["outside", "workspace"]);
});

it("follows no link to a folder, wherever it is on the way and wherever it leads", async () => {
  mkdirSync(join(folder, "outside"));
  mkdirSync(join(workspace, "a"));
  symlinkSync(join(folder, "outside"), join(workspace, "a/b"));
  symlinkSync("a", join(workspace, "c"));
  expect(await refusalOf("a/b/c/d.sarif", "text")).toBe(LINK);
  expect(await refusalOf("c/d.sarif", "text")).toBe(LINK);
  expect(readdirSync(join(folder, "outside"))).toEqual([]);
  expect(readdirSync(join(workspace, "a"))).toEqual(["b"]);
});

it.each(["../c.sarif", "a/../../c.sarif", "/c.sarif", ".", ""])("does not leave the workspace for %j", async (path) => {
  expect(await refusalOf(path, "text")).toBe("It is outside the workspace. Choose a path inside it.");
  expect(readdirSync(folder)).toEqual(["workspace"]);
});

it("says what is in the way", async () => {
  mkdirSync(join(workspace, "folder"));
  writeFileSync(join(workspace, "file"), "");
  expect(await refusalOf("folder")).toContain("A folder or a device already has this name.");
  expect(await refusalOf("file/c")).toContain("A file is in the place of one of its folders.");
  expect(await refusalOf("a".repeat(300))).toContain("Its name is too long.");
});

it.skipIf(process.getuid?.() === 0)("says where it may not write", async () => {
  chmodSync(workspace, 0o500);
  expect(await refusalOf("c.sarif")).toContain("The step may not write there.");
  chmodSync(workspace, 0o700);
});
