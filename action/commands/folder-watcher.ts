import { type FSWatcher, statSync, watch } from "node:fs";
import { err, ok, type Result } from "../../shared/index.ts";
import type { Failure } from "../action-error.ts";
import { systemCodeOf } from "../file-system.ts";

/** The names in a folder whose changes count; "all" for every one. */
export type WatchedNames = ReadonlySet<string> | "all";

/** Tells of changes in folders. */
export interface FolderWatcher {
  /**
   * Watches these folders from now on, by their absolute paths, and no others. One that is not there is passed over. True where it
   * watches one that it did not: what changed there before is not known.
   */
  readonly watch: (folders: ReadonlyMap<string, WatchedNames>) => Result<boolean, Failure>;
  /** Resolves as soon as anything has changed since it last did. */
  readonly changed: () => Promise<void>;
  readonly close: () => void;
}

interface Watched {
  readonly watcher: FSWatcher;
  /** Another folder may take the path of this one. */
  readonly ino: number;
  names: WatchedNames;
}

export function openFolderWatcher(): FolderWatcher {
  const watched = new Map<string, Watched>();
  let hasChanged = false;
  let wake = () => {};

  function note(): void {
    hasChanged = true;
    wake();
  }

  function stop(folder: string): void {
    watched.get(folder)?.watcher.close();
    watched.delete(folder);
  }

  function start(folder: string, names: WatchedNames): void {
    const { ino } = statSync(folder);
    const watcher = watch(folder, (_, name) => {
      const counted = watched.get(folder)?.names;
      // Some systems do not say what changed.
      if (name === null || counted === "all" || counted?.has(name)) note();
    });
    watcher.on("error", () => {
      stop(folder);
      note();
    });
    watched.set(folder, { watcher, ino, names });
  }

  return {
    watch: (folders) => {
      for (const folder of watched.keys()) if (!folders.has(folder)) stop(folder);
      let isMore = false;
      for (const [folder, names] of folders) {
        const known = watched.get(folder);
        if (known !== undefined && known.ino === inodeOf(folder)) {
          known.names = names;
          continue;
        }
        stop(folder);
        try {
          start(folder, names);
          isMore = true;
        } catch (error) {
          const code = systemCodeOf(error);
          if (code === undefined) throw error;
          if (code === "ENOSPC" || code === "EMFILE") return err({ reason: explainLimit(code) });
        }
      }
      return ok(isMore);
    },
    changed: async () => {
      if (!hasChanged) await new Promise<void>((resolve) => (wake = resolve));
      hasChanged = false;
    },
    close: () => {
      for (const folder of watched.keys()) stop(folder);
    },
  };
}

function inodeOf(folder: string): number | undefined {
  return statSync(folder, { throwIfNoEntry: false })?.ino;
}

function explainLimit(code: string): string {
  return `The system lets this user watch no more folders (${code}). Name fewer, or raise its limit, on Linux fs.inotify.max_user_watches.`;
}
