/**
 * The built Action as whole processes. They ask the API nothing, so what they take above the floor is their own start and work.
 * See docs/decisions/0077-bench.md.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { pushPayload } from "../action/support/events.ts";
import {
  type ManyChanges,
  openedHosts,
  openedLayer,
  openedModels,
  openedTeams,
} from "../action/support/many-changes.ts";
import type { Files } from "../action/support/pull-request.ts";
import { type RunOptions, runAction } from "../action/support/run-action.ts";
import { configurationOf } from "./configurations.ts";
import type { Group, Session, Subject, Work } from "./figure.ts";
import { runProcess } from "./run-process.ts";

const TIMER = fileURLToPath(new URL("processor-time.cjs", import.meta.url));

const SIZES: Readonly<Record<string, { readonly files: number; readonly bound?: Work["bound"] }>> = {
  "a checkout with 1 file": { files: 1, bound: { floors: 2.5 } },
  "a checkout with 100 files": { files: 100 },
};

/** It checks all files of a checkout. */
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
  start: async () =>
    inFolder((folder) => {
      writeFileSync(join(folder, "empty.mjs"), "");
      const runs = runsByName(SIZES, folder, (repository, { files }) => {
        const paths = Array.from({ length: files }, (_, index) => `teams/${index}/providers.json`);
        const commit = createRepository(repository);
        return checkOf(repository, commit(Object.fromEntries(paths.map((path) => [path, configurationOf(3, 0)]))));
      });
      return async (name, contestant) => {
        if (contestant.kind !== "subject") return await runProcess(["empty.mjs"], folder);
        const start = performance.now();
        await run(contestant, runs(name));
        return performance.now() - start;
      };
    }),
};

const CHANGES: Readonly<Record<string, () => ManyChanges>> = {
  "60,000 models that a layer opens for 1,000 files": () => openedLayer(1_000, 60),
  "60,000 models that 1,000 files open": () => openedTeams(1_000, 60),
  "60,000 models that one file opens": () => openedModels(60_000),
  "60,000 hosts that one file opens": () => openedHosts(60_000),
};

/**
 * It compares a push that changes a great deal. The floor reads and checks the same files, and compares nothing. Processor time is all
 * that both take on a machine that does nothing else.
 */
export const changes: Group = {
  name: "changes",
  title: "The Action on 60,000 changes, processor time of whole processes",
  needsBuild: true,
  works: Object.keys(CHANGES).map((name) => ({
    name,
    unit: "ms",
    floor: "nothing compared",
    peers: [],
    rounds: 3,
    bound: { value: 10_000 },
  })),
  start: async ([first]) =>
    inFolder((folder) => {
      const runs = runsByName(CHANGES, folder, (repository, make) => {
        const [many, commit] = [make(), createRepository(repository)];
        const [before, after] = [commit(many.before), commit(many.after)];
        const floor = checkOf(repository, after);
        const environment = { ...floor.environment, GITHUB_EVENT_NAME: "push" };
        return { floor, compared: { ...floor, event: pushPayload(before, after), environment } };
      });
      return async (name, contestant) => {
        const subject = contestant.kind === "subject" ? contestant : first;
        if (subject === undefined) throw new Error("There is nothing to measure.");
        const { environment, ...options } = runs(name)[contestant.kind === "floor" ? "floor" : "compared"];
        const timeFile = join(folder, "time");
        const timer = { NODE_OPTIONS: `--require ${JSON.stringify(TIMER)}`, STEWARD_BENCH_TIME_FILE: timeFile };
        await run(subject, { ...options, environment: { ...environment, ...timer } });
        return Number(readFileSync(timeFile, "utf8"));
      };
    }),
};

function inFolder(measureIn: (folder: string) => Session["measure"]): Session {
  const folder = mkdtempSync(join(tmpdir(), "provider-steward-bench-"));
  return { measure: measureIn(folder), close: async () => rmSync(folder, { recursive: true }) };
}

/** Makes the run of each work, in a repository of its own. */
function runsByName<What, Run>(
  works: Readonly<Record<string, What>>,
  folder: string,
  make: (repository: string, what: What) => Run,
): (name: string) => Run {
  const runs = new Map(
    Object.entries(works).map(([name, what], index) => [name, make(join(folder, String(index)), what)] as const),
  );
  return (name) => {
    const found = runs.get(name);
    if (found === undefined) throw new Error(`There is no work ${name}.`);
    return found;
  };
}

/** The run that checks all files of a commit. */
function checkOf(repository: string, sha: string): RunOptions {
  const environment = { GITHUB_WORKSPACE: repository, GITHUB_SHA: sha, PATH: process.env["PATH"] ?? "" };
  return {
    apiUrl: "http://127.0.0.1:1",
    event: {},
    environment: { ...environment, GITHUB_EVENT_NAME: "workflow_dispatch" },
  };
}

async function run({ root }: Subject, options: RunOptions): Promise<void> {
  const { exitCode, log } = await runAction({ ...options, bundle: join(root, "action/dist/main/index.js") });
  if (exitCode !== 0) throw new Error(`The Action ended with ${exitCode}: ${log.slice(-5).join("\n")}`);
}

/** Makes a folder a git repository, and gives what commits files in it: that gives the commit's id. */
function createRepository(folder: string): (files: Files) => string {
  const git = (...words: readonly string[]) => {
    const identity = ["-c", "user.name=bench", "-c", "user.email=bench@example.com"];
    return execFileSync("git", ["-C", folder, ...identity, ...words], { encoding: "utf8" }).trim();
  };
  mkdirSync(folder, { recursive: true });
  git("init", "-q");
  return (files) => {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content ?? "");
    }
    git("add", ".");
    git("commit", "-q", "-m", "Add configurations");
    return git("rev-parse", "HEAD");
  };
}
