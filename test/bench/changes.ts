/**
 * The built Action as a whole process on a push that changes a great deal. The floor is the same process where nothing is compared: it reads
 * and checks the same files. Neither asks the API anything, so that processor time is all that they take on a machine that does
 * nothing else. See docs/decisions/0077-bench.md.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pushPayload } from "../action/support/events.ts";
import {
  type ManyChanges,
  openedHosts,
  openedLayer,
  openedModels,
  openedTeams,
} from "../action/support/many-changes.ts";
import { type RunOptions, runAction } from "../action/support/run-action.ts";
import type { Group } from "./figure.ts";
import { createRepository } from "./repository.ts";

const TIMER = fileURLToPath(new URL("processor-time.cjs", import.meta.url));
const NO_API = "http://127.0.0.1:1";

const WORKS: Readonly<Record<string, () => ManyChanges>> = {
  "60,000 models that a layer opens for 1,000 files": () => openedLayer(1_000, 60),
  "60,000 models that 1,000 files open": () => openedTeams(1_000, 60),
  "60,000 models that one file opens": () => openedModels(60_000),
  "60,000 hosts that one file opens": () => openedHosts(60_000),
};

interface Runs {
  readonly compared: RunOptions;
  readonly floor: RunOptions;
}

export const changes: Group = {
  name: "changes",
  title: "The Action on 60,000 changes, processor time of whole processes",
  needsBuild: true,
  works: Object.keys(WORKS).map((name) => ({
    name,
    unit: "ms",
    floor: "nothing compared",
    peers: [],
    rounds: 3,
    bound: { value: 10_000 },
  })),
  start: async ([first]) => {
    const folder = mkdtempSync(join(tmpdir(), "provider-steward-bench-"));
    const runs = new Map(
      Object.entries(WORKS).map(([name, make], index) => [name, runsOn(join(folder, String(index)), make())] as const),
    );
    return {
      measure: async (name, contestant) => {
        const run = runs.get(name);
        const subject = contestant.kind === "subject" ? contestant : first;
        if (run === undefined || subject === undefined) throw new Error(`There is no work ${name}.`);
        const bundle = join(subject.root, "action/dist/main/index.js");
        const timeFile = join(folder, "time");
        const { environment, ...options } = contestant.kind === "floor" ? run.floor : run.compared;
        const timed = {
          ...environment,
          NODE_OPTIONS: `--require ${JSON.stringify(TIMER)}`,
          STEWARD_BENCH_TIME_FILE: timeFile,
        };
        const { exitCode, log } = await runAction({ ...options, environment: timed, bundle });
        if (exitCode !== 0) throw new Error(`The Action ended with ${exitCode}: ${log.slice(-5).join("\n")}`);
        return Number(readFileSync(timeFile, "utf8"));
      },
      close: async () => rmSync(folder, { recursive: true }),
    };
  },
};

function runsOn(folder: string, many: ManyChanges): Runs {
  const commit = createRepository(folder);
  const [before, after] = [commit(many.before), commit(many.after)];
  const environment = { GITHUB_WORKSPACE: folder, GITHUB_SHA: after, PATH: process.env["PATH"] ?? "" };
  return {
    compared: {
      apiUrl: NO_API,
      event: pushPayload(before, after),
      environment: { ...environment, GITHUB_EVENT_NAME: "push" },
    },
    floor: { apiUrl: NO_API, event: {}, environment: { ...environment, GITHUB_EVENT_NAME: "workflow_dispatch" } },
  };
}
