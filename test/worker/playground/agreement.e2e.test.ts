/** The playground says of every fixture, and of generated files, byte for byte, what the terminal says. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Asked, REPORT_COMMANDS, type ReportCommand } from "../../../worker/playground/question.ts";
import { SEED } from "../../support/size.ts";
import { usePages } from "../pages/support/page-tests.ts";
import type { TerminalRun } from "./support/terminal-reports.ts";
import { FIXTURES, generatedWorkspaces, HOSTS, writeWorkspace } from "./support/workspaces.ts";

const { open } = usePages();

const WORKSPACES = [...FIXTURES, HOSTS, ...generatedWorkspaces(SEED, 40)];

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "playground-"));
  for (const { name, workspace } of WORKSPACES) writeWorkspace(join(folder, name), workspace);
});

afterAll(() => rmSync(folder, { recursive: true }));

const FILES = {
  validate: ["providers.jsonc"],
  resolve: ["providers.jsonc", "--explain"],
  diff: ["before.jsonc", "providers.jsonc"],
};

/** What the terminal prints of each workspace; "" where it refuses. */
function reportsOfTerminal(command: ReportCommand): readonly string[] {
  const runs = WORKSPACES.map(({ name, workspace }): TerminalRun => {
    const vocabulary = workspace.vocabulary === "" ? [] : ["--vocabulary", "vocabulary.jsonc"];
    return { folder: join(folder, name), words: [command, ...FILES[command], "--format", "json", ...vocabulary] };
  });
  const program = fileURLToPath(new URL("support/terminal-reports.ts", import.meta.url));
  const options = { input: JSON.stringify(runs), encoding: "utf8", maxBuffer: 1024 ** 3 } as const;
  return JSON.parse(execFileSync(process.execPath, [program], options));
}

/** What the checker of the page answers, asked in the browser by a program that the test brings. */
async function reportsInBrowser(command: ReportCommand): Promise<readonly string[]> {
  const page = await open("/playground");
  await page.getByRole("tab", { name: "Findings 2" }).waitFor();
  const asked = WORKSPACES.map(
    ({ workspace }, id): Asked<"report"> => ({ id, kind: "report", ask: { workspace, command } }),
  );
  return await page.evaluate(`new Promise((resolve, reject) => {
    const checker = new Worker(document.getElementById("playground").dataset.checker);
    const answers = [];
    checker.onerror = ({ message }) => reject(new Error(message));
    checker.onmessage = ({ data: { id, answer } }) => {
      answers[id] = answer ?? "";
      if (id === ${asked.length - 1}) resolve(answers);
    };
    for (const question of ${JSON.stringify(asked)}) checker.postMessage(question);
  })`);
}

it.each(REPORT_COMMANDS)("says what %s prints", async (command) => {
  const [inBrowser, inTerminal] = [await reportsInBrowser(command), reportsOfTerminal(command)];
  const differing = WORKSPACES.filter((_, index) => inBrowser[index] !== inTerminal[index]).map(({ name }) => name);
  expect(differing).toEqual([]);
  expect(inTerminal.filter((text) => text !== "").length).toBeGreaterThan(100);
});
