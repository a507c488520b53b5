import fc from "fast-check";
import { mutated } from "./mutated.ts";
import { words } from "./words.ts";

/** Provider configurations as the specification describes them, made without a look at the schema. */
const protocols = [
  "provider-a-messages",
  "provider-b-chat",
  "provider-b-responses",
  "tracking-responses",
  "cloud-converse",
  "provider-g-generative",
] as const;

const text = fc.oneof(
  fc.constantFrom("", "https://gateway.example.com/v1", "größe", "😀"),
  fc.string({ maxLength: 8 }),
);
const name = fc.oneof(fc.constantFrom("X-Tenant", "constructor", "toString", "a/b~c", ""), fc.string({ maxLength: 6 }));
const freeName = name.filter((key) => key !== "__proto__");
const url = fc.constantFrom("https://gateway.example.com/v1", "http://localhost:8000", "", "not a url");
const tokens = fc.oneof(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(1, Number.MAX_SAFE_INTEGER));
const protocol = fc.constantFrom(...protocols);

const metadata = {
  baseUrl: url,
  family: text,
  maxContextLength: tokens,
  maxInputTokens: tokens,
  maxOutputTokens: tokens,
  protocol,
  supportedInputMediaTypes: fc.array(text, { maxLength: 3 }),
  supportsImages: fc.boolean(),
  supportsToolResultImages: fc.boolean(),
  supportsTools: fc.boolean(),
  supportsWebSearch: fc.boolean(),
  thinkingEffortLevels: fc.array(text, { maxLength: 3 }),
};

const customModel = fc.record(
  { id: fc.string({ minLength: 1, maxLength: 6 }), name: fc.string({ minLength: 1, maxLength: 6 }), ...metadata },
  {
    requiredKeys: [
      "id",
      "name",
      "maxContextLength",
      "supportsImages",
      "supportsToolResultImages",
      "supportsTools",
      "supportsWebSearch",
    ],
  },
);
const override = fc.record({ name: text, ...metadata }, { requiredKeys: [] });

const models = fc.record(
  {
    allow: fc.array(text, { maxLength: 3 }),
    deny: fc.array(text, { maxLength: 3 }),
    discovery: fc.constantFrom("auto", "off"),
    custom: fc.array(customModel, { maxLength: 2 }),
    overrides: fc.dictionary(freeName, override, { maxKeys: 2 }),
  },
  { requiredKeys: [] },
);

const fields = {
  baseUrl: url,
  customHeaders: fc.dictionary(freeName, text, { maxKeys: 3 }),
  enabled: fc.boolean(),
  endpoint: url,
  models,
  protocol,
};
const endpoints = Object.fromEntries(protocols.map((key) => [key, url]));

const entry = fc.record({ ...fields, endpoints: fc.record(endpoints, { requiredKeys: [] }) }, { requiredKeys: [] });
const cloudEntry = fc.record(
  {
    ...fields,
    endpoints: fc.record(endpoints, { requiredKeys: [] }),
    cloud: fc.record({ profile: text, region: text }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
);
const customEntry = fc.record(
  { type: fc.constant("provider-b-compatible"), ...fields, endpoints: fc.record(endpoints) },
  { requiredKeys: ["type"] },
);
const customId = freeName.filter(
  (id) =>
    !["", "provider_a", "provider_b", "provider_c", "provider_g", "provider_cloud", "default", "custom"].includes(id),
);

export const validConfiguration: fc.Arbitrary<object> = fc.record(
  {
    $schema: text,
    providers: fc.record(
      {
        provider_a: entry,
        provider_b: entry,
        provider_c: entry,
        provider_g: entry,
        provider_cloud: cloudEntry,
        custom: fc.dictionary(customId, customEntry, { maxKeys: 2 }),
        default: fc.record({ enabled: fc.boolean() }, { requiredKeys: [] }),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);

const wrongValue = fc.constantFrom<unknown>(
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  "",
  "x",
  "provider-b-chatt",
  [],
  [1],
  {},
  { x: 1 },
);
const wrongKey = fc.constantFrom(...words("cloud type custom default provider_a baseURL __proto__ constructor id x"));

/** A configuration with up to three mutations, most of which break it. */
export const anyConfiguration: fc.Arbitrary<unknown> = mutated(validConfiguration, wrongKey, wrongValue);

const model = fc.constantFrom("small", "large", "larg", "example", "*", " small");
const oddUrl = fc.constantFrom(
  "https://gateway.example.com",
  "https://gateway.example.com/team",
  "https://user:pass@gateway.example.com/v1?token=abc",
  "http://gateway.example.com/v1/v1/chat/completions/",
  " https://gateway.example.com/v1 ",
  "http://localhost:8000",
  "gateway.example.com",
  "https:\u002f\u002fgateway.example.com",
);

const fixableModels = fc.record(
  {
    allow: fc.array(model, { maxLength: 4 }),
    deny: fc.array(model, { maxLength: 3 }),
    discovery: fc.constantFrom("auto", "off"),
    custom: fc.array(
      fc.record({ id: model, name: model, maxContextLength: tokens, baseUrl: oddUrl }, { requiredKeys: ["id"] }),
      { maxLength: 2 },
    ),
    overrides: fc.dictionary(model, fc.record({ baseUrl: oddUrl, protocol }, { requiredKeys: [] }), { maxKeys: 2 }),
  },
  { requiredKeys: [] },
);

const fixableEntry = fc.record(
  {
    baseUrl: oddUrl,
    customHeaders: fc.dictionary(
      fc.constantFrom("Host", "accept", "Accept", "X-Api-Key", "X-Tenant", "X-Auth-Token", "Connection"),
      fc.constantFrom("research", "Bearer abcdef", "sales"),
    ),
    enabled: fc.boolean(),
    endpoint: oddUrl,
    endpoints: fc.record(Object.fromEntries(protocols.map((key) => [key, oddUrl])), { requiredKeys: [] }),
    models: fixableModels,
    protocol,
  },
  { requiredKeys: [] },
);

/** A configuration with much of what has a fix. */
export const fixableConfiguration: fc.Arbitrary<object> = fc.record(
  {
    $schema: fc.constantFrom("", "https://example.com/schema.json", "./provider-config.schema.json"),
    providers: fc.record(
      {
        provider_a: fixableEntry,
        provider_c: fixableEntry,
        custom: fc.dictionary(fc.constantFrom("gateway", "local"), fixableEntry, { maxKeys: 2 }),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);
