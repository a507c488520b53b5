import fc from "fast-check";
import { noPolicy, type Policy } from "../../../shared/policy/policy.ts";
import type { CommentedSite, Site, SuppressionSide } from "./reference/suppressions.ts";

/** Settings in which exactly one rule finds something, whatever stands beside them. */
const SITES: readonly Site[] = ["provider_a", "provider_b"].flatMap((provider): readonly Site[] => [
  site(provider, "customHeaders/Host", "one", "reserved-header", true),
  site(provider, "customHeaders/Host", "two", "reserved-header", true),
  site(provider, "customHeaders/X-Auth-Token", "correct horse", "secret-in-header", true, true),
  site(provider, "customHeaders/X-Auth-Token", "battery staple", "secret-in-header", true, true),
  site(provider, "baseUrl", "http://gateway.example.com/v1", "plain-http", false),
  site(provider, "baseUrl", "https://gateway.example.com/v1?key=correct-horse", "secret-in-url", true, true),
]);

const RULES = [...new Set(SITES.map(({ rule }) => rule))];

function site(
  provider: string,
  pointer: string,
  value: string,
  rule: string,
  isError: boolean,
  isCredential = false,
): Site {
  return { provider, pointer, value, rule, isError, isCredential };
}

const commented = (one: Site): fc.Arbitrary<CommentedSite> =>
  fc
    .oneof(
      { weight: 4, arbitrary: fc.constant([one.rule]) },
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.subarray(RULES) },
    )
    .map((comments) => ({ ...one, comments }));

/** At most one setting at each place, in any order of providers. */
const sites: fc.Arbitrary<readonly CommentedSite[]> = fc
  .shuffledSubarray([...SITES])
  .map((all) => [...new Map(all.map((one) => [`${one.provider} ${one.pointer}`, one])).values()])
  .chain((all) => fc.tuple(...all.map(commented)));

const policy: fc.Arbitrary<Policy> = fc
  .record(
    {
      rules: fc.dictionary(fc.constantFrom(...RULES), fc.constantFrom("off", "notice", "warning", "error"), {
        maxKeys: 1,
      }),
      ignores: fc.array(
        fc.record(
          {
            rule: fc.constantFrom(...RULES),
            pointer: fc.constantFrom("/providers/provider_a", "/providers/provider_b"),
            reason: fc.constant("Known."),
          },
          { requiredKeys: ["rule", "reason"] },
        ),
        { maxLength: 1 },
      ),
      inlineIgnores: fc.subarray(RULES),
    },
    { requiredKeys: [] },
  )
  .map((decided) => ({ ...noPolicy, ...decided, rules: { ...decided.rules, "schema-reference": "off" } }));

export interface SuppressionPair {
  readonly before: SuppressionSide;
  readonly after: SuppressionSide;
  readonly isTrusted: boolean;
}

/** Mostly the same file with other comments or another policy. */
export const suppressionPair: fc.Arbitrary<SuppressionPair> = fc
  .tuple(sites, sites, policy, policy, fc.integer({ min: 0, max: 9 }))
  .chain(([one, other, old, now, kind]) =>
    fc.tuple(...one.map((each) => fc.oneof(fc.constant(each), commented(each)))).map((edited) => ({
      before: { sites: one, policy: old },
      after: { sites: kind < 2 ? other : edited, policy: kind % 2 === 0 ? now : old },
      isTrusted: kind !== 9,
    })),
  );

/** The file of a side: a setting on each line, with its comments above it. */
export function writeSites(all: readonly CommentedSite[], reason: string): string {
  const entries = Array.from(
    Map.groupBy(all, ({ provider }) => provider),
    ([provider, own]) => `${JSON.stringify(provider)}: {\n${writeEntry(own, reason)}\n}`,
  );
  return `{ "providers": {\n${entries.join(",\n")}\n} }`;
}

function writeEntry(own: readonly CommentedSite[], reason: string): string {
  const headers = own.filter(({ pointer }) => pointer.startsWith("customHeaders/"));
  const others = own.filter((one) => !headers.includes(one));
  const written = others.map((one) => writeSite(one, one.pointer, reason));
  const inHeaders = headers.map((one) => writeSite(one, one.pointer.slice("customHeaders/".length), reason));
  return [...written, ...(inHeaders.length === 0 ? [] : [`"customHeaders": {\n${inHeaders.join(",\n")}\n}`])].join(
    ",\n",
  );
}

function writeSite({ comments, value }: CommentedSite, key: string, reason: string): string {
  const above = comments.map((rule) => `// steward-ignore-next-line ${rule}: ${reason}\n`);
  return `${above.join("")}${JSON.stringify(key)}: ${JSON.stringify(value)}`;
}
