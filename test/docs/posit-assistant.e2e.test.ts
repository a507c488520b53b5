import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { createGitRepository } from "../action/support/git-repository.ts";
import { notesText } from "../action/support/notes.ts";
import type { Permissions } from "../action/support/permissions.ts";
import { startPublishing } from "../action/support/publishing.ts";
import { openPullRequest, pullRequestPayload } from "../action/support/pull-request.ts";
import { COMMITTED_BUNDLE, DEFAULT_INPUTS } from "../action/support/run-action.ts";
import { parseCommand } from "../action/support/runner.ts";
import { type Block, blocksOf, read, sessionIn } from "./examples.ts";
import { createScratchMachine } from "./scratch-machine.ts";
import { isSteward, readWorkflow } from "./workflow.ts";

const PAGE = "docs/posit-assistant.md";
const WORKFLOW: Permissions = { contents: "read", "pull-requests": "write" };

const page = read(PAGE);
const blocks = blocksOf(PAGE, page);
const machine = createScratchMachine();
afterAll(() => machine.remove());

/** The path at the end of the paragraph above a block: "It is `config/enforced.json`:". */
function pathAbove({ place }: Block): string {
  const line = Number(place.split(":").at(-1));
  const [, path] = /`([^`]+)`:$/.exec(page.split("\n")[line - 3] ?? "") ?? [];
  if (path === undefined) throw new Error(`${place}: no path stands above the block.`);
  return path;
}

/** The text with the lines that a block shows with "-" replaced by those with "+". */
function patched(text: string, diff: string): string {
  const linesOf = (sign: string) =>
    diff
      .split("\n")
      .flatMap((line) => (line.startsWith(sign) ? [`${line.slice(1)}\n`] : []))
      .join("");
  expect(text.split(linesOf("-"))).toHaveLength(2);
  return text.replace(linesOf("-"), linesOf("+"));
}

/** Tests for an annotation of lines, other than the one of the whole step. */
function hasPlace(line: string): boolean {
  return parseCommand(line)?.properties["file"] !== undefined;
}

/** The annotations of a pull request that changes one file of the repository in the shell's folder. */
async function annotationsOf(path: string, diff: string): Promise<string> {
  const repository = createGitRepository(machine.folder());
  const base = repository.commit({});
  const text = readFileSync(join(repository.folder, path), "utf8");
  const head = repository.commit({ [path]: patched(text, diff) });
  repository.git("reset", "--hard", base);
  const publishing = await startPublishing(WORKFLOW, { repository, pull: { base, head } });
  try {
    // The emulator takes comments for a pull request of its own only.
    const { number } = await openPullRequest(publishing.github, { "README.md": "" }, { "README.md": "Read me.\n" });
    const event = pullRequestPayload(number, base, head);
    const { exitCode, stdout } = await publishing.run({ event }, { inputs: DEFAULT_INPUTS, bundle: COMMITTED_BUNDLE });
    expect(exitCode).toBe(1);
    return notesText(stdout.filter(hasPlace), []);
  } finally {
    await publishing.close();
  }
}

test("the page installs what `npm run pack` packs", () => {
  const install = blocks.find(({ language }) => language === "sh");
  expect(install?.text).toContain(`npm install --global ./.build/provider-steward-${packageJson.version}.tgz\n`);
});

test("the page's workflow runs the Action without inputs", () => {
  const workflow = blocks.find(({ language }) => language === "yaml");
  const { events, jobs } = readWorkflow(workflow?.text ?? "");
  expect(events).toEqual(["pull_request"]);
  expect(jobs).toMatchObject([{ permissions: WORKFLOW, steps: [{ with: {} }] }]);
  expect(jobs.flatMap(({ steps }) => steps.filter(isSteward))).toHaveLength(1);
});

/** Does what a block says, and gives the text of the block that shows what comes of it, and what really does. */
async function follow(block: Block, below: Block | undefined): Promise<readonly [shown: unknown, done: unknown]> {
  const { language, text } = block;
  if (["json", "jsonc", "yaml"].includes(language)) machine.write(pathAbove(block), text);
  if (language === "console") {
    return [sessionIn(text), sessionIn(text).map(({ command }) => ({ command, output: machine.run(command) }))];
  }
  return language === "diff" ? [below?.text, await annotationsOf(pathAbove(block), text)] : [undefined, undefined];
}

test("the page has a block for each step of the way", () => {
  const languages = blocks.map(({ language }) => language);
  const changes = ["diff", "text", "diff", "text", "diff", "text"];
  const check = ["sh", "jsonc", "console", "console", "console"];
  const repository = ["console", "json", "json", "yaml", "console"];
  expect(languages).toEqual([...check, ...repository, ...changes, "console"]);
});

test("a reader who follows the page gets what it shows, up to the lines of the annotations", async () => {
  for (const [index, block] of blocks.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- a step needs those before it
    const [shown, done] = await follow(block, blocks[index + 1]);
    expect({ place: block.place, done }).toEqual({ place: block.place, done: shown });
  }
});
