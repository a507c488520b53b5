export type OpenBracket = "{" | "[";
export type CloseBracket = "}" | "]";
export type Bracket = OpenBracket | CloseBracket;

export const CLOSE_OF = { "{": "}", "[": "]" } as const;
export const OPEN_OF = { "}": "{", "]": "[" } as const;

export function isOpening(kind: string | undefined): kind is OpenBracket {
  return kind === "{" || kind === "[";
}

export function isClosing(kind: string | undefined): kind is CloseBracket {
  return kind === "}" || kind === "]";
}

/** One thing that makes the brackets of a text fit together. */
export interface BracketRepair {
  readonly kind: "missing" | "extra" | "wrong";
  /** Index of the token that the bracket is missing before, or that is extra or wrong. */
  readonly at: number;
  /** The bracket that is right there; for an extra one, itself. */
  readonly bracket: Bracket;
  /** Index of the token that opened what it closes; undefined where it closes nothing that the text opens. */
  readonly opened: number | undefined;
  /** The tokens from the first to before the last are read otherwise by a repair that is just as likely. */
  readonly doubt: { readonly from: number; readonly to: number };
}
