import type { Fix, Range, TextEdit } from "../report/diagnostic.ts";
import type { Path } from "./json.ts";
import type { Span } from "./locate.ts";
import type { Node, ObjectNode, ParsedText, ScalarNode } from "./node.ts";
import { removeElement } from "./remove-element.ts";
import type { FixStep, RuleFix } from "./rules/rule.ts";
import { hasTokenShape } from "./secrets.ts";

/** An edit of a text by offsets: `text` takes the place of the characters from `start` to `end`. */
export interface SpanEdit extends Span {
  readonly text: string;
}

/**
 * The fix of a finding as edits of the text, or undefined where the text has no place for it. No edit repeats what has
 * the shape of a secret.
 */
export function toFix(
  { title, safe, steps }: RuleFix,
  parsed: ParsedText,
  rangeOf: (span: Span) => Range,
): Fix | undefined {
  const edits: TextEdit[] = [];
  for (const step of steps) {
    const ofStep = editsOf(step, parsed);
    if (ofStep === undefined || ofStep.some(({ text }) => hasTokenShape(text))) return undefined;
    edits.push(...ofStep.map(({ text, ...span }) => ({ range: rangeOf(span), text })));
  }
  return { title, safe, edits: edits.toSorted((one, other) => one.range.start.offset - other.range.start.offset) };
}

function editsOf(step: FixStep, { text, root }: ParsedText): readonly SpanEdit[] | undefined {
  if (step.kind === "remove-property") {
    const { key, node } = step.property;
    return removeElement(text, { start: key.start, end: node.end });
  }
  if (step.kind === "remove") return removeAt(text, root, step.path);
  const node = nodeAt(root, step.path);
  if (step.kind === "edit-string") return node?.kind === "scalar" ? [editString(text, node, step)] : undefined;
  return node?.kind === "object" ? [addProperty(text, node, step)] : undefined;
}

function nodeAt(root: Node | undefined, path: Path): Node | undefined {
  let node = root;
  for (const step of path) {
    if (node?.kind === "object") node = node.properties.get(String(step))?.node;
    else node = node?.kind === "array" ? node.items[Number(step)] : undefined;
  }
  return node;
}

function removeAt(text: string, root: Node | undefined, path: Path): readonly SpanEdit[] | undefined {
  const step = path.at(-1);
  const parent = nodeAt(root, path.slice(0, -1));
  if (step === undefined || parent === undefined || parent.kind === "scalar") return undefined;
  if (parent.kind === "array") {
    const item = parent.items[Number(step)];
    return item && removeElement(text, item, parent.items[Number(step) - 1]?.end);
  }
  const property = parent.properties.get(String(step));
  if (property === undefined) return undefined;
  const { start } = property.key;
  return removeElement(text, { start, end: property.node.end }, () => endBefore(parent, start));
}

/** Where the property before an offset ends; undefined where there is none. */
function endBefore({ properties }: ObjectNode, offset: number): number | undefined {
  let end: number | undefined;
  for (const property of properties.values()) {
    for (const { node } of property.duplicate?.properties ?? [property]) {
      if (node.end <= offset && node.end > (end ?? 0)) end = node.end;
    }
  }
  return end;
}

function editString(
  text: string,
  node: ScalarNode,
  { start, end, text: value }: FixStep & { readonly kind: "edit-string" },
): SpanEdit {
  const from = skipCharacters(text, node.start + 1, start);
  return { start: from, end: skipCharacters(text, from, end - start), text: JSON.stringify(value).slice(1, -1) };
}

/** The offset after so many characters of a string's value, each of which may be an escape in the text. */
function skipCharacters(text: string, offset: number, count: number): number {
  let at = offset;
  for (let skipped = 0; skipped < count; skipped += 1) {
    if (text[at] !== "\\") at += 1;
    else at += text[at + 1] === "u" ? 6 : 2;
  }
  return at;
}

/** On a line of its own where the object's first property has one, else on the line of the bracket. */
function addProperty(
  text: string,
  { start, end, properties }: ObjectNode,
  { key, value }: FixStep & { readonly kind: "add-property" },
): SpanEdit {
  const property = `${JSON.stringify(key)}: ${JSON.stringify(value)}`;
  let first: number | undefined;
  for (const one of properties.values()) {
    const { key: token } = one.duplicate?.properties[0] ?? one;
    first = Math.min(first ?? token.start, token.start);
  }
  if (first === undefined) return addToEmpty(text, { start, end }, property);
  const [, lineBreak = "", indentation = ""] = /(\r\n|\r|\n)([ \t]*)$/.exec(text.slice(start, first)) ?? [];
  if (lineBreak === "") return { start: first, end: first, text: `${property}, ` };
  const isAlone = /^[ \t]*[\r\n]/.test(text.slice(start + 1, first));
  return isAlone
    ? { start: start + 1, end: start + 1, text: `${lineBreak}${indentation}${property},` }
    : { start: first, end: first, text: `${property},${lineBreak}${indentation}` };
}

/** Comments in an empty object stay after the property, which needs no comma. */
function addToEmpty(text: string, { start, end }: Span, property: string): SpanEdit {
  const inside = text.slice(start + 1, end - 1);
  if (inside.trim() === "") return { start: start + 1, end: end - 1, text: ` ${property} ` };
  return { start: start + 1, end: start + 1, text: ` ${property}` };
}
