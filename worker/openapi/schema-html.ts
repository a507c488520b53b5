/** JSON Schemas as HTML: their types as links to components, and their fields as lists. */

import { escapeHtml, inlineHtml, type JsonSchema } from "../../shared/index.ts";
import { WITHOUT_EFFECT } from "./request.ts";

/** What a value is, in one line. */
export function typeHtml(schema: JsonSchema): string {
  const { $ref, type, const: constant, enum: words, anyOf, items, additionalProperties } = schema;
  if ($ref !== undefined) return linkTo($ref);
  if (constant !== undefined) return codeOf(constant);
  if (words !== undefined) return words.map(codeOf).join(" or ");
  if (anyOf !== undefined) return anyOf.map(typeHtml).join(" or ");
  if (items !== undefined) return `list of ${typeHtml(items)}`;
  if (typeof additionalProperties === "object") return `object of ${typeHtml(additionalProperties)}`;
  if (type === undefined) return "anything";
  return `${[type].flat().join(" or ")}${boundsOf(schema)}`;
}

function linkTo($ref: string): string {
  const name = $ref.split("/").at(-1) ?? "";
  return `<a href="#schema-${encodeURIComponent(name)}">${escapeHtml(name)}</a>`;
}

function codeOf(value: unknown): string {
  return `<code>${escapeHtml(JSON.stringify(value))}</code>`;
}

function boundsOf({ minimum, maximum, minLength, maxLength, maxItems, format }: JsonSchema): string {
  const bounds = [
    format,
    rangeOf(minimum, maximum),
    rangeOf(minLength, maxLength, " characters"),
    rangeOf(undefined, maxItems, " items"),
  ];
  const known = bounds.filter((bound) => bound !== undefined);
  return known.length === 0 ? "" : ` (${known.join(", ")})`;
}

function rangeOf(least: number | undefined, most: number | undefined, unit = ""): string | undefined {
  if (most === undefined) return least === undefined ? undefined : `at least ${least}${unit}`;
  return least === undefined ? `at most ${most}${unit}` : `${least} to ${most}${unit}`;
}

/** One entry of a list: a name, what the value is, and what it means. */
export function entryHtml(name: string, notes: readonly string[], description: string | undefined, more = ""): string {
  const text = description === undefined ? "" : `<p>${inlineHtml(description)}</p>`;
  return `<dt><code>${escapeHtml(name)}</code> ${notes.join(", ")}</dt>\n<dd>${text}${more}</dd>`;
}

/** The fields of a schema, and of what it has within; empty where it has none. */
export function fieldsHtml(schema: JsonSchema): string {
  const { properties, required = [], items, additionalProperties, anyOf = [] } = schema;
  const within = [items, typeof additionalProperties === "object" ? additionalProperties : undefined, ...anyOf];
  const below = within.map((one) => (one === undefined ? "" : fieldsHtml(one))).join("");
  if (properties === undefined) return below;
  const isIgnored = ({ type, description }: JsonSchema) =>
    type === undefined && description === WITHOUT_EFFECT.description;
  const fields = Object.entries(properties).filter(([, field]) => !isIgnored(field));
  const ignored = Object.entries(properties).filter(([, field]) => isIgnored(field));
  const entries = fields.map(([name, field]) => {
    const notes = [typeHtml(field), ...(required.includes(name) ? [] : ["optional"])];
    return entryHtml(name, notes, field.description, fieldsHtml(field));
  });
  return `<dl>\n${entries.join("\n")}\n</dl>${ignoredHtml(ignored.map(([name]) => name))}${below}`;
}

function ignoredHtml(names: readonly string[]): string {
  if (names.length === 0) return "";
  return `<p>These may be sent and have no effect: ${names.map((name) => `<code>${escapeHtml(name)}</code>`).join(", ")}.</p>`;
}
