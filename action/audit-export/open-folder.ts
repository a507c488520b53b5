import { existsSync } from "node:fs";
import { link, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import {
  isStrayName,
  LATEST_NAME,
  MANIFEST_PREFIX,
  type ObjectStore,
  printable,
  QUARANTINE_PREFIX,
  SEGMENT_PREFIX,
} from "../../shared/index.ts";
import { ActionError } from "../action-error.ts";
import { systemCallOf, systemCodeOf } from "../file-system.ts";
import { isTemporary, temporaryPath, withPath } from "./folder-files.ts";
import { folderObjects } from "./folder-objects.ts";

const FOLDERS = [SEGMENT_PREFIX, MANIFEST_PREFIX, QUARANTINE_PREFIX].map((prefix) => prefix.slice(0, -1));

/** The error codes of systems that cannot create hard links. */
const NO_LINKS = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EACCES", "EINVAL"];

/**
 * Makes the folder of an export ready: it is made where there is none, what killed runs left half written is removed, and
 * what the export needs of its file system is tried.
 *
 * @param shown how messages name the folder.
 * @throws ActionError where it is no folder for an export, with the reason as its message.
 */
export async function openFolder(folder: string, shown = folder): Promise<ObjectStore> {
  await withPath(shown, async () => {
    await makeFolders(folder);
    await refuseOther(folder, shown, "Name a new or an empty folder, or the folder of an export.");
    await removeTemporaries(folder);
    await tryLink(folder, shown);
    for (const name of FOLDERS) {
      const path = join(folder, name);
      await withPath(join(shown, name), async () => {
        await removeTemporaries(path);
        // A link may lead to another file system.
        if (existsSync(path)) await tryLink(path, join(shown, name));
      });
    }
  });
  return folderObjects(folder, shown);
}

/**
 * Refuses a folder that does not exist, or that holds anything but an export.
 *
 * @param shown how messages name the folder.
 * @param todo what to do then, as a whole sentence.
 * @throws ActionError
 */
export async function refuseOther(folder: string, shown: string, todo: string): Promise<void> {
  const names = await withPath(shown, async () => await readdir(folder), "read");
  const other = names.toSorted().find((name) => !isPartOfExport(name));
  if (other === undefined) return;
  throw new ActionError(
    `The folder "${printable(shown)}" contains something that is not part of an export: "${printable(other)}". ${todo}`,
  );
}

/** Node's own `recursive` never ends where the system says that a folder below one that exists has none above it, as `/proc` does. */
async function makeFolders(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
  } catch (error) {
    const above = dirname(folder);
    if (systemCodeOf(error) !== "ENOENT" || above === folder) throw error;
    await makeFolders(above);
    await makeFolder(folder);
  }
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    // Where it is a file, reading it as a folder says so.
    if (systemCodeOf(error) !== "EEXIST") throw error;
  }
}

function isPartOfExport(name: string): boolean {
  return name === LATEST_NAME || FOLDERS.includes(name) || isTemporary(name) || isStrayName(name);
}

async function removeTemporaries(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (systemCodeOf(error) === "ENOENT") return [];
    throw error;
  });
  await Promise.all(names.filter(isTemporary).map((name) => rm(join(folder, name), { force: true })));
}

/**
 * Refuses a file system without hard links before anything is asked of the server. Nothing else there names a whole file
 * only where none is: a renaming replaces, and a file that is written under its name can be seen, or left, half.
 */
async function tryLink(folder: string, shown: string, triesLeft = 2): Promise<void> {
  const [from, to] = [temporaryPath(folder), temporaryPath(folder)];
  try {
    await writeFile(from, "", { flag: "wx" });
    await link(from, to);
  } catch (error) {
    const code = systemCodeOf(error) ?? "";
    // Another run that begins at this moment removed it.
    if (code === "ENOENT" && triesLeft > 0) return await tryLink(folder, shown, triesLeft - 1);
    if (systemCallOf(error) !== "link" || !NO_LINKS.includes(code)) throw error;
    throw new ActionError(
      `The file system of "${printable(shown)}" does not support hard links, which an export needs to write each file once and whole. ` +
        "Export to a folder on another disk, and copy it here afterwards.",
    );
  } finally {
    await rm(from, { force: true });
    await rm(to, { force: true });
  }
}
