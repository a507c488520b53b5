/** A place in memory for the files of tests: local databases wait for a real disk with each write. */
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

const MEMORY = "/dev/shm";
const BYTES_OF_ALL_TESTS = 4 * 1024 ** 3;

/**
 * Lets this process, and those that it starts, have their temporary files in memory, until it ends. Nothing changes where memory
 * has no such place with room, or where TMPDIR is set: it names a folder that was chosen, or this was called before.
 */
export function useMemoryDisk(): void {
  if (process.env["TMPDIR"] !== undefined || !isFit()) return;
  const folder = mkdtempSync(join(MEMORY, "provider-steward-tests-"));
  // As open as the usual folder: some tests give up their rights.
  chmodSync(folder, 0o1777);
  process.env["TMPDIR"] = folder;
  // Processes that the tests started may still be writing while they end.
  process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
}

/** Tests if there is room, and programs may be run: the browser is unpacked there, too. */
function isFit(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  const mount = readFileSync("/proc/self/mounts", "utf8")
    .split("\n")
    .map((line) => line.split(" "))
    .find(([, folder]) => folder === MEMORY);
  const options = mount?.[3]?.split(",") ?? ["noexec"];
  return bavail * bsize >= BYTES_OF_ALL_TESTS && !options.includes("noexec");
}
