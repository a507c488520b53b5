import { endDeletion, findOpenDeletion } from "../export-records/deletion-store.ts";
import type { Deployment } from "../export-records/deployment.ts";
import { deleteExportObjects } from "../export-records/object-store.ts";
import { wakePushes } from "../export-records/wake-pushes.ts";
import { AUDIT_EXPORT_SLICE_MAX_STEPS } from "./slice.ts";

/**
 * Deletes what remains of a deleted export, as far as one slice goes. It may be killed at any instant: the next slice continues
 * with the rest. The job of the export calls it, and writes nothing meanwhile.
 *
 * @param clearJob deletes all that the job keeps.
 * @returns `working` where the slice is over before everything is deleted.
 * @throws where the platform fails, or a lock of the bucket keeps an object.
 * See docs/decisions/0124-deleted-exports.md.
 */
export async function workOnDeletion(
  guid: string,
  { database, exportsBucket, settings, pushes }: Deployment,
  deadline: number,
  clearJob: () => Promise<void>,
): Promise<"working" | "done"> {
  const deletion = await findOpenDeletion(database, guid);
  const isAnyLeft = async () =>
    deletion?.isWithObjects === true && (await deleteExportObjects(exportsBucket, deletion.name));
  // oxlint-disable-next-line no-await-in-loop -- the next list begins where nothing is left of this one
  for (let steps = 0; await isAnyLeft(); steps += 1) {
    if (steps >= AUDIT_EXPORT_SLICE_MAX_STEPS || Date.now() >= deadline) return "working";
  }
  // The record of the deletion goes last: while it is there, the hourly schedule wakes the job again.
  // A receiver that the secret no longer names is not woken, so that the record of its pushes stays.
  if (deletion !== null) await wakePushes(deletion, settings.auditExportReceivers, pushes, "resume");
  await clearJob();
  if (deletion !== null) await endDeletion(database, deletion);
  return "done";
}
