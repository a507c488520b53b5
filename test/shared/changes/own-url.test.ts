import { describe, expect, test } from "vitest";
import { compareSides } from "../../../shared/changes/compare.ts";
import type { Side } from "../../../shared/changes/side.ts";
import { noPolicy } from "../../../shared/policy/policy.ts";
import type { JsonObject } from "../../../shared/text/json.ts";
import { shippedVocabulary } from "../../../shared/vocabulary/shipped.ts";

/** The effects, with their sentences, where the vocabulary knows the own URL of `provider_c`, or none. */
function told(before: Known, after: Known): readonly string[] {
  const { changes } = compareSides(sideOf(before), sideOf(after));
  return changes.filter(({ effect }) => effect !== "none").map(({ effect, text }) => `${effect}: ${text}`);
}

interface Known {
  readonly ownUrl?: string;
  readonly address?: "endpoint";
  readonly entry?: JsonObject;
}

/** Another provider is reached by HTTPS at the same host, and one by plain HTTP elsewhere. */
function sideOf({ ownUrl, address, entry = {} }: Known): Side {
  const { providers } = shippedVocabulary;
  const provider_c = { ...providers.provider_c, ...(ownUrl !== undefined && { ownUrl }), ...(address && { address }) };
  const others = {
    provider_a: { baseUrl: "https://localhost:8443/v1" },
    provider_b: { baseUrl: "http://plain.example.com/v1" },
  };
  const value = { providers: { ...others, provider_c: entry } };
  return {
    layers: [{ kind: "user", label: "user", value }],
    policy: noPolicy,
    vocabulary: { ...shippedVocabulary, providers: { ...providers, provider_c } },
  };
}

const ownUrl = "http://localhost:11434";

describe("an own URL by plain HTTP opens nothing", () => {
  test.each<readonly [name: string, before: JsonObject, after: JsonObject]>([
    ["as it stays", {}, { customHeaders: {} }],
    ["where the file comes to say it", {}, { endpoint: ownUrl }],
    ["where the file no longer says it", { endpoint: ownUrl }, {}],
  ])("%s", (_, before, after) => {
    expect(told({ ownUrl, entry: before }, { ownUrl, entry: after })).toEqual([]);
  });
});

test("an own URL by plain HTTP in the place of HTTPS opens", () => {
  const known = "http://plain.example.com";
  const before = { ownUrl: known, entry: { baseUrl: "https://localhost:8443/v1" } };
  expect(told(before, { ownUrl: known })).toEqual([
    "opens: Requests of `provider_c` go to plain.example.com by plain HTTP; before, they were encrypted.",
    "moves: `provider_c` is no longer reached through `localhost:8443`: requests go to the provider's own host plain.example.com by plain HTTP.",
  ]);
});

test("an own host that the vocabulary comes to know, or no longer knows, is the same", () => {
  expect(told({}, { ownUrl: "https://own.example.com" })).toEqual([]);
  expect(told({ ownUrl: "https://own.example.com" }, {})).toEqual([]);
});

describe("another own URL moves the provider", () => {
  test("to a host that is in use", () => {
    expect(told({ ownUrl: "https://own.example.com" }, { ownUrl: "https://localhost:8443" })).toEqual([
      "moves: `provider_c` is no longer reached through own.example.com: requests go to `localhost:8443`.",
    ]);
  });

  test("to a path of the same host", () => {
    expect(told({ ownUrl: "https://own.example.com/v1" }, { ownUrl: "https://own.example.com/v2" })).toEqual([
      "moves: `ownUrl` of `provider_c` is `https://own.example.com/v2` instead of `https://own.example.com/v1`.",
    ]);
  });

  test("not where the file says the address", () => {
    const entry = { baseUrl: "https://gateway.example.com" };
    expect(told({ ownUrl: "https://own.example.com", entry }, { ownUrl: "https://other.example.com", entry })).toEqual(
      [],
    );
  });
});

test("the setting that no longer says an address is the one that was read", () => {
  const known = { ownUrl: "https://own.example.com", address: "endpoint" } as const;
  const before = sideOf({ ...known, entry: { endpoint: "https://gateway.example.com" } });
  const [opening] = compareSides(before, sideOf(known)).changes;
  expect(opening).toMatchObject({
    effect: "opens",
    setting: "endpoint",
    cause: { side: "before", place: { pointer: "/providers/provider_c/endpoint" } },
  });
});
