import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyFixes, type CheckedFile, checkFile } from "../../../shared/index.ts";
import { formatRdjson } from "../../../shared/report/rdjson.ts";
import { allFixtures, checkFixture } from "../../support/fixtures.ts";
import { checkedFile, hostileFiles, hostileText, located, rangeOf, suppressedAt, wholeFile } from "./samples.ts";

const POSITION = {
  type: "object",
  additionalProperties: false,
  required: ["line"],
  properties: { line: { type: "integer", minimum: 1 }, column: { type: "integer", minimum: 1 } },
};
const RANGE = {
  type: "object",
  additionalProperties: false,
  required: ["start", "end"],
  properties: { start: POSITION, end: POSITION },
};

/** The messages of `reviewdog.proto`, as far as they are used here, in the JSON of Protocol Buffers. */
const RESULT = {
  type: "object",
  additionalProperties: false,
  required: ["source", "diagnostics"],
  properties: {
    source: { type: "object", additionalProperties: false, properties: { name: { type: "string" } } },
    diagnostics: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        required: ["message", "location", "severity"],
        properties: {
          message: { type: "string", minLength: 1 },
          location: {
            type: "object",
            additionalProperties: false,
            required: ["path"],
            properties: { path: { type: "string" }, range: RANGE },
          },
          severity: { enum: ["ERROR", "WARNING", "INFO"] },
          code: { type: "object", additionalProperties: false, properties: { value: { type: "string" } } },
          suggestions: {
            type: "array",
            minItems: 1,
            items: {
              type: "object",
              additionalProperties: false,
              required: ["range", "text"],
              properties: { range: RANGE, text: { type: "string" } },
            },
          },
        },
      },
    },
  },
};

const isResult = new Ajv().compile(RESULT);

interface Position {
  readonly line: number;
  readonly column?: number;
}

interface RdRange {
  readonly start: Position;
  readonly end: Position;
}

interface RdDiagnostic {
  readonly message: string;
  readonly severity: string;
  readonly location: { readonly path: string; readonly range?: RdRange };
  readonly suggestions?: readonly { readonly range: RdRange; readonly text: string }[];
}

function diagnosticsOf(...files: readonly CheckedFile[]): readonly RdDiagnostic[] {
  const result: { readonly diagnostics: readonly RdDiagnostic[] } = JSON.parse(formatRdjson(files));
  expect(isResult(result) || isResult.errors).toBe(true);
  return result.diagnostics;
}

/** Replaces a range of a text as reviewdog does: by its lines, which line feeds end, and by bytes in them. */
function replaceRange(text: string, { start, end }: RdRange, replacement: string): string {
  const bytes = Buffer.from(text);
  const offsetOf = ({ line, column = 1 }: Position) => {
    let lineStart = 0;
    for (let passed = 1; passed < line; passed += 1) lineStart = bytes.indexOf("\n", lineStart) + 1;
    return lineStart + column - 1;
  };
  return Buffer.concat([
    bytes.subarray(0, offsetOf(start)),
    Buffer.from(replacement),
    bytes.subarray(offsetOf(end)),
  ]).toString();
}

describe("formatRdjson", () => {
  it("has a diagnostic for each finding, and none for what is suppressed", () => {
    const source = '{\n  "a": 1\n}';
    const range = rangeOf(source, '"a"');
    expect(diagnosticsOf(checkedFile("a.json", source, [located(range)], [suppressedAt(range)]))).toEqual([
      {
        message: 'The key "baseURL" is not known here. Write "baseUrl".',
        location: { path: "a.json", range: { start: { line: 2, column: 3 }, end: { line: 2, column: 6 } } },
        severity: "ERROR",
        code: { value: "unknown-key" },
      },
    ]);
  });

  it("has no range for a finding about a whole file", () => {
    const [one] = diagnosticsOf(checkedFile("a.json", "{}", [wholeFile({ severity: "notice" })]));
    expect(one).toMatchObject({ severity: "INFO", location: { path: "a.json" } });
    expect(one?.location).not.toHaveProperty("range");
  });

  it("has a file that could not be read as an error", () => {
    expect(JSON.parse(formatRdjson([], [{ path: "a.json", reason: "No such file." }])).diagnostics).toEqual([
      { message: 'Could not read "a.json". No such file.', location: { path: "a.json" }, severity: "ERROR" },
    ]);
  });

  it("counts columns in bytes of UTF-8, as the format's own example does", () => {
    const source = "a𐐀b";
    const [one] = diagnosticsOf(checkedFile("a.json", source, [located(rangeOf(source, "b"))]));
    expect(one?.location.range).toEqual({ start: { line: 1, column: 6 }, end: { line: 1, column: 7 } });
  });

  it("names whole lines where a secret is before the range, because its bytes are not known", () => {
    const masked = '{ "k": "•••", "a": 1 }';
    const fix = { title: "Remove it.", safe: true, edits: [{ range: rangeOf(masked, '"a"'), text: "" }] };
    const [one] = diagnosticsOf(checkedFile("a.json", masked, [located(rangeOf(masked, '"a"'), { fix })]));
    expect(one?.location.range).toEqual({ start: { line: 1 }, end: { line: 1 } });
    expect(one).not.toHaveProperty("suggestions");
  });

  it("names no lines where a carriage return alone ends one, which others do not count", () => {
    const source = '{\r"a": 1}';
    const [one] = diagnosticsOf(checkedFile("a.json", source, [located(rangeOf(source, '"a"'))]));
    expect(one?.location).toEqual({ path: "a.json" });
  });

  it("suggests the safe fixes that are one edit, and each does in bytes what it does here", () => {
    const texts = [
      ...allFixtures.map(({ url }) => readFileSync(url, "utf8")),
      '{\r\n  "providers": { "é😀": {}, "provider_a": { "baseURL": "https://a.example/v1" } }\r\n}\r\n',
    ];
    let suggested = 0;
    for (const text of texts) {
      const file = checkFile("a.json", new TextEncoder().encode(text));
      for (const [index, one] of diagnosticsOf(file).entries()) {
        const { fix } = file.diagnostics[index] ?? {};
        if (fix?.safe !== true || fix.edits.length !== 1) expect(one).not.toHaveProperty("suggestions");
        for (const { range, text: inserted } of one.suggestions ?? []) {
          suggested += 1;
          expect(replaceRange(text, range, inserted)).toBe(fix && applyFixes(text, [fix]));
        }
      }
    }
    expect(suggested).toBeGreaterThan(30);
    expect(diagnosticsOf(checkFile("a.json", Buffer.from(texts.at(-1) ?? ""))).at(-1)?.suggestions).toHaveLength(1);
  });

  it("is in the format for every fixture", () => {
    expect(diagnosticsOf(...allFixtures.map(checkFixture)).length).toBeGreaterThan(100);
  });

  it("has one diagnostic for each finding, whatever names and messages say", () => {
    fc.assert(
      fc.property(hostileFiles, hostileText, (files, text) => {
        const result = JSON.parse(formatRdjson(files, [{ path: text, reason: text }]));
        expect(isResult(result) || isResult.errors).toBe(true);
        expect(result.diagnostics).toHaveLength(1 + files.flatMap(({ diagnostics }) => diagnostics).length);
      }),
    );
  });
});
