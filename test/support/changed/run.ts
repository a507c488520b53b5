/** `npm run test:changed`: the tests that a change can reach. See docs/decisions/0082-test-projects.md. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { MADE_OF } from "./made-of.ts";
import { planOf } from "./plan.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

const HELP = `Usage: npm run test:changed [-- options]

Runs the unit tests, those inside workerd, and of the other tests those that a change can reach, and names the rest.
What is changed, created or deleted in the working tree counts, since it left the upstream branch, or else main.

Options:
  --base REF   what to compare the working tree with
  --help       this text

Exit codes: that of the test runner; 2 the arguments were not understood.
`;

process.chdir(root);
main();

function main(): void {
  let options: { readonly base?: string; readonly help?: boolean };
  try {
    options = parseArgs({ options: { base: { type: "string" }, help: { type: "boolean" } } }).values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
  if (options.help === true) {
    process.stdout.write(HELP);
    return;
  }
  const base = options.base === undefined ? startOfBranch() : commitOf(options.base);
  if (base === undefined) return refuse(`There is no commit "${options.base}".`);
  runChanged(base);
}

function refuse(problem: string): void {
  console.error(`${problem} See npm run test:changed -- --help.`);
  process.exitCode = 2;
}

function runChanged(base: string): void {
  const listed = pathsOf("ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate");
  const changed = [
    ...pathsOf("diff", "--name-only", "--no-renames", "-z", base),
    ...pathsOf("ls-files", "-z", "--others", "--exclude-standard"),
  ];
  const paths = listed.filter((path) => existsSync(path));
  const read = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);
  const { run, left } = planOf({ paths, read, madeOf: MADE_OF }, changed);
  const words = ["node_modules/vitest/vitest.mjs", "run", "--config", "test/vitest.config.ts", ...run];
  const { status } = spawnSync(process.execPath, words, { stdio: "inherit" });
  console.log(`\nNot run, because no change since ${base.slice(0, 12)} reaches them: ${left.length} files`);
  for (const path of left) console.log(`  ${path}`);
  process.exitCode = status ?? 1;
}

/** The commit at which the branch left its upstream, or else main; on main without an upstream, its last commit. */
function startOfBranch(): string | undefined {
  const other = ["@{upstream}", "main", "HEAD"].find((name) => commitOf(name) !== undefined) ?? "HEAD";
  return git("merge-base", "HEAD", other).trim();
}

function commitOf(name: string): string | undefined {
  try {
    return git("rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`).trim();
  } catch {
    return undefined;
  }
}

function pathsOf(...words: readonly string[]): readonly string[] {
  return git(...words)
    .split("\0")
    .filter((path) => path !== "");
}

function git(...words: readonly string[]): string {
  return execFileSync("git", words, { encoding: "utf8", maxBuffer: Number.POSITIVE_INFINITY });
}
