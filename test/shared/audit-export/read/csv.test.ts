import { expect, it } from "vitest";
import { CSV_HEADER, csvLine } from "../../../../shared/audit-export/read/csv.ts";
import { parseCsv } from "../../../support/parse-csv.ts";

const lineOf = (fields: object, show?: (text: string) => string) =>
  csvLine(new TextEncoder().encode(JSON.stringify(fields)), show);

it("has every field of the server's entries, in their order", () => {
  const identity = ["id", "time", "user_id", "user_guid", "user_description", "action", "event_description"];
  const later = ["actor_type", "api_key_id", "api_key_name", "object_type", "object_id"];
  expect(parseCsv(CSV_HEADER)).toEqual([[...identity, ...later]]);
});

it("has a cell for each column, also where the entry has no such field", () => {
  expect(lineOf({ action: "=x", id: 1, more: "x", user_guid: null })).toBe("1,,,,,'=x,,,,,,\r\n");
});

it("shows a text before it is judged as a cell", () => {
  expect(lineOf({ id: "1", action: "x" }, (text) => text.replace("x", "=1"))).toBe("1,,,,,'=1,,,,,,\r\n");
});
