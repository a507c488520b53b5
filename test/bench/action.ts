/**
 * The built Action as a whole process: it checks all files of a checkout. It asks the API nothing then, so what it takes above
 * the empty script is its own start and work. See docs/decisions/0077-bench.md.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RunOptions, runAction } from "../action/support/run-action.ts";
import { configurationOf } from "./configurations.ts";
import type { Group, Work } from "./figure.ts";
import { createRepository } from "./repository.ts";
import { runProcess } from "./run-process.ts";

const NO_API = "http://127.0.0.1:1";
const SIZES: Readonly<Record<string, { readonly files: number; readonly bound?: Work["bound"] }>> = {
  "a checkout with 1 file": { files: 1, bound: { floors: 2.5 } },
  "a checkout with 100 files": { files: 100 },
};

export const action: Group = {
  name: "action",
  title: "The Action, whole processes",
  needsBuild: true,
  works: Object.entries(SIZES).map(([name, { bound }]) => ({
    name,
    unit: "ms",
    floor: "empty script",
    peers: [],
    rounds: 11,
    ...(bound && { bound }),
  })),
  start: async () => {
    const folder = mkdtempSync(join(tmpdir(), "provider-steward-bench-"));
    writeFileSync(join(folder, "empty.mjs"), "");
    const runs = new Map(
      Object.entries(SIZES).map(([name, { files }]) => [name, runOn(join(folder, String(files)), files)] as const),
    );
    return {
      measure: async (name, contestant) => {
        const run = runs.get(name);
        if (contestant.kind !== "subject" || run === undefined) return await runProcess(["empty.mjs"], folder);
        const start = performance.now();
        const bundle = join(contestant.root, "action/dist/main/index.js");
        const { exitCode, log } = await runAction({ ...run, bundle });
        if (exitCode !== 0) throw new Error(`The Action ended with ${exitCode}: ${log.join("\n")}`);
        return performance.now() - start;
      },
      close: async () => rmSync(folder, { recursive: true }),
    };
  },
};

/** Makes a repository with so many configurations, and gives the run that checks all of them. */
function runOn(folder: string, files: number): RunOptions {
  const paths = Array.from({ length: files }, (_, index) => `teams/${index}/providers.json`);
  const sha = createRepository(folder)(Object.fromEntries(paths.map((path) => [path, configurationOf(3, 0)])));
  return {
    apiUrl: NO_API,
    event: {},
    environment: {
      GITHUB_EVENT_NAME: "workflow_dispatch",
      GITHUB_SHA: sha,
      GITHUB_WORKSPACE: folder,
      PATH: process.env["PATH"] ?? "",
    },
  };
}
