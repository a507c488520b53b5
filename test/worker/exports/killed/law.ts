/** The test that a log is exported as it must be, by the objects of the export alone. */

import { readSourceEntry, verifyExport } from "../../../../shared/index.ts";
import { breaksOfLaw } from "../../../shared/audit-export/simulation/law.ts";
import { memoryStore } from "../../../shared/audit-export/support/memory-store.ts";
import { nodeCodec, nodeVerifySignature } from "../../../shared/audit-export/support/node-codec.ts";
import type { LogEntry } from "./log-server.ts";

/** The key of RFC 8410, section 10.3. */
export const SIGNING_KEY = "MC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC";
const PUBLIC_KEY = "19bf44096984cdfe8541bac167dc3b96c85086aa30b6b6cb0c5c38ad703166e1";

/** The faults of an export. Both are empty where there is none. */
export interface Judgement {
  /** The faults of its objects, by the tests' own code. */
  readonly breaks: readonly string[];
  /** The faults that the verifier finds. */
  readonly verified: readonly string[];
}

/** Holds the objects of an export to the log. */
export async function judge(
  entries: readonly LogEntry[],
  objects: ReadonlyMap<string, Uint8Array>,
): Promise<Judgement> {
  const log = entries.map(({ id, text }) => {
    return { kind: "entry" as const, id: String(id), time: null, bytes: new TextEncoder().encode(text) };
  });
  const breaks = await breaksOfLaw(log, objects, nodeCodec);
  const ports = { objects: memoryStore(objects), codec: nodeCodec, verifySignature: nodeVerifySignature };
  const verification = await verifyExport({ publicKeys: [PUBLIC_KEY] }, { ...ports, readEntry: readSourceEntry });
  const verified = verification.breaks.map(({ object, message }) => `${object}: ${message}`);
  const { totals } = verification;
  if (totals.entries !== entries.length) verified.push(`${totals.entries} of ${entries.length} entries are there.`);
  if (totals.unsealedSegments > 0) verified.push(`${totals.unsealedSegments} segments are in no manifest.`);
  return { breaks, verified };
}
