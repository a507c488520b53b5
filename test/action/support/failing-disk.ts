/** Loaded into a process before its program: the file system fails as DISK says. */
import files from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";

const { DISK: fault } = process.env;
const { link, open } = files;

function fail(code: string, syscall: string): never {
  throw Object.assign(new Error(`${code}: secret details, ${syscall}`), { code, syscall });
}

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
