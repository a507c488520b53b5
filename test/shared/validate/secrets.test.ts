import { expect, test } from "vitest";
import { isPlaceholder, looksLikeCredential, namesCredential } from "../../../shared/validate/secrets.ts";

// Put together here, so that no scanner takes this file for a leak.
const fake = (prefix: string, length: number) => prefix + "aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0z".repeat(3).slice(0, length);

test.each([
  fake("sk-", 24),
  fake("sk-proj-", 40),
  fake("ghp_", 36),
  fake("github_pat_", 40),
  fake("glpat-", 20),
  fake("xoxb-", 24),
  fake("AIza", 35),
  fake("hf_", 34),
  fake("psk", 29),
  ["AKIA", "A1B2C3D4E5F6G7H8"].join(""),
  `eyJhbGciOiJI.${fake("", 20)}.${fake("", 20)}`,
  "Bearer abcd",
  "Basic dXNlcjpwYXNz",
  fake("", 32),
  "0123456789abcdef0123456789abcdef",
])("%s looks like a credential", (value) => {
  expect(looksLikeCredential(value)).toBe(true);
});

test.each([
  "",
  "research",
  "true",
  "2023-06-01",
  "9b2f6c1e-4a0d-4b59-8a54-3f3f1f0d7c11",
  "eu-central-1.gateway.example.com",
  "machine-learning-platform-engineering-team",
  "https://gateway.example.com/tenants/research",
  "Mozilla/5.0 (X11; Linux x86_64)",
  "1234567890123456789012345",
  "basic",
])("%j does not", (value) => {
  expect(looksLikeCredential(value)).toBe(false);
});

test.each(["${TOKEN}", "Bearer ${TOKEN}", "{{ token }}", "$TOKEN", "<your key>"])(
  "%s is filled in elsewhere",
  (value) => {
    expect(isPlaceholder(value)).toBe(true);
  },
);

test.each(["hunter2", "Bearer hunter2", "${A}hunter2", "$"])("%s is not", (value) => {
  expect(isPlaceholder(value)).toBe(false);
});

test.each([
  "X-Auth-Token",
  "api-key",
  "APIKEY",
  "X-ApiKey",
  "Cookie",
  "X-Client-Secret",
  "X-Access-Token-2",
  "password",
  "Ocp-Subscription-Key",
  "X-Goog-Api-Key",
  "xAuthToken",
])("%s names a credential", (name) => {
  expect(namesCredential(name)).toBe(true);
});

test.each([
  "X-Tenant",
  "X-Keyboard",
  "X-Monkey",
  "X-Tokenizer",
  "X-Author",
  "X-Cookie-Policy",
  "X-Max-Tokens-Route",
  "X-Route",
])("%s does not", (name) => {
  expect(namesCredential(name)).toBe(false);
});
