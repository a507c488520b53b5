import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EFFECTS } from "../../../shared/changes/change.ts";
import type { CheckedFile, Diagnostic } from "../../../shared/diagnostic/diagnostic.ts";
import type { KnownChanges } from "../../../shared/report/file-changes.ts";
import { formatSummary, type SummaryOptions } from "../../../shared/report/markdown.ts";
import { comparePage } from "../../forging/laws/github.ts";
import {
  changeOf,
  checkedFile,
  hostileFiles,
  hostileText,
  knownChanges,
  located,
  rangeOf,
  runOf,
  suppressedAt,
  unknownChanges,
  wholeFile,
} from "./samples.ts";

const SOURCE = '{\n  "a": 1\n}';
const KEY = rangeOf(SOURCE, '"a"');
const LIMIT = 1_048_576;

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

function linkTo(path: string, line: number): string {
  return `https://host.example/blob/${path}?a&b#L${line}`;
}

function summary(files: readonly CheckedFile[], options: Partial<SummaryOptions> = {}): string {
  return formatSummary(runOf(files), options);
}

/** The expected count of each sentence: once for several files, but as often as it holds for one file. */
function countMost(files: readonly KnownChanges[]): ReadonlyMap<string, number> {
  const most = new Map<string, number>();
  for (const { changes } of files) {
    for (const [text, same] of Map.groupBy(changes, (change) => change.text))
      most.set(text, Math.max(most.get(text) ?? 0, same.length));
  }
  return most;
}

describe("formatSummary", () => {
  it("gives the verdict, then a table for each file in which something was found", () => {
    const files = [
      checkedFile("conf/providers.json", SOURCE, [wholeFile({ severity: "notice" }), located(KEY)]),
      checkedFile("fine.json", SOURCE, []),
      checkedFile("other.json", SOURCE, [located(KEY, { severity: "warning", message: "A | `b` <c>." })]),
    ];
    expect(summary(files)).toBe(`## ❌ Provider Steward: 1 error, 1 warning, 1 notice in 2 of 3 files

<details open><summary><code>conf/providers.json</code>: 1 error, 1 notice</summary>

| Severity | Line | Finding | Rule |
| --- | --- | --- | --- |
| notice | – | The file is not UTF-8. Save it as UTF-8. | \`encoding\` |
| error | 2 | The key \`"baseURL"\` is not known here. Write \`"baseUrl"\`. | \`unknown-key\` |

</details>

<details open><summary><code>other.json</code>: 1 warning</summary>

| Severity | Line | Finding | Rule |
| --- | --- | --- | --- |
| warning | 2 | A &#124; \`b\` &#60;c&#62;. Write \`"baseUrl"\`. | \`unknown-key\` |

</details>
`);
  });

  it.each([
    ["✅", "1 file, nothing to report", []],
    ["✅", "1 notice in 1 file", [wholeFile({ severity: "notice" })]],
    ["⚠️", "1 warning in 1 file", [wholeFile({ severity: "warning" })]],
    ["❌", "1 error in 1 file", [wholeFile()]],
  ])("shows %s for %s", (icon, verdict, diagnostics) => {
    const [head] = summary([checkedFile("a", SOURCE, diagnostics)]).split("\n");
    expect(head).toBe(`## ${icon} Provider Steward: ${verdict}`);
  });

  it("links lines where it is told how, with an address that cannot end the link", () => {
    const text = summary([checkedFile("a) [b|", SOURCE, [wholeFile(), located(KEY)])], { linkTo });
    const rows = text.split("\n").filter((line) => line.startsWith("| error"));
    expect(rows[0]).toContain("| error | – | ");
    expect(rows[1]).toContain("| error | [2](https://host.example/blob/a%29%20%5Bb%7C?a&amp;b#L2) | ");
  });

  it("lets no file forge a row, a heading or any markup", () => {
    fc.assert(
      fc.property(hostileFiles, (files) => {
        const { read, meant } = comparePage(files, summary(files));
        expect(read).toEqual(meant);
      }),
    );
  });

  it("shows in quotation marks what is spaces alone between backticks of a message", () => {
    const files = [checkedFile("a", SOURCE, [located(KEY, { message: "` `" })])];
    const { read, meant } = comparePage(files, summary(files));
    expect(read).toEqual(meant);
    expect(summary(files)).toContain('| `" "` ');
  });

  it("leaves out rows past what GitHub takes, counts them, and shows the others whole", () => {
    const rows = Array.from({ length: 9_000 }, () => located(KEY, { message: "漢".repeat(50) }));
    const files = [checkedFile("a.json", SOURCE, rows), checkedFile("b.json", SOURCE, rows.slice(0, 10))];
    const text = summary(files);
    expect(bytesOf(text)).toBeLessThanOrEqual(LIMIT);
    expect(bytesOf(text)).toBeGreaterThan(LIMIT - 2_000);
    const shown = text.split("\n").filter((line) => line.startsWith("| error | 2 | 漢")).length;
    expect(text.split("\n").at(-2)).toBe(
      `${9_010 - shown} more findings left out: GitHub limits the size of a summary.`,
    );
    expect(text).not.toContain("b.json");
  });

  it("cuts a text that is too long for a page", () => {
    const text = summary([checkedFile("a".repeat(1_000), SOURCE, [located(KEY, { message: "x".repeat(LIMIT) })])]);
    expect(text).toContain(`<code>${"a".repeat(599)}…</code>`);
    expect(text).toContain(`| ${"x".repeat(599)}… Write`);
  });

  it("keeps to the bound with one row that alone would pass it", () => {
    expect(summary([checkedFile("a.json", SOURCE, [located(KEY)])], { maxBytes: 150 })).toBe(
      "## ❌ Provider Steward: 1 error in 1 file\n\n1 more finding left out: GitHub limits the size of a summary.\n",
    );
  });

  it("leads from each finding to an example in a playground, with the rule's id alone", () => {
    const playgroundUrl = "https://steward.example/playground";
    expect(summary([checkedFile("a", SOURCE, [located(KEY)])], { playgroundUrl })).toContain(
      `| \`unknown-key\` ([open in the playground](${playgroundUrl}#rule=unknown-key)) |`,
    );
  });

  it("leads to no playground from a rule whose examples are in words", () => {
    const found = summary([checkedFile("a", SOURCE, [wholeFile({ rule: "encoding" })])], {
      playgroundUrl: "https://steward.example/playground",
    });
    expect(found).toContain("| `encoding` |");
  });

  it("begins with the totals by rule where there is much, and folds the files", () => {
    const notices = Array.from({ length: 20 }, () => wholeFile({ severity: "notice" }));
    const files = [
      checkedFile("a", SOURCE, [...notices, wholeFile({ severity: "warning" })]),
      checkedFile("b", SOURCE, [located(KEY)]),
    ];
    const docsUrl = "https://steward.example/rules/";
    expect(
      summary(files, { docsUrl }).replaceAll(/(\n\| notice.*)+/g, "\n(notices)"),
    ).toBe(`## ❌ Provider Steward: 1 error, 1 warning, 20 notices in 2 files

| Rule | Findings |
| --- | --- |
| [\`unknown-key\`](https://steward.example/rules/unknown-key) | 1 error |
| [\`encoding\`](https://steward.example/rules/encoding) | 1 warning, 20 notices |

<details><summary><code>a</code>: 1 warning, 20 notices</summary>

| Severity | Line | Finding | Rule |
| --- | --- | --- | --- |
(notices)
| warning | – | The file is not UTF-8. Save it as UTF-8. | [\`encoding\`](https://steward.example/rules/encoding) |

</details>

<details><summary><code>b</code>: 1 error</summary>

| Severity | Line | Finding | Rule |
| --- | --- | --- | --- |
| error | 2 | The key \`"baseURL"\` is not known here. Write \`"baseUrl"\`. | [\`unknown-key\`](https://steward.example/rules/unknown-key) |

</details>
`);
  });

  it("says below the verdict what was not checked and not reported, then the changes, then the findings", () => {
    const run = runOf([checkedFile("a", SOURCE, [located(KEY)])], {
      unread: [{ path: "x", reason: "It is gone." }],
      untouched: { error: 0, warning: 3, notice: 0 },
      changes: [knownChanges("a", [changeOf("p", "a", 2)])],
    });
    expect(
      formatSummary(run, { linkTo }),
    ).toBe(`## ❌ Provider Steward: 1 error in 1 file; 1 file could not be read; opens 1

Not checked: 1 of 2 files. See the log for the reason.

Not reported: 3 warnings on lines that the change does not touch.

## What changes for users

In \`a\`:

### Opens

- Something of \`p\` opens. ([line 2](https://host.example/blob/a?a&amp;b#L2))

## Findings

<details open><summary><code>a</code>: 1 error</summary>

| Severity | Line | Finding | Rule |
| --- | --- | --- | --- |
| error | [2](https://host.example/blob/a?a&amp;b#L2) | The key \`"baseURL"\` is not known here. Write \`"baseUrl"\`. | \`unknown-key\` |

</details>
`);
  });

  it("keeps the most severe and closest findings where there is no room for all, in their order", () => {
    const notices = Array.from({ length: 50 }, (_, index) =>
      located(KEY, { severity: "notice", message: `Notice ${index}.` }),
    );
    const files = [checkedFile("a", SOURCE, notices), checkedFile("b", SOURCE, [located(KEY)])];
    const closeness = (_: string, { message }: Diagnostic) => (message === "Notice 49." ? 0 : 1);
    const more = { text: "the run", url: "https://host.example/run" };
    const text = summary(files, { maxBytes: 1_200, closeness, more });
    expect(bytesOf(text)).toBeLessThanOrEqual(1_200);
    const rows = text.split("\n").filter((line) => /^\| (?:notice|error)/.test(line));
    expect(rows[0]).toMatch(/^\| notice \| 2 \| Notice 0\./);
    expect(rows.at(-2)).toMatch(/^\| notice \| 2 \| Notice 49\./);
    expect(rows.at(-1)).toMatch(/^\| error/);
    expect(text.split("\n").at(-2)).toBe(
      `${51 - rows.length} more findings left out: GitHub limits the size of a summary. The full report is in [the run](https://host.example/run).`,
    );
  });

  it("shows all findings where there is just room for them", () => {
    const files = [checkedFile("a", SOURCE, [located(KEY), located(KEY)])];
    const whole = summary(files);
    expect(summary(files, { maxBytes: bytesOf(whole) })).toBe(whole);
    expect(summary(files, { maxBytes: bytesOf(whole) - 1 })).toContain("more finding");
  });

  it("keeps within its room and loses count of nothing, whatever there is", () => {
    const changeList = fc.array(fc.tuple(hostileText, fc.constantFrom(...EFFECTS)), { maxLength: 12 });
    const fileChanges = fc.array(
      fc.oneof(
        fc.tuple(hostileText, hostileText).map(([path, reason]) => unknownChanges(path, reason)),
        fc.tuple(hostileText, changeList).map(([path, list]) =>
          knownChanges(
            path,
            list.map(([name, effect], line) => changeOf(name, path, line, effect)),
          ),
        ),
      ),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(hostileFiles, fileChanges, fc.integer({ min: 1_000, max: 20_000 }), (files, changes, maxBytes) => {
        const text = formatSummary(runOf(files, { changes }), { maxBytes, more: { text: "the log" } });
        expect(bytesOf(text)).toBeLessThanOrEqual(maxBytes);
        const [, found = "0"] = /^(\d+) more findings? left out/m.exec(text) ?? [];
        const [, foundSuppressed = "0"] = /^(\d+) more suppressed findings? left out/m.exec(text) ?? [];
        const rows = text.match(/^\| (?:error|warning|notice) \| (?!.*, line \d)/gm)?.length ?? 0;
        const suppressedRows = text.match(/^\| (?:error|warning|notice) \| .*, line \d/gm)?.length ?? 0;
        expect(rows + Number(found)).toBe(files.flatMap(({ diagnostics }) => diagnostics).length);
        expect(suppressedRows + Number(foundSuppressed)).toBe(files.flatMap(({ suppressed }) => suppressed).length);
        const [, left = ""] = /^Not listed here: (.*)\. The full report/m.exec(text) ?? [];
        const omitted = Array.from(left.matchAll(/\d+/g), ([count]) => Number(count));
        const told = text.match(/^(?:- |Not known for|Nothing .*changes)/gm)?.length ?? 0;
        const reasons = new Set(changes.flatMap((file) => (file.kind === "unknown" ? [file.reason] : [])));
        const known = changes.filter((file) => file.kind === "known");
        const total = [...countMost(known).values()].reduce((sum, count) => sum + count, 0);
        const isQuiet = known.length > 0 && total === 0;
        expect(omitted.reduce((sum, count) => sum + count, told)).toBe(total + reasons.size + (isQuiet ? 1 : 0));
      }),
      { numRuns: 300 },
    );
  });

  it("says of how many of the governed configurations a change is told, with their names folded", () => {
    const paths = Array.from({ length: 30 }, (_, index) => `teams/${index}/providers.json`);
    const settings = { ...knownChanges("default.json", []), governs: paths };
    const told = paths.slice(0, 25).map((path) => knownChanges(path, [changeOf("p", "default.json", 3)]));
    const text = formatSummary(runOf([], { changes: [settings, ...told] }), {});
    expect(text).toContain("\n<details><summary>In 25 of 30 configurations</summary>\n\n`teams/0/providers.json`, ");
    expect(text.match(/providers\.json/g)).toHaveLength(25 + 3);
    expect(text.match(/^- /gm)).toHaveLength(1);
  });

  it("folds many changes of an effect by what is alike, and names files behind each where headings would be many", () => {
    const files = Array.from({ length: 12 }, (_, index) =>
      knownChanges(`${index}/providers.json`, [changeOf(`p${index}`, "a", 1), changeOf(`q${index}`, "a", 1)]),
    );
    const text = formatSummary(runOf([], { changes: files }), {});
    expect(text.match(/<details><summary>[^<]*<\/summary>/g)).toEqual([
      "<details><summary>New providers: 24 changes</summary>",
    ]);
    expect(text.match(/<\/details>/g)).toHaveLength(1);
    expect(text.match(/^In /gm)).toBeNull();
    expect(text).toMatch(/^- .* In `11\/providers\.json`\. \(/m);
  });

  it("lists so many of what is alike that what comes after it is seen, and counts the rest", () => {
    const changes = Array.from({ length: 1_001 }, (_, index) =>
      changeOf(`p${index}`, "a", 1, index === 1_000 ? "breaks" : "opens"),
    );
    const text = formatSummary(runOf([], { changes: [knownChanges("a", changes)] }), {});
    expect(text).toContain("<details><summary>New providers: 1000 changes</summary>");
    expect(text.match(/^- .* opens\./gm)).toHaveLength(200);
    expect(text.match(/^- .* breaks\./gm)).toHaveLength(1);
    expect(text).toContain("\nNot listed here: opens 800.\n");
  });

  it("shares the room: neither findings nor changes take all of it, and what one leaves the other takes", () => {
    const sizes = (findings: number, changes: number) => {
      const diagnostics = Array.from({ length: findings }, () => located(KEY));
      const ofFile = Array.from({ length: changes }, (_, index) =>
        changeOf(`p${index}`, "a", 1, index % 100 === 0 ? "opens" : "moves"),
      );
      const run = runOf([checkedFile("a", SOURCE, diagnostics)], {
        changes: [knownChanges("a", ofFile)],
      });
      const text = formatSummary(run, { maxBytes: 20_000 });
      const [changed = "", found = ""] = text.split("## Findings");
      expect(bytesOf(text)).toBeLessThanOrEqual(20_000);
      const opening = changed.split("\n").filter((line) => / opens\. \(/.test(line)).length;
      return [bytesOf(found), bytesOf(changed), opening];
    };
    const [found = 0, changed = 0, opening] = sizes(10_000, 10_000);
    expect(found).toBeGreaterThan(9_500);
    expect(changed).toBeGreaterThan(9_500);
    expect(opening).toBe(100);
    expect(sizes(10_000, 100)[0]).toBeGreaterThan(12_000);
    expect(sizes(10, 10_000)[1]).toBeGreaterThan(11_000);
  });

  it("leaves suppressed findings their share of the room, and counts the rest", () => {
    const diagnostics = Array.from({ length: 10_000 }, () => located(KEY));
    const suppressed = Array.from({ length: 10_000 }, () => suppressedAt(KEY));
    const changes = Array.from({ length: 10_000 }, (_, index) => changeOf(`p${index}`, "a", 1));
    const run = runOf([checkedFile("a", SOURCE, diagnostics, suppressed)], { changes: [knownChanges("a", changes)] });
    const text = formatSummary(run, { maxBytes: 100_000 });
    const [, list = ""] = text.split("<summary>10000 suppressed findings</summary>");
    expect(bytesOf(text)).toBeLessThanOrEqual(100_000);
    expect(bytesOf(list)).toBeGreaterThan(12_000);
    const shown = list.match(/^\| error \|/gm)?.length ?? 0;
    expect(list).toContain(`\n</details>\n\n${10_000 - shown} more suppressed findings left out: GitHub limits`);
  });
});
