import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { parseSync } from "oxc-parser";

/** One import, export-from or `import()` of a source file. */
export interface Import {
  /** The importing file, from the project's root. */
  readonly from: string;
  /** The imported file, from the project's root; a package or built-in module by its name. */
  readonly to: string;
  /** True where only types are imported, so that nothing of it is there at run time. */
  readonly isType: boolean;
  /** True of an `import()`: what is loaded when it is asked for. */
  readonly isLate?: boolean;
}

const root = new URL("../../", import.meta.url);

/** The TypeScript files of these folders, without declarations, packages and what is generated. */
export function sourceFiles(...folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: "utf8" })
      .map((name) => posix.join(folder, name.replaceAll("\\", "/")))
      .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts") && !/\/(?:dist|node_modules)\//.test(path)),
  );
}

/** Tests a path: the files of `worker/` that touch the database and the bucket of content. */
export function isStore(path: string): boolean {
  return /^worker\/(?:database\/|.*[/-]store\.ts$)/.test(path);
}

export function readSource(path: string): string {
  return readFileSync(new URL(path, root), "utf8");
}

export function importsOf(path: string): readonly Import[] {
  const source = readSource(path);
  const { module, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);
  const to = (specifier: string) =>
    specifier.startsWith(".") ? posix.join(posix.dirname(path), specifier) : specifier;
  const ofImports = module.staticImports.map(({ moduleRequest, start }) => ({
    from: path,
    to: to(moduleRequest.value),
    // `import { type X }` still loads the module.
    isType: source.startsWith("import type ", start),
  }));
  const ofExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest === null || moduleRequest === undefined
        ? []
        : [{ from: path, to: to(moduleRequest.value), isType }],
    ),
  );
  const ofCalls = module.dynamicImports.map(({ moduleRequest }) => ({
    from: path,
    to: to(source.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
    isType: false,
    isLate: true,
  }));
  return [...ofImports, ...ofExports, ...ofCalls];
}
