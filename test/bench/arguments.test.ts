import { expect, test } from "vitest";
import { readArguments } from "./arguments.ts";
import { GROUPS } from "./groups.ts";

const all = GROUPS.map(({ name }) => name);

test.each([
  [[], { groups: all, json: ".build/bench.json", writesDocs: false }],
  [["--only", "check,size", "--json", "a.json"], { groups: ["check", "size"], json: "a.json", writesDocs: false }],
  [["--against", "v1"], { groups: all, against: "v1", json: ".build/bench.json", writesDocs: false }],
  [["--write-docs"], { groups: all, json: ".build/bench.json", writesDocs: true }],
  [["--help"], "help"],
])("reads %j", (list, value) => {
  expect(readArguments(list)).toEqual({ ok: true, value });
});

test.each([
  [
    ["--only", "chekc"],
    '--only takes check, first, hostile, preset, resolve, terminal, action, changes, worker, trips, size, start, and not "chekc".',
  ],
  [["--write-docs", "--only", "check"], "--write-docs needs a run of all groups: leave out --only and --against."],
  [["--write-docs", "--against", "v1"], "--write-docs needs a run of all groups: leave out --only and --against."],
  [["--quick"], expect.stringContaining("--quick")],
])("does not understand %j", (list, error) => {
  expect(readArguments(list)).toEqual({ ok: false, error });
});
