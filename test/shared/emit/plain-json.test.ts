import fc from "fast-check";
import { expect, test } from "vitest";
import { plainJson } from "../../../shared/emit/plain-json.ts";
import { readDocument } from "../../../shared/syntax/read-document.ts";
import { layerDocument } from "../../support/arbitrary-layers.ts";
import { textOf } from "../../support/arbitrary-text.ts";

test("plain JSON says what the text says, each value on its line and in its column", () => {
  fc.assert(
    fc.property(textOf(layerDocument), ({ value, text }) => {
      const plain = plainJson(text);
      expect(JSON.parse(plain)).toEqual(value);
      const [before, after] = [readDocument(text), readDocument(plain)];
      if (!before.ok || !after.ok) throw new Error("The text is not JSON.");
      for (const path of [[], ["providers"]]) {
        const [one, other] = [before.value.locate(path, "value"), after.value.locate(path, "value")];
        expect([other.start.line, other.start.column]).toEqual([one.start.line, one.start.column]);
        expect([other.end.line, other.end.column]).toEqual([one.end.line, one.end.column]);
      }
    }),
  );
});

test.each(["{", "", "]", '{"a": /* open'])("%j stays as it is", (text) => {
  expect(plainJson(text)).toBe(text);
});
