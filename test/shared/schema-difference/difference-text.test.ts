import { expect, test } from "vitest";
import type { SchemaDifference } from "../../../shared/schema-difference/difference.ts";
import { formatDifferences } from "../../../shared/schema-difference/difference-text.ts";

const place = "/providers/north";
const [only, missing] = [
  { published: true, vocabulary: false },
  { published: false, vocabulary: true },
];

test.each<[SchemaDifference, string]>([
  [
    { place, kind: "key", name: "north", ...only },
    'The published schema has the key "north", and the vocabulary does not.',
  ],
  [
    { place, kind: "key", name: "north", ...missing },
    'The vocabulary has the key "north", and the published schema does not.',
  ],
  [
    { place, kind: "variant", name: "aws", ...only },
    'The published schema has custom entries of the type "aws", and the vocabulary does not.',
  ],
  [
    { place, kind: "value", name: 2, ...missing },
    "The vocabulary takes the value 2, and the published schema does not.",
  ],
  [
    { place, kind: "required", name: "id", ...only },
    'The published schema requires the key "id", and the vocabulary does not.',
  ],
  [
    { place, kind: "other-keys", name: null, ...only },
    "The published schema takes keys of any other name, and the vocabulary does not.",
  ],
  [
    { place, kind: "values", name: null, published: null, vocabulary: ["a", 1] },
    'The published schema takes every value, and the vocabulary takes only "a" or 1.',
  ],
  [
    { place, kind: "type", name: null, published: ["null", "string"], vocabulary: [] },
    "The published schema takes the type null or string, and the vocabulary takes single values alone.",
  ],
  [
    { place, kind: "bound", name: "minimum", published: null, vocabulary: 1 },
    "The published schema has no minimum, and the vocabulary has the minimum 1.",
  ],
])("%j is told in a sentence", (difference, sentence) => {
  expect(formatDifferences([difference])).toBe(`${sentence}\n  /providers/north\n\n1 difference\n`);
});

test("one that is at many places is told once, with the first of them", () => {
  const many = Array.from({ length: 8 }, (_, at): SchemaDifference => {
    return { place: at === 0 ? "" : `/${at}`, kind: "key", name: "x", ...only };
  });
  expect(formatDifferences(many)).toBe(
    `${[
      'The published schema has the key "x", and the vocabulary does not.',
      "  the whole file",
      "  /1",
      "  /2",
      "  /3",
      "  /4",
      "  3 others",
      "",
      "8 differences",
    ].join("\n")}\n`,
  );
});

test("names that could change what a terminal shows are escaped, and secrets masked", () => {
  const name = `ghp_${"a1B2c3D4".repeat(5).slice(0, 36)}`;
  const text = formatDifferences([
    { place: "/\u001b[2J", kind: "key", name: "\u001b[2J", ...only },
    { place, kind: "value", name, ...only },
  ]);
  // oxlint-disable-next-line eslint/no-control-regex -- it is what must not be there
  expect(text).not.toMatch(/\u001b/);
  expect(text).not.toContain(name);
});
