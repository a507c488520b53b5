import { expect, test } from "vitest";
import { findingsOf } from "../../../support/findings.ts";

const find = (id: string) =>
  findingsOf("custom-id", { custom: { [id]: { type: "provider-b-compatible" } } }).map(({ severity, message }) => [
    severity,
    message.replace(/^.*: /, ""),
  ]);

test.each([
  ["", "it is empty."],
  [" ", "it is only whitespace."],
  ["\u00a0\u3000", "it is only whitespace."],
  [" provider_a ", "without the whitespace around it, it is the id of a built-in provider."],
  ["default ", "without the whitespace around it, it is reserved."],
  [" __proto__", "without the whitespace around it, in JavaScript it names an object's prototype."],
  ["\u3164", "it contains invisible characters."],
  ["\u2800x", "it contains invisible characters."],
  ["x\u115f", "it contains invisible characters."],
  ["gate\u200bway", "it contains invisible characters."],
  ["gate\u200cway", "it contains invisible characters."],
  ["шлю\u200dз", "it contains invisible characters."],
  ["\u200dمی", "it contains invisible characters."],
  ["می\u200c", "it contains invisible characters."],
  ["می\u200c\u200cخواهم", "it contains invisible characters."],
  ["a\ufe0f", "it contains invisible characters."],
])("%j cannot be an id", (id, message) => {
  expect(find(id)).toEqual([["error", message]]);
});

test.each(["می\u200cخواهم", "क्\u200dष", "größe", "ゲートウェイ", "❤\ufe0f", "my gateway"])("%j can be an id", (id) => {
  expect(find(id)).toEqual([]);
});

test("whitespace around an id is a warning", () => {
  expect(find(" gateway")).toEqual([
    ["warning", 'The custom provider id " gateway" has whitespace before or after it.'],
  ]);
});
