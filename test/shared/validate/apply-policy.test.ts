import { describe, expect, test } from "vitest";
import { noPolicy, type Policy, ruleDescriptions, validate } from "../../../shared/index.ts";
import type { PolicyIgnore } from "../../../shared/policy/policy.ts";
import type { Path } from "../../../shared/text/json.ts";
import { applyPolicy } from "../../../shared/validate/apply-policy.ts";
import type { Finding } from "../../../shared/validate/rules/rule.ts";

function findingOf(id: string, path: Path = [], severity?: Finding["severity"]): Finding {
  const rule = ruleDescriptions.find((one) => one.id === id);
  if (rule === undefined) throw new Error(`There is no rule ${id}.`);
  const finding: Finding = { rule, place: { path, part: "value" }, message: "It is wrong.", advice: "Fix it." };
  return severity === undefined ? finding : { ...finding, severity };
}

function apply(findings: readonly Finding[], policy: Partial<Policy>, path?: string): readonly Finding[] {
  return [...applyPolicy(findings, { ...noPolicy, ...policy }, path)];
}

/** Without what is suppressed. */
function reported(...given: Parameters<typeof apply>): readonly Finding[] {
  return apply(...given).filter(({ suppression }) => suppression === undefined);
}

function isReported(ignore: Omit<PolicyIgnore, "rule" | "reason">, path: Path, file?: string): boolean {
  const ignores = [{ rule: "version-segment", reason: "Known.", ...ignore }];
  return reported([findingOf("version-segment", path)], { ignores }, file).length > 0;
}

describe("severities", () => {
  test("take the place of the rule's own and of the finding's own, whatever it was", () => {
    const rules = { "version-segment": "notice", "custom-id": "error" } as const;
    const findings = [
      findingOf("version-segment"),
      findingOf("version-segment", [], "warning"),
      findingOf("custom-id", [], "warning"),
      findingOf("unknown-key"),
    ];
    expect(apply(findings, { rules }).map(({ rule, severity }) => [rule.id, severity])).toEqual([
      ["version-segment", "notice"],
      ["version-segment", "notice"],
      ["custom-id", "error"],
      ["unknown-key", undefined],
    ]);
  });

  test("a rule that is off reports nothing, and the others all they have", () => {
    const findings = [findingOf("version-segment"), findingOf("custom-id")];
    expect(apply(findings, { rules: { "version-segment": "off" } })).toEqual([findings[1]]);
  });

  test("without a policy every finding stays as it is", () => {
    const findings = [findingOf("version-segment", ["a"], "warning"), findingOf("custom-id")];
    expect(apply(findings, {})).toEqual(findings);
  });

  test("severities stay as they are where a text cannot be read", () => {
    const findings = [findingOf("syntax")];
    const ignores = [{ rule: "syntax", reason: "Never." }];
    expect(apply(findings, { rules: { syntax: "off" }, ignores })).toEqual(findings);
  });
});

describe("an ignore", () => {
  test("an ignore for one rule leaves the others", () => {
    const findings = [findingOf("version-segment"), findingOf("custom-id")];
    const ignores = [{ rule: "custom-id", reason: "Known." }];
    expect(reported(findings, { ignores })).toEqual([findings[0]]);
  });

  test("is named with its reason by what it suppresses, the broadest where several cover it", () => {
    const ignores = [
      { rule: "version-segment", pointer: "/a", reason: "Another place." },
      { rule: "custom-id", pointer: "/x", reason: "Known." },
      { rule: "custom-id", pointer: "/x/1", reason: "Narrower." },
    ];
    expect(apply([findingOf("custom-id", ["x", 1])], { ignores })).toMatchObject([
      { suppression: { kind: "policy", pointer: "/ignores/1", reason: "Known." } },
    ]);
  });

  test("leaves the severity that the policy gives, and the one before it", () => {
    const policy = { rules: { "custom-id": "notice" }, ignores: [{ rule: "custom-id", reason: "Known." }] } as const;
    expect(apply([findingOf("custom-id"), findingOf("version-segment")], policy)).toMatchObject([
      { severity: "notice", ownSeverity: "error", suppression: { kind: "policy" } },
      { rule: { id: "version-segment" } },
    ]);
  });

  test.each<[string, Path]>([
    ["", []],
    ["", ["providers", "custom", "a", 0]],
    ["/providers/provider_a", ["providers", "provider_a"]],
    ["/providers/provider_a", ["providers", "provider_a", "baseUrl"]],
    ["/models/1", ["models", 1]],
    ["/a~1b/c~0d/~01", ["a/b", "c~d", "~1"]],
    ["/", [""]],
    ["/constructor", ["constructor", "x"]],
  ])("an ignore with the pointer %j covers %j", (pointer, path) => {
    expect(isReported({ pointer }, path)).toBe(false);
  });

  test.each<[string, Path]>([
    ["/providers/provider_a", ["providers"]],
    ["/providers/provider_a", ["providers", "provider_ab"]],
    ["/providers/provider_a", ["providers", "custom", "provider_a"]],
    ["/models/1", ["models", 10]],
    ["/", []],
    ["/a/b", ["a/b"]],
    ["/constructor", ["toString"]],
  ])("an ignore with the pointer %j does not cover %j", (pointer, path) => {
    expect(isReported({ pointer }, path)).toBe(true);
  });

  test("an ignore with globs covers the files that one of them matches, with or without ./ in front", () => {
    const files = ["teams/research/**", "*.jsonc"];
    expect(isReported({ files }, [], "teams/research/providers.json")).toBe(false);
    expect(isReported({ files }, [], "./teams/research/a/providers.json")).toBe(false);
    expect(isReported({ files }, [], "providers.jsonc")).toBe(false);
    expect(isReported({ files }, [], "providers.json")).toBe(true);
    expect(isReported({ files }, [], "teams/sales/providers.jsonc")).toBe(true);
  });

  test("an ignore with globs covers no text that has no path, and without globs every text", () => {
    expect(isReported({ files: ["**"] }, [])).toBe(true);
    expect(isReported({}, [])).toBe(false);
  });

  test("covers only what its globs and its pointer both cover", () => {
    const ignore = { files: ["a.json"], pointer: "/x" };
    expect(isReported(ignore, ["x"], "a.json")).toBe(false);
    expect(isReported(ignore, ["y"], "a.json")).toBe(true);
    expect(isReported(ignore, ["x"], "b.json")).toBe(true);
  });

  test("takes nothing from another of the same rule", () => {
    const ignores = ["/a/b", "/a", "/c/d"].map((pointer) => ({ rule: "version-segment", pointer, reason: "Known." }));
    const findings = ["a", "c", "d"].map((key) => findingOf("version-segment", [key]));
    expect(reported(findings, { ignores })).toEqual(findings.slice(1));
  });
});

test("findings are taken one by one, as they are asked for", () => {
  function* endless(): Iterable<Finding> {
    for (;;) yield findingOf("version-segment");
  }
  const policy: Policy = { ...noPolicy, rules: { "version-segment": "notice" } };
  for (const finding of applyPolicy(endless(), policy, undefined)) {
    expect(finding.severity).toBe("notice");
    break;
  }
});

test("a thousand ignores of a file with many findings take no time together", () => {
  const ignores = Array.from({ length: 1_000 }, (_, index) => ({
    rule: "unknown-key",
    pointer: `/providers/provider_a/x${index}/${"y/".repeat(50)}`,
    files: ["**/providers.json", "*.json"],
    reason: "Known.",
  }));
  const entries = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`x${index}`, 1]));
  const policy: Policy = { ...noPolicy, rules: { "schema-reference": "off" }, ignores };
  const found = validate(JSON.stringify({ providers: { provider_a: entries } }), { policy, path: "providers.json" });
  expect(found).toHaveLength(10_001);
});
