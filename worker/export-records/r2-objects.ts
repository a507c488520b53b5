import type { ObjectStore } from "../../shared/index.ts";
import { readUpTo } from "./ports.ts";

/** R2 makes an object on this condition only where there is none of the name, whatever its tag. */
const IF_ABSENT = { etagDoesNotMatch: "*" };

/** The objects of one export in a bucket, below the name of the export. */
export function r2Objects(exportsBucket: R2Bucket, exportName: string): ObjectStore {
  const folder = `${exportName}/`;
  return {
    create: async (name, bytes) => {
      const options = { onlyIf: IF_ABSENT, httpMetadata: { contentType: exportMediaType(name) } };
      const made = await exportsBucket.put(folder + name, bytes, options);
      return made === null ? "exists" : "created";
    },
    replace: async (name, bytes) => {
      await exportsBucket.put(folder + name, bytes, { httpMetadata: { contentType: exportMediaType(name) } });
    },
    read: async (name, maxBytes) => {
      // Not by a range: there is none of an object that is empty.
      const object = await exportsBucket.get(folder + name);
      return object === null ? null : await readStart(object.body, Math.min(object.size, maxBytes + 1));
    },
    list: async function* (prefix) {
      for (let cursor: string | undefined; ; ) {
        const options = { prefix: folder + prefix, ...(cursor === undefined ? {} : { cursor }) };
        const page = await exportsBucket.list(options);
        for (const { key } of page.objects) yield key.slice(folder.length);
        if (!page.truncated) return;
        cursor = page.cursor;
      }
    },
  };
}

/** So many bytes of a stream, of which the rest is left where it is. */
async function readStart(stream: ReadableStream<Uint8Array>, size: number): Promise<Uint8Array> {
  const bytes = await readUpTo(stream, size);
  if (bytes.length < size) throw new Error("An object ended early while it was read.");
  return bytes;
}

/** The media type of an object, by the end of its name. A segment is a file of gzip, not another file that is sent compressed: it must not be unpacked on the way. */
export function exportMediaType(name: string): string {
  if (name.endsWith(".gz")) return "application/gzip";
  return name.endsWith(".json") ? "application/json" : "application/octet-stream";
}
