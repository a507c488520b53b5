/**
 * Packages that only some tasks need. They have manifests of their own, so that the project's install is small: see
 * docs/decisions/0180-size-of-the-install.md.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Installs the packages of a manifest, unless just these are there. @param folder the manifest's folder, from the root. */
export function installPackages(folder: string): void {
  if (isInstalled(folder)) return;
  console.error(`Installing what ${folder}/package.json names …`);
  try {
    // In the folder: with --prefix, npm would leave out the settings of the machine, such as its registry.
    execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit"], { cwd: join(root, folder), stdio: "inherit" });
  } catch {
    throw new Error(
      `It could not be installed: the npm registry has to be reachable for this once. ${helpFor(folder)}`,
    );
  }
}

/** The path of a file in a package of a manifest. Where it is not there, the error says how to install it. */
export function fileOf(folder: string, path: string): string {
  if (!isInstalled(folder))
    throw new Error(`The packages of ${folder}/package.json are not installed. ${helpFor(folder)}`);
  return join(root, folder, "node_modules", path);
}

function helpFor(folder: string): string {
  return `Install them with \`(cd ${folder} && npm ci --ignore-scripts)\`.`;
}

/** npm keeps a lock file of what it installed, which leaves out what is for other machines. */
function isInstalled(folder: string): boolean {
  const installed = join(root, folder, "node_modules/.package-lock.json");
  if (!existsSync(installed)) return false;
  const locked = JSON.parse(readFileSync(join(root, folder, "package-lock.json"), "utf8")).packages;
  const there = JSON.parse(readFileSync(installed, "utf8")).packages;
  const versions = Object.entries<{ readonly version?: string; readonly optional?: boolean }>(locked);
  return versions.every(
    ([path, { version, optional = false }]) =>
      path === "" || (there[path] === undefined ? optional : there[path].version === version),
  );
}
