import { describe, expect, test } from "vitest";
import type { Change } from "../../../shared/changes/change.ts";
import { compareSides } from "../../../shared/changes/compare.ts";
import type { JsonObject } from "../../../shared/text/json.ts";
import { shippedVocabulary as vocabulary } from "../../../shared/vocabulary/shipped.ts";

const side = (providers: JsonObject) => ({
  layers: [{ kind: "user", label: "u", text: JSON.stringify({ providers }) }] as const,
  vocabulary,
});

/** The changes from one configuration of `provider_a` to another. */
function changesOf(before: JsonObject, after: JsonObject): readonly Change[] {
  return compareSides(side({ provider_a: before }), side({ provider_a: after })).changes;
}

/** The changes where a base URL is set for a provider whose own URL the vocabulary knows. */
function fromOwnUrl(baseUrl: string): readonly Change[] {
  const { providers } = vocabulary;
  const provider_a = { ...providers.provider_a, ownUrl: "https://own.example.com/v1" };
  const knowing = { ...vocabulary, providers: { ...providers, provider_a } };
  const [before, after] = [side({}), side({ provider_a: { baseUrl } })];
  return compareSides({ ...before, vocabulary: knowing }, { ...after, vocabulary: knowing }).changes;
}

test.each(["https://own.example.com/v1", "HTTPS://own.example.com:443/v1"])(
  "the own URL, written as %s, is no move",
  (own) => {
    expect(fromOwnUrl(own)).toEqual([]);
  },
);

const known = { baseUrl: "https://known.example.com/v1" };

describe("a setting of the connection moves the provider", () => {
  test.each<[string, JsonObject, JsonObject, string]>([
    ["another path of the host", known, { baseUrl: "https://known.example.com/v2" }, "baseUrl"],
    ["HTTPS after plain HTTP", { baseUrl: "http://known.example.com/v1" }, known, "baseUrl"],
    ["an endpoint on the known host", known, { ...known, endpoint: "https://KNOWN.example.com" }, "endpoint"],
    ["the protocol", known, { ...known, protocol: "cloud-converse" }, "protocol"],
    ["a header", known, { ...known, customHeaders: { "X-A": "1" } }, "customHeaders/X-A"],
  ])("%s, and opens nothing", (_, before, after, setting) => {
    const [change, ...more] = changesOf(before, after);
    expect(more).toEqual([]);
    expect(change).toMatchObject({ effect: "moves", kind: "connection-changed", setting });
    expect(change?.cause).toMatchObject({ side: "after", place: { kind: "layer", position: { line: 1 } } });
  });

  test.each<[string, JsonObject, JsonObject, string]>([
    ["a base URL on a new host", known, { baseUrl: "https://new.example.com/v1" }, "baseUrl"],
    ["another port", known, { baseUrl: "https://known.example.com:8443/v1" }, "baseUrl"],
    ["plain HTTP", known, { baseUrl: "http://known.example.com/v1" }, "baseUrl"],
    ["what is no URL", known, { baseUrl: "known.example.com" }, "baseUrl"],
    [
      "what clients may read in two ways",
      known,
      { baseUrl: "https://known.example.com\\@new.example.com/v1" },
      "baseUrl",
    ],
    ["an endpoint on a new host", known, { ...known, endpoint: "http://localhost:1" }, "endpoint"],
    [
      "the URL of a protocol",
      known,
      { ...known, endpoints: { "cloud-converse": "https://new.example.com" } },
      "endpoints/cloud-converse",
    ],
  ])("%s, and opens it", (_, before, after, setting) => {
    const changes = changesOf(before, after);
    expect(changes.map(({ effect }) => effect)).toEqual(["opens", "moves"]);
    expect(changes).toMatchObject([{ setting }, { setting }]);
  });

  test.each([
    [
      "another path of the own host",
      "https://own.example.com/v2",
      "`baseUrl` of `provider_a` is `https://own.example.com/v2` instead of none.",
    ],
    [
      "another host",
      "https://h.example.com",
      "`provider_a` is reached through h.example.com instead of the provider's own host own.example.com.",
    ],
  ])("%s, where its own URL is known", (_, baseUrl, text) => {
    const changes = fromOwnUrl(baseUrl).filter(({ effect }) => effect === "moves");
    expect(changes.map((change) => change.text)).toEqual([text]);
  });

  test("a section's field", () => {
    const cloud = (region: string) => side({ provider_cloud: { cloud: { region } } });
    expect(compareSides(cloud("one"), cloud("two")).changes).toMatchObject([
      { effect: "moves", kind: "connection-changed", setting: "cloud/region", before: "one", after: "two" },
    ]);
  });
});

test("changed headers are named as set, removed or changed, without their values", () => {
  const changes = changesOf(
    { customHeaders: { "X-Same": "hunter1", "X-Changed": "hunter2", "X-Gone": "hunter3" } },
    { customHeaders: { "X-Same": "hunter1", "X-Changed": "hunter4", "X-New": "hunter5" } },
  );
  expect(changes.map(({ setting, before, after }) => [setting, before, after])).toEqual([
    ["customHeaders/X-Changed", "set", "changed"],
    ["customHeaders/X-Gone", "set", null],
    ["customHeaders/X-New", null, "set"],
  ]);
  expect(JSON.stringify(changes)).not.toContain("hunter");
});

test("many changed headers of a long id take no quadratic time", () => {
  const custom = (value: string): JsonObject => ({
    custom: {
      ["x".repeat(1_000)]: {
        type: "provider-b-compatible",
        customHeaders: Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`X-${index}`, value])),
      },
    },
  });
  expect(compareSides(side(custom("a")), side(custom("b"))).changes).toHaveLength(20_000);
});
