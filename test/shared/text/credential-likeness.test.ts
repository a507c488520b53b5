import fc from "fast-check";
import { expect, test } from "vitest";
import {
  credentialLikeness,
  holdsCredential,
  isCredentialKey,
  isLineWithCredential,
  isNamedId,
  likenessByName,
  mayMentionCredential,
  mentionsCredential,
} from "../../../shared/text/credential-likeness.ts";
import { KNOWN_TOKENS } from "../../support/known-tokens.ts";
import { words } from "../../support/words.ts";

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
  "q8w7e6r5t4y3u2i1o0p9a8s7d6f5g4h3",
  "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
  ["wJalrXUtnFEMI", "K7MDENG", "bPxRfiCYEXAMPLEKEY"].join("/"),
  ["sk", "live", "abcdefghijklmnopqrst"].join("_"),
  "Token 9944b09199c62bcf9418ad846dd0e4bbdfc6ee4b",
])("%s looks like a credential", (value) => {
  expect(credentialLikeness(value)).toBeDefined();
});

test.each([
  ...words(`
    research true 2023-06-01 9b2f6c1e-4a0d-4b59-8a54-3f3f1f0d7c11 eu-central-1.gateway.example.com
    machine-learning-platform-engineering-team https://gateway.example.com/tenants/research
    1234567890123456789012345 basic org-AbCdEfGh3jKlMnOp5rStUvWx da39a3ee5e6b4b0d3255bfef95601890afd80709
    services/ModelGateway/Tenants/Research2/DataPlane key-accounts-team-europe sk-bratislava-office-network
    pk-tenant-production-01 customersupportassistant2025 01ARZ3NDEKTSV4RRFFQ69G5FAV
    9b2f6c1e4a0d4b598a543f3f1f0d7c11 sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
  `),
  "",
  "Mozilla/5.0 (X11; Linux x86_64)",
  "Basic tier",
  "Token bucket",
  "Key west office",
  "Digest mode",
  "Basic tier2",
  "Key account-management-emea",
  "Basic account9",
])("%j does not", (value) => {
  expect(credentialLikeness(value)).toBeUndefined();
});

test("a name says more of a long value than of a short word, and nothing of a switch", () => {
  const likeness = (value: string) => likenessByName("X-Auth-Token", value);
  for (const value of ["hunter2", "correct horse", "12345678", "password"]) expect(likeness(value)).toBe("certain");
  for (const value of ["blue", "Europe", "eu-west-1"]) expect(likeness(value)).toBe("likely");
  for (const value of ["", " ", "true", "none", "4096", "0.5", "${TOKEN}"]) expect(likeness(value)).toBeUndefined();
  expect(likenessByName("X-Tenant", "hunter2-a1b2")).toBeUndefined();
});

test("a key's name says what stands under it, unless that cannot be a credential", () => {
  for (const value of ["hunter2", "", null, {}, [], 12345678]) expect(isCredentialKey("apiKey", value)).toBe(true);
  for (const value of [true, 4096]) expect(isCredentialKey("maxToken", value)).toBe(false);
  expect(["bearer", "api-key", "hunter2-correct-horse"].map((value) => isCredentialKey("auth", value))).toEqual([
    false,
    false,
    true,
  ]);
  expect(isCredentialKey("tokenizer", "a")).toBe(false);
});

test("a session's name says nothing of a word", () => {
  for (const value of ["persist", "sticky-eu", "none"]) expect(likenessByName("X-Session-Id", value)).toBeUndefined();
  expect(likenessByName("X-Session-Id", "a1b2c3d4")).toBe("certain");
});

test("hexadecimal digits under the name of an id are one", () => {
  const digits = "0123456789abcdef0123456789abcdef";
  for (const name of ["X-Tenant-Id", "x_account_id", "tenantId", "X-Workspace", "Id"])
    expect(isNamedId(name, digits)).toBe(true);
  for (const name of ["X-Route", "X-Android", "X-Session-Id", "X-Tenant-Token"])
    expect(isNamedId(name, digits)).toBe(false);
  expect(isNamedId("X-Tenant-Id", fake("", 32))).toBe(false);
});

test.each([
  fake("was ghp_", 36),
  '"apiKey": "q8w7e6r5t4y3u2i1o0p9a8s7d6f5g4h3",',
  "password = q8w7e6r5t4y3u2i1o0p9a8s7d6f5g4h3",
  "curl -H 'Authorization: Bearer q8w7e6r5t4y3u2i1o0p9a8s7d6f5g4h3'",
  "sent as basic q8w7e6r5t4y3u2i1o0p9a8s7d6f5g4h3",
])("%s mentions a credential", (text) => {
  expect(mentionsCredential(text)).toBe(true);
});

test.each([
  "The token: see the vault.",
  "password: rotated every 90 days",
  '"apiKey": "${API_KEY}"',
  "Bearer tokens are not allowed here.",
  "https://user:password@gateway.example.com is wrong",
  "https://tracker.example.com/browse?key=AI-17",
  "tenant: 0123456789abcdef0123456789abcdef",
])("%s does not", (text) => {
  expect(mentionsCredential(text)).toBe(false);
});

test.each([
  "  apiKey: correct-horse",
  "- password: hunter2 # the old one",
  "export GATEWAY_TOKEN=hunter2",
  'client_secret = "correct-horse"',
  '      "apiKey": "correct-horse",',
  '        "Authorization": "Bearer correct-horse"',
  "  Proxy-Authorization: Basic dXNlcjpwYXNz",
  "baseUrl: https://user:hunter2@gateway.example.com/v1",
  fake("# was ghp_", 36),
  "-----BEGIN PRIVATE KEY-----",
])("the line %j has a credential", (line) => {
  expect(isLineWithCredential(line)).toBe(true);
});

test.each([
  "",
  "token:",
  "apiKey: ${API_KEY}",
  "api_key: os.environ/API_KEY",
  "apiKey: process.env.GATEWAY_API_KEY,",
  'api_key = os.getenv("API_KEY")',
  "api_key: YOUR_API_KEY",
  "api_key: <your-key>",
  "password: !secret gateway",
  "password: ~",
  "password: |",
  '"auth": {',
  '"token": true,',
  "auth: bearer",
  "max_tokens: 32000",
  "Authorization: Bearer ${TOKEN}",
  "# The password: correct-horse is only an example.",
  "The password: see the vault.",
  "baseUrl: https://gateway.example.com/v1",
  "- example-large",
])("the line %j has none", (line) => {
  expect(isLineWithCredential(line)).toBe(false);
});

test("a URL with a password is a credential in any string", () => {
  expect(holdsCredential("see https://user:hunter2@host/v1")).toBe(true);
  expect(holdsCredential("see https://host/v1?region=eu")).toBe(false);
});

const sentence = fc
  .array(
    fc.constantFrom(
      ...Object.values(KNOWN_TOKENS),
      "token=",
      "a",
      "An example",
      " ",
      "\n",
      "--",
      "Bearer ",
      "aB3dE5gH7j",
    ),
    {
      maxLength: 6,
    },
  )
  .map((pieces) => pieces.join(""));

test("a comment with a credential is never passed over", () => {
  let mentions = 0;
  fc.assert(
    fc.property(sentence, (text) => {
      if (!mentionsCredential(text)) return;
      mentions += 1;
      expect(mayMentionCredential(`{} ${text} {}`, { start: 3, end: 3 + text.length })).toBe(true);
    }),
    { numRuns: 2_000 },
  );
  expect(mentions).toBeGreaterThan(500);
});

const randomWord = fc.stringMatching(/^[A-Ha-h\d]{12,30}[+/._-]?[A-Ha-h\d+/]{0,20}$/);

test("a word that looks random by itself does so behind the name of a credential", () => {
  let random = 0;
  fc.assert(
    fc.property(randomWord, (word) => {
      if (credentialLikeness(word) === undefined) return;
      random += 1;
      expect(mentionsCredential(`The token=${word} is old.`)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
  expect(random).toBeGreaterThan(200);
});

test("no text takes more than linear time", () => {
  const pieces = [
    ...words("eyJ- sk- / a:// a: a= aB3 aB/3 A+ 1a token= a://b:c@"),
    "a =",
    "a ",
    '"a"',
    " ",
    "key ",
    "basic ",
    "${",
    "bearer ",
    "authorization:a ",
  ];
  for (const piece of pieces) {
    const text = piece.repeat(300_000 / piece.length);
    // Quadratic time would be minutes.
    const found = [credentialLikeness(text), likenessByName(text, text), mentionsCredential(text)];
    expect([...found, isLineWithCredential(text)]).toHaveLength(4);
  }
});
