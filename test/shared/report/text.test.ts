import { stripVTControlCharacters } from "node:util";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CheckedFile, Severity } from "../../../shared/diagnostic/diagnostic.ts";
import { formatText } from "../../../shared/report/text.ts";
import { checkedFile, hostileFiles, located, rangeOf, suppressedAt, wholeFile } from "./samples.ts";

const SOURCE = `{
  "providers": {
    "provider_a": {
      "baseURL": "https://host.example/v1"
    }
  }
}
`;

const PLAIN = { color: false };

function report(...files: readonly CheckedFile[]): string {
  return formatText(files, PLAIN);
}

function lastLine(...files: readonly CheckedFile[]): string | undefined {
  return report(...files)
    .split("\n\n")
    .at(-1);
}

function lastColor(severity: Severity): string | undefined {
  const file = checkedFile("a", SOURCE, [located(rangeOf(SOURCE, "providers"), { severity })]);
  return formatText([file], { color: true }).split("\n\n").at(-1)?.slice(0, 7);
}

describe("formatText", () => {
  it("shows a diagnostic with its place, its line, why it matters and what to do", () => {
    expect(report(checkedFile("conf/providers.json", SOURCE, [located(rangeOf(SOURCE, '"baseURL"'))]))).toBe(
      `conf/providers.json:4:7  error  The key "baseURL" is not known here.  unknown-key
  4 │       "baseURL": "https://host.example/v1"
    │       ~~~~~~~~~
  why   A key that is not known has no effect.
  help  Write "baseUrl".

1 error in 1 file
`,
    );
  });

  it("says which lines a longer range takes, and where related places are", () => {
    const diagnostic = located(rangeOf(SOURCE, SOURCE.slice(SOURCE.indexOf("{\n      "), SOURCE.indexOf("}") + 1)), {
      severity: "warning",
      related: [{ message: "It stands here, too.", pointer: "/providers", range: rangeOf(SOURCE, '"providers"') }],
    });
    expect(report(checkedFile("providers.json", SOURCE, [diagnostic]))).toBe(
      `providers.json:3:19  warning  The key "baseURL" is not known here.  unknown-key
  3 │     "provider_a": {
    │                   ~ to line 5
  why   A key that is not known has no effect.
  help  Write "baseUrl".
  see   providers.json:2:3  It stands here, too.

1 warning in 1 file
`,
    );
  });

  it("says what a fix does, and whether it is one to be asked for", () => {
    const range = rangeOf(SOURCE, '"baseURL"');
    const fix = { title: "Write\n::error::x.", safe: true, edits: [{ range, text: '"baseUrl"' }] };
    const related = [{ message: "It stands here, too.", pointer: "/providers", range }];
    const linesOf = (safe: boolean) =>
      report(checkedFile("a.json", SOURCE, [located(range, { fix: { ...fix, safe }, related })])).split("\n");
    expect(linesOf(true).slice(4, 7)).toEqual([
      '  help  Write "baseUrl".',
      "  fix   Write\\u{a}::error::x.",
      "  see   a.json:4:7  It stands here, too.",
    ]);
    expect(linesOf(false)[5]).toBe("  fix   Write\\u{a}::error::x. (unsafe)");
  });

  it("shows neither a place nor a line for a whole file", () => {
    expect(report(checkedFile("providers.json", "", [wholeFile({ severity: "notice" })]))).toBe(
      `providers.json  notice  The file is not UTF-8.  encoding
  why   A key that is not known has no effect.
  help  Save it as UTF-8.

1 notice in 1 file
`,
    );
  });

  it("aligns the gutter with the number of the line", () => {
    const source = `${"\n".repeat(1233)}{ "a": 1 }`;
    const lines = report(checkedFile("a.json", source, [located(rangeOf(source, '"a"'))])).split("\n");
    expect(lines.slice(1, 3)).toEqual(['  1234 │ { "a": 1 }', "       │   ~~~"]);
  });

  it("leaves no whitespace at the end of a line", () => {
    const source = "{\n\n}";
    const { start } = rangeOf(source, "\n", 2);
    const lines = report(checkedFile("a.json", source, [located({ start, end: start })])).split("\n");
    expect(lines.slice(1, 3)).toEqual(["  2 │", "    │ ^"]);
  });

  it("lists what is suppressed in a line each, behind all findings and before the counts", () => {
    const range = rangeOf(SOURCE, '"baseURL"');
    const byPolicy = { kind: "policy", pointer: "/ignores/3", reason: "Known\n::error::x." } as const;
    const files = [
      checkedFile(" a", SOURCE, [], [suppressedAt(range), suppressedAt(range, { severity: "notice" })]),
      checkedFile("b", "", [wholeFile()], [suppressedAt(range, { message: "\u001b[1mA", suppression: byPolicy })]),
    ];
    expect(report(...files)).toBe(
      `b  error  The file is not UTF-8.  encoding
  why   A key that is not known has no effect.
  help  Save it as UTF-8.

./ a:4:7  suppressed  error  The key "baseURL" is not known here.  unknown-key  (comment on line 1: The gateway expects it.)
./ a:4:7  suppressed  notice  The key "baseURL" is not known here.  unknown-key  (comment on line 1: The gateway expects it.)
b:4:7  suppressed  error  \\u{1b}[1mA  unknown-key  (policy /ignores/3: Known\\u{a}::error::x.)

1 error in 1 of 2 files, 3 suppressed
`,
    );
    const [first = ""] = formatText(files.slice(0, 1), { color: true }).split("\n");
    expect(first).toBe(`\u001b[2m${stripVTControlCharacters(first)}\u001b[0m`);
  });

  it.each([
    ["1 file, nothing to report\n", [checkedFile("a", SOURCE, [])]],
    ["2 files, nothing to report\n", [checkedFile("a", SOURCE, []), checkedFile("b", SOURCE, [])]],
  ])("says %j", (text, files) => {
    expect(report(...files)).toBe(text);
  });

  it("counts every severity, and the files concerned", () => {
    const error = located(rangeOf(SOURCE, "providers"));
    const warning = located(rangeOf(SOURCE, "providers"), { severity: "warning" });
    const notice = located(rangeOf(SOURCE, "providers"), { severity: "notice" });
    const fine = checkedFile("fine.json", SOURCE, []);
    expect(lastLine(checkedFile("a", SOURCE, [error, error, warning]), checkedFile("b", SOURCE, [notice]))).toBe(
      "2 errors, 1 warning, 1 notice in 2 files\n",
    );
    expect(lastLine(checkedFile("a", SOURCE, [warning]), fine, fine)).toBe("1 warning in 1 of 3 files\n");
  });

  it("colours by severity, and is otherwise the same", () => {
    const file = checkedFile("a.json", SOURCE, [located(rangeOf(SOURCE, '"baseURL"'))]);
    const colored = formatText([file], { color: true });
    expect(colored.split("\n")[0]).toBe(
      '\u001b[1ma.json:4:7\u001b[0m  \u001b[1;31merror\u001b[0m  The key "baseURL" is not known here.  \u001b[2munknown-key\u001b[0m',
    );
    expect(colored.split("\n").at(-2)).toBe("\u001b[1;31m1 error in 1 file\u001b[0m");
    expect(stripVTControlCharacters(colored)).toBe(report(file));
  });

  it("colours the last line by the highest severity", () => {
    expect([lastColor("error"), lastColor("warning"), lastColor("notice")]).toEqual([
      "\u001b[1;31m",
      "\u001b[1;33m",
      "\u001b[1;36m",
    ]);
    expect(formatText([], { color: true })).toBe("\u001b[1;32m0 files, nothing to report\u001b[0m\n");
  });

  it("lets no file forge a line, a colour or a command to the GitHub runner", () => {
    const forged = wholeFile({ message: "a\n::error::b\u001b[31m ##[add-mask]c", rule: "r\u202e" });
    expect(report(checkedFile("::stop-commands::x\n::y", "", [forged])).split("\n")[0]).toBe(
      "./::stop-commands::x\\u{a}::y  error  a\\u{a}::error::b\\u{1b}[31m ##\\u{5b}add-mask]c  r\\u{202e}",
    );
    expect(report(checkedFile(":", "", [located(rangeOf("", ""))])).split("\n")[0]).toMatch(/^\.\/::1:1/);
    expect(report(checkedFile("  why   x", "", [forged]))).toMatch(/^\.\/ {2}why/);
    fc.assert(
      fc.property(hostileFiles, (files) => {
        const lines = report(...files).split("\n");
        for (const line of lines) expect(line).not.toMatch(/^\s*::|##\[|[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
        const findings = files.flatMap(({ diagnostics }) => diagnostics);
        expect(lines.filter((line) => line.startsWith("  why "))).toHaveLength(findings.length);
        expect(lines.filter((line) => line !== "" && !line.startsWith("  "))).toHaveLength(
          findings.length + files.flatMap(({ suppressed }) => suppressed).length + 1,
        );
      }),
    );
  });
});
