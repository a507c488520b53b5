import { expect, test } from "vitest";
import {
  checkFile,
  type Diagnostic,
  fixText,
  formatJson,
  formatText,
  noPolicy,
  resolve,
  shippedVocabulary,
  validate,
} from "../../../../shared/index.ts";
import { customModel } from "../../../support/findings.ts";
import { KNOWN_TOKENS, RIGHT_TEXTS } from "../../../support/known-tokens.ts";
import { words } from "../../../support/words.ts";

const SECRET_RULES = ["credential", "secret-in-header", "secret-in-url", "reserved-header"];

const settings = { policy: { ...noPolicy, rules: { "schema-reference": "off" as const } } };

const inEntry = (entry: object) => JSON.stringify({ providers: { provider_a: entry } });

/** A file with a text at one place. */
const PLACES: Readonly<Record<string, (text: string) => string>> = {
  "a key of the document": (text) => JSON.stringify({ [text]: 1 }),
  "a provider's id": (text) => JSON.stringify({ providers: { [text]: { enabled: true } } }),
  "a custom provider's id": (text) =>
    JSON.stringify({ providers: { custom: { [text]: { type: "provider-b-compatible" } } } }),
  "a key of an entry": (text) => inEntry({ [text]: true }),
  "the value of an unknown key": (text) => inEntry({ note: text }),
  "a list under an unknown key": (text) => inEntry({ notes: [{ a: [text] }] }),
  "the value of a credential's key": (text) => inEntry({ apiKey: text }),
  "a schema": (text) => JSON.stringify({ $schema: text }),
  "a base URL": (text) => inEntry({ baseUrl: text }),
  "a base URL's path": (text) => inEntry({ baseUrl: `https://gateway.example.com/${text}/v1` }),
  "an endpoint of a protocol": (text) =>
    inEntry({ endpoints: { "provider-a-messages": `https://h.example/${text}/v1` } }),
  "a protocol": (text) => inEntry({ protocol: text }),
  "a header's value": (text) => inEntry({ customHeaders: { "X-Route": text } }),
  "a header's value, after its scheme": (text) => inEntry({ customHeaders: { Authorization: `Bearer ${text}` } }),
  "a model that is allowed": (text) => inEntry({ models: { allow: ["example-large", text] } }),
  "a model that is denied": (text) => inEntry({ models: { deny: [text] } }),
  "a custom model's id": (text) => inEntry({ models: { custom: [{ ...customModel("a"), id: text }] } }),
  "a custom model's name": (text) => inEntry({ models: { custom: [{ ...customModel("a"), name: text }] } }),
  "a custom model's URL": (text) =>
    inEntry({ models: { custom: [customModel("a", { baseUrl: `https://h/${text}/v1` })] } }),
  "a model's family": (text) => inEntry({ models: { overrides: { a: { family: `family of ${text}.` } } } }),
  "an overridden model's id": (text) => inEntry({ models: { overrides: { [text]: { supportsTools: true } } } }),
  "a media type": (text) => inEntry({ models: { overrides: { a: { supportedInputMediaTypes: [text] } } } }),
  "a profile": (text) => JSON.stringify({ providers: { provider_cloud: { cloud: { profile: text } } } }),
  "a comment on a line": (text) => `{ // was ${text}\n}`,
  "a comment between brackets": (text) => `{ /* ${text} */ }`,
  "a comment that was a line": (text) => `{ // "note": "${text}",\n}`,
  YAML: (text) => `providers:\n  provider_a:\n    note: ${text}\n`,
  TOML: (text) => `[providers.provider_a]\nnote = "${text}"\n`,
  "environment variables": (text) => `BASE_URL=https://gateway.example.com/v1\nNOTE=${text}\n`,
  "JSON lines": (text) => `${inEntry({})}\n${inEntry({ note: text })}\n`,
  "a second document": (text) => `${inEntry({})} {\n"note": ${JSON.stringify(text)}\n}`,
  "a merge conflict": (text) => `{\n<<<<<<< ours\n"note": ${JSON.stringify(text)}\n=======\n>>>>>>> theirs\n}`,
  text: (text) => `All providers.\n${text}\n`,
  "the earlier of two values": (text) =>
    `{"providers":{"provider_a":{"protocol":${JSON.stringify(text)},"protocol":"provider-a-messages"}}}`,
};

/** Header names hold no URL: there it is a header with a value pasted behind it. */
const HEADER_NAME = (text: string) => inEntry({ customHeaders: { [text]: "research" } });

function secretsIn(text: string): readonly Diagnostic[] {
  return validate(text, settings).filter(({ rule }) => SECRET_RULES.includes(rule));
}

/** Says what is wrong if a token is not reported once, to be revoked, and shown nowhere. */
function problemOf(text: string, token: string): object | undefined {
  const checked = checkFile("providers.jsonc", new TextEncoder().encode(text), settings);
  const found = checked.diagnostics.filter(({ rule }) => SECRET_RULES.includes(rule));
  const shown = [formatText([checked], { color: false }), formatJson([checked]), checked.source].join("\n");
  const isToldToRevoke = ({ severity, advice }: Diagnostic) =>
    severity === "error" && /\brevoke the credential\b/.test(advice);
  const isRight = found.length === 1 && found.every(isToldToRevoke) && !shown.includes(token.slice(-16));
  return isRight ? undefined : { text, found, shown };
}

test.each(Object.entries(PLACES))("in %s each token is reported once, to be revoked, and never shown", (_, write) => {
  expect(Object.values(KNOWN_TOKENS).flatMap((token) => problemOf(write(token), token) ?? [])).toEqual([]);
});

test("a header's name that is a token is reported once, and never shown", () => {
  const tokens = Object.values(KNOWN_TOKENS).filter((token) => /^[\w.~-]+$/.test(token));
  expect(tokens.length).toBeGreaterThan(50);
  expect(tokens.flatMap((token) => problemOf(HEADER_NAME(token), token) ?? [])).toEqual([]);
});

/** Not beside the name of a credential. */
const PLACES_OF_RIGHT_TEXTS = Object.entries(PLACES).filter(([, write]) => !/apiKey|customHeaders/.test(write("")));

test.each(PLACES_OF_RIGHT_TEXTS)("a text that is no credential is not reported in %s", (_, write) => {
  expect(RIGHT_TEXTS.filter((text) => secretsIn(write(text)).length > 0)).toEqual([]);
});

// In a header 32 hexadecimal digits may be a key.
test.each(RIGHT_TEXTS.filter((text) => !/[\da-f]{32}/.test(text) || text.length === 32))(
  "a header's value that is none is not reported: %s",
  (text) => {
    expect(secretsIn(inEntry({ customHeaders: { "X-Tenant-Id": text } }))).toEqual([]);
  },
);

test.each(["providers.yaml: {}\n", "A=1\n", "All providers.\n"])("in %j a value behind its name is found", (format) => {
  const found = validate(`${format}apiKey: hunter2-correct-horse\n`, { ...settings, isFoundByName: true });
  expect(found).toMatchObject([{ rule: "syntax" }, { rule: "credential", range: { start: { line: 2, column: 1 } } }]);
});

const NAMES = words(
  "apiKey api_key API-KEY secretAccessKey token accessToken auth_token password clientSecret credentials",
);

test.each(NAMES)("the key %s is one finding, and not an unknown key too", (name) => {
  for (const value of ["hunter2-correct-horse", "", null, { a: 1 }, ["a"], KNOWN_TOKENS["openai"]]) {
    expect(validate(inEntry({ [name]: value }), settings).map(({ rule }) => rule)).toEqual(["credential"]);
  }
});

test.each(["maxOutputToken", "maxToken", "tokens", "tokenizer", "authType", "keys", "apiKeyHelper"])(
  "the key %s is unknown, and no credential",
  (name) => {
    expect(validate(inEntry({ [name]: 4096 }), settings).map(({ rule }) => rule)).toEqual(["unknown-key"]);
  },
);

test.each(["none", "bearer", "api-key", "oauth2"])("the scheme %s is no credential", (scheme) => {
  for (const name of ["auth", "authorization"])
    expect(validate(inEntry({ [name]: scheme }), settings).map(({ rule }) => rule)).toEqual(["unknown-key"]);
});

test("only what is certain is removed by a safe fix", () => {
  const fixed = (value: unknown) => fixText(inEntry({ apiKey: value }), settings).text === inEntry({});
  expect(["hunter2-correct-horse", KNOWN_TOKENS["openai"], "${KEY}", ""].map(fixed)).toEqual([true, true, true, true]);
  expect(["blue", { a: "b" }].map(fixed)).toEqual([false, false]);
});

test("where the rule is off or weighs less, the key is unknown all the same", () => {
  const rulesWith = (severity: "off" | "notice") =>
    validate(inEntry({ apiKey: "hunter2" }), {
      policy: { ...noPolicy, rules: { ...settings.policy.rules, credential: severity } },
    }).map((one) => `${one.rule} ${one.severity}`);
  expect(rulesWith("off")).toEqual(["unknown-key error"]);
  expect(rulesWith("notice")).toEqual(["unknown-key error", "credential notice"]);
});

test("a layer with such a key says that the credential is to be revoked", () => {
  const layers = [{ kind: "enforced", label: "org.json", text: inEntry({ apiKey: "hunter2" }) }] as const;
  const { diagnostics } = resolve({ layers, vocabulary: shippedVocabulary });
  expect(diagnostics.map(({ advice }) => advice)).toEqual([expect.stringContaining("revoke the credential")]);
});
