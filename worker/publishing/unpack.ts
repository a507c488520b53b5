import { BundleError, showName } from "../archives/bundle-error.ts";
import { type BundleNames, bundleNames } from "../archives/bundle-names.ts";
import { type Bytes, byteReader } from "../archives/byte-streams.ts";
import { inflate } from "../archives/inflate.ts";
import { checkManifestSize, type EntryNames, MANIFEST_PATH, readManifest } from "../archives/manifest.ts";
import { readTar } from "../archives/tar.ts";
import type { NewBundle } from "./bundle-store.ts";
import { type FileUpload, gather } from "./upload-store.ts";

/** The contents of a bundle's archive. */
export type Inspected = Pick<NewBundle, "entryFile" | "fileCount" | "fileBytes">;

/** A file of a bundle. */
interface BundleFile {
  readonly path: string;
  /** The number of bytes of `body`. */
  readonly size: number;
  readonly body: Bytes;
}

/**
 * Reads a whole tar.gz and stores nothing. It throws a `BundleError` at the first thing that a bundle must not have.
 *
 * @param count is told how many bytes each file has, before they are read.
 */
export async function inspect(archive: Bytes, count: (bytes: number) => void): Promise<Inspected> {
  const names = bundleNames();
  let fileCount = 0;
  let fileBytes = 0;
  let entryNames: EntryNames = {};
  for await (const { path, size, body } of filesOf(archive, names)) {
    fileCount += 1;
    fileBytes += size;
    count(size);
    if (path !== MANIFEST_PATH) continue;
    checkManifestSize(size);
    entryNames = readManifest(await gather(size, body));
  }
  names.finish();
  return { entryFile: entryFileOf(entryNames, names.find), fileCount, fileBytes };
}

/** Unpacks a whole tar.gz that was inspected into a store. */
export async function unpack(archive: Bytes, store: Pick<FileUpload, "put" | "finish">): Promise<void> {
  for await (const { path, size, body } of filesOf(archive, bundleNames())) await store.put(path, size, body);
  await store.finish();
}

async function* filesOf(archive: Bytes, names: BundleNames): AsyncGenerator<BundleFile, void, undefined> {
  const unpacked = inflate(archive);
  try {
    for await (const { name, kind, size, body } of readTar(byteReader(unpacked))) {
      const path = names.add({ name, kind });
      if (kind === "file") yield { path, size, body };
    }
  } finally {
    await unpacked.return();
  }
}

/** The file that is served for the root by default. */
const DEFAULT_ENTRY_FILE = "index.html";

/**
 * The file of a bundle that is served for the root.
 *
 * @param find the path of the file that a name means; undefined where there is none.
 * @throws BundleError where the manifest names a page that is missing: the root would answer 404, or show another page.
 */
function entryFileOf({ primaryHtml, entrypoint }: EntryNames, find: (name: string) => string | undefined): string {
  if (primaryHtml === undefined) {
    return (entrypoint === undefined ? undefined : find(entrypoint)) ?? DEFAULT_ENTRY_FILE;
  }
  const page = find(primaryHtml);
  if (page !== undefined) return page;
  throw new BundleError(
    `The manifest names ${showName(primaryHtml)} as the page to show first (primary_html), and the archive has no such file. ` +
      "Add the file, or correct the name.",
  );
}
