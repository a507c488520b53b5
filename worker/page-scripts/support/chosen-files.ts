/** The files that somebody chooses or drops, with their paths. */

/** A file, and its path within what was chosen. */
export interface ChosenFile {
  readonly path: string;
  readonly file: File;
}

/** The files of an input, as one of a folder or of files gives them. */
export function inputFiles(input: HTMLInputElement): readonly ChosenFile[] {
  return withoutCommonFolder(
    Array.from(input.files ?? [], (file) => ({ path: file.webkitRelativePath || file.name, file })),
  );
}

/** The files of a drop, those in folders too. Call it in the event: afterwards the browser has let go of what was dropped. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<readonly ChosenFile[]> {
  const entries = Array.from(items, (item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.length === 0) return Array.from(files, (file) => ({ path: file.name, file }));
  const found = await Promise.all(entries.map(filesIn));
  return withoutCommonFolder(found.flat());
}

async function filesIn(entry: FileSystemEntry): Promise<readonly ChosenFile[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => {
      entry.file(resolve, reject);
    });
    return [{ path: entry.fullPath.replace(/^\//, ""), file }];
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
    // oxlint-disable-next-line no-await-in-loop -- one part after the other
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

/** A folder that is chosen as a whole is the root of what is served. */
function withoutCommonFolder(chosen: readonly ChosenFile[]): readonly ChosenFile[] {
  const [folder = ""] = /^[^/]+\//.exec(chosen[0]?.path ?? "") ?? [];
  if (folder === "" || !chosen.every(({ path }) => path.startsWith(folder))) return chosen;
  return chosen.map(({ path, file }) => ({ path: path.slice(folder.length), file }));
}
