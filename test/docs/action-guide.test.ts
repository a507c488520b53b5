import { expect, test } from "vitest";
import * as actionLimits from "../../action/limits.ts";
import * as reportLimits from "../../shared/report/limits.ts";
import * as settingsLimits from "../../shared/settings/limits.ts";
import * as validateLimits from "../../shared/validate/limits.ts";
import { read } from "./examples.ts";
import { NEEDS } from "./permissions.ts";

const limits = { ...actionLimits, ...reportLimits, ...settingsLimits, ...validateLimits };

const guide = read("docs/action.md");

test("the table of permissions is the one that the examples are held to", () => {
  const rows = tableRows("Permissions").map(([feature = "", permissions = ""]) => [feature, codes(permissions)[0]]);
  const needs = NEEDS.map(({ feature, permissions }) => [
    feature,
    Object.entries(permissions).map(([name, level]) => `${name}: ${level}`)[0],
  ]);
  expect(rows.filter(([feature]) => feature !== "Resolving conversations")).toEqual(needs);
});

test("the events are those that the Action runs on", () => {
  expect(tableRows("Events").flatMap(([event = ""]) => codes(event))).toEqual([
    "pull_request",
    "pull_request_target",
    "pull_request_review",
    "push",
    "merge_group",
    "workflow_dispatch",
    "schedule",
  ]);
});

test("the limits are those that hold", () => {
  const text = tableRows("Limits")
    .map((cells) => cells.slice(0, 2).join(": "))
    .join("\n");
  expect(text).toContain(`A configuration file: ${limits.FILE_MAX_BYTES / 1024 / 1024} MiB`);
  expect(text).toContain(`${count(limits.PULL_REQUEST_MAX_LISTED_FILES)} of a pull request`);
  expect(text).toContain(`Annotations of the step: ${limits.STEP_MAX_ANNOTATIONS_PER_LEVEL} of each level`);
  expect(text).toContain(`The job summary: ${limits.JOB_SUMMARY_MAX_BYTES / 1024 / 1024} MiB`);
  expect(text).toContain(`governs them: ${count(limits.UNCHANGED_FILES_MAX_READ)} are compared`);
  expect(text).toContain(`Layers: ${limits.LAYERS_MAX} in the input`);
  expect(text).toContain(`A glob: ${count(limits.GLOB_MAX_CHARACTERS)} characters`);
  expect(text).toContain(`${limits.COMPARISON_MAX_LISTED_FILES} of a push or a merge group`);
  expect(text).toContain(
    `Annotations of a check run: ${count(limits.CHECK_RUN_MAX_ANNOTATIONS)}, of which a request takes ${limits.CHECK_RUN_REQUEST_MAX_ANNOTATIONS}`,
  );
  expect(text).toContain(`Comments of a review: ${limits.REVIEW_MAX_COMMENTS} a run`);
  expect(text).toContain(
    `The comment: ${count(limits.COMMENT_MAX_CHARACTERS)} characters, ${limits.STICKY_COMMENT_MAX_FINDINGS} findings, ${limits.STICKY_COMMENT_MAX_ALIKE} changes that are alike and ${limits.STICKY_COMMENT_MAX_FINDINGS} suppressed findings`,
  );
  expect(text).toContain(
    `Who accepted something: ${limits.ACCEPTING_ACCOUNTS_MAX} accounts, and ${limits.ACCEPTING_COMMITS_MAX} reviews of earlier commits`,
  );
  expect(text).toContain(`A suggestion: ${limits.SUGGESTION_MAX_LINES} lines`);
  expect(text).toContain(`The output \`changes\`: ${count(limits.CHANGES_OUTPUT_MAX_CHARACTERS)} characters`);
  expect(guide).toContain(`A change names its first ${limits.CHANGES_OUTPUT_MAX_LISTED_FILES} files.`);
  expect(text).toContain(`The SARIF file: ${count(limits.SARIF_RUN_MAX_RESULTS)} findings`);
});

test("the limits that the text names are those that hold", () => {
  const text = guide.replaceAll(/\s+/g, " ");
  expect(text).toContain(
    `at most ${limits.API_WAITS_MAX} times and at most ${limits.API_WAIT_MAX_SECONDS} seconds each`,
  );
  expect(limits.API_RETRY_WAITS_SECONDS).toHaveLength(2);
  expect(text).toContain("is tried again twice");
  expect(text).toContain(
    `at most ${count(limits.PULL_REQUEST_MAX_LISTED_FILES)} files of a pull request and ${limits.COMPARISON_MAX_LISTED_FILES} of a push`,
  );
  expect(text).toContain(`A glob has at most ${count(limits.GLOB_MAX_CHARACTERS)} characters`);
  const places = tableRows("Where findings go").map((cells) => cells.join(" "));
  expect(places.join("\n")).toContain(
    `${count(limits.CHECK_RUN_MAX_ANNOTATIONS)} annotations, sent ${limits.CHECK_RUN_REQUEST_MAX_ANNOTATIONS} a request.`,
  );
  expect(places.join("\n")).toContain(`${limits.REVIEW_MAX_COMMENTS} comments a run.`);
  expect(places.join("\n")).toContain(`GitHub takes ${count(limits.COMMENT_MAX_CHARACTERS)} characters.`);
  expect(places.join("\n")).toContain(`GitHub takes ${count(limits.SARIF_RUN_MAX_RESULTS)} results.`);
  expect(text).toContain(`in at most ${limits.SUGGESTION_MAX_LINES} lines`);
  expect(text).toContain(`A check run has room for ${count(limits.CHECK_RUN_MAX_ANNOTATIONS)} annotations`);
});

/** As the guide writes a number. */
function count(limit: number): string {
  return limit.toLocaleString("en");
}

/** The table below a heading: each row as its cells. */
function tableRows(heading: string): readonly (readonly string[])[] {
  const [, section = ""] = guide.split(new RegExp(`^#+ ${heading}$`, "m"));
  const [table = ""] = /(?:^\|.*\n)+/m.exec(section) ?? [];
  const rows = table.split("\n").slice(2, -1);
  return rows.map((row) => row.slice(2, -2).split(" | "));
}

function codes(text: string): readonly string[] {
  return Array.from(text.matchAll(/`([^`]+)`/g), ([, code = ""]) => code);
}
