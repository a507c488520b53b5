import { describe, expect, test } from "vitest";
import { fixText, schemaFor, validate } from "../../../shared/index.ts";
import { shapeOf } from "../../../shared/schema/schema-shape.ts";
import { parse } from "../../../shared/syntax/parse.ts";
import { shippedVocabulary } from "../../../shared/vocabulary/shipped.ts";

const SHAPE = shapeOf(schemaFor(shippedVocabulary));

/** In each, one line that opens or closes a container is missing or doubled. */
test.each([
  [
    "two providers become one",
    '{\n  "providers": {\n    "provider_a": {\n      "enabled": true\n    },\n      "enabled": false\n    }\n  }\n}\n',
  ],
  [
    "the keys of a provider become those of `default`",
    '{\n  "providers": {\n    "default": { "enabled": false },\n      "enabled": true\n    }\n  }\n}\n',
  ],
  [
    "lists of models become endpoints",
    '{\n  "providers": {\n    "provider_a": {\n      "endpoints": {\n        "provider-b-chat": "x"\n      },\n        "deny": ["a"],\n        "discovery": "off"\n      }\n    }\n  }\n}\n',
  ],
  [
    "a setting becomes a list of models",
    '{\n  "providers": {\n    "provider_a": {\n      "models": {\n        "discovery": "off",\n          {\n            "id": "x"\n          }\n        ]\n      }\n    }\n  }\n}\n',
  ],
  [
    "the keys of a provider become providers",
    '{\n  "providers": {\n      "baseUrl": "x",\n      "enabled": true\n    },\n  }\n}\n',
  ],
  [
    "two custom models become one by a comma",
    '{\n  "providers": {\n    "custom": {\n      "x": {\n        "models": {\n          "custom": [\n            {\n              "id": "a"\n              "id": "b"\n            }\n          ]\n        }\n      }\n    }\n  }\n}\n',
  ],
  ["a container has only begun", "{\n  "],
  ["the text ends after a comma", '{\n  "$schema": "x",\n'],
])("no fix is made by which %s", (_, text) => {
  const { mistakes } = parse(text, SHAPE);
  expect(mistakes).not.toEqual([]);
  expect(mistakes.filter(({ fix }) => fix !== undefined)).toEqual([]);
});

test("another mistake in another container takes no fix away", () => {
  const text =
    '{\n  "providers": {\n    "provider_a": {\n      "modles": {}\n    },\n    "provider_b": {\n      "models": {}}\n    }\n  }\n}\n';
  expect(parse(text, SHAPE).mistakes.map(({ fix }) => fix?.title)).toEqual(['Remove the "}".']);
});

const RIGHT = `{
  "$schema": "./provider-config.schema.json",
  "providers": {
    "default": { "enabled": false },
    "provider_a": {
      "enabled": true,
      "customHeaders": {
        "X-Tenant": "platform"
      },
      "models": {
        "allow": ["example-large"],
        "overrides": {
          "example-large": {
            "name": "Example"
          }
        }
      }
    },
    "provider_b": {
      "enabled": true,
      "endpoints": {
        "provider-b-chat": "https://chat.example.com/v1"
      },
      "models": {
        "deny": ["example-small"]
      }
    }
  }
}
`;

describe("safe fixes of a right file, with a line that is", () => {
  const lines = RIGHT.split(/(?<=\n)/);
  const damage = {
    deleted: (index: number) => lines.toSpliced(index, 1),
    doubled: (index: number) => lines.toSpliced(index, 0, lines[index] ?? ""),
  };
  test.each(Object.entries(damage))("%s, join nothing that does not belong together", (_, damageAt) => {
    const broken = lines
      .map((_line, index) => damageAt(index).join(""))
      .filter((text) => parse(text).mistakes.length > 0);
    expect(broken.length).toBeGreaterThan(15);
    for (const text of broken) {
      const fixed = fixText(text).text;
      const found = parse(fixed).mistakes.length > 0 ? [] : validate(fixed);
      expect({ text, found }).toEqual({ text, found: [] });
    }
  });
});
