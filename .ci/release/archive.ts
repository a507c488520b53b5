/** Archives that are the same, byte for byte, wherever and whenever they are made of the same files. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { packTar } from "modern-tar";
import { gzip } from "pako";

/** A file by its name in the archive. */
export interface ArchivedFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** The files below a folder, in the order of their names. @param prefix what their names in the archive begin with. */
export function filesBelow(folder: string, prefix = ""): readonly ArchivedFile[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const found = entries.filter((entry) => entry.isFile());
  const paths = found.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
  return paths.map((path) => ({
    name: `${prefix}${path.replaceAll("\\", "/")}`,
    content: readFileSync(join(folder, path)),
  }));
}

/**
 * The files as one archive. It says nothing of the machine: neither owners nor the rights of files, which follow from what
 * they are. pako compresses alike on every machine, and Node does not.
 *
 * @param time the time of all files.
 */
export async function archiveOf(files: readonly ArchivedFile[], time: Date): Promise<Uint8Array> {
  const sorted = files.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const entries = sorted.map(({ name, content }) => ({
    header: {
      name,
      size: content.length,
      mode: isProgram(content) ? 0o755 : 0o644,
      mtime: time,
      uid: 0,
      gid: 0,
      uname: "",
      gname: "",
    },
    body: content,
  }));
  return gzip(await packTar(entries), { level: 9 });
}

function isProgram(content: Uint8Array): boolean {
  return content[0] === 0x23 && content[1] === 0x21;
}
