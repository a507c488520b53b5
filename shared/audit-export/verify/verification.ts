/** The ports, the options and the result of a check of an export. */

import type { SourceEntry } from "../../content-server/audit-source.ts";
import type { Gap } from "../gaps.ts";
import type { KeyChange } from "../manifest.ts";
import type { ObjectReader, ReadCodec, VerifySignature } from "../ports.ts";
import type { AskedTimes } from "../time-range.ts";
import type { Witness } from "../witness.ts";

/** The ports for checking an export. */
export interface VerifyPorts {
  readonly objects: ObjectReader;
  readonly codec: ReadCodec;
  readonly verifySignature: VerifySignature;
  readonly readEntry: (line: Uint8Array) => SourceEntry;
  /** Told after each segment and manifest. */
  readonly onProgress?: (checked: VerifiedTotals) => void;
}

export interface VerifyOptions {
  /** The keys of which one must have signed the first manifest, and each that restarts the signing; empty where any may have, or none. */
  readonly publicKeys: readonly string[];
  /** The manifests that outside witnesses kept: the export is held to each of them. */
  readonly witnesses?: readonly Witness[];
  /** Where not all segments are opened. */
  readonly part?: VerifiedPart;
}

/** Which segments are opened: those that no manifest lists always are. */
export type VerifiedPart =
  /**
   * The segments that later manifests list. @property sha256 of the one as it was verified before; null where only its
   * sequence is known.
   */
  | { readonly kind: "since"; readonly sequence: number; readonly sha256: string | null }
  /** The segments that may have entries of some times. */
  | { readonly kind: "times"; readonly times: AskedTimes };

/** The segments that were not opened, by what manifests list of them. */
export interface PassedOver {
  readonly segments: number;
  readonly entries: number;
  readonly quarantined: number;
}

/** Where an export is not what it says it is. */
export interface Break {
  /** The name of the object. */
  readonly object: string;
  /** The line of a segment, from 1; null where it is not about a line. */
  readonly line: number | null;
  /** The id of an entry; null where it is not about an entry, or the entry has none. */
  readonly id: string | null;
  /** The error in a whole sentence. */
  readonly message: string;
}

export interface VerifiedTotals {
  readonly manifests: number;
  readonly segments: number;
  readonly entries: number;
  readonly quarantined: number;
  readonly late: number;
  /**
   * The number of ids between the first and the last that no entry has; `Number.MAX_SAFE_INTEGER` stands for that many
   * or more.
   */
  readonly gaps: number;
  readonly firstId: string | null;
  readonly lastId: string | null;
  /** Segments that no manifest lists yet. */
  readonly unsealedSegments: number;
}

export interface Verification {
  /** The name of the export in the last manifest that could be read; null where there is none. */
  readonly name: string | null;
  /** The base URL of the server whose log it is, as the last object says that could be read; null where there is none. */
  readonly source: string | null;
  /** In the order of the export; the first one is where it breaks. Empty where it is whole. */
  readonly breaks: readonly Break[];
  /** The number of breaks beyond those. */
  readonly breaksLeftOut: number;
  /**
   * Where ids are missing of a log whose ids are consecutive, as the last segment says: entries that may be lost. Null where
   * none are. The list may be empty although some are missing: where they are is then no longer known.
   */
  readonly openGaps: readonly Gap[] | null;
  /** Notices that are no breaks. */
  readonly notices: readonly string[];
  /** The totals of the parts that were looked at. */
  readonly totals: VerifiedTotals;
  /** The part that was not looked at; null where all of it was asked for. */
  readonly passedOver: PassedOver | null;
  /** The key that signs by the last manifest, if each was signed by the key that must have; null where not, or where none is signed. */
  readonly signedBy: string | null;
  /** In the order of the manifests. */
  readonly keyChanges: readonly FoundKeyChange[];
  /** The number of manifests that at least one witness confirms and none contradicts; null without a witness. */
  readonly witnessed: number | null;
}

/** A change of the key that signs, as a manifest states it. */
export interface FoundKeyChange {
  /** The name of the manifest. */
  readonly object: string;
  readonly kind: KeyChange["kind"];
  readonly from: string;
  readonly to: string;
  /** True if the new key of a restart is one that was asked for. For a new key of a rotation, the old one vouches. */
  readonly isPinned: boolean;
}
