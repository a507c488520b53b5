import { expect, it } from "vitest";
import { type Collector, collectAlone } from "../../../action/commands/collect.ts";
import { collectBySettings } from "../../../action/commands/collect-by-settings.ts";
import { withoutPolicy } from "../../../action/loaded-settings.ts";

const FILES = {
  "right.json": '{ "$schema": "provider-config.schema.json" }',
  "team/bare.json": "{}",
  "wrong.json":
    '{ "providers": { "provider_a": { "enabld": true, "customHeaders": { "authorization": "Bearer abc" } } } }',
  "broken.json": "{ ",
  "empty.json": "",
  "other.json": '{ "name": "example" }',
};

function collect(collector: Collector) {
  for (const [path, text] of Object.entries(FILES)) {
    for (const isSchemaThere of [true, false]) collector.add(path, new TextEncoder().encode(text), { isSchemaThere });
  }
  return collector.files();
}

it("finds by itself what is found where there are no settings", () => {
  const bySettings = collect(collectBySettings(withoutPolicy));
  const found = ({ path, diagnostics }: (typeof bySettings)[number]) => ({ path, diagnostics });
  expect(collect(collectAlone()).map(found)).toEqual(bySettings.map(found));
});

it("keeps the text of a file only for what was found in it, without its secrets", () => {
  const files = collect(collectAlone());
  for (const { diagnostics, source } of files) if (diagnostics.length === 0) expect(source).toBe("");
  const wrong = files.find(({ path }) => path === "wrong.json");
  expect(wrong?.source).toContain('"enabld"');
  expect(wrong?.source).not.toContain("abc");
});
