import fc from "fast-check";
import { expect, test } from "vitest";
import { smallestJson } from "../../../shared/emit/smallest.ts";
import { parse } from "../../../shared/syntax/parse.ts";
import { textOf } from "../../support/arbitrary-text.ts";

const smallest = (text: string) => smallestJson(parse(text).root);

/** Keys and texts with all that JSON escapes, and keys that an object would put first. */
const word = fc.oneof(
  fc.string({ unit: "binary", maxLength: 6 }),
  fc.constantFrom(
    "",
    "10",
    "2",
    "constructor",
    '"\\',
    "\u2028\u007f",
    "\ud800",
    "\n\t\b\f\r\u0000\u001f",
    "größe",
    "😀",
  ),
);
const number = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.constantFrom(1e21, -0, 5e-324),
);
const { value: anyValue } = fc.letrec<{ value: unknown; object: object }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.oneof(word, number, fc.boolean(), fc.constant(null)),
    fc.array(tie("value"), { maxLength: 4 }),
    tie("object"),
  ),
  object: fc.dictionary(
    word.filter((key) => key !== "__proto__"),
    tie("value"),
    { maxKeys: 4 },
  ),
}));

/** The keys and values of a text in their order, by a reader of its own: an object in JavaScript sorts keys. */
function inOrder(json: string): unknown {
  const tokens = json.match(/"(?:[^"\\]|\\.)*"|[-+.\w]+|[[\]{},:]/g) ?? [];
  return tokens.map((token) => (/^[[\]{},:]$/.test(token) ? token : [JSON.parse(token)]));
}

/** True where a text is JSON with the same keys and values in the same order. */
function meansTheSame(json: string, other: string): boolean {
  try {
    JSON.parse(json);
  } catch {
    return false;
  }
  return JSON.stringify(inOrder(json)) === JSON.stringify(inOrder(other));
}

test("the smallest form of any text means what the text says", () => {
  fc.assert(
    fc.property(textOf(anyValue), ({ value, text }) => {
      expect(JSON.parse(smallest(text))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test("the smallest form is one line, and its own smallest form", () => {
  fc.assert(
    fc.property(textOf(anyValue), ({ text }) => {
      const json = smallest(text);
      expect(json).not.toMatch(/[\r\n]/);
      expect(smallest(json)).toBe(json);
    }),
  );
});

test("nothing can be taken out of the smallest form without a change of what it says", () => {
  fc.assert(
    fc.property(textOf(anyValue), ({ text }) => {
      const json = smallest(text);
      for (let start = 0; start < json.length; start += 1) {
        for (const length of [1, 2, 6]) {
          const shorter = json.slice(0, start) + json.slice(start + length);
          expect(meansTheSame(shorter, json) ? shorter : undefined).toBeUndefined();
        }
      }
    }),
    { numRuns: 50 },
  );
});

test("no other writing of the same value is shorter in bytes", () => {
  fc.assert(
    fc.property(textOf(anyValue), ({ text }) => {
      expect(Buffer.byteLength(smallest(text))).toBeLessThanOrEqual(Buffer.byteLength(text));
    }),
  );
});

test.each([
  ['{ "b": 1, "10": 2, "2": { "z": 3, "1": 4 } }', '{"b":1,"10":2,"2":{"z":3,"1":4}}'],
  ['["\\u00e9", "\\/", "\\u2028", "\\ud83d\\ude00", "\\ud800", "\\u000a"]', '["é","/","\u2028","😀","\\ud800","\\n"]'],
  ["[1.0, 1e0, 100e-2, 128000, 1E+21, 0.0, 1e-7]", "[1,1,1,128000,1e21,0,1e-7]"],
  ["[1e400, -1e400]", "[1e309,-1e309]"],
])("%s becomes %s", (text, json) => {
  expect(smallest(text)).toBe(json);
  expect(JSON.parse(json)).toEqual(JSON.parse(text));
});
