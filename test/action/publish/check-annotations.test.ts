import * as fc from "fast-check";
import { expect, it } from "vitest";
import { toCheckAnnotations } from "../../../action/publish/check-annotations.ts";
import { checkedFile, hostileFiles, located, rangeOf, wholeFile } from "../../shared/report/samples.ts";

const SOURCE = '{\n  "a": {\n  }\n}';
const KEY = rangeOf(SOURCE, '"a"');

it("gives lines, columns within one line, and what is about a whole file on its first line", () => {
  const diagnostics = [
    wholeFile({ severity: "notice" }),
    located(KEY),
    located(rangeOf(SOURCE, "{\n  }"), { severity: "warning" }),
  ];
  const { shown, omitted } = toCheckAnnotations([checkedFile("conf/a b.json", SOURCE, diagnostics)], { max: 50 });
  expect(shown).toEqual([
    {
      path: "conf/a b.json",
      start_line: 2,
      end_line: 2,
      start_column: 3,
      end_column: 5,
      annotation_level: "failure",
      title: "Provider Steward: unknown-key",
      message: 'The key "baseURL" is not known here.\nWrite "baseUrl".',
    },
    {
      path: "conf/a b.json",
      start_line: 2,
      end_line: 3,
      annotation_level: "warning",
      title: "Provider Steward: unknown-key",
      message: 'The key "baseURL" is not known here.\nWrite "baseUrl".',
    },
    {
      path: "conf/a b.json",
      start_line: 1,
      end_line: 1,
      annotation_level: "notice",
      title: "Provider Steward: encoding",
      message: "The file is not UTF-8.\nSave it as UTF-8.",
    },
  ]);
  expect(omitted).toBe("");
});

it("an annotation of a check run ends with the address of the rule's page where that is known", () => {
  const files = [checkedFile("a", SOURCE, [wholeFile()])];
  const { shown } = toCheckAnnotations(files, { max: 1, docsUrl: "https://steward.example/rules.md#" });
  expect(shown[0]?.message).toBe(
    "The file is not UTF-8.\nSave it as UTF-8.\nhttps://steward.example/rules.md#encoding",
  );
});

it("changes that open or break something come after the errors, on the first line where they have none", () => {
  const about = { subject: "", isInDiff: false };
  const mark = {
    ...about,
    text: "It opens.",
    where: "In a and b.",
    accepted: "Accepted by `x` (label).",
    path: "a",
    line: undefined,
  };
  const marks = [
    { ...mark, effect: "opens", line: 3 },
    { ...mark, effect: "breaks" },
  ] as const;
  const files = [checkedFile("a", SOURCE, [located(KEY, { severity: "warning" }), located(KEY)])];
  const { shown } = toCheckAnnotations(files, { max: 3, marks });
  expect(shown.map(({ title, start_line, annotation_level }) => [title, start_line, annotation_level])).toEqual([
    ["Provider Steward: unknown-key", 2, "failure"],
    ["Provider Steward: opens", 3, "warning"],
    ["Provider Steward: breaks", 1, "warning"],
  ]);
  expect(shown[1]?.message).toBe("It opens.\nIn a and b.\nAccepted by `x` (label).");
  expect(toCheckAnnotations(files, { max: 1, marks }).omitted).toBe("1 warning, opens 1, breaks 1");
});

it("keeps the most severe and closest, and counts the rest", () => {
  const files = [
    checkedFile("a", SOURCE, [located(KEY, { severity: "notice" }), located(KEY)]),
    checkedFile("b", SOURCE, [located(KEY), located(KEY, { severity: "warning" })]),
  ];
  const closeness = (path: string) => (path === "b" ? 0 : 9);
  const { shown, omitted } = toCheckAnnotations(files, { max: 2, closeness });
  expect(shown.map(({ path, annotation_level }) => [path, annotation_level])).toEqual([
    ["b", "failure"],
    ["a", "failure"],
  ]);
  expect(omitted).toBe("1 warning, 1 notice");
});

it("keeps to what GitHub takes", () => {
  const long = located(KEY, { rule: "r".repeat(300), message: "漢".repeat(70_000) });
  const [annotation] = toCheckAnnotations([checkedFile("a", SOURCE, [long])], { max: 1 }).shown;
  expect(annotation?.title).toBe(`Provider Steward: ${"r".repeat(236)}…`);
  expect(annotation?.message).toBe(`${"漢".repeat(16_383)}…`);
  expect(new TextEncoder().encode(annotation?.message).length).toBeLessThanOrEqual(65_536);
});

it("an annotation of a check run is as GitHub takes it, whatever a file holds", () => {
  fc.assert(
    fc.property(hostileFiles, fc.nat(10), (files, max) => {
      const { shown, omitted } = toCheckAnnotations(files, { max });
      const count = files.flatMap(({ diagnostics }) => diagnostics).length;
      expect(shown).toHaveLength(Math.min(max, count));
      const numbers = omitted.match(/\d+/g) ?? [];
      expect(numbers.map(Number).reduce((one, other) => one + other, 0)).toBe(count - shown.length);
      for (const { start_line, end_line, start_column, end_column, title, message } of shown) {
        expect(start_line).toBeGreaterThan(0);
        expect(end_line).toBeGreaterThanOrEqual(start_line);
        expect(start_column !== undefined && start_line !== end_line).toBe(false);
        expect(end_column ?? 0).toBeGreaterThanOrEqual(start_column ?? 0);
        expect(`${title}${message.replace("\n", "")}`).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
      }
    }),
  );
});
