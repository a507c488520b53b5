/**
 * How long a whole run takes from start to end of its process, on 1, 10 and 100 changed files, beside the floor (an empty
 * Node script) and other validators, in one run. `npm run bench:action` prints medians and their ratio to the floor.
 * The Action's API answers on loopback, by an emulator whose own time is in the figure; the others only check files.
 * See docs/decisions/0077-bench-action.md.
 */
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { startGitHub } from "../action/support/github.ts";
import { openPullRequest } from "../action/support/pull-request.ts";
import { type RunOptions, runAction } from "../action/support/run-action.ts";

const RUNS = Number(process.argv[2] ?? 15);
const root = fileURLToPath(new URL("../..", import.meta.url));
const SCHEMA = join(root, "shared/schema/generated/provider-config.schema.json");
const TERMINAL = join(root, "action/dist/terminal/index.js");
const AJV = join(root, "node_modules/ajv-cli/dist/index.js");
const EDITOR = join(root, "test/bench/peers/editor-service.ts");

// oxlint-disable-next-line no-await-in-loop -- together they would slow each other down
for (const count of [1, 10, 100]) await benchFiles(count);

async function benchFiles(count: number): Promise<void> {
  const files = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`teams/${index}/providers.json`, index]),
  );
  const folder = mkdtempSync(join(tmpdir(), "provider-steward-bench-"));
  const github = await startGitHub();
  try {
    const before = mapFiles(files, (index) => configuration(index, "before"));
    const after = mapFiles(files, (index) => configuration(index, "after"));
    const commits = commitBoth(folder, before, after);
    const pull = await openPullRequest(github, before, after);
    const paths = Object.keys(files).map((path) => join(folder, path));
    writeFileSync(join(folder, "empty.mjs"), "");
    const push: RunOptions = {
      apiUrl: github.apiUrl,
      event: { before: commits.before, after: commits.after, deleted: false, repository: { default_branch: "main" } },
      environment: {
        GITHUB_EVENT_NAME: "push",
        GITHUB_SHA: commits.after,
        GITHUB_WORKSPACE: folder,
        PATH: process.env["PATH"] ?? "",
      },
    };
    const dispatch: RunOptions = {
      ...push,
      event: {},
      environment: { ...push.environment, GITHUB_EVENT_NAME: "workflow_dispatch" },
    };
    console.log(
      `\n${count} ${count === 1 ? "file" : "files"} of ${configuration(0, "after").length} bytes, ${RUNS} runs`,
    );
    const floor = await report("empty Node script (floor)", undefined, () => run([join(folder, "empty.mjs")]));
    await report("Action, all files of a checkout", floor, () => runAction(dispatch));
    await report("Action, a pull request by the API", floor, () =>
      runAction({ apiUrl: github.apiUrl, event: pull.event }),
    );
    await report("terminal, validate", floor, () => run([TERMINAL, "validate", "--no-policy", ...paths]));
    await report("ajv-cli", floor, () =>
      run([AJV, "validate", "--strict=false", "-s", SCHEMA, ...paths.flatMap((path) => ["-d", path])]),
    );
    await report("VS Code's JSON service", floor, () => run([EDITOR, SCHEMA, ...paths]));
  } finally {
    await github.close();
    rmSync(folder, { recursive: true });
  }
}

function mapFiles<From, To>(files: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(files).map(([path, value]) => [path, change(value)]));
}

/** A right configuration of about two kibibytes. */
function configuration(index: number, model: string): string {
  const custom = Array.from({ length: 6 }, (_, number) => ({
    id: `${model}-${number}`,
    name: `Example ${number}`,
    maxContextLength: 128_000,
    supportsImages: true,
    supportsToolResultImages: false,
    supportsTools: true,
    supportsWebSearch: false,
  }));
  const provider = { baseUrl: `https://gateway-${index}.example.com/v1`, models: { custom } };
  return JSON.stringify(
    { $schema: "./provider-config.schema.json", providers: { provider_a: provider } },
    undefined,
    2,
  );
}

/** Makes a repository of two commits, the second of which is checked out, and gives their ids. */
function commitBoth(folder: string, before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>) {
  const git = (...words: readonly string[]) => {
    const identity = ["-c", "user.name=bench", "-c", "user.email=bench@example.com"];
    return execFileSync("git", ["-C", folder, ...identity, ...words], { encoding: "utf8" }).trim();
  };
  const commit = (files: Readonly<Record<string, string>>) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    git("add", ".");
    git("commit", "-q", "-m", "Change");
    return git("rev-parse", "HEAD");
  };
  git("init", "-q");
  return { before: commit(before), after: commit(after) };
}

async function run(words: readonly string[]): Promise<{ readonly exitCode: number | null }> {
  const child = spawn(process.execPath, words, { stdio: "ignore" });
  return new Promise((resolve, reject) => {
    child.on("close", (exitCode) => resolve({ exitCode })).on("error", reject);
  });
}

/** Prints the median time of a run in milliseconds, and its ratio to the floor; gives the median. */
async function report(
  name: string,
  floor: number | undefined,
  once: () => Promise<{ readonly exitCode: number | null }>,
): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < RUNS; index++) {
    const start = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- together they would slow each other down
    const { exitCode } = await once();
    times.push(performance.now() - start);
    if (exitCode !== 0) throw new Error(`${name} ended with ${exitCode}.`);
  }
  const median = times.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)] ?? 0;
  const ratio = floor === undefined ? "" : `  ${(median / floor).toFixed(1)} x`;
  console.log(`  ${name.padEnd(36)} ${median.toFixed(0).padStart(6)} ms${ratio}`);
  return median;
}
