/** Checks one manifest by itself, by the one before, and by who signed it. Its segments are not looked at. */

import { manifestName } from "../object-names.ts";
import { manifestChainFault, NOTHING_SEALED, readStoredManifest, type StoredManifest, sealedBy } from "../stored.ts";
import { checkKey, type SeenKey } from "./check-signature.ts";
import { addBreak, addFault, otherSource, type VerifyWalk } from "./walk.ts";

/** What a manifest is checked by. */
export interface ManifestPlace {
  readonly sequence: number;
  /** Null before the first one, and where the one before could not be relied on. */
  readonly before: StoredManifest | null;
  readonly key: SeenKey;
}

/** Checks a manifest; null where nothing that it lists can be relied on. */
export async function checkManifest(walk: VerifyWalk, place: ManifestPlace): Promise<StoredManifest | null> {
  walk.place += 1;
  const object = manifestName(place.sequence);
  const stored = await readStoredManifest(place.sequence, walk.ports);
  if (stored.state === "absent") {
    addBreak(walk, { object, message: "It is listed, but not there." });
    return null;
  }
  if (stored.state === "broken") {
    addFault(walk, object, stored.fault);
    return null;
  }
  const { manifest } = stored.value;
  const fault = otherSource(walk, manifest.source) ?? chainFault(stored.value, place);
  if (fault !== null) {
    addFault(walk, object, fault);
    return null;
  }
  checkKey(walk, object, manifest.public_key, place.key);
  walk.name = manifest.name;
  return stored.value;
}

function chainFault({ manifest }: StoredManifest, { sequence, before }: ManifestPlace): string | null {
  if (before !== null) return manifestChainFault(manifest, sealedBy(before));
  return sequence === 1 ? manifestChainFault(manifest, NOTHING_SEALED) : null;
}
