/** Other validators as processes. Their packages have a manifest of their own, so that the project's install is small. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL(".", import.meta.url));
const packages = join(folder, "node_modules");

/** Gives what Node has to run so that a peer checks files. */
type Command = (schema: string, files: readonly string[]) => readonly string[];

export const COMMANDS: Readonly<Record<string, Command>> = {
  "ajv-cli": (schema, files) => {
    const words = [join(packages, "ajv-cli/dist/index.js"), "validate", "--strict=false", "-s", schema];
    return [...words, ...files.flatMap((file) => ["-d", file])];
  },
  "sourcemeta by npm": (schema, files) => {
    return [join(packages, "@sourcemeta/jsonschema/npm/cli.js"), "validate", schema, ...files];
  },
  "VS Code's service": (schema, files) => [join(folder, "peers/editor-service.mjs"), schema, ...files],
};

/** Installs the packages of `package.json` beside this file, unless just these are there. */
export function installPeers(): void {
  if (isInstalled()) return;
  console.error("Installing the other validators in test/bench/node_modules …");
  try {
    execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit" });
  } catch {
    throw new Error("The other validators could not be installed: the npm registry has to be reachable for this once.");
  }
}

/** npm keeps a lock file of what it installed. */
function isInstalled(): boolean {
  const installed = join(packages, ".package-lock.json");
  if (!existsSync(installed)) return false;
  const locked = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8")).packages;
  const there = JSON.parse(readFileSync(installed, "utf8")).packages;
  return Object.keys(there).every((path) => there[path].version === locked[path]?.version);
}
