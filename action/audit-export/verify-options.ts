import { open, readFile } from "node:fs/promises";
import {
  type AskedTimes,
  AUDIT_WITNESS_MAX_BYTES,
  isObject,
  parseJson,
  printable,
  readWitness,
  type VerifiedPart,
  type VerifyOptions,
  type Witness,
} from "../../shared/index.ts";
import { ActionError } from "../action-error.ts";
import type { CommandProcess } from "../command-process.ts";
import { withPath } from "./folder-files.ts";
import { nodeCodec } from "./node-codec.ts";
import { readPublicKey } from "./open-export.ts";

/** The options that name the part of an export to open. Times are milliseconds since 1970. */
interface PartOptions extends Partial<AskedTimes> {
  /** The sequence of a manifest, or the file of one: the segments that later ones list are opened. */
  readonly since?: string;
}

/** The options of a command by which an export is checked. */
export interface VerifyingOptions extends PartOptions {
  /** Each hexadecimal, or a file. */
  readonly publicKey: readonly string[];
  /** The files of outside witnesses. */
  readonly witness: readonly string[];
}

/**
 * Reads the files that options name: keys, witnesses and a manifest.
 *
 * @throws ActionError where one cannot be used, with the reason as its message.
 */
export async function readVerifyOptions(
  { publicKey, witness, ...asked }: VerifyingOptions,
  process: Pick<CommandProcess, "locate">,
): Promise<VerifyOptions> {
  const part = await readPart(asked, process);
  return {
    publicKeys: await Promise.all(publicKey.map(async (key) => await readPublicKey(key, process))),
    witnesses: await Promise.all(witness.map(async (file) => await readWitnessFile(file, process))),
    ...(part !== undefined && { part }),
  };
}

const SEQUENCE = /^[1-9]\d{0,8}$/;

/**
 * The part of an export that options name; undefined for all of it.
 *
 * @throws ActionError where they name none, with the reason as its message.
 */
async function readPart(
  { since, from = null, to = null }: PartOptions,
  { locate }: Pick<CommandProcess, "locate">,
): Promise<VerifiedPart | undefined> {
  const hasTimes = from !== null || to !== null;
  if (from !== null && to !== null && from >= to) throw new ActionError("--from must be earlier than --to.");
  if (since === undefined) return hasTimes ? { kind: "times", times: { from, to } } : undefined;
  if (hasTimes) throw new ActionError("--since cannot be given with --from or --to. Leave one of them out.");
  if (SEQUENCE.test(since)) return { kind: "since", sequence: Number(since), sha256: null };
  const bytes = await withPath(since, async () => await readFile(locate(since)), "read");
  const manifest = parseJson(new TextDecoder().decode(bytes));
  const sequence = isObject(manifest) ? manifest["sequence"] : undefined;
  if (typeof sequence === "number" && SEQUENCE.test(String(sequence))) {
    return { kind: "since", sequence, sha256: await nodeCodec.digest(bytes) };
  }
  throw new ActionError(
    `"${printable(since)}" is not a manifest. Give --since the sequence of the last manifest that was verified, or a copy of its file.`,
  );
}

/**
 * Reads what an outside witness kept of the manifests.
 *
 * @throws ActionError where the file cannot be read or is not that of a witness.
 */
async function readWitnessFile(path: string, { locate }: Pick<CommandProcess, "locate">): Promise<Witness> {
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
