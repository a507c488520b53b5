import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { readEvent } from "../../../action/files/event.ts";

/** What a runner leaves of an event. */
function environmentOf(payload: string, variables: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const folder = mkdtempSync(join(tmpdir(), "provider-steward-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "event.json");
  writeFileSync(path, payload);
  return {
    GITHUB_EVENT_NAME: "pull_request",
    GITHUB_EVENT_PATH: path,
    GITHUB_REPOSITORY: "octo/config",
    ...variables,
  };
}

const EVENT = '{"pull_request":{"number":7,"head":{"sha":"ec26c3e57ca3a959ca5aad62de7213c562f8c821"}}}';

describe("readEvent", () => {
  it("gives the pull request of the repository that runs the workflow", () => {
    expect(readEvent(environmentOf(EVENT))).toEqual({
      owner: "octo",
      repository: "config",
      number: 7,
      headSha: "ec26c3e57ca3a959ca5aad62de7213c562f8c821",
    });
  });

  it.each(["push", "pull_request_target", "", undefined])("refuses the event %s", (event) => {
    expect(() => readEvent(environmentOf(EVENT, { GITHUB_EVENT_NAME: event }))).toThrow(
      `This Action checks the files of a pull request, and the event here is "${event ?? ""}".`,
    );
  });

  it.each([
    "",
    "{",
    "null",
    "[]",
    '"pull_request"',
    '{"pull_request":null}',
    '{"pull_request":{"number":7}}',
    '{"pull_request":{"number":"7","head":{"sha":"ec26"}}}',
  ])("refuses the payload %s", (payload) => {
    expect(() => readEvent(environmentOf(payload))).toThrow("The pull request of this run cannot be read");
  });

  it.each([{ GITHUB_EVENT_PATH: undefined }, { GITHUB_EVENT_PATH: "/nowhere" }, { GITHUB_REPOSITORY: undefined }])(
    "refuses a runner with %j",
    (variables) => {
      expect(() => readEvent(environmentOf(EVENT, variables))).toThrow("which a runner sets");
    },
  );
});
