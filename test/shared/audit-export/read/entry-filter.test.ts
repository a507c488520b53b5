import { describe, expect, it } from "vitest";
import { type EntryFilter, isAskedFor } from "../../../../shared/audit-export/read/entry-filter.ts";
import { mayHold } from "../../../../shared/audit-export/time-range.ts";
import { readSourceEntry } from "../../../../shared/content-server/source-entry.ts";

const ALL: EntryFilter = { from: null, to: null, actions: [], user: null };
const NINE = Date.UTC(2026, 10, 20, 9);

const entry = (fields: object) => readSourceEntry(new TextEncoder().encode(JSON.stringify({ id: "1", ...fields })));
const isAsked = (fields: object, filter: Partial<EntryFilter>) => isAskedFor(entry(fields), { ...ALL, ...filter });

describe("isAskedFor", () => {
  it("has the first moment of the range in it, and not the last", () => {
    const at = (time: string) => isAsked({ time }, { from: NINE, to: NINE + 1000 });
    expect(at("2026-11-20T08:59:59.999Z")).toBe(false);
    expect(at("2026-11-20T09:00:00Z")).toBe(true);
    expect(at("2026-11-20T10:00:00.5+01:00")).toBe(true);
    expect(at("2026-11-20T09:00:01Z")).toBe(false);
  });

  it("has an entry without a time that can be read in no range, and else in all", () => {
    expect(isAsked({ time: "yesterday" }, {})).toBe(true);
    expect(isAsked({ time: "yesterday" }, { from: 0 })).toBe(false);
    expect(isAsked({}, { to: NINE })).toBe(false);
  });

  it("compares actions exactly, and takes any of several", () => {
    expect(isAsked({ action: "add_user" }, { actions: ["lock_user", "add_user"] })).toBe(true);
    expect(isAsked({ action: "Add_user" }, { actions: ["add_user"] })).toBe(false);
    expect(isAsked({ action: null }, { actions: ["null"] })).toBe(false);
    expect(isAsked({}, { actions: ["add_user"] })).toBe(false);
  });

  it.each([
    ["a guid", { user_guid: "ab-1", user_description: "Ada (ada)" }, "ab-1", true],
    ["a username", { user_guid: "ab-1", user_description: "Ada (ada)" }, "ada", true],
    ["a username without a name", { user_guid: "ab-1", user_description: "ada" }, "ada", true],
    ["a whole description", { user_guid: null, user_description: "System" }, "System", true],
    ["another case", { user_guid: "ab-1", user_description: "Ada (ada)" }, "ADA", false],
    ["a part of a guid", { user_guid: "ab-1", user_description: "Ada (ada)" }, "ab", false],
    ["a full name", { user_guid: "ab-1", user_description: "Ada (ada)" }, "Ada", false],
    ["a name in parentheses that is not the last", { user_description: "Eve (ada) (eve)" }, "ada", false],
    ["the end of a username", { user_description: "Eve (x-ada)" }, "ada", false],
  ])("finds a user by %s", (_, fields, user, isFound) => {
    expect(isAsked(fields, { user })).toBe(isFound);
  });
});

describe("mayHold", () => {
  const times = { earliest_time: "2026-11-20T09:00:00.000Z", latest_time: "2026-11-20T10:00:00.000Z" };
  it.each([
    [{}, true],
    [{ from: NINE + 3_600_000 }, true],
    [{ from: NINE + 3_600_001 }, false],
    [{ to: NINE }, false],
    [{ to: NINE + 1 }, true],
    [{ from: NINE + 1, to: NINE + 2 }, true],
  ])("compares the range %j with the times of a segment", (range, isNeeded) => {
    expect(mayHold(times, { ...ALL, ...range })).toBe(isNeeded);
  });

  it("opens what states no times", () => {
    expect(mayHold({ earliest_time: null, latest_time: null }, { ...ALL, from: NINE })).toBe(true);
  });
});
