import { expect, test } from "vitest";
import { fixText, noPolicy, validate } from "../../../shared/index.ts";
import { withEveryFix } from "../../support/fixes.ts";

const inHeaders = (text: string) =>
  `{"$schema":"provider-config.schema.json","providers":{"provider_a":{"customHeaders":${text}}}}`;

test.each([
  ["the only one on a line", '{ "Host": "x" }', "{ }"],
  ["the first on a line", '{ "Host": "x", "X-A": "1" }', '{ "X-A": "1" }'],
  ["the last on a line", '{ "X-A": "1", "Host": "x" }', '{ "X-A": "1" }'],
  ["the last before a trailing comma", '{ "X-A": "1", "Host": "x", }', '{ "X-A": "1", }'],
  ["one without whitespace", '{"X-A":"1","Host":"x","X-B":"2"}', '{"X-A":"1","X-B":"2"}'],
  ["one that stands several times", '{"Host":"x","X-A":"1","Host":"y","Host":"z"}', '{"X-A":"1"}'],
  ["several", '{"Accept":"a","X-A":"1","Host":"x","TE":"2"}', '{"X-A":"1"}'],
  ["all", '{"Accept":"a","Host":"x","TE":"2"}', "{}"],
  ["a line of its own", '{\n  "Host": "x",\n  "X-A": "1"\n}', '{\n  "X-A": "1"\n}'],
  ["the last line", '{\r\n\t"X-A": "1",\r\n\t"Host": "x"\r\n}', '{\r\n\t"X-A": "1"\r\n}'],
  ["the last line in old Mac style", '{\r "X-A": "1",\r "Host": "x"\r}', '{\r "X-A": "1"\r}'],
  ["one before a comment", '{\n  "Host": "x", // proxy\n  "X-A": "1"\n}', '{\n  // proxy\n  "X-A": "1"\n}'],
  ["one after a comment", '{\n  /* proxy */ "Host": "x",\n  "X-A": "1"\n}', '{\n  /* proxy */\n  "X-A": "1"\n}'],
  ["one with a comment before its comma", '{ "Host": "x" /* proxy */, "X-A": "1" }', '{ /* proxy */ "X-A": "1" }'],
  ["the last after a comment", '{\n  "X-A": "1", // a\n  "Host": "x" // b\n}', '{\n  "X-A": "1" // a\n  // b\n}'],
])("a header is removed: %s", (_, before, after) => {
  expect(fixText(inHeaders(before)).text).toBe(inHeaders(after));
});

test.each([
  ["an empty object", "{}", '{ "$schema": "./provider-config.schema.json" }'],
  ["an empty object of two lines", "{\n}\n", '{ "$schema": "./provider-config.schema.json" }\n'],
  [
    "an object with a comment",
    "{\n  // none yet\n}\n",
    '{ "$schema": "./provider-config.schema.json"\n  // none yet\n}\n',
  ],
  ["an object on one line", '{ "providers": {} }', '{ "$schema": "./provider-config.schema.json", "providers": {} }'],
  ["an object without whitespace", '{"providers":{}}', '{"$schema": "./provider-config.schema.json", "providers":{}}'],
  [
    "an object of several lines",
    '{\r\n\t// All of them.\r\n\t"providers": {}\r\n}',
    '{\r\n\t"$schema": "./provider-config.schema.json",\r\n\t// All of them.\r\n\t"providers": {}\r\n}',
  ],
  [
    "an object with a comment on its first line",
    '{ // all of them\n  "providers": {}\n}',
    '{\n  "$schema": "./provider-config.schema.json", // all of them\n  "providers": {}\n}',
  ],
  [
    "an object with a comment before its first key",
    '{ /* all */ "providers": {} }',
    '{ "$schema": "./provider-config.schema.json", /* all */ "providers": {} }',
  ],
  [
    "an object with a key twice",
    '{\n  "providers": {},\n  "providers": {}\n}',
    '{\n  "$schema": "./provider-config.schema.json",\n  "providers": {}\n}',
  ],
])("the schema is added to %s", (_, before, after) => {
  expect(fixText(before, { isSchemaThere: true }).text).toBe(after);
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

test.each([
  ["that differs in case", '"baseURL": "https://a.example.com/v1"', '"baseUrl": "https://a.example.com/v1"'],
  ["that differs in dashes", '"custom-headers": {}', '"customHeaders": {}'],
  ["that another key may be, too", '"baseURL": "", "base_url": "x"', '"baseURL": "", "base_url": "x"'],
  ["that a key for the opposite may be, too", '"Enabled": true, "disabled": true', '"Enabled": true, "disabled": true'],
  ["whose right form is there", '"baseURL": "", "baseUrl": ""', '"baseURL": "", "baseUrl": ""'],
  ["that is only near", '"baseUrll": ""', '"baseUrll": ""'],
  ["that is a duplicate", '"baseURL": "", "baseURL": "x"', '"baseURL": "", "baseURL": "x"'],
  ["that belongs elsewhere", '"allow": ["a"]', '"allow": ["a"]'],
])("a key is renamed, or not, %s", (_, before, after) => {
  expect(fixText(inEntry(before)).text).toBe(inEntry(after));
});

test("a key that is only near is renamed where unsafe fixes are asked for", () => {
  expect(fixText(inEntry('"baseUrll": ""'), { unsafe: true }).text).toBe(inEntry('"baseUrl": ""'));
});

const inProviders = (text: string) => `{"$schema":"provider-config.schema.json","providers":{${text}}}`;

test.each([
  ["that differs in a dash", '"provider-g": {}', '"provider_g": {}'],
  ["that differs in case", '"Custom": {}', '"custom": {}'],
  ["whose right form is there", '"provider-g": {}, "provider_g": {}', '"provider-g": {}, "provider_g": {}'],
  ["that is only near", '"provider_clod": {}', '"provider_clod": {}'],
])("a provider is renamed, or not, %s", (_, before, after) => {
  expect(fixText(inProviders(before)).text).toBe(inProviders(after));
});

test("a provider that is only near is renamed where unsafe fixes are asked for, unless several are as near", () => {
  expect(fixText(inProviders('"provider_clod": {}'), { unsafe: true }).text).toBe(inProviders('"provider_cloud": {}'));
  expect(fixText(inProviders('"provider_d": {}'), { unsafe: true }).applied).toEqual([]);
});

test.each([
  ["true", '"disabled": true', '"enabled": false'],
  ["false", '"disabled": false', '"enabled": true'],
  ["another word for it", '"Disable": true', '"enabled": false'],
  ["with the right key beside it", '"disabled": true, "enabled": true', '"disabled": true, "enabled": true'],
  ["with a value that is no boolean", '"disabled": "yes"', '"disabled": "yes"'],
])("a key that says the opposite is turned around, or not: %s", (_, before, after) => {
  expect(fixText(inEntry(before)).text).toBe(inEntry(after));
});

const inOverride = (text: string) => inEntry(`"models": {"overrides": {"m": {${text}}}}`);

test.each([
  ["a boolean", '"supportsTools": "true"', '"supportsTools": true'],
  ["a boolean in another case", '"supportsTools": "False"', '"supportsTools": false'],
  ["a number", '"maxContextLength": "128000"', '"maxContextLength": 128000'],
  ["one item of a list", '"thinkingEffortLevels": "low"', '"thinkingEffortLevels": ["low"]'],
  ["no several items", '"thinkingEffortLevels": "low, high"', '"thinkingEffortLevels": "low, high"'],
  ["no other word", '"supportsTools": "yes"', '"supportsTools": "yes"'],
  ["no number out of range", '"maxContextLength": "0"', '"maxContextLength": "0"'],
  ["no number that may be rounded", '"maxContextLength": "128k"', '"maxContextLength": "128k"'],
])("a value gets the right type, or not: %s", (_, before, after) => {
  expect(fixText(inOverride(before)).text).toBe(inOverride(after));
});

test.each([
  ["128k", "128000"],
  ["1.5 M", "1500000"],
  ["128,000", "128000"],
  ["1_000_000", "1000000"],
])("a number of tokens is written out where unsafe fixes are asked for: %s", (before, after) => {
  const file = (text: string) => inOverride(`"maxContextLength": ${text}`);
  expect(fixText(file(`"${before}"`), { unsafe: true }).text).toBe(file(after));
});

test.each([
  ["that differs in underscores", '"protocol": "provider_a_messages"', '"protocol": "provider-a-messages"'],
  ["that differs in case", '"models": {"discovery": "Off"}', '"models": {"discovery": "off"}'],
  ["that is only near", '"protocol": "provider-a-message"', '"protocol": "provider-a-message"'],
])("a value is replaced, or not, %s", (_, before, after) => {
  expect(fixText(inEntry(before)).text).toBe(inEntry(after));
});

test("a value that is only near is replaced where unsafe fixes are asked for", () => {
  const file = (text: string) => inEntry(`"protocol": "${text}"`);
  expect(fixText(file("provider-a-message"), { unsafe: true }).text).toBe(file("provider-a-messages"));
});

test.each([
  ["a misspelling", '["image/jpg"]', '["image/jpeg"]'],
  ["file extensions", '["png", ".pdf"]', '["image/png", "application/pdf"]'],
  ["one that is listed too", '["image/jpg", "image/jpeg"]', '["image/jpeg"]'],
  ["the same one twice", '["jpg", "image/jpg"]', '["image/jpeg"]'],
])("media types are written out: %s", (_, before, after) => {
  const file = (text: string) => inOverride(`"supportedInputMediaTypes": ${text}`);
  expect(fixText(file(before)).text).toBe(file(after));
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
  ["a comma is added", '{"a": 1\n"b": [{}\n{}]}', '{"a": 1,\n"b": [{},\n{}]}'],
  ["a key is put in quotes", "{a: 1, $b_2: {c-d: 2}}", '{"a": 1, "$b_2": {"c-d": 2}}'],
  ["a word is written in small letters", '{"a": True, "b": FALSE}', '{"a": true, "b": false}'],
  ["a comment gets its slashes", '{"a": 1 # one\n}', '{"a": 1 // one\n}'],
  ["no comma is added on a line", '{"a": "b" "c": 1}', '{"a": "b" "c": 1}'],
  ["no quotes are added to words", "{a b: 1}", "{a b: 1}"],
  ["no quotes are added without a colon", "{a, b}", "{a, b}"],
  ["no word is replaced before others", '{"a": True or so}', '{"a": True or so}'],
])("syntax is fixed: %s, or not", (_, before, after) => {
  expect(fixText(before).text).toBe(after);
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
