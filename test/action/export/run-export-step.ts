/** Runs the Action of exports as a runner does, in the process of the tests or by the committed bundle. */

import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { runExportStep } from "../../../action/export/run.ts";
import { runStep } from "../../../action/step.ts";
import { COMPILED } from "../run-terminal.ts";
import { inputVariables, parseOutputs } from "../support/run-action.ts";
import { parseCommand } from "../support/runner.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { testRunner } from "../support/test-runner.ts";

/** The inputs as the runner gives them when a workflow sets none. A test holds these against `action.yml`. */
export const DEFAULT_EXPORT_INPUTS = {
  server: "",
  "api-key": "",
  out: "audit-log",
  name: "",
  "signing-key": "",
  "public-key": "",
  endpoint: "",
  region: "",
  "access-key-id": "",
  "secret-access-key": "",
  "session-token": "",
  "object-lock": "",
};

export const EXPORT_BUNDLE = fileURLToPath(new URL("../../../action/dist/export/index.js", import.meta.url));

export interface ExportStep {
  readonly exitCode: number | null;
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** The texts that the runner was asked to hide, where the step ran in the process of the tests. */
  readonly secrets: readonly string[];
}

export async function runExportAction(
  inputs: Partial<typeof DEFAULT_EXPORT_INPUTS>,
  options: {
    readonly folder: string;
    readonly environment?: Readonly<Record<string, string>>;
    readonly bundle?: string;
  },
): Promise<ExportStep> {
  const { folder, environment = {}, bundle } = options;
  const files = temporaryFolder();
  const [outputs, summary] = [join(files, "output"), join(files, "summary")];
  for (const path of [outputs, summary]) writeFileSync(path, "");
  const variables = { GITHUB_OUTPUT: outputs, GITHUB_STEP_SUMMARY: summary, ...environment };
  const given = { ...DEFAULT_EXPORT_INPUTS, ...inputs };
  if (bundle === undefined) {
    const runner = testRunner(folder, variables, given);
    const secrets: string[] = [];
    const own = { ...runner, setSecret: (secret: string) => void secrets.push(secret), once: () => {} };
    const exitCode = await runStep(own, runExportStep);
    return {
      exitCode,
      log: runner.printed(),
      outputs: runner.outputs,
      summary: readFileSync(summary, "utf8"),
      secrets,
    };
  }
  const env = { ...COMPILED, ...inputVariables(given), ...variables };
  const child = spawn(process.execPath, [bundle], { cwd: folder, env });
  const exit = new Promise<number | null>((resolve, reject) => {
    child.on("close", resolve).on("error", reject);
  });
  const [log, errors, exitCode] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  return {
    exitCode,
    log: log + errors,
    outputs: parseOutputs(readFileSync(outputs, "utf8")),
    summary: readFileSync(summary, "utf8"),
    secrets: [],
  };
}

/** The workflow commands in a step's log. */
export function commandsIn({ log }: ExportStep) {
  return log.split("\n").flatMap((line) => parseCommand(line) ?? []);
}
