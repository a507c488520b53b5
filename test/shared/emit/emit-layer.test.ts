import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  checkFile,
  emitLayer,
  type LayerInput,
  noPolicy,
  type Policy,
  resolve,
  type SourceLayer,
  shippedVocabulary,
  type Vocabulary,
} from "../../../shared/index.ts";
import { layerDocument } from "../../support/arbitrary-layers.ts";
import { textOf } from "../../support/arbitrary-text.ts";
import { strictLayers } from "../../support/strict-layers.ts";
import { withoutOrigins } from "../../support/without-origins.ts";

const CLOSING = '{"providers":{"provider_a":{"enabled":false}}}';
const SECRET = "AbCdEfGhIjKlMnOpQrStUvWxYz012345";

const layerOf = (kind: "enforced" | "default" | "user", text: string): SourceLayer => ({
  kind,
  label: `${kind}.json`,
  text,
});

interface Settings {
  readonly vocabulary?: Vocabulary;
  readonly policy?: Policy;
  readonly others?: readonly SourceLayer[];
}

function emit(layer: SourceLayer, { vocabulary = strictLayers, policy = noPolicy, others = [] }: Settings = {}) {
  const checked = checkFile(layer.label, Buffer.from(layer.text), { vocabulary, policy });
  return emitLayer({ layer, others, checked, vocabulary });
}

/** The reasons of a refusal, and the rules that it lists; undefined where there is none. */
function refusal(text: string, settings?: Settings) {
  const emitted = emit(layerOf("enforced", text), settings);
  if (emitted.ok) return undefined;
  const { reasons, files } = emitted.error;
  return { reasons, rules: files.flatMap(({ diagnostics }) => diagnostics.map(({ rule }) => rule)) };
}

describe("a right layer", () => {
  test("loses its comments and end commas, with which the assistant would ignore it", () => {
    const text = `// why\n{ "providers": { "provider_a": { "enabled": false, }, }, } /* end */`;
    expect(emit(layerOf("enforced", text))).toMatchObject({ ok: true, value: { text: CLOSING } });
  });

  test("has the digest of its text in UTF-8", () => {
    const text = '{"providers":{"provider_a":{"models":{"deny":["größe 😀"]}}}}';
    const digest = createHash("sha256").update(text, "utf8").digest("hex");
    expect(emit(layerOf("enforced", text))).toMatchObject({ ok: true, value: { text, digest } });
  });

  test("keeps the values of headers and the order of keys that are numbers", () => {
    const text = '{"providers":{"provider_a":{"customHeaders":{"X-Team":"t"},"models":{"overrides":{"9":{},"1":{}}}}}}';
    expect(emit(layerOf("enforced", text))).toMatchObject({ ok: true, value: { text } });
  });

  test("tells its warnings", () => {
    const text = '{"providers":{"custom":{"x":{"enabled":false}}}}';
    const emitted = emit(layerOf("enforced", text), { policy: { ...noPolicy, rules: { "missing-key": "off" } } });
    const rules = emitted.ok
      ? emitted.value.files.flatMap(({ diagnostics }) => diagnostics.map(({ rule }) => rule))
      : [];
    expect(rules).toContain("layer-incomplete");
  });

  test("gives the same catalogue as its source, whatever the layers around it", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("enforced" as const, "default" as const),
        textOf(layerDocument),
        textOf(layerDocument),
        textOf(layerDocument),
        (kind, source, other, user) => {
          const around: readonly LayerInput[] = [
            { kind: "enforced", label: "other", text: other.text },
            { kind: "user", label: "user", text: user.text },
          ];
          const catalogWith = (layer: LayerInput) => {
            const { catalog } = resolve({ layers: [...around, layer], vocabulary: shippedVocabulary });
            return withoutOrigins(catalog);
          };
          const layer = layerOf(kind, source.text);
          const emitted = emitLayer({
            layer,
            others: [],
            checked: checkFile("x", Buffer.from("{}")),
            vocabulary: shippedVocabulary,
          });
          // Passwords in URLs are refused.
          fc.pre(emitted.ok);
          const text = emitted.ok ? emitted.value.text : "";
          expect(catalogWith({ ...layer, text })).toEqual(catalogWith(layer));
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe("a layer is refused", () => {
  test.each([
    ["an error", '{"providers":{"provider_a":{"enabled":1}}}', {}, ["wrong-type", "layer-ignored"]],
    ["an unknown key at the top", `{"foo":1,${CLOSING.slice(1)}`, {}, ["unknown-key", "layer-ignored"]],
    [
      "a version that the assistant does not know",
      `{"version":2,${CLOSING.slice(1)}`,
      {},
      ["unknown-value", "layer-ignored"],
    ],
    ["broken syntax", CLOSING.slice(0, -1), {}, ["syntax", "layer-ignored"]],
    ["no object", "[]", {}, ["not-a-configuration", "layer-ignored"]],
    [
      "an error of the specification's",
      '{"providers":{"provider_a":{"enabled":1}}}',
      { vocabulary: shippedVocabulary },
      ["wrong-type"],
    ],
  ] as const)("for %s", (_, text, settings, rules) => {
    const refused = refusal(text, settings);
    expect(refused?.reasons[0]).toBe("It has 1 error.");
    for (const rule of rules) expect(refused?.rules).toContain(rule);
  });

  test("for an error that the policy turns off, since the assistant would ignore the layer", () => {
    const policy = { ...noPolicy, rules: { "wrong-type": "off" as const } };
    expect(refusal('{"providers":{"provider_a":{"enabled":1}}}', { policy })).toEqual({
      reasons: ["The assistant would ignore it whole, or a layer with which it conflicts."],
      rules: expect.arrayContaining(["layer-ignored"]),
    });
  });

  test("for a conflict with another layer of the policy, above it or below it", () => {
    const typed = '{"providers":{"custom":{"x":{"type":"cloud-hosted"}}}}';
    const pond = '{"providers":{"custom":{"x":{"lake":{"pond":"north"}}}}}';
    const policy = { ...noPolicy, rules: { "missing-key": "off" as const } };
    const [enforced, lower] = [layerOf("enforced", typed), layerOf("default", pond)];
    for (const vocabulary of [strictLayers, { ...strictLayers, layers: [] }]) {
      expect(emit(enforced, { policy, vocabulary })).toMatchObject({ ok: true });
      expect(emit(enforced, { policy, vocabulary, others: [lower] })).toMatchObject({ ok: false });
      expect(emit(lower, { policy, vocabulary, others: [enforced] })).toMatchObject({ ok: false });
    }
  });

  const withHeader = (comment: string) =>
    `{"providers":{"provider_a":{\n${comment}\n"customHeaders":{"X-Auth-Token":"${SECRET}"}}}}`;

  test.each([
    ["that stands", withHeader(""), noPolicy],
    [
      "that a comment suppresses",
      withHeader("// steward-ignore-next-line secret-in-header: known"),
      { ...noPolicy, inlineIgnores: ["secret-in-header"] },
    ],
    [
      "that the policy ignores",
      withHeader(""),
      { ...noPolicy, ignores: [{ rule: "secret-in-header", reason: "known" }] },
    ],
    ["whose rule the policy turns off", withHeader(""), { ...noPolicy, rules: { "secret-in-header": "off" } }],
    [
      "that another rule hides",
      withHeader("").replace("X-Auth-Token", "Authorization"),
      { ...noPolicy, rules: { "reserved-header": "off", "secret-in-header": "off" } },
    ],
    ["in a comment", `${CLOSING} // token: ghp_${SECRET}0123`, { ...noPolicy, rules: { credential: "off" } }],
  ] as const satisfies readonly (readonly [string, string, Policy])[])(
    "for a credential %s, which is not told",
    (_, text, policy) => {
      const emitted = emit(layerOf("enforced", text), { policy });
      expect(emitted.ok).toBe(false);
      expect(JSON.stringify(emitted)).not.toContain(SECRET);
      expect(refusal(text, { policy })?.reasons).toContain("It holds 1 credential, which cannot be suppressed here.");
    },
  );

  test("for a duplicate key, also where the policy turns its rule off or a comment suppresses it", () => {
    const text = '{"providers":{"provider_a":{"enabled":true,"enabled":false}}}';
    const suppressed = `// steward-ignore-next-line duplicate-key: known\n${text}`;
    const policy = { ...noPolicy, rules: { "duplicate-key": "off" as const } };
    for (const refused of [refusal(text), refusal(text, { policy }), refusal(suppressed)]) {
      expect(refused?.reasons).toContain("It has 1 duplicate key.");
      expect(refused?.rules.filter((rule) => rule === "duplicate-key")).toHaveLength(1);
    }
  });
});

test("an error of another layer alone refuses nothing", () => {
  const others = [layerOf("default", '{"providers":{"provider_a":{"enabled":1}}}')];
  expect(emit(layerOf("enforced", CLOSING), { others })).toMatchObject({ ok: true });
});

test("comments in the other layers do not count, for they are emitted as well", () => {
  const others = [layerOf("default", '{"providers":{"custom":{"x":{"type":"cloud-hosted"}}}} // x')];
  const text = '{"providers":{"custom":{"x":{"enabled":false}}}}';
  const policy = { ...noPolicy, rules: { "missing-key": "off" as const } };
  const emitted = emit(layerOf("enforced", text), { others, policy });
  expect(emitted.ok && emitted.value.files.flatMap(({ diagnostics }) => diagnostics.map(({ rule }) => rule))).toEqual([
    "schema-reference",
  ]);
});

test("an error stands at its place in the source, below a comment", () => {
  const text = `/* one\n two */\n{"providers":{"provider_a":{"models":{"deny":["m"]}},\n"provider_b":{"enabled":1}}}`;
  const emitted = emit(layerOf("enforced", text));
  const lines = emitted.ok ? [] : emitted.error.files.flatMap(({ diagnostics }) => diagnostics);
  expect(lines.filter(({ rule }) => rule === "layer-ignored").map(({ range }) => range?.start.line)).toEqual([4]);
});
