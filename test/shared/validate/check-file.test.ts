import { expect, test } from "vitest";
import { checkFile, noPolicy, readLayer } from "../../../shared/index.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

test("a layer can be used, whatever else is wrong in it", () => {
  const text = '{ "providers": { "custom": { "lab": { "baseURL": "x" } } } } // may leave out "type"';
  const layer = readLayer("enforced.jsonc", bytesOf(text));
  expect(layer.text).toBe(text);
  expect(layer.file).toMatchObject({ path: "enforced.jsonc", diagnostics: [] });
});

test.each([
  ['{ "providers": ', "syntax"],
  ["", "syntax"],
  ["[]", "not-a-configuration"],
  ["null", "not-a-configuration"],
])("a layer that is %j cannot be used, and its diagnostics say why", (text, rule) => {
  const { text: usable, file } = readLayer("default.json", bytesOf(text));
  expect(usable).toBeUndefined();
  expect(file.diagnostics.map((diagnostic) => [diagnostic.rule, diagnostic.severity])).toEqual([[rule, "error"]]);
});

test("a layer that is not UTF-8 cannot be used", () => {
  const { text, file } = readLayer("default.json", Uint8Array.of(0x22, 0xe9, 0x22));
  expect(text).toBeUndefined();
  expect(file.diagnostics).toMatchObject([{ rule: "encoding" }]);
});

test("a custom entry may leave out the type that another layer has", () => {
  const policy = { ...noPolicy, rules: { "schema-reference": "off" as const } };
  const file = bytesOf('{ "providers": { "custom": { "lab": { "enabled": true }, "other": {} } } }');
  const rulesBy = (layers: object) =>
    checkFile("providers.json", file, { policy, layers }).diagnostics.map(({ pointer }) => pointer);
  expect(rulesBy({})).toEqual(["/providers/custom/lab", "/providers/custom/other"]);
  expect(rulesBy({ default: { providers: { custom: { lab: { type: "provider-b-compatible" } } } } })).toEqual([
    "/providers/custom/other",
  ]);
});
