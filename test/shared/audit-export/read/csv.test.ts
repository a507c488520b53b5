import { expect, it } from "vitest";
import { CSV_COLUMNS, CSV_HEADER, csvLine } from "../../../../shared/audit-export/read/csv.ts";
import { AUDIT_ENTRY } from "../../../../shared/content-server/audit-records.ts";
import { parseCsv } from "../../../support/parse-csv.ts";

const lineOf = (fields: object, show?: (text: string) => string) =>
  csvLine(new TextEncoder().encode(JSON.stringify(fields)), show);

it("has every field of the server's entries, in their order", () => {
  expect(parseCsv(CSV_HEADER)).toEqual([CSV_COLUMNS]);
  expect(CSV_COLUMNS).toEqual(Object.keys(Object(Reflect.get(AUDIT_ENTRY, "properties"))));
});

it("has a cell for each column, also where the entry has no such field", () => {
  expect(lineOf({ action: "=x", id: 1, more: "x", user_guid: null })).toBe("1,,,,,'=x,,,,,,\r\n");
});

it("shows a text before it is judged as a cell", () => {
  expect(lineOf({ id: "1", action: "x" }, (text) => text.replace("x", "=1"))).toBe("1,,,,,'=1,,,,,,\r\n");
});
