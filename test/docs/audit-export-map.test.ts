import { expect, test } from "vitest";
import { sourceFiles } from "../support/imports.ts";
import { read } from "./examples.ts";

const FOLDERS = ["shared/audit-export", "action/audit-export", "worker/audit-export"];

test("the map of the audit export names each of its source files once, and no other file", () => {
  const rows = read("docs/audit-export-map.md").matchAll(/^\|[^|]*\| `([^`]+)` \|/gm);
  const named = Array.from(rows, ([, path = ""]) => path);
  expect(named.toSorted()).toEqual(sourceFiles(...FOLDERS).toSorted());
});
