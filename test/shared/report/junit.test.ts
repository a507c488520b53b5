import { describe, expect, it } from "vitest";
import { formatJunit } from "../../../shared/report/junit.ts";
import { checkedFile, located, rangeOf, suppressedAt, wholeFile } from "./samples.ts";

const SOURCE = '{\n  "a": 1\n}';
const AT_A = rangeOf(SOURCE, '"a"');

function linesOf(...files: Parameters<typeof formatJunit>[0]): readonly string[] {
  return formatJunit(files).split("\n");
}

describe("formatJunit", () => {
  it("has a suite for each file, and in it a failure for an error and a case that passes for the rest", () => {
    const error = located(AT_A);
    const notice = wholeFile({ severity: "notice", rule: "encoding" });
    expect(formatJunit([checkedFile("a.json", SOURCE, [error, notice]), checkedFile("b.json", SOURCE, [])])).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="provider-steward" tests="3" failures="1" errors="0" skipped="0">
  <testsuite name="a.json" tests="2" failures="1" errors="0" skipped="0">
    <testcase name="unknown-key at 2:3" classname="a.json" file="a.json" line="2"><failure message="The key &#34;baseURL&#34; is not known here.">The key &#34;baseURL&#34; is not known here.
a.json:2:3  error
A key that is not known has no effect.
Write &#34;baseUrl&#34;.</failure></testcase>
    <testcase name="encoding" classname="a.json" file="a.json"><system-out>The file is not UTF-8.
a.json  notice
A key that is not known has no effect.
Save it as UTF-8.</system-out></testcase>
  </testsuite>
  <testsuite name="b.json" tests="1" failures="0" errors="0" skipped="0">
    <testcase name="no findings" classname="b.json" file="b.json"/>
  </testsuite>
</testsuites>
`,
    );
  });

  it("has a warning as a case that passes, because it does not make the command fail", () => {
    const lines = linesOf(checkedFile("a.json", SOURCE, [located(AT_A, { severity: "warning" })]));
    expect(lines[1]).toBe('<testsuites name="provider-steward" tests="1" failures="0" errors="0" skipped="0">');
    expect(lines[3]).toMatch(/<system-out>The key /);
  });

  it("has a suppressed finding as a case that was skipped, with the reason", () => {
    const lines = linesOf(checkedFile("a.json", SOURCE, [], [suppressedAt(AT_A)]));
    expect(lines[1]).toMatch(/ tests="1" failures="0" errors="0" skipped="1">$/);
    expect(lines.slice(3, 6)).toEqual([
      '    <testcase name="unknown-key at 2:3" classname="a.json" file="a.json" line="2"><skipped message="The gateway expects it.">The gateway expects it.',
      "a.json:2:3  suppressed error (comment on line 1)",
      "The key &#34;baseURL&#34; is not known here.</skipped></testcase>",
    ]);
  });

  it("has a file that could not be read as an error", () => {
    const lines = formatJunit([], [{ path: "a.json", reason: "No such file." }]).split("\n");
    expect(lines[1]).toMatch(/ tests="1" failures="0" errors="1" skipped="0">$/);
    expect(lines[3]).toMatch(/<error message="Could not read &#34;a\.json&#34;\. No such file\.">Could not read /);
  });

  it("has no character that XML does not take, and nothing that ends an element", () => {
    const message = "a\u0000\ufffe]]></failure>&\ud800\n";
    const [, , , line] = linesOf(checkedFile("a.json", SOURCE, [wholeFile({ message })]));
    expect(line).toContain("a\\u{0}\\u{fffe}]]&#62;&#60;/failure&#62;&#38;\\u{d800}\\u{a}");
  });
});
