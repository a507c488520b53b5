/** 0-based offsets in UTF-16 code units, `end` just after the last character. */
export interface Span {
  readonly start: number;
  readonly end: number;
}
