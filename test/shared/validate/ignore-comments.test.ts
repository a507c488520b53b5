import { expect, test } from "vitest";
import { type Diagnostic, noPolicy, validate } from "../../../shared/index.ts";

const policy = { ...noPolicy, rules: { "schema-reference": "off" as const } };
const headers = (text: string) => `{ "providers": { "provider_a": { "customHeaders": {\n${text}\n} } } }`;
const found = (text: string) =>
  validate(text, { policy }).map(({ rule, range }: Diagnostic) => [rule, range?.start.line]);

test("a comment silences one diagnostic of its rule on the next line", () => {
  expect(found(headers('// steward-ignore-next-line reserved-header: known\n"Host": "x", "TE": "x"'))).toEqual([
    ["reserved-header", 3],
  ]);
});

test("two comments silence two", () => {
  const comment = "// steward-ignore-next-line reserved-header: known\n";
  expect(found(headers(`${comment}${comment}"Host": "x", "TE": "x"`))).toEqual([]);
});

test("blank lines and other comments may stand between", () => {
  expect(found(headers('// steward-ignore-next-line reserved-header: known\n\n// proxy\r\n"Host": "x"'))).toEqual([]);
});

test("a comment after something speaks of the line after", () => {
  const text = headers('"TE": "x", // steward-ignore-next-line reserved-header: known\n"Host": "x"');
  expect(found(text)).toEqual([["reserved-header", 2]]);
});

test.each([
  "/* steward-ignore-next-line reserved-header: known */",
  "//steward-ignore-next-line reserved-header:known",
  "//   steward-ignore-next-line   reserved-header :  known",
  "/*\n  steward-ignore-next-line reserved-header: known\n*/",
  "/** steward-ignore-next-line reserved-header: known */",
])("%s is such a comment, too", (comment) => {
  expect(found(headers(`${comment}\n"Host": "x"`))).toEqual([]);
});

test("one block comment before something on its own line speaks of the next line", () => {
  const text = headers('/* steward-ignore-next-line reserved-header: known */ "TE": "x",\n"Host": "x"');
  expect(found(text)).toEqual([["reserved-header", 2]]);
});

test.each([
  "// see steward-ignore-next-line reserved-header: known",
  '"X-A": "// steward-ignore-next-line reserved-header: known",',
])("%s is none", (line) => {
  expect(found(headers(`${line}\n"Host": "x"`))).toEqual([["reserved-header", 3]]);
});

test("a value on the line below its key is meant, too", () => {
  const text =
    '{ "providers": { "provider_c": {\n// steward-ignore-next-line plain-http: lab\n"baseUrl":\n"http://example.com" } } }';
  expect(found(text)).toEqual([]);
});

test("a suppressed finding hides no other finding on its value", () => {
  const comment = "// steward-ignore-next-line reserved-header: the gateway wants it";
  const value = ["Bearer ", "hunter2"].join("");
  expect(found(headers(`${comment}\n"Authorization": "${value}"`))).toEqual([["secret-in-header", 3]]);
  expect(found(headers(`${comment}\n"Host": "a\\r\\nb"`))).toEqual([["header-syntax", 3]]);
  expect(found(headers(`${comment}\n"Host": 5`))).toEqual([["wrong-type", 3]]);
  const ignores = [{ rule: "reserved-header", reason: "The gateway wants it." }];
  expect(validate(headers('"Host": 5'), { policy: { ...policy, ignores } })).toMatchObject([{ rule: "wrong-type" }]);
});

test.each([
  ["// steward-ignore-next-lines reserved-header: known", 'Unknown comment "steward-ignore-next-lines"'],
  ["// steward-ignore-line reserved-header: known", 'Unknown comment "steward-ignore-line"'],
  ["// Steward-Ignore-Next-Line reserved-header: known", 'Unknown comment "Steward-Ignore-Next-Line"'],
  ["// stewardignore", 'Unknown comment "stewardignore"'],
  ["// steward-ignore-next-line", "does not name a rule"],
  ["// steward-ignore-next-line reserved-headr: known", 'an unknown rule "reserved-headr"'],
  ["// steward-ignore-next-line reserved-header", "gives no reason"],
  ["// steward-ignore-next-line reserved-header:  ", "gives no reason"],
  ["/* steward-ignore-next-line reserved-header: */", "gives no reason"],
])("%s suppresses nothing and is reported", (comment, message) => {
  const [first, second] = validate(headers(`${comment}\n"Host": "x"`), { policy });
  expect(first).toMatchObject({ rule: "unused-ignore", severity: "warning", range: { start: { line: 2 } } });
  expect(first?.message).toContain(message);
  expect(second?.rule).toBe("reserved-header");
});

test.each([
  ["// steward-ignore-next-line syntax  ", '\n"TE": "x"', 0],
  ["// steward-ignore-next-line syntax  ", '\n// proxy\n"TE": "x"', 2],
  ["/* steward-ignore-next-line syntax */", '  "TE": "x"', 0],
])("the report of %j before %j is at the comment", (comment, after, whitespace) => {
  const text = headers(`${comment}${after}`);
  const [range] = validate(text, { policy }).flatMap((one) => (one.rule === "unused-ignore" ? [one.range] : []));
  expect(text.slice(range?.start.offset, range?.end.offset)).toBe(comment.trimEnd() + " ".repeat(whitespace));
});

test("the report of an unused one follows the policy", () => {
  const text = headers('// steward-ignore-next-line reserved-header: known\n"X-A": "x"');
  const severityOf = (severity: "off" | "error") =>
    validate(text, { policy: { ...policy, rules: { ...policy.rules, "unused-ignore": severity } } });
  expect(severityOf("off")).toEqual([]);
  expect(severityOf("error")).toMatchObject([{ rule: "unused-ignore", severity: "error" }]);
});

test("nothing is silenced where the syntax is broken", () => {
  expect(found(headers('// steward-ignore-next-line syntax: known\n"Host" x y'))).toEqual([["syntax", 3]]);
});

test("many comments on one line take no quadratic time", () => {
  const comments = "/* steward-ignore-next-line reserved-header: known */".repeat(15_000);
  expect(found(headers(`${comments}\n${'"Host":"x",'.repeat(10)}`))).toHaveLength(10_002);
});
