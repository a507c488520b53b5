/**
 * The keys that sign an export, one after the other. Manifests say how they change: by a rotation, in which the old key names
 * the new one, or by a restart, in which the new key names the old one, which is lost. A restart proves nothing by itself: the
 * new key must be known from elsewhere. See docs/decisions/0129-key-changes.md.
 */

import type { KeyChange, Manifest } from "./manifest.ts";
import type { OldKey, Signer } from "./ports.ts";

/** The key that signs what comes after a manifest; null where nothing is signed. */
export function keyAfter({ key_change: change, public_key: key }: Pick<Manifest, "key_change" | "public_key">) {
  return change?.kind === "rotation" ? change.next_public_key : key;
}

/** The contradiction between a manifest's change of keys and its other fields, as the end of a sentence. */
export function keyChangeFault({ key_change: change, public_key: key, sequence }: Manifest): string | null {
  if (change === null) return null;
  if (key === null) return "says that the key changes, but is not signed";
  if (change.kind === "restart" && sequence === 1) return "says that the signing restarts, but is the first manifest";
  const other = change.kind === "rotation" ? change.next_public_key : change.previous_public_key;
  return other === key ? "says that the key changes to the same key" : null;
}

/** Tells if a manifest restarts the signing. @param keyBefore the key that should sign it. */
export function isRestart({ key_change: change, public_key: key }: Manifest, keyBefore: string | null): boolean {
  return key !== null && change?.kind === "restart" && change.previous_public_key === keyBefore;
}

/** Where a manifest is not signed by the key that should sign it, and does not restart the signing, as the end of a sentence. */
export function keyChainFault(manifest: Manifest, keyBefore: string | null): string | null {
  if (isRestart(manifest, keyBefore)) return null;
  if (manifest.key_change?.kind === "restart") return "restarts the signing of another key than the one before";
  return keyFault(manifest.public_key, keyBefore);
}

/** Where a document is signed by another key. @param key null where it is not signed. @param expected null where it should not be. */
export function keyFault(key: string | null, expected: string | null): string | null {
  if (key === expected) return null;
  if (key === null) return `is not signed, but should be signed by ${expected}`;
  return expected === null
    ? `is signed by ${key}, but should not be signed`
    : `is signed by ${key}, not by ${expected}`;
}

/** The base64 of a private key in PKCS #8 that is PEM or base64, also where line ends became spaces or were lost, as in many settings. */
export function privateKeyBase64(text: string): string {
  return text.replaceAll(/-----(?:BEGIN|END) PRIVATE KEY-----|\s/g, "");
}

/** The change of the key in the next manifest, with its signers. */
export interface DueKeyChange {
  readonly change: KeyChange;
  readonly signer: Signer;
}

/**
 * The change of keys that the next manifest states; null where none is due: the key of the signer is in force already, or
 * nothing allows the change to it.
 *
 * @param inForce the key that should sign the next manifest.
 */
export function dueKeyChange(
  inForce: string | null,
  { signer, oldKey }: { readonly signer: Signer | null; readonly oldKey: OldKey },
): DueKeyChange | null {
  if (signer === null || inForce === null || inForce === signer.publicKey) return null;
  const { previous, lost } = oldKey;
  if (previous?.publicKey === inForce) {
    return { change: { kind: "rotation", next_public_key: signer.publicKey }, signer: previous };
  }
  return lost === "any" || lost?.publicKey === inForce
    ? { change: { kind: "restart", previous_public_key: inForce }, signer }
    : null;
}
