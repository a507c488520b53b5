import * as fc from "fast-check";
import { expect, it } from "vitest";
import { formatStickyComment, type StickyCommentOptions } from "../../../action/publish/sticky-comment.ts";
import type { Effect } from "../../../shared/changes/change.ts";
import type { FileChanges } from "../../../shared/report/file-changes.ts";
import type { RunResults } from "../../../shared/report/run.ts";
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

function changed(path: string, count: number, effect: Effect): FileChanges {
  return knownChanges(
    path,
    Array.from({ length: count }, (_, i) => changeOf(`p${i}`, path, 1, effect)),
  );
}

it("the comment has the verdict, the effects for users, the most severe findings and a link to all", () => {
  const run = runOf(
    [
      checkedFile("a b", SOURCE, [wholeFile({ severity: "warning" }), located(KEY)]),
      checkedFile("c", SOURCE, [located(KEY)]),
    ],
    {
      changes: [changed("c", 1, "none"), knownChanges("d", [changeOf("p", "e", 4)], "new"), changed("c", 1, "breaks")],
    },
  );
  const closeness = (path: string) => (path === "c" ? 0 : 1);
  expect(comment(run, { closeness })).toBe(`### ❌ Provider Steward: 2 errors, 1 warning in 2 files; opens 1, breaks 1

New: \`d\`.

#### Opens

In \`d\`:

- Something of \`p\` opens. ([\`e\`, line 4](https://host.example/e#L4))

#### Breaks

In \`c\`:

- Something of \`p0\` breaks. ([line 1](https://host.example/c#L1))

#### Findings

<details open><summary><code>a b</code>: 1 error, 1 warning</summary>

| Severity | Line | Finding | Rule |
| --- | --- | --- | --- |
| warning | – | The file is not UTF-8. Save it as UTF-8. | \`encoding\` |
| error | [2](https://host.example/a%20b#L2) | The key \`"baseURL"\` is not known here. Write \`"baseUrl"\`. | \`unknown-key\` |

</details>

<details open><summary><code>c</code>: 1 error</summary>

| Severity | Line | Finding | Rule |
| --- | --- | --- | --- |
| error | [2](https://host.example/c#L2) | The key \`"baseURL"\` is not known here. Write \`"baseUrl"\`. | \`unknown-key\` |

</details>

Not shown: 1 change without effect. The full report is in [the run](https://host.example/run).

<!-- provider-steward key sticky -->`);
});

it("folds what is suppressed, at most 20 of it, and points to all", () => {
  const suppressed = Array.from({ length: 22 }, () => suppressedAt(KEY));
  const text = comment(runOf([checkedFile("a", SOURCE, [], suppressed)]));
  expect(text).toContain("### ✅ Provider Steward: 1 file, nothing to report, 22 suppressed\n\n<details><summary>22 ");
  expect(text.match(/^\| error \| `a`, line \[2\]\(https:\/\/host\.example\/a#L2\) /gm)).toHaveLength(20);
  expect(text).toContain("\n</details>\n\nNot shown: 2 more suppressed findings. The full report is in [the run]");
});

it("counts what it does not show, by effect", () => {
  const findings = Array.from({ length: 25 }, () => located(KEY));
  const run = runOf([checkedFile("a", SOURCE, findings)], {
    changes: [changed("a", 25, "moves"), changed("b", 16, "breaks"), unknownChanges("c", "It is gone.")],
    unread: [{ path: "d", reason: "It is gone." }],
    untouched: { error: 0, warning: 0, notice: 4 },
  });
  const text = comment(run);
  expect(text.match(/^\| error \|/gm)).toHaveLength(20);
  expect(text).toContain("\n| Rule | Findings |\n| --- | --- |\n| `unknown-key` | 25 errors |\n");
  expect(text).toContain("\n<details><summary><code>a</code>: 25 errors</summary>\n");
  expect(text.match(/^- .* breaks\./gm)).toHaveLength(16);
  expect(text).toMatch(/<summary>[\w ]+: 25 changes<\/summary>/);
  expect(text.match(/^- .* moves\./gm)).toHaveLength(20);
  expect(text).toContain("\n\nNot known for `c`: It is gone.\n\n#### Breaks\n");
  expect(text).toContain(
    "\n\nNot checked: 1 of 2 files. See the log for the reason.\n\nNot reported: 4 notices on lines that",
  );
  expect(text).toContain("\n\nNot shown: moves 5, 5 more findings. The full report is in [the run]");
});

it("the comment keeps to what GitHub takes, and counts what has no room", () => {
  const findings = Array.from({ length: 20 }, () =>
    located(KEY, { message: "@".repeat(600), advice: "@".repeat(600) }),
  );
  const path = "漢".repeat(1_000);
  const run = runOf([checkedFile(path, SOURCE, findings)], {
    changes: [changed(path, 20, "opens"), unknownChanges("漢", "x")],
  });
  const text = comment(run);
  expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(LIMIT);
  const shown = [text.match(/^\| error \|/gm)?.length ?? 0, text.match(/^- /gm)?.length ?? 0];
  expect(shown.every((count) => count > 0 && count < 20)).toBe(true);
  expect(text).toContain(`Not shown: opens ${20 - (shown[1] ?? 0)}, ${20 - (shown[0] ?? 0)} more findings.`);
  expect(text.endsWith(OPTIONS.marker)).toBe(true);
});

it("the comment is made of lines that are ours, whatever a file holds", () => {
  fc.assert(
    fc.property(hostileFiles, hostileText, (files, name) => {
      const run = runOf(files, { changes: [knownChanges(name, [changeOf(name, name, 1)])] });
      for (const line of comment(run).split("\n").slice(1)) {
        expect(line).toMatch(
          /^(?:|#### (?:Opens|Findings)|In (?:`[^`]+`|<code>[^<>]*(?:<\/?span>[^<>]*)*<\/code>):|- Something of .* opens\. \(\[line 1\]\([^()\s]+\)\)|\| (?:Severity|---) .*|<details><summary>\d+ suppressed findings?<\/summary>|\| (?:error|warning|notice) \| [^|]+, line \[\d+\]\([^|()\s]+\) \| [^|]+ \| [^|]+ \| (?:comment on line \[\d\]\([^|()\s]+\)|policy [^|]+) \| [^|]+ \||<details open><summary><code>[^<>]*(?:<\/?span>[^<>]*)*<\/code>: [\w, ]+<\/summary>|<\/details>|\| (?:error|warning|notice) \| (?:–|\[\d+\]\([^|()\s]+\)) \| [^|]+ \| [^|]+ \||Not shown: .*|The full report is in .*|<!-- provider-steward key sticky -->)$/,
        );
      }
    }),
  );
});
