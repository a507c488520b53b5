import fc from "fast-check";
import { expect, test } from "vitest";
import { hasTokenShape, isMixed } from "../../../shared/text/token-search.ts";
import { OTHER_SHAPES, PART_OF_OTHERS, PREFIXED, TOKENS } from "../../../shared/text/token-shapes.ts";
import { KNOWN_TOKENS, RIGHT_TEXTS } from "../../support/known-tokens.ts";

const known = Object.values(KNOWN_TOKENS);

/** Texts of tokens and pieces of them, some with a character that does not belong there. */
const arbitraryTokens = fc
  .tuple(
    fc.array(
      fc.oneof(
        fc.constantFrom(...known, ...RIGHT_TEXTS, ...TOKENS.map(([beginning]) => beginning)),
        fc.constantFrom(...known).chain((token) => fc.nat(token.length).map((end) => token.slice(0, end))),
        fc.constantFrom("", " ", "-", "_", "/", "=", "a", "7", "é", "ſ", "\ud800", "SK-", "Key_", "https://"),
      ),
      { minLength: 1, maxLength: 4 },
    ),
    fc.option(fc.tuple(fc.nat(100), fc.string({ minLength: 1, maxLength: 1 }))),
  )
  .map(([pieces, change]) => {
    const text = pieces.join("");
    return change === null ? text : text.slice(0, change[0]) + change[1] + text.slice(change[0] + 1);
  });

/** All tokens in one expression, which is what the search stands for. */
const escaped = (text: string) => text.replaceAll(/[.+]/g, "\\$&");
const ANY_TOKEN = new RegExp(
  `(?<![A-Za-z0-9])(?:${TOKENS.map(([beginning, rest]) => escaped(beginning) + rest).join("|")})`,
);

const isPrefixedKey = (text: string) =>
  [...text.matchAll(PREFIXED)].some(([, rest = ""]) =>
    rest.split(/[-_]/).some((part) => part.length > 15 && isMixed(part)),
  );

test("the search finds what one expression for all tokens finds, and what the others match", () => {
  const seen = { tokens: 0, others: 0, none: 0 };
  fc.assert(
    fc.property(arbitraryTokens, (text) => {
      const isToken = ANY_TOKEN.test(text);
      const isOther = OTHER_SHAPES.some((shape) => shape.test(text)) || isPrefixedKey(text);
      seen[isToken ? "tokens" : isOther ? "others" : "none"] += 1;
      expect(hasTokenShape(text)).toBe(isToken || isOther);
    }),
    { numRuns: 5_000 },
  );
  // Otherwise it would hold for too little.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(200);
});

test.each([...OTHER_SHAPES, PREFIXED])(
  "every text that matches %s has one of the parts that are looked for first",
  (shape) => {
    const whole = new RegExp(shape.source, shape.flags.replace("g", ""));
    fc.assert(
      fc.property(arbitraryTokens, (text) => {
        fc.pre(whole.test(text));
        expect(text).toMatch(PART_OF_OTHERS);
      }),
    );
  },
);
