import { expect, it } from "vitest";
import type { MarkedChange } from "../../../action/mark-changes.ts";
import { isAboutChange, planChanges } from "../../../action/publish/change-comments.ts";
import { readMarker } from "../../../action/publish/marker.ts";
import type { Thread } from "../../../action/publish/threads.ts";

const MARK: MarkedChange = {
  effect: "opens",
  subject: '["opens","destination-added","provider_a",null,"baseUrl"]',
  text: "Requests of `provider_a` go to one.example.com, which none went to before.",
  where: "",
  accepted: "",
  path: "a/providers.json",
  line: 4,
  isInDiff: true,
};

/** The threads that the comments of a plan begin. */
function threadsOf(marks: readonly MarkedChange[], state: Thread["state"] = "open"): readonly Thread[] {
  return planChanges(marks, [], "key", 30).comments.map(({ path, startLine, body }, index) => ({
    id: `t${index}`,
    commentId: `c${index}`,
    path,
    line: startLine,
    fingerprint: readMarker(body)?.fingerprint ?? "",
    body,
    createdAt: "2026-01-01T00:00:00Z",
    state,
  }));
}

it("begins one comment for each change that the diff shows, as far as there is room", () => {
  const hidden = { ...MARK, isInDiff: false };
  const { comments, left } = planChanges(
    [MARK, { ...MARK, effect: "breaks", where: "In a and b.", accepted: "Accepted by `x` (label)." }, hidden, MARK],
    [],
    "key",
    2,
  );
  expect(comments.map(({ startLine, endLine }) => [startLine, endLine])).toEqual([
    [4, 4],
    [4, 4],
  ]);
  expect(comments[0]?.body).toMatch(
    /^\*\*Opens\*\*: Requests of `provider_a` go to one\.example\.com, [^\n]*\n\n<!-- /,
  );
  expect(comments[1]?.body).toContain("\n\nIn a and b.\n\nAccepted by `x` (label).\n\n");
  expect(left).toEqual([hidden, MARK]);
});

it("leaves a comment alone that says the same, and changes one that says what an earlier push did", () => {
  const [thread] = threadsOf([MARK]);
  const threads = thread === undefined ? [] : [thread];
  expect(threads.every(isAboutChange)).toBe(true);
  expect(planChanges([MARK], threads, "key", 30)).toEqual({ comments: [], updates: [], left: [], gone: [] });
  const other = {
    ...MARK,
    text: "Requests of `provider_a` go to two.example.com, which none went to before.",
    line: 9,
  };
  const { comments, updates } = planChanges([other], threads, "key", 30);
  expect(comments).toEqual([]);
  expect(updates).toEqual([{ thread, body: expect.stringContaining("two.example.com") }]);
});

it("closes the thread of a change that is gone, and begins again where the old one is outdated", () => {
  const open = threadsOf([MARK]);
  expect(planChanges([], open, "key", 30).gone).toEqual(open);
  const outdated = threadsOf([MARK], "outdated");
  expect(planChanges([MARK], outdated, "key", 30)).toMatchObject({ comments: [{ startLine: 4 }], gone: outdated });
});

it("leaves a change to the annotations of the step where its thread was resolved", () => {
  expect(planChanges([MARK], threadsOf([MARK], "resolved"), "key", 30)).toMatchObject({ comments: [], left: [MARK] });
});
