/** The kinds that jsonc-parser's scanner knows, without whitespace and comments, in words. */
export type TokenKind =
  | "{"
  | "}"
  | "["
  | "]"
  | ","
  | ":"
  | "string"
  | "number"
  | "null"
  | "true"
  | "false"
  | "unknown"
  | "end of file";

export interface Token {
  readonly kind: TokenKind;
  /** 0-based offsets in UTF-16 code units; `end` is just after the last character. */
  readonly start: number;
  readonly end: number;
  /** A string's decoded content; the text of any other token. */
  readonly text: string;
  readonly fault: TokenFault | undefined;
}

export type TokenFault =
  | "unclosed string"
  /** Only one of its quotes is there, and it is known where the other one belongs. */
  | "no closing quote"
  | "no opening quote"
  | "unclosed comment"
  | "wrong quotes"
  | "bad escape"
  | "bad number"
  | "control character";
