import { expect, test } from "vitest";
import { sourceFiles } from "../support/imports.ts";
import { read } from "./examples.ts";

const FOLDERS = [
  "shared/audit-export",
  "action/audit-export",
  "worker/export-records",
  "worker/export-jobs",
  "worker/pushing",
  "worker/pruning",
  "worker/exports",
];

/** Files of other rooms that the map names, too. */
const OTHERS = ["named-records", "receivers", "sources"].map((name) => `worker/settings/${name}.ts`);

test("the map of the audit export names each of its source files once, and no other file", () => {
  const rows = read("docs/audit-export-map.md").matchAll(/^\|[^|]*\| `([^`]+)` \|/gm);
  const named = Array.from(rows, ([, path = ""]) => path);
  expect(named.toSorted()).toEqual([...sourceFiles(...FOLDERS), ...OTHERS].toSorted());
});
