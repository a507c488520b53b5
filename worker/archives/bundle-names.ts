import { isLongerInUtf8 } from "../values/readers.ts";
import { BundleError, showName } from "./bundle-error.ts";
import type { TarEntry } from "./tar.ts";

/** Entries of an archive, folders among them. */
export const BUNDLE_MAX_FILES = 10_000;

/** Length of the name of a bundle's file: it is the end of the name of an object. */
export const BUNDLE_PATH_MAX_BYTES = 900;

/** The names of a bundle's entries, while it is read. */
export interface BundleNames {
  /** Takes the next entry's name, and gives its path within the bundle. */
  readonly add: (entry: Pick<TarEntry, "name" | "kind">) => string;
  /** Checks what can only be checked when all names are known. */
  readonly finish: () => void;
  /** The path of the file that a name means; undefined where there is none. */
  readonly find: (name: string) => string | undefined;
}

/**
 * Collects and checks the names of a bundle's entries. Two names are the same where they look the same (Unicode's
 * NFC): object stores and file systems do not tell them apart. A folder may occur more than once: that is not
 * ambiguous.
 * See docs/decisions/0061-repeated-names-in-archives.md.
 */
export function bundleNames(): BundleNames {
  const files = new Map<string, string>();
  const folders = new Set<string>();
  let count = 0;
  return {
    add: ({ name, kind }) => {
      count += 1;
      if (count > BUNDLE_MAX_FILES) {
        throw new BundleError(`The archive has more than ${BUNDLE_MAX_FILES} entries. Leave out what is not served.`);
      }
      const path = entryPath(name);
      if (kind === "folder") {
        folders.add(path.normalize());
        return path;
      }
      if (path === "")
        throw new BundleError(`The entry ${showName(name)} of the archive is a file without a name. Leave it out.`);
      if (files.has(path.normalize()))
        throw new BundleError(`The archive has ${showName(path)} twice. Remove one of them.`);
      files.set(path.normalize(), path);
      return path;
    },
    finish: () => {
      const clash = fileAsFolder([...files.keys(), ...Array.from(folders, (folder) => `${folder}/`)]);
      if (clash !== undefined) {
        throw new BundleError(`The archive has ${showName(clash)} both as a file and as a folder. Rename one of them.`);
      }
      if (files.size === 0) throw new BundleError("The archive has no files. Add the files to serve.");
    },
    find: (name) => (isTooLong(name) ? undefined : files.get(name.replace(/^(?:\.\/)+/, "").normalize())),
  };
}

/** The first path that begins another one. In this order, the contents of a folder follow its path, with its slash. */
function fileAsFolder(paths: readonly string[]): string | undefined {
  const ordered = paths.map((path) => path.replaceAll("/", "\0")).toSorted();
  const clash = ordered.find((path, index) => ordered[index + 1]?.startsWith(`${path}\0`));
  return clash?.replaceAll("\0", "/");
}

/**
 * The path of an entry within its bundle, without a `./` before it and a slash behind it; empty for the bundle's own
 * folder. Throws a `BundleError` for names that lead out of the bundle, and for names that can be written in several
 * ways.
 */
function entryPath(name: string): string {
  const path = name.replace(/^(?:\.\/)+/, "").replace(/\/$/, "");
  if (name === "." || (path === "" && name !== "" && name !== "/")) return "";
  const mistake = mistakeIn(path, name);
  if (mistake === undefined) return path;
  throw new BundleError(`The entry ${showName(name)} of the archive ${mistake}`);
}

/** The mistake in a path, as the end of a sentence; undefined where there is none. */
function mistakeIn(path: string, name: string): string | undefined {
  if (name === "") return "has no name. Leave it out.";
  if (/^\/|^[a-z]:\//i.test(name)) return "has an absolute name. Use a name relative to the bundle's folder.";
  if (path.includes("\\")) return "has a backslash in its name. Use / between folders.";
  if (/\p{Cc}/u.test(path)) return "has a control character in its name. Rename it.";
  if (!path.isWellFormed()) return "has an unpaired surrogate in its name. Rename it.";
  const segments = path.split("/");
  if (segments.includes(""))
    return "has two slashes in a row, or an extra one at an end. Use one slash between folders.";
  if (segments.some((segment) => /^\.+$/.test(segment)))
    return "has a part that consists of dots in its name, such as `..`. Use a name relative to the bundle's folder.";
  // The composed form may be longer, and to compose a text of any length may take the square of it.
  if (isTooLong(path) || isTooLong(path.normalize()))
    return `has a name of more than ${BUNDLE_PATH_MAX_BYTES} bytes. Shorten it.`;
  return undefined;
}

/** Tells if a text is longer than the path of a bundle's file may be. */
function isTooLong(path: string): boolean {
  return isLongerInUtf8(path, BUNDLE_PATH_MAX_BYTES);
}
