import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fixText, validate } from "../../../shared/index.ts";
import { parse } from "../../../shared/syntax/parse.ts";
import type { Json } from "../../../shared/text/json.ts";
import { anyConfiguration, fixableConfiguration } from "../../support/arbitrary-configuration.ts";
import { textOf } from "../../support/arbitrary-text.ts";
import { sized } from "../../support/size.ts";

const RUNS = sized({ full: 250, small: 6 });

describe.each([{ unsafe: false }, { unsafe: true }])("with unsafe $unsafe", ({ unsafe }) => {
  const texts = textOf(fc.oneof(anyConfiguration, fixableConfiguration));

  test("a fixed file parses, needs no other fix but one that opens something or waits for it, and stays as it is", () => {
    fc.assert(
      fc.property(texts, ({ text }) => {
        const fixed = fixText(text, { unsafe });
        expect(parse(fixed.text).mistakes).toEqual([]);
        const left = validate(fixed.text).filter(({ fix }) => fix !== undefined && (unsafe || fix.safe));
        const opening = fixed.opening.map(({ diagnostic }) => diagnostic);
        expect(left).toEqual(expect.arrayContaining(opening));
        const waiting = left.filter((one) => !opening.some((other) => isDeepStrictEqual(one, other)));
        expect(waiting.every(({ fix }) => opening.length > 0 && fix?.edits.every((edit) => edit.text === ""))).toBe(
          true,
        );
        expect(fixText(fixed.text, { unsafe })).toEqual({ text: fixed.text, applied: [], opening: fixed.opening });
        expect(fixed.applied.length > 0).toBe(fixed.text !== text);
      }),
      { numRuns: RUNS },
    );
  });

  test("the layout changes nothing of what is fixed", () => {
    fc.assert(
      fc.property(texts, ({ value, text }) => {
        const plain = JSON.stringify(value) ?? "null";
        expect(valueOf(fixText(text, { unsafe }).text)).toEqual(valueOf(fixText(plain, { unsafe }).text));
      }),
      { numRuns: RUNS },
    );
  });

  test("line ends stay of their kind, and so does the byte order mark", () => {
    fc.assert(
      fc.property(texts, ({ text }) => {
        const fixed = fixText(text, { unsafe }).text;
        const ends = new Set(text.match(/\r\n|\r|\n/g));
        for (const end of fixed.match(/\r\n|\r|\n/g) ?? []) expect(ends).toContain(end);
        expect(fixed.startsWith("\uFEFF")).toBe(text.startsWith("\uFEFF"));
      }),
      { numRuns: RUNS },
    );
  });
});

test("comments stay, but for those between the key and the value that are removed", () => {
  fc.assert(
    fc.property(textOf(fc.oneof(anyConfiguration, fixableConfiguration)), ({ text }) => {
      for (const { fix } of validate(text)) {
        for (const { range } of fix?.edits ?? []) {
          // What a string holds is no comment.
          const removed = text
            .slice(range.start.offset, range.end.offset)
            .replaceAll(/"(?:[^"\\]|\\.)*"/g, '""')
            .trim();
          expect(removed).not.toMatch(/^\/[/*]|\*\/\s*,?$|comment \d+,\s*,?$/);
        }
      }
    }),
    { numRuns: RUNS },
  );
});

test("a text with broken syntax stays as it is", () => {
  const text = '{ "providers": { "provider_a": { "customHeaders": { "Host": "x" } } }';
  expect(fixText(text)).toEqual({ text, applied: [], opening: [] });
});

function valueOf(text: string): Json | undefined {
  return parse(text).value;
}
