/**
 * Files → a tar.gz that the server takes.
 * See docs/decisions/0172-packed-in-the-browser.md.
 */

import { tarOf } from "../../../shared/index.ts";
import type { ChosenFile } from "./chosen-files.ts";

/**
 * The archive of some files, each read as a stream.
 *
 * @param onProgress takes the share of the files' bytes that was read, from 0 to 1.
 */
export async function pack(
  files: readonly ChosenFile[],
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Blob> {
  const total = files.reduce((sum, { content }) => sum + content.size, 0);
  let read = 0;
  const blocks = tarOf(
    files.map(({ path, content }) => ({
      path,
      content: {
        size: content.size,
        read: () =>
          chunksOf(content, (bytes) => {
            read += bytes;
            onProgress(read / total);
          }),
      },
    })),
  );
  const tar = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (controller) => {
      const { done, value } = await blocks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
  });
  return await new Response(tar.pipeThrough(new CompressionStream("gzip"), { signal })).blob();
}

/** Not every browser reads a stream by `for await`. */
async function* chunksOf(
  file: File,
  count: (bytes: number) => void,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined> {
  const reader = file.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    count(value.length);
    yield value;
  }
}
