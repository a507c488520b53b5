import { expect, test } from "vitest";
import { checkFile, shippedVocabulary, type Vocabulary } from "../../shared/index.ts";
import { chosen, sized } from "../support/size.ts";

const KIBIBYTES = sized({ full: 1024, small: 16 });
const BYTES = KIBIBYTES * 1024;

const ASSISTANT = '"$schema":"https://assistant.posit.co/schemas/providers.schema.json"';

/** Each would take many minutes in full, if time grew with the square of its length. */
test.each<readonly [string, string, string, string]>([
  ["brackets that never close, behind one that is wrong", '{"a":]', "{", ""],
  ["placeholders of one kind that never close", '{"a":]', "${", ""],
  ["placeholders of another kind that never close", "[", "{{", ""],
  ["texts in the wrong quotes, without a blank", "{", "'a'", ""],
  ["odd whitespace and texts in the wrong quotes in turn", '{"a":]', "\u00a0'a'", ""],
  ["pairs in a comment", '{"a":1/*', "token=aB3 ", "*/}"],
  ["beginnings of tokens", '{"a":"', "sk-a1", '"}'],
  ["segments of the path of a URL", '{"providers":{"provider_a":{"baseUrl":"https://h.example/', "a/", '"}}}'],
  [
    "versions of several segments in the path of a URL",
    `{${ASSISTANT},"providers":{"anthropic":{"baseUrl":"https://h.example/`,
    "api/v1/",
    '"}}}',
  ],
  ["spaces in the reason of an ignore comment", "// steward-ignore-next-line syntax: a", " ", "b\n{}"],
])(`${KIBIBYTES} KiB of %s are checked and redacted all the same`, (_, start, piece, end) => {
  const text = start + piece.repeat(BYTES / piece.length) + end;
  const { diagnostics, source } = checkFile("providers.jsonc", new TextEncoder().encode(text));
  expect(diagnostics.length).toBeGreaterThan(0);
  expect(source).toHaveLength(text.length);
});

const names = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${String(index).padStart(3, "0")}${"abcdefghij".repeat(6)}`);
const table = <Entry>(keys: readonly string[], entry: Entry) => Object.fromEntries(keys.map((key) => [key, entry]));

/** As many names as a vocabulary may have, each as long as it may be and near all others. */
const LARGE: Vocabulary = {
  ...shippedVocabulary,
  protocols: table(names("p", 200), { description: "P." }),
  providers: table(names("b", 200), { title: "B", description: "B.", sections: ["cloud"], versionSegment: "v1" }),
  customVariants: table(names("c", 20), { description: "C.", sections: [] }),
};
const [provider = ""] = names("b", 1);

test.each(
  chosen<readonly [string, string, (index: number) => string, string]>(
    [
      ["providers that are nearly there", '{"providers":{', (index) => `"b${index}${"abcdefghij".repeat(5)}":{}`, "}}"],
      [
        "protocols that are nearly there",
        `{"providers":{"${provider}":{"models":{"overrides":{`,
        (index) => `"${index}":{"protocol":"p${index % 900}${"abcdefghij".repeat(5)}"}`,
        "}}}}}",
      ],
      [
        "variants that are nearly there",
        '{"providers":{"custom":{',
        (index) => `"${index}":{"type":"c${index % 900}${"abcdefghij".repeat(5)}"}`,
        "}}}",
      ],
      ["custom entries without a type", '{"providers":{"custom":{', (index) => `"g${index}":{}`, "}}}"],
      [
        "custom models without an id",
        `{"providers":{"${provider}":{"models":{"custom":[`,
        () => '{"baseUrl":"https://a.example"}',
        "]}}}}",
      ],
      ["wrong items", `{"providers":{"${provider}":{"models":{"allow":[`, () => "1", "]}}}}"],
    ],
    3,
  ),
)(`${KIBIBYTES} KiB of %s are checked and redacted by a large vocabulary all the same`, (_, start, piece, end) => {
  const pieces = Array.from({ length: Math.floor(BYTES / (piece(0).length + 1)) }, (__, index) => piece(index));
  const text = start + pieces.join(",") + end;
  const { diagnostics, source } = checkFile("providers.jsonc", new TextEncoder().encode(text), { vocabulary: LARGE });
  expect(diagnostics.length).toBeGreaterThan(0);
  expect(source).toHaveLength(text.length);
});
