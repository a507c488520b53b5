import { expect, test } from "vitest";
import { noPolicy, validate } from "../../../../shared/index.ts";
import { positAssistant } from "../../../../shared/vocabulary/posit-assistant.ts";

const find = (providers: unknown) =>
  validate(JSON.stringify({ version: 1, providers }), { vocabulary: positAssistant, policy: noPolicy })
    .filter(({ rule }) => rule !== "schema-reference")
    .map(({ rule, severity, message }) => [rule, severity, message]);

const DROPPED = "has no effect: the client drops it without notice.";

test("a header that every client drops is a warning that says so", () => {
  const customHeaders = { Accept: "text/plain", "ANTHROPIC-VERSION": "2023-06-01", "content-type": "" };
  expect(find({ deepseek: { customHeaders } })).toEqual([
    ["reserved-header", "warning", `The header "Accept" ${DROPPED}`],
    ["reserved-header", "warning", `The header "ANTHROPIC-VERSION" ${DROPPED}`],
    ["reserved-header", "warning", `The header "content-type" ${DROPPED}`],
  ]);
});

test("the reason is that of the client", () => {
  const text = JSON.stringify({ version: 1, providers: { deepseek: { customHeaders: { Accept: "text/plain" } } } });
  const found = validate(text, { vocabulary: positAssistant, policy: noPolicy });
  expect(found.find(({ rule }) => rule === "reserved-header")?.why).toBe("A reader expects the header to be sent.");
});

test("a header that one client drops is sent by the others", () => {
  const customHeaders = { "x-portkey-virtual-key": "team" };
  const dropped = ["reserved-header", "warning", `The header "x-portkey-virtual-key" ${DROPPED}`];
  const named = ["secret-in-header", "error", 'The header "x-portkey-virtual-key" has the name of a credential.'];
  expect(find({ openai: { customHeaders } })).toEqual([named]);
  expect(find({ portkey: { customHeaders } })).toEqual([dropped, named]);
  expect(find({ custom: { x: { type: "portkey", customHeaders } } })).toEqual([dropped, named]);
});

test("a header that the client overwrites is told apart", () => {
  expect(find({ opencode: { customHeaders: { "X-OpenCode-Session": "s" } } })).toEqual([
    [
      "reserved-header",
      "warning",
      'The header "X-OpenCode-Session" has no effect: the client sends a value of its own in its place.',
    ],
  ]);
});

test("a header that the vocabulary does not name stays reserved for the transport", () => {
  expect(find({ openai: { customHeaders: { Host: "a", "User-Agent": "b" } } })).toEqual([
    ["reserved-header", "error", 'The header "Host" is set by the transport.'],
  ]);
});

test("a credential in a dropped header is an error all the same", () => {
  const customHeaders = { Authorization: "Bearer sk-aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA1bC2dE3fG4" };
  const found = find({ openai: { customHeaders } });
  expect(found.map(([, severity]) => severity)).toContain("error");
  expect(JSON.stringify(found)).not.toContain("aB3dE5gH7jK9");
});
