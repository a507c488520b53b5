import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { orderDiagnostics } from "../../../shared/diagnostic/order.ts";
import { checkPolicyFile, noPolicy } from "../../../shared/index.ts";
import { GLOB_MAX_CHARACTERS, POLICY_FILE_MAX_BYTES, POLICY_MAX_IGNORES } from "../../../shared/settings/limits.ts";
import { NESTING_MAX_LEVELS } from "../../../shared/syntax/limits.ts";

const encode = (text: string) => new TextEncoder().encode(text);
const check = (text: string) => checkPolicyFile(".provider-steward.json", encode(text));

/** Message and advice of each diagnostic of a policy. */
function saidOf(policy: unknown): readonly string[] {
  return check(JSON.stringify(policy)).file.diagnostics.map(({ message, advice }) => `${message} ${advice}`);
}

function saidOfIgnore(ignore: object): readonly string[] {
  return saidOf({ ignores: [{ rule: "custom-id", reason: "Known.", ...ignore }] });
}

describe("a policy that is right", () => {
  test("is what it says, without the reference to its schema", () => {
    const said = {
      schema: "./schema.json",
      rules: { "custom-id": "off" },
      modelCatalog: { provider_a: ["example-large"] },
      layers: { enforced: "enforced.json" },
      ignores: [{ rule: "unknown-key", pointer: "/x", reason: "Known." }],
    };
    const { policy, file } = check(JSON.stringify({ $schema: "./policy.schema.json", ...said }));
    expect(file).toMatchObject({ path: ".provider-steward.json", diagnostics: [] });
    expect(policy).toEqual(said);
  });

  test("changes nothing where it says nothing", () => {
    expect(check("{}").policy).toEqual(noPolicy);
  });

  test("has its hosts in lower case, as URLs have them", () => {
    const { policy } = check('{ "approvedHosts": ["API.Example.com:8443", "*.EXAMPLE.org"] }');
    expect(policy.approvedHosts).toEqual(["api.example.com:8443", "*.example.org"]);
  });

  test("approves no host where it lists none, and every host where it has no list", () => {
    expect(check('{ "approvedHosts": [] }').policy.approvedHosts).toEqual([]);
    expect(check("{}").policy.approvedHosts).toBeUndefined();
  });

  test("may have comments, trailing commas and a byte order mark", () => {
    const { policy } = check('\uFEFF{ /* Off. */ "rules": { "custom-id": "off", }, // For now.\n}');
    expect(policy.rules).toEqual({ "custom-id": "off" });
  });
});

describe("a policy that is wrong", () => {
  test("is no policy, and every diagnostic is one of the policy, in order, without a fix", () => {
    const text =
      '{ "rules": { "custom-id": "off", "custm-id": "off" }, "layers": { "enforced": 1, "defalt": "a" }, "x": 1, "x": 2 }';
    const { policy, file } = check(text);
    expect(policy).toBe(noPolicy);
    expect(file.diagnostics.map(({ range }) => text.slice(range?.start.offset, range?.end.offset))).toEqual([
      '"custm-id"',
      "1",
      '"defalt"',
      '"x"',
      '"x"',
    ]);
    expect(orderDiagnostics(file.diagnostics)).toEqual(file.diagnostics);
    for (const diagnostic of file.diagnostics) {
      expect(diagnostic).toMatchObject({
        rule: "policy-file",
        severity: "error",
        why: "A policy with a mistake is not applied at all, not even in part.",
        docs: "docs/rules.md#policy-file",
      });
      expect(diagnostic).not.toHaveProperty("fix");
    }
  });

  test("names the places of a duplicate key", () => {
    const [found] = check('{ "schema": "a", "schema": "b" }').file.diagnostics;
    expect(found?.related).toMatchObject([{ message: "This one is ignored.", range: { start: { offset: 2 } } }]);
  });

  test.each([
    ["UTF-16", Uint8Array.from([0xff, 0xfe, 0x7b, 0]), "The file is UTF-16, not UTF-8.", "Save it as UTF-8."],
    [
      "Latin-1",
      Uint8Array.from([0x7b, 0x0a, 0xe9, 0x7d]),
      "The file is not UTF-8; the first invalid byte is on line 2.",
      "Save it as UTF-8.",
    ],
    [
      "too large",
      new Uint8Array(POLICY_FILE_MAX_BYTES + 1).fill(0x20),
      "The file is larger than 262144 bytes.",
      "Check that it is the right file; if it is, remove what is not needed.",
    ],
  ])("a policy file that is %s has one error about the whole file", (_, bytes, message, advice) => {
    const { policy, file } = checkPolicyFile("policy", bytes);
    expect(policy).toBe(noPolicy);
    expect(file.diagnostics).toMatchObject([{ rule: "policy-file", severity: "error", message, advice }]);
    expect(file.diagnostics[0]).not.toHaveProperty("range");
    expect(file.source).toBe("");
  });

  test("has the key __proto__ only once among its mistakes", () => {
    expect(check('{ "rules": { "__proto__": "off" } }').file.diagnostics).toMatchObject([
      { message: 'The key "__proto__" is not allowed.' },
    ]);
  });

  test("a policy with more mistakes than are listed says so", () => {
    const { diagnostics } = check(
      JSON.stringify({ modelCatalog: { a: Array.from({ length: 20_000 }, () => 1) } }),
    ).file;
    expect(diagnostics).toHaveLength(10_001);
    expect(diagnostics[0]).toMatchObject({
      rule: "policy-file",
      severity: "error",
      message: "There are more diagnostics than those listed.",
    });
  });

  test("is told a valid host", () => {
    expect(saidOf({ approvedHosts: ["https://API.Example.com/v1"] })).toEqual([
      'Item 1 of "approvedHosts" is a URL, not a host. Use "api.example.com".',
    ]);
  });

  test("a policy as large as it may be is read", () => {
    expect(check(`{}${" ".repeat(POLICY_FILE_MAX_BYTES - 2)}`).file.diagnostics).toEqual([]);
  });

  test("a policy with broken syntax has no other error", () => {
    const { policy, file } = check('{ "rules": { "custm-id": "off" } "x": 1 }');
    expect(policy).toBe(noPolicy);
    expect(file.diagnostics).toMatchObject([{ rule: "policy-file", message: 'A "," is missing here.', pointer: "" }]);
  });

  test.each(["[]", '"x"', "null", "1"])("%s is no object", (text) => {
    expect(check(text).file.diagnostics).toMatchObject([{ rule: "policy-file", advice: "Use an object: {…}." }]);
  });
});

const LAYER_ADVICE =
  'Use the path of a file relative to the policy file\'s folder, with "/" between folders, for example "layers/enforced.providers.json".';

test.each([
  ["https://steward.example.com/enforced.json", "is a URL, not a path."],
  ["file:enforced.json", "is a URL, not a path."],
  ["/etc/enforced.json", "is an absolute path."],
  ["C:\\enforced.json", "is an absolute path."],
  ["c:/enforced.json", "is an absolute path."],
  ["\\\\server\\enforced.json", "is an absolute path."],
  ["layers\\enforced.json", "contains a backslash."],
  ["a\nb.json", "contains a control character."],
  ["../enforced.json", "is outside the policy file's folder."],
  ["a/../../enforced.json", "is outside the policy file's folder."],
  ["a/./../b/../../c/enforced.json", "is outside the policy file's folder."],
  [" ", "is only whitespace."],
  [".", "is the path of a folder, not of a file."],
  ["layers/", "is the path of a folder, not of a file."],
  ["layers/..", "is the path of a folder, not of a file."],
])("a layer's path may not be %j", (path, fault) => {
  expect(saidOf({ layers: { default: path } })).toEqual([`"default" ${fault} ${LAYER_ADVICE}`]);
});

test("a path may lead up again as far as it led down", () => {
  expect(saidOf({ layers: { enforced: "a/b/../../c.json", default: "./...json" } })).toEqual([]);
});

describe("an ignore", () => {
  test("has globs up to a bound", () => {
    expect(saidOfIgnore({ files: ["a".repeat(GLOB_MAX_CHARACTERS)] })).toEqual([]);
    expect(saidOfIgnore({ files: ["a".repeat(GLOB_MAX_CHARACTERS + 1)] })).toEqual([
      'Item 1 of "files" is longer than 1000 characters. Use several shorter globs.',
    ]);
  });

  test("is told what to write only where that is short enough to be shown whole", () => {
    expect(saidOfIgnore({ files: [`/${"a".repeat(70)}`] })[0]).toContain(`Use "${"a".repeat(70)}".`);
    expect(saidOfIgnore({ files: [`/${"a".repeat(90)}`] })[0]).toContain("Use a glob such as");
  });

  test("has a pointer that leads no deeper than a file nests", () => {
    expect(saidOfIgnore({ pointer: "/a".repeat(NESTING_MAX_LEVELS) })).toEqual([]);
    expect(saidOfIgnore({ pointer: "/a".repeat(NESTING_MAX_LEVELS + 1) })).toEqual([
      '"pointer" is deeper than the 64 levels that a file may have. Use a shorter one; it includes everything below it.',
    ]);
  });

  test.each(["", "/", "/a~0~1b", "/a b/0"])("may have the pointer %j", (pointer) => {
    expect(saidOfIgnore({ pointer })).toEqual([]);
  });

  test("is one of so many at most", () => {
    const ignores = Array.from({ length: POLICY_MAX_IGNORES }, () => ({ rule: "custom-id", reason: "Known." }));
    expect(saidOf({ ignores })).toEqual([]);
    expect(saidOf({ ignores: [...ignores, ...ignores] })).toEqual([
      "There are more than 1000 ignores. Turn the rule off, or use ignores that cover more files or a larger part of them.",
    ]);
  });
});

describe("secrets", () => {
  const token = "ghp_abcdefghijklmnopqrstuvwxyz0123456789";

  test.each([
    { approvedHosts: [`https://user:hunter2@api.example.com/v1?key=hunter2#hunter2`] },
    { approvedHosts: ["user:hunter2@api.example.com", "hunter2@"] },
    { approvedHosts: [`${token}.example.com/`, `https://${token}`] },
    { layers: { enforced: "https://user:hunter2@example.com/?key=hunter2", default: `/${token}` } },
    { ignores: [{ rule: token, reason: "x", files: [`/${token}`], pointer: `#/${token}` }] },
    { rules: { [token]: "off", "custom-id": token } },
    { [token]: "hunter2", hunter: { hunter2: "hunter2" } },
  ])("are not repeated of %j", (policy) => {
    const { diagnostics } = check(JSON.stringify(policy)).file;
    expect(diagnostics).not.toEqual([]);
    expect(JSON.stringify(diagnostics)).not.toMatch(/hunter2|ghp_/);
  });

  test("are masked in the text that reports show", () => {
    const { source } = check(
      `{ "rules": { "custom-id": "off" }, "schema": "https://user:hunter2@h/?k=hunter2", "x": "hunter2", // hunter2\n}`,
    ).file;
    expect(source).toContain('"custom-id": "off"');
    expect(source).not.toContain("hunter2");
  });
});

describe("whatever the bytes are", () => {
  test("nothing is thrown", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(checkPolicyFile("policy", bytes).file.path).toBe("policy");
      }),
      { numRuns: 1_000 },
    );
  });

  const texts = fc.oneof(
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.constantFrom("*.", "[", "]", ":0", "~", "..", "/", "#", "@", "https://", "\\"),
  );
  const values = fc.array(texts, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(""));

  test.each<[string, (text: string) => object]>([
    ["host", (text) => ({ approvedHosts: [text] })],
    ["path", (text) => ({ layers: { enforced: text } })],
    ["glob", (text) => ({ ignores: [{ rule: "custom-id", reason: "x", files: [text] }] })],
    ["pointer", (text) => ({ ignores: [{ rule: "custom-id", reason: "x", pointer: text }] })],
    ["rule", (text) => ({ rules: { [text]: "off" }, ignores: [{ rule: text, reason: "x" }] })],
  ])("a %s is taken or has one mistake each", (_, policyWith) => {
    fc.assert(
      fc.property(values, (text) => {
        const { diagnostics } = check(JSON.stringify(policyWith(text))).file;
        expect(new Set(diagnostics.map(({ pointer }) => pointer)).size).toBe(diagnostics.length);
      }),
      { numRuns: 500 },
    );
  });

  const repeat = (text: string) => text.repeat(Math.floor(260_000 / text.length));

  test.each([
    [
      "unknown rules",
      `{"rules":{${Array.from({ length: 3_000 }, (_, index) => `"secret-in-heade${index}":1`).join(",")}}}`,
    ],
    ["hosts", `{"approvedHosts":[${repeat('"https://a@b/:",')}]}`],
    ["one long host", `{"approvedHosts":["${repeat(":/@.")}"]}`],
    ["one long path", `{"layers":{"enforced":"${repeat("/..")}"}}`],
    ["one long pointer", `{"ignores":[{"rule":"x","reason":"","pointer":"${repeat("~/")}"}]}`],
    ["empty ignores", `{"ignores":[${repeat("{},")}]}`],
    ["globs", `{"ignores":[{"files":[${repeat('"/././.",')}]}]}`],
    ["long globs", `{"ignores":[{"files":[${repeat(`"${"./".repeat(499)}",`)}]}]}`],
    ["models", `{"modelCatalog":{"a":[${repeat('"",')}]}}`],
    ["one key over and over", `{${repeat('"rules":1,')}}`],
  ])("a hostile file of %s is checked all the same", (_, text) => {
    const { policy, file } = check(text);
    expect(file.diagnostics.length).toBeGreaterThan(0);
    expect(file.source).toHaveLength(text.length);
    expect(policy).toBe(noPolicy);
  });
});
