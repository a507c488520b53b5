import { HARMLESS_KEYS } from "../schema/generated/harmless-keys.ts";
import type { ParsedText } from "../syntax/node.ts";
import { holdsCredential } from "../text/credential-likeness.ts";
import { isArray, type Json } from "../text/json.ts";
import { namesCredential } from "../text/secrets.ts";
import { hasTokenShape } from "../text/token-search.ts";
import { lostProperties } from "./losing-values.ts";

/** Tests quickly, without places, if a key or a string of a text may be a credential; most texts have none. */
export function mayHoldCredential(parsed: ParsedText): boolean {
  const holds = createSearch();
  if (holds(parsed.value ?? null)) return true;
  for (const { property } of lostProperties(parsed)) if (holds(property.node.value)) return true;
  return false;
}

/** The presets' keys: most keys of a file. */
const harmless: ReadonlySet<string> = new Set(HARMLESS_KEYS);

function createSearch(): (value: Json) => boolean {
  const innocent = new Set(harmless);
  const isSuspectKey = (key: string): boolean => {
    if (innocent.has(key)) return false;
    if (namesCredential(key) || hasTokenShape(key)) return true;
    innocent.add(key);
    return false;
  };
  const holds = (value: Json): boolean => {
    if (typeof value === "string") return holdsCredential(value);
    if (typeof value !== "object" || value === null) return false;
    if (isArray(value)) return value.some(holds);
    for (const key in value) if (isSuspectKey(key) || holds(value[key] ?? null)) return true;
    return false;
  };
  return holds;
}
