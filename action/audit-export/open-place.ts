import type { ObjectStore } from "../../shared/index.ts";
import { ActionError } from "../action-error.ts";
import type { CommandProcess } from "../command-process.ts";
import { isBucketPlace, readBucket } from "./bucket-address.ts";
import type { ObjectLock } from "./object-lock.ts";
import { waitDependencies } from "./open-export.ts";
import { openFolder } from "./open-folder.ts";
import type { ProgressLine } from "./progress.ts";

/**
 * The objects of the export that a run adds to, in a folder or in a bucket.
 *
 * @throws ActionError where the place is none for an export, with the reason as its message.
 */
export async function openPlace(
  place: string,
  lock: ObjectLock | null,
  { env, locate }: Pick<CommandProcess, "env" | "locate">,
  progress: ProgressLine,
): Promise<ObjectStore> {
  if (isBucketPlace(place)) {
    const { openBucket } = await import("./bucket-objects.ts");
    return await openBucket(readBucket(place, env), lock, { ...waitDependencies(progress), now: Date.now });
  }
  if (lock !== null) {
    throw new ActionError("--object-lock is for a bucket. Leave it out, or name a bucket, as in s3://bucket/prefix.");
  }
  return await openFolder(locate(place), place);
}
