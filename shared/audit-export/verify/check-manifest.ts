/** Checks one manifest by itself, by the one before, and by who signed it. Its segments are not looked at. */

import { AUDIT_MANIFEST_MAX_BYTES } from "../limits.ts";
import { addsUp, type Manifest, readManifest } from "../manifest.ts";
import { manifestName } from "../object-names.ts";
import { NO_HASH } from "../segment.ts";
import { readSignedDocument, type SignedDocument } from "../signed-document.ts";
import { checkKey, isSigned, type SeenKey } from "./check-signature.ts";
import { addBreak, isOfSource, type VerifyWalk } from "./walk.ts";

/** A manifest that was found to be right, which the next one must follow on. */
export interface CheckedManifest {
  readonly manifest: Manifest;
  readonly sha256: string;
}

/** What a manifest is checked by. */
export interface ManifestPlace {
  readonly sequence: number;
  /** Null before the first one, and where the one before could not be relied on. */
  readonly before: CheckedManifest | null;
  readonly key: SeenKey;
}

/** Checks a manifest; null where nothing that it lists can be relied on. */
export async function checkManifest(walk: VerifyWalk, place: ManifestPlace): Promise<CheckedManifest | null> {
  walk.place += 1;
  const object = manifestName(place.sequence);
  const bytes = await walk.ports.objects.read(object, AUDIT_MANIFEST_MAX_BYTES + 1);
  if (bytes === null || bytes.length > AUDIT_MANIFEST_MAX_BYTES) {
    addBreak(walk, {
      object,
      message: bytes === null ? "It is listed, but not there." : "It is too large to be read.",
    });
    return null;
  }
  const document = readSignedDocument(bytes, readManifest);
  if (document === undefined) {
    addBreak(walk, { object, message: "It is no manifest such as the export writes: its text was changed." });
    return null;
  }
  const wrong = (await wrongSignature(walk, document)) ?? wrongManifest(walk, document.fields, place);
  if (wrong !== undefined) {
    addBreak(walk, { object, message: wrong });
    return null;
  }
  checkKey(walk, object, document.fields.public_key, place.key);
  walk.name = document.fields.name;
  return { manifest: document.fields, sha256: await walk.ports.codec.digest(bytes) };
}

async function wrongSignature(walk: VerifyWalk, document: SignedDocument<Manifest>): Promise<string | undefined> {
  return (await isSigned(walk, "manifest", document)) ? undefined : "Its signature is not that of its key.";
}

function wrongManifest(walk: VerifyWalk, manifest: Manifest, { sequence, before }: ManifestPlace): string | undefined {
  if (manifest.sequence !== sequence) return `By its text it is manifest ${manifest.sequence}.`;
  if (!isOfSource(walk, manifest.source)) return "It is of another server than the object before.";
  if (Date.parse(manifest.period_start) > Date.parse(manifest.period_end)) return "Its period ends before it begins.";
  return (before === null ? wrongBeginning(manifest) : wrongFollower(manifest, before)) ?? wrongSums(manifest);
}

function wrongBeginning({ sequence, previous_sha256, segments_before }: Manifest): string | undefined {
  const isBeginning = previous_sha256 === NO_HASH && segments_before === 0;
  return sequence === 1 && !isBeginning
    ? "Its previous_sha256 and segments_before are not those of a first one."
    : undefined;
}

function wrongFollower(manifest: Manifest, { manifest: before, sha256 }: CheckedManifest): string | undefined {
  const name = manifestName(before.sequence);
  if (manifest.previous_sha256 !== sha256) {
    return `It does not follow on ${name}, whose SHA-256 is not its previous_sha256: one of the two was changed.`;
  }
  if (manifest.name !== before.name) return `It names another export than ${name}.`;
  if (manifest.segments_before !== before.segments_before + before.segments.length) {
    return `Its segments_before is not how many segments there are up to ${name}.`;
  }
  return manifest.period_start === before.period_end
    ? undefined
    : `Its period does not begin where that of ${name} ends.`;
}

function wrongSums(manifest: Manifest): string | undefined {
  if (!addsUp(manifest)) return "Its totals are not those of the segments that it lists.";
  const first = manifest.segments_before + 1;
  const isRow = manifest.segments.every(({ number }, index) => number === first + index);
  return isRow
    ? undefined
    : "The numbers of the segments that it lists do not follow on each other and on those before.";
}
