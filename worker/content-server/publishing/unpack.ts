import { type Json, valueAt } from "../../../shared/index.ts";
import { BUNDLE_MANIFEST_MAX_BYTES } from "../../limits.ts";
import { gather } from "../store/bundle-upload.ts";
import type { NewBundle } from "../store/bundles.ts";
import { bundleNames } from "./bundle-names.ts";
import { type Bytes, byteReader } from "./byte-streams.ts";
import { inflate } from "./inflate.ts";
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
  let manifest: string | undefined;
  try {
    for await (const entry of readTar(byteReader(unpacked))) {
      const path = names.add(entry);
      if (entry.kind === "folder") continue;
      fileCount += 1;
      fileBytes += entry.size;
      const isManifest = path === "manifest.json" && entry.size <= BUNDLE_MANIFEST_MAX_BYTES;
      const body = isManifest ? await gather(entry.size, entry.body) : undefined;
      if (body !== undefined) manifest = new TextDecoder().decode(body);
      await store.put(path, entry.size, body === undefined ? entry.body : once(body));
    }
    names.finish();
    await store.finish();
  } finally {
    await unpacked.return();
  }
  return { entryFile: entryFileOf(manifest, names.find), fileCount, fileBytes };
}

async function* once(bytes: Uint8Array): Bytes {
  yield bytes;
}

/** The file that is served for the root by default. */
const DEFAULT_ENTRY_FILE = "index.html";

/** The fields of manifests that name it, in order of precedence. */
const ENTRY_FILE_FIELDS = ["primary_html", "entrypoint"];

/**
 * The file of a bundle that is served for the root: the one that its `manifest.json` names, where there is such a file.
 *
 * @param find the path of the file that a name means; undefined where there is none.
 */
function entryFileOf(manifest: string | undefined, find: (name: string) => string | undefined): string {
  const document = manifest === undefined ? undefined : parseJson(manifest);
  for (const field of ENTRY_FILE_FIELDS) {
    const name = valueAt(document, ["metadata", field]);
    const path = typeof name === "string" ? find(name) : undefined;
    if (path !== undefined) return path;
  }
  return DEFAULT_ENTRY_FILE;
}

function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
