import { describe, expect, it } from "vitest";
import { describeUnreadFiles, failureOf, outcomeOf } from "../../../action/publish/outcome.ts";
import { checkFile, type Effect, type FileChanges } from "../../../shared/index.ts";
import { changeOf, knownChanges, unknownChanges } from "../../shared/report/samples.ts";

const NOTHING = { error: 0, warning: 0, notice: 0 };

let line = 0;

/** A file with a change of each of the effects, none of which is another one's. */
function changes(...effects: readonly Effect[]): FileChanges {
  return knownChanges(
    "a",
    effects.map((effect) => changeOf("p", "a", line++, effect)),
  );
}

const UNKNOWN = unknownChanges("b", "It is gone.");

describe("failureOf", () => {
  it.each([
    [{ error: 0, warning: 0, notice: 9 }, "warning"],
    [{ error: 0, warning: 9, notice: 9 }, "error"],
    [{ error: 0, warning: 9, notice: 9 }, "widens"],
    [{ error: 9, warning: 9, notice: 9 }, "never"],
  ] as const)("lets %j pass where fail-on is %s", (counts, failOn) => {
    expect(failureOf(counts, [changes("breaks", "moves")], failOn)).toBeUndefined();
  });

  it.each(["error", "warning", "never"] as const)("lets what widens pass where fail-on is %s", (failOn) => {
    expect(failureOf(NOTHING, [changes("opens"), UNKNOWN], failOn)).toBeUndefined();
  });

  it.each([
    [{ error: 1, warning: 0, notice: 0 }, "error", "1 error"],
    [{ error: 1, warning: 0, notice: 0 }, "warning", "1 error"],
    [{ error: 1, warning: 0, notice: 0 }, "widens", "1 error"],
    [{ error: 0, warning: 2, notice: 1 }, "warning", "2 warnings, 1 notice"],
  ] as const)("fails %j where fail-on is %s", (counts, failOn, found) => {
    expect(failureOf(counts, [], failOn)).toBe(
      `Provider Steward found ${found}, and the input \`fail-on\` is "${failOn}".`,
    );
  });

  it.each([
    [NOTHING, [changes("opens", "breaks")], "1 change that opens something"],
    [{ ...NOTHING, error: 2 }, [changes("opens", "opens")], "2 errors, 2 changes that open something"],
    [NOTHING, [UNKNOWN], "1 file whose changes for users are not known"],
    [
      NOTHING,
      [UNKNOWN, changes("opens"), UNKNOWN],
      "1 change that opens something, 2 files whose changes for users are not known",
    ],
  ] as const)("fails for what widens, or may, where fail-on is widens", (counts, files, found) => {
    expect(failureOf(counts, files, "widens")).toBe(
      `Provider Steward found ${found}, and the input \`fail-on\` is "widens".`,
    );
  });
});

describe("outcomeOf", () => {
  const run = { files: [checkFile("a", new TextEncoder().encode("[]"))], unread: [], changes: [] };

  it("fails for what was found", () => {
    expect(outcomeOf(run, "error", [])).toMatchObject({
      counts: { error: 1 },
      runErrors: [],
      failure: expect.stringContaining("found 1 error"),
    });
  });

  it("fails only for its run errors where there are any", () => {
    const unread = [{ path: "b", reason: "It is gone." }];
    expect(outcomeOf({ ...run, unread }, "error", ["There is no room."])).toMatchObject({
      runErrors: [
        {
          title: "Provider Steward could not do its work",
          message: "1 of 2 files could not be read; the log names them. It is gone.",
        },
        { title: "Provider Steward could not do its work", message: "There is no room." },
      ],
      failure: undefined,
    });
  });
});

describe("describeUnreadFiles", () => {
  it("counts the files and says each reason once", () => {
    const unread = [
      { path: "a", reason: "It is gone." },
      { path: "b", reason: "It is locked." },
      { path: "c", reason: "It is gone." },
    ];
    expect(describeUnreadFiles(unread, 4)).toBe(
      "3 of 7 files could not be read; the log names them. It is gone. It is locked.",
    );
  });
});
