/** Follows the keys that sign the manifests, from the first one on. */

import { isRestart, keyAfter, keyChainFault, keyFault } from "../keys.ts";
import type { Manifest } from "../manifest.ts";
import { manifestName } from "../object-names.ts";
import type { FoundKeyChange } from "./verification.ts";
import { addFault, type VerifyState } from "./verify-state.ts";

/**
 * Checks the key of a manifest by the manifests before. A wrong key is reported once.
 *
 * @param isBeforeKnown whether the manifest before could be relied on; else a change of keys may be stated there.
 */
export function checkKey(state: VerifyState, manifest: Manifest, isBeforeKnown: boolean): void {
  const { keys, options } = state;
  const { expected } = keys;
  const key = manifest.public_key;
  const isRestarted = expected !== undefined && isRestart(manifest, expected);
  const fault = expected === undefined ? pinFault(key, options.publicKeys) : keyChainFault(manifest, expected);
  if (fault !== null && (isBeforeKnown || expected === undefined))
    addFault(state, manifestName(manifest.sequence), fault);
  if (fault !== null) keys.areRight = false;
  noteChange(state, manifest, isRestarted ? expected : key);
  keys.expected = keyAfter(manifest);
}

/** Where the first manifest is of none of the keys that were asked for. */
function pinFault(key: string | null, publicKeys: readonly string[]): string | null {
  const [first] = publicKeys;
  if (first === undefined || (key !== null && publicKeys.includes(key))) return null;
  return keyFault(key, first);
}

/** Notes a change of keys. */
function noteChange(state: VerifyState, manifest: Manifest, from: string | null): void {
  const { key_change: change, public_key: key } = manifest;
  if (change === null || from === null || key === null) return;
  const object = manifestName(manifest.sequence);
  if (change.kind === "rotation") {
    const { retired } = state.keys;
    retired.add(from);
    retired.delete(change.next_public_key);
    state.keyChanges.push({ object, kind: "rotation", from, to: change.next_public_key, isPinned: false });
    return;
  }
  const isPinned = state.options.publicKeys.includes(key);
  const restart: FoundKeyChange = { object, kind: "restart", from: change.previous_public_key, to: key, isPinned };
  state.keyChanges.push(restart);
  tellRestart(state, restart);
}

/** A restart is always told: nothing but the new key vouches for it, and who has a retired key could make one. */
function tellRestart(state: VerifyState, { object, from, to, isPinned }: FoundKeyChange): void {
  const isRetired = state.keys.retired.has(to);
  const restarts = `restarts the signing with the key ${to}`;
  const retired = `${restarts}, which was rotated away, and so must not sign again`;
  if (state.options.publicKeys.length === 0) {
    const lost =
      `${object} restarts the signing with a new key, since the old one was lost. Nothing but the new key vouches for that: ` +
      `ask the people who run the export whether ${to} is theirs, and give both keys as public keys.`;
    const ask = "Ask the people who run the export what happened: with public keys given, it is a break.";
    state.notices.push(isRetired ? `${object} ${retired}. ${ask}` : lost);
  } else if (isPinned && !isRetired) {
    const vouched = "It is one of the keys that were asked for, and nothing but that vouches for it.";
    state.notices.push(`${object} ${restarts}, since ${from} was lost. ${vouched}`);
  } else {
    state.keys.areRight = false;
    addFault(state, object, isRetired ? retired : `${restarts}, which is none of the keys that were asked for`);
  }
}
