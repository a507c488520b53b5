import { POINTER_MAX_CHARACTERS } from "../limits.ts";
import { isHeaderStep, maskHeaderName } from "./header-name.ts";
import { type Path, pointerStep } from "./json.ts";
import { maskSecrets } from "./secrets.ts";

export { fromPointer, isArray, isObject, type Json, type JsonObject, ownValue, type Path, valueAt } from "./json.ts";

/**
 * The JSON pointer (RFC 6901) of a path, or of as much of its beginning as POINTER_MAX_CHARACTERS take. A key that holds
 * what looks like a secret has it masked.
 */
export function toPointer(path: Path): string {
  let pointer = "";
  for (const [index, step] of path.entries()) {
    const name = isHeaderStep(path, index) ? maskHeaderName(String(step)) : String(step);
    const next = `/${pointerStep(maskSecrets(name))}`;
    if (pointer.length + next.length > POINTER_MAX_CHARACTERS) break;
    pointer += next;
  }
  return pointer;
}
