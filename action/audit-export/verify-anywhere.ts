import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import {
  auditSource,
  CLIENT_REQUEST_MAX_SECONDS,
  type Differences,
  FILE_MAX_BYTES,
  fetchGet,
  type ObjectReader,
  printable,
  readSourceEntry,
  type Verification,
  verifyExport,
} from "../../shared/index.ts";
import { ActionError } from "../action-error.ts";
import { compareWithServer } from "./compare-with-server.ts";
import { withPath } from "./folder-files.ts";
import { folderReader } from "./folder-objects.ts";
import { nodeCodec } from "./node-codec.ts";
import { refuseOther } from "./open-folder.ts";
import { checkedText, comparedText, type ProgressLine, waitText } from "./progress.ts";
import { serverObjects } from "./server-objects.ts";
import { isUrl, readExportUrl, readServerUrl, serverWithKey } from "./server-option.ts";
import { publicKeyOf, verifySignature } from "./signing.ts";
import type { WaitDependencies } from "./waiting.ts";

/** What is checked, and by what. */
export interface VerifyAnywhereOptions {
  /** Hexadecimal, or a file. */
  readonly publicKey?: string;
  readonly server?: string;
  readonly keyHeader: string;
}

/** What a check found. */
export interface Verdict {
  readonly verification: Verification;
  /** Null where the export was not compared with a server. */
  readonly differences: Differences | null;
}

/**
 * Checks the export in a folder or at a URL, and compares it with its source where `server` names one.
 *
 * @throws ActionError where it cannot be checked, with the reason as its message.
 */
export async function verifyAnywhere(
  place: string,
  options: VerifyAnywhereOptions,
  { env }: Pick<NodeJS.Process, "env">,
  progress: ProgressLine,
): Promise<Verdict> {
  const publicKey = options.publicKey === undefined ? null : await readPublicKey(options.publicKey);
  const source = options.server === undefined ? null : readServerUrl(options.server, "--server");
  const address = isUrl(place) ? readExportUrl(place) : null;
  refuseTwoServers(address?.url, source);
  const dependencies = dependenciesOf(progress);
  const server = (baseUrl: string) => serverWithKey(baseUrl, options.keyHeader, env);
  const get = fetchGet(fetch, () => AbortSignal.timeout(CLIENT_REQUEST_MAX_SECONDS * 1000));
  const log = source === null ? null : auditSource({ ...server(source), cursorIsId: false }, get);
  const objects =
    address === null
      ? await openToRead(place)
      : serverObjects(address.url, server(address.baseUrl), { ...dependencies, get });
  const verification = await verifyExport(
    { publicKey },
    {
      objects,
      codec: nodeCodec,
      verifySignature,
      readEntry: readSourceEntry,
      onProgress: (totals) => progress.show(() => checkedText(totals)),
    },
  );
  refuseNothing(verification);
  // What a broken export says of itself is no ground for a comparison.
  if (log === null || verification.breaks.length > 0) return { verification, differences: null };
  const { manifests, segments } = verification.totals;
  const onStep = (...compared: [manifest: number, segments: number]) =>
    progress.show(() => comparedText({ manifests, segments }, ...compared));
  const differences = await compareWithServer(manifests, objects, log, { ...dependencies, onStep });
  return {
    verification: { ...verification, notices: [...verification.notices, ...otherServer(verification, source)] },
    differences,
  };
}

/** A server may have moved, or be reached by a tunnel; else the comparison says nothing. */
function otherServer(verification: Verification, source: string | null): readonly string[] {
  if (source === verification.source) return [];
  return [`It is of the log of ${verification.source}, and was compared with that of ${source}.`];
}

function dependenciesOf(progress: ProgressLine): WaitDependencies {
  return {
    wait: async (milliseconds) => await setTimeout(milliseconds),
    random: Math.random,
    onWait: (failure, milliseconds, tries) => progress.say(waitText(failure, milliseconds, tries)),
  };
}

/** A check of nothing must not say that nothing is broken. */
function refuseNothing({ totals, breaks }: Verification): void {
  if (totals.manifests + totals.segments + breaks.length > 0) return;
  throw new ActionError(
    "There is no export: it has neither manifests nor segments. Name a folder or a URL that has one.",
  );
}

async function openToRead(folder: string): Promise<ObjectReader> {
  await refuseOther(folder, "Name the folder of an export, and keep other files out of it.");
  return folderReader(folder);
}

/** The one key that there is must not go to two servers. */
function refuseTwoServers(url: string | undefined, source: string | null): void {
  if (url === undefined || source === null || new URL(url).origin === new URL(source).origin) return;
  throw new ActionError(
    "The export is on another server than --server names, and STEWARD_API_KEY is the key of one. " +
      "Download the objects of the export to a folder, and check that.",
  );
}

/** @throws ActionError where there is no such key. */
async function readPublicKey(text: string): Promise<string> {
  const given = publicKeyOf(text);
  if (given !== null) return given;
  const content = await withPath(text, async () => await readFile(text));
  const key = content.length > FILE_MAX_BYTES ? null : publicKeyOf(content.toString());
  if (key !== null) return key;
  throw new ActionError(
    `"${printable(text)}" is not an Ed25519 public key. It must be 64 hexadecimal digits, or PEM that begins with ` +
      '"-----BEGIN PUBLIC KEY-----".',
  );
}
