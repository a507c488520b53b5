import fc from "fast-check";
import { expect, it } from "vitest";
import { USERNAME, usernameFrom } from "../../../worker/names/username.ts";
import { runs } from "../../support/size.ts";

it.each([
  ["ada", "ada"],
  ["ada@example.com", "ada@example.com"],
  ["Ada Lovelace", "Ada-Lovelace"],
  ["Zoë Åström", "Zoe-Astrom"],
  ["-.@ada", "ada"],
  ["CORP\\ada", "CORP-ada"],
  ["<b>ada</b>", "b-ada-b-"],
  ["System", "user"],
  ["", "user"],
  ["山田", "user"],
])("a user whom a provider calls %j is called %j", (text, username) => {
  expect(usernameFrom(text)).toBe(username);
});

it("every text gives a valid username, with room for a number", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
      expect(USERNAME.read(`${usernameFrom(text)}-9999`)).toBeDefined();
    }),
    { numRuns: runs(300) },
  );
});
