import { expect, test } from "vitest";
import { credentialLikeness, isPlaceholder, maskSecrets, namesCredential } from "../../../shared/validate/secrets.ts";

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
  fake("SSWS 00", 24),
  "Splunk 12345678-1234-1234-1234-123456789abc",
  `session=${fake("", 24)}; path=/`,
])("%s looks like a credential", (value) => {
  expect(credentialLikeness(value)).toBeDefined();
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
  "Basic tier",
  "Token bucket",
  "Key west office",
  "Digest mode",
  "key-accounts-team-europe",
  "sk-bratislava-office-network",
  "pk-tenant-production-01",
  "customersupportassistant2025",
  "01ARZ3NDEKTSV4RRFFQ69G5FAV",
  "9b2f6c1e4a0d4b598a543f3f1f0d7c11",
])("%j does not", (value) => {
  expect(credentialLikeness(value)).toBeUndefined();
});

test.each([
  "${TOKEN}",
  "Bearer ${TOKEN}",
  "${{ secrets.TOKEN }}",
  "%TOKEN%",
  "prefix-${TOKEN}",
  "{{ token }}",
  "$TOKEN",
  "<your key>",
])("%s is filled in elsewhere", (value) => {
  expect(isPlaceholder(value)).toBe(true);
});

test.each(["hunter2", "Bearer hunter2", "${A}hunter2", "$uperSecret123", "$"])("%s is not", (value) => {
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
  "XAPIKEY",
  "sessiontoken",
  "X-Passphrase",
  "Cf-Access-Jwt-Assertion",
  "X-Auth",
])("%s names a credential", (name) => {
  expect(namesCredential(name)).toBe(true);
});

test.each([
  "X-Routing-Key",
  "Idempotency-Key",
  "X-Public-Key",
  "X-Max-Tokens",
  "X-Api-Key-Id",
  "X-Secret-Name",
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

test("a name is repeated without what in it may be a secret", () => {
  expect(maskSecrets("https://user:hunter2@host/v1?key=hunter2&a=b")).toBe("https://•••@host/v1?key=•••&a=•••");
  expect(maskSecrets("Authorization: Bearer hunter2")).toBe("Authorization: Bearer •••");
  expect(maskSecrets(fake("ghp_", 36))).toBe("•••");
  expect(["provider_a", "claude@2024", "a?b", "größe"].map(maskSecrets)).toEqual([
    "provider_a",
    "claude@2024",
    "a?b",
    "größe",
  ]);
});

test("no text takes more than linear time", () => {
  const pieces = [
    "eyJ-",
    "sk-",
    "psk",
    "-----BEGIN ",
    "/",
    "?",
    "?a=",
    "&a",
    "@",
    "bearer ",
    "${",
    "{{",
    "<",
    "%A",
    "a",
    "aB3",
    "A ",
  ];
  for (const piece of pieces) {
    const text = piece.repeat(300_000 / piece.length);
    // Quadratic time would be minutes.
    expect([
      credentialLikeness(text),
      namesCredential(text),
      isPlaceholder(text),
      maskSecrets(text).length > 0,
    ]).toContain(true);
  }
});
