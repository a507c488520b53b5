import fc from "fast-check";
import { expect, it } from "vitest";
import { csvRow } from "../../../shared/text/csv.ts";
import { parseCsv } from "../../support/parse-csv.ts";

it("quotes what would end a cell or a row", () => {
  expect(csvRow(["1", "a,b", 'say "no"', "two\nlines", null, ""])).toBe('1,"a,b","say ""no""","two\nlines",,\r\n');
});

it.each(["=1+1", "+1", "-1", "@SUM(A1)", "  =1+1", "＝1+1", '=HYPERLINK("https://example.com","x")', "'=1+1"])(
  "puts an apostrophe in front of %j, which a spreadsheet could take for more than text",
  (text) => {
    expect(parseCsv(csvRow([text]))).toEqual([[`'${text}`]]);
  },
);

// In many countries a spreadsheet separates cells at semicolons, and so passes over the quotes of cells that are separated by commas.
it.each([
  ["x;=1+1;y", "x;'=1+1;y"],
  ['x;"=1+1;y', "x;'\"=1+1;y"],
  ["x; @SUM(A1)", "x;' @SUM(A1)"],
  ["x;'=1", "x;''=1"],
  ["two\n=1+1;", "two\n'=1+1;"],
  ["two\r\n-1", "two\r\n'-1"],
  ["x\t+1", "x\t'+1"],
  ["\t=1", "'\t'=1"],
  ["\r=1", "'\r'=1"],
  ["\n@x", "'\n'@x"],
])(
  "puts an apostrophe in front of what is a formula in %j for a spreadsheet that separates cells elsewhere",
  (text, marked) => {
    expect(parseCsv(csvRow([text]))).toEqual([[marked]]);
  },
);

it("quotes a cell with a semicolon or a tab, for spreadsheets that separate cells at any of these", () => {
  expect(csvRow(["a;b", "a\tb"])).toBe('"a;b","a\tb"\r\n');
});

it.each(["  ", ";\t"])("takes a text of megabytes of %j", (piece) => {
  const row = csvRow([piece.repeat(8_000_000)]);
  expect(row.replaceAll(/["\r\n]/g, "").length).toBe(16_000_000);
});

it.each(["a=1", "1-2", "Ada Example (ada)", "", "2026-11-20T09:00:00Z", " x"])("leaves %j as it is", (text) => {
  expect(csvRow([text])).toBe(`${text}\r\n`);
});

it("loses nothing: without one apostrophe at the start, and behind each of these separators, each cell is the text", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 8 }),
    fc.string({ unit: fc.constantFrom("=", "'", '"', ",", "\r", "\n", "\t", ";", " ", "+", "-", "@", "x", "＋") }),
  );
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 12 }), (texts) => {
      const [cells = []] = parseCsv(csvRow(texts));
      expect(cells.map((cell) => cell.replaceAll(/(^|[;\t\r\n])'/g, "$1"))).toEqual(texts);
      const pieces = cells.flatMap((cell) => cell.split(/[;\t\r\n]/));
      expect(pieces.filter((piece) => /^[\s"]*[=+\-@＝＋－＠]/u.test(piece))).toEqual([]);
    }),
  );
});
