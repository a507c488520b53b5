import { BUNDLE_MAX_FILES } from "../../limits.ts";
import { entryPath, isTooLong } from "./entry-path.ts";
import { BundleRefusal, showName } from "./refusal.ts";
import type { TarEntry } from "./tar.ts";

/** The names of a bundle's entries, while it is read. */
export interface BundleNames {
  /** Takes the next entry's name, and gives its path within the bundle. */
  readonly add: (entry: Pick<TarEntry, "name" | "kind">) => string;
  /** Refuses what can only be seen when all names are known. */
  readonly finish: () => void;
  /** The path of the file that a name means; undefined where there is none. */
  readonly find: (name: string) => string | undefined;
}

/**
 * Looks after the names of a bundle's entries. Two names are the same where they look the same (Unicode's NFC): object stores
 * and file systems know no difference. A folder may be named again: nothing is ambiguous about it.
 */
export function bundleNames(): BundleNames {
  const files = new Map<string, string>();
  const folders = new Set<string>();
  let count = 0;
  return {
    add: ({ name, kind }) => {
      count += 1;
      if (count > BUNDLE_MAX_FILES) {
        throw new BundleRefusal(`The archive has more than ${BUNDLE_MAX_FILES} entries. Leave out what is not served.`);
      }
      const path = entryPath(name);
      if (kind === "folder") {
        folders.add(path.normalize());
        return path;
      }
      if (path === "")
        throw new BundleRefusal(`The entry ${showName(name)} of the archive is a file without a name. Leave it out.`);
      if (files.has(path.normalize()))
        throw new BundleRefusal(`The archive holds ${showName(path)} twice. Leave one out.`);
      files.set(path.normalize(), path);
      return path;
    },
    finish: () => {
      const clash = fileAsFolder([...files.keys(), ...Array.from(folders, (folder) => `${folder}/`)]);
      if (clash !== undefined) {
        throw new BundleRefusal(`The archive holds ${showName(clash)} both as a file and as a folder. Rename one.`);
      }
      if (files.size === 0) throw new BundleRefusal("The archive holds no file. Put in what is to be served.");
    },
    find: (name) => (isTooLong(name) ? undefined : files.get(name.replace(/^(?:\.\/)+/, "").normalize())),
  };
}

/** A path that another one goes on from; a folder's ends with a slash. In this order, what is in a folder comes right behind its name. */
function fileAsFolder(paths: readonly string[]): string | undefined {
  const ordered = paths.map((path) => path.replaceAll("/", "\0")).toSorted(byCodeUnits);
  const clash = ordered.find((path, index) => ordered[index + 1]?.startsWith(`${path}\0`));
  return clash?.replaceAll("\0", "/");
}

function byCodeUnits(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
