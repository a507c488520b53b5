import { existsSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import type { CommandProcess } from "./command-process.ts";
import { nameOfPath } from "./read-input.ts";

/** The path of a file from the root of the git repository that it is in; undefined where it is in none. */
export function pathInRepository(path: string, { locate }: Pick<CommandProcess, "locate">): string | undefined {
  const file = resolve(locate(path));
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    if (existsSync(join(folder, ".git"))) return nameOfPath(relative(folder, file));
    if (dirname(folder) === folder) return undefined;
  }
}
