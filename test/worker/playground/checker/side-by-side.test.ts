import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { ANSWERS } from "../../../../worker/playground/checker/answer.ts";
import { SHOWN_ROWS_MAX, sideBySide } from "../../../../worker/playground/checker/side-by-side.ts";
import type { SideBySide } from "../../../../worker/playground/workspace/question.ts";
import { NOTHING } from "../../../../worker/playground/workspace/workspace.ts";

const lines = ({ rows }: SideBySide) => rows.flatMap((row) => (row.kind === "line" ? [row] : []));

const numberedLines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}`);

const text = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 12 }).map((all) => all.join("\n"));

describe("two texts side by side", () => {
  it("have each line of both, in order, where no line is far from a difference", () => {
    fc.assert(
      fc.property(text, text, (before, configuration) => {
        const { rows } = sideBySide({ before, configuration }, []);
        fc.pre(rows.every(({ kind }) => kind === "line"));
        const shown = lines({ rows, omitted: 0 });
        const sides = [shown.flatMap((row) => row.before ?? []), shown.flatMap((row) => row.after ?? [])];
        expect(sides.map((side) => side.map((line) => line.text).join("\n"))).toEqual([before, configuration]);
        for (const side of sides) expect(side.map(({ number }) => number)).toEqual(side.map((_, index) => index + 1));
      }),
    );
  });

  it("have the numbers of lines on each side, and count those that are the same", () => {
    const before = numberedLines(20);
    const after = [...before.slice(0, 10), "new", ...before.slice(10)];
    const { rows, omitted } = sideBySide({ before: before.join("\n"), configuration: after.join("\n") }, []);
    expect(rows).toEqual([
      { kind: "gap", count: 7 },
      ...[8, 9, 10].map((number) => sameLine(number, number)),
      { kind: "line", before: undefined, after: { number: 11, text: "new" }, changes: [] },
      ...[11, 12, 13].map((number) => sameLine(number, number + 1)),
      { kind: "gap", count: 7 },
    ]);
    expect(omitted).toBe(0);
  });

  it("are bounded, however much differs and however long a line is", () => {
    const before = numberedLines(5_000).join("\n");
    const configuration = numberedLines(5_000)
      .map((line) => `${line}${"x".repeat(1_000)}`)
      .join("\n");
    const shown = sideBySide({ before, configuration }, []);
    expect(shown.rows).toHaveLength(SHOWN_ROWS_MAX);
    expect(shown.omitted).toBeGreaterThan(4_000);
    expect(Math.max(...lines(shown).map(({ after }) => after?.text.length ?? 0))).toBe(401);
  });
});

function sameLine(left: number, right: number) {
  const line = `line ${left}`;
  return { kind: "line", before: { number: left, text: line }, after: { number: right, text: line }, changes: [] };
}

const file = (host: string) =>
  `{\n  "providers": {\n    "provider_a": {\n      "baseUrl": "https://${host}/v1"\n    }\n  }\n}\n`;

test("a change stands at the line that decides it", () => {
  const workspace = { ...NOTHING, before: file("a.example.com"), configuration: file("b.example.com") };
  const shown = ANSWERS.sides({ workspace });
  const withChanges = shown === undefined ? [] : lines(shown).filter(({ changes }) => changes.length > 0);
  expect(withChanges).toMatchObject([{ before: { number: 4 }, after: { number: 4 } }]);
  expect(withChanges[0]?.changes[0]).toEqual({ effect: "Opens", text: expect.stringContaining("b.example.com") });
});

test("a file that cannot be used stands beside the one before all the same; without one, there is nothing", () => {
  const workspace = { ...NOTHING, before: file("a.example.com"), configuration: "{" };
  expect(ANSWERS.sides({ workspace })?.rows.length).toBeGreaterThan(1);
  expect(ANSWERS.sides({ workspace: { ...workspace, before: "" } })).toBeUndefined();
});
