import { gather } from "../store/bundle-upload.ts";
import type { NewBundle } from "../store/bundles.ts";
import { bundleNames } from "./bundle-names.ts";
import { type Bytes, byteReader } from "./byte-streams.ts";
import { inflate } from "./inflate.ts";
import { checkManifestSize, type EntryNames, MANIFEST_PATH, readManifest } from "./manifest.ts";
import { readTar } from "./tar.ts";

/** What a bundle's archive contains. */
export type Unpacked = Pick<NewBundle, "entryFile" | "fileCount" | "fileBytes">;

/** Where the files of a bundle are stored. */
export interface FileStore {
  /** @param size how many bytes `body` has. */
  readonly put: (path: string, size: number, body: Bytes) => Promise<void>;
  /** Waits until all files are there. */
  readonly finish: () => Promise<void>;
}

/** Unpacks a whole tar.gz into a store. It throws a `BundleError` at the first thing that a bundle must not have. */
export async function unpack(archive: Bytes, store: FileStore): Promise<Unpacked> {
  const names = bundleNames();
  const unpacked = inflate(archive);
  let fileCount = 0;
  let fileBytes = 0;
  let entryNames: EntryNames = [];
  try {
    for await (const entry of readTar(byteReader(unpacked))) {
      const path = names.add(entry);
      if (entry.kind === "folder") continue;
      fileCount += 1;
      fileBytes += entry.size;
      if (path !== MANIFEST_PATH) {
        await store.put(path, entry.size, entry.body);
        continue;
      }
      checkManifestSize(entry.size);
      const body = await gather(entry.size, entry.body);
      entryNames = readManifest(body);
      await store.put(path, entry.size, once(body));
    }
    names.finish();
    await store.finish();
  } finally {
    await unpacked.return();
  }
  return { entryFile: entryFileOf(entryNames, names.find), fileCount, fileBytes };
}

async function* once(bytes: Uint8Array): Bytes {
  yield bytes;
}

/** The file that is served for the root by default. */
const DEFAULT_ENTRY_FILE = "index.html";

/**
 * The file of a bundle that is served for the root: the first that its manifest names and that is there.
 *
 * @param find the path of the file that a name means; undefined where there is none.
 */
function entryFileOf(names: EntryNames, find: (name: string) => string | undefined): string {
  for (const name of names) {
    const path = find(name);
    if (path !== undefined) return path;
  }
  return DEFAULT_ENTRY_FILE;
}
