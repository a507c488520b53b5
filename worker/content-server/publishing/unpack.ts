import { BUNDLE_MANIFEST_MAX_BYTES } from "../../limits.ts";
import { gather } from "../gather.ts";
import type { NewBundle } from "../store/bundles.ts";
import { bundleNames } from "./bundle-names.ts";
import { byteReader } from "./byte-reader.ts";
import type { Bytes } from "./byte-streams.ts";
import { inflate } from "./inflate.ts";
import { entryFileOf } from "./manifest.ts";
import { readTar } from "./tar.ts";

/** What a bundle's archive holds. */
export type Unpacked = Pick<NewBundle, "entryFile" | "fileCount" | "fileBytes">;

/** Where the files of a bundle are put. */
export interface FileStore {
  /** @param size how many bytes `body` has. */
  readonly put: (path: string, size: number, body: Bytes) => Promise<void>;
  /** Waits until all files are there. */
  readonly finish: () => Promise<void>;
}

/** Unpacks a tar.gz to its end into a store. It throws a `BundleRefusal` at the first thing that no bundle may hold. */
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
