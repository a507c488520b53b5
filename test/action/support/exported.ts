import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** The lines of all segments in a folder, in their order, unpacked by Node. */
export function exportedLines(folder: string): readonly string[] {
  return readdirSync(join(folder, "seg"))
    .filter((name) => name.endsWith(".ndjson.gz"))
    .toSorted()
    .flatMap((name) =>
      gunzipSync(readFileSync(join(folder, "seg", name)))
        .toString()
        .split("\n")
        .filter(Boolean),
    );
}

/** All files below a folder, by their paths, as text. */
export function filesBelow(folder: string): ReadonlyMap<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries
      .map(({ parentPath, name }) => join(parentPath, name))
      .toSorted()
      .map((path) => [path.slice(folder.length + 1), readFileSync(path)]),
  );
}
