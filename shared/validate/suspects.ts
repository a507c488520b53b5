import { HARMLESS_KEYS } from "../schema/generated/harmless-keys.ts";
import type { ParsedText } from "../syntax/node.ts";
import { holdsCredential } from "../text/credential-likeness.ts";
import { isArray, type Json } from "../text/json.ts";
import { namesCredential } from "../text/secrets.ts";
import { hasTokenShape } from "../text/token-search.ts";
import { lostProperties } from "./losing-values.ts";

/** The parts of a document that may be a credential, and have to be looked at. Most documents have none. */
export interface Suspects {
  readonly isEmpty: boolean;
  /** False where neither a key nor anything in its values, in force or lost, may be a credential. */
  readonly has: (key: string, value: Json | undefined) => boolean;
}

/** The number of keys that no preset has, which are remembered with what they are. */
const REMEMBERED_KEYS_MAX = 1_000;

/** Finds what may be a credential in one pass over the values, without their places, which take much longer. */
export function findSuspects(parsed: ParsedText, document: Json): Suspects {
  const isSuspectKey = createKeySuspicion();
  const keys = new Set<string>();
  const values = new Set<Json>();
  const lostUnder = new Set<string>();
  const isSuspect = look(document, true);
  for (const { path, property } of lostProperties(parsed))
    if (look(property.node.value, false)) for (const step of path) lostUnder.add(String(step));
  return {
    isEmpty: !isSuspect && lostUnder.size === 0,
    has: (key, value) => values.has(value ?? null) || keys.has(key) || lostUnder.has(key),
  };

  /** True for a value that may be or hold a credential; where it is in force, that is kept of it and of what it holds. */
  function look(value: Json, isInForce: boolean): boolean {
    const isFound = typeof value === "string" ? holdsCredential(value) : holdsSuspect(value, isInForce);
    if (isFound && isInForce) values.add(value);
    return isFound;
  }

  function holdsSuspect(value: Json, isInForce: boolean): boolean {
    if (typeof value !== "object" || value === null) return false;
    let isFound = false;
    if (isArray(value)) {
      for (const item of value) if (look(item, isInForce)) isFound = true;
    } else {
      for (const key in value) {
        if (isSuspectKey(key)) {
          isFound = true;
          if (isInForce) keys.add(key);
        }
        if (look(value[key] ?? null, isInForce)) isFound = true;
      }
    }
    return isFound;
  }
}

/** The keys of the presets need no look: most keys of a file are among them, and it takes milliseconds to prepare. */
const harmless: ReadonlySet<string> = new Set(HARMLESS_KEYS);

function createKeySuspicion(): (key: string) => boolean {
  const others = new Map<string, boolean>();
  return (key) => {
    if (harmless.has(key)) return false;
    const known = others.get(key);
    if (known !== undefined) return known;
    const isSuspect = mayBeCredential(key);
    if (others.size < REMEMBERED_KEYS_MAX) others.set(key, isSuspect);
    return isSuspect;
  };
}

function mayBeCredential(key: string): boolean {
  return namesCredential(key) || hasTokenShape(key);
}
