import { describe, expect, it } from "vitest";
import { ok } from "../../../shared/index.ts";
import { readSettings } from "../../../worker/settings/settings.ts";
import { readSources } from "../../../worker/settings/sources.ts";

const KEY = "a-key-that-must-stay-secret";
const RIGHT = { base_url: "https://content.example.com/path/", key: KEY };

const read = (sources: unknown, allowPrivate = false) =>
  readSources({ AUDIT_EXPORT_SOURCES: typeof sources === "string" ? sources : JSON.stringify(sources) }, allowPrivate);

function faultOf(sources: unknown, allowPrivate = false): string {
  const own = read(sources, allowPrivate);
  return own.ok ? "none" : own.error;
}

describe("AUDIT_EXPORT_SOURCES", () => {
  it("has the sources by their names, with defaults", () => {
    expect(read({ plant: RIGHT })).toEqual(
      ok(
        new Map([
          [
            "plant",
            {
              baseUrl: "https://content.example.com/path",
              key: KEY,
              keyHeader: "Authorization",
              pageEntries: 500,
              holdBackMilliseconds: 0,
              overlapEntries: 0,
              consecutiveIds: false,
              cursorIsId: false,
            },
          ],
        ]),
      ),
    );
  });

  it("takes every field", () => {
    const all = {
      ...RIGHT,
      key_header: "X-Own",
      page_entries: 100,
      hold_back_seconds: 60,
      overlap_entries: 1_000,
      consecutive_ids: true,
      cursor_is_id: true,
    };
    const own = read({ a: all, "b-2": RIGHT });
    expect(own.ok && own.value.get("a")).toEqual({
      baseUrl: "https://content.example.com/path",
      key: KEY,
      keyHeader: "X-Own",
      pageEntries: 100,
      holdBackMilliseconds: 60_000,
      overlapEntries: 1_000,
      consecutiveIds: true,
      cursorIsId: true,
    });
    expect(own.ok && [...own.value.keys()]).toEqual(["a", "b-2"]);
  });

  it.each([{}, { AUDIT_EXPORT_SOURCES: "" }, { AUDIT_EXPORT_SOURCES: "{}" }])("may have none: %j", (env) => {
    expect(readSources(env, false)).toEqual(ok(new Map()));
  });

  it.each([
    "http://127.0.0.1:8080",
    "http://[::1]:1/x",
    "http://localhost",
    "http://10.1.2.3",
    "https://127.0.0.1",
    "https://2130706433",
    "https://[::ffff:10.1.2.3]",
    "https://[64:ff9b::7f00:1]",
    "https://169.254.169.254",
    "https://168.63.129.16",
    "https://localhost.",
    "https://content.internal",
  ])("may be at %s only where private hosts are allowed", (url) => {
    const sources = { plant: { ...RIGHT, base_url: url } };
    expect(faultOf(sources, true)).toBe("none");
    expect(faultOf(sources)).toMatch(
      /^The secret AUDIT_EXPORT_SOURCES cannot be used: of the source plant, base_url must/,
    );
  });

  const NOT_JSON = "it is not a JSON object.";
  const NAME = /: the name of a source must be 1 to 63 of the characters a-z, 0-9 and -, .* not own, /;

  it.each<[string, unknown, string | RegExp]>([
    ["no JSON", `{ "plant": { "key": "${KEY}`, NOT_JSON],
    ["a list", [], NOT_JSON],
    ["the reserved name", { own: RIGHT }, NAME],
    ["a name with a capital", { Plant: RIGHT }, NAME],
    ["a name that ends with -", { "plant-": RIGHT }, NAME],
    ["a name that is a key", { [`${KEY}_`]: RIGHT }, NAME],
    ["a long name", { ["a".repeat(64)]: RIGHT }, NAME],
    ["no object", { plant: KEY }, "of the source plant, the value must be an object."],
    ["no URL", { plant: { key: KEY } }, /plant, base_url must be an https URL of a public host/],
    ["no key", { plant: { base_url: RIGHT.base_url } }, /plant, key must be an API key/],
    ["an empty key", { plant: { ...RIGHT, key: "" } }, /plant, key must be/],
    ["a key with a line end", { plant: { ...RIGHT, key: `${KEY}\n` } }, /plant, key must be/],
    ["a key that is no text", { plant: { ...RIGHT, key: 7 } }, /plant, key must be/],
    [
      "an unknown field",
      { plant: { ...RIGHT, Key: KEY } },
      /plant, the fields can only be base_url, key, key_header, /,
    ],
    ["http on the internet", { plant: { ...RIGHT, base_url: "http://content.example.com" } }, /base_url must be/],
    ["a user in the URL", { plant: { ...RIGHT, base_url: `https://u:${KEY}@content.example.com` } }, /base_url must/],
    ["a query in the URL", { plant: { ...RIGHT, base_url: `https://content.example.com?${KEY}` } }, /base_url must be/],
    ["a fragment in the URL", { plant: { ...RIGHT, base_url: "https://content.example.com#" } }, /base_url must be/],
    ["a relative URL", { plant: { ...RIGHT, base_url: "//content.example.com" } }, /base_url must be/],
    ["a header that is none", { plant: { ...RIGHT, key_header: "X Own" } }, /key_header must be the name of a header/],
    ["no entries", { plant: { ...RIGHT, page_entries: 0 } }, /page_entries must be a whole number from 1 to 10000/],
    ["half an entry", { plant: { ...RIGHT, page_entries: 1.5 } }, /page_entries must be/],
    ["a negative time", { plant: { ...RIGHT, hold_back_seconds: -1 } }, /hold_back_seconds must be/],
    ["a number in quotes", { plant: { ...RIGHT, overlap_entries: "1" } }, /overlap_entries must be/],
    ["a yes", { plant: { ...RIGHT, consecutive_ids: "yes" } }, /consecutive_ids must be true or false/],
    ["a null", { plant: { ...RIGHT, cursor_is_id: null } }, /cursor_is_id must be true or false/],
    [
      "too many",
      Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`s${at}`, RIGHT])),
      "it has more than 50 sources.",
    ],
  ])("cannot have %s, and its values are not told", (_, sources, fault) => {
    const told = faultOf(sources);
    expect(told).toMatch(/^The secret AUDIT_EXPORT_SOURCES cannot be used: /);
    if (typeof fault === "string") expect(told.endsWith(fault)).toBe(true);
    else expect(told).toMatch(fault);
    expect(told).not.toContain(KEY);
  });

  it("makes the deployment one that is not set up", () => {
    const env = { AUDIT_EXPORT_SOURCES: { plant: RIGHT } };
    const { settings, faults } = readSettings(env);
    expect(faults).toEqual(["The secret AUDIT_EXPORT_SOURCES cannot be used: it is not text."]);
    expect(settings.auditExportSources.size).toBe(0);
  });

  it("goes by ALLOW_PRIVATE_UPSTREAMS", () => {
    const sources = JSON.stringify({ plant: { ...RIGHT, base_url: "http://127.0.0.1:1" } });
    const faultsOf = (allowed: string) =>
      readSettings({ AUDIT_EXPORT_SOURCES: sources, ALLOW_PRIVATE_UPSTREAMS: allowed }).faults;
    expect([faultsOf("true").length, faultsOf("false").length, faultsOf("true").length]).toEqual([0, 1, 0]);
  });
});
