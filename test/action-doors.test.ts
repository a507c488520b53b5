import { expect, test } from "vitest";
import { createGitHub } from "./action/support/github.ts";
import { type Files, openPullRequest } from "./action/support/pull-request.ts";
import { runAction } from "./action/support/run-action.ts";
import {
  AFTER,
  BEFORE,
  BROKEN_FILES,
  LAYER_FILES,
  POLICY_FILES,
  sentencesIn,
  TEAM_FILES,
} from "./support/door-files.ts";
import { terminalIn } from "./support/doors.ts";

const github = createGitHub();

/** A run on all files of a commit, which compares nothing: what a change opens takes its share of the annotations. */
async function runOnAll(files: Files, glob: string) {
  const { event, headSha } = openPullRequest(github, { "README.md": "Read me.\n" }, files);
  const { stdout, listed } = await runAction({
    github,
    event,
    environment: { GITHUB_EVENT_NAME: "workflow_dispatch", GITHUB_SHA: headSha },
    inputs: { "fail-on": "never", files: glob },
  });
  return { listed, commands: stdout.filter((line) => line.startsWith("::")) };
}

const linesOf = (text: string) => text.split("\n").slice(0, -1);
const typeFiles = Object.fromEntries(Object.entries(BROKEN_FILES).filter(([path]) => path.includes("/type")));

test.each([
  ["that fit into what GitHub shows", typeFiles, {}, "**/*.jsonc"],
  ["of all broken files", BROKEN_FILES, {}, "**/*.jsonc"],
  ["by a policy and within layers", TEAM_FILES, POLICY_FILES, "teams/**/*.jsonc"],
])("a workflow annotates the diagnostics of the terminal %s", async (_, files, settings, glob) => {
  const all = { ...files, ...settings };
  const terminal = terminalIn(all);
  const paths = Object.keys(files).toSorted();
  const validate = async (format: string) => (await terminal("validate", "--format", format, ...paths)).stdout;
  const { commands, listed } = await runOnAll(all, glob);
  expect(commands).toEqual(linesOf(await validate("github")));
  expect(commands.length).toBeGreaterThan(0);
  const suppressed = linesOf(await validate("text")).filter((line) => line.includes("  suppressed  "));
  expect(listed.filter((line) => line.includes("  suppressed  "))).toEqual(suppressed.map((line) => `  ${line}`));
});

test("a change does on a pull request what it does in the terminal", async () => {
  const terminal = terminalIn({ ...LAYER_FILES, "before.jsonc": BEFORE, "after.jsonc": AFTER });
  const sentences = sentencesIn((await terminal("diff", "before.jsonc", "after.jsonc")).stdout);
  const base = { ...LAYER_FILES, "providers.jsonc": BEFORE };
  const { event } = openPullRequest(github, base, { "providers.jsonc": AFTER });
  const { summary } = await runAction({ github, event, inputs: { "fail-on": "never" } });
  const said = summary.split("\n").filter((line) => line.startsWith("- "));
  expect(said).toEqual(sentences.map((sentence) => expect.stringContaining(`- ${sentence}`)));
});
