import { type ObjectReader, readStoredStart } from "../../shared/index.ts";
import { nodeCodec } from "./node-codec.ts";

/** The numbers of entries in quarantine, by reason. */
export type Quarantined = ReadonlyMap<string, number>;

/** Counts them over all segments. A segment that is broken is a matter of `verify-export`. */
export async function countQuarantined(segments: number, objects: ObjectReader): Promise<Quarantined> {
  const reasons = new Map<string, number>();
  for (let number = 1; number <= segments; number += 1) {
    const stored = await readStoredStart(number, { objects, codec: nodeCodec });
    for (const { reason } of stored.state === "whole" ? stored.value.quarantined : []) {
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    }
  }
  return reasons;
}

/** The number of entries in quarantine for any reason. */
export function totalOf(quarantined: Quarantined): number {
  return [...quarantined.values()].reduce((total, count) => total + count, 0);
}
