// A process, because the document is read as others read it: by Expat, through Python.
import { spawnSync } from "node:child_process";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { formatJunit } from "../../../shared/report/junit.ts";
import { SEED } from "../../support/size.ts";
import { hostileFiles, hostileText } from "./samples.ts";

/** Reads a JSON list of documents, and prints each as its elements with their attributes. */
const READ = `
import json, sys
from xml.etree import ElementTree

def shown(element):
    return {"tag": element.tag, "attributes": element.attrib, "text": element.text, "children": [shown(child) for child in element]}

print(json.dumps([shown(ElementTree.fromstring(text.encode())) for text in json.load(sys.stdin)]))
`;

interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string | null;
  readonly children: readonly Element[];
}

const HAS_PYTHON = spawnSync("python3", ["--version"]).status === 0;

function read(documents: readonly string[]): readonly Element[] {
  const { stdout, stderr, status } = spawnSync("python3", ["-c", READ], {
    input: JSON.stringify(documents),
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  testsuites: ["errors", "failures", "name", "skipped", "tests"],
  testsuite: ["errors", "failures", "name", "skipped", "tests"],
  testcase: ["classname", "file", "line", "name"],
};

it.skipIf(!HAS_PYTHON)("is a document with one case for each finding, whatever names and messages say", () => {
  const sampled = fc.sample(fc.tuple(hostileFiles, hostileText), { numRuns: 150, seed: SEED });
  const runs = [...sampled, [[], "\u0000\ufffe\uffff"] as const];
  const documents = read(runs.map(([files, text]) => formatJunit(files, [{ path: text, reason: text }])));
  expect(documents).toHaveLength(runs.length);
  for (const [index, { tag, attributes, children: suites }] of documents.entries()) {
    const files = runs[index]?.[0] ?? [];
    const cases = suites.flatMap(({ children }) => children);
    const outcomes = cases.flatMap(({ children }) => children.map((outcome) => outcome.tag));
    const count = (name: string) => String(outcomes.filter((outcome) => outcome === name).length);
    expect(tag).toBe("testsuites");
    expect(suites.map((suite) => suite.children.length)).toEqual([
      1,
      ...files.map(({ diagnostics, suppressed }) => Math.max(1, diagnostics.length + suppressed.length)),
    ]);
    expect(attributes).toMatchObject({
      tests: String(cases.length),
      failures: count("failure"),
      errors: "1",
      skipped: count("skipped"),
    });
    expect(count("failure")).toBe(
      String(files.flatMap(({ diagnostics }) => diagnostics).filter(({ severity }) => severity === "error").length),
    );
    for (const element of [...suites, ...cases]) {
      expect(ATTRIBUTES[element.tag]).toEqual(expect.arrayContaining(Object.keys(element.attributes)));
    }
  }
});
