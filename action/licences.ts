import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** A package's folder, and the parts of it that are bundled. */
interface PackagePart {
  /** The package's folder. */
  readonly folder: string;
  /** Folders of it with code that is bundled, from the package's own folder on. */
  readonly inner: readonly string[];
}

const PACKAGE_FILE = /^(?<folder>.*[/\\]?node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+)[/\\](?<file>.+)$/;

/** Paths that stand in code: the bundler's names of modules, and those of code that was bundled before. */
const NAMED_FILES = /(?:[\w@.-]+\/)*node_modules\/(?:@[\w.-]+\/)?[\w.-]+\/[\w@./-]+/g;

/** Comments of any length; lines of one that follow on each other are one. */
const COMMENTS = /\/\*[^]*?\*\/|(?:^[ \t]*\/\/.*\n)+/gm;

/** Matches a comment that asks to be kept, or that states a copyright or a licence. */
const IS_NOTICE = /^\/\*!|copyright|@licen[cs]e/i;

/**
 * The licences of all whose code is in a bundle: of each package, of parts of it that have their own, and the notices
 * that stand in the code, which may be of others still.
 *
 * @param modules the files that the bundler says it took.
 * @param code all code of the bundle, which names more than the bundler knows of: see docs/decisions/0142-licences-of-a-bundle.md.
 */
export function licencesOf(modules: readonly string[], code: string): string {
  const named = Array.from(code.matchAll(NAMED_FILES), ([path]) => path).filter(existsSync);
  const packages = partsOf([...modules, ...named].map((path) => resolve(path))).map(readLicences);
  return [...[...new Set(packages)].toSorted(), ...noticesIn(code)].join("\n");
}

function partsOf(files: readonly string[]): readonly PackagePart[] {
  const inner = new Map<string, Set<string>>();
  for (const path of files) {
    const { folder, file } = PACKAGE_FILE.exec(path)?.groups ?? {};
    if (folder === undefined || file === undefined) continue;
    inner.set(folder, (inner.get(folder) ?? new Set()).add(dirname(file)));
  }
  return Array.from(inner, ([folder, folders]) => ({ folder, inner: [...folders].flatMap(withFoldersAbove) }));
}

/** A folder and those that it is in, without the package's own. */
function withFoldersAbove(folder: string): readonly string[] {
  return folder === "." ? [] : [...withFoldersAbove(dirname(folder)), folder];
}

function readLicences({ folder, inner }: PackagePart): string {
  const { name, version, license }: Record<string, string> = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  const own = readLicence(folder);
  if (own === undefined) throw new Error(`${name} has no licence file, so that it cannot be bundled.`);
  const parts = [...new Set(inner)].toSorted().flatMap((part) => {
    const text = readLicence(join(folder, part));
    return text === undefined ? [] : [`${name} ${version}, ${part}\n\n${text}\n`];
  });
  return [`${name} ${version} (${license})\n\n${own}\n`, ...parts].join("\n");
}

function readLicence(folder: string): string | undefined {
  const file = readdirSync(folder).find((entry) => /^licen[cs]e([.-]|$)/i.test(entry));
  // Git stores line feeds alone, and the build must be equal to what is checked out.
  return file === undefined ? undefined : readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n").trim();
}

/** Every notice once, in the order of their texts. */
function noticesIn(code: string): readonly string[] {
  const comments = Array.from(code.matchAll(COMMENTS), ([comment]) => comment);
  const notices = comments.filter((comment) => IS_NOTICE.test(comment));
  const texts = notices.map((notice) => notice.replaceAll(/^[ \t]+/gm, "").trim());
  return texts.length === 0 ? [] : [["Notices in the code", ...new Set(texts.toSorted())].join("\n\n").concat("\n")];
}
