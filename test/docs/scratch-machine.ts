import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { terminalProgram } from "../action/run-terminal.ts";
import { CALM } from "../action/support/calm-environment.ts";

/** A home folder with a shell, in which the terminal command is installed. */
export interface ScratchMachine {
  /** The folder in which the shell is. */
  readonly folder: () => string;
  /** Runs a command, after which the shell stays in the folder that the command went to, and gives all that it prints. */
  readonly run: (command: string) => string;
  /** Writes a file by its path from the shell's folder, or from the home folder with `~/`. */
  readonly write: (path: string, text: string) => void;
  readonly remove: () => void;
}

export function createScratchMachine(): ScratchMachine {
  const root = mkdtempSync(join(tmpdir(), "provider-steward-"));
  const [home, bin, last] = [join(root, "home"), join(root, "bin"), join(root, "folder")];
  for (const path of [home, bin]) mkdirSync(path);
  const program = `#!/bin/sh\nexec "${process.execPath}" "${terminalProgram()}" "$@"\n`;
  writeFileSync(join(bin, "provider-steward"), program, { mode: 0o755 });
  const env = { ...CALM, HOME: home, PATH: [bin, process.env["PATH"]].join(delimiter) };
  let folder = home;
  return {
    folder: () => folder,
    run: (command) => {
      const script = `exec 2>&1\n${command}\npwd -P > "${last}"`;
      const { stdout } = spawnSync("sh", ["-c", script], { cwd: folder, env, encoding: "utf8" });
      folder = readFileSync(last, "utf8").trim();
      return stdout;
    },
    write: (path, text) => {
      const place = path.startsWith("~/") ? join(home, path.slice(2)) : join(folder, path);
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, text);
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}
