import { err, ok, type Result } from "../../shared/index.ts";
import { BundleError, showName } from "../archives/bundle-error.ts";
import { type BundleNames, bundleNames } from "../archives/bundle-names.ts";
import { type Bytes, bodyOf, bounded, byteReader, drain, tapped } from "../archives/byte-streams.ts";
import { archiveChecksum, type Checksum, contentDigests } from "../archives/checksums.ts";
import { archiveOf, formBoundary } from "../archives/form-archive.ts";
import { inflate } from "../archives/inflate.ts";
import { checkManifestSize, type EntryNames, MANIFEST_PATH, readManifest } from "../archives/manifest.ts";
import { readTar } from "../archives/tar.ts";
import type { Failure } from "../http/errors.ts";
import type { Context } from "../platform/context.ts";
import { BUNDLE_MAX_ARCHIVE_BYTES, UPLOAD_MAX_HOURS } from "../values/limits.ts";
import type { NewBundle } from "./bundle-store.ts";
import { newObjectPrefix, noteUnownedObjects, readArchive, sweepObjects } from "./object-store.ts";
import { archiveUpload, type FileUpload, fileUpload, gather } from "./upload-store.ts";

/** The contents of a bundle's archive. */
export type Inspected = Pick<NewBundle, "entryFile" | "fileCount" | "fileBytes">;

/** A file of a bundle. */
interface BundleFile {
  readonly path: string;
  /** The number of bytes of `body`. */
  readonly size: number;
  readonly body: Bytes;
}

/**
 * Reads a whole tar.gz and stores nothing. It throws a `BundleError` at the first thing that a bundle must not have.
 *
 * @param count is told how many bytes each file has, before they are read.
 */
export async function inspect(archive: Bytes, count: (bytes: number) => void): Promise<Inspected> {
  const names = bundleNames();
  let fileCount = 0;
  let fileBytes = 0;
  let entryNames: EntryNames = {};
  for await (const { path, size, body } of filesOf(archive, names)) {
    fileCount += 1;
    fileBytes += size;
    count(size);
    if (path !== MANIFEST_PATH) continue;
    checkManifestSize(size);
    entryNames = readManifest(await gather(size, body));
  }
  names.finish();
  return { entryFile: entryFileOf(entryNames, names.find), fileCount, fileBytes };
}

/** Unpacks a whole tar.gz that was inspected into a store. */
export async function unpack(archive: Bytes, store: Pick<FileUpload, "put" | "finish">): Promise<void> {
  for await (const { path, size, body } of filesOf(archive, bundleNames())) await store.put(path, size, body);
  await store.finish();
}

async function* filesOf(archive: Bytes, names: BundleNames): AsyncGenerator<BundleFile, void, undefined> {
  const unpacked = inflate(archive);
  try {
    for await (const { name, kind, size, body } of readTar(byteReader(unpacked))) {
      const path = names.add({ name, kind });
      if (kind === "file") yield { path, size, body };
    }
  } finally {
    await unpacked.return();
  }
}

/** The file that is served for the root by default. */
const DEFAULT_ENTRY_FILE = "index.html";

/**
 * The file of a bundle that is served for the root.
 *
 * @param find the path of the file that a name means; undefined where there is none.
 * @throws BundleError where the manifest names a page that is missing: the root would answer 404, or show another page.
 */
function entryFileOf({ primaryHtml, entrypoint }: EntryNames, find: (name: string) => string | undefined): string {
  if (primaryHtml === undefined) {
    return (entrypoint === undefined ? undefined : find(entrypoint)) ?? DEFAULT_ENTRY_FILE;
  }
  const page = find(primaryHtml);
  if (page !== undefined) return page;
  throw new BundleError(
    `The manifest names ${showName(primaryHtml)} as the page to show first (primary_html), and the archive has no such file. ` +
      "Add the file, or correct the name.",
  );
}

/** Bytes of a form that contains an archive, beside those of the archive. */
const UPLOAD_FORM_MAX_EXTRA_BYTES = 1024 * 1024;

/** An archive that arrives. */
export interface BundleSource {
  /** The headers by which the sender describes it. */
  readonly headers: Headers;
  readonly bytes: Bytes;
  /** Reads the rest where it is refused. */
  readonly discard: () => Promise<void>;
}

/** The archive that a request sends. */
export function sentBundle(request: Pick<Request, "headers" | "body">): BundleSource {
  return {
    headers: request.headers,
    bytes: bodyOf(request),
    discard: async () => await drain(request, BUNDLE_MAX_ARCHIVE_BYTES),
  };
}

/** An archive that is made here, of which nothing is left where it is refused. */
export function madeBundle(bytes: Bytes): BundleSource {
  return { headers: new Headers(), bytes, discard: async () => undefined };
}

/** Refuses a bundle of so many bytes or more, archive and files together; undefined where there is room for it. */
export type RoomCheck = (bytes: number) => Failure<"conflict"> | undefined;

/** The announcements in the headers of an upload. */
interface Announced {
  /** The least number of bytes that the archive has; 0 where that is not said. */
  readonly archiveBytes: number;
  /** Undefined where the body is the archive itself. */
  readonly boundary: string | undefined;
  /** Checksums of the whole body. */
  readonly ofBody: readonly Checksum[];
  /** Checksums of the archive. */
  readonly ofArchive: readonly Checksum[];
}

const TOO_SLOW = `The upload took more than ${UPLOAD_MAX_HOURS} hours. Send it again.`;
const TOO_LARGE = `The archive is larger than ${BUNDLE_MAX_ARCHIVE_BYTES} bytes. Leave out what is not served.`;

/**
 * Receives a tar.gz. It is inspected while it arrives, and becomes an object when there is nothing against it; then
 * its files are stored from that object. Little of it is in memory at any time, and where it is rejected, nothing was
 * stored.
 * See docs/decisions/0103-archives-are-inspected-first.md.
 */
export async function receiveBundle(
  source: BundleSource,
  context: Pick<Context, "database" | "bucket" | "now">,
  refuse: RoomCheck,
): Promise<Result<NewBundle, Failure<"invalid-request" | "conflict">>> {
  const announced = readAnnounced(source.headers);
  if (!announced.ok) return announced;
  const refusal = refuse(announced.value.archiveBytes);
  if (refusal !== undefined) return err(refusal);
  const objectPrefix = newObjectPrefix();
  try {
    const archived = await storeArchive(source, context, objectPrefix, announced.value, refuse);
    await storeFiles(context.bucket, objectPrefix);
    return ok({ ...archived, objectPrefix });
  } catch (error) {
    await source.discard();
    if (error instanceof BundleError) return err(error.failure);
    throw error;
  }
}

function readAnnounced(headers: Headers): Result<Announced, Failure<"invalid-request">> {
  const boundary = formBoundary(headers);
  if (!boundary.ok) return boundary;
  const ofBody = contentDigests(headers);
  if (!ofBody.ok) return ofBody;
  const ofArchive = archiveChecksum(headers);
  if (!ofArchive.ok) return ofArchive;
  const archiveBytes =
    Number(headers.get("Content-Length")) - (boundary.value === undefined ? 0 : UPLOAD_FORM_MAX_EXTRA_BYTES);
  if (archiveBytes > BUNDLE_MAX_ARCHIVE_BYTES) return err({ kind: "invalid-request", error: TOO_LARGE });
  return ok({
    archiveBytes: Math.max(archiveBytes, 0),
    boundary: boundary.value,
    ofBody: ofBody.value,
    ofArchive: ofArchive.value,
  });
}

/** Stores the archive where there is nothing against it, or throws a `BundleError` before anything is stored. */
async function storeArchive(
  source: BundleSource,
  { database, bucket, now }: Pick<Context, "database" | "bucket" | "now">,
  objectPrefix: string,
  { boundary, ofBody, ofArchive }: Announced,
  refuse: RoomCheck,
): Promise<Omit<NewBundle, "objectPrefix">> {
  const upload = archiveUpload(bucket, objectPrefix);
  const sent = bounded(source.bytes, BUNDLE_MAX_ARCHIVE_BYTES + UPLOAD_FORM_MAX_EXTRA_BYTES, TOO_LARGE);
  const body = tapped(sent, async (chunk) => {
    // Later, the sweep may remove the objects, and would miss those that are created after it.
    if (Date.now() > now.getTime() + UPLOAD_MAX_HOURS * 3_600_000) throw new BundleError(TOO_SLOW);
    await takeAll(ofBody, chunk);
  });
  const archive = bounded(
    boundary === undefined ? body : archiveOf(body, boundary),
    BUNDLE_MAX_ARCHIVE_BYTES,
    TOO_LARGE,
  );
  const count = counter(refuse);
  const stored = tapped(archive, async (chunk) => {
    count(chunk.length);
    await takeAll(ofArchive, chunk);
    await upload.write(chunk);
  });
  try {
    const inspected = await inspect(stored, count);
    for (const checksum of [...ofBody, ...ofArchive]) await checksum.finish();
    await noteUnownedObjects(database, objectPrefix, now);
    return { ...inspected, archiveBytes: await upload.finish() };
  } catch (error) {
    await Promise.allSettled([upload.abort()]);
    throw error;
  }
}

/** Adds up bytes, and throws a `BundleError` where there is no room for them. */
function counter(refuse: RoomCheck): (bytes: number) => void {
  let counted = 0;
  return (bytes) => {
    counted += bytes;
    const refusal = refuse(counted);
    if (refusal !== undefined) throw new BundleError(refusal.error, refusal);
  };
}

async function takeAll(checksums: readonly Checksum[], chunk: Uint8Array): Promise<void> {
  for (const checksum of checksums) await checksum.take(chunk);
}

/** Stores each file of an archive that is stored, or nothing of it stays. */
async function storeFiles(bucket: R2Bucket, objectPrefix: string): Promise<void> {
  const files = fileUpload(bucket, objectPrefix);
  try {
    const archive = await readArchive(bucket, objectPrefix);
    if (archive === undefined) throw new Error("The archive that was stored is missing.");
    await unpack(bodyOf(archive), files);
  } catch (error) {
    await files.abort();
    // The sweep removes what this fails to remove, and what is written later.
    await Promise.allSettled([sweepObjects(bucket, objectPrefix)]);
    // The archive was inspected: that it cannot be read now is not its sender's mistake.
    throw error instanceof BundleError ? new Error("The archive that was stored is damaged.", { cause: error }) : error;
  }
}
