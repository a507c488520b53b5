import { expect, test } from "vitest";
import { fixText, noPolicy, validate } from "../../../shared/index.ts";
import { withEveryFix } from "../../support/fixes.ts";
import { fixtureSections } from "../../support/fixture-sections.ts";

const inHeaders = (text: string) =>
  `{"$schema":"provider-config.schema.json","providers":{"provider_a":{"customHeaders":${text}}}}`;

test.each(fixtureSections("fixes.md"))("$title", ({ title, texts: [before = "", after] }) => {
  expect(fixText(before, { isSchemaThere: title.startsWith("The schema ") }).text).toBe(after);
});

test.each([
  ["the last line", '{\r\n\t"X-A": "1",\r\n\t"Host": "x"\r\n}', '{\r\n\t"X-A": "1"\r\n}'],
  ["the last line in old Mac style", '{\r "X-A": "1",\r "Host": "x"\r}', '{\r "X-A": "1"\r}'],
])("a header is removed: %s", (_, before, after) => {
  expect(fixText(inHeaders(before)).text).toBe(inHeaders(after));
});

test("the schema is added to an object of several lines with their ends and indentation", () => {
  expect(fixText('{\r\n\t// All of them.\r\n\t"providers": {}\r\n}', { isSchemaThere: true }).text).toBe(
    '{\r\n\t"$schema": "./provider-config.schema.json",\r\n\t// All of them.\r\n\t"providers": {}\r\n}',
  );
});

test.each([
  ["a path where nothing is", undefined, false, "{}"],
  ["a path where a file is", "../a.json", true, '{ "$schema": "../a.json" }'],
  ["a URL", "https://example.com/v1.json", false, '{ "$schema": "https://example.com/v1.json" }'],
])("the schema is added, or not, by %s", (_, schema, isSchemaThere, after) => {
  const policy = schema === undefined ? noPolicy : { ...noPolicy, schema };
  expect(fixText("{}", { policy, isSchemaThere }).text).toBe(after);
});

test("a part of a string is replaced where it stands, whatever escapes are before it", () => {
  const file = (url: string) =>
    `{ "$schema": "provider-config.schema.json", "providers": { "provider_a": { "baseUrl": "${url}" } } }`;
  expect(fixText(file(String.raw`\u0068ttps:\/\/gateway.example.com`)).text).toBe(
    file(String.raw`\u0068ttps:\/\/gateway.example.com/v1`),
  );
});

test("no fix writes what looks like a secret", () => {
  const text = '{ "providers": {} }';
  const schema = `https://example.com/${["gh", "p_"].join("")}${"a1B2".repeat(9)}/v1.json`;
  expect(fixText(text, { policy: { rules: {}, layers: {}, ignores: [], schema } }).applied).toEqual([]);
});

const inEntry = (text: string) => `{"$schema":"provider-config.schema.json","providers":{"provider_a":{${text}}}}`;

test("a key that is only near is renamed where unsafe fixes are asked for", () => {
  expect(fixText(inEntry('"baseUrll": ""'), { unsafe: true }).text).toBe(inEntry('"baseUrl": ""'));
});

const inProviders = (text: string) => `{"$schema":"provider-config.schema.json","providers":{${text}}}`;

test("a provider that is only near is renamed where unsafe fixes are asked for, unless several are as near", () => {
  expect(fixText(inProviders('"provider_clod": {}'), { unsafe: true }).text).toBe(inProviders('"provider_cloud": {}'));
  expect(fixText(inProviders('"provider_d": {}'), { unsafe: true }).applied).toEqual([]);
});

const inOverride = (text: string) => inEntry(`"models": {"overrides": {"m": {${text}}}}`);

test.each([
  ["128k", "128000"],
  ["1.5 M", "1500000"],
  ["128,000", "128000"],
  ["1_000_000", "1000000"],
])("a number of tokens is written out where unsafe fixes are asked for: %s", (before, after) => {
  const file = (text: string) => inOverride(`"maxContextLength": ${text}`);
  expect(fixText(file(`"${before}"`), { unsafe: true }).text).toBe(file(after));
});

test("a value that is only near is replaced where unsafe fixes are asked for", () => {
  const file = (text: string) => inEntry(`"protocol": "${text}"`);
  expect(fixText(file("provider-a-message"), { unsafe: true }).text).toBe(file("provider-a-messages"));
});

test.each([
  ["allow", '"allow": ["one", "tow"]', '"allow": ["one", "two"]'],
  ["deny", '"deny": ["tow"]', '"deny": ["tow"]'],
])("a similar model id is used in %s, or not", (_, before, after) => {
  const policy = { ...noPolicy, modelCatalog: { provider_a: ["one", "two"] } };
  const file = (text: string) => inEntry(`"models": {${text}}`);
  expect(withEveryFix(file(before), { policy })).toBe(file(after));
});

test.each([
  ["typographic ones", "{“providers”: {“provider_a”: {“baseUrl”: “https://a.example.com/v1”}}}"],
  ["German and French ones", '{„providers“: {«provider_a»: {"baseUrl": „https://a.example.com/v1“}}}'],
  [
    "typographic ones beside right ones",
    '{“providers": {\n"provider_a”: {\n"baseUrl”: “https://a.example.com/v1”\n}}}',
  ],
  ["single ones", "{'providers': {'provider_a': {'baseUrl': 'https://a.example.com/v1'}}}"],
  ["backticks", "{`providers`: {`provider_a`: {`baseUrl`: `https://a.example.com/v1`}}}"],
])("quotes are replaced: %s", (_, before) => {
  const { text } = fixText(before, { policy: { ...noPolicy, rules: { "schema-reference": "off" } } });
  expect(JSON.parse(text)).toEqual({ providers: { provider_a: { baseUrl: "https://a.example.com/v1" } } });
});

test.each([
  ["a double quote", `{"a": 'say "b"'}`],
  ["a backslash", String.raw`{"a": “b\c”}`],
  ["a quote of the same kind", "{\"a\": 'it's'}"],
  ["a line end", '{"a": “b\nc”}'],
])("quotes stay around %s", (_, text) => {
  expect(fixText(text, { unsafe: true }).text).toBe(text);
});

test("a removal restores no earlier value of its key", () => {
  const policy = { ...noPolicy, rules: { "duplicate-key": "off" as const } };
  const models = (text: string) => inEntry(`"models":{${text}}`);
  expect(fixText(models('"allow":["a"],"allow":[]'), { policy, unsafe: true }).text).toBe(models(""));
});

test("a header that stands very often is left alone or removed at once, and so is a key", () => {
  const many = (count: number) => inHeaders(`{${'"Host":"x","X-A":"1",'.repeat(count)}"X-B":"2"}`);
  expect(fixText(many(300)).text).toBe(inHeaders('{"X-A":"1","X-B":"2"}'));
  const once = fixText(many(3_000));
  expect(fixText(once.text)).toEqual({ text: once.text, applied: [], opening: [] });
});

const COMMENT = "// steward-ignore-next-line";

test.each([
  ["a line that it would take away", `[\n${COMMENT} unknown-model: soon\n"b*",\n"z*",\n"a"\n],"deny":["b*"]`],
  ["a line that keeps something else", `[\n${COMMENT} unknown-model: soon\n"b*", "z*",\n"a"\n],"deny":["b*"]`],
])("no fix changes a line that an ignore comment speaks of: %s", (_, models) => {
  const text = inEntry(`"models":{"allow":${models}}`);
  expect(fixText(text, { unsafe: true })).toEqual({ text, applied: [], opening: [] });
});

test("nothing is inserted between an ignore comment and its line", () => {
  const text = `{ ${COMMENT} unknown-key: read by our own loader\n  "Providers": {}\n}\n`;
  const fixed = `{\n  "$schema": "./provider-config.schema.json", ${COMMENT} unknown-key: read by our own loader\n  "Providers": {}\n}\n`;
  expect(fixText(text, { isSchemaThere: true }).text).toBe(fixed);
  expect(validate(fixed)).toEqual([]);
});
