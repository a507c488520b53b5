/**
 * The encryption of a stream with a passphrase, in the format of age (https://age-encryption.org/v1), whose command opens it as well.
 * See docs/decisions/0151-backups.md.
 */

import { Decrypter, Encrypter } from "age-encryption";
import { CommandError } from "../command.ts";

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
