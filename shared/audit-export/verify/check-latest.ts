/** Checks the object that names the newest manifest. */

import { AUDIT_MANIFEST_MAX_BYTES } from "../limits.ts";
import { type Latest, readLatest } from "../manifest.ts";
import { LATEST_NAME, manifestName } from "../object-names.ts";
import { readSignedDocument, type SignedDocument } from "../signed-document.ts";
import { isSigned } from "../stored.ts";
import { checkKey, type SeenKey } from "./check-signature.ts";
import { addBreak, type VerifyWalk } from "./walk.ts";

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

export async function findLatest({ ports }: VerifyWalk): Promise<FoundLatest> {
  const bytes = await ports.objects.read(LATEST_NAME, AUDIT_MANIFEST_MAX_BYTES + 1);
  if (bytes === null) return { kind: "none" };
  const document = readSignedDocument(bytes, readLatest);
  return document === undefined ? { kind: "unreadable" } : { kind: "found", document };
}

/** The sequence of the manifest that it names; null where it names none. */
export function namedBy(latest: FoundLatest): number | null {
  return latest.kind === "found" ? latest.document.fields.manifest : null;
}

export async function checkLatest(walk: VerifyWalk, latest: FoundLatest, end: ManifestsEnd): Promise<void> {
  walk.place += 1;
  const object = LATEST_NAME;
  if (latest.kind === "none") {
    if (end.sequence > 0) addBreak(walk, { object, message: "It is missing, though there are manifests." });
    return;
  }
  if (latest.kind === "unreadable") {
    return addBreak(walk, { object, message: "It is not such as the export writes: its text was changed." });
  }
  const { fields } = latest.document;
  if (!(await isSigned("latest", latest.document, walk.ports.verifySignature))) {
    return addBreak(walk, { object, message: "It has a signature that is not that of its key." });
  }
  checkKey(walk, object, fields.public_key, end.key);
  checkNamed(walk, fields, end);
}

function checkNamed(walk: VerifyWalk, { manifest, manifest_sha256: sha256 }: Latest, end: ManifestsEnd): void {
  const name = manifestName(manifest);
  if (manifest === 0) return addBreak(walk, { object: LATEST_NAME, message: "It names no manifest." });
  if (manifest > end.sequence) {
    return addBreak(walk, {
      object: name,
      message: `It is missing, though ${LATEST_NAME} names it as the newest one.`,
    });
  }
  if (end.namedSha256 !== null && end.namedSha256 !== sha256) {
    return addBreak(walk, { object: LATEST_NAME, message: `It names ${name} by another SHA-256 than that has.` });
  }
  if (manifest < end.sequence) {
    walk.notices.push(`${LATEST_NAME} names ${name}, but there are manifests up to ${manifestName(end.sequence)}.`);
  }
}
