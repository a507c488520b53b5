/**
 * A backup as one file, a tar archive: the database as SQL, each object, and at the end what all of it is, so that a file that is cut off
 * is none. See docs/decisions/0151-backups.md.
 */

import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { Decrypter, Encrypter } from "age-encryption";
import { createTarDecoder, createTarPacker } from "modern-tar";
import { CommandError } from "../command/command.ts";
import type { StoredObject } from "./deployment.ts";

/** The description that stands at the end of a backup. */
export interface Contents {
  readonly format: typeof FORMAT;
  /** RFC 3339. */
  readonly created: string;
  /** The id of the newest entry of the audit log; null where it has none. */
  readonly last_audit_id: number | null;
  /** By their names. */
  readonly entries: Readonly<Record<string, EntryFacts>>;
}

interface EntryFacts {
  readonly sha256: string;
  readonly content_type: string | null;
}

const FORMAT = 1;
export const DATABASE = "database.sql";
const CONTENTS = "backup.json";

/** Adds an entry to a backup that is written. */
export type AddEntry = (name: string, object: StoredObject) => Promise<void> | void;

/** Writes a backup into a new file that only its owner can read. @param fill adds its entries, and says what else there is to say. */
export async function writeBackup(
  file: string,
  passphrase: string | undefined,
  fill: (add: AddEntry) => Promise<Pick<Contents, "created" | "last_audit_id">>,
): Promise<Contents> {
  const { readable, controller } = createTarPacker();
  const bytes = passphrase === undefined ? readable : await encrypted(readable, passphrase);
  const written = pipeline(bytes, createWriteStream(file, { flags: "wx", mode: 0o600 }));
  const entries: Record<string, EntryFacts> = {};
  const append = async (name: string, body: Uint8Array): Promise<void> => {
    const writer = controller.add({ name, size: body.length, type: "file", mode: 0o600 }).getWriter();
    await writer.write(new Uint8Array(body));
    await writer.close();
  };
  const work = async (): Promise<Contents> => {
    const facts = await fill(async (name, { bytes: body, contentType }) => {
      entries[name] = { sha256: sha256(body), content_type: contentType };
      await append(name, body);
    });
    const contents: Contents = { format: FORMAT, ...facts, entries };
    await append(CONTENTS, Buffer.from(JSON.stringify(contents)));
    controller.finalize();
    return contents;
  };
  const working = work().catch((error: unknown) => {
    controller.error(error);
    throw error;
  });
  const [contents] = await Promise.all([working, written]);
  return contents;
}

/** The tar archive of a backup, which may be encrypted. */
async function* plainBytes(file: string, passphrase: string | undefined): AsyncGenerator<Uint8Array, undefined> {
  const start = await buffer(createReadStream(file, { end: START_BYTES - 1 }));
  const bytes = Readable.toWeb(createReadStream(file));
  yield* isEncrypted(start) ? decrypted(bytes, passphrase) : bytes;
}

/** Hands over each entry of a backup in its order. */
async function readEntries(
  file: string,
  passphrase: string | undefined,
  take: (name: string, body: Buffer) => Promise<void> | void,
): Promise<void> {
  const decoder = createTarDecoder({ strict: true });
  const fed = ReadableStream.from(plainBytes(file, passphrase)).pipeTo(decoder.writable);
  const read = async (): Promise<void> => {
    for await (const { header, body } of decoder.readable) await take(header.name, await buffer(body));
  };
  await Promise.all([fed, read()]);
}

/** Reads a whole backup, and checks that it is all there and as it was written. @throws CommandError where it is not. */
export async function checkBackup(file: string, passphrase: string | undefined): Promise<Contents> {
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
  const found = new Map<string, string>();
  let contents: Contents | undefined;
  try {
    await readEntries(file, passphrase, (name, body) => {
      if (name === CONTENTS) contents = JSON.parse(body.toString());
      else found.set(name, sha256(body));
    });
  } catch (thrown) {
    throw thrown instanceof CommandError ? thrown : notReadable(thrown);
  }
  if (contents === undefined) throw new CommandError("The backup is cut off: its end is missing. Use another one.");
  if (contents.format !== FORMAT) {
    throw new CommandError("The backup was made by a later version. Restore it with that version.");
  }
  const wrong = Object.entries(contents.entries).filter(([name, { sha256: hash }]) => found.get(name) !== hash);
  if (wrong.length > 0 || found.size !== Object.keys(contents.entries).length) {
    throw new CommandError("The backup is damaged: an entry is not what was written. Use another one.");
  }
  return contents;
}

/** Hands over the entries of a backup that was checked. */
export async function readBackup(
  file: string,
  passphrase: string | undefined,
  { entries }: Contents,
  take: AddEntry,
): Promise<void> {
  await readEntries(file, passphrase, async (name, bytes) => {
    const facts = entries[name];
    if (facts !== undefined) await take(name, { bytes, contentType: facts.content_type });
  });
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** The error of a file that is none that `writeBackup` writes, or that the system does not give: its code says why. */
function notReadable(thrown: unknown): CommandError {
  const code = thrown instanceof Error && "code" in thrown ? ` (${String(thrown.code)})` : "";
  return new CommandError(
    `The file cannot be read as a backup${code}: it is no backup, or it is damaged or cut off. Nothing of it was used.`,
  );
}

/**
 * A backup is encrypted with a passphrase in the format of age (https://age-encryption.org/v1), whose command opens it as well.
 * See docs/decisions/0151-backups.md.
 */
const MAGIC = Buffer.from("age-encryption.org/v1\n");

/** The number of bytes at the start of a file that tell an encrypted one. */
export const START_BYTES = MAGIC.length;

/** @param start of a file, as long as `START_BYTES` or the whole of it. */
export function isEncrypted(start: Uint8Array): boolean {
  return MAGIC.equals(start);
}

/** @param workFactor the binary logarithm of the cost of a try of a passphrase; a lower one only for tests. */
export async function encrypted(
  plain: ReadableStream<Uint8Array>,
  passphrase: string,
  workFactor?: number,
): Promise<ReadableStream<Uint8Array>> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase.normalize());
  if (workFactor !== undefined) encrypter.setScryptWorkFactor(workFactor);
  return await encrypter.encrypt(plain);
}

/** The content of an encrypted stream. @throws CommandError where the passphrase is missing or wrong, or the stream was changed. */
export async function* decrypted(
  given: ReadableStream<Uint8Array>,
  passphrase: string | undefined,
): AsyncGenerator<Uint8Array, undefined> {
  if (passphrase === undefined) {
    throw new CommandError(
      "The backup is encrypted. Set STEWARD_BACKUP_PASSPHRASE to the passphrase that it was made with.",
    );
  }
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase.normalize());
  try {
    yield* await decrypter.decrypt(given);
  } catch {
    throw new CommandError("The passphrase is wrong, or the backup was changed or cut off. Nothing of it was used.");
  }
}
