/** The results of a run of the bench, as they are kept in JSON. */
import { execFileSync } from "node:child_process";
import { availableParallelism, cpus, release, totalmem, type } from "node:os";
import type { Figure, Run } from "./figure.ts";

export interface Results extends Run {
  readonly figures: readonly Figure[];
}

const BYTES_PER_GIGABYTE = 1e9;

/** @param words the arguments of `npm run bench`. */
export function describeRun(words: readonly string[]): Run {
  const git = (...list: readonly string[]) => execFileSync("git", list, { encoding: "utf8" }).trim();
  return {
    command: ["npm run bench", ...(words.length === 0 ? [] : ["--", ...words])].join(" "),
    date: new Date().toISOString().slice(0, "2026-09-01".length),
    commit: git("rev-parse", "--short=12", "HEAD"),
    isChanged: git("status", "--porcelain") !== "",
    machine: {
      processor: cpus()[0]?.model.trim() ?? "unknown",
      cores: availableParallelism(),
      memoryGigabytes: Math.round(totalmem() / BYTES_PER_GIGABYTE),
      // Without what is after the version, which names a build.
      system: `${type()} ${release().split("-")[0]}`,
      node: process.version,
    },
  };
}
