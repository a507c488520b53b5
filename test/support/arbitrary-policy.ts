import fc from "fast-check";
import type { Policy } from "../../shared/index.ts";
import { mutated } from "./mutated.ts";
import { words } from "./words.ts";

/** Policies as `docs/policy.md` describes them, made without a look at the schema. */
const rule = fc.constantFrom("version-segment", "secret-in-header", "unknown-key", "unused-ignore");
const severity = fc.constantFrom("error", "warning", "notice", "off");
const word = fc.constantFrom("a", "teams", "provider_a", ".hidden", "x-1", "größe", "constructor");

const host = fc
  .tuple(
    fc.constantFrom("api.example.com", "*.example.com", "localhost", "192.0.2.1", "[2001:db8::1]", "xn--bcher-kva.de"),
    fc.oneof(
      fc.constant(""),
      fc.integer({ min: 1, max: 65_535 }).map((port) => `:${port}`),
    ),
  )
  .map(([name, port]) => name + port);

const filePath = fc.array(word, { minLength: 1, maxLength: 3 }).map((names) => `${names.join("/")}.json`);
const glob = fc
  .array(fc.oneof(word, fc.constantFrom("*", "**", "*.json", "?x", "a*b")), { minLength: 1, maxLength: 4 })
  .map((names) => names.join("/"));
const pointer = fc.array(fc.oneof(word, fc.constantFrom("", "0", "a~0b", "a~1b")), { maxLength: 4 }).map((steps) => {
  return steps.map((step) => `/${step}`).join("");
});
const reason = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() !== "");

export const validPolicy: fc.Arbitrary<Partial<Policy>> = fc.record(
  {
    schema: fc.constantFrom("./schema.json", "https://steward.example.com/schemas/provider-config/v1.json"),
    rules: fc.dictionary(rule, severity),
    approvedHosts: fc.array(host, { maxLength: 3 }),
    modelCatalog: fc.dictionary(word, fc.array(fc.string({ minLength: 1, maxLength: 5 }), { maxLength: 3 })),
    layers: fc.record({ enforced: filePath, default: filePath }, { requiredKeys: [] }),
    ignores: fc.array(
      fc.record(
        { rule, files: fc.array(glob, { minLength: 1, maxLength: 3 }), pointer, reason },
        { requiredKeys: ["rule", "reason"] },
      ),
      { maxLength: 3 },
    ),
  },
  { requiredKeys: [] },
);

const wrongKey = fc.constantFrom(...words("rule reason files ignore version-segment syntax __proto__ x"), "");
const wrongValue = fc.constantFrom<unknown>(
  null,
  true,
  1,
  "",
  " ",
  "off",
  "x",
  "*",
  "/x",
  "https://u:p@h/?k=v",
  [],
  [""],
  [1],
  {},
  { x: 1 },
);

/** A policy with up to three mutations, most of which break it. */
export const anyPolicy: fc.Arbitrary<unknown> = mutated(validPolicy, wrongKey, wrongValue);
