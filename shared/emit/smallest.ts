import type { Node } from "../syntax/node.ts";

/**
 * The smallest JSON of a value, on one line, with the keys in the order of the text: an object would put those that are
 * numbers first. Numbers are written as JavaScript does, as whole numbers where they are.
 * See docs/decisions/0162-emitted-layers.md.
 */
export function smallestJson(node: Node): string {
  if (node.kind === "scalar") return scalarJson(node.value);
  if (node.kind === "array") return `[${Array.from(node.items.values(), smallestJson).join(",")}]`;
  const properties = Array.from(
    node.properties.values(),
    (property) => `${JSON.stringify(property.key.text)}:${smallestJson(property.node)}`,
  );
  return `{${properties.join(",")}}`;
}

/** A number that is too large for a double stays one: JSON has no other name for infinity. */
function scalarJson(value: null | boolean | number | string): string {
  if (typeof value !== "number") return JSON.stringify(value);
  if (!Number.isFinite(value)) return value > 0 ? "1e309" : "-1e309";
  return JSON.stringify(value).replace("e+", "e");
}
