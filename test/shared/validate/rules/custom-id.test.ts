import { expect, test } from "vitest";
import { findingsOf } from "../../../support/findings.ts";

const find = (id: string) =>
  findingsOf("custom-id", { custom: { [id]: { type: "provider-b-compatible" } } }).map(({ severity, message }) => [
    severity,
    message.replace(/^.*: /, ""),
  ]);

test.each([
  ["", "it is empty."],
  [" ", "it is blank."],
  ["\u00a0\u3000", "it is blank."],
  [" provider_a ", "but for blanks around it, that is a built-in provider."],
  ["default ", "but for blanks around it, that is a reserved key."],
  [" __proto__", "but for blanks around it, in JavaScript that names an object's prototype."],
  ["\u3164", "it holds characters that cannot be seen."],
  ["\u2800x", "it holds characters that cannot be seen."],
  ["x\u115f", "it holds characters that cannot be seen."],
  ["gate\u200bway", "it holds characters that cannot be seen."],
  ["gate\u200cway", "it holds characters that cannot be seen."],
  ["шлю\u200dз", "it holds characters that cannot be seen."],
  ["\u200dمی", "it holds characters that cannot be seen."],
  ["می\u200c", "it holds characters that cannot be seen."],
  ["می\u200c\u200cخواهم", "it holds characters that cannot be seen."],
  ["a\ufe0f", "it holds characters that cannot be seen."],
])("%j cannot be an id", (id, message) => {
  expect(find(id)).toEqual([["error", message]]);
});

test.each(["می\u200cخواهم", "क्\u200dष", "größe", "ゲートウェイ", "❤\ufe0f", "my gateway"])("%j can be an id", (id) => {
  expect(find(id)).toEqual([]);
});

test("whitespace around an id is a warning", () => {
  expect(find(" gateway")).toEqual([["warning", 'The custom provider id " gateway" has blanks before or after it.']]);
});
