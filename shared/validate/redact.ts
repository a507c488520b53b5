import { MASK, type RedactedText } from "../diagnostic/diagnostic.ts";
import type { Schema } from "../schema/schema.ts";
import { childSchema, effectiveSchema } from "../schema/schema-at.ts";
import type { Node, ParsedText, ScalarNode } from "../syntax/node.ts";
import type { Token } from "../syntax/token.ts";
import { allTokens, commentSpans, commentsIn } from "../syntax/tokens.ts";
import { credentialLikeness } from "../text/credential-likeness.ts";
import { type GuessBudget, nearestNames, similarNames } from "../text/did-you-mean.ts";
import { nameEnd } from "../text/header-name.ts";
import type { Json } from "../text/json.ts";
import { maskSecrets, namesCredential } from "../text/secrets.ts";
import type { Span } from "../text/span.ts";
import { hasTokenShape } from "../text/token-search.ts";
import { findUrlSecrets } from "../text/url-secrets.ts";
import { NAME_GUESS_MAX_LETTER_PAIRS } from "./limits.ts";

/**
 * A text with all that could be a secret masked, character by character, so that every place stays where it is. Shown
 * are the values that the schema knows and takes, also under a key that is only misspelled; masked are header values,
 * userinfo and queries of URLs, what has the shape of a token, all that stands under a key that the schema does not
 * know, and comments. Where the syntax is broken in a way that leaves open what is meant, no place can be trusted, so
 * that everything is masked but the schema's own names.
 * See docs/decisions/0010-redacted-code-frames.md.
 */
export function redact(parsed: ParsedText, schema: Schema): RedactedText {
  const { text, root, mistakes } = parsed;
  const tokens = allTokens(text);
  const comments = commentSpans(text, tokens);
  if (mistakes.some(({ fix }) => fix === undefined)) return mask(text, [...comments, ...unknownTokens(tokens, schema)]);
  const whole = { text, schema, budget: { letterPairs: NAME_GUESS_MAX_LETTER_PAIRS } };
  const hashComments = tokens.filter(({ kind, text: written }) => kind === "unknown" && written.startsWith("#"));
  return mask(text, [...comments, ...hashComments, ...secretSpans(root, whole, schema, undefined)]);
}

/**
 * A redacted text with those comments that hold nothing like a credential, for a suggestion about lines that its reader
 * sees anyway. What has a quote, a bracket or a sign of a URL may be a part of a configuration, and stays masked.
 * See docs/decisions/0037-safe-suggestions.md.
 */
export function withPlainComments(source: RedactedText, text: string): RedactedText {
  const parts: string[] = [];
  let done = 0;
  for (const { start, end } of commentsIn(text, allTokens(text))) {
    if (!isPlainComment(text.slice(start, end))) continue;
    parts.push(source.slice(done, start), text.slice(start, end));
    done = end;
  }
  return asRedacted([...parts, source.slice(done)].join(""));
}

function isPlainComment(comment: string): boolean {
  const words = comment.replaceAll(/^\/[/*]+|\*+\/$/g, "");
  return (
    /^[^"`{}[\]<>@=?#&$\\]*$/.test(words) && maskSecrets(words) === words && credentialLikeness(words) === undefined
  );
}

/** Every text, word and number but the names that the schema has. */
function unknownTokens(tokens: readonly Token[], schema: Schema): readonly Span[] {
  const names = namesInSchema(schema);
  return tokens.filter(({ kind, text }) => ["string", "number", "unknown"].includes(kind) && !names.has(text));
}

/** The keys and values that a schema names, anywhere in it. */
function namesInSchema(schema: Schema): ReadonlySet<string> {
  const { properties = {}, enum: values = [], const: value, definitions = {} } = schema;
  const parts = [...Object.values(properties), ...Object.values(definitions)];
  const own = [...values, ...(value === undefined ? [] : [value])].map(String);
  return new Set([...Object.keys(properties), ...own, ...parts.flatMap((part) => [...namesInSchema(part)])]);
}

/** The things that must be known of the whole to judge a part of it. */
interface Whole {
  readonly text: string;
  readonly schema: Schema;
  /** For what is nearly a value that the schema has. */
  readonly budget: GuessBudget;
}

/** The keys whose own keys are names of headers; only the values of custom ones are secret. */
const HEADERS = ["customHeaders", "reservedHeaders"] as const;

type Headers = (typeof HEADERS)[number] | undefined;

/** `part` is what the schema says of the node; `headers` is the key of the headers that it stands in. */
function* secretSpans(node: Node, whole: Whole, part: Schema, headers: Headers): Iterable<Span> {
  const partOf = (step: string | number, child: Node) =>
    effectiveSchema(whole.schema, childSchema(part, step), child.value);
  if (node.kind === "scalar") {
    yield* secretsOf(node, whole, part, headers === "customHeaders");
  } else if (node.kind === "array") {
    for (const item of node.items.values()) yield* secretSpans(item, whole, partOf(0, item), headers);
  } else {
    for (const property of node.properties.values()) {
      const name = property.key.text;
      for (const { key, node: child } of (property.duplicate ?? [property]).values()) {
        if (maskSecrets(name) !== name) yield key;
        else if (headers !== undefined) yield* secretOfHeaderName(key.text, key, whole.text);
        if (name === "versionHeader" && child.kind === "scalar")
          yield* secretOfHeaderName(child.value, child, whole.text);
        const meant = headers === undefined ? meantName(name, child, part, whole.budget) : name;
        const below = headers ?? HEADERS.find((one) => one === meant);
        yield* secretSpans(child, whole, partOf(meant, child), below);
      }
    }
  }
}

/**
 * The key that a misspelled one means, where that is clear; else the key itself. A value that may be a credential makes
 * it unclear: a key such as `tokn` may be no misspelling.
 */
function meantName(name: string, { value }: Node, { properties = {} }: Schema, budget: GuessBudget): string {
  if (name === "customHeaders" || Object.hasOwn(properties, name)) return name;
  const [meant, ...others] = similarNames(name, Object.keys(properties), budget);
  if (meant === undefined || others.length > 0) return name;
  const isDoubtful = namesCredential(name) || (typeof value === "string" && credentialLikeness(value) !== undefined);
  return isDoubtful ? name : meant;
}

/** The place of a value that may be pasted behind a header's name; all of a text with escapes, whose places differ. */
function secretOfHeaderName(name: Json, { start, end }: Span, text: string): readonly Span[] {
  if (typeof name !== "string") return [];
  const from = nameEnd(name);
  if (from === name.length) return [];
  return [text.slice(start, end).includes("\\") ? { start, end } : { start: start + 1 + from, end: end - 1 }];
}

function secretsOf({ start, end, value }: ScalarNode, whole: Whole, part: Schema, isHeader: boolean): readonly Span[] {
  if (value === null || typeof value === "boolean") return [];
  const isKnown = Object.keys(part).length > 0;
  if (isHeader || !isKnown) return [{ start, end }];
  if (typeof value === "number") return [];
  return isExpected(value, part, whole.budget)
    ? secretsOfText(value, whole.text.slice(start, end), start)
    : [{ start, end }];
}

/** True for a text that may stand where the schema has this part, or that is near enough to what may. */
function isExpected(value: string, { type, enum: values, const: only, oneOf }: Schema, budget: GuessBudget): boolean {
  const allowed = (values ?? (only === undefined ? undefined : [only]))?.map(String);
  if (allowed !== undefined) return allowed.includes(value) || nearestNames(value, allowed, budget).length > 0;
  if (type === "string" || type === "array") return true;
  if (oneOf?.some((one) => one.type === "string") === true) return true;
  return /^(?:true|false|yes|no|on|off|[-+]?[\d.,_]+k?)$/i.test(value);
}

/** Masks all of a text in the file that has a token's shape or hides a URL in escapes, else parts of a URL. */
function secretsOfText(value: string, raw: string, start: number): readonly Span[] {
  const isUrlWithEscapes = raw.includes("\\") && /[@?#&;]/.test(value);
  if (isUrlWithEscapes || hasTokenShape(value)) return [{ start, end: start + raw.length }];
  const query = raw.search(/[?#]/);
  const spans: Span[] = [];
  for (const { start: from, end } of findUrlSecrets(value).removals) {
    // All of a query is masked below. Separators around a secret stay.
    if (query >= 0 && from + 1 >= query) break;
    const before = /[&;]/.test(value[from] ?? "") ? 1 : 0;
    const after = value[end - 1] === "@" ? 1 : 0;
    spans.push({ start: start + 1 + from + before, end: start + 1 + end - after });
  }
  if (query >= 0) spans.push({ start: start + query + 1, end: start + raw.length - 1 });
  // A password may hold a "?" itself, so that what looks like the query's beginning need not be.
  const at = raw.lastIndexOf("@");
  const end = query >= 0 && query < at ? query : at;
  const authority = raw.indexOf("//");
  const isUserinfo = at >= 0 && (raw.slice(0, end).includes(":") || raw.slice(end).includes("/"));
  if (isUserinfo)
    spans.push({ start: start + (authority >= 0 && authority < end ? authority + 2 : 1), end: start + end });
  return spans;
}

/** Masks the spans; line breaks and tabs stay, so that lines and columns do. */
function mask(text: string, spans: readonly Span[]): RedactedText {
  const parts: string[] = [];
  let done = 0;
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    if (end <= done) continue;
    const from = Math.max(start, done);
    parts.push(text.slice(done, from), text.slice(from, end).replaceAll(/[^\r\n\t]/g, MASK));
    done = end;
  }
  parts.push(text.slice(done));
  return asRedacted(parts.join(""));
}

function asRedacted(text: string): RedactedText {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where a text becomes a redacted one
  return text as RedactedText;
}
