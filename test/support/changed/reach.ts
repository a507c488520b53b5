/**
 * The files that a file can reach: what it imports or names, what these do, and so on. See
 * docs/decisions/0082-test-projects.md.
 */
import { posix } from "node:path";
import { parseSync, Visitor } from "oxc-parser";

/** The files of a project by their paths from its root, and their texts. */
export interface Tree {
  readonly paths: readonly string[];
  /** The text of a source, or undefined where there is none any more. */
  read(path: string): string | undefined;
  /** Paths by how they begin, with the files that they are made of: who reads one depends on these. */
  readonly madeOf: Readonly<Record<string, readonly string[]>>;
}

/** Tests import none of each other, and read none. */
const TEST = /\.test\.ts$/;

const SOURCE = /\.[cm]?[jt]sx?$/;

/** Files whose texts say what is run, beside the sources. */
const CONFIGURATION = ["wrangler.toml", "action.yml"];

/** A name with an extension, or of several parts; or a folder with its slash. */
const PATH = /[\w@.-]+(?:\/[\w@.-]+)*\/?/g;

/** Gives what a file imports, names, or is made of. */
export type Graph = (path: string) => ReadonlySet<string>;

/** The graph of a project. It reads a file when it is asked for it, and once. */
export function graphOf(tree: Tree): Graph {
  const known = new Set(tree.paths);
  const folders = foldersOf(tree.paths);
  const edges = new Map<string, ReadonlySet<string>>();
  return (path) => {
    const found = edges.get(path) ?? namedBy(tree, path, known, folders);
    edges.set(path, found);
    return found;
  };
}

/** Tests if a file is one of `targets`, or can reach one. */
export function canReach(graph: Graph, file: string, targets: ReadonlySet<string>): boolean {
  const reached = new Set([file]);
  for (const path of reached) {
    if (targets.has(path)) return true;
    for (const next of graph(path)) reached.add(next);
  }
  return false;
}

/** Every folder but the root, with the files below it. */
function foldersOf(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    for (let folder = posix.dirname(path); folder !== "."; folder = posix.dirname(folder)) {
      const files = folders.get(folder) ?? [];
      files.push(path);
      folders.set(folder, files);
    }
  }
  return folders;
}

function namedBy(
  tree: Tree,
  path: string,
  known: ReadonlySet<string>,
  folders: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const madeOf = Object.entries(tree.madeOf).flatMap(([start, sources]) => (path.startsWith(start) ? sources : []));
  const names = importedNames(path, tree.read(path) ?? "");
  const bases = basesOf(path);
  const found = names.flatMap((name) =>
    // A name that begins with a dot goes by the file itself; the rest by any folder that it lies in: a base stands in a variable.
    (name.startsWith(".") ? bases.slice(0, 1) : bases).flatMap((base) => {
      const plain = posix.join(base, name).replace(/\/$/, "");
      return known.has(plain) ? [plain] : (folders.get(plain) ?? []);
    }),
  );
  return new Set([...madeOf, ...found.filter((one) => !TEST.test(one))]);
}

/** The folder of a file, and those that it lies in, up to the root. */
function basesOf(path: string): readonly string[] {
  const folder = posix.dirname(path);
  return folder === "." ? [folder] : [folder, ...basesOf(folder)];
}

/** The imports of a source, and all in its strings that may be a path. */
function importedNames(path: string, text: string): readonly string[] {
  if (CONFIGURATION.includes(path)) return pathsIn(text);
  if (!SOURCE.test(path)) return [];
  const names: string[] = [];
  const types = new Set<number>();
  const { program } = parseSync(path, text);
  new Visitor({
    ImportDeclaration: ({ importKind, source }) => {
      if (importKind === "type") types.add(source.start);
    },
    Literal: ({ value, start }) => {
      if (typeof value === "string" && !types.has(start)) names.push(...namesInString(path, value));
    },
    TemplateElement: ({ value }) => {
      names.push(...namesInString(path, value.raw));
    },
  }).visit(program);
  return names;
}

/** A test may have a whole command in a string. What is a sentence elsewhere only speaks of a file. */
function namesInString(path: string, text: string): readonly string[] {
  return path.startsWith("test/") || !/\s/.test(text) ? pathsIn(text) : [];
}

/** Words, and ways up alone such as `../..`, are no names of files. */
function pathsIn(text: string): readonly string[] {
  return Array.from(text.matchAll(PATH), ([path]) => path).filter((path) => /[./]/.test(path) && !/^[./]+$/.test(path));
}
