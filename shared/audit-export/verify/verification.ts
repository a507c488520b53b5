/** What a check of an export needs, and what it comes to. */

import type { SourceEntry } from "../../content-server/audit-source.ts";
import type { Codec, ObjectReader, VerifySignature } from "../ports.ts";

/** What is needed to check an export. */
export interface VerifyPorts {
  readonly objects: ObjectReader;
  readonly codec: Codec;
  readonly verifySignature: VerifySignature;
  readonly readEntry: (line: Uint8Array) => SourceEntry;
  /** Told after each segment and manifest. */
  readonly onProgress?: (checked: VerifiedTotals) => void;
}

export interface VerifyOptions {
  /** The public key that must have signed it; null where any key may have, or none. */
  readonly publicKey: string | null;
}

/** Where an export is not what it says it is. */
export interface Break {
  /** The name of the object. */
  readonly object: string;
  /** The line of a segment, from 1; null where it is not about a line. */
  readonly line: number | null;
  /** The id of an entry; null where it is not about an entry, or the entry has none. */
  readonly id: string | null;
  /** What is wrong, as a whole sentence. */
  readonly message: string;
}

export interface VerifiedTotals {
  readonly manifests: number;
  readonly segments: number;
  readonly entries: number;
  readonly quarantined: number;
  readonly late: number;
  /** Ids between the first and the last that no entry has. */
  readonly gaps: number;
  readonly firstId: string | null;
  readonly lastId: string | null;
  /** Segments that no manifest lists yet. */
  readonly unsealedSegments: number;
}

export interface Verification {
  /** What the last manifest that could be read calls the export; null where there is none. */
  readonly name: string | null;
  /** The base URL of the server whose log it is, as the last object says that could be read; null where there is none. */
  readonly source: string | null;
  /** In the order of the export; the first one is where it breaks. Empty where it is whole. */
  readonly breaks: readonly Break[];
  /** How many breaks there are beyond those. */
  readonly breaksLeftOut: number;
  /** What is worth knowing and no break. */
  readonly notices: readonly string[];
  readonly totals: VerifiedTotals;
  /** The key that signed all manifests; null where they are not signed. */
  readonly signedBy: string | null;
}
