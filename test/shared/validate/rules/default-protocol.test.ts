import { expect, test } from "vitest";
import { shippedVocabulary, type Vocabulary } from "../../../../shared/index.ts";
import { findingsOf } from "../../../support/findings.ts";

const own = { provider_a: { protocol: "provider-a-messages" } };

test("a protocol that an enforced layer replaces, or that is a disabled provider's, is left alone", () => {
  const find = (enforced: object) =>
    findingsOf("default-protocol", own, { layers: { enforced: JSON.parse(JSON.stringify({ providers: enforced })) } });
  expect(find({})).toHaveLength(1);
  expect(find(own)).toHaveLength(1);
  expect(find({ provider_a: { protocol: "provider-b-chat" } })).toEqual([]);
  expect(find({ provider_a: { enabled: false } })).toEqual([]);
});

test("the default protocol of a custom provider is that of its type", () => {
  const type = "provider-b-compatible";
  const variant = { ...shippedVocabulary.customVariants[type], defaultProtocol: "provider-b-chat" };
  const vocabulary: Vocabulary = { ...shippedVocabulary, customVariants: { [type]: variant } };
  const find = (protocol: string, names = vocabulary) =>
    findingsOf("default-protocol", { custom: { own: { type, protocol } } }, { vocabulary: names }).map(
      ({ message }) => message,
    );
  expect(find("provider-b-chat")).toEqual([
    '"provider-b-chat" is the default protocol of "own", which needs no "protocol" for it.',
  ]);
  expect(find("provider-b-responses")).toEqual([]);
  expect(find("provider-b-chat", shippedVocabulary)).toEqual([]);
});
