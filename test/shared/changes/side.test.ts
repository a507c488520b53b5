import { describe, expect, it } from "vitest";
import { compareSides, compareWithin } from "../../../shared/changes/compare.ts";
import { compareRepository } from "../../../shared/changes/compare-repository.ts";
import type { Side } from "../../../shared/changes/side.ts";
import type { JsonObject } from "../../../shared/text/json.ts";
import { positAssistant } from "../../../shared/vocabulary/posit-assistant.ts";
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
  it("each side is read by its own $schema", () => {
    const [before, after] = [sideOf(closed), sideOf({ $schema, ...closed })];
    const changes = told(before, after);
    expect(changes).toContain("opens anthropic");
    expect(changes).toContain("breaks provider_a");
    expect(changes).not.toContain("opens openai");
    const both = { vocabulary: shippedVocabulary };
    expect(compareSides(before, after).changes).toEqual(
      compareSides({ ...before, ...both }, { ...after, vocabulary: positAssistant }).changes,
    );
    expect(compareSides(before, after).diagnostics.after).toEqual([]);
    expect(compareWithin(before, after, 1000)?.changes).toEqual(compareSides(before, after).changes);
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
