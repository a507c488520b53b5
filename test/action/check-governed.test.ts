import { expect, test } from "vitest";
import { checkByPolicy } from "../../action/check-file.ts";
import { causedBySettings } from "../../action/check-governed.ts";
import { loadPolicy } from "../../action/settings.ts";
import { err, ok } from "../../shared/index.ts";

const TEXT = new TextEncoder().encode('{"providers": {"provider_b": {"baseUrl": "http://models.example.com/v1"}}}');

function settingsOf(rules: object) {
  const policy = new TextEncoder().encode(JSON.stringify({ rules: { "schema-reference": "off", ...rules } }));
  return loadPolicy("p.json", async (path) => (path === "p.json" ? ok(policy) : err({ reason: "It is gone." })));
}

/** The findings of changed severities that the former ones do not make. */
async function causedBy(former: object, now: object): Promise<readonly string[]> {
  const found = checkByPolicy(await settingsOf(now), "providers.json", TEXT);
  const caused = causedBySettings(await settingsOf(former), () => true)?.("providers.json", TEXT, found) ?? [];
  return caused.map(({ rule, severity }) => `${severity} ${rule}`);
}

test("a finding is caused by settings that turn its rule on or make it more severe, and by no others", async () => {
  expect(await causedBy({ "plain-http": "off" }, {})).toEqual(["warning plain-http"]);
  expect(await causedBy({}, { "plain-http": "error" })).toEqual(["error plain-http"]);
  expect(await causedBy({ "plain-http": "error" }, {})).toEqual([]);
  expect(await causedBy({}, {})).toEqual([]);
});
