import type { Token } from "../token.ts";

/** The indentation of tokens, in characters. */
export interface Indentation {
  /** By token: that of one that its line begins with; -1 for any other one. */
  readonly ofFirst: Int32Array;
  /** By token: that of the line that it stands on. */
  readonly ofLine: Int32Array;
  /** True where a line begins with another token than the first one. */
  readonly hasLines: boolean;
}

export function readIndentation(text: string, tokens: readonly Token[]): Indentation {
  const ofFirst = new Int32Array(tokens.length).fill(-1);
  const ofLine = new Int32Array(tokens.length);
  let hasLines = false;
  let before = 0;
  let current = 0;
  for (const [index, { start, end }] of tokens.entries()) {
    const gap = text.slice(before, start);
    const line = Math.max(gap.lastIndexOf("\n"), gap.lastIndexOf("\r")) + 1;
    if (index === 0 || line > 0) current = ofFirst[index] = gap.length - line - gap.slice(line).trimStart().length;
    hasLines ||= index > 0 && line > 0;
    ofLine[index] = current;
    before = end;
  }
  return { ofFirst, ofLine, hasLines };
}
