/** The playground says of every fixture, and of generated files, byte for byte, what the terminal says. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LayerDiagnostic, orderDiagnostics, toFileDiagnostic } from "../../../shared/index.ts";
import { SHOWN_FINDINGS_MAX } from "../../../worker/playground/checker/answer.ts";
import {
  type Asked,
  type QuestionKind,
  type Questions,
  REPORT_COMMANDS,
  type ReportCommand,
} from "../../../worker/playground/workspace/question.ts";
import type { Workspace } from "../../../worker/playground/workspace/workspace.ts";
import { runTerminal } from "../../action/support/terminal.ts";
import { SEED } from "../../support/size.ts";
import { usePages } from "../pages/support/page-tests.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { FIXTURES, generatedWorkspaces, HOSTS, WRONG_BEFORE, writeWorkspace } from "./support/workspaces.ts";

const { open } = usePages();

const WORKSPACES = [...FIXTURES, ...WRONG_BEFORE, HOSTS, ...generatedWorkspaces(SEED, 40)];

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

/** The output of the terminal for each workspace; "" where it refuses. */
async function reportsOfTerminal(command: ReportCommand): Promise<readonly string[]> {
  return await inTurn(WORKSPACES, async ({ name, workspace }) => {
    const vocabulary = workspace.vocabulary === "" ? [] : ["--vocabulary", "vocabulary.jsonc"];
    const words = [command, ...FILES[command], "--format", "json", ...vocabulary];
    return (await runTerminal(words, { folder: join(folder, name) })).stdout;
  });
}

async function reportsInBrowser(command: ReportCommand): Promise<readonly string[]> {
  const answers = await askInBrowser("report", (workspace) => ({ workspace, command }));
  return answers.map((answer) => answer ?? "");
}

/** The answer of the page's checker for each workspace, asked in the browser by a program that the test brings. */
async function askInBrowser<Kind extends QuestionKind>(
  kind: Kind,
  askOf: (workspace: Workspace) => Questions[Kind]["ask"],
): Promise<readonly Questions[Kind]["answer"][]> {
  const page = await open("/playground");
  await page.getByRole("tab", { name: "Findings 2" }).waitFor();
  const asked = WORKSPACES.map(({ workspace }, id): Asked<Kind> => ({ id, kind, ask: askOf(workspace) }));
  return await page.evaluate(`new Promise((resolve, reject) => {
    const checker = new Worker(document.getElementById("playground").dataset.checker);
    const answers = [];
    checker.onerror = ({ message }) => reject(new Error(message));
    checker.onmessage = ({ data: { id, answer } }) => {
      answers[id] = answer;
      if (id === ${asked.length - 1}) resolve(answers);
    };
    for (const question of ${JSON.stringify(asked)}) checker.postMessage(question);
  })`);
}

it.each(REPORT_COMMANDS)("says what %s prints", async (command) => {
  const [inBrowser, inTerminal] = [await reportsInBrowser(command), await reportsOfTerminal(command)];
  const differing = WORKSPACES.filter((_, index) => inBrowser[index] !== inTerminal[index]).map(({ name }) => name);
  expect(differing).toEqual([]);
  expect(inTerminal.filter((text) => text !== "").length).toBeGreaterThan(100);
});

/** The findings of a report of `diff` in the file before; undefined where it refuses. */
function foundBefore(report: string) {
  if (report === "") return undefined;
  const { diagnostics }: { diagnostics: { before: readonly LayerDiagnostic[] } } = JSON.parse(report);
  return orderDiagnostics(diagnostics.before.filter(({ layer }) => layer?.kind === "user").map(toFileDiagnostic));
}

it("finds in a file before that can be compared what diff prints", async () => {
  const answers = await askInBrowser("check", (workspace) => ({ workspace, open: {} }));
  const inBrowser = answers.map(({ files }) => files.find(({ document }) => document === "before")?.diagnostics ?? []);
  const inTerminal = (await reportsOfTerminal("diff")).map((report) =>
    foundBefore(report)?.slice(0, SHOWN_FINDINGS_MAX),
  );
  const isDiffering = (index: number) =>
    inTerminal[index] !== undefined && JSON.stringify(inBrowser[index]) !== JSON.stringify(inTerminal[index]);
  expect(WORKSPACES.filter((_, index) => isDiffering(index)).map(({ name }) => name)).toEqual([]);
  expect(inTerminal.filter((found = []) => found.length > 0).length).toBeGreaterThan(10);
});
