import { expect, it } from "vitest";
import { ActionError } from "../../action/action-error.ts";
import { type FailOn, readInputs } from "../../action/inputs.ts";
import { GLOB_MAX_CHARACTERS, LAYERS_MAX } from "../../shared/index.ts";

function read(inputs: Readonly<Record<string, string>>) {
  const all = new Map(
    Object.entries({
      files: "**/providers.json",
      "fail-on": "error",
      "accepted-by": "write",
      policy: "policy.json",
      "only-changed-lines": "false",
      annotate: "commands",
      comment: "false",
      token: "ghs_1",
      ...inputs,
    }),
  );
  return readInputs((name) => all.get(name) ?? "");
}

const URL_START = 'the start of a web address, such as "https://steward.example.com/rules/"';
const GLOBS = 'globs, one per line, at least one of them without "!", such as "**/providers.json".';
const LEVELS = '"never", or one or several of "error", "warning", "opens", "widens", "breaks" and "moves"';
const LAYERS =
  'a kind and a path on each line, such as "enforced: config/enforced.json" or "default: config/default.json"';
const FROM_ROOT = 'the path of a file from the root of the repository, such as ".provider-steward.json"';
const FROM_WORKSPACE = 'the path of a file from the workspace, such as "provider-steward.sarif"';

it("gives every input", () => {
  expect(
    read({
      layers: "enforced: e.json\n default:  a b/d.json \n",
      vocabulary: "./v.json",
      "fail-on": "never",
      "accepted-by": "maintain",
      "only-changed-lines": "True",
      annotate: "review",
      comment: "true",
      "sarif-file": "out/steward.sarif",
      "docs-url": "https://steward.example.com/rules",
      "playground-url": "https://steward.example.com/playground",
    }),
  ).toEqual({
    files: { include: ["**/providers.json"], exclude: [] },
    policy: "policy.json",
    layers: [
      { kind: "enforced", path: "e.json" },
      { kind: "default", path: "a b/d.json" },
    ],
    vocabulary: { kind: "file", path: "v.json" },
    failOn: [],
    acceptedBy: "maintain",
    onlyChangedLines: true,
    annotate: "review",
    comment: "always",
    sarifFile: "out/steward.sarif",
    docsUrl: "https://steward.example.com/rules/",
    playgroundUrl: "https://steward.example.com/playground",
    token: "ghs_1",
  });
});

it.each([
  ["posit-assistant", { kind: "preset", name: "posit-assistant" }],
  ["./posit-assistant", { kind: "file", path: "posit-assistant" }],
  ["constructor", { kind: "file", path: "constructor" }],
])("reads the vocabulary %j", (vocabulary, expected) => {
  expect(read({ vocabulary }).vocabulary).toEqual(expected);
});

it("refuses the input `emit`, which was removed: an ignored one would leave an old layer deployed", () => {
  expect(() => read({ emit: "enforced" })).toThrow(
    'Input "emit" was removed. Keep the layer as plain JSON in the repository, deploy that file, and remove the input.',
  );
});

it.each<[name: string, texts: readonly string[], rule: string, end?: (text: string) => string]>([
  ["accepted-by", ["", "read", "write, admin"], '"write", "maintain" or "admin"'],
  ["docs-url", ["docs/rules.md", "javascript:alert(1)", "https://", "https://a b/"], URL_START],
  ["fail-on", ["", ",", "Error", "errors", "__proto__", "error, never", "opens errors"], LEVELS],
  ["annotate", ["", "check", "commands,review"], '"commands", "checks" or "review"'],
  ["only-changed-lines", ["", "yes", "1", "__proto__"], '"true" or "false"'],
  ["comment", ["", "yes", "1", "__proto__"], '"auto", "true" or "false"'],
  ["policy", ["", "/p.json", "..", "../p.json", "a/../../p.json", ".", "./", "config/", "a/.."], FROM_ROOT],
  ["sarif-file", ["/s.sarif", "../s.sarif", "out/"], FROM_WORKSPACE],
  [
    "layers",
    ["e.json", "user: e.json", "Enforced: e.json", "- enforced: e.json"],
    LAYERS,
    (text) => `, and one is "${text}".`,
  ],
  ["files", ["", "\n \n", "!a", "a\n!"], GLOBS, () => ""],
])("refuses for %s each of %j", (name, texts, rule, end = (text) => `, and it is "${text}".`) => {
  for (const text of texts)
    expect(() => read({ [name]: text })).toThrow(new ActionError(`Input "${name}" must be ${rule}${end(text)}`));
});

it.each(["steward.example.com", "ftp://a.example/", "https://a.example/playground#rule=x"])(
  "refuses %s as the address of a playground",
  (text) => {
    expect(() => read({ "playground-url": text })).toThrow(`and it is "${text}".`);
  },
);

it("needs neither layers nor a vocabulary nor a SARIF file nor an address of rules", () => {
  expect(read({})).toMatchObject({ layers: [], vocabulary: undefined, sarifFile: undefined, docsUrl: undefined });
});

it.each([
  ["https://a.example/rules/", "https://a.example/rules/"],
  ["http://a.example/docs/rules.md#", "http://a.example/docs/rules.md#"],
  ["https://a.example", "https://a.example/"],
])("takes %s as the start of the addresses of rules", (text, docsUrl) => {
  expect(read({ "docs-url": text }).docsUrl).toBe(docsUrl);
});

it("takes one glob a line, and leaves out what those with ! match", () => {
  expect(read({ files: "a\r\n  b *.json \n\n!c\n! d\n!(e|f).json" }).files).toEqual({
    include: ["a", "b *.json", "!(e|f).json"],
    exclude: ["c", "d"],
  });
});

it.each([
  ["//b/*", 'from the root of the repository, without "/" at the start', "b/*"],
  ["config/", "of files, not of folders", "config/**"],
  ['"**/a.json"', "without quotes around them", "**/a.json"],
  ["'**/a.json'", "without quotes around them", "**/a.json"],
  ["-  **/a.json", 'without "- " at the start, because it is a text and not a list', "**/a.json"],
  ["**/a.json  # ours", "without comments", "**/a.json"],
])("refuses %j for files, and says how to write it", (glob, rule, right) => {
  for (const files of [`a\n${glob}`, `a\n!${glob}`])
    expect(() => read({ files })).toThrow(
      new ActionError(`Input "files" must be globs ${rule}: write "${right}" instead of "${glob}".`),
    );
});

it.each(["a#b", "#a", "-a", "it's", "a/**"])("takes %j for files", (files) => {
  expect(read({ files }).files.include).toEqual([files]);
});

it("refuses a glob that takes too long to read", () => {
  const glob = "a".repeat(GLOB_MAX_CHARACTERS);
  expect(read({ files: glob }).files.include).toEqual([glob]);
  expect(() => read({ files: `${glob}a` })).toThrow(
    new ActionError(
      'Input "files" accepts globs of at most 1000 characters, and one has 1001: write several shorter ones.',
    ),
  );
});

it.each<[string, FailOn]>([
  ["opens", ["opens"]],
  ["breaks, error ,widens", ["error", "widens", "breaks"]],
  ["error\nbreaks\r\nerror,", ["error", "breaks"]],
])("takes %j for fail-on", (text, failOn) => {
  expect(read({ "fail-on": text }).failOn).toEqual(failOn);
});

it.each([
  ["auto", "auto"],
  ["True", "always"],
  ["false", "never"],
])("takes %j for comment", (comment, expected) => {
  expect(read({ comment }).comment).toBe(expected);
});

it("refuses layers without a path of a file, and more of them than are resolved together", () => {
  expect(() => read({ layers: "enforced: ../e.json" })).toThrow(
    /^Input "layers" must be the path of a file from the root/,
  );
  expect(() => read({ layers: "enforced:" })).toThrow(/^Input "layers" must be the path of a file from the root/);
  expect(read({ layers: "default: d.json\n".repeat(LAYERS_MAX) }).layers).toHaveLength(LAYERS_MAX);
  expect(() => read({ layers: "default: d.json\n".repeat(LAYERS_MAX + 1) })).toThrow(
    new ActionError('Input "layers" accepts at most 8 layers, and it has 9. Merge some of them.'),
  );
});

it.each([
  [".provider-steward.json", ".provider-steward.json"],
  ["./config//policy.json", "config/policy.json"],
  ["a/../b/ü %2e%2e?#.json", "b/ü %2e%2e?#.json"],
])("takes %j for policy", (policy, path) => {
  expect(read({ policy }).policy).toBe(path);
});

it.each(["", "two words", "a\nb", "tökén"])("refuses %j for token, and does not repeat it", (token) => {
  const refusal =
    /^Input "token" is (empty|not a token: it contains characters that a token cannot have)\. Leave it out /;
  expect(() => read({ token })).toThrow(refusal);
});
