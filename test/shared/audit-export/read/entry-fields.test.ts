import fc from "fast-check";
import { expect, it } from "vitest";
import { entryFields } from "../../../../shared/audit-export/read/entry-fields.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

it("gives texts without quotes and escapes, and everything else as it is spelt", () => {
  const line = bytes(
    '{ "id" : 12345678901234567890, "n": 1.10, "t":"a\\n\\u00e9\\"b", "no":null, "list":[1, {"id":2}], "yes":true }',
  );
  expect(entryFields(line, ["id", "n", "t", "no", "list", "yes", "absent"])).toEqual({
    id: "12345678901234567890",
    n: "1.10",
    t: 'a\né"b',
    no: null,
    list: '[1, {"id":2}]',
    yes: "true",
    absent: null,
  });
});

it("finds a key that is spelt with escapes, and takes the last of several", () => {
  expect(entryFields(bytes('{"\\u0061ction":"x"}'), ["action"])).toEqual({ action: "x" });
  expect(entryFields(bytes('{"action":"x","action":"y"}'), ["action"])).toEqual({ action: "y" });
});

it("agrees with JSON.parse on texts", () => {
  const entry = fc.dictionary(
    fc.constantFrom("id", "action", "other", "__proto__", "constructor"),
    fc.string({ unit: "binary", maxLength: 12 }),
  );
  fc.assert(
    fc.property(entry, (fields) => {
      const read = entryFields(bytes(JSON.stringify(fields)), ["id", "action", "constructor"]);
      // With a number, the source text is read in another way.
      const { n, ...other } = entryFields(bytes(JSON.stringify({ ...fields, n: 7 })), [
        "id",
        "action",
        "constructor",
        "n",
      ]);
      expect({ n, ...other }).toEqual({ n: "7", ...read });
      const parsed: Record<string, string> = JSON.parse(JSON.stringify(fields));
      for (const name of ["id", "action", "constructor"] as const) {
        expect(read[name]).toBe(Object.hasOwn(parsed, name) ? parsed[name]?.toWellFormed() : null);
      }
    }),
  );
});
