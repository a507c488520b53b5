import { spawnSync } from "node:child_process";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSourceEntry } from "../../../shared/content-server/source-entry.ts";
import { bytesOf, entryText, textOf } from "./support/json-text.ts";

/** Reads each line, and writes it again in UTF-8. */
const PYTHON = `
import json, sys
for line in sys.stdin.buffer:
    print(json.dumps(json.loads(line), ensure_ascii=False), flush=True)
`;

/** Reads each line in SQLite, and takes all of its texts out. */
const SQLITE = `
import sqlite3, sys
database = sqlite3.connect(":memory:")
for line in sys.stdin.buffer:
    database.execute("select group_concat(atom) from json_tree(?)", [line.decode()]).fetchall()
    print()
`;

const READERS: readonly (readonly [string, string, readonly string[]])[] = [
  ["jq", "jq", ["-c", "."]],
  ["Python", "python3", ["-c", PYTHON]],
  ["SQLite", "python3", ["-c", SQLITE]],
];

const linesOut = (command: string, options: readonly string[], lines: readonly string[]) => {
  const { stdout } = spawnSync(command, options, {
    input: `${lines.join("\n")}\n`,
    env: { ...process.env, PYTHONIOENCODING: "utf-8" },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout.toString().split("\n").length - 1;
};

const isThere = (command: string) => spawnSync(command, ["--version"]).status === 0;

describe.each(READERS)("%s", (_, command, options) => {
  it.runIf(isThere(command))("reads every line that an entry becomes", () => {
    const read = fc.sample(entryText, 2_000).map(({ text }) => readSourceEntry(bytesOf(text)));
    const lines = read.flatMap(({ kind, bytes }) => (kind === "entry" ? [textOf(bytes)] : []));
    expect(lines.length).toBeGreaterThan(500);
    expect(lines.length).toBeLessThan(2_000);
    expect(linesOut(command, options, lines)).toBe(lines.length);
  });

  it.runIf(isThere(command))("does not get past half of a surrogate pair", () => {
    const lines = ['{"id":"1","s":"\\ud800x"}', '{"id":"2"}'];
    expect(linesOut(command, options, lines)).toBeLessThan(2);
  });
});
