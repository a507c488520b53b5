import { expect, test } from "vitest";
import { read } from "./examples.ts";

const page = read("docs/compatibility.md");

/** Every row that names a test: what holds, the file, and the test's name. */
const rows = Array.from(
  page.matchAll(/^\| (?!What holds|---)(.+) \| `(\S+)` \| (.+) \|$/gm),
  ([, what = "", file = "", name = ""]) => ({ what, file, name }),
);

/** The rows of tables, be they well-formed or not. */
const lines = page.split("\n").filter((line) => line.startsWith("|") && !/^\| What holds|^\|---/.test(line));

test("every line of docs/compatibility.md has a file and a test", () => {
  expect(rows).toHaveLength(lines.length);
  expect(rows.length).toBeGreaterThan(20);
});

test("each of them exists", () => {
  const missing = rows.filter(({ file, name }) => !read(file).includes(`"${name}"`));
  expect(missing).toEqual([]);
});

test("no behaviour stands there twice", () => {
  const whats = rows.map(({ what }) => what);
  expect([...new Set(whats)]).toEqual(whats);
});
