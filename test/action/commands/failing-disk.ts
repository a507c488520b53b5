import files from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";

/** A refusal of a file system: to write segments, to make any hard link, or to make hard links of segments. */
export type DiskFault = "full" | "no links" | "no links in seg";

function fail(code: string, syscall: string): never {
  throw Object.assign(new Error(`${code}: secret details, ${syscall}`), { code, syscall });
}

/** Runs a task while the file system, as this thread sees it, fails. */
export async function withFailingDisk<Value>(fault: DiskFault, task: () => Promise<Value>): Promise<Value> {
  const { link, open } = files;
  files.open = async (path, flags, mode) => {
    const file = await open(path, flags, mode);
    if (fault === "full" && flags === "wx" && String(path).includes("seg")) {
      file.writeFile = async () => await Promise.resolve(fail("ENOSPC", "write"));
    }
    return file;
  };
  files.link = async (from, to) => {
    const isRefused = fault === "no links" || (fault === "no links in seg" && String(from).includes("/seg/"));
    if (isRefused) fail("EPERM", "link");
    await link(from, to);
  };
  syncBuiltinESMExports();
  try {
    return await task();
  } finally {
    Object.assign(files, { link, open });
    syncBuiltinESMExports();
  }
}
