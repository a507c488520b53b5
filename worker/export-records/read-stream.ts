/** So many bytes of a stream, or all that it has. Into one buffer at once: a piece at a time costs ten times as much. */
export async function readUpTo(stream: ReadableStream<Uint8Array>, size: number): Promise<Uint8Array> {
  const reader = stream.getReader({ mode: "byob" });
  let bytes = new Uint8Array(size);
  let filled = 0;
  while (filled < size) {
    // oxlint-disable-next-line no-await-in-loop -- it is read in its order
    const { done, value } = await reader.readAtLeast(size - filled, bytes.subarray(filled));
    if (value !== undefined) bytes = new Uint8Array(value.buffer);
    filled += value?.length ?? 0;
    if (done) break;
  }
  if (filled === size) await reader.cancel();
  return bytes.subarray(0, filled);
}
