import { FIX_STEPS_MAX } from "../limits.ts";
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
 * Makes the fixes of findings in one text: as edits of it, or undefined where the text has no place for them, or they
 * are too many. No edit repeats what has the shape of a secret.
 */
export function createFixer(parsed: ParsedText, rangeOf: (span: Span) => Range): (fix: RuleFix) => Fix | undefined {
  const { text } = parsed;
  const offsetsOf = createOffsets(text);
  return ({ title, safe, steps }) => {
    if (steps.length > FIX_STEPS_MAX) return undefined;
    const edits: TextEdit[] = [];
    for (const step of steps) {
      const ofStep = editsOf(step, parsed, offsetsOf);
      if (ofStep === undefined || ofStep.some((edit) => hasTokenShape(edit.text))) return undefined;
      edits.push(...ofStep.map((edit) => ({ range: rangeOf(edit), text: edit.text })));
    }
    return { title, safe, edits: edits.toSorted((one, other) => one.range.start.offset - other.range.start.offset) };
  };
}

/** Finds the offset in the text of a character of a string's value. */
type Offsets = (node: ScalarNode) => (index: number) => number;

function editsOf(step: FixStep, { text, root }: ParsedText, offsetsOf: Offsets): readonly SpanEdit[] | undefined {
  if (step.kind === "remove-property") {
    const { key, node } = step.property;
    return removeElement(text, { start: key.start, end: node.end });
  }
  if (step.kind === "remove") return removeAt(text, root, step.path);
  const node = nodeAt(root, step.path);
  if (step.kind === "add-property") return node?.kind === "object" ? [addProperty(text, node, step)] : undefined;
  if (node?.kind !== "scalar" || typeof node.value !== "string") return undefined;
  const offsetOf = offsetsOf(node);
  return [{ start: offsetOf(step.start), end: offsetOf(step.end), text: JSON.stringify(step.text).slice(1, -1) }];
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

/** Of the last string that was asked for they are kept: a long one may have many edits. */
function createOffsets(text: string): Offsets {
  let last: ScalarNode | undefined;
  let offsets: readonly number[] | undefined;
  return (node) => {
    if (node !== last) offsets = text.slice(node.start, node.end).includes("\\") ? offsetsIn(text, node) : undefined;
    last = node;
    return (index) => offsets?.[index] ?? node.start + 1 + index;
  };
}

/** The offset of each character of a string's value, and of its end; in the text each may be an escape. */
function offsetsIn(text: string, { start, end }: ScalarNode): readonly number[] {
  const offsets: number[] = [];
  let at = start + 1;
  while (at < end) {
    offsets.push(at);
    if (text[at] !== "\\") at += 1;
    else at += text[at + 1] === "u" ? 6 : 2;
  }
  return offsets;
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
