import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readOptions } from "./options.ts";

let argv: readonly string[];

beforeEach(() => {
  argv = process.argv;
  vi.spyOn(process, "exit").mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
});
afterEach(() => {
  process.argv = [...argv];
  vi.restoreAllMocks();
});

function read(...words: readonly string[]) {
  process.argv = ["node", "bench.ts", ...words];
  const { values, wholeNumber } = readOptions("bench", "Usage\n", { entries: "100", json: "a.json" }, ["write-docs"]);
  return { ...values, entries: wholeNumber("entries", 10) };
}

test.each([
  [[], { entries: 100, json: "a.json", "write-docs": false }],
  [["--entries", "10", "--write-docs", "--json", "b"], { entries: 10, json: "b", "write-docs": true }],
])("options are read from %j", (words, options) => {
  expect(read(...words)).toMatchObject(options);
});

test.each([
  [["--entries", "many"], "--entries must be a whole number from 10 to 999999999, not many."],
  [["--entries", "9"], "--entries must be a whole number from 10"],
  [["--rows", "5"], "--rows"],
  [["--write-docs=5"], "--write-docs"],
])("options end with 2 by %j", (words, message) => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(() => read(...words)).toThrow("exit 2");
  expect(told.mock.calls.join("")).toContain(message);
});

test("options are explained by --help", () => {
  const told = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  expect(() => read("--help", "--entries", "many")).toThrow("exit 0");
  expect(told.mock.calls).toEqual([["Usage\n"]]);
});
