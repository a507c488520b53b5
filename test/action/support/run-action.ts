import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { run } from "../../../action/run.ts";
import type { Runner } from "../../../action/runner.ts";
import { runStep } from "../../../action/step.ts";
import { COMPILED } from "../run-terminal.ts";
import { OWNER, REPOSITORY, type TestGitHub, TOKEN } from "./github.ts";
import { parseCommand } from "./runner.ts";
import { testRunner } from "./test-runner.ts";

/** The bundle that a workflow runs. */
export const COMMITTED_BUNDLE = fileURLToPath(new URL("../../../action/dist/main/index.js", import.meta.url));

/** The inputs as the runner gives them when a workflow sets none. A test holds these against `action.yml`. */
export const DEFAULT_INPUTS = {
  files: "**/providers.json\n**/providers.jsonc\n",
  policy: ".provider-steward.json",
  layers: "",
  vocabulary: "",
  "fail-on": "error",
  "accepted-by": "write",
  "only-changed-lines": "false",
  annotate: "commands",
  comment: "auto",
  "sarif-file": "",
  "docs-url": "",
  "playground-url": "",
  token: TOKEN,
};

const API_URL = "https://api.github.example";

export interface ActionRun {
  readonly exitCode: number | null;
  /** All that it prints. */
  readonly log: readonly string[];
  /** Without the lines of `listed`. */
  readonly stdout: readonly string[];
  /** The verdict in the log, and its lists of findings and effects; none of them is a command. */
  readonly listed: readonly string[];
  readonly stderr: string;
  /** The outputs that were set, by name. */
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** The seconds that it waited, in their order; only known of a run that is no process. */
  readonly waits: readonly number[];
}

export interface RunOptions {
  readonly github?: TestGitHub;
  /** In place of `github`. */
  readonly apiUrl?: string;
  /** The event's payload: a value, or the text of the file. */
  readonly event: unknown;
  readonly inputs?: Partial<typeof DEFAULT_INPUTS>;
  readonly environment?: Readonly<Record<string, string>>;
  /** The bundle to run as a process; the sources run in the test's own process where none is named. */
  readonly bundle?: string;
}

/** Runs the Action as a runner does, with the runner's variables, in an empty folder. */
export async function runAction(options: RunOptions): Promise<ActionRun> {
  const { github, event, inputs, environment, bundle } = options;
  const folder = mkdtempSync(join(tmpdir(), "provider-steward-"));
  const server = bundle === undefined || github === undefined ? undefined : await serve(github.fetch);
  try {
    const files = {
      event: join(folder, "event.json"),
      output: join(folder, "output"),
      summary: join(folder, "summary"),
    };
    writeFileSync(files.event, typeof event === "string" ? event : JSON.stringify(event));
    writeFileSync(files.output, "");
    writeFileSync(files.summary, "");
    const variables = {
      PATH: process.env["PATH"],
      GITHUB_API_URL: options.apiUrl ?? server?.url ?? API_URL,
      GITHUB_SERVER_URL: "https://github.com",
      GITHUB_REPOSITORY: `${OWNER}/${REPOSITORY}`,
      GITHUB_EVENT_NAME: "pull_request",
      GITHUB_EVENT_PATH: files.event,
      // The merge commit, of which nothing may be told.
      GITHUB_SHA: "5c8b1d8ed0a2c44e9a5b1a31d3e5d1f0cc0c5d11",
      GITHUB_OUTPUT: files.output,
      GITHUB_STEP_SUMMARY: files.summary,
      RUNNER_TEMP: folder,
      ...environment,
    };
    const given = { ...DEFAULT_INPUTS, ...inputs };
    const step =
      bundle === undefined
        ? await runInProcess(folder, variables, given, github?.fetch)
        : await runBundle(bundle, folder, { ...COMPILED, ...inputVariables(given), ...variables });
    const lines = step.stdout.split("\n").slice(0, -1);
    return {
      exitCode: step.exitCode,
      log: lines,
      stdout: lines.filter((line) => !isListed(line)),
      listed: lines.filter(isListed),
      stderr: step.stderr,
      waits: step.waits,
      outputs: step.outputs ?? parseOutputs(readFileSync(files.output, "utf8")),
      summary: readFileSync(files.summary, "utf8"),
    };
  } finally {
    server?.close();
    rmSync(folder, { recursive: true });
  }
}

interface Step extends Pick<ActionRun, "exitCode" | "stderr" | "waits"> {
  readonly stdout: string;
  /** Undefined of a process, which writes them into a file. */
  readonly outputs?: ActionRun["outputs"];
}

async function runInProcess(
  folder: string,
  environment: NodeJS.ProcessEnv,
  inputs: Readonly<Record<string, string>>,
  fetch: Runner["fetch"],
): Promise<Step> {
  const runner = testRunner(folder, environment, inputs, fetch);
  const exitCode = await runStep(runner, run);
  return { exitCode, stdout: runner.printed(), stderr: "", waits: runner.waits, outputs: runner.outputs };
}

async function runBundle(bundle: string, folder: string, environment: NodeJS.ProcessEnv): Promise<Step> {
  const child = spawn(process.execPath, [bundle], { cwd: folder, env: environment });
  const exit = new Promise<number | null>((resolve, reject) => {
    child.on("close", resolve).on("error", reject);
  });
  const [stdout, stderr, exitCode] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  return { exitCode, stdout, stderr, waits: [] };
}

/** Serves an API over HTTP. */
export async function serve(fetch: TestGitHub["fetch"]) {
  const server = createServer(async (request, response) => {
    const { method = "GET", url = "", headers } = request;
    const body = method === "GET" ? null : new Uint8Array(await buffer(request));
    try {
      const authorization = headers.authorization ?? "";
      const answer = await fetch(`http://${headers.host}${url}`, { method, headers: { authorization }, body });
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.flushHeaders();
      for await (const chunk of answer.body ?? []) response.write(chunk);
      response.end();
    } catch {
      response.destroy();
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${address.port}`, close };
}

function isListed(line: string): boolean {
  const isOfList = /^(?: {2}|(?:✅|⚠️|❌) Provider Steward: |(?:Opens|Breaks|Moves|Changes|No effect):$)/u.test(line);
  return isOfList && parseCommand(line) === undefined;
}

/** The inputs as the runner gives them to a process. */
export function inputVariables(inputs: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]));
}

/** The outputs that a process wrote into its file, by name. */
export function parseOutputs(file: string): Record<string, string> {
  const entries = file.matchAll(/^(?<name>[^<\n]+)<<(?<delimiter>.+)\n(?<value>[^]*?)\n\k<delimiter>$/gm);
  return Object.fromEntries(Array.from(entries, ({ groups }) => [groups?.["name"], groups?.["value"]]));
}
