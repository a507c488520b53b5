import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CodeFrame, codeFrame } from "../../../shared/report/code-frame.ts";
import { displayWidth } from "../../../shared/report/columns.ts";
import { printable } from "../../../shared/text/printable.ts";
import { hostileText, rangeOf, redacted } from "./samples.ts";

/** The frame as two lines, the way a person sees it where every character is one column wide. */
function drawn(source: string, part: string): string {
  return draw(codeFrame(redacted(source), rangeOf(source, part)));
}

function draw(frame: CodeFrame | undefined): string {
  if (frame === undefined) return "nothing";
  return `${frame.text}\n${" ".repeat(frame.indent)}${"~".repeat(frame.width) || "^"}`;
}

describe("codeFrame", () => {
  it("underlines a range within its line", () => {
    expect(drawn('{\n  "a": 1,\n  "b": 2\n}', '"b"')).toBe('  "b": 2\n  ~~~');
  });

  it.each(["\n", "\r\n", "\r"])("knows %j as the end of a line", (end) => {
    expect(drawn(["{", '  "a": 1', "}"].join(end), '"a"')).toBe('  "a": 1\n  ~~~');
  });

  it("points at an empty range, at the end of the line too", () => {
    const source = '{ "a" 1';
    const after = rangeOf(source, '"a"').end;
    expect(draw(codeFrame(redacted(source), { start: after, end: after }))).toBe('{ "a" 1\n     ^');
    expect(drawn("{\n", "\n")).toBe("{\n ^");
    const end = rangeOf(source, source).end;
    expect(draw(codeFrame(redacted(source), { start: end, end }))).toBe('{ "a" 1\n       ^');
  });

  it("shows the first line of a range over several lines, underlined to its end", () => {
    expect(drawn('{ "a": {\n  "b": 1\n} }', '{\n  "b": 1\n}')).toBe('{ "a": {\n       ~');
  });

  it("is nothing where there is no source", () => {
    expect(codeFrame(redacted(""), rangeOf("", ""))).toBeUndefined();
  });

  it("does not count a byte order mark", () => {
    expect(drawn('\ufeff{ "a": 1 }', '"a"')).toBe('{ "a": 1 }\n  ~~~');
  });

  it("shows a tab as spaces up to the next tab stop", () => {
    expect(drawn('\t"a":\t\t1', "1")).toBe('    "a":        1\n                ~');
    expect(drawn("a\tb", "\t")).toBe("a   b\n ~~~");
  });

  it("measures wide characters and marks as a terminal draws them", () => {
    expect(codeFrame(redacted('"漢字": 1'), rangeOf('"漢字": 1', "1"))).toEqual({
      text: '"漢字": 1',
      indent: 8,
      width: 1,
    });
    expect(codeFrame(redacted('"漢字": 1'), rangeOf('"漢字": 1', "漢字"))).toEqual({
      text: '"漢字": 1',
      indent: 1,
      width: 4,
    });
    expect(codeFrame(redacted("e\u0301 😀x"), rangeOf("e\u0301 😀x", "😀"))).toMatchObject({ indent: 2, width: 2 });
  });

  it("underlines escapes of unprintable characters whole", () => {
    expect(drawn('"a\u202eb": 1', "\u202e")).toBe('"a\\u{202e}b": 1\n  ~~~~~~~~');
    expect(drawn("x ##[error] y", "y")).toBe("x ##\\u{5b}error] y\n                 ~");
    expect(drawn("x ##vso[task] y", "y")).toBe("x ##vso\\u{5b}task] y\n                   ~");
    expect(drawn("##[error]", "[error")).toBe("##\\u{5b}error]\n~~~~~~~~~~~~~");
  });

  it("takes a range that parts a surrogate pair as one round the pair", () => {
    const source = "a😀b";
    const start = { line: 1, column: 3, offset: 2 };
    expect(codeFrame(redacted(source), { start, end: { line: 1, column: 4, offset: 3 } })).toEqual({
      text: "a😀b",
      indent: 1,
      width: 2,
    });
  });

  it("cuts a long line to a window of 100 columns round the range", () => {
    const filler = "0123456789".repeat(30);
    expect(drawn(`${filler}"key"${filler}`, '"key"')).toBe(
      `…${filler.slice(-50)}"key"${filler.slice(0, 45)}…\n${" ".repeat(51)}~~~~~`,
    );
    expect(drawn(`"key"${filler}`, '"key"')).toBe(`"key"${filler.slice(0, 95)}…\n~~~~~`);
    expect(drawn(`${filler}"key"`, '"key"')).toBe(`…${filler.slice(-50)}"key"\n${" ".repeat(51)}~~~~~`);
    expect(drawn(filler, filler)).toBe(`${filler.slice(0, 100)}…\n${"~".repeat(100)}`);
    const marks = "\u0301".repeat(200);
    expect(drawn(`e${marks}"key"`, '"key"')).toBe(`…${marks.slice(100)}"key"\n ~~~~~`);
    expect(drawn(`"${"漢".repeat(100)}"`, `漢"`)).toBe(`…${"漢".repeat(25)}漢"\n${" ".repeat(51)}~~~`);
  });

  it("shows a line of 100 columns whole", () => {
    const line = `${"0123456789".repeat(9)}012345"key`;
    expect(line).toHaveLength(100);
    expect(drawn(`\n${line}\n`, '"key')).toBe(`${line}\n${" ".repeat(96)}~~~~`);
  });

  it("shows a thousand places at the end of a line of 16 MiB, which would take minutes character by character", () => {
    const source = redacted(`${"x".repeat(16 * 1024 * 1024)}"key"`);
    const range = rangeOf(source, '"key"');
    for (let round = 0; round < 1_000; round += 1) expect(codeFrame(source, range)?.width).toBe(5);
  });

  it("underlines what is there, whatever the line holds", () => {
    const parts = fc.tuple(hostileText, hostileText, hostileText).filter((texts) => !/[\r\n]/.test(texts.join("")));
    fc.assert(
      fc.property(parts, ([before, marked, after]) => {
        const source = before + marked + after;
        const frame = codeFrame(redacted(source), {
          start: { line: 1, column: before.length + 1, offset: before.length },
          end: { line: 1, column: before.length + marked.length + 1, offset: before.length + marked.length },
        });
        expect(frame?.text).toBe(printable(frame?.text ?? ""));
        expect((frame?.indent ?? 0) + (frame?.width ?? 0)).toBeLessThanOrEqual(displayWidth(frame?.text ?? ""));
      }),
    );
  });
});
