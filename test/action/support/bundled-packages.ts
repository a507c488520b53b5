import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * Finds the packages whose code is in a bundle by nothing but the code: a file of a package is in it where half of its lines are, as
 * long as the bundle is not shortened. The imports and exports that a bundler writes, does not count, nor do short lines, which are alike anywhere.
 */
const LINE_MIN_CHARACTERS = 20;
const FILE_MIN_SHARE = 0.5;
const FILE_MIN_LINES = 2;

/** A larger file is a bundle of its own, or data. */
const FILE_MAX_BYTES = 2_000_000;

interface PackageCode {
  readonly folder: string;
  /** Lines of its files that are in the bundle. */
  readonly lines: ReadonlySet<string>;
}

/** The lines of code of a folder's scripts. */
export function codeOf(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder).filter((name) => name.endsWith(".js"));
  return new Set(files.flatMap((name) => linesOf(readFileSync(join(folder, name), "utf8"))));
}

/** Each package whose code is there, as "name version". */
export function packagesIn(code: ReadonlySet<string>, packages: ReadonlyMap<string, readonly (readonly string[])[]>) {
  const found = Array.from(packages, ([folder, files]): PackageCode => {
    const taken = files.flatMap((lines) => {
      const there = lines.filter((line) => code.has(line));
      return there.length >= Math.max(FILE_MIN_LINES, lines.length * FILE_MIN_SHARE) ? there : [];
    });
    return { folder, lines: new Set(taken) };
  });
  return withoutCopies(found).map(packageName).toSorted();
}

/** The packages, but of several with the same code, such as two versions of one, only the one that has most of it. */
function withoutCopies(found: readonly PackageCode[]): readonly string[] {
  const explained = new Set<string>();
  return found
    .toSorted((one, other) => other.lines.size - one.lines.size)
    .flatMap(({ folder, lines }) => {
      const own = [...lines].filter((line) => !explained.has(line));
      for (const line of own) explained.add(line);
      return own.length > 0 && own.length >= lines.size / 2 ? [folder] : [];
    });
}

function packageName(folder: string): string {
  const { name, version }: Record<string, string> = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return `${name} ${version}`;
}

/** The lines of each script of each package below a folder with packages, those within packages too. */
export function readPackages(folder: string): ReadonlyMap<string, readonly (readonly string[])[]> {
  const packages = new Map<string, (readonly string[])[]>();
  const readFolder = (path: string, files: (readonly string[])[]) => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const inner = join(path, entry.name);
      if (entry.isDirectory() && entry.name === "node_modules") readAll(inner);
      else if (entry.isDirectory()) readFolder(inner, files);
      else if (/\.[cm]?js$/.test(entry.name) && entry.isFile() && statSync(inner).size <= FILE_MAX_BYTES)
        files.push(linesOf(readFileSync(inner, "utf8")));
    }
  };
  const readAll = (path: string) => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (!entry.isDirectory() || entry.name.startsWith(".")) continue;
      const inner = join(path, entry.name);
      if (entry.name.startsWith("@")) {
        readAll(inner);
        continue;
      }
      const files: (readonly string[])[] = [];
      packages.set(inner, files);
      readFolder(inner, files);
    }
  };
  readAll(folder);
  return packages;
}

function linesOf(text: string): readonly string[] {
  const lines = text.split("\n").map((line) =>
    line
      .trim()
      .replace(/[;,{]+$/, "")
      .replaceAll('"', "'"),
  );
  return [...new Set(lines)].filter(
    (line) => line.length >= LINE_MIN_CHARACTERS && !/^(?:\/\/|\/?\*|import |export [*{])/.test(line),
  );
}
