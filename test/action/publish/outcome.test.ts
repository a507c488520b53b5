import { describe, expect, it } from "vitest";
import type { FailOn } from "../../../action/inputs.ts";
import { describeUnreadFiles, failureOf, outcomeOf } from "../../../action/publish/outcome.ts";
import { checkFile, type Effect, type FileChanges, type SeverityCounts } from "../../../shared/index.ts";
import { changeOf, knownChanges, unknownChanges } from "../../shared/report/samples.ts";

const NOTHING = { error: 0, warning: 0, notice: 0 };

let line = 0;

/** A file with a change of each of the effects, none of which is another one's. */
function changes(...effects: readonly Effect[]): FileChanges {
  return knownChanges(
    "a",
    effects.map((effect) => changeOf(`p${line++}`, "a", 1, effect)),
  );
}

const UNKNOWN = unknownChanges("b", "It is gone.");

describe("failureOf", () => {
  it.each<readonly [SeverityCounts, FailOn]>([
    [{ error: 0, warning: 0, notice: 9 }, ["warning"]],
    [{ error: 0, warning: 9, notice: 9 }, ["error"]],
    [{ error: 0, warning: 9, notice: 9 }, ["opens"]],
    [{ error: 0, warning: 9, notice: 9 }, ["widens"]],
    [{ error: 9, warning: 9, notice: 9 }, []],
  ])("lets %j pass where fail-on is %j", (counts, failOn) => {
    expect(failureOf(counts, [changes("breaks", "moves", "changes", "none")], failOn)).toBeUndefined();
  });

  it("lets what opens pass where it is only to fail for what breaks", () => {
    expect(failureOf(NOTHING, [changes("opens", "moves")], ["breaks"])).toBeUndefined();
  });

  it.each<FailOn>([["error"], ["warning"], ["error", "warning"], []])(
    "lets changes pass where fail-on is %j",
    (...failOn) => {
      expect(failureOf(NOTHING, [changes("opens", "breaks"), UNKNOWN], failOn)).toBeUndefined();
    },
  );

  const [open, broken] = [changes("opens", "breaks"), changes("breaks", "breaks")];

  it.each<readonly [SeverityCounts, readonly FileChanges[], FailOn, string]>([
    [{ error: 1, warning: 0, notice: 0 }, [], ["error"], "1 error"],
    [{ error: 1, warning: 0, notice: 0 }, [], ["warning"], "1 error"],
    [{ error: 1, warning: 2, notice: 3 }, [], ["opens"], "1 error"],
    [{ error: 1, warning: 0, notice: 0 }, [], ["breaks"], "1 error"],
    [{ error: 0, warning: 2, notice: 1 }, [], ["warning"], "2 warnings"],
    [{ error: 0, warning: 2, notice: 1 }, [], ["warning", "breaks"], "2 warnings"],
    [NOTHING, [open], ["opens"], "1 change that opens something"],
    [NOTHING, [open], ["widens"], "1 change that opens something"],
    [NOTHING, [open], ["breaks"], "1 change that breaks something"],
    [NOTHING, [open, broken], ["opens", "breaks"], "1 change that opens something, 3 changes that break something"],
    [{ ...NOTHING, error: 2 }, [open, open], ["error", "opens"], "2 errors, 1 change that opens something"],
    [NOTHING, [UNKNOWN], ["opens"], "1 file whose changes for users are not known"],
    [NOTHING, [UNKNOWN], ["breaks"], "1 file whose changes for users are not known"],
    [
      NOTHING,
      [UNKNOWN, open, UNKNOWN],
      ["error", "opens"],
      "1 change that opens something, 2 files whose changes for users are not known",
    ],
  ])("fails %j, %j where fail-on is %j", (counts, files, failOn, found) => {
    expect(failureOf(counts, files, failOn)).toBe(
      `Provider Steward found ${found}, and the input \`fail-on\` is "${failOn.join(", ")}".`,
    );
  });
});

describe("outcomeOf", () => {
  const run = { files: [checkFile("a", new TextEncoder().encode("[]"))], unread: [], changes: [] };

  it("fails for what was found", () => {
    expect(outcomeOf(run, ["error"], [])).toMatchObject({
      counts: { error: 1 },
      runErrors: [],
      failure: expect.stringContaining("found 1 error"),
    });
  });

  it("fails only for its run errors where there are any", () => {
    const unread = [{ path: "b", reason: "It is gone." }];
    expect(outcomeOf({ ...run, unread }, ["error"], ["There is no room."])).toMatchObject({
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
