import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { configMap, isObjectName, shellLine } from "../../../shared/emit/formats.ts";

const text = fc.oneof(
  fc.string({ unit: "binary" }).filter((one) => one.isWellFormed()),
  fc.constantFrom("\u0085\u2028\u2029\ufeff\u007f", "'\"$`\\\n", "# not a comment: - x", "😀\u{e0001}"),
);

test.each(["1.1", "1.2"] as const)("a reader of YAML %s finds the text in the manifest as it was", (version) => {
  fc.assert(
    fc.property(text, (value) => {
      expect(parse(configMap("team-a.default", "ENFORCED", value), { version })).toEqual({
        apiVersion: "v1",
        kind: "ConfigMap",
        metadata: { name: "team-a.default" },
        data: { ENFORCED: value },
      });
    }),
  );
});

test("the manifest holds no character that a reader of YAML may refuse or take for a line end", () => {
  fc.assert(
    fc.property(text, (value) => {
      expect(configMap("a", "b", value)).not.toMatch(/(?!\n)\p{Cc}|[\u2028\u2029\ufeff\ufffe\uffff]/u);
      expect(configMap("a", "b", value).split("\n")).toHaveLength(6);
    }),
  );
});

test("a quote in the text is closed, escaped and opened again for a shell", () => {
  expect(shellLine("A", `it's "$x" \\`)).toBe(`A='it'\\''s "$x" \\'`);
});

test.each([
  ["assistant-default", true],
  ["a.b-c.d1", true],
  ["9", true],
  ["A", false],
  ["-a", false],
  ["a-", false],
  ["a..b", false],
  ["a\n", false],
  ["", false],
  ["a".repeat(253), true],
  ["a".repeat(254), false],
])("%j as the name of an object is %j", (name, isRight) => {
  expect(isObjectName(name)).toBe(isRight);
});
