import { expect, test } from "vitest";
import { buildSchema } from "../../../shared/schema/build-schema.ts";
import { HARMLESS_KEYS } from "../../../shared/schema/generated/harmless-keys.ts";
import { namesCredential } from "../../../shared/text/secrets.ts";
import { hasTokenShape } from "../../../shared/text/token-search.ts";
import { validate } from "../../../shared/validate/validate.ts";
import { PRESETS } from "../../../shared/vocabulary/presets.ts";

const TOKEN = `ghp_${"aB3dE5gH7j".repeat(4)}`;

function pointersOfCredentials(text: string): readonly (string | undefined)[] {
  return validate(text)
    .filter(({ rule }) => rule === "credential")
    .map(({ pointer }) => pointer);
}

test.each([
  ["in a value", `{"a":{"b":{"c":"${TOKEN}"},"d":{"e":0}}}`, ["/a/b/c"]],
  ["in an item", `{"a":[[],[{"c":"${TOKEN}"}],"b"]}`, ["/a/1/0/c"]],
  ["in a key", `{"a":{"b":{"jwt":{"c":0}},"d":{"e":0}}}`, ["/a/b/jwt"]],
  ["in the last of equal keys", `{"a":0,"a":{"b":{"c":"${TOKEN}"}}}`, ["/a/b/c"]],
  [
    "in the last of equal keys, within the last of others",
    `{"a":0,"a":{"b":0,"b":{"c":{"d":"${TOKEN}"}}}}`,
    ["/a/b/c/d"],
  ],
  ["in an earlier one of equal keys", `{"a":{"b":{"c":"${TOKEN}"}},"a":0}`, ["/a/b/c"]],
  ["in an earlier one, within an earlier one of others", `{"a":{"b":{"c":"${TOKEN}"},"b":0},"a":{"b":0}}`, ["/a/b/c"]],
  ["in an earlier one, within the last of others", `{"a":0,"a":{"b":{"c":"${TOKEN}"},"b":0}}`, ["/a/b/c"]],
  ["in a text that is no object", `"${TOKEN}"`, [""]],
  ["nowhere", '{"a":{"b":"c"},"a":{"b":["c"]}}', []],
])("a credential is found %s", (_, text, pointers) => {
  expect(pointersOfCredentials(text)).toEqual(pointers);
});

test("the keys that are passed over are those of the presets that are no credential", () => {
  const json = JSON.stringify(Object.values(PRESETS).map(buildSchema));
  const isOfPreset = (key: string) => json.includes(`${JSON.stringify(key)}:`);
  expect(HARMLESS_KEYS.filter((key) => !isOfPreset(key) || namesCredential(key) || hasTokenShape(key))).toEqual([]);
  expect(HARMLESS_KEYS).toEqual(expect.arrayContaining(["providers", "baseUrl", "supportsToolResultImages"]));
});
