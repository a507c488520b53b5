import { describe, expect, test } from "vitest";
import { fixText, schemaFor, validate } from "../../../shared/index.ts";
import { shapeOf } from "../../../shared/schema/schema-shape.ts";
import { parse } from "../../../shared/syntax/parse.ts";
import { shippedVocabulary } from "../../../shared/vocabulary/shipped.ts";
import { fixtureSections } from "../../support/fixture-sections.ts";

const SHAPE = shapeOf(schemaFor(shippedVocabulary));

test.each([...fixtureSections("doubtful-fixes.md"), { title: "A container has only begun", texts: ["{\n  "] }])(
  "no fix is made by which this would be: $title",
  ({ texts: [text = ""] }) => {
    const { mistakes } = parse(text, SHAPE);
    expect(mistakes).not.toEqual([]);
    expect(mistakes.filter(({ fix }) => fix !== undefined)).toEqual([]);
  },
);

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
