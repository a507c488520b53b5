import { readFileSync } from "node:fs";
import { getNodePath, type Node, parseTree } from "jsonc-parser";
import { type CheckSettings, validate } from "../../shared/index.ts";
import { readCases, settingsOfCase } from "./cases.ts";
import { CLOSE_BRACE, CLOSE_BRACKET, COLON, COMMA, OPEN_BRACE, OPEN_BRACKET, STRING, tokensIn } from "./json-tokens.ts";

/** A file whose syntax is right, and what it is checked by. */
export interface WholeFile {
  readonly title: string;
  readonly text: string;
  readonly settings: CheckSettings;
}

const FILES_MAX = 50;

/** As many files of a fixture as the law is about, each of at least 40 lines. */
export function wholeFiles(name: "right" | "mistakes"): readonly WholeFile[] {
  const markdown = readFileSync(new URL(`../fixtures/${name}.md`, import.meta.url), "utf8");
  const files: WholeFile[] = [];
  for (const one of readCases(markdown)) {
    const text = enlarge(one.text, name === "mistakes");
    const settings = settingsOfCase(one, { "schema-reference": "off" });
    if (text === undefined || files.length === FILES_MAX) continue;
    const found = validate(text, settings);
    const isUsable = name === "right" ? found.length === 0 : !found.some(isAboutSyntax);
    if (isUsable) files.push({ title: one.title, text, settings });
  }
  return files;
}

export function isAboutSyntax({ rule }: { readonly rule: string }): boolean {
  return ["syntax", "nesting-depth", "key-length"].includes(rule);
}

/** One file in the forms that people have it in. */
export const FORMS = ["jsonc", "crlf", "tabs", "json", "minified"] as const;

export type Form = (typeof FORMS)[number];

export function inForm(text: string, form: Form): string {
  if (form === "crlf") return text.replaceAll("\n", "\r\n");
  if (form === "tabs") return text.replaceAll(/^(?: {2})+/gm, (spaces) => "\t".repeat(spaces.length / 2));
  if (form === "jsonc") return text;
  // With every key, also one that is there twice.
  return withoutComments(text, form === "minified" ? "" : "  ");
}

/** The same tokens, and nothing else, on one line or on a line for each value. */
function withoutComments(text: string, indent: string): string {
  const tokens = tokensIn(text);
  let level = 0;
  let result = "";
  tokens.forEach(({ kind, start, end }, index) => {
    const next = tokens[index + 1]?.kind;
    const isClosing = (other: number | undefined) => other === CLOSE_BRACE || other === CLOSE_BRACKET;
    const isOpening = kind === OPEN_BRACE || kind === OPEN_BRACKET;
    if (kind === COMMA && isClosing(next)) return;
    if (isOpening) level += 1;
    if (isClosing(next)) level -= 1;
    const isEnd = kind === COMMA || (isOpening && !isClosing(next)) || (!isOpening && isClosing(next));
    const space = indent === "" ? "" : isEnd ? `\n${indent.repeat(level)}` : kind === COLON ? " " : "";
    result += text.slice(start, end) + space;
  });
  return result;
}

/** The places of the brackets, commas and quotes of JSON in a text, without those in strings and comments. */
export function structureOf(text: string): readonly number[] {
  return tokensIn(text).flatMap(({ kind, start, end }) => {
    if (kind === STRING) return [start, end - 1];
    return kind <= COMMA ? [start] : [];
  });
}

/**
 * The pointer of the smallest entry around a character: the property of a provider or of an override, or a custom model in
 * its list, with their keys, quotes and brackets. Undefined where the character is in no entry.
 */
export function entryAround(text: string, offset: number): string | undefined {
  let entry: string | undefined;
  const visit = (node: Node): void => {
    if (offset < node.offset || offset >= node.offset + node.length) return;
    const value = node.type === "property" ? node.children?.[1] : node.parent?.type === "array" ? node : undefined;
    if (value !== undefined) {
      const path = getNodePath(value);
      if (isEntry(path)) entry = `/${path.map((step) => escapeStep(String(step))).join("/")}`;
    }
    for (const child of node.children ?? []) visit(child);
  };
  const root = parseTree(text, [], { allowTrailingComma: true });
  if (root !== undefined) visit(root);
  return entry;
}

function escapeStep(step: string): string {
  return step.replaceAll("~", "~0").replaceAll("/", "~1");
}

function isEntry(path: readonly (string | number)[]): boolean {
  const [providers, id, ...rest] = path;
  if (providers !== "providers" || id === undefined) return false;
  const below = id === "custom" ? rest.slice(1) : rest;
  if (id === "custom" && rest.length === 0) return false;
  if (below.length === 0) return true;
  return below.length === 3 && below[0] === "models" && (below[1] === "custom" || below[1] === "overrides");
}

const FILLER: Readonly<Record<string, object>> = {
  provider_a: {
    baseUrl: "https://gateway.example.com/a/v1",
    customHeaders: { "X-Tenant": "research", "X-Route": "eu, us" },
    models: { allow: ["example-large", "example-small"], overrides: { "example-large": { name: "Large" } } },
  },
  provider_c: { enabled: true, models: { deny: ["example-old", "example-older"] } },
  provider_cloud: { cloud: { profile: "assistant", region: "eu-central-1" }, enabled: true },
};

const FAULTY_FILLER: Readonly<Record<string, object>> = {
  ...FILLER,
  provider_b: { enabled: "true", customHeaders: { Authorization: "Bearer abc" }, model: { allow: [] } },
  provider_g: { baseUrl: "http://gateway.example.com", models: { allow: ["a", "b"], deny: ["a"] } },
};

const MODEL = {
  name: "Local",
  maxContextLength: 32_000,
  supportsImages: false,
  supportsToolResultImages: false,
  supportsTools: true,
  supportsWebSearch: false,
};

const CUSTOM = {
  "filler-gateway": {
    type: "provider-b-compatible",
    baseUrl: "https://models.example.com/v1",
    models: {
      discovery: "off",
      custom: [
        { id: "local-a", ...MODEL },
        { id: "local-b", ...MODEL },
      ],
    },
  },
};

/** A file of at least 40 lines, with other entries before and after its own; undefined where it has no providers. */
function enlarge(text: string, isFaulty: boolean): string | undefined {
  const root = parseTree(text, [], { allowTrailingComma: true });
  const providers = root?.children?.find(({ children }) => children?.[0]?.value === "providers")?.children?.[1];
  if (providers?.type !== "object") return undefined;
  const own = new Set((providers.children ?? []).map(({ children }) => String(children?.[0]?.value)));
  const others = Object.entries({ ...(isFaulty ? FAULTY_FILLER : FILLER), custom: CUSTOM });
  const added = others.filter(([id]) => !own.has(id));
  const [before, after] = [added.filter((_, index) => index % 2 === 0), added.filter((_, index) => index % 2 === 1)];
  const start = providers.offset + 1;
  const inside = text.slice(start, providers.offset + providers.length - 1);
  const kept = inside.trimEnd().replace(/,$/, "");
  const first = before.map(([id, entry]) => written(id, entry)).join(",\n");
  const last = after.map(([id, entry]) => written(id, entry)).join(",\n");
  const parts = [first, kept.replace(/^\s*\n/, "").trimEnd(), last].filter((part) => part !== "");
  return `${text.slice(0, start)}\n${parts.join(",\n")}\n  ${text.slice(providers.offset + providers.length - 1)}`;
}

function written(id: string, entry: object): string {
  return `    "${id}": ${JSON.stringify(entry, undefined, 2).replaceAll("\n", "\n    ")}`;
}
