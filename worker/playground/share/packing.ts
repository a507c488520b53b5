/** Texts as characters that an address may have. The packed form has a checksum, so that a cut or changed one is noticed. */

import { err, fromBase64Url, ok, type Result, toBase64Url } from "../../../shared/index.ts";

const FORMAT = "deflate";

/** Compresses a text, and writes it in base64url (RFC 4648, section 5), without padding. */
export async function pack(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream(FORMAT));
  return toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/** The text; an error for what `pack` has not written, and for what has more than `maxBytes` bytes, which is read no further. */
export async function unpack(packed: string, maxBytes: number): Promise<Result<string, "broken" | "too-large">> {
  const bytes = fromBase64Url(packed);
  if (bytes === undefined) return err("broken");
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT));
    return await readText(stream.getReader(), maxBytes);
  } catch {
    // Cut or changed: the platform tells by an exception.
    return err("broken");
  }
}

async function readText(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
): Promise<Result<string, "too-large">> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  for (let size = 0; size <= maxBytes; ) {
    // oxlint-disable-next-line no-await-in-loop -- one piece after the other
    const { done, value } = await reader.read();
    if (done) return ok(text + decoder.decode());
    size += value.length;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return err("too-large");
}
