import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatSummary } from "../../../shared/report/markdown.ts";
import { checkedFile, hostileFiles, located, rangeOf, wholeFile } from "./samples.ts";

const SOURCE = '{\n  "a": 1\n}';
const KEY = rangeOf(SOURCE, '"a"');
const LIMIT = 1_048_576;

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

function linkTo(path: string, line: number): string {
  return `https://host.example/blob/${path}?a&b#L${line}`;
}

describe("formatSummary", () => {
  it("gives the verdict, then a table for each file in which something was found", () => {
    const files = [
      checkedFile("conf/providers.json", SOURCE, [wholeFile({ severity: "notice" }), located(KEY)]),
      checkedFile("fine.json", SOURCE, []),
      checkedFile("other.json", SOURCE, [located(KEY, { severity: "warning", message: "A | `b` <c>." })]),
    ];
    expect(formatSummary(files)).toBe(`## ❌ Provider Steward: 1 error, 1 warning, 1 notice in 2 of 3 files

### conf/providers.json

| Severity | Line | Finding | Rule |
| --- | --- | --- | --- |
| notice | – | The file is not UTF-8. Save it as UTF-8. | encoding |
| error | 2 | The key "baseURL" is not known here. Write "baseUrl". | unknown-key |

### other.json

| Severity | Line | Finding | Rule |
| --- | --- | --- | --- |
| warning | 2 | A &#124; &#96;b&#96; &#60;c&#62;. Write "baseUrl". | unknown-key |
`);
  });

  it.each([
    ["✅", "1 file, nothing to report", []],
    ["✅", "1 notice in 1 file", [wholeFile({ severity: "notice" })]],
    ["⚠️", "1 warning in 1 file", [wholeFile({ severity: "warning" })]],
    ["❌", "1 error in 1 file", [wholeFile()]],
  ])("shows %s for %s", (icon, verdict, diagnostics) => {
    const [head] = formatSummary([checkedFile("a", SOURCE, diagnostics)]).split("\n");
    expect(head).toBe(`## ${icon} Provider Steward: ${verdict}`);
  });

  it("links lines where it is told how, with an address that cannot end the link", () => {
    const summary = formatSummary([checkedFile("a) [b|", SOURCE, [wholeFile(), located(KEY)])], { linkTo });
    const rows = summary.split("\n").filter((line) => line.startsWith("| error"));
    expect(rows[0]).toContain("| error | – | ");
    expect(rows[1]).toContain("| error | [2](https://host.example/blob/a%29%20%5Bb%7C?a&amp;b#L2) | ");
  });

  it("lets no file forge a row, a heading or any markup", () => {
    fc.assert(
      fc.property(hostileFiles, (files) => {
        const lines = formatSummary(files).split("\n").slice(1);
        for (const line of lines) {
          expect(line).toMatch(
            /^(?:|### .+|\| Severity \| Line \| Finding \| Rule \||\| --- \| --- \| --- \| --- \||\| \w+ \| (?:\d+|–) \| [^|]+ \| [^|]+ \|)$/,
          );
          expect(line.replace(/<span>&#\d+;<\/span>|&#\d+;/g, "").replace(/^### /, "")).not.toMatch(
            /[<>&`*_[\]\\!@#$:]/,
          );
        }
        expect(lines.filter((line) => /^\| (?:error|warning|notice) /.test(line))).toHaveLength(
          files.flatMap(({ diagnostics }) => diagnostics).length,
        );
      }),
    );
  });

  it("leaves out rows past what GitHub takes, counts them, and shows the others whole", () => {
    const rows = Array.from({ length: 9_000 }, () => located(KEY, { message: "漢".repeat(50) }));
    const files = [checkedFile("a.json", SOURCE, rows), checkedFile("b.json", SOURCE, rows.slice(0, 10))];
    const summary = formatSummary(files);
    expect(bytesOf(summary)).toBeLessThanOrEqual(LIMIT);
    expect(bytesOf(summary)).toBeGreaterThan(LIMIT - 2_000);
    const shown = summary.split("\n").filter((line) => line.startsWith("| error | 2 | 漢")).length;
    expect(summary.split("\n").at(-2)).toBe(
      `${9_010 - shown} more findings left out: GitHub takes 1048576 bytes of summary from a step.`,
    );
    expect(summary).not.toContain("b.json");
  });

  it("keeps to the bound with one row that alone would pass it", () => {
    const summary = formatSummary([checkedFile("a.json", SOURCE, [located(KEY, { message: "x".repeat(LIMIT) })])]);
    expect(summary).toBe(
      "## ❌ Provider Steward: 1 error in 1 file\n\n" +
        "1 more finding left out: GitHub takes 1048576 bytes of summary from a step.\n",
    );
  });
});
