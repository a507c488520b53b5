import * as fc from "fast-check";
import { expect, it } from "vitest";
import { describeApiFailure, describePublishFailure } from "../../../action/github/failure.ts";
import { ownWords } from "../../../action/github/own-words.ts";
import { API_MESSAGE_MAX_CHARACTERS } from "../../../action/limits.ts";

function answered(data: unknown, status = 422) {
  return Object.assign(new Error("Not repeated."), { response: { status, headers: {}, data } });
}

const SSO =
  "Resource protected by organization SAML enforcement. You must grant your Personal Access token access to this organization.";

it.each([
  ["a message", { message: SSO, documentation_url: "https://docs.github.com/" }, SSO],
  [
    "the details of what is refused",
    {
      message: "Validation Failed",
      errors: [
        { resource: "PullRequestReviewComment", field: "line", code: "invalid" },
        { code: "custom", message: "line must be part of the diff" },
      ],
    },
    "Validation Failed PullRequestReviewComment line invalid line must be part of the diff",
  ],
  [
    "details that are texts",
    { message: "Unprocessable Entity", errors: ["Path could not be resolved"] },
    "Unprocessable Entity Path could not be resolved",
  ],
  ["one that says the same twice", { message: "Not here.", errors: [{ message: "Not here." }] }, "Not here."],
])("passes on %s", (_, data, words) => {
  expect(ownWords(answered(data))).toBe(` GitHub says: "${words}".`);
});

it("passes on what GraphQL says", () => {
  expect(ownWords({ errors: [{ type: "FORBIDDEN", message: SSO }], response: { data: null } })).toContain(SSO);
});

it.each([undefined, null, "", "<html>", {}, { message: 1, errors: [{}, null, " "] }])("says nothing for %j", (data) => {
  expect(ownWords(answered(data))).toBe("");
});

it("repeats no secret", () => {
  const token = `ghs_${"aB3".repeat(12)}`;
  expect(ownWords(answered({ message: `No such header: Bearer ${token}`, errors: [`key=${token}`] }))).not.toContain(
    "aB3aB3",
  );
});

it("GitHub's words are one short printable line, whatever an answer holds", () => {
  const anything = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ minLength: 1_000, maxLength: 2_000 }),
    fc.anything(),
  );
  fc.assert(
    fc.property(anything, fc.array(anything), (message, errors) => {
      const words = ownWords(answered({ message, errors }));
      expect(words).toMatch(/^(?: GitHub says: ".*"\.)?$/u);
      expect(words).not.toMatch(/[\p{Cc}\u202a-\u202e\u2028\u2029]|##\[/u);
      expect(words.length).toBeLessThan(API_MESSAGE_MAX_CHARACTERS * 12);
    }),
  );
});

it("GitHub's words stand beside our message, for reading and for publishing", () => {
  const refused = answered({ message: SSO }, 403);
  expect(describeApiFailure(refused)).toBe(
    `GitHub answered 403: the token may not do this. Give the job the permissions \`contents: read\` and \`pull-requests: read\`. GitHub says: "${SSO}".`,
  );
  expect(describePublishFailure(refused, "checks: write")).toBe(
    `GitHub answered 403: the token may not do this. Give the job the permission \`checks: write\`. It is not available to a pull request from a fork. GitHub says: "${SSO}".`,
  );
});
