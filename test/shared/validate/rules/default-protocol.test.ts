import { expect, test } from "vitest";
import { fixText } from "../../../../shared/index.ts";
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

test("it is removed only where that is asked for: models that the provider returns may have other ones", () => {
  const text = '{ "$schema": "s.json", "providers": { "provider_a": { "protocol": "provider-a-messages" } } }';
  expect(fixText(text).text).toBe(text);
  expect(fixText(text, { unsafe: true }).text).toBe('{ "$schema": "s.json", "providers": { "provider_a": { } } }');
});
