/** The files of a zip that somebody chooses or drops. */

import { gzipPieces, readZip, withoutCommonFolder } from "../../../shared/index.ts";
import type { ChosenFile } from "./chosen-files.ts";
import { Refusal } from "./send.ts";

/** Unpacks a zip. @throws {Refusal} the reason why it is not taken. */
export async function unpackZip(zip: File, signal: AbortSignal): Promise<readonly ChosenFile[]> {
  const found = await readZip(zip);
  if (!found.ok) throw new Refusal(found.error);
  const files: ChosenFile[] = [];
  for (const file of found.value) {
    const gzip = new Blob([...gzipPieces(zip, file)]);
    files.push({ path: file.path, content: await gunzip(gzip, file.path, signal) });
  }
  return withoutCommonFolder(files);
}

/** gzip ends with the size and a checksum, so that a file that is damaged is not taken. */
async function gunzip(gzip: Blob, path: string, signal: AbortSignal): Promise<File> {
  const name = path.slice(path.lastIndexOf("/") + 1);
  try {
    const unpacked = gzip.stream().pipeThrough(new DecompressionStream("gzip"), { signal });
    return new File([await new Response(unpacked).blob()], name);
  } catch {
    signal.throwIfAborted();
    throw new Refusal(`The file ${name} in the zip is damaged. Create the zip again.`);
  }
}
