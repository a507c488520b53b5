import { createHash } from "node:crypto";
import {
  CLIENT_LIST_MAX_PAGES,
  isExportObjectName,
  isStrayName,
  type ObjectReader,
  type ObjectStore,
  printable,
} from "../../shared/index.ts";
import { ActionError } from "../action-error.ts";
import { AUDIT_EXPORT_OBJECT_LIST_MAX_BYTES, BUCKET_LIST_PAGE_OBJECTS } from "../limits.ts";
import type { Bucket } from "./bucket-address.ts";
import { readBucketPage } from "./bucket-list.ts";
import { askBucket } from "./bucket-request.ts";
import type { ObjectLock } from "./object-lock.ts";
import type { WaitDependencies } from "./waiting.ts";

/** The ports of a bucket's objects. */
export interface BucketPorts extends WaitDependencies {
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const DAY_MILLISECONDS = 86_400_000;
const TYPES: Readonly<Record<string, string>> = { json: "application/json", gz: "application/gzip" };

/**
 * The objects of an export in a bucket, for a run that adds to them. Each is created on the condition that there is none of
 * its name, so that two runs at once leave each object once. See docs/decisions/0185-exports-in-buckets.md.
 *
 * @param lock keeps what is created from being deleted or replaced; null for no lock of its own.
 * @throws ActionError where there is something else below the prefix, or the bucket cannot be used; so do its functions.
 */
export async function openBucket(bucket: Bucket, lock: ObjectLock | null, ports: BucketPorts): Promise<ObjectStore> {
  const reader = bucketReader(bucket, ports);
  for await (const name of reader.list("")) {
    if (isExportObjectName(name) || isStrayName(name)) continue;
    throw new ActionError(
      `${bucket.shown} contains something that is not part of an export: "${printable(name)}". ` +
        "Name a prefix that is empty, or that of the export.",
    );
  }
  let hasRefused = false;
  const createOnce = async (name: string, bytes: Uint8Array) =>
    await put(bucket, name, bytes, { "If-None-Match": "*", ...lockHeaders(lock, ports.now()) }, ports);
  return {
    ...reader,
    create: async (name, bytes) => {
      const made = await createOnce(name, bytes);
      // A service that does not know the condition would let two runs replace each other's objects. The same bytes do no harm.
      hasRefused ||= made === "exists" || (await createOnce(name, bytes)) === "exists";
      if (hasRefused) return made;
      throw new ActionError(
        `The service of ${bucket.shown} replaces an object that it is asked to create only where there is none (If-None-Match). ` +
          "Two runs at once could replace each other's objects. Use another service, or export to a folder and copy it.",
      );
    },
    replace: async (name, bytes) => {
      await put(bucket, name, bytes, {}, ports);
    },
  };
}

/** The objects of an export in a bucket, to be read. */
export function bucketReader(bucket: Bucket, dependencies: WaitDependencies): ObjectReader {
  return {
    read: async (name, maxBytes) => {
      // An answer that ends by itself keeps its connection, which one that is cut does not. And a part is not packed on its way.
      const headers = { Range: `bytes=0-${maxBytes}` };
      const answer = await askBucket(bucket, { method: "GET", name, headers, maxBytes: maxBytes + 1 }, dependencies);
      return answer.kind === "done" ? answer.bytes : null;
    },
    list: (prefix) => listNames(bucket, prefix, dependencies),
  };
}

async function put(
  bucket: Bucket,
  name: string,
  bytes: Uint8Array,
  headers: Readonly<Record<string, string>>,
  dependencies: WaitDependencies,
): Promise<"created" | "exists"> {
  const body = new Uint8Array(bytes);
  const own = {
    "Content-Type": TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream",
    // A bucket in which objects are locked wants it.
    "Content-MD5": createHash("md5").update(body).digest("base64"),
  };
  const request = { method: "PUT", name, headers: { ...own, ...headers }, body, maxBytes: 0 } as const;
  return (await askBucket(bucket, request, dependencies)).kind === "exists" ? "exists" : "created";
}

function lockHeaders(lock: ObjectLock | null, now: number): Readonly<Record<string, string>> {
  if (lock === null) return {};
  return {
    "X-Amz-Object-Lock-Mode": lock.mode.toUpperCase(),
    // Without milliseconds, as the services' own clients have it: not every service reads them.
    "X-Amz-Object-Lock-Retain-Until-Date": new Date(now + lock.days * DAY_MILLISECONDS)
      .toISOString()
      .replace(/\.\d{3}Z$/, "Z"),
  };
}

async function* listNames(
  bucket: Bucket,
  prefix: string,
  dependencies: WaitDependencies,
): AsyncGenerator<string, void, undefined> {
  let next: string | null = null;
  let [last, pages] = ["", 0];
  do {
    const query = {
      "list-type": "2",
      "max-keys": String(BUCKET_LIST_PAGE_OBJECTS),
      prefix: bucket.prefix + prefix,
      ...(next !== null && { "continuation-token": next }),
    };
    pages += 1;
    if (pages > CLIENT_LIST_MAX_PAGES) throw new ActionError(`The list of ${bucket.shown} does not end.`);
    const request = { method: "GET", name: "", query, maxBytes: AUDIT_EXPORT_OBJECT_LIST_MAX_BYTES } as const;
    const answer = await askBucket(bucket, request, dependencies);
    const page = answer.kind === "done" ? readBucketPage(new TextDecoder().decode(answer.bytes)) : null;
    if (page === null) {
      throw new ActionError(
        `The answer of ${bucket.shown} is not a list of objects. Check that AWS_ENDPOINT_URL_S3 is the URL of an S3 service.`,
      );
    }
    for (const key of page.keys) {
      const name = key.slice(bucket.prefix.length);
      if (!key.startsWith(bucket.prefix + prefix)) continue;
      if (key <= last) {
        throw new ActionError(`${bucket.shown} does not list its objects in order. Use a bucket that does.`);
      }
      last = key;
      // A console makes an empty object of such a name for each folder that it shows.
      if (name !== "" && !name.endsWith("/")) yield name;
    }
    next = page.next;
  } while (next !== null);
}
