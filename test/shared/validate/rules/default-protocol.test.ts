import { expect, test } from "vitest";
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
