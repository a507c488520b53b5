import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatChangesSummary } from "../../../shared/report/changes-markdown.ts";
import type { FileChanges } from "../../../shared/report/run.ts";
import type { WholeReport } from "../../../shared/report/whole-report.ts";
import { changeOf } from "./samples.ts";

function format(files: readonly FileChanges[], maxBytes = 1_000_000): string {
  return formatChangesSummary(files, { maxBytes, linkTo: (path, line) => `https://x.example/${path}#L${line}` });
}

describe("formatChangesSummary", () => {
  it("is nothing where there is no file", () => {
    expect(format([])).toBe("");
  });

  it("has what opens something first, and links to lines of the file as it is now, and no others", () => {
    const changes = [changeOf("a", "f (before)", 1, false), changeOf("b", "f", 2, false), changeOf("c", "f", 3)];
    const table = format([{ path: "f", file: "changed", changes }]);
    expect(table.split("\n").filter((row) => row.startsWith("| ") && row.includes("enabled"))).toEqual([
      '| ⚠️ | The provider "c" is enabled, with 2 known models offered. | [line 3](https://x.example/f#L3) |',
      '|  | The provider "a" is enabled, with 2 known models offered. | f (before)<span>&#58;</span>1<span>&#58;</span>7 (user layer, /p) |',
      '|  | The provider "b" is enabled, with 2 known models offered. | [line 2](https://x.example/f#L2) |',
    ]);
  });

  it("explains the mark only where it stands", () => {
    const mark = "⚠️ marks changes that widen access";
    expect(format([{ path: "f", file: "changed", changes: [changeOf("a", "f", 1)] }])).toContain(mark);
    expect(format([{ path: "f", file: "changed", changes: [changeOf("a", "f", 1, false)] }])).not.toContain("⚠️");
  });

  it.each(["new", "removed"] as const)("lists ten changes of a %s file, what opens something among them", (file) => {
    const changes = Array.from({ length: 12 }, (_, index) => changeOf(`p${index}`, "f", 1, index === 11));
    const text = format([{ path: "f", file, changes }]);
    expect(text).toContain('| ⚠️ | The provider "p11" is');
    expect(text.split("\n").filter((row) => row.includes("is enabled"))).toHaveLength(10);
    expect(text).toMatch(/\n\n2 more changes in this file\.\n$/);
    expect(format([{ path: "f", file: "changed", changes }])).not.toContain("in this file");
  });

  it("says in one line why the changes of several files are not known", () => {
    const unknown = ["a", "b", "c"].map((path) => ({ path, reason: path === "c" ? "It is *odd*." : "It is gone." }));
    expect(format(unknown)).toBe(
      "\n## What changes for users\n\nUnknown for 2 files, listed in the log: It is gone.\n\nUnknown for c: It is &#42;odd&#42;.\n",
    );
  });

  it("has all where there is just room for it, and no line of what is left out", () => {
    const files: FileChanges[] = [
      { path: "f", file: "changed", changes: [changeOf("a", "f", 1), changeOf("b", "f", 2)] },
    ];
    const whole = format(files);
    const bytes = new TextEncoder().encode(whole).length;
    expect(format(files, bytes)).toBe(whole);
    expect(format(files, bytes - 1)).toMatch(/\n[12] more rows? left out/);
  });

  it("counts what it has no room for, and keeps within the room", () => {
    const changes = Array.from({ length: 40 }, (_, index) => changeOf(`p${index}`, "f", index));
    const files: FileChanges[] = [
      { path: "f", file: "changed", changes },
      { path: "g", file: "changed", changes: [] },
    ];
    for (let maxBytes = 256; maxBytes < 6_000; maxBytes += 100) {
      const text = format(files, maxBytes);
      const left = Number(/\n(\d+) more rows? left out/.exec(text)?.[1] ?? 0);
      const listed = text
        .split("\n")
        .filter((line) => line.includes("is enabled") || line.startsWith("Nothing")).length;
      expect(listed + left).toBe(41);
      expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(maxBytes);
    }
  });

  it("keeps what opens something, in whichever file, before all else", () => {
    const closing = Array.from({ length: 100 }, (_, index) => changeOf(`p${index}`, "f", index, false));
    const files: FileChanges[] = [
      { path: "u", reason: "It is gone." },
      { path: "f", file: "changed", changes: closing },
      { path: "g", file: "changed", changes: [...closing, changeOf("opened", "g", 1)] },
    ];
    const text = format(files, 1_000);
    expect(text).toMatch(/\n### g\n\n.*\n.*\n\| ⚠️ \| The provider "opened" is enabled/);
    expect(text.split("\n").filter((line) => line.includes("is enabled")).length).toBeLessThan(10);
    expect(format(files, 400)).toContain('"opened"');
  });

  it("says where all is where something is left out", () => {
    const changes = Array.from({ length: 40 }, (_, index) => changeOf(`p${index}`, "f", index));
    const options = { maxBytes: 700 };
    const left = (more: WholeReport) =>
      formatChangesSummary([{ path: "f", file: "changed", changes }], { ...options, more })
        .split("\n")
        .at(-2);
    expect(left({ text: "the [log]" })).toMatch(
      /^\d\d more rows left out: .*\. The full report is in the &#91;log&#93;\.$/,
    );
    expect(left({ text: "the run", url: "https://x.example/a b" })).toMatch(
      / The full report is in \[the run\]\(https:\/\/x\.example\/a%20b\)\.$/,
    );
  });

  it("is a table of three columns whatever a file says, and of lines that are ours", () => {
    const pieces = fc.constantFrom(
      "|",
      "\n",
      "<img>",
      "`",
      "](",
      "@octocat",
      "\u{202e}",
      "##[error]",
      "\\",
      "x",
      " ",
      "&#124;",
    );
    const texts = fc.array(pieces, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(texts, texts, fc.boolean(), (name, path, isOwn) => {
        const changes = [changeOf(name, isOwn ? path : name, 3)];
        const text = format([
          { path, file: "new", changes },
          { path, reason: name },
        ]);
        const rows = text.split("\n").filter((line) => line.startsWith("|"));
        expect(rows.map((row) => row.split("|").length)).toEqual([5, 5, 5]);
        expect(text.split("\n")).toHaveLength(15);
        // Where a link leads is an address, which is escaped in its own way.
        const shown = text.replaceAll(/\]\(https:[^()\s|]*\)/g, "]");
        expect(shown).not.toMatch(/<img|@octocat|\u{202e}|##\[/u);
      }),
    );
  });
});
