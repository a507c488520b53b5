/** Checks the manifests by themselves, by the ones before and by who signed them, and the object that names the newest one. */

import { isOlderFormat, OLDER_FORMAT_FAULT } from "../format.ts";
import { keyAfter, keyFault } from "../keys.ts";
import { AUDIT_MANIFEST_MAX_BYTES } from "../limits.ts";
import { type Latest, readLatest, readSignedDocument, type SignedDocument } from "../manifest.ts";
import { LATEST_NAME, manifestName } from "../object-names.ts";
import {
  isSigned,
  manifestChainFault,
  NOTHING_SEALED,
  nameFault,
  readStoredManifest,
  type StoredManifest,
  sealedBy,
} from "../stored-manifest.ts";
import { checkKey } from "./check-keys.ts";
import { noteWitnessed } from "./check-witness.ts";
import { addBreak, addFault, addListedButMissing, otherSource, type VerifyState } from "./verify-state.ts";

/** The context in which a manifest is checked. */
interface ManifestPlace {
  readonly sequence: number;
  /** Null before the first one, and where the one before could not be relied on. */
  readonly before: StoredManifest | null;
}

/** Checks a manifest; null where nothing that it lists can be relied on. */
export async function checkManifest(state: VerifyState, place: ManifestPlace): Promise<StoredManifest | null> {
  state.place += 1;
  const object = manifestName(place.sequence);
  const stored = await readStoredManifest(place.sequence, state.ports);
  if (stored.state !== "absent") {
    noteWitnessed(state, place.sequence, stored.state === "whole" ? stored.value.sha256 : null);
  }
  if (stored.state === "absent") {
    addListedButMissing(state, object);
    return null;
  }
  if (stored.state === "broken") {
    addFault(state, object, stored.fault);
    return null;
  }
  const { manifest } = stored.value;
  const fault = otherSource(state, manifest.source) ?? chainFault(stored.value, place);
  if (fault !== null) {
    addFault(state, object, fault);
    return null;
  }
  checkKey(state, manifest, place.before !== null);
  state.name = manifest.name;
  return stored.value;
}

function chainFault({ manifest }: StoredManifest, { sequence, before }: ManifestPlace): string | null {
  if (before !== null) return manifestChainFault(manifest, sealedBy(before));
  return sequence === 1 ? manifestChainFault(manifest, NOTHING_SEALED) : null;
}

/** The state of `latest.json`, read before the manifests: these only become more meanwhile. */
export type FoundLatest =
  | { readonly kind: "none" }
  | { readonly kind: "unreadable"; readonly fault: string }
  | { readonly kind: "found"; readonly document: SignedDocument<Latest> };

/** The state after the last manifest. */
export interface ManifestsEnd {
  /** The highest sequence; 0 where there is no manifest. */
  readonly sequence: number;
  /** The manifest that `latest.json` names; null where that is not there, or has a break by itself. */
  readonly named: StoredManifest | null;
}

export async function findLatest({ ports }: VerifyState): Promise<FoundLatest> {
  const bytes = await ports.objects.read(LATEST_NAME, AUDIT_MANIFEST_MAX_BYTES + 1);
  if (bytes === null) return { kind: "none" };
  const document = readSignedDocument(bytes, readLatest);
  if (document !== undefined) return { kind: "found", document };
  const changed = "is not in the form that the export writes: its text was changed";
  return { kind: "unreadable", fault: isOlderFormat(bytes) ? OLDER_FORMAT_FAULT : changed };
}

/** The sequence of the manifest that it names; null where it names none. */
export function namedBy(latest: FoundLatest): number | null {
  return latest.kind === "found" ? latest.document.fields.manifest : null;
}

export async function checkLatest(state: VerifyState, latest: FoundLatest, end: ManifestsEnd): Promise<void> {
  state.place += 1;
  const object = LATEST_NAME;
  if (latest.kind === "none") {
    if (end.sequence > 0) addBreak(state, { object, message: "It is missing, though there are manifests." });
    return;
  }
  if (latest.kind === "unreadable") return addFault(state, object, latest.fault);
  const { fields } = latest.document;
  if (!(await isSigned("latest", latest.document, state.ports.verifySignature))) {
    return addBreak(state, { object, message: "It has a signature that is not that of its key." });
  }
  const otherKey = end.named === null ? null : keyFault(fields.public_key, keyAfter(end.named.manifest));
  if (otherKey !== null) {
    state.keys.areRight = false;
    addFault(state, object, otherKey);
  }
  const fault = (state.name === null ? null : nameFault(fields.name, state.name)) ?? otherSource(state, fields.source);
  if (fault !== null) addFault(state, object, fault);
  checkNamed(state, fields, end);
}

function checkNamed(state: VerifyState, { manifest, manifest_sha256: sha256 }: Latest, end: ManifestsEnd): void {
  const name = manifestName(manifest);
  if (manifest === 0) return addBreak(state, { object: LATEST_NAME, message: "It names no manifest." });
  if (manifest > end.sequence) {
    return addBreak(state, {
      object: name,
      message: `It is missing, though ${LATEST_NAME} names it as the newest one.`,
    });
  }
  if (end.named !== null && end.named.sha256 !== sha256) {
    return addBreak(state, {
      object: LATEST_NAME,
      message: `It names ${name} with a SHA-256 that is not that of the manifest.`,
    });
  }
  if (manifest < end.sequence) {
    state.notices.push(`${LATEST_NAME} names ${name}, but there are manifests up to ${manifestName(end.sequence)}.`);
  }
}

/** Without a manifest nothing is signed, by no key. */
export function checkSomethingSigned(state: VerifyState, { sequence }: ManifestsEnd): void {
  if (sequence > 0 || state.options.publicKeys.length === 0) return;
  addBreak(state, {
    object: manifestName(1),
    message: "It is missing: nothing is signed by the key that was asked for.",
  });
}
