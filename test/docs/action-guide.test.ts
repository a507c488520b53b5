import { expect, test } from "vitest";
import * as limits from "../../shared/limits.ts";
import { read } from "./examples.ts";
import { NEEDS } from "./permissions.ts";

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
  expect(text).toContain(`${limits.PULL_REQUEST_MAX_LISTED_FILES.toLocaleString("en")} of a pull request`);
  expect(text).toContain(`Annotations of the step: ${limits.STEP_MAX_ANNOTATIONS_PER_LEVEL} of each level`);
  expect(text).toContain(`The job summary: ${limits.JOB_SUMMARY_MAX_BYTES / 1024 / 1024} MiB`);
  expect(text).toContain(`Layers: ${limits.LAYERS_MAX} in the input`);
  expect(text).toContain(`A glob: ${limits.GLOB_MAX_CHARACTERS.toLocaleString("en")} characters`);
});

test("every file and heading that the guide links to is there", () => {
  const links = Array.from(guide.matchAll(/\]\((?!https:)([^)#]*)(?:#([^)]+))?\)/g), ([, path = "", anchor]) => ({
    path,
    anchor,
  }));
  expect(links.length).toBeGreaterThan(10);
  for (const { path, anchor } of links) {
    const page = path === "" ? guide : read(`docs/${path}`);
    if (anchor !== undefined) expect(anchorsOf(page)).toContain(anchor);
  }
});

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

/** As GitHub names headings: lower case, without punctuation, spaces as hyphens. */
function anchorsOf(markdown: string): readonly string[] {
  const headings = Array.from(markdown.matchAll(/^#+ (.+)$/gm), ([, heading = ""]) => heading.toLowerCase());
  return headings.map((heading) => heading.replaceAll(/[^\p{L}\p{N} _-]/gu, "").replaceAll(" ", "-"));
}
