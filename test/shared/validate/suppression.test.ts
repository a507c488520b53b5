import { describe, expect, test } from "vitest";
import { type CheckSettings, noPolicy, validate } from "../../../shared/index.ts";
import { countIdentities, shownReason } from "../../../shared/validate/suppression.ts";
import { checkText, suppressionsIn } from "../../../shared/validate/validate.ts";

const policy = { ...noPolicy, rules: { "schema-reference": "off" } } as const;
const headers = (...lines: readonly string[]) =>
  `{ "providers": { "provider_a": { "customHeaders": {\n${lines.join("\n")}\n} } } }`;
const comment = (rule: string) => `// steward-ignore-next-line ${rule}: the gateway wants it`;
const HOST = '"Host": "x"';
const TOKEN = '"X-Gateway-Token": "correct horse"';

function rulesIn(text: string, settings: CheckSettings = {}) {
  const { diagnostics, suppressed } = checkText(text, { policy, ...settings });
  return { reported: diagnostics.map(({ rule }) => rule), suppressed: suppressed.map(({ rule }) => rule) };
}

describe("a suppressed finding", () => {
  test("is listed as it would be reported, with the comment that suppresses it, and without a fix", () => {
    const [reported] = validate(headers(`// ${"x".repeat(62)}`, HOST), { policy });
    const { diagnostics, suppressed } = checkText(headers(comment("reserved-header"), HOST), { policy });
    const { fix: _fix, ...expected } = reported ?? {};
    expect(diagnostics).toEqual([]);
    expect(suppressed).toEqual([
      { ...expected, suppression: { kind: "comment", line: 2, column: 1, reason: "the gateway wants it" } },
    ]);
  });

  test("names the policy's ignore that suppresses it", () => {
    const ignores = [{ rule: "reserved-header", pointer: "/providers/provider_a", reason: "Known\n since\u2003May." }];
    expect(checkText(headers(HOST), { policy: { ...policy, ignores } })).toMatchObject({
      diagnostics: [],
      suppressed: [
        { rule: "reserved-header", suppression: { kind: "policy", pointer: "/ignores/0", reason: "Known since May." } },
      ],
    });
  });

  test("a finding that a policy ignores needs no comment, which is unused", () => {
    const ignores = [{ rule: "reserved-header", reason: "Known." }];
    expect(rulesIn(headers(comment("reserved-header"), HOST), { policy: { ...policy, ignores } })).toEqual({
      reported: ["unused-ignore"],
      suppressed: ["reserved-header"],
    });
  });

  test("beyond the limit is left out, and a notice tells of it", () => {
    const items = Array.from({ length: 10_001 }, () => "1").join(",");
    const text = `{ "providers": { "provider_a": { "models": { "allow": [${items}] } } } }`;
    const ignores = [{ rule: "wrong-type", reason: "Known." }];
    const { diagnostics, suppressed } = checkText(text, { policy: { ...policy, ignores } });
    expect(suppressed).toHaveLength(10_000);
    expect(diagnostics).toMatchObject([{ rule: "too-many-diagnostics" }]);
  });
});

describe("credentials", () => {
  test.each([
    ["secret-in-header", headers(comment("secret-in-header"), TOKEN)],
    ["credential", `{ "providers": { "provider_a": {\n${comment("credential")}\n"apiKey": "correct-horse" } } }`],
    [
      "secret-in-url",
      `{ "providers": { "provider_a": {\n${comment("secret-in-url")}\n"baseUrl": "https://u:correct-horse@example.com/v1" } } }`,
    ],
  ])("found by %s are reported in spite of a comment, unless the policy lists the rule", (rule, text) => {
    expect(rulesIn(text)).toEqual({ reported: ["unused-ignore", rule], suppressed: [] });
    const listed = { ...policy, inlineIgnores: [rule] };
    expect(rulesIn(text, { policy: listed })).toMatchObject({ suppressed: [rule] });
  });

  test("credentials in a header that may not be there are reported where that is suppressed", () => {
    const text = headers(comment("reserved-header"), '"Authorization": "Bearer correct-horse"');
    expect(rulesIn(text)).toEqual({ reported: ["secret-in-header"], suppressed: ["reserved-header"] });
  });

  test("are suppressed by a policy's ignore", () => {
    const ignores = [{ rule: "secret-in-header", reason: "A word that is no secret." }];
    expect(rulesIn(headers(TOKEN), { policy: { ...policy, ignores } })).toEqual({
      reported: [],
      suppressed: ["secret-in-header"],
    });
  });
});

describe("the reason of a suppressed finding", () => {
  const reasonIn = (text: string, settings: CheckSettings) =>
    checkText(text, settings).suppressed.map(({ suppression }) => suppression.reason);
  const allowed = { ...policy, inlineIgnores: ["secret-in-header", "secret-in-url", "credential", "reserved-header"] };

  test.each([
    ["a header's value", "secret-in-header", '"X-Gateway-Token": "correct horse"', "correct horse is no secret"],
    ["a long word of it", "reserved-header", '"Authorization": "Bearer correct-horse"', "correct-horse is no secret"],
  ])("does not repeat %s", (_, rule, header, reason) => {
    const text = headers(`// steward-ignore-next-line ${rule}: ${reason}`, header);
    expect(
      reasonIn(text, { policy: { ...allowed, rules: { ...policy.rules, "secret-in-header": "notice" } } }),
    ).toContain("••• is no secret");
  });

  test("does not repeat a part of a URL with a credential", () => {
    const comments = "// steward-ignore-next-line secret-in-url: correct-horse of example.com is public";
    const text = `{ "providers": { "provider_a": {\n${comments}\n"baseUrl": "https://u:correct-horse@example.com/v1" } } }`;
    expect(reasonIn(text, { policy: allowed })).toEqual(["••• of ••• is public"]);
  });

  test("does not repeat it from the policy, also where it is cut off", () => {
    const reason = `${"x ".repeat(145)}correct-horse-battery-staple`;
    const ignores = [{ rule: "secret-in-header", reason }];
    const token = '"X-Gateway-Token": "correct-horse-battery-staple"';
    expect(reasonIn(headers(token), { policy: { ...policy, ignores } }).join()).not.toContain("correct");
  });
});

test("a policy's list of rules is exact: comments suppress no other rule", () => {
  const text = headers(comment("reserved-header"), HOST);
  const reported = { reported: ["unused-ignore", "reserved-header"], suppressed: [] };
  expect(rulesIn(text, { policy: { ...policy, inlineIgnores: [] } })).toEqual(reported);
  expect(rulesIn(text, { policy: { ...policy, inlineIgnores: ["secret-in-header"] } })).toEqual(reported);
});

describe("where only known findings may be suppressed", () => {
  const before = headers(comment("reserved-header"), HOST);
  const known = countIdentities(suppressionsIn(before, { policy }).map(({ identity }) => identity));
  const check = (...lines: readonly string[]) => rulesIn(headers(...lines), { knownSuppressions: known });

  test("a comment that moves, or gives another reason, suppresses as before", () => {
    const moved = comment("reserved-header").replace("the gateway", "a proxy");
    expect(check('"X-A": "y",', "// more", moved, HOST).suppressed).toEqual(["reserved-header"]);
  });

  test("a comment over another finding suppresses nothing, and says so", () => {
    const suppressed = [comment("reserved-header"), '"TE": "x",', comment("reserved-header"), HOST];
    expect(check(...suppressed)).toEqual({
      reported: ["unused-ignore", "reserved-header"],
      suppressed: ["reserved-header"],
    });
    expect(check(comment("reserved-header"), '"Host": "y"').suppressed).toEqual([]);
  });

  test("the same finding is suppressed as often as before, and no more", () => {
    const item = '{ "id": "a", "name": "a", "maxContextLength": 0 }';
    const list = (...items: readonly string[]) =>
      `{ "providers": { "provider_a": { "models": { "custom": [\n${items.join(",\n")}\n] } } } }`;
    const rule = suppressedRule(list(item));
    const accepted = `${comment(rule)}\n${item}`;
    const once = countIdentities(suppressionsIn(list(accepted), { policy }).map(({ identity }) => identity));
    const { reported, suppressed } = rulesIn(list(item, accepted, accepted), { knownSuppressions: once });
    expect(suppressed).toEqual([rule]);
    expect(reported.filter((one) => one === "unused-ignore")).toHaveLength(1);
  });

  test("nothing is suppressed where nothing was", () => {
    expect(rulesIn(before, { knownSuppressions: new Map() }).suppressed).toEqual([]);
  });
});

/** A rule that finds something in a text once. */
function suppressedRule(text: string): string {
  const found = validate(text, { policy }).map(({ rule }) => rule);
  return found.find((rule) => found.filter((one) => one === rule).length === 1) ?? "";
}

test.each([
  ["known\n  since May ", "known since May"],
  [`token ${["ghp", "a1B2c3D4e5F6g7H8i9J0a1B2c3D4e5F6g7H8"].join("_")}`, "•••"],
  ["see https://user:hunter2@example.com/", "see https://•••@example.com/"],
  ["see https://example.com/a#access_token=hunter2 and #12", "see https://example.com/a#••• and #12"],
  ["ask @alice or bob@example.com (they know)", "ask @alice or bob@example.com (they know)"],
])("the reason %j is shown as %j", (reason, shown) => {
  expect(shownReason(reason)).toBe(shown);
});
