import { applyPatch } from "diff";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { type DiffSide, unifiedDiff } from "../../../action/commands/unified-diff.ts";
import { DIFF_MAX_CHANGED_LINES } from "../../../action/limits.ts";
import { checkFile } from "../../../shared/index.ts";
import { parseCommand } from "../support/runner.ts";

/** A text as a check shows it. */
function side(text: string): DiffSide {
  return { text, shown: checkFile("providers.json", new TextEncoder().encode(text)).source };
}

function diff(before: string, after: string, path = "providers.json"): string {
  return unifiedDiff(path, side(before), side(after), (_, line) => line);
}

/** A configuration of one line for each model that is allowed; the schema takes them all. */
function allowing(models: readonly string[], end = "\n"): string {
  return `{ "providers": { "provider_a": { "models": { "allow": [\n${models.map((model) => `"${model}",\n`).join("")}] } } } }${end}`;
}

const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

it("shows what is removed and added, with three lines around it", () => {
  const after = NUMBERS.map((model) => (model === "five" ? "5" : model)).filter((model) => model !== "ten");
  expect(diff(allowing(NUMBERS), allowing(after), "teams/a/providers.json")).toBe(`--- a/teams/a/providers.json
+++ b/teams/a/providers.json
@@ -3,10 +3,9 @@
 "two",
 "three",
 "four",
-"five",
+"5",
 "six",
 "seven",
 "eight",
 "nine",
-"ten",
 ] } } } }
`);
});

it("shows what is far apart in hunks of its own", () => {
  const after = NUMBERS.filter((model) => model !== "one" && model !== "ten");
  expect(diff(allowing(NUMBERS), allowing(after)).match(/^@@.*@@$/gm)).toEqual(["@@ -1,5 +1,4 @@", "@@ -8,5 +7,4 @@"]);
});

it.each(["\r\n", "\r"])("numbers lines that end with %j, and shows no line end", (lineBreak) => {
  const [before, after] = [allowing(NUMBERS), allowing(NUMBERS.slice(1))];
  expect(diff(before.replaceAll("\n", lineBreak), after.replaceAll("\n", lineBreak))).toBe(diff(before, after));
});

it("shows no byte order mark, and tabs as spaces", () => {
  const [before, after] = [allowing(NUMBERS), allowing(NUMBERS.slice(1))];
  expect(diff(`\u{feff}${before}`, `\u{feff}${after}`)).toBe(diff(before, after));
  expect(diff(before, before.replace('"two",', '\t"two",'))).toContain('\n+    "two",\n');
});

it("masks what may be secret, in lines that change and in those around them", () => {
  const before = `{
  // steward: hunter2
  "providers": { "provider_a": {
    "baseUrl": "https://user:hunter2@gateway.example.com/v1?key=hunter2",
    "customHeaders": {
      "X-Auth-Token": "hunter2",
      "X-Tenant": "hunter2"
    },
    "password": "hunter2"
  } }
}
`;
  const after = before.replace('      "X-Auth-Token": "hunter2",\n', "").replace("?key=hunter2", "");
  const shown = diff(before, after);
  expect(shown).toContain('\n-      "X-Auth-Token": •••••••••,\n');
  expect(shown).toContain('\n-    "baseUrl": "https://••••••••••••@gateway.example.com/v1?•••••••••••",\n');
  expect(shown).toContain('\n+    "baseUrl": "https://••••••••••••@gateway.example.com/v1",\n');
  expect(shown).toContain('\n       "X-Tenant": •••••••••\n');
  expect(shown).not.toContain("hunter2");
});

it("shows the whole as replaced where too much differs to find what stays", () => {
  const many = Array.from({ length: DIFF_MAX_CHANGED_LINES }, (_, index) => `m${index}`);
  const [before, after] = [allowing(["same", ...many], ""), allowing(["same", ...many.map((model) => `${model}x`)])];
  const shown = diff(before, after);
  expect(shown.match(/^@@.*@@$/gm)).toEqual(["@@ -1,2003 +1,2003 @@"]);
  expect(shown).toContain('\n-"same",\n');
  expect(shown).toContain('\n-] } } } }\n\\ No newline at end of file\n+{ "providers"');
  expect(shown).toMatch(/\n\+\] } } } }\n$/);
  expect(applyPatch(before, shown)).toBe(after);
});

it.each([
  ["./providers.json", "providers.json"],
  ["/home/me/providers.json", "home/me/providers.json"],
  ["../providers.json", "../providers.json"],
  ["<stdin>", "<stdin>"],
  ["a\n::error::x\u{1b}[2J", "a\\u{a}::error::x\\u{1b}[2J"],
])("names the file %j", (path, name) => {
  expect(
    diff(allowing([]), allowing(["one"]), path)
      .split("\n")
      .slice(0, 2),
  ).toEqual([`--- a/${name}`, `+++ b/${name}`]);
});

it("colours each line by what it is", () => {
  const [before, after] = [allowing(["one"]), allowing(["1"])];
  const parts = unifiedDiff("a", side(before), side(after), (part) => part).split("\n");
  expect(parts).toEqual(["file", "file", "hunk", "context", "removed", "added", "context", ""]);
});

it("a diff is a patch that makes the one text out of the other, where nothing is masked", () => {
  const models = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 30 });
  const ends = fc.constantFrom("", "\n");
  fc.assert(
    fc.property(models, models, ends, ends, (one, other, end, otherEnd) => {
      const [before, after] = [allowing(one, end), allowing(other, otherEnd)];
      expect(applyPatch(before, diff(before, after))).toBe(after);
    }),
  );
});

it("a diff has only printable lines, none of which a runner takes for a command, whatever the file holds", () => {
  const pieces = fc.constantFrom("::error::", "##[error]", "\\n", "\u{202e}", "\u{1b}[2J", "\u{2028}", "\t", "x", " ");
  const texts = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(""));
  const files = fc
    .tuple(texts, texts)
    .map(([model, comment]) => `// ${comment}\n${allowing([model])}/*\n${comment}\n*/`);
  fc.assert(
    fc.property(files, files, texts, (before, after, path) => {
      for (const line of diff(before, after, path).split("\n")) {
        expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
        expect(parseCommand(line)).toBeUndefined();
      }
    }),
  );
});
