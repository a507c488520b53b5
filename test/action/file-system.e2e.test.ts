import { execFileSync } from "node:child_process";
import { mkdirSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readFileBounded, systemCodeOf } from "../../action/file-system.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

/** The size of the first read. */
const PIECE_BYTES = 64 * 1024;

function bytesOf(length: number): Buffer {
  return Buffer.from(Array.from({ length }, (_, index) => (index * 7 + (index >> 8)) % 256));
}

function codeOf(read: () => unknown): string | undefined {
  try {
    read();
  } catch (error) {
    return systemCodeOf(error);
  }
  return undefined;
}

it.each([0, 1, PIECE_BYTES - 1, PIECE_BYTES, PIECE_BYTES + 1, 3 * PIECE_BYTES])("reads %i bytes", (length) => {
  const path = join(temporaryFolder(), "file");
  writeFileSync(path, bytesOf(length));
  expect(bytesOf(length).equals(readFileBounded(path, 10 * PIECE_BYTES))).toBe(true);
});

it.each([1, 100, PIECE_BYTES - 1, PIECE_BYTES, PIECE_BYTES + 1, 2 * PIECE_BYTES])(
  "reads no more than %i bytes",
  (most) => {
    const path = join(temporaryFolder(), "file");
    writeFileSync(path, bytesOf(3 * PIECE_BYTES));
    expect(bytesOf(most).equals(readFileBounded(path, most))).toBe(true);
  },
);

it("takes no room for what it does not read of a file", () => {
  const path = join(temporaryFolder(), "file");
  writeFileSync(path, "");
  // More than one buffer holds, and no blocks on the disk.
  truncateSync(path, 2 ** 43);
  expect(readFileBounded(path, PIECE_BYTES + 1)).toHaveLength(PIECE_BYTES + 1);
});

it("leaves what it has read alone when it reads again", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "one"), "one");
  writeFileSync(join(folder, "two"), "two");
  const one = readFileBounded(join(folder, "one"), 100);
  readFileBounded(join(folder, "two"), 100);
  expect(Buffer.from(one).toString()).toBe("one");
});

it.skipIf(process.platform === "win32")("reads what has no size, however long it is", () => {
  expect(readFileBounded("/dev/null", 100)).toHaveLength(0);
  expect(readFileBounded("/dev/zero", 5 * PIECE_BYTES + 3)).toHaveLength(5 * PIECE_BYTES + 3);
});

it.skipIf(process.platform === "win32")("reads a pipe to its end, in whatever pieces it comes", () => {
  const pipe = join(temporaryFolder(), "pipe");
  execFileSync("mkfifo", [pipe]);
  execFileSync(
    "sh",
    ["-c", `(for i in 1 2 3; do head -c ${PIECE_BYTES} /dev/zero; sleep 0.05; done; echo end) >"$0" &`, pipe],
    {
      stdio: "ignore",
    },
  );
  const read = Buffer.from(readFileBounded(pipe, 10 * PIECE_BYTES));
  expect(read).toHaveLength(3 * PIECE_BYTES + 4);
  expect(read.subarray(-4).toString()).toBe("end\n");
});

it("throws the system's error", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "folder"));
  writeFileSync(join(folder, "file"), "");
  expect(codeOf(() => readFileBounded(join(folder, "missing"), 1))).toBe("ENOENT");
  expect(codeOf(() => readFileBounded(join(folder, "folder"), 1))).toBe("EISDIR");
  expect(codeOf(() => readFileBounded(join(folder, "file/x"), 1))).toBe("ENOTDIR");
});
