import type { FileConfiguration } from "../../effective/entries.ts";
import { isHeaderPath } from "../../effective/entry.ts";
import { isUrlPath } from "../../effective/urls.ts";
import { schemaFor } from "../../schema/build-schema.ts";
import { childSchema, schemaAt } from "../../schema/schema-at.ts";
import type { Node, ParsedText, Property, ScalarNode } from "../../syntax/node.ts";
import type { Token } from "../../syntax/token.ts";
import {
  holdsCredential,
  isCredentialKey,
  isLineWithCredential,
  type Likeness,
  likenessByName,
  mayMentionCredential,
  mentionsCredential,
} from "../../text/credential-likeness.ts";
import { readHeaderLine } from "../../text/header-name.ts";
import type { Path } from "../../text/json.ts";
import type { Span } from "../../text/span.ts";
import { hasTokenShape } from "../../text/token-search.ts";
import { nameOf, startSentence } from "../../text/wording.ts";
import { mayHoldCredential } from "../may-hold-credential.ts";
import type { Place, Rule, RuleFinding } from "./rule.ts";
import { isSchemaUrl } from "./secret-in-url.ts";

export const credential: Rule = {
  id: "credential",
  severity: "error",
  findsCredentials: true,
  summary: "A credential in the file",
  why: "The file is shared and versioned: anyone who can read it or its history can use the credential.",
  description:
    "Finds keys with the name of a credential that the format does not define (`apiKey`, `secretAccessKey`, `token`, `password`), and credentials anywhere: in keys, ids, names and other strings, and in comments. There it finds the shapes of known kinds of tokens and private keys, addresses of webhooks such as Slack's, URLs with a password, and in comments what looks random after the name of a credential. In what is not read, such as YAML or a merge conflict, it finds the lines with any of these or with a value after the name of a credential. The value is never repeated. The value of a custom header is left to `secret-in-header`, and that of a URL to `secret-in-url`.",
  fix: "Removes a key with the name of a credential; not safe if its value is a short word, an object or an array.",
  examples: {
    wrong: '{ "providers": { "provider_a": { "apiKey": "correct-horse" } } }',
    right: '{ "providers": { "provider_a": {} } }',
  },

  refusesValue: true,

  *check({ parsed, configuration }) {
    if (mayHoldCredential(parsed)) yield* findBelow(parsed.root, { path: [], isLost: false }, configuration);
    if (parsed.comments.length > 0) yield* findInComments(parsed);
    if (parsed.unread !== undefined) yield* findInLines(parsed.text, parsed.unread);
  },
};

const REVOKE = "Remove it, revoke the credential, and store the new one where the assistant keeps credentials.";

/** Where a value stands; `isLost` where a duplicate key takes its place, so that no path leads to it. */
interface Spot {
  readonly path: Path;
  readonly isLost: boolean;
}

function* findBelow(node: Node, spot: Spot, configuration: FileConfiguration): Iterable<RuleFinding> {
  if (node.kind === "scalar") {
    yield* findInString(node, spot);
  } else if (node.kind === "array") {
    let index = 0;
    for (const item of node.items.values()) {
      yield* findBelow(item, { ...spot, path: [...spot.path, index] }, configuration);
      index += 1;
    }
  } else {
    for (const property of node.properties.values()) {
      const name = property.key.text;
      for (const own of (property.duplicate ?? [property]).values()) {
        const isUsed = own.key.start === property.key.start;
        const at = { path: [...spot.path, name], isLost: spot.isLost || !isUsed };
        yield* findInProperty(isUsed ? property : own, at, configuration);
      }
    }
  }
}

function* findInProperty({ key, node }: Property, spot: Spot, configuration: FileConfiguration): Iterable<RuleFinding> {
  const { path } = spot;
  const isHeader = isHeaderPath(path);
  // A value that was pasted behind a header's name is left to `secret-in-header`.
  const isToken = hasTokenShape(isHeader ? readHeaderLine(key.text).name : key.text);
  if (isToken) {
    const message = "The key looks like a credential.";
    yield { place: placeOfSpot(spot, "key", key), message, advice: REVOKE };
  } else if (!isHeader && isCredentialKey(key.text, node.value) && !isDefined(path, node, configuration)) {
    yield namedFinding(key, node, spot);
    return;
  }
  if (!isHeader) yield* findBelow(node, spot, configuration);
}

/** True for a key of the format, one of its free names, and a provider of any id. */
function isDefined(path: Path, node: Node, { merged, vocabulary }: FileConfiguration): boolean {
  if (path.length === 2 && path[0] === "providers" && node.kind === "object") return true;
  const parent = schemaAt(schemaFor(vocabulary), merged, path.slice(0, -1));
  return Object.keys(childSchema(parent, path.at(-1) ?? "")).length > 0;
}

function namedFinding(key: Token, node: Node, spot: Spot): RuleFinding {
  const likeness = node.kind === "scalar" ? likenessOf(key.text, node) : "likely";
  const finding = {
    place: placeOfSpot(spot, "key", key),
    message: `The key ${nameOf(spot.path)} has the name of a credential, which must not be stored in this file.`,
    advice: likeness === undefined ? "Remove it, and store credentials where the assistant keeps them." : REVOKE,
  };
  if (spot.isLost) return finding;
  const steps = [{ kind: "remove", path: spot.path }] as const;
  return { ...finding, fix: { title: "Remove the key.", safe: likeness !== "likely", steps } };
}

/** The likeness of a value under such a key; undefined where it is no credential, such as a placeholder. */
function likenessOf(key: string, { value }: ScalarNode): Likeness | undefined {
  return value === null ? undefined : likenessByName(key, String(value));
}

function* findInString(node: ScalarNode, spot: Spot): Iterable<RuleFinding> {
  const { value } = node;
  if (typeof value !== "string" || isCheckedUrl(spot.path, value) || !holdsCredential(value)) return;
  const message = `${startSentence(nameOf(spot.path))} contains what looks like a credential.`;
  yield { place: placeOfSpot(spot, "value", node), message, advice: REVOKE };
}

/** True for a text that `secret-in-url` looks at. */
function isCheckedUrl(path: Path, text: string): boolean {
  return isUrlPath(path) || (path.length === 1 && path[0] === "$schema" && isSchemaUrl(text));
}

function placeOfSpot({ path, isLost }: Spot, part: "key" | "value", { start, end }: Span): Place {
  return isLost ? { path, part: "span", span: { start, end } } : { path, part };
}

function* findInComments({ text, comments }: ParsedText): Iterable<RuleFinding> {
  for (const span of comments) {
    if (!mayMentionCredential(text, span) || !mentionsCredential(text.slice(span.start, span.end))) continue;
    const message = "The comment contains what looks like a credential.";
    yield { place: { path: [], part: "span", span }, message, advice: REVOKE };
  }
}

/** In what is not read, whatever its format is. */
function* findInLines(text: string, { start, end }: Span): Iterable<RuleFinding> {
  for (const { 0: line, index } of text.slice(start, end).matchAll(/[^\s][^\r\n]*/g)) {
    if (!isLineWithCredential(line)) continue;
    const span = { start: start + index, end: start + index + line.trimEnd().length };
    const message = "This line contains what looks like a credential.";
    yield { place: { path: [], part: "span", span }, message, advice: REVOKE };
  }
}
