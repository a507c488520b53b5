import { describe, expect, it } from "vitest";
import { compareSides, compareWithin } from "../../../shared/changes/compare.ts";
import { compareRepository } from "../../../shared/changes/compare-repository.ts";
import type { Side } from "../../../shared/changes/side.ts";
import type { JsonObject } from "../../../shared/text/json.ts";
import { shippedVocabulary } from "../../../shared/vocabulary/shipped.ts";

const $schema = "https://assistant.posit.co/schemas/providers.schema.json";

function sideOf(value: JsonObject, more: Partial<Side> = {}): Side {
  return { layers: [{ kind: "user", label: "providers.json", value }], ...more };
}

/** The changes, each by its effect and its provider. */
function told(before: Side, after: Side): readonly string[] {
  return compareSides(before, after).changes.map(({ effect, provider }) => `${effect} ${provider}`);
}

const closed = { providers: { openai: { enabled: false } } };

describe("where nothing chooses a vocabulary", () => {
  it("another $schema alone changes nothing", () => {
    expect(told(sideOf(closed), sideOf({ $schema, ...closed }))).toEqual([]);
    expect(told(sideOf({ $schema, ...closed }), sideOf(closed))).toEqual([]);
  });

  it("a change beside the $schema is told by the names of either side", () => {
    const reached = (baseUrl: string) => ({ providers: { openai: { baseUrl }, provider_a: { baseUrl } } });
    const [old, now] = [reached("https://a.example.com/v1"), reached("https://b.example.com/v1")];
    const expected = ["opens openai", "opens provider_a", "moves openai", "moves provider_a"];
    expect(told(sideOf({ $schema, ...old }), sideOf(now)).toSorted()).toEqual(expected.toSorted());
    expect(told(sideOf(old), sideOf({ $schema, ...now })).toSorted()).toEqual(expected.toSorted());
  });

  it("a change by the names of both sides is stated once, and counts once", () => {
    const custom = (enabled: boolean) => ({ providers: { default: { enabled } } });
    const [before, after] = [sideOf(custom(true)), sideOf({ $schema, ...custom(false) })];
    const { changes } = compareSides(before, after);
    expect(new Set(changes.map((change) => JSON.stringify(change))).size).toBe(changes.length);
    expect(changes.map(({ provider }) => provider)).toEqual(expect.arrayContaining(["openai", "provider_a"]));
    expect(compareWithin(before, after, 1000)?.changes).toEqual(changes);
    expect(compareWithin(before, after, changes.length - 1)).toBeUndefined();
  });

  it("each side's findings are those by its own names", () => {
    const { diagnostics } = compareSides(sideOf({ providers: { provider_a: {} } }), sideOf({ $schema, ...closed }));
    expect(diagnostics).toEqual({ before: [], after: [] });
  });

  it.each([
    ["is not there", { layers: [] }],
    ["is empty", sideOf({})],
  ])("a file that %s is read as the one that is", (_, nothing) => {
    expect(told(nothing, sideOf({ $schema, ...closed }))).toEqual(["breaks openai"]);
    expect(told(sideOf({ $schema, ...closed }), nothing)).toEqual(["opens openai"]);
  });

  it("the layers around a file have its names", () => {
    const enforced = { kind: "enforced", label: "enforced.json", value: closed } as const;
    const own = { kind: "user", label: "own.json", value: { $schema } } as const;
    expect(told({ layers: [own] }, { layers: [enforced, own] })).toEqual(["breaks openai"]);
  });

  it("changes of settings by themselves are told by the names of the files that they govern", () => {
    const enforced = { kind: "enforced", label: "enforced.json", value: closed } as const;
    const text = JSON.stringify({ $schema });
    const compared = compareRepository(
      { layers: [enforced] },
      { layers: [] },
      [{ path: "providers.json", before: text, after: text }],
      true,
    );
    expect(compared.settings.changes).toMatchObject([
      { effect: "opens", kind: "enforced-value-removed", provider: "openai" },
    ]);
  });
});

it("a chosen vocabulary holds on its side, whatever the file names", () => {
  const chosen = { vocabulary: shippedVocabulary };
  const enabled = { provider_a: { enabled: true } };
  expect(told(sideOf({ providers: enabled }, chosen), sideOf({ $schema, providers: enabled }, chosen))).toEqual([]);
});
