import { constants } from "node:fs";
import { link, mkdir, open, readdir, rename, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isStrayName, type ObjectReader, type ObjectStore, printable } from "../../shared/index.ts";
import { ActionError } from "../action-error.ts";
import { systemCodeOf } from "../file-system.ts";
import { syncFolder } from "../sync-folder.ts";
import { isTemporary, placeWhole, withPath } from "./folder-files.ts";

/**
 * The objects of an export as files of a folder. A file gets its name when all of it is on the disk, by a hard link, which
 * no system makes where there is a file of the name: so that several runs, and runs that are killed, leave whole files only,
 * and each of them once.
 *
 * @param shown how messages name the folder.
 * @throws ActionError from each of its functions where the folder cannot be used, with the reason as its message.
 */
export function folderObjects(folder: string, shown = folder): ObjectStore {
  return {
    ...folderReader(folder, shown),
    create: async (name, bytes) =>
      await placeIn([folder, shown], name, async (path) => {
        const made = await placeWhole(path, bytes, async (temporary) => await linkUnlessThere(temporary, path));
        await syncFolder(dirname(path));
        return made;
      }),
    replace: async (name, bytes) => {
      await placeIn([folder, shown], name, async (path) => {
        await placeWhole(path, bytes, async (temporary) => await rename(temporary, path));
        await syncFolder(dirname(path));
      });
    },
  };
}

/**
 * The objects of an export in a folder, to be read. What is no object of an export is listed as well.
 *
 * @param shown how messages name the folder.
 */
export function folderReader(folder: string, shown = folder): ObjectReader {
  return {
    read: async (name, maxBytes) => {
      const path = pathOf(shown, name);
      const read = async () => await unlessAbsent(readStart(pathOf(folder, name), path, maxBytes + 1));
      return await withPath(path, read, "read");
    },
    list: (prefix) => listNames([folder, shown], prefix),
  };
}

/** A folder, and how messages name it. */
type ShownFolder = readonly [folder: string, shown: string];

async function placeIn<Result>([folder, shown]: ShownFolder, name: string, place: (path: string) => Promise<Result>) {
  const path = pathOf(folder, name);
  return await withPath(pathOf(shown, name), async () => {
    // The export's folder itself is not created again: where it is gone, the objects before this one are gone with it.
    if (dirname(path) !== folder) await makeFolder(dirname(path));
    return await place(path);
  });
}

async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
    await syncFolder(dirname(path));
  } catch (error) {
    if (systemCodeOf(error) !== "EEXIST") throw error;
  }
}

async function linkUnlessThere(from: string, to: string): Promise<"created" | "exists"> {
  try {
    await link(from, to);
    return "created";
  } catch (error) {
    if (systemCodeOf(error) === "EEXIST") return "exists";
    throw error;
  }
}

/** The first bytes of a regular file. Opening does not wait, as it would for a writer of a pipe. */
async function readStart(path: string, shown: string, bytes: number): Promise<Uint8Array> {
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const status = await file.stat();
    if (!status.isFile())
      throw new ActionError(`"${printable(shown)}" is not a regular file. Check whether another program writes there.`);
    const buffer = new Uint8Array(Math.min(status.size, bytes));
    let length = 0;
    while (length < buffer.length) {
      const { bytesRead } = await file.read(buffer, length, buffer.length - length, length);
      if (bytesRead === 0) break;
      length += bytesRead;
    }
    return buffer.subarray(0, length);
  } finally {
    await file.close();
  }
}

async function unlessAbsent<Result>(result: Promise<Result>): Promise<Result | null> {
  try {
    return await result;
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(systemCodeOf(error) ?? "")) return null;
    throw error;
  }
}

/** The names in the folder that begin with the prefix, in order, folder by folder. */
async function* listNames(folder: ShownFolder, prefix: string): AsyncGenerator<string> {
  const start = prefix.slice(0, prefix.lastIndexOf("/") + 1);
  const names = start === "" ? namesOf(folder) : namesBelow(folder, start);
  for await (const name of names) if (name.startsWith(prefix)) yield name;
}

async function* namesOf(folder: ShownFolder): AsyncGenerator<string> {
  const names = (await namesIn(folder, "")).map(async (name) =>
    // A folder of the operating system itself may be unreadable.
    !isStrayName(name) && (await isFolder(folder, name)) ? `${name}/` : name,
  );
  // A folder is where the names in it are: "a.b" stands before "a/b".
  for (const name of (await Promise.all(names)).toSorted(byCharacters)) {
    if (name.endsWith("/")) yield* namesBelow(folder, name);
    else yield name;
  }
}

/** No export has folders below its own, so one is listed and not read: a link may lead to a folder of any size, or back. */
async function* namesBelow(folder: ShownFolder, start: string): AsyncGenerator<string> {
  for (const name of (await namesIn(folder, start)).toSorted(byCharacters)) yield start + name;
}

async function namesIn([folder, shown]: ShownFolder, start: string): Promise<readonly string[]> {
  const read = async () => await unlessAbsent(readdir(pathOf(folder, start)));
  const names = await withPath(pathOf(shown, start), read, "read");
  return (names ?? []).filter((name) => !isTemporary(name));
}

/** Tests for a folder, or a link to one. */
async function isFolder([folder, shown]: ShownFolder, name: string): Promise<boolean> {
  const look = async () => await unlessAbsent(stat(pathOf(folder, name)));
  const status = await withPath(pathOf(shown, name), look, "read");
  return status?.isDirectory() === true;
}

function byCharacters(one: string, other: string): number {
  return one < other ? -1 : 1;
}

function pathOf(folder: string, name: string): string {
  return join(folder, ...name.split("/"));
}
