import fc from "fast-check";
import { expect, test } from "vitest";
import { compareRepository } from "../../../shared/changes/compare-repository.ts";
import type { Side } from "../../../shared/changes/side.ts";
import { shippedVocabulary } from "../../../shared/vocabulary/shipped.ts";
import { sized } from "../../support/size.ts";
import { judgeSuppressions } from "./reference/suppressions.ts";
import { type SuppressionPair, suppressionPair, writeSites } from "./suppressions.ts";

const sideOf = (policy: Side["policy"], more: Partial<Side> = {}): Side => ({
  layers: [],
  policy,
  vocabulary: shippedVocabulary,
  ...more,
});

/** The providers of which a suppression opens something, sorted; one for each suppression. */
type Said = readonly (string | null)[];

function inConfiguration({ before, after, isTrusted }: SuppressionPair): Said {
  const texts = { before: writeSites(before.sites, "known"), after: writeSites(after.sites, "said again") };
  const answer = compareRepository(
    sideOf(before.policy),
    sideOf(after.policy, { isUntrusted: !isTrusted }),
    [{ path: "providers.jsonc", ...texts }],
    true,
  );
  return suppressionsOf(answer.configurations[0]?.changes ?? []);
}

function inLayer({ before, after, isTrusted }: SuppressionPair): Said {
  const layerOf = (sites: SuppressionPair["before"]["sites"]) =>
    [{ kind: "default", label: "default.json", text: writeSites(sites, "known") }] as const;
  const answer = compareRepository(
    sideOf(before.policy, { layers: layerOf(before.sites) }),
    sideOf(after.policy, { layers: layerOf(after.sites), isUntrusted: !isTrusted }),
    [{ path: "providers.jsonc", before: "{}", after: "{}" }],
    true,
  );
  return suppressionsOf([...answer.settings.changes, ...(answer.configurations[0]?.changes ?? [])]);
}

function suppressionsOf(changes: readonly { readonly kind: string; readonly provider: string | null }[]): Said {
  return changes
    .filter(({ kind }) => kind === "finding-suppressed")
    .map(({ provider }) => provider)
    .toSorted(byText);
}

function byText(one: string | null, other: string | null): number {
  return String(one) < String(other) ? -1 : Number(one !== other);
}

function lawOf({ before, after, isTrusted }: SuppressionPair): Said {
  return judgeSuppressions(before, after, isTrusted)
    .map(({ provider }) => provider)
    .toSorted(byText);
}

test("the code and the law say the same of suppressions", () => {
  const count = sized({ full: 20_000, small: 125 });
  const seen = { opens: 0, "opens twice or more": 0, "opens nothing": 0, "not trusted": 0 };
  fc.assert(
    fc.property(suppressionPair, (pair) => {
      const law = lawOf(pair);
      if (law.length > 0) seen.opens += 1;
      if (law.length > 1) seen["opens twice or more"] += 1;
      if (law.length === 0) seen["opens nothing"] += 1;
      if (!pair.isTrusted) seen["not trusted"] += 1;
      expect({ configuration: inConfiguration(pair), layer: inLayer(pair) }).toEqual({
        configuration: law,
        layer: law,
      });
    }),
    { numRuns: count },
  );
  console.log(`Of ${count} pairs of files with ignore comments: ${JSON.stringify(seen)}`);
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});
