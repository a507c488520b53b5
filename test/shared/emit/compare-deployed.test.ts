import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkFile, compareDeployed, emitLayer, type SourceLayer, shippedVocabulary } from "../../../shared/index.ts";
import { layerDocument } from "../../support/arbitrary-layers.ts";
import { textOf } from "../../support/arbitrary-text.ts";
import { strictLayers } from "../../support/strict-layers.ts";

const SOURCE =
  '// why\n{ "providers": {\n "provider_a": { "enabled": false, "customHeaders": { "X-Team": "first-value" } } } }';
const EMITTED = '{"providers":{"provider_a":{"enabled":false,"customHeaders":{"X-Team":"first-value"}}}}';
const source: SourceLayer = { kind: "enforced", label: "enforced.json", text: SOURCE };

const compare = (text: string) =>
  compareDeployed({
    deployed: { label: "$ENFORCED", text },
    layer: source,
    emitted: EMITTED,
    others: [],
    vocabulary: strictLayers,
  });

test.each(["", "\n", "\r\n"])("the emitted text is the same with %j at its end", (end) => {
  expect(compare(EMITTED + end)).toMatchObject({ status: "same", isSameText: true, drift: [], changes: [], files: [] });
});

test("the layers around it are no part of the difference, nor are their mistakes", () => {
  const around: SourceLayer = {
    kind: "default",
    label: "default.json",
    text: '{"providers":{"provider_b":{"enabled":false}}}',
  };
  const wrong = { ...around, text: '{"providers":{"provider_b":{"enabled":1}}}' };
  for (const other of [around, wrong]) {
    const input = { layer: source, emitted: EMITTED, others: [other], vocabulary: strictLayers };
    const compared = compareDeployed({ ...input, deployed: { label: "x", text: EMITTED } });
    expect(compared).toMatchObject({ status: "same", changes: [], files: [] });
  }
});

test("the same in another layout and order of keys is the same, and its bytes are not", () => {
  const text = '{ "providers": {"provider_a": {"customHeaders":{"X-Team":"first-value"}, "enabled": false}} }';
  expect(compare(text)).toMatchObject({ status: "same", isSameText: false, drift: [], changes: [], widens: false });
});

test("a closing value that is missing opens, at its place in the source", () => {
  const { status, drift, changes, widens } = compare(EMITTED.replace('"enabled":false,', ""));
  expect({ status, drift, widens }).toEqual({
    status: "differs",
    drift: [{ kind: "missing", pointer: "/providers/provider_a/enabled" }],
    widens: true,
  });
  const [first] = changes;
  expect(first).toMatchObject({
    effect: "opens",
    kind: "enforced-value-removed",
    cause: { place: { label: "enforced.json", position: { line: 3 } } },
  });
});

test("another value of a header is told without either value", () => {
  const compared = compare(EMITTED.replace("first-value", "second-value"));
  expect(compared.drift).toEqual([{ kind: "differs", pointer: "/providers/provider_a/customHeaders/X-Team" }]);
  expect(JSON.stringify(compared)).not.toMatch(/first-value|second-value/);
});

describe("a deployed text that the assistant takes nothing of", () => {
  test.each([
    ["a comment", `${EMITTED} // x`, []],
    ["an unknown key", `{"foo":1,${EMITTED.slice(1)}`, [{ kind: "extra", pointer: "/foo" }]],
  ])("is ignored with %s, and opens what the source closes", (_, text, drift) => {
    const compared = compare(text);
    expect(compared).toMatchObject({ status: "ignored", drift, widens: true });
    expect(compared.files.flatMap(({ path, diagnostics }) => diagnostics.map(({ rule }) => [path, rule]))).toEqual([
      ["$ENFORCED", "layer-ignored"],
    ]);
  });

  test.each(["", "{", "[]", "null", "hello"])("is unreadable where it is %j", (text) => {
    const compared = compare(text);
    expect(compared).toMatchObject({
      status: "unreadable",
      digest: undefined,
      drift: [],
      changes: [],
      widens: undefined,
    });
    expect(compared.files).toHaveLength(1);
  });
});

test("the deployed text has the digest that emit gives for it", () => {
  const checked = checkFile("x", Buffer.from("{}"));
  const emitted = emitLayer({ layer: source, others: [], checked, vocabulary: strictLayers });
  expect(emitted).toMatchObject({ ok: true, value: { digest: compare(EMITTED).digest } });
});

test("two layers are the same exactly where their documents are", () => {
  const vocabulary = shippedVocabulary;
  const plain = (value: object) => JSON.parse(JSON.stringify(value));
  const pair = fc.oneof(
    fc.tuple(textOf(layerDocument), textOf(layerDocument)),
    layerDocument.chain((one) => fc.tuple(textOf(fc.constant(one)), textOf(fc.constant(one)))),
  );
  fc.assert(
    fc.property(pair, ([one, other]) => {
      const layer: SourceLayer = { kind: "enforced", label: "source", text: one.text };
      const emitted = JSON.stringify(one.value);
      const compared = compareDeployed({
        deployed: { label: "deployed", text: other.text },
        layer,
        emitted,
        others: [],
        vocabulary,
      });
      const isSame = isDeepStrictEqual(plain(other.value), plain(one.value));
      expect(compared.status === "same").toBe(isSame);
      if (isSame) expect(compared.changes).toEqual([]);
    }),
  );
});
