/**
 * The first steps of checking and reading an export: opening its objects, wherever it is, and reading the key that must
 * have signed it.
 */

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import {
  CLIENT_REQUEST_MAX_SECONDS,
  type ContentServer,
  FILE_MAX_BYTES,
  fetchGet,
  type Get,
  type ObjectReader,
  printable,
  readSourceEntry,
  type VerifiedTotals,
  type VerifyPorts,
} from "../../shared/index.ts";
import { ActionError } from "../action-error.ts";
import type { CommandProcess } from "../command-process.ts";
import { isBucketPlace, readBucket } from "./bucket-address.ts";
import { withPath } from "./folder-files.ts";
import { folderReader } from "./folder-objects.ts";
import { nodeCodec } from "./node-codec.ts";
import { refuseOther } from "./open-folder.ts";
import { type ProgressLine, waitText } from "./progress.ts";
import { serverObjects } from "./server-objects.ts";
import { isUrl, readExportUrl } from "./server-option.ts";
import { publicKeyOf, verifySignature } from "./signing.ts";
import type { WaitDependencies } from "./waiting.ts";

/** Asks a server, for as long as a client asks. */
export function clientGet(): Get {
  return fetchGet(fetch, () => AbortSignal.timeout(CLIENT_REQUEST_MAX_SECONDS * 1000));
}

/** The ports by which a command waits before it asks a server again. */
export function waitDependencies(progress: ProgressLine): WaitDependencies {
  return {
    wait: async (milliseconds) => await setTimeout(milliseconds),
    random: Math.random,
    onWait: (failure, milliseconds, tries) => progress.say(waitText(failure, milliseconds, tries)),
  };
}

/**
 * The objects of the export in a folder, in a bucket or at the URL of a server.
 *
 * @param serverAt the server at a base URL, with its key.
 * @throws ActionError where the place is not that of an export, with the reason as its message.
 */
export async function openExport(
  place: string,
  serverAt: (baseUrl: string) => ContentServer,
  { env, locate }: Pick<CommandProcess, "env" | "locate">,
  progress: ProgressLine,
): Promise<ObjectReader> {
  if (isUrl(place)) {
    const { url, baseUrl } = readExportUrl(place);
    return serverObjects(url, serverAt(baseUrl), { ...waitDependencies(progress), get: clientGet() });
  }
  if (isBucketPlace(place)) {
    const { bucketReader } = await import("./bucket-objects.ts");
    return bucketReader(readBucket(place, env), waitDependencies(progress));
  }
  const folder = locate(place);
  await refuseOther(folder, place, "Name the folder of an export, and keep other files out of it.");
  return folderReader(folder, place);
}

/** The ports by which an export is checked. */
export function verifyPorts(objects: ObjectReader, onProgress: (checked: VerifiedTotals) => void): VerifyPorts {
  return { objects, codec: nodeCodec, verifySignature, readEntry: readSourceEntry, onProgress };
}

/** A check of nothing must not say that nothing is broken, nor a read of it that nothing was found. */
export function refuseNothing(objects: number): void {
  if (objects > 0) return;
  throw new ActionError(
    "There is no export: it has neither manifests nor segments. Name a folder or a URL that has one.",
  );
}

const KEY_HELP = 'It must be 64 hexadecimal digits, or PEM that begins with "-----BEGIN PUBLIC KEY-----".';

/**
 * The public key that an option names.
 *
 * @param text hexadecimal, or the path of a file.
 * @throws ActionError where there is no such key.
 */
export async function readPublicKey(text: string, { locate }: Pick<CommandProcess, "locate">): Promise<string> {
  const given = publicKeyOf(text);
  if (given !== null) return given;
  // A text that names no file is not repeated: it may be the private key.
  if (!existsSync(locate(text)))
    throw new ActionError(`--public-key is neither the path of a file nor a public key. ${KEY_HELP}`);
  const content = await withPath(text, async () => await readFile(locate(text)), "read");
  const key = content.length > FILE_MAX_BYTES ? null : publicKeyOf(content.toString());
  if (key !== null) return key;
  throw new ActionError(`"${printable(text)}" is not an Ed25519 public key. ${KEY_HELP}`);
}
