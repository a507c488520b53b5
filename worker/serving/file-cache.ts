/**
 * Files that anyone may see, in the cache of the platform's location that answers. The database says with each request if they may
 * still be seen, and by which bundle they are served: nothing in the cache is reached without it.
 * See docs/decisions/0171-files-for-anyone-are-cached.md.
 */

import type { FileForm } from "./file-form.ts";

/** A file as it is cached: its bundle never changes. */
export interface CachedFile {
  /** The strong entity tag. */
  readonly tag: string;
  readonly form: FileForm;
  readonly bytes: ArrayBuffer;
}

/** A larger file is read from the bucket: it would have to be held whole. */
export const CACHED_FILE_MAX_BYTES = 1024 * 1024;

/** After this time, the bucket is asked again. So long may bytes lie there that no one gets any more, as their bundle is deleted. */
const CACHED_SECONDS = 60 * 60;

/** Begins the names of what is cached in the form in which this version reads it. */
const NAMES = "https://files-1.invalid/";

/** A file of a bundle; undefined where it is not in the cache. */
export async function findCachedFile(objectPrefix: string, path: string): Promise<CachedFile | undefined> {
  const found = await caches.default.match(nameOf(objectPrefix, path));
  if (found === undefined) return undefined;
  const { headers } = found;
  const form = { contentType: headers.get("Content-Type") ?? "", isGzip: false };
  return { tag: headers.get("ETag") ?? "", form, bytes: await found.arrayBuffer() };
}

/** Puts a file into the cache, after the answer. What is compressed is left out: a cache may unpack it. */
export async function cacheFile(objectPrefix: string, path: string, { tag, form, bytes }: CachedFile): Promise<void> {
  if (form.isGzip) return;
  // The runtime alone has this module, and Node reads the routes for the description of the API.
  const { waitUntil } = await import("cloudflare:workers");
  const headers = {
    ETag: tag,
    "Content-Type": form.contentType,
    "Cache-Control": `public, max-age=${CACHED_SECONDS}`,
  };
  waitUntil(caches.default.put(nameOf(objectPrefix, path), new Response(bytes, { headers })));
}

function nameOf(objectPrefix: string, path: string): string {
  return `${NAMES}${encodeURIComponent(objectPrefix)}/${encodeURIComponent(path)}`;
}
