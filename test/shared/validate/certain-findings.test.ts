import { expect, test } from "vitest";
import { validate } from "../../../shared/index.ts";

/** The findings beside the syntax, as rule and pointer. */
function certainIn(text: string): readonly string[] {
  return validate(text)
    .filter(({ rule }) => rule !== "syntax")
    .map(({ rule, pointer }) => `${rule} ${pointer}`);
}

const MODEL = '"name": "M", "maxContextLength": 1, "supportsImages": false, "supportsToolResultImages": false';
const MORE = '"supportsTools": true, "supportsWebSearch": false';

test.each([
  [
    "of the damaged provider nothing is said, and of the others all",
    '{ "providers": { "provider_a": { "enabled": "x", "baseUrl": x y }, "provider_b": { "enabled": "x" } } }',
    ["wrong-type /providers/provider_b/enabled"],
  ],
  [
    "a credential is told where it stands",
    '{ "providers": { "provider_a": { "enabled": x y, "customHeaders": { "Authorization": "Bearer abc" } } } }',
    ["reserved-header /providers/provider_a/customHeaders/Authorization"],
  ],
  [
    "a credential is not told in the damaged text itself",
    '{ "providers": { "provider_a": { "baseUrl": "https://user:hunter2@gateway.example.com/v1, "enabled": true } } }',
    [],
  ],
  [
    "a damaged model leaves the other models, and what the provider's own keys say",
    `{ "providers": { "provider_a": { "enabled": "x", "models": { "custom": [
      { "id": "a", ${MODEL}, ${MORE}, "extra": 1 },
      { "id": "b", "extra" x, "more": 1 } ] } } } }`,
    ["unknown-key /providers/provider_a/models/custom/0/extra", "wrong-type /providers/provider_a/enabled"],
  ],
  [
    "what a damaged model may have does not make its provider empty",
    '{ "providers": { "provider_a": { "models": { "discovery": "off", "custom": [{ "id" x }], "allow": ["y"] } } } }',
    [],
  ],
  [
    "a damaged default leaves open what is disabled",
    '{ "providers": { "default": { "enabled": false, x y }, "provider_a": { "models": {} } } }',
    [],
  ],
  [
    "a mistake that leaves nothing open damages nothing",
    '{ \'providers\': { "default": { "enabled": false }, "provider_a": { "models": {} } } }',
    ["dead-setting /providers/provider_a/models"],
  ],
  [
    "what an ignore comment has no use for may be what is damaged",
    '{ "providers": { "provider_a": {\n// steward-ignore-next-line wrong-type: known\n"enabled": "x", y z\n} } }',
    [],
  ],
  [
    "in a merge conflict nothing is told but credentials",
    '{ "providers": { "provider_a": { "enabled": "x",\n<<<<<<< ours\n"apiKey": "hunter2"\n=======\n>>>>>>> theirs\n} } }',
    ["credential "],
  ],
  [
    "in a merge conflict a key of both sides is no duplicate, and a credential is told once",
    '{\n<<<<<<< ours\n"baseUrl": "https://user:hunter2@a.example.com"\n=======\n"baseUrl": "https://b.example.com"\n>>>>>>> theirs\n}',
    ["credential "],
  ],
  ["of two documents none is read", '{ "providers": {}, "providers": {}, "__proto__": 1 }\n{ "providers": {} }\n', []],
  [
    "a key that is cut off ends no container before it",
    '{"providers":{"default":{"enabled":false},"provider_a":{"en',
    [],
  ],
  [
    "after what ends the reading, too",
    '{ "providers": { "provider_a": { "enabled": "x" } } }\n: 1\n// "apiKey": "hunter2"\n"password": "hunter2"\n',
    ["credential ", "wrong-type /providers/provider_a/enabled"],
  ],
  ["in what is no configuration nothing is missed", '{ "name": "x", "version": y z }', []],
])("%s", (_, text, expected) => {
  expect(new Set(certainIn(text))).toEqual(new Set(expected));
});

test("a damaged entry does not hide the second mistake of six", () => {
  const text = `{
  "providers": {
    "provider_a": {
      "enabled": true,
      "models": { "allow": ["a"]
    },
    "provider_b": { "enabled": "true", "customHeaders": { "x-api-key": "abc" } },
    "provider_c": { "baseURL": "https://gateway.example.com" }
  }
}
`;
  const found = validate(text).map(({ rule, range }) => `${range?.start.line} ${rule}`);
  expect(found).toEqual(["5 syntax", "7 wrong-type", "7 reserved-header", "8 unknown-key"]);
});
