import fc from "fast-check";
import { expect, test } from "vitest";
import { holdsPlaceholder, isPlaceholder, maskSecrets, namesCredential } from "../../../shared/text/secrets.ts";
import { hasTokenShape } from "../../../shared/text/token-search.ts";
import { KNOWN_TOKENS, RIGHT_TEXTS } from "../../support/known-tokens.ts";
import { words } from "../../support/words.ts";

// Put together here, so that no scanner takes this file for a leak.
const fake = (prefix: string, length: number) => prefix + "aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0z".repeat(3).slice(0, length);

test.each([
  ...words(`
    %TOKEN% $TOKEN <your-token> <YOUR_TOKEN_2> <token> {env:TOKEN} {file:~/.secrets/token} os.environ/TOKEN
    $env:TOKEN
  `),
  "${TOKEN}",
  "Bearer ${TOKEN}",
  "${{ secrets.TOKEN }}",
  "prefix-${TOKEN}",
  "{{ token }}",
  "<your key>",
  "${env:TOKEN}",
  "{{ .Values.token }}",
  "Bearer {env:TOKEN}",
  "${input:api-token}",
])("%s is filled in elsewhere", (value) => {
  expect(isPlaceholder(value)).toBe(true);
});

test.each([
  "hunter2",
  "Bearer hunter2",
  "${A}hunter2",
  "$uperSecret123",
  "$",
  "${TOKEN:-hunter2}",
  "${{ secrets.TOKEN || 'hunter2' }}",
  "{{ token | default('hunter2') }}",
  "<hunter2correcthorse>",
  "<correcthorse>",
  `<${fake("sk-", 24)}>`,
  `\${${fake("ghp_", 36)}}`,
  `{file:${fake("ghp_", 36)}}`,
  `os.environ/${fake("ghp_", 36)}`,
  "{env:TOKEN}hunter2",
])("%s is not", (value) => {
  expect(isPlaceholder(value)).toBe(false);
});

test.each(["${TOKEN}", "a-${TOKEN}-b", "${TOKEN:-a}", "{{token}}", "{{ token | upper }}", "$TOKEN", "a %TOKEN% b"])(
  "%s holds a placeholder",
  (text) => {
    expect(holdsPlaceholder(text)).toBe(true);
  },
);

test.each([
  ...words("$100 100% a%20b %E4%BD%A0 https://os.environ.example.com/a a{2} {} <research@example.com>"),
  "",
  "${}",
  '{"a":{"b":"c"}}',
])("%j holds none", (text) => {
  expect(holdsPlaceholder(text)).toBe(false);
});

test.each(
  words(`
    X-Auth-Token api-key APIKEY X-ApiKey Cookie X-Client-Secret X-Access-Token-2 password Ocp-Subscription-Key
    X-Goog-Api-Key xAuthToken XAPIKEY sessiontoken X-Passphrase Cf-Access-Jwt-Assertion X-Auth X-Gateway-Key
    X-App-Key X-Client-Key X-License-Key x-portkey-virtual-key X-Litellm-Key Shared-Key X-Encryption-Key X-OAuth
    Helicone-Auth X-Proxy-Auth X-Session X-Secret-Value X-Apikey-Prod
  `),
)("%s names a credential", (name) => {
  expect(namesCredential(name)).toBe(true);
});

test.each(
  words(`
    X-Routing-Key Idempotency-Key X-Public-Key X-Max-Tokens X-Api-Key-Id X-Secret-Name X-Tenant X-Keyboard
    X-Monkey X-Tokenizer X-Author X-Cookie-Policy X-Max-Tokens-Route X-Route
  `),
)("%s does not", (name) => {
  expect(namesCredential(name)).toBe(false);
});

test("a name is repeated without what in it may be a secret", () => {
  expect(maskSecrets("https://user:hunter2@host/v1?key=hunter2&a=b")).toBe("https://•••@host/v1?key=•••&a=•••");
  expect(maskSecrets("Authorization: Bearer hunter2")).toBe("Authorization: Bearer •••");
  expect(maskSecrets("Bearer one, Basic dXNlcjpwYXNz")).toBe("Bearer ••• Basic •••");
  expect(maskSecrets(fake("ghp_", 36))).toBe("•••");
  expect(["provider_a", "claude@2024", "a?b", "größe", "Basic tier (large)"].map(maskSecrets)).toEqual([
    "provider_a",
    "claude@2024",
    "a?b",
    "größe",
    "Basic tier (large)",
  ]);
});

test("a name has the same masked wherever it stands", () => {
  const part = fc.constantFrom(...words("https:// user : @ host / ? key = & ; bearer Basic"), " ");
  fc.assert(
    fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
      const name = parts.join("");
      expect(maskSecrets(` ${name}`)).toBe(` ${maskSecrets(name)}`);
    }),
  );
});

test.each(Object.entries(KNOWN_TOKENS))("the shape of a token is known: %s", (_, token) => {
  for (const text of [token, `"${token}"`, `see ${token}.`, `key=${token}`, `größe ${token} größe`])
    expect(hasTokenShape(text)).toBe(true);
  expect(maskSecrets(`a ${token} b`)).toBe("•••");
});

test("a text that is no token has no shape of one", () => {
  expect(RIGHT_TEXTS.filter(hasTokenShape)).toEqual([]);
});

test("no text takes more than linear time", () => {
  const pieces = [
    // One of the three beginnings of each.
    ...Object.values(KNOWN_TOKENS).map((token, index) => token.slice(0, [4, 12, -12][index % 3])),
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
      namesCredential(text),
      isPlaceholder(text),
      holdsPlaceholder(text),
      maskSecrets(text).length > 0,
    ]).toContain(true);
  }
});
