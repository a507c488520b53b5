import { existsSync, lstatSync, mkdirSync, realpathSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { dirname, isAbsolute, join } from "node:path";

const ROOT = 0;
/** The bits of a folder's mode. */
const FOR_OTHERS = 0o077;
const WRITABLE_BY_OTHERS = 0o022;
const STICKY = 0o1000;

/**
 * Lets Node keep what it compiles in the user's cache folder, and use it in the next run.
 * See docs/decisions/0091-compiled-code-in-the-users-cache.md.
 */
export function keepCompiled(environment: NodeJS.ProcessEnv): void {
  const folder = openCacheFolder(environment);
  if (folder !== undefined) enableCompileCache(folder);
}

/**
 * The folder in which compiled code is kept, which is made where there is none. Undefined where that cannot be done, or not
 * safely, and where the environment says something to Node of such a folder.
 */
export function openCacheFolder(environment: NodeJS.ProcessEnv): string | undefined {
  const { NODE_COMPILE_CACHE: other, NODE_DISABLE_COMPILE_CACHE: isDisabled } = environment;
  const caches = cachesOfUser(environment);
  if (other || isDisabled || caches === undefined || !existsSync(dirname(caches))) return undefined;
  try {
    const path = join(caches, "provider-steward");
    // Not with `recursive`, by which Node tries for ever in some folders, such as /proc.
    for (const folder of [caches, path]) if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
    const folder = realpathSync.native(path);
    return isPrivate(folder, process.getuid?.()) ? folder : undefined;
  } catch {
    // It can be neither made nor looked at.
    return undefined;
  }
}

/** The folder in which a user's programs keep what they can create again; undefined where nothing names it. */
function cachesOfUser({ HOME, LOCALAPPDATA, XDG_CACHE_HOME }: NodeJS.ProcessEnv): string | undefined {
  if (process.platform === "win32") return LOCALAPPDATA && isAbsolute(LOCALAPPDATA) ? LOCALAPPDATA : undefined;
  if (XDG_CACHE_HOME && isAbsolute(XDG_CACHE_HOME)) return XDG_CACHE_HOME;
  if (!HOME || !isAbsolute(HOME)) return undefined;
  return process.platform === "darwin" ? join(HOME, "Library/Caches") : join(HOME, ".cache");
}

/**
 * Tests if only this user and root can change a folder's content or put another folder in its place, since code that is
 * kept there is run.
 * @param folder without symbolic links.
 * @param user undefined on Windows, which keeps a user's folders from others.
 */
function isPrivate(folder: string, user: number | undefined): boolean {
  if (user === undefined) return true;
  const { uid, mode } = lstatSync(folder);
  if (uid !== user || (mode & FOR_OTHERS) !== 0) return false;
  for (let path = dirname(folder); ; path = dirname(path)) {
    const above = lstatSync(path);
    const isOwned = above.uid === user || above.uid === ROOT;
    const isOpen = (above.mode & WRITABLE_BY_OTHERS) !== 0 && (above.mode & STICKY) === 0;
    if (!isOwned || isOpen) return false;
    if (dirname(path) === path) return true;
  }
}
