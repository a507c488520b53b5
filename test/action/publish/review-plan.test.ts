import { expect, it } from "vitest";
import type { ResultFile } from "../../../action/check.ts";
import type { LineRange } from "../../../action/files/changed-lines.ts";
import { readMarker } from "../../../action/publish/marker.ts";
import { planReview, type ReviewPlan } from "../../../action/publish/review-plan.ts";
import type { Thread } from "../../../action/publish/threads.ts";
import { checkFile, fingerprintsOf } from "../../../shared/index.ts";

const KEY = "0123456789abcdef";

/** Three mistakes on the lines 4, 5 and 6, the last of which has a fix. */
const TEXT = `{
  "$schema": "provider-config.schema.json",
  "providers": {
    "provider_a": { "enabled": "yes" },
    "provider_c": { "enabled": "no" },
    "provider_b": { "baseUrl": "https://gateway.example.com" }
  }
}
`;

function file(text: string, shown: readonly LineRange[] | undefined, path = "a.json"): ResultFile {
  const checked = checkFile(path, new TextEncoder().encode(text));
  return { checked, text, lines: { changed: shown ?? [], shown } };
}

function plan(files: readonly ResultFile[], threads: readonly Thread[] = []): ReviewPlan {
  return planReview({ files, unread: [] }, threads, () => 0, { key: KEY });
}

/** A model without a setting. */
function modelText(id: string, more = ""): string {
  return `{ "id": "${id}", "name": "${id}", "maxContextLength": 1, "supportsImages": true, "supportsToolResultImages": true, "supportsTools": true${more} }`;
}

function places({ comments }: ReviewPlan) {
  return comments.map(({ path, startLine, endLine }) => [path, startLine, endLine]);
}

function thread({ checked }: ResultFile, index: number, state: Thread["state"], path = checked.path): Thread {
  const fingerprint = fingerprintsOf(checked.diagnostics)[index] ?? "";
  const line = state === "outdated" ? undefined : checked.diagnostics[index]?.range?.start.line;
  return {
    id: `T${index}${state}`,
    commentId: `C${index}`,
    body: "",
    path,
    line,
    fingerprint,
    createdAt: "2026-01-01T00:00:00Z",
    state,
  };
}

it("suggests no fix that opens something within the layers and the policy of its file", () => {
  const text = `{
  "$schema": "provider-config.schema.json",
  "providers": {
    "provider_a": { "baseUrl": "http://gateway.example.com:8080/v1" }
  }
}
`;
  const [opening, closed] = [{}, { layers: { enforced: { providers: { provider_a: { enabled: false } } } } }].map(
    (settings) => plan([{ ...file(text, [{ start: 1, end: 6 }]), settings }]).comments[0]?.body,
  );
  expect(opening).toContain("is not encrypted");
  expect(opening).not.toContain("suggestion");
  expect(closed).toContain(
    '```suggestion\n    "provider_a": { "baseUrl": "https://gateway.example.com:8080/v1" }\n```',
  );
});

it("comments on lines that the diff shows, and leaves the others", () => {
  const planned = plan([file(TEXT, [{ start: 3, end: 5 }])]);
  expect(places(planned)).toEqual([
    ["a.json", 4, 4],
    ["a.json", 5, 5],
  ]);
  expect(planned.left.map(({ diagnostic }) => diagnostic.range?.start.line)).toEqual([6]);
  expect(planned.comments[0]?.body).toContain("**Error**");
  expect(planned.comments.map(({ body }) => readMarker(body)?.key)).toEqual([KEY, KEY]);
});

it("leaves all where GitHub shows no diff, and where its lines are others", () => {
  expect(plan([file(TEXT, undefined)])).toMatchObject({ comments: [], left: { length: 3 } });
  expect(plan([{ ...file(TEXT, [{ start: 1, end: 9 }]), lines: undefined }]).left).toHaveLength(3);
  expect(plan([file(TEXT.replace("\n", "\r"), [{ start: 1, end: 9 }])])).toMatchObject({
    comments: [],
    left: { length: 3 },
  });
  expect(plan([file(TEXT.replaceAll("\n", "\r\n"), [{ start: 1, end: 9 }])]).comments).toHaveLength(3);
});

it("leaves what is about a whole file", () => {
  const whole = { ...file("", [{ start: 1, end: 9 }]), checked: checkFile("a.json", new Uint8Array([0xff])) };
  expect(plan([whole])).toMatchObject({ comments: [], left: { length: 1 } });
});

it("suggests the fix where one part of the diff shows all its lines", () => {
  const suggestion = '```suggestion\n    "provider_b": { "baseUrl": "https://gateway.example.com/v1" }\n```';
  expect(plan([file(TEXT, [{ start: 6, end: 6 }])]).comments[0]?.body).toContain(suggestion);
  const spread = TEXT.replace(
    '{ "baseUrl": "https://gateway.example.com" }',
    '{ "models": { "allow": ["a",\n"b"], "deny": ["b"] } }',
  );
  const shown = (ranges: readonly LineRange[]) =>
    plan([file(spread, ranges)]).comments.find(({ endLine }) => endLine === 7);
  expect(shown([{ start: 1, end: 12 }])).toMatchObject({
    startLine: 6,
    body: expect.stringContaining("```suggestion"),
  });
  const apart = [
    { start: 1, end: 6 },
    { start: 7, end: 7 },
  ];
  for (const ranges of [apart, apart.slice(1)])
    expect(shown(ranges)).toMatchObject({ startLine: 7, body: expect.not.stringContaining("```suggestion") });
});

it("a comment stands on all lines of a finding where one part of the diff shows them, else on the first", () => {
  const wide = file("[\n]\n", []);
  const [first] = wide.checked.diagnostics;
  if (first?.range === undefined) throw new Error("There is no finding.");
  const at = (line: number, column: number) => ({ line, column, offset: 0 });
  const ranged = (end: ReturnType<typeof at>, shown: readonly LineRange[]) =>
    places(
      plan([
        {
          ...wide,
          lines: { changed: [], shown },
          checked: { ...wide.checked, diagnostics: [{ ...first, range: { start: at(3, 1), end } }] },
        },
      ]),
    );
  expect(ranged(at(5, 2), [{ start: 1, end: 9 }])).toEqual([["a.json", 3, 5]]);
  expect(ranged(at(5, 1), [{ start: 1, end: 9 }])).toEqual([["a.json", 3, 4]]);
  expect(ranged(at(5, 2), [{ start: 1, end: 4 }])).toEqual([["a.json", 3, 3]]);
  expect(ranged(at(5, 2), [{ start: 4, end: 9 }])).toEqual([]);
});

it("writes the most severe and closest thirty, and leaves the rest", () => {
  const many = `{ "$schema": "provider-config.schema.json", "providers": {\n${Array.from({ length: 31 }, (_, index) => `"unknown_${index}": {}`).join(",\n")}\n} }\n`;
  const wrong = file(many, [{ start: 1, end: 40 }]);
  const planned = planReview({ files: [wrong], unread: [] }, [], (_, { range }) => -(range?.start.line ?? 0), {
    key: KEY,
  });
  expect(wrong.checked.diagnostics).toHaveLength(31);
  expect(planned.comments).toHaveLength(30);
  expect(planned.comments[0]?.startLine).toBe(32);
  expect(planned.left.map(({ diagnostic }) => diagnostic.range?.start.line)).toEqual([2]);
});

it("writes nothing twice, and leaves what was resolved", () => {
  const wrong = file(TEXT, [{ start: 1, end: 9 }]);
  const planned = plan([wrong], [thread(wrong, 0, "open"), thread(wrong, 1, "resolved")]);
  expect(places(planned)).toEqual([["a.json", 6, 6]]);
  expect(planned.left.map(({ diagnostic }) => diagnostic.range?.start.line)).toEqual([5]);
  expect(planned.gone).toEqual([]);
});

it("writes again what is back after its comment was hidden, once", () => {
  const wrong = file(TEXT, [{ start: 1, end: 9 }]);
  expect(plan([wrong], [thread(wrong, 0, "hidden")]).comments).toHaveLength(3);
  expect(plan([wrong], [thread(wrong, 0, "open"), thread(wrong, 0, "hidden")]).comments).toHaveLength(2);
  expect(plan([wrong], [thread(wrong, 0, "hidden"), thread(wrong, 0, "open")]).comments).toHaveLength(2);
});

it("tells the same finding in another file apart", () => {
  const [one, other] = [file(TEXT, [{ start: 1, end: 9 }]), file(TEXT, [{ start: 1, end: 9 }], "b.json")];
  expect(plan([one, other], [thread(one, 0, "open")]).comments).toHaveLength(5);
});

it("knows threads by their lines where findings read alike", () => {
  const shown = [{ start: 1, end: 9 }];
  const text = (...models: readonly string[]) =>
    `{ "$schema": "provider-config.schema.json", "providers": { "provider_a": { "models": { "custom": [\n${models.join(",\n")}\n] } } } }\n`;
  const two = file(text(modelText("a"), modelText("b")), shown);
  expect(two.checked.diagnostics.map(({ range }) => range?.start.line)).toEqual([2, 3]);
  const threads = [thread(two, 0, "open"), thread(two, 1, "open")] as const;
  expect(plan([two], threads)).toEqual({ comments: [], left: [], gone: [] });

  // The first is fixed, and the second, whose number is now another, moves down.
  const fixed = file(text(modelText("a", ',\n"supportsWebSearch": true'), modelText("b")), shown);
  const after = plan([fixed], [threads[0], { ...threads[1], line: 4 }]);
  expect([places(after), after.left, after.gone]).toEqual([[], [], [threads[0]]]);

  // One comes before both.
  const three = file(text(modelText("new"), modelText("a"), modelText("b")), shown);
  const moved = [
    { ...threads[0], line: 3 },
    { ...threads[1], line: 4 },
  ];
  const more = plan([three], moved);
  expect([places(more), more.left, more.gone]).toEqual([[["a.json", 2, 2]], [], []]);
  // Where the line is unknown, the number decides.
  const unplaced = plan([three], [{ ...threads[0], line: undefined }]);
  expect(places(unplaced)).toEqual([
    ["a.json", 3, 3],
    ["a.json", 4, 4],
  ]);
  const oneLine = file(text(modelText("a"), modelText("b")).replaceAll("\n", ""), shown);
  const both = [thread(oneLine, 0, "open"), thread(oneLine, 1, "open")];
  expect(plan([oneLine], both)).toEqual({ comments: [], left: [], gone: [] });
});

it("takes no thread of what is fixed for one about a new finding that reads alike", () => {
  const text = (first: string, second: string) =>
    `{ "$schema": "provider-config.schema.json", "providers": { "provider_a": { "models": { "custom": [\n${modelText("a", first)}${second}\n] } } } }\n`;
  const shown = [{ start: 1, end: 9 }];
  const wrong = file(text("", ""), shown);
  const threads = [thread(wrong, 0, "open"), thread(wrong, 0, "resolved")];
  const next = file(text(',\n"supportsWebSearch": true', `,\n${modelText("b")}`), shown);
  expect(next.checked.diagnostics.map(({ range }) => range?.start.line)).toEqual([4]);
  const planned = plan([next], threads);
  expect(places(planned)).toEqual([["a.json", 4, 4]]);
  expect(planned.gone.map(({ id }) => id)).toEqual(["T0open"]);
});

it("knows threads whose suggestion stands on other lines than their finding", () => {
  const twice = '"supportsTools": true,\n"supportsTools": true';
  const model = (id: string) =>
    `{ "id": "${id}", "name": "${id}", "maxContextLength": 1, "supportsImages": true, "supportsToolResultImages": true, "supportsWebSearch": true, ${twice} }`;
  const wrong = file(
    `{ "$schema": "provider-config.schema.json", "providers": { "provider_a": { "models": { "custom": [\n${model("a")},${model("b")}\n] } } } }\n`,
    [{ start: 1, end: 9 }],
  );
  expect(wrong.checked.diagnostics.map(({ range }) => range?.start.line)).toEqual([3, 4]);
  const { comments } = plan([wrong]);
  expect(comments.map(({ startLine }) => startLine)).toEqual([2, 3]);
  const threads = comments.map(({ startLine }, index) => ({ ...thread(wrong, index, "open"), line: startLine }));
  expect(plan([wrong], threads)).toEqual({ comments: [], left: [], gone: [] });
});

it("writes again what is still there when its thread is outdated, and closes that", () => {
  const wrong = file(TEXT, [{ start: 1, end: 5 }]);
  const threads = [thread(wrong, 0, "outdated"), thread(wrong, 2, "outdated")];
  const planned = plan([wrong], threads);
  expect(places(planned)).toEqual([
    ["a.json", 4, 4],
    ["a.json", 5, 5],
  ]);
  expect(planned.left.map(({ diagnostic }) => diagnostic.range?.start.line)).toEqual([6]);
  expect(planned.gone).toEqual(threads);
  // Not a second time, where the thread is there that took its place.
  expect(places(plan([wrong], [thread(wrong, 0, "open"), ...threads]))).toEqual([["a.json", 5, 5]]);
});

it("closes outdated threads of files that the pull request no longer changes, not of those that could not be read", () => {
  const wrong = file(TEXT, [{ start: 1, end: 9 }]);
  const threads = ["renamed.json", "unread.json"].map((path) => thread(wrong, 0, "outdated", path));
  const unread = [{ path: "unread.json", reason: "It is gone." }];
  const { gone } = planReview({ files: [wrong], unread }, threads, () => 0, { key: KEY });
  expect(gone.map(({ path }) => path)).toEqual(["renamed.json"]);
});

it("closes open threads of what is gone from a file that was checked", () => {
  const [wrong, right] = [file(TEXT, [{ start: 1, end: 9 }]), file("{}", [{ start: 1, end: 1 }])];
  const threads = (["open", "resolved", "hidden"] as const).map((state) => thread(wrong, 0, state));
  expect(plan([right], [...threads, thread(wrong, 0, "open", "unread.json")]).gone.map(({ id }) => id)).toEqual([
    "T0open",
  ]);
});
