import { isObject, type Json, valueAt } from "../text/json.ts";
import { fromPointer } from "../text/pointer.ts";
import { err, ok, type Result } from "../text/result.ts";
import { quote } from "../text/wording.ts";

/** The schema that a reference leads to within its document, or why it leads nowhere. */
export function targetOf(root: Json, reference: string): Result<Json, string> {
  const target = valueAt(root, fromPointer(fragmentOf(root, reference) ?? "/"));
  if (isObject(target) || typeof target === "boolean") return ok(target);
  return err(`The reference ${quote(reference)} leads to no schema in it.`);
}

/** The JSON pointer in a reference into the document; undefined where it has none, or leads to another document. */
function fragmentOf(root: Json, reference: string): string | undefined {
  const id = isObject(root) ? root["$id"] : undefined;
  const own = typeof id === "string" && reference.startsWith(`${id}#`) ? reference.slice(id.length) : reference;
  if (own === id) return "";
  return /^#(?:\/|$)/.test(own) ? decodeFragment(own.slice(1)) : undefined;
}

/** Undefined where what should be an escape is none. */
function decodeFragment(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}
