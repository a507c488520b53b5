/** The files that somebody chooses or drops, with their paths. */

import { onlyMeant, type PublishedFile, withoutCommonFolder } from "../../../shared/index.ts";

/** A file, and its path within what was chosen. */
export type ChosenFile = PublishedFile<File>;

/** The files of an input, as one of a folder or of files gives them. */
export function inputFiles(input: HTMLInputElement): readonly ChosenFile[] {
  return asPublished(
    Array.from(input.files ?? [], (file) => ({ path: file.webkitRelativePath || file.name, content: file })),
  );
}

/** The files of a drop, those in folders too. Call it in the event: afterwards the browser has let go of what was dropped. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<readonly ChosenFile[]> {
  const entries = Array.from(items, (item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.length === 0) return asPublished(Array.from(files, (file) => ({ path: file.name, content: file })));
  const found = await Promise.all(entries.map(filesIn));
  return asPublished(found.flat());
}

function asPublished(files: readonly ChosenFile[]): readonly ChosenFile[] {
  return withoutCommonFolder(onlyMeant(files));
}

async function filesIn(entry: FileSystemEntry): Promise<readonly ChosenFile[]> {
  if (isFile(entry)) {
    const content = await new Promise<File>((resolve, reject) => {
      entry.file(resolve, reject);
    });
    return [{ path: entry.fullPath.replace(/^\//, ""), content }];
  }
  if (!isFolder(entry)) return [];
  const inside = await Promise.all((await entriesOf(entry)).map(filesIn));
  return inside.flat();
}

/** A reader gives the entries of a folder in parts; an empty one is the last. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) return all;
    all.push(...some);
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
