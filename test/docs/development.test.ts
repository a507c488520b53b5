import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { read } from "./examples.ts";

test("each end-to-end test has a reason in the table, in the order of the files, and the table names no other", () => {
  const [, table = ""] = read("docs/development.md").split("\n## End-to-end tests\n");
  const rows = Array.from(table.matchAll(/^\| `(test\/\S+\.e2e\.test\.ts)` \| (.*) \|$/gm), ([, path, reason]) => ({
    path,
    reason,
  }));
  expect(rows.map(({ path }) => path)).toEqual(globSync("test/**/*.e2e.test.ts").toSorted());
  expect(rows.filter(({ reason = "" }) => !/^[A-Z`].*\.$/.test(reason))).toEqual([]);
});
