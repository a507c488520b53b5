/**
 * `npm run lint`, and `npm run format` with `--write`: runs the programs of the manifest beside this file, which it installs where
 * they are not there.
 */
import { spawnSync } from "node:child_process";
import { argv, env, execPath } from "node:process";
import { fileURLToPath } from "node:url";
import { fileOf, installPackages } from "../packages.ts";

const FOLDER = ".ci/lint";

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
installPackages(FOLDER);
// oxlint looks for what knows types beside the project's own packages.
env["OXLINT_TSGOLINT_PATH"] = fileOf(FOLDER, ".bin/tsgolint");

const [first = "", ...others] = argv.slice(2);
const paths = first === "--write" || first === "" ? others : [first, ...others];
process.exitCode =
  first === "--write"
    ? run("@biomejs/biome/bin/biome", "check", "--write", ...paths)
    : Math.max(
        run("@biomejs/biome/bin/biome", "check", "--error-on-warnings", ...paths),
        run("oxlint/bin/oxlint", "--type-aware", "--deny-warnings", ...paths),
      );

function run(program: string, ...words: readonly string[]): number {
  return spawnSync(execPath, [fileOf(FOLDER, program), ...words], { stdio: "inherit" }).status ?? 1;
}
