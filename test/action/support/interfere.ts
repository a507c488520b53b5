/**
 * Loaded into a process before its program: does what INTERFERE names while a file is replaced, mostly to kill the
 * process at that step.
 */
import files, { type FileHandle } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";

const { INTERFERE: step, TARGET: target = "" } = process.env;
const { appendFile, open, rename } = files;

function die(): Promise<never> {
  process.kill(process.pid, "SIGKILL");
  return new Promise(() => {});
}

function patch(file: FileHandle): FileHandle {
  const writeFile = file.writeFile.bind(file);
  if (step === "nothing written") file.writeFile = die;
  if (step === "half written") {
    file.writeFile = async (content) => {
      if (content instanceof Uint8Array) await writeFile(content.subarray(0, content.length / 2));
      return die();
    };
  }
  if (step === "not on the disk") file.sync = die;
  if (step === "changed by another") file.sync = () => appendFile(target, "\n");
  return file;
}

files.open = async (path, flags, mode) => {
  const file = await open(path, flags, mode);
  return flags === "wx" ? patch(file) : file;
};
files.rename = async (from, to) => {
  if (step === "not renamed") return die();
  await rename(from, to);
  return step === "renamed" ? die() : undefined;
};
syncBuiltinESMExports();
