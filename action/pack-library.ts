import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { buildSync } from "esbuild";
import { licencesOf } from "./licences.ts";

const ENTRY = "shared/package.ts";
const DECLARED = ".build/declarations";

/** The addresses of the library in a package, for the field `exports`: Node, bundlers and TypeScript take what is theirs. */
export const LIBRARY_EXPORTS = {
  ".": { types: "./library/package.d.ts", default: "./library/index.js" },
  "./package.json": "./package.json",
};

/**
 * Writes what programs import: one module without imports, and the declarations of its types.
 *
 * @param root the project's folder.
 * @param folder to write into; it does not exist.
 */
export function packLibrary(root: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const { outputFiles, metafile } = buildSync({
    entryPoints: [ENTRY],
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    // Neither Node's modules nor a browser's are in reach: what needs one would not be bundled.
    platform: "neutral",
    mainFields: ["module", "main"],
    format: "esm",
    target: "es2022",
    minify: true,
    charset: "ascii",
    legalComments: "none",
  });
  const [bundle] = outputFiles;
  if (bundle === undefined) throw new Error("esbuild wrote no module.");
  writeFileSync(join(folder, "index.js"), bundle.text);
  const modules = Object.keys(metafile.inputs);
  // Minified code has no comments: notices are those of the sources.
  const code = modules.map((path) => readFileSync(join(root, path), "utf8")).join("\n");
  writeFileSync(
    join(folder, "licenses.txt"),
    licencesOf(
      modules.map((path) => join(root, path)),
      code,
    ),
  );
  writeDeclarations(root, folder);
}

/** Writes the declarations that the entry's lead to, and no others. */
function writeDeclarations(root: string, folder: string): void {
  const declared = join(root, DECLARED);
  rmSync(declared, { recursive: true, force: true });
  const options = ["--noEmit", "false", "--declaration", "--emitDeclarationOnly", "--outDir", DECLARED];
  execFileSync(process.execPath, ["node_modules/typescript/bin/tsc", "-p", "shared", ...options], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const paths = new Set(["package.d.ts"]);
  for (const path of paths) {
    const source = readFileSync(join(declared, path), "utf8");
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    // Every version of TypeScript finds `x.d.ts` by `x.js`; by `x.ts` only some do.
    writeFileSync(target, source.replaceAll(IMPORTED, "$1$2.js$3"));
    for (const [, , imported = ""] of source.matchAll(IMPORTED)) {
      paths.add(posix.join(posix.dirname(path), `${imported}.d.ts`));
    }
  }
}

/** A relative import in a declaration. Its parts are what stands before the path, the path without its end, and the rest. */
const IMPORTED = /(\b(?:from|import)\s*\(?\s*")(\.{1,2}\/[^"]+)\.ts(")/g;
