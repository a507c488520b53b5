import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LocatedDiagnostic } from "../../../shared/diagnostic/diagnostic.ts";
import { type Diagnostic, fingerprintsOf, validate } from "../../../shared/index.ts";
import { anyConfiguration, fixableConfiguration } from "../../support/arbitrary-configuration.ts";
import { allFixtures, checkFixture } from "../../support/fixtures.ts";
import { runs } from "../../support/size.ts";
import { hostileDiagnostic, located, rangeOf, wholeFile } from "./samples.ts";

const KEY = rangeOf('{ "a": 1 }', '"a"');

function fingerprintOf(diagnostic: Diagnostic): string | undefined {
  return fingerprintsOf([diagnostic])[0];
}

describe("fingerprintsOf", () => {
  it("is a hash, and counts those that are equal", () => {
    const other = wholeFile();
    expect(fingerprintsOf([located(KEY), other, located(KEY), located(KEY)])).toEqual([
      "db71bc2604200f27:1",
      "fde4befac68a8e4e:1",
      "db71bc2604200f27:2",
      "db71bc2604200f27:3",
    ]);
    expect(fingerprintsOf([])).toEqual([]);
  });

  it.each([
    ["another place", { range: rangeOf('\n\n{ "a": 1 }', '"a"') }],
    ["another severity", { severity: "notice" as const }],
    ["other advice", { advice: "Do something." }],
    ["another item", { pointer: "/list/3/name" }, { pointer: "/list/14/name" }],
    ["another last item", { pointer: "/list/3" }, { pointer: "/list/14" }],
    ["an item in an item", { pointer: "/a/0/1/b" }, { pointer: "/a/2/3/b" }],
    ["another item in the message", { message: 'Item 3 of "a" is odd.' }, { message: 'Item 12 of "a" is odd.' }],
    ["another line in the message", { message: "It is odd: see line 3." }, { message: "It is odd: see line 4." }],
  ])("stays with %s", (_, fields, before: Partial<LocatedDiagnostic> = {}) => {
    expect(fingerprintOf(located(KEY, fields))).toBe(fingerprintOf(located(KEY, before)));
  });

  it.each([
    ["another rule", { rule: "other" }],
    ["another pointer", { pointer: "/providers/provider_b/baseURL" }],
    ["a pointer to more", { pointer: "/providers/provider_a/baseURL/0" }],
    ["another message", { message: "Something else." }],
  ])("changes with %s", (_, fields) => {
    expect(fingerprintOf(located(KEY, fields))).not.toBe(fingerprintOf(located(KEY)));
  });

  it("is never shared by two diagnostics of one file", () => {
    fc.assert(
      fc.property(fc.array(hostileDiagnostic, { maxLength: 20 }), (diagnostics) => {
        const fingerprints = fingerprintsOf([...diagnostics, ...diagnostics]);
        expect(new Set(fingerprints).size).toBe(2 * diagnostics.length);
        for (const fingerprint of fingerprints) expect(fingerprint).toMatch(/^[\da-f]{16}:[1-9]\d*$/);
      }),
    );
    for (const fixture of allFixtures) {
      const { diagnostics } = checkFixture(fixture);
      expect(new Set(fingerprintsOf(diagnostics)).size).toBe(diagnostics.length);
    }
  });

  it("stays when lines move: with blank lines, comments, another indentation and other keys", () => {
    fc.assert(
      fc.property(
        fc.oneof(anyConfiguration, fixableConfiguration).filter(isPlainObject),
        fc.constantFrom("", " ", "\t", "    "),
        fc.integer({ min: 0, max: 5 }),
        (anything, indentation, lineBreaks) => {
          // Without any key of the format it would be another program's file, until it gets one.
          const document = { providers: {}, ...anything };
          const plain = JSON.stringify(document);
          const keys = { $schema: "provider-config.schema.json", ...document };
          const laidOut = `${"\n".repeat(lineBreaks)}// A comment.\n${JSON.stringify(keys, null, indentation)}\n/* At last. */`;
          const before = countByFingerprint(validate(plain));
          const after = countByFingerprint(validate(laidOut));
          expect(after).toEqual(before);
        },
      ),
      { numRuns: runs(500) },
    );
  });

  it("stays of what is below a new mistake", () => {
    const text = '{\n  "providers": {\n    "provider_a": { "baseURL": 1, "enabled": 2 }\n  }\n}';
    const before = fingerprintsOf(validate(text));
    const after = fingerprintsOf(validate(text.replace("{\n", '{\n  "unheardOf": true,\n')));
    expect(before.length).toBeGreaterThan(1);
    expect(after).toHaveLength(before.length + 1);
    expect(after).toEqual(expect.arrayContaining([...before]));
  });
});

function isPlainObject(document: unknown): document is object {
  return typeof document === "object" && document !== null && !Array.isArray(document);
}

/** In no order: a text on one line orders diagnostics as one on many lines does, but for those that start together. */
function countByFingerprint(diagnostics: readonly Diagnostic[]): readonly string[] {
  return fingerprintsOf(diagnostics.filter(({ rule }) => rule !== "schema-reference")).toSorted();
}
