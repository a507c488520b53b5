/** What jsonc-parser's scanner returns: its enums are `const enum`s, which a compiler of single files cannot read. */

import type { ScanError, SyntaxKind } from "jsonc-parser";

/** The end of the file. */
export const END: SyntaxKind = 17;

/** A string without its closing quote. */
export const OPEN_STRING: ScanError = 2;
