import { open } from "node:fs/promises";
import { AUDIT_WITNESS_MAX_BYTES, printable, readWitness, type Witness } from "../../shared/index.ts";
import { ActionError } from "../action-error.ts";
import type { CommandProcess } from "../commands/command-process.ts";
import { withPath } from "./folder-files.ts";

/**
 * Reads what an outside witness kept of the manifests.
 *
 * @throws ActionError where the file cannot be read or is not that of a witness.
 */
export async function readWitnessFile(path: string, { locate }: Pick<CommandProcess, "locate">): Promise<Witness> {
  const bytes = await withPath(path, async () => await readBounded(locate(path)), "read");
  if (bytes === null) {
    throw new ActionError(
      `"${printable(path)}" has more than the ${AUDIT_WITNESS_MAX_BYTES} bytes that the file of a witness may have. ` +
        "Keep the manifests of each export in a file of its own.",
    );
  }
  const witness = readWitness(printable(path), bytes);
  if (!witness.ok) throw new ActionError(witness.error);
  return witness.value;
}

/** Null where it is too large. Its size is not asked for: it may be a pipe. */
async function readBounded(path: string): Promise<Uint8Array | null> {
  const file = await open(path);
  try {
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of file.createReadStream()) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > AUDIT_WITNESS_MAX_BYTES) return null;
    }
    return Buffer.concat(chunks);
  } finally {
    await file.close();
  }
}
