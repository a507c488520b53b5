import { findHeaders, maskHeaderName } from "./header-name.ts";
import type { Path } from "./json.ts";
import { POINTER_MAX_CHARACTERS } from "./limits.ts";
import { maskSecrets } from "./secrets.ts";

/**
 * The JSON pointer (RFC 6901) of a path, or of as much of its beginning as POINTER_MAX_CHARACTERS take. A key that
 * holds what looks like a secret has it masked.
 */
export function toPointer(path: Path): string {
  return joinSteps(shownSteps(path));
}

/** The same, but of as much of its beginning as has nothing masked: it leads to a value that is there. */
export function toExistingPointer(path: Path): string {
  const shown = shownSteps(path);
  const masked = shown.findIndex((step, index) => step !== String(path[index]));
  return joinSteps(masked < 0 ? shown : shown.slice(0, masked));
}

function shownSteps(path: Path): readonly string[] {
  const headers = findHeaders(path);
  return path.map((step, index) => {
    if (typeof step === "number") return String(step);
    return maskSecrets(headers !== undefined && index > headers ? maskHeaderName(step) : step);
  });
}

function joinSteps(steps: readonly string[]): string {
  let pointer = "";
  for (const step of steps) {
    const next = `/${pointerStep(step)}`;
    if (pointer.length + next.length > POINTER_MAX_CHARACTERS) break;
    pointer += next;
  }
  return pointer;
}

/** The JSON pointer of a path as it is, for programs and for paths that hold no name from a file. */
export function exactPointer(path: Path): string {
  return path.map((step) => `/${pointerStep(step)}`).join("");
}

/** One step of a JSON pointer (RFC 6901), escaped. */
export function pointerStep(step: string | number): string {
  const text = String(step);
  return /[~/]/.test(text) ? text.replaceAll("~", "~0").replaceAll("/", "~1") : text;
}

/** The step, a text, that `pointerStep` has written. */
export function fromPointerStep(escaped: string): string {
  return escaped.includes("~") ? escaped.replaceAll("~1", "/").replaceAll("~0", "~") : escaped;
}

/** The steps of a JSON pointer; indexes stay text. */
export function fromPointer(pointer: string): readonly string[] {
  return pointer.split("/").slice(1).map(fromPointerStep);
}
