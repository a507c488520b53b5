/** A file that somebody chose → the archive of a bundle. */

import {
  err,
  gzipPieces,
  isTarGz,
  isZip,
  ok,
  type PublishedFile,
  type Result,
  readZip,
  type TarContent,
  tarOf,
  withIndex,
  withoutCommonFolder,
  type ZipFile,
} from "../../shared/index.ts";
import { BundleError, showName } from "./bundle-error.ts";
import { bundleNames } from "./bundle-names.ts";
import { type Bytes, bodyOf, bounded } from "./byte-streams.ts";
import { BUNDLE_MAX_INFLATION_FACTOR, inflate } from "./inflate.ts";

type Content = TarContent<Uint8Array>;

/**
 * The bytes of a tar.gz with what a file is or has: a tar.gz as it is, the files of a zip, or the file alone, each with a page to open
 * first. The archive is inspected as any other: what a zip must not have is refused there, unless it cannot be read at all.
 * See docs/decisions/0178-zips-are-packed-again.md.
 */
export async function archiveOfFile(file: File): Promise<Result<Bytes, string>> {
  if (isTarGz(file.name)) return ok(bytesOf(file));
  const files = isZip(file.name) ? await filesOfZip(file) : ok([{ path: file.name, content: contentOf(file) }]);
  if (!files.ok) return files;
  const packed = withIndex(files.value, (text) => contentOf(new Blob([text])));
  return ok(gzipped(tarOf(packed)));
}

async function filesOfZip(zip: Blob): Promise<Result<readonly PublishedFile<Content>[], string>> {
  const found = await readZip(zip);
  if (!found.ok) return err(found.error);
  const mistake = mistakeInNames(found.value);
  if (mistake !== undefined) return err(mistake);
  const files = found.value.map((file) => ({
    path: file.path,
    content: { size: file.size, read: () => unpacked(zip, file) },
  }));
  return ok(withoutCommonFolder(files));
}

/** The names are checked before a folder or a page gets another one: what a name must not have is refused, not corrected. */
function mistakeInNames(files: readonly ZipFile[]): string | undefined {
  const names = bundleNames();
  try {
    for (const { path } of files) names.add({ name: path, kind: "file" });
    names.finish();
    return undefined;
  } catch (error) {
    if (error instanceof BundleError) return error.message;
    throw error;
  }
}

/** A file of a zip. It throws a `BundleError` where the file is not what the directory of the zip says. */
async function* unpacked(zip: Blob, file: ZipFile): Bytes {
  const damaged = `The file ${showName(file.path)} of the zip is damaged, or unpacks to more than ${BUNDLE_MAX_INFLATION_FACTOR} times its size. Create the zip again, or leave it out.`;
  try {
    yield* bounded(inflate(bytesOf(new Blob([...gzipPieces(zip, file)]))), file.size, damaged);
  } catch {
    throw new BundleError(damaged);
  }
}

function contentOf(blob: Blob): Content {
  return { size: blob.size, read: () => bytesOf(blob) };
}

function bytesOf(blob: Blob): Bytes {
  return bodyOf({ body: blob.stream() });
}

/** The chunks as gzip. What they throw, it throws. */
async function* gzipped(chunks: AsyncGenerator<Uint8Array, void, undefined>): Bytes {
  const { readable, writable } = new CompressionStream("gzip");
  const written = writeAll(chunks, writable.getWriter());
  // It is awaited below, and until then no failure of it is left unhandled.
  written.catch(() => undefined);
  try {
    yield* bodyOf({ body: readable });
  } catch (error) {
    await written;
    throw error;
  } finally {
    await Promise.allSettled([readable.cancel()]);
  }
  await written;
}

async function writeAll(
  chunks: AsyncGenerator<Uint8Array, void, undefined>,
  writer: WritableStreamDefaultWriter<Uint8Array>,
): Promise<void> {
  try {
    for await (const chunk of chunks) await writer.write(chunk);
    await writer.close();
  } catch (error) {
    await Promise.allSettled([writer.abort(error)]);
    throw error;
  }
}
