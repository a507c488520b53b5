/** Checks the objects of entries that could not be exported as lines. */

import { AUDIT_EXPORT_PAGE_MAX_BYTES } from "../../content-server/limits.ts";
import { quarantineName } from "../object-names.ts";
import type { Quarantined } from "../segment.ts";
import { addBreak, type VerifyWalk } from "./walk.ts";

/** The objects that a segment lists. */
export async function checkQuarantined(
  walk: VerifyWalk,
  segment: string,
  listed: readonly Quarantined[],
): Promise<void> {
  for (const { sha256, bytes: size, id } of listed) {
    walk.leftovers.delete(sha256);
    const object = quarantineName(sha256);
    // oxlint-disable-next-line no-await-in-loop -- one object after the other is held in memory
    const bytes = await walk.ports.objects.read(object, Math.min(size, AUDIT_EXPORT_PAGE_MAX_BYTES) + 1);
    if (bytes === null) addBreak(walk, { object, id, message: `It is missing. ${segment} lists it.` });
    // oxlint-disable-next-line no-await-in-loop -- see above
    else if (bytes.length !== size || (await walk.ports.codec.digest(bytes)) !== sha256) {
      addBreak(walk, { object, id, message: `It is not the object whose size and SHA-256 ${segment} lists.` });
    }
  }
}

/** The objects that no segment lists: a run that was ended in between leaves such behind, of the name that their bytes have. */
export async function checkLeftovers(walk: VerifyWalk): Promise<void> {
  let honest = 0;
  for (const sha256 of walk.leftovers) {
    walk.place += 1;
    const object = quarantineName(sha256);
    // oxlint-disable-next-line no-await-in-loop -- one object after the other is held in memory
    const bytes = await walk.ports.objects.read(object, AUDIT_EXPORT_PAGE_MAX_BYTES + 1);
    // oxlint-disable-next-line no-await-in-loop -- see above
    if (bytes !== null && (await walk.ports.codec.digest(bytes)) === sha256) honest += 1;
    else addBreak(walk, { object, message: "No segment lists it, and its name is not the SHA-256 of its bytes." });
  }
  if (honest > 0) walk.notices.push(`Quarantined objects that no segment lists: ${honest}.`);
}
