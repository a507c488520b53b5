import { expect, test } from "vitest";
import { fixText } from "../../../../shared/index.ts";

const file = (allow: string) =>
  `{ "$schema": "provider-config.schema.json", "providers": { "provider_c": { "models": { "allow": ${allow}, "deny": ["x"] } } } }`;

test.each([
  ["the first", '["x", "a"]', '["a"]'],
  ["the last", '["a", "x"]', '["a"]'],
  ["each copy of it", '["x", "a", "x", "x"]', '["a"]'],
  ["copies side by side", '["a", "x", "x", "b"]', '["a", "b"]'],
  ["copies on lines of their own", '[\n  "a",\n  "x",\n  "x"\n]', '[\n  "a"\n]'],
  ["copies at the end of a line", '[\n  "a", "x", "x",\n  "b"\n]', '[\n  "a",\n  "b"\n]'],
  ["none where nothing would be left", '["x", "x"]', '["x", "x"]'],
])("what is denied is dropped from the models allowed: %s", (_, before, after) => {
  expect(fixText(file(before)).text).toBe(file(after));
});
