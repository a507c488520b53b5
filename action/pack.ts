/**
 * `npm run pack`: packs the terminal command from `action/dist`, and the library from `shared/`, for `npm install FILE`. The
 * package holds what runs and nothing else: no dependency, no Node of its own, no script that an installation runs. A release
 * names other bundles than those.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import packageJson from "../package.json" with { type: "json" };
import { LIBRARY_EXPORTS, packLibrary } from "./pack-library.ts";

const START = "start.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = join(root, ".build/package");

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
cpSync(join(root, process.argv[2] ?? "action/dist", "terminal"), join(folder, "terminal"), { recursive: true });
packLibrary(root, join(folder, "library"));
cpSync(join(root, "action/package", START), join(folder, START));
cpSync(join(root, "LICENSE"), join(folder, "LICENSE"));
writeFileSync(join(folder, "README.md"), readme());
writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest(), undefined, 2)}\n`);
const listed = execFileSync("npm", ["pack", "--json", "--pack-destination", ".."], { cwd: folder, encoding: "utf8" });
const [packed]: readonly { readonly filename: string }[] = JSON.parse(listed);
if (packed === undefined) throw new Error("npm packed nothing.");
console.log(`.build/${packed.filename}

Install it where it is to run, with this file's path: npm install --global ./${packed.filename}
A program imports it after: npm install ./${packed.filename}`);

function manifest() {
  const { name, version, description, license, repository, type, sideEffects, engines } = packageJson;
  const entries = { bin: { [name]: START }, exports: LIBRARY_EXPORTS };
  return { name, version, description, license, repository, type, sideEffects, engines, ...entries };
}

/** The texts of the project's documents on the command and on the library; their links lead into the repository, which the package has not. */
function readme(): string {
  const text = ["docs/terminal.md", "docs/package.md"].map((path) => readFileSync(join(root, path), "utf8")).join("\n");
  return text.replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, "$1");
}
