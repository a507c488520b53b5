// Processes: only a shell itself knows what it completes.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { runTerminal } from "../support/terminal.ts";

/** The beginning of a command line, and the line that a shell completes it to. */
const LINES: readonly (readonly [string, string])[] = [
  ["vali", "validate"],
  ["validate --no-p", "validate --no-policy"],
  ["validate --format sar", "validate --format sarif"],
  ["validate -f js", "validate -f json"],
  ["validate my-pol", "validate my-policy.json"],
  ["fix --policy my-pol", "fix --policy my-policy.json"],
  ["fix --vocabulary posit-a", "fix --vocabulary posit-assistant"],
  ["rules secret-in-h", "rules secret-in-header"],
  ["completion z", "completion zsh"],
  ["help migr", "help migrate"],
];

/** The commands that a shell reads before it is used, for a script of completion in the file `script`. */
const SHELLS = {
  bash: { start: "bash --norc --noprofile -i", source: ". ./script" },
  zsh: { start: "zsh -f -i", source: "autoload -U compinit; compinit -u -D; . ./script" },
} as const;

const isThere = (command: string) => spawnSync(command, ["--version"]).status === 0;
const hasTerminal = isThere("script");

test.each(["bash", "zsh"] as const)("%s completes what is typed", { skip: !hasTerminal }, async (shell) => {
  if (!isThere(shell)) expect(shell).not.toBe("bash");
  else expect(await typed(shell)).toEqual(LINES.map(([, completed]) => completed));
});

/** The words of each line with which the command is called, after a tab is typed at the end of its beginning. */
async function typed(shell: keyof typeof SHELLS): Promise<readonly string[]> {
  const folder = await folderWithScript(shell);
  const { start, source } = SHELLS[shell];
  writeFileSync(join(folder, "source"), `${source}\nprovider-steward() { echo "$@" >> called; }\n`);
  const input = [". ./source", ...LINES.map(([line]) => `provider-steward ${line}\t`), "exit", ""].join("\n");
  spawnSync("script", ["-qec", start, "/dev/null"], { cwd: folder, input, env: { ...process.env, TERM: "dumb" } });
  return readFileSync(join(folder, "called"), "utf8").trim().split("\n");
}

test("fish completes what is typed", { skip: !isThere("fish") }, async () => {
  const folder = await folderWithScript("fish");
  const commands = LINES.map(([line]) => `complete -C 'provider-steward ${line}'`);
  const { stdout } = spawnSync("fish", ["--no-config", "-c", ["source script", ...commands].join("\n")], {
    cwd: folder,
    encoding: "utf8",
  });
  const found = stdout.trim().split("\n");
  expect(found.map((line) => line.split("\t")[0])).toEqual(LINES.map(([, completed]) => completed.split(" ").at(-1)));
});

async function folderWithScript(shell: string): Promise<string> {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "my-policy.json"), "");
  writeFileSync(join(folder, "script"), (await runTerminal(["completion", shell], { folder })).stdout);
  return folder;
}
