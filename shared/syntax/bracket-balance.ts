import type { WrongClose } from "./syntax-mistakes.ts";
import { readTokens } from "./tokens.ts";

export type CloseBracket = "}" | "]";

/** What a text has too many of and too few, so that a bracket out of place can be explained. Counted when first asked. */
export interface BracketBalance {
  /** How many more of a closing bracket there are than of its opening one; negative where some are missing. */
  readonly surplus: (close: CloseBracket) => number;
  /** Why `wrong` stands where `right` should close; from then on the balance is as if that were corrected. */
  readonly explain: (right: CloseBracket, wrong: CloseBracket) => WrongClose;
}

/** See docs/decisions/0003-bracket-balance.md. */
export function createBracketBalance(text: string): BracketBalance {
  let surpluses: Map<CloseBracket, number> | undefined;
  const surplus = (close: CloseBracket) => {
    surpluses ??= countSurpluses(text);
    return surpluses.get(close) ?? 0;
  };
  const add = (close: CloseBracket, count: number) => surpluses?.set(close, surplus(close) + count);
  return {
    surplus,
    explain(right, wrong) {
      if (surplus(wrong) <= 0) {
        add(right, 1);
        return "too early";
      }
      add(wrong, -1);
      if (surplus(right) >= 0) return "extra";
      add(right, 1);
      return "mistyped";
    },
  };
}

function countSurpluses(text: string): Map<CloseBracket, number> {
  const counts = new Map<string, number>();
  const tokens = readTokens(text);
  for (let token = tokens.next(); token.kind !== "end of file"; token = tokens.next()) {
    counts.set(token.kind, (counts.get(token.kind) ?? 0) + 1);
  }
  const difference = (close: string, open: string) => (counts.get(close) ?? 0) - (counts.get(open) ?? 0);
  return new Map([
    ["}", difference("}", "{")],
    ["]", difference("]", "[")],
  ]);
}
