import type { Random } from "../../../fuzz/random.ts";
import type { Property, Style, Tree } from "../../../fuzz/tree.ts";

/** Right configurations, in which nothing is found, and how people write them. */

const HOSTS = ["gateway.example.com", "llm.example.org:8443", "models.internal.example"];
const VERSIONS: Readonly<Record<string, string>> = { provider_a: "v1", provider_b: "v1", provider_g: "v1beta" };
const PROVIDERS = ["provider_a", "provider_b", "provider_c", "provider_g", "provider_cloud"];
const MODELS = ["small-1", "large-2", "vision-3"];

export function treeOf(value: unknown): Tree {
  if (Array.isArray(value)) return value.map(treeOf);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return { properties: Object.entries(value).map(([key, child]): Property => [key, treeOf(child)]) };
}

/** Some of an object's properties, in any order; at least one. */
function someOf(properties: Readonly<Record<string, unknown>>, random: Random): Record<string, unknown> {
  const entries = Object.entries(properties).filter(([, value]) => value !== undefined);
  const kept = entries.filter(() => random.chance(0.6));
  const chosen = kept.length > 0 ? kept : [random.pick(entries)];
  return Object.fromEntries(chosen.toSorted(() => random.below(2) - 0.5));
}

export function rightTree(random: Random): Tree {
  const isOff = random.chance(0.3);
  const own = PROVIDERS.filter(() => random.chance(0.5));
  const custom = random.chance(0.6) ? { custom: { gateway: customEntry(random, isOff) } } : {};
  const entries = Object.fromEntries(own.map((id) => [id, entryOf(id, random, isOff)]));
  const byDefault = isOff || random.chance(0.2) ? { default: { enabled: !isOff } } : {};
  return treeOf({ $schema: "./provider-config.schema.json", providers: { ...byDefault, ...entries, ...custom } });
}

/**
 * An entry of a provider. A disabled one has no settings: they would have no effect, so the file would not be right.
 */
function entryOf(id: string, random: Random, isOff: boolean): Record<string, unknown> {
  if (random.chance(0.15)) return { enabled: false };
  const fields = {
    baseUrl: `https://${random.pick(HOSTS)}/${VERSIONS[id] ?? "serving"}`,
    customHeaders: someOf({ "X-Tenant": "research", "X-Gateway-Route": "eu" }, random),
    protocol: id === "provider_c" ? "provider-b-chat" : undefined,
    endpoints: id === "provider_b" ? { "provider-b-responses": "https://responses.example.com/v1" } : undefined,
    models: modelsOf(random, id !== "provider_b"),
    cloud: id === "provider_cloud" ? someOf({ profile: "research", region: "eu-1" }, random) : undefined,
    enabled: true,
  };
  return { ...someOf(fields, random), ...(isOff && { enabled: true }) };
}

function customEntry(random: Random, isOff: boolean): Record<string, unknown> {
  const fields = {
    customHeaders: { "X-Tenant": "research" },
    models: modelsOf(random, true),
    enabled: true,
  };
  const required = {
    type: "provider-b-compatible",
    protocol: "provider-b-chat",
    baseUrl: `https://${random.pick(HOSTS)}/v1`,
    ...(isOff && { enabled: true }),
  };
  return { ...required, ...someOf(fields, random) };
}

function modelsOf(random: Random, mayBeOff: boolean): Record<string, unknown> {
  const declared = [{ id: "own-1", name: "Own", ...allMetadata(random) }];
  if (mayBeOff && random.chance(0.3))
    return { discovery: "off", custom: declared, ...someOf({ allow: ["own-1"] }, random) };
  const [first, second, third] = MODELS.toSorted(() => random.below(2) - 0.5);
  const fields = {
    allow: random.chance(0.5) ? [first] : [first, second],
    deny: [third],
    discovery: "auto",
    overrides: { [first ?? ""]: someOf(allMetadata(random), random) },
  };
  return someOf(fields, random);
}

function allMetadata(random: Random): Record<string, unknown> {
  return {
    maxContextLength: random.pick([8_192, 128_000, 200_000]),
    supportsImages: true,
    supportsToolResultImages: false,
    supportsTools: random.chance(0.5),
    supportsWebSearch: false,
    supportedInputMediaTypes: random.pick([["image/png"], ["image/jpeg", "application/pdf"]]),
    thinkingEffortLevels: random.pick([["low"], ["low", "high"]]),
    baseUrl: "https://single.example.com/v1",
  };
}

/** A way to write a file: JSON or JSON with comments, with LF or CRLF, with spaces or tabs. */
export function styleOf(random: Random): Style {
  const lineEnd = random.pick(["\n", "\r\n"]);
  const indent = random.pick(["  ", "    ", "\t"]);
  const comments = random.chance(0.6) ? 0.15 : 0;
  const hasTrailingCommas = comments > 0 && random.chance(0.3);
  let count = 0;
  const note = () => {
    count += 1;
    return random.chance(0.5) ? `// note ${count}` : `/* note ${count} */`;
  };
  return {
    gap: (gap, depth) => {
      if (gap !== "line") return gap === "value" ? " " : "";
      const line = lineEnd + indent.repeat(depth);
      return random.chance(comments) ? `${random.pick([line, " "])}${note()}${line}` : line;
    },
    quote: (key) => (key.startsWith(UNQUOTED) ? key.slice(UNQUOTED.length) : JSON.stringify(key)),
    trailingComma: () => hasTrailingCommas,
  };
}

/** Stands before a key that is written without quotes. */
export const UNQUOTED = "~";
