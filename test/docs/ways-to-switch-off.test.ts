import { expect, test } from "vitest";
import { NOT_READ, WAYS, type Way } from "../action/support/ways-to-switch-off.ts";
import { read } from "./examples.ts";

/** A row of the table that tells people what a stranger's branch cannot do. */
function rowOf({ name, found, shown }: Way): string {
  const way = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
  const error = found === NOT_READ ? "The file is not read" : `[${found}](rules.md#${found})`;
  const opening = { opens: "shown", breaks: "the loss is shown", "not known": "said not to be known" }[shown];
  return `| ${way} | ${error} | ${opening} |`;
}

test("the Action's page lists the ways that are tested, and what becomes of each", () => {
  const [, table = ""] = /<!-- ways: [^\n]+ -->\n\n([^]*?)\n\n<!-- \/ways -->/.exec(read("docs/action.md")) ?? [];
  const [, , ...rows] = table.split("\n");
  expect(rows).toEqual(WAYS.map(rowOf));
});
