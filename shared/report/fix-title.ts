import type { Fix } from "../diagnostic/diagnostic.ts";
import { printable } from "../text/printable.ts";

/** What a fix does, in printable text, and whether it is one that is only applied where it is asked for. */
export function fixTitle({ title, safe }: Fix): string {
  return safe ? printable(title) : `${printable(title)} (unsafe)`;
}
