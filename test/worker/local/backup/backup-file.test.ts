import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkBackup } from "../../../../worker/local/backup/backup-file.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "steward-test-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("a file that is no backup is refused with a sentence", () => {
  it.each([
    ["that is empty", ""],
    ["of text", "# A read-me\n".repeat(200)],
  ])("%s", async (_, content) => {
    const file = join(folder, "file");
    writeFileSync(file, content);
    await expect(checkBackup(file, "a passphrase")).rejects.toThrow("it is no backup, or it is damaged or cut off");
  });

  it("a folder", async () => {
    await expect(checkBackup(folder, undefined)).rejects.toThrow("cannot be read as a backup (EISDIR)");
  });
});
