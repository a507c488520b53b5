/** Checks the manifests by themselves, by the ones before and by who signed them, and the object that names the newest one. */

import { AUDIT_MANIFEST_MAX_BYTES } from "../limits.ts";
import { type Latest, readLatest, readSignedDocument, type SignedDocument } from "../manifest.ts";
import { LATEST_NAME, manifestName } from "../object-names.ts";
import {
  isSigned,
  keyFault,
  manifestChainFault,
  NOTHING_SEALED,
  readStoredManifest,
  type StoredManifest,
  sealedBy,
} from "../stored.ts";
import { addBreak, addFault, otherSource, type VerifyState } from "./verification.ts";

/** What a manifest is checked by. */
interface ManifestPlace {
  readonly sequence: number;
  /** Null before the first one, and where the one before could not be relied on. */
  readonly before: StoredManifest | null;
  readonly key: SeenKey;
}

/** Checks a manifest; null where nothing that it lists can be relied on. */
export async function checkManifest(state: VerifyState, place: ManifestPlace): Promise<StoredManifest | null> {
  state.place += 1;
  const object = manifestName(place.sequence);
  const stored = await readStoredManifest(place.sequence, state.ports);
  if (stored.state === "absent") {
    addBreak(state, { object, message: "It is listed, but missing." });
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
  checkKey(state, object, manifest.public_key, place.key);
  state.name = manifest.name;
  return stored.value;
}

function chainFault({ manifest }: StoredManifest, { sequence, before }: ManifestPlace): string | null {
  if (before !== null) return manifestChainFault(manifest, sealedBy(before));
  return sequence === 1 ? manifestChainFault(manifest, NOTHING_SEALED) : null;
}

/** What was found of `latest.json`, read before the manifests: these only become more meanwhile. */
export type FoundLatest =
  | { readonly kind: "none" }
  | { readonly kind: "unreadable" }
  | { readonly kind: "found"; readonly document: SignedDocument<Latest> };

/** What the manifests came to. */
export interface ManifestsEnd {
  /** The highest sequence; 0 where there is no manifest. */
  readonly sequence: number;
  /** The SHA-256 of the manifest that `latest.json` names; null where that is not there, or has a break by itself. */
  readonly namedSha256: string | null;
  readonly key: SeenKey;
}

export async function findLatest({ ports }: VerifyState): Promise<FoundLatest> {
  const bytes = await ports.objects.read(LATEST_NAME, AUDIT_MANIFEST_MAX_BYTES + 1);
  if (bytes === null) return { kind: "none" };
  const document = readSignedDocument(bytes, readLatest);
  return document === undefined ? { kind: "unreadable" } : { kind: "found", document };
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
  if (latest.kind === "unreadable") {
    return addBreak(state, { object, message: "It is not in the form that the export writes: its text was changed." });
  }
  const { fields } = latest.document;
  if (!(await isSigned("latest", latest.document, state.ports.verifySignature))) {
    return addBreak(state, { object, message: "It has a signature that is not that of its key." });
  }
  checkKey(state, object, fields.public_key, end.key);
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
  if (end.namedSha256 !== null && end.namedSha256 !== sha256) {
    return addBreak(state, {
      object: LATEST_NAME,
      message: `It names ${name} with a SHA-256 that is not that of the manifest.`,
    });
  }
  if (manifest < end.sequence) {
    state.notices.push(`${LATEST_NAME} names ${name}, but there are manifests up to ${manifestName(end.sequence)}.`);
  }
}

/** The keys of the documents so far. */
interface SeenKey {
  /** The key of the document before, or the one asked for; null is for none; undefined before the first document. */
  last: string | null | undefined;
  /** Whether all documents so far are of one key, and of the one asked for. */
  isOne: boolean;
}

export function startKeys(state: VerifyState): SeenKey {
  return { last: state.options.publicKey ?? undefined, isOne: true };
}

/** Holds a document's key to those before. A change of keys is told once. */
function checkKey(state: VerifyState, object: string, key: string | null, seen: SeenKey): void {
  const { last } = seen;
  seen.last = key;
  const fault = last === undefined ? null : keyFault(key, last);
  if (fault === null) return;
  seen.isOne = false;
  addFault(state, object, fault);
}
