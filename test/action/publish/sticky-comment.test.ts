import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatStickyComment, type StickyCommentOptions } from "../../../action/publish/sticky-comment.ts";
import type { FileChanges, RunResults } from "../../../shared/report/run.ts";
import {
  changeOf,
  checkedFile,
  hostileFiles,
  hostileText,
  located,
  rangeOf,
  runOf,
  wholeFile,
} from "../../shared/report/samples.ts";

const SOURCE = '{\n  "a": 1\n}';
const KEY = rangeOf(SOURCE, '"a"');
const LIMIT = 65_536;

const OPTIONS: StickyCommentOptions = {
  linkTo: (path, line) => `https://host.example/${encodeURIComponent(path.toWellFormed())}#L${line}`,
  more: { text: "the run", url: "https://host.example/run" },
  marker: "<!-- provider-steward key sticky -->",
};

function comment(run: RunResults, options: Partial<StickyCommentOptions> = {}): string {
  return formatStickyComment(run, { ...OPTIONS, ...options });
}

function changed(path: string, count: number, widens: boolean): FileChanges {
  return {
    path,
    file: "changed",
    changes: Array.from({ length: count }, (_, i) => changeOf(`p${i}`, path, 1, widens)),
  };
}

describe("formatStickyComment", () => {
  it("is one line where all is right", () => {
    expect(comment(runOf([checkedFile("a", SOURCE, [])]))).toBe(
      "### ✅ Provider Steward: 1 file, nothing to report\n\n<!-- provider-steward key sticky -->",
    );
  });

  it("has the verdict, the changes that widen, the most severe findings and a link to all", () => {
    const run = runOf(
      [
        checkedFile("a b", SOURCE, [wholeFile({ severity: "warning" }), located(KEY)]),
        checkedFile("c", SOURCE, [located(KEY)]),
      ],
      {
        changes: [
          changed("c", 1, false),
          { path: "d", file: "new", changes: [changeOf("p", "e", 4)] },
          changed("c", 1, true),
        ],
      },
    );
    const closeness = (path: string) => (path === "c" ? 0 : 1);
    expect(
      comment(run, { closeness }),
    ).toBe(`### ❌ Provider Steward: 2 errors, 1 warning in 2 files; 2 changes widen what users can reach

| Widens | Cause |
| --- | --- |
| ⚠️ The provider \`"p"\` is enabled, with 2 known models offered. | \`d\`, e<span>&#58;</span>4<span>&#58;</span>7 (user layer, /p) |
| ⚠️ The provider \`"p0"\` is enabled, with 2 known models offered. | \`c\`, [line 1](https://host.example/c#L1) |

<details open><summary><code>c</code>: 1 error</summary>

| Severity | Line | Finding | Rule |
| --- | --- | --- | --- |
| error | [2](https://host.example/c#L2) | The key \`"baseURL"\` is not known here. Write \`"baseUrl"\`. | \`unknown-key\` |

</details>

<details open><summary><code>a b</code>: 1 error, 1 warning</summary>

| Severity | Line | Finding | Rule |
| --- | --- | --- | --- |
| error | [2](https://host.example/a%20b#L2) | The key \`"baseURL"\` is not known here. Write \`"baseUrl"\`. | \`unknown-key\` |
| warning | – | The file is not UTF-8. Save it as UTF-8. | \`encoding\` |

</details>

Not shown: 1 change that widens nothing. The full report is in [the run](https://host.example/run).

<!-- provider-steward key sticky -->`);
  });

  it("counts what it does not show", () => {
    const findings = Array.from({ length: 25 }, () => located(KEY));
    const run = runOf([checkedFile("a", SOURCE, findings)], {
      changes: [changed("a", 21, true), changed("b", 2, false), { path: "c", reason: "It is gone." }],
      unread: [{ path: "d", reason: "It is gone." }],
      untouched: { error: 0, warning: 0, notice: 4 },
    });
    const text = comment(run);
    expect(text.match(/^\| error \|/gm)).toHaveLength(20);
    expect(text).toContain("\n| Rule | Findings |\n| --- | --- |\n| `unknown-key` | 25 errors |\n");
    expect(text).toContain("\n<details><summary><code>a</code>: 25 errors</summary>\n");
    expect(text.match(/^\| ⚠️ /gm)).toHaveLength(20);
    expect(text).toContain(
      "\n\nNot checked: 1 of 2 files. See the log for the reason.\n\nNot reported: 4 notices on lines that",
    );
    expect(text).toContain(
      "\n\nNot shown: 5 more findings, 1 more change that widens, 2 changes that widen nothing, 1 file whose changes are not known. The full report is in [the run]",
    );
  });

  it("keeps to what GitHub takes, and counts what has no room", () => {
    const findings = Array.from({ length: 20 }, () =>
      located(KEY, { message: "@".repeat(600), advice: "@".repeat(600) }),
    );
    const path = "漢".repeat(1_000);
    const run = runOf([checkedFile(path, SOURCE, findings)], { changes: [changed(path, 20, true)] });
    const text = comment(run);
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(LIMIT);
    const shown = [text.match(/^\| error \|/gm)?.length ?? 0, text.match(/^\| ⚠️ /gm)?.length ?? 0];
    expect(shown.every((count) => count > 0 && count < 20)).toBe(true);
    expect(text).toContain(`${20 - (shown[0] ?? 0)} more findings, ${20 - (shown[1] ?? 0)} more changes that widen`);
    expect(text.endsWith(OPTIONS.marker)).toBe(true);
  });

  it("is made of lines that are ours, whatever a file holds", () => {
    fc.assert(
      fc.property(hostileFiles, hostileText, (files, name) => {
        const run = runOf(files, { changes: [{ path: name, file: "changed", changes: [changeOf(name, name, 1)] }] });
        for (const line of comment(run).split("\n").slice(1)) {
          expect(line).toMatch(
            /^(?:|\| (?:Widens|Severity|---) .*|<details open><summary><code>[^<>]*(?:<\/?span>[^<>]*)*<\/code>: [\w, ]+<\/summary>|<\/details>|\| ⚠️ [^|]+ \| [^|]+ \||\| (?:error|warning|notice) \| (?:–|\[\d+\]\([^|()\s]+\)) \| [^|]+ \| [^|]+ \||Not shown: .*|The full report is in .*|<!-- provider-steward key sticky -->)$/,
          );
        }
      }),
    );
  });
});
