import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openGitReader } from "../../../action/files/git-reader.ts";
import { createGitRepository, temporaryFolder } from "../support/git-repository.ts";

afterEach(() => vi.unstubAllEnvs());

/** Puts a program before the machine's git. */
function replaceGit(script: string): void {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "git"), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, "git"), 0o755);
  vi.stubEnv("PATH", `${folder}:${process.env["PATH"]}`);
}

describe("a git reader", () => {
  it("a git reader gives objects, and goes on after one that is not there", async () => {
    const repository = createGitRepository();
    const commit = repository.commit({ a: "text" });
    const reader = openGitReader(repository.folder, process.env);
    reader.start();
    const [absent, present] = await Promise.all([reader.read("1".repeat(40)), reader.read(`${commit}:a`)]);
    reader.close();
    expect([absent, present?.type, present?.bytes.toString()]).toEqual([undefined, "blob", "text"]);
  });

  it.each([
    ["says nothing", "exec sleep 1000"],
    ["leaves what it writes to with another program", "sleep 5; cat"],
    ["stops in the middle of an object", "echo 1 blob 100; exec sleep 1000"],
    ["ends at once", "exit 1"],
  ])("a git reader gives nothing more where git %s", async (_, script) => {
    const { folder } = createGitRepository();
    replaceGit(script);
    const reader = openGitReader(folder, process.env, 0.2);
    const answers = await Promise.all([reader.read("HEAD"), reader.read("HEAD")]);
    reader.close();
    expect(answers).toEqual([undefined, undefined]);
  });
});
