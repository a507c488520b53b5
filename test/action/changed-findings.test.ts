import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { closenessOf, onlyChangedLines } from "../../action/changed-findings.ts";
import type { LineRange } from "../../action/files/changed-lines.ts";
import { checkFile, type Diagnostic } from "../../shared/index.ts";

function split(text: string, changed: readonly LineRange[]) {
  const checked = checkFile("providers.json", new TextEncoder().encode(text));
  const { checked: kept, unreported } = onlyChangedLines(checked, text, { changed, shown: undefined });
  const show = (diagnostics: typeof unreported) =>
    diagnostics.map(({ rule, range }) => `${rule} ${range?.start.line ?? ""}`.trim());
  return { kept: show(kept.diagnostics), left: show(unreported) };
}

function line(number: number): readonly LineRange[] {
  return [{ start: number, end: number }];
}

const TEXT = `{
  "$schema": "provider-config.schema.json",
  "providers": {
    "provider_a": { "enabled": "yes" },
    "provider_b": { "enabled": "no" }
  }
}
`;

describe("onlyChangedLines", () => {
  it("keeps what is found on a changed line, and leaves out the others", () => {
    expect(split(TEXT, line(5))).toEqual({ kept: ["wrong-type 5"], left: ["wrong-type 4"] });
    expect(split(TEXT, [{ start: 1, end: 4 }])).toEqual({ kept: ["wrong-type 4"], left: ["wrong-type 5"] });
    expect(split(TEXT, [...line(1), ...line(4), { start: 6, end: 9 }]).kept).toEqual(["wrong-type 4"]);
    expect(split(TEXT, []).left).toHaveLength(2);
  });

  it("keeps what has a related place on a changed line", () => {
    const twice = TEXT.replace('"provider_b": { "enabled": "no" }', '"provider_a": { "enabled": true }');
    expect(split(twice, line(4)).kept).toContain("duplicate-key 5");
    expect(split(twice, line(2)).kept).not.toContain("duplicate-key 5");
  });

  it("keeps what reaches over several lines where one of them is changed", () => {
    const open = '{\n  "providers": {\n    "provider_a": {}\n';
    const { kept, left } = split(open, line(3));
    expect([...kept, ...left]).not.toEqual([]);
  });

  it("keeps what is about the whole file", () => {
    const checked = checkFile("providers.json", new Uint8Array([0xff, 0x7b]));
    expect(onlyChangedLines(checked, "", { changed: [], shown: undefined }).checked.diagnostics).toHaveLength(1);
  });

  it("keeps all that is suppressed, whose list is that of the file", () => {
    const text = TEXT.replace("{\n", '{\n  // steward-ignore-next-line unknown-key: Known.\n  "a": 1,\n');
    const checked = checkFile("providers.json", new TextEncoder().encode(text));
    const { suppressed } = onlyChangedLines(checked, text, { changed: line(6), shown: undefined }).checked;
    expect(suppressed.map(({ rule, range }) => [rule, range.start.line])).toEqual([["unknown-key", 3]]);
  });

  it("counts lines as GitHub does, which takes a carriage return for no line end", () => {
    const mixed = TEXT.replaceAll("\n", "\r").replace('"provider_b"', '\n"provider_b"');
    expect(split(mixed, line(2))).toEqual({ kept: ["wrong-type 6"], left: ["wrong-type 4"] });
  });
});

const [wholeFile] = checkFile("a", new Uint8Array([0xff])).diagnostics;
const [located] = checkFile("a", new TextEncoder().encode("[]")).diagnostics;

/** A finding on these lines. */
function finding(start: number, end: number): Diagnostic {
  if (located?.range === undefined) throw new Error("The file has no finding.");
  const at = (number: number) => ({ line: number, column: 2, offset: number });
  return { ...located, range: { start: at(start), end: at(end) } };
}

function closeness(changed: readonly LineRange[] | undefined, diagnostic: Diagnostic): number {
  const lines = changed === undefined ? undefined : { changed, shown: undefined };
  return closenessOf([{ checked: checkFile("a", new Uint8Array()), lines }])("a", diagnostic);
}

describe("closenessOf", () => {
  const CHANGED = [
    { start: 10, end: 12 },
    { start: 20, end: 20 },
  ];

  it.each([
    [11, 11, 0],
    [12, 15, 0],
    [1, 40, 0],
    [1, 8, 2],
    [14, 14, 2],
    [17, 18, 2],
    [16, 16, 4],
    [25, 30, 5],
  ])("measures lines %i to %i as %i from the nearest changed line", (start, end, distance) => {
    expect(closeness(CHANGED, finding(start, end))).toBe(distance);
  });

  it("takes for far what is unknown", () => {
    expect(closeness(undefined, finding(1, 1))).toBe(Number.POSITIVE_INFINITY);
    expect(closeness([], finding(1, 1))).toBe(Number.POSITIVE_INFINITY);
    expect(closenessOf([])("b", finding(1, 1))).toBe(Number.POSITIVE_INFINITY);
  });

  it("takes for close what is about a whole file that changed", () => {
    if (wholeFile === undefined) throw new Error("The file has no finding.");
    expect(closeness(CHANGED, wholeFile)).toBe(0);
  });

  it("gives what a look at every line gives", () => {
    const sizes = fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 })), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 9 }), (gaps, start, height) => {
        const changed: LineRange[] = [];
        for (const [gap, size] of gaps) {
          const first = (changed.at(-1)?.end ?? 0) + gap;
          changed.push({ start: first, end: first + size - 1 });
        }
        const distances = changed.flatMap((range) =>
          Array.from({ length: height + 1 }, (_, index) =>
            Math.max(0, range.start - (start + index), start + index - range.end),
          ),
        );
        expect(closeness(changed, finding(start, start + height))).toBe(Math.min(...distances));
      }),
    );
  });
});
