import type { Fix, Range } from "../diagnostic/diagnostic.ts";
import type { PathFinder } from "../syntax/locate.ts";
import type { ArrayNode, ObjectNode, ScalarNode } from "../syntax/node.ts";
import type { Span } from "../text/span.ts";
import { hasTokenShape } from "../text/token-search.ts";
import { FIX_EDITS_MAX, FIX_STEPS_MAX } from "./limits.ts";
import { removeFrom, removeRuns, type SpanEdit, spanOf } from "./remove-element.ts";
import type { FixStep, RuleFix } from "./rules/rule.ts";

/**
 * Makes the fixes of findings in one text: as edits of it, or undefined where the text has no place for them, or they
 * are too many. No edit repeats what has the shape of a secret.
 * See docs/decisions/0012-fixes-in-terms-of-the-document.md.
 */
export function createFixer(
  text: string,
  places: PathFinder,
  rangeOf: (span: Span) => Range,
): (fix: RuleFix) => Fix | undefined {
  const source = { text, places, offsetsOf: createOffsets(text) };
  return ({ title, safe, steps }) => {
    if (steps.length > FIX_STEPS_MAX) return undefined;
    const edits = editsOfAll(steps, source);
    if (edits === undefined || edits.length > FIX_EDITS_MAX) return undefined;
    if (edits.some((edit) => hasTokenShape(edit.text))) return undefined;
    const inOrder = edits.toSorted((one, other) => one.start - other.start);
    return { title, safe, edits: inOrder.map((edit) => ({ range: rangeOf(edit), text: edit.text })) };
  };
}

/** A text with what finds places in it. */
interface FixedText {
  readonly text: string;
  readonly places: PathFinder;
  readonly offsetsOf: Offsets;
}

/** Finds the offset in the text of a character of a string's value. */
type Offsets = (node: ScalarNode) => (index: number) => number;

/** All that is removed of one object or list is removed together. */
function editsOfAll(steps: readonly FixStep[], source: FixedText): readonly SpanEdit[] | undefined {
  if (steps.every(({ kind }) => kind !== "remove")) return editsOfEach(steps, source);
  const edits: SpanEdit[] = [];
  for (const ofOne of Map.groupBy(steps, (step) => parentOf(step, source)?.start).values()) {
    const [first] = ofOne;
    const parent = first && parentOf(first, source);
    const found =
      parent === undefined ? editsOfEach(ofOne, source) : removeFrom(source.text, parent, ofOne.map(lastStepOf));
    if (found === undefined) return undefined;
    edits.push(...found);
  }
  return edits;
}

/** The object or list of which a step removes something; undefined for any other step. */
function parentOf(step: FixStep, { places }: FixedText): ObjectNode | ArrayNode | undefined {
  const parent = step.kind === "remove" ? places.nodeAt(step.path.slice(0, -1)) : undefined;
  return parent?.kind === "scalar" ? undefined : parent;
}

/** The key or index that a step removes. */
function lastStepOf(step: FixStep): string | number | undefined {
  return step.kind === "remove" ? step.path.at(-1) : undefined;
}

function editsOfEach(steps: readonly FixStep[], source: FixedText): readonly SpanEdit[] | undefined {
  const edits: SpanEdit[] = [];
  for (const step of steps) {
    const found = editsOf(step, source);
    if (found === undefined) return undefined;
    edits.push(...found);
  }
  return edits;
}

function editsOf(step: FixStep, { text, places, offsetsOf }: FixedText): readonly SpanEdit[] | undefined {
  if (step.kind === "remove") return undefined;
  if (step.kind === "remove-earlier")
    return removeRuns(text, Array.from(step.properties.values(), spanOf).slice(0, -1));
  if (step.kind === "rename-key") return renameKey(step, places);
  const node = places.nodeAt(step.path);
  if (step.kind === "add-property") return node?.kind === "object" ? [addProperty(text, node, step)] : undefined;
  if (node?.kind !== "scalar") return undefined;
  if (step.kind === "replace-value") return [{ start: node.start, end: node.end, text: JSON.stringify(step.value) }];
  if (step.kind === "wrap-in-list") return wrapInList(node);
  if (typeof node.value !== "string") return undefined;
  const offsetOf = offsetsOf(node);
  return [{ start: offsetOf(step.start), end: offsetOf(step.end), text: JSON.stringify(step.text).slice(1, -1) }];
}

function wrapInList({ start, end }: Span): readonly SpanEdit[] {
  return [
    { start, end: start, text: "[" },
    { start: end, end, text: "]" },
  ];
}

/** A key that occurs more than once is not renamed: an earlier value would no longer be hidden. */
function renameKey(
  { path, key }: FixStep & { readonly kind: "rename-key" },
  places: PathFinder,
): readonly SpanEdit[] | undefined {
  const property = places.propertyAt(path);
  if (property === undefined || property.duplicate !== undefined) return undefined;
  const { start, end } = property.key;
  return [{ start, end, text: JSON.stringify(key) }];
}

/** Those of the last string that was asked for are kept: a long one may have many edits. */
function createOffsets(text: string): Offsets {
  let last: number | undefined;
  let offsets: readonly number[] | undefined;
  return (node) => {
    if (node.start !== last)
      offsets = text.slice(node.start, node.end).includes("\\") ? offsetsIn(text, node) : undefined;
    last = node.start;
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

/**
 * Just after the bracket, so that each comment stays with what it stands above; on a line of its own where the first
 * property has one.
 */
function addProperty(
  text: string,
  object: ObjectNode,
  { key, value }: FixStep & { readonly kind: "add-property" },
): SpanEdit {
  const property = `${JSON.stringify(key)}: ${JSON.stringify(value)}`;
  const { start } = object;
  const [firstProperty] = object.properties.values();
  const first = (firstProperty?.duplicate?.at(0) ?? firstProperty)?.key.start;
  if (first === undefined) return addToEmpty(text, object, property);
  const at = { start: start + 1, end: start + 1 };
  const [newLine] = /(?:\r\n|\r|\n)[ \t]*$/.exec(text.slice(start, first)) ?? [];
  if (newLine !== undefined) return { ...at, text: `${newLine}${property},` };
  return { ...at, text: /\s/.test(text[start + 1] ?? "") ? ` ${property},` : `${property}, ` };
}

/** Comments in an empty object stay after the property, which needs no comma. */
function addToEmpty(text: string, { start, end }: Span, property: string): SpanEdit {
  const inside = text.slice(start + 1, end - 1);
  if (inside.trim() === "") return { start: start + 1, end: end - 1, text: ` ${property} ` };
  return { start: start + 1, end: start + 1, text: ` ${property}` };
}
