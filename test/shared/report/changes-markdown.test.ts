import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Change } from "../../../shared/changes/change.ts";
import { EFFECTS } from "../../../shared/changes/change.ts";
import { formatChangesSummary } from "../../../shared/report/changes-markdown.ts";
import type { FileChanges } from "../../../shared/report/file-changes.ts";
import type { WholeReport } from "../../../shared/report/whole-report.ts";
import { words } from "../../support/words.ts";
import { changeOf, knownChanges, unknownChanges } from "./samples.ts";

const linkTo = (path: string, line: number, side = "after") => `https://x.example/${side}/${path}#L${line}`;

function format(files: readonly FileChanges[], maxBytes = 1_000_000): string {
  return formatChangesSummary(files, { maxBytes, linkTo });
}

const many = (count: number, effect?: Change["effect"]) =>
  Array.from({ length: count }, (_, index) => changeOf(`p${index}`, "f", index, effect));

const bullets = (text: string) => text.split("\n").filter((line) => line.startsWith("- "));

describe("formatChangesSummary", () => {
  it("is nothing where no file was compared", () => {
    expect(format([])).toBe("");
  });

  it("has a list for each effect, what opens first, and folds what has none", () => {
    const changes = EFFECTS.toReversed().map((effect, index) => changeOf(`p${index}`, "f", index + 1, effect));
    expect(format([knownChanges("f", changes)])).toBe(`
## What changes for users

In \`f\`:

### Opens

- Something of \`p4\` opens. ([line 5](https://x.example/after/f#L5))

### Breaks

- Something of \`p3\` breaks. ([line 4](https://x.example/after/f#L4))

### Moves

- Something of \`p2\` moves. ([line 3](https://x.example/after/f#L3))

### Changes

- Something of \`p1\` changes. ([line 2](https://x.example/after/f#L2))

<details><summary>No effect</summary>

- Something of \`p0\` none. ([line 1](https://x.example/after/f#L1))

</details>
`);
  });

  it("says once what is the same in several files, with their names", () => {
    const same = changeOf("p", "enforced.json", 3);
    const files = [
      knownChanges("a.json", [same, changeOf("q", "a.json", 1)]),
      knownChanges("b.json", [same, changeOf("q", "b.json", 1, "breaks")]),
      knownChanges("c.json"),
    ];
    expect(format(files)).toBe(`
## What changes for users

### Opens

In \`a.json\` and \`b.json\`:

- Something of \`p\` opens. ([\`enforced.json\`, line 3](https://x.example/after/enforced.json#L3))

In \`a.json\`:

- Something of \`q\` opens. ([line 1](https://x.example/after/a.json#L1))

### Breaks

In \`b.json\`:

- Something of \`q\` breaks. ([line 1](https://x.example/after/b.json#L1))
`);
  });

  it("says once what is the same in several files for a reason in each, with some of the reasons", () => {
    const files = Array.from({ length: 6 }, (_, index) => knownChanges(`${index}`, [changeOf("p", `${index}`, 1)]));
    expect(bullets(format(files))).toEqual([
      "- Something of `p` opens. ([`0`, line 1](https://x.example/after/0#L1) and 5 others)",
    ]);
    expect(bullets(format(files.slice(0, 2)))[0]).toContain("and [`1`, line 1]");
  });

  it("says twice what a file has twice, because names that are masked look alike", () => {
    const twice = knownChanges("a", [changeOf("•••", "a", 1), changeOf("•••", "a", 2)]);
    expect(bullets(format([twice, knownChanges("b", [changeOf("•••", "b", 3)])]))).toHaveLength(2);
  });

  it("names some of very many files, and counts the others", () => {
    const files = Array.from({ length: 40 }, (_, index) => knownChanges(`${index}.json`, [changeOf("p", "l", 1)]));
    const text = format(files);
    expect(bullets(text)).toHaveLength(1);
    expect(text).toContain("\nIn `0.json`, `1.json`, `2.json` and 37 others:\n");
  });

  it.each<readonly [string, Change["cause"]]>([
    ["", null],
    ["", { side: "after", place: { kind: "default" } }],
    [" (`l.json`)", { side: "after", place: { kind: "layer", layer: "default", label: "l.json", pointer: "" } }],
    [
      " ([`p.json`, line 2](https://x.example/after/p.json#L2))",
      {
        side: "after",
        place: { kind: "policy", label: "p.json", pointer: "/rules", position: { line: 2, column: 1 } },
      },
    ],
    ["", { side: "after", place: { kind: "policy", pointer: "/rules" } }],
    [
      " ([line 2, before](https://x.example/before/f#L2))",
      {
        side: "before",
        place: { kind: "layer", layer: "user", label: "f", pointer: "", position: { line: 2, column: 1 } },
      },
    ],
  ])("shows the cause as %j", (shown, cause) => {
    expect(bullets(format([knownChanges("f", [{ ...changeOf("p", "f", 1), cause }])]))).toEqual([
      `- Something of \`p\` opens.${shown}`,
    ]);
  });

  it("says which files are new or removed, and that nothing changes", () => {
    const files = [knownChanges("a", [], "new"), knownChanges("b", [], "removed"), knownChanges("c", [], "new")];
    expect(format(files)).toBe(
      "\n## What changes for users\n\nNew: `a` and `c`.\n\nRemoved: `b`.\n\nNothing changes for users.\n",
    );
  });

  it("says which files are renamed, because they are compared with themselves", () => {
    const files = [{ ...knownChanges("b"), formerPath: "a" }, knownChanges("c")];
    expect(format(files)).toBe("\n## What changes for users\n\nRenamed: `a` to `b`.\n\nNothing changes for users.\n");
  });

  it("names the configurations that settings govern", () => {
    const files = [{ ...knownChanges("e.json"), governs: ["a", "b"] }, knownChanges("a")];
    expect(format(files)).toContain("\n`e.json` governs `a` and `b`.\n");
    const governing = [{ ...knownChanges("e.json"), governs: ["a", "b", "c", "d", "e"] }];
    expect(format(governing)).toContain("\n`e.json` governs `a`, `b`, `c` and 2 others.\n");
  });

  it("says what was not compared, each reason once", () => {
    const files = [
      unknownChanges("a", "It is gone."),
      { ...knownChanges("b"), widens: undefined, notCompared: ['"l.json" is *odd*.'] },
      unknownChanges("c", "It is gone."),
    ];
    expect(format(files)).toBe(`
## What changes for users

Not known for \`a\` and \`c\`: It is gone.

Not known for \`b\`: \`"l.json"\` is &#42;odd&#42;.

Nothing else changes for users.
`);
  });

  it("has all where there is just room for it, and no line of what is left out", () => {
    const files = [knownChanges("f", many(2))];
    const whole = format(files);
    const bytes = new TextEncoder().encode(whole).length;
    expect(format(files, bytes)).toBe(whole);
    expect(format(files, bytes - 1)).toMatch(/\nNot listed here: opens [12]\.\n$/);
  });

  it("leaves out from the end, counts what it leaves out by effect, and keeps within the room", () => {
    const files = [
      unknownChanges("u", "It is gone."),
      knownChanges(
        "f",
        EFFECTS.flatMap((effect) => many(9, effect)),
      ),
    ];
    const whole = bullets(format(files));
    for (let maxBytes = 256; maxBytes < 6_000; maxBytes += 50) {
      const text = format(files, maxBytes);
      const shown = bullets(text);
      expect(shown).toEqual(whole.slice(0, shown.length));
      const left = /\nNot listed here: (.*)\.\n$/.exec(text)?.[1] ?? "";
      const counts = Array.from(left.matchAll(/\d+/g), ([count]) => Number(count));
      expect(counts.reduce((sum, count) => sum + count, shown.length)).toBe(45);
      expect(text.split("<details>").length).toBe(text.split("</details>").length);
      expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(maxBytes);
    }
    expect(format(files, 900)).toMatch(/: (?:opens \d, )?breaks \d, moves 9, changes 9, 9 changes without effect\.\n$/);
  });

  it("says where all is where something is left out", () => {
    const left = (more: WholeReport) =>
      formatChangesSummary([knownChanges("f", many(40))], { maxBytes: 700, more })
        .split("\n")
        .at(-2);
    expect(left({ text: "the [log]" })).toMatch(
      /^Not listed here: opens \d\d\. The full report is in the &#91;log&#93;\.$/,
    );
    expect(left({ text: "the run", url: "https://x.example/a b" })).toMatch(
      / The full report is in \[the run\]\(https:\/\/x\.example\/a%20b\)\.$/,
    );
  });

  it("is made of lines that are ours, whatever a file is called", () => {
    const pieces = fc.constantFrom(
      ...words("| <img> ]( @octocat ##[error] x </details>"),
      "\n",
      "`",
      "\u{202e}",
      "\\",
      " ",
    );
    const texts = fc.array(pieces, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(texts, texts, fc.boolean(), (name, path, isOwn) => {
        const changes = [changeOf(name, isOwn ? path : name, 3), changeOf(name, name, 3, "none")];
        const text = format([knownChanges(path, changes, "new"), unknownChanges(path, name)]);
        expect(text.split("\n")).toHaveLength(21);
        // Where a link leads is an address, which is escaped in its own way; in code nothing means anything.
        const shown = text.replaceAll(/\]\(https:[^()\s|]*\)/g, "]").replaceAll(/`[^`\n]*`/g, "");
        expect(shown.split("</details>")).toHaveLength(2);
        expect(shown).not.toMatch(/<img|@octocat/);
        expect(text).not.toMatch(/\u{202e}|##\[/u);
      }),
    );
  });
});
