/**
 * Builds `action/dist` with `npm run build`, or the folder that is named, for a release: tsc turns the Actions and the terminal into JavaScript in `.build`, because
 * ncc cannot use this TypeScript, and ncc makes one bundle of each. The same sources and packages give the same bytes,
 * wherever the project lies; but below a folder with "#" in its name, which ncc takes for no part of a path, modules get
 * other numbers.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";
import { licencesOf } from "./licences.ts";

/** The entries of the bundles, below `action/`, by the bundles' names. */
const ENTRIES = { main: "main", terminal: "terminal", export: "export/main" };
const COMPILED = ".build/action";
/** Found before the project's own packages, because it lies nearer to what is compiled. */
const NEARER_PACKAGES = ".build/node_modules";
/** The bundles as ncc makes them: by their lines, a test finds the packages that are in them. */
const READABLE = ".build/bundles";
const BUNDLES = process.argv[2] ?? "action/dist";
const EVERY_MODULE = {
  all: false,
  warnings: true,
  modules: true,
  nestedModules: true,
  modulesSpace: Number.POSITIVE_INFINITY,
  nestedModulesSpace: Number.POSITIVE_INFINITY,
};

/** The part of ncc's programming interface that is used here; ncc ships no types. */
type Ncc = (
  entry: string,
  options: { readonly cache: boolean; readonly mainFields: readonly string[]; readonly quiet: boolean },
) => Promise<Output>;

/** The contents of a bundle's files, by name. */
type Bundle = ReadonlyMap<string, string | Uint8Array>;

interface Output {
  readonly code: string;
  /** Files beside the bundle, by name. */
  readonly assets: Readonly<Record<string, { readonly source: string | Uint8Array }>>;
  readonly stats: {
    toJson(options: typeof EVERY_MODULE): {
      readonly modules: readonly Module[];
      readonly warnings: readonly { readonly message: string }[];
    };
  };
}

interface Module {
  /** The module's file, where it has one. */
  readonly nameForCondition?: string | null;
  /** The modules that this one is made of. */
  readonly modules?: readonly Module[];
}

const ncc: Ncc = createRequire(import.meta.url)("@vercel/ncc");

// ncc names modules by their paths from the working directory.
process.chdir(fileURLToPath(new URL("..", import.meta.url)));

for (const folder of [COMPILED, NEARER_PACKAGES]) rmSync(folder, { recursive: true, force: true });
execFileSync(process.execPath, ["node_modules/typescript/bin/tsc", "-p", "action", "--noEmit", "false"], {
  stdio: "inherit",
});
// ncc makes CommonJS of modules that do not say otherwise, which Node loads in less time than modules.
changePackage(COMPILED, { type: undefined });
// Most of it is a client for tokens that the Action does not use. It took longer to load than all of the Action.
takeOnlyWhatIsUsed("@actions/core");
// Some of its parts that format and edit do work when they are loaded.
takeOnlyWhatIsUsed("jsonc-parser");

const bundles = new Map<string, Bundle>();
for (const [name, entry] of Object.entries(ENTRIES)) {
  const output = await ncc(join(process.cwd(), COMPILED, "action", `${entry}.js`), {
    cache: false,
    // jsonc-parser's `main` loads its parts in a way that no bundler can follow; its `module` does not.
    mainFields: ["module", "main"],
    quiet: true,
  });
  bundles.set(name, bundleOf(name, output));
}
// Only now, so that a build that fails leaves the bundles as they are.
for (const folder of [READABLE, BUNDLES]) rmSync(folder, { recursive: true, force: true });
for (const [name, files] of bundles) {
  writeBundle(join(READABLE, name), files);
  writeBundle(join(BUNDLES, name), shorten(files));
}

/** ncc leaves out what is not used of a package only where the package says that loading it does nothing else. */
function takeOnlyWhatIsUsed(name: string): void {
  const folder = join(NEARER_PACKAGES, name);
  cpSync(join("node_modules", name), folder, { recursive: true });
  changePackage(folder, { sideEffects: false });
}

function changePackage(folder: string, change: Readonly<Record<string, unknown>>): void {
  const path = join(folder, "package.json");
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, "utf8")), ...change }));
}

function bundleOf(entry: string, { code, assets, stats }: Output): Bundle {
  const { modules, warnings } = stats.toJson(EVERY_MODULE);
  const files = new Map<string, string | Uint8Array>([
    ["index.js", code],
    ["package.json", `${JSON.stringify({ type: "commonjs" })}\n`],
    ...Object.entries(assets).map(([name, { source }]) => [name, source] as const),
  ]);
  refuseUnresolved(entry, warnings, files);
  // ncc would write those of one file only, where a bundle has several.
  const all = [...files.values()].map(String).join("\n");
  return files.set("licenses.txt", licencesOf(modules.flatMap(filesOfModule), all));
}

/**
 * The same program in fewer characters, all of them ASCII: for any other, V8 would keep each character of the file in two bytes.
 * See docs/decisions/0174-short-bundles.md.
 */
function shorten(files: Bundle): Bundle {
  const options = { format: "cjs", minify: true, charset: "ascii", legalComments: "none" } as const;
  return new Map(
    Array.from(files, ([name, content]) => [
      name,
      name.endsWith(".js") ? transformSync(content.toString(), options).code : content,
    ]),
  );
}

function writeBundle(folder: string, files: Bundle): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of files) {
    const isProgram = typeof content === "string" && content.startsWith("#!");
    writeFileSync(join(folder, name), content, { mode: isProgram ? 0o755 : 0o644 });
  }
}

/** ncc leaves an import that it cannot resolve to run time, and calls that a success. */
function refuseUnresolved(entry: string, warnings: readonly { readonly message: string }[], files: Bundle): void {
  const isLeft = [...files.values()].some((content) => content.toString().includes('eval("require")'));
  if (warnings.length === 0 && !isLeft) return;
  throw new Error(
    `The bundle of ${entry} would have unresolved imports. ${warnings.map(({ message }) => message).join("\n")}`,
  );
}

/** The files of a module, and of those that it is made of. */
function filesOfModule({ nameForCondition, modules = [] }: Module): readonly string[] {
  // The bundler writes a zero before each "#" of a path.
  const path = nameForCondition?.replaceAll("\0#", "#");
  return [...(path === undefined ? [] : [path]), ...modules.flatMap(filesOfModule)];
}
