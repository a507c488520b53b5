/** The addresses of the pages of the reference. */

/** The page with the contents. */
export const REFERENCE = "/reference";

/** The page of what several operations refer to. */
export const SCHEMAS = `${REFERENCE}/schemas`;

/** The place that explains keys and tokens. */
export const CREDENTIALS = `${REFERENCE}#credentials`;

/** The page of the operations of a tag: `/reference/api-keys` of "API keys". */
export function pageOfTag(tag: string): string {
  return `${REFERENCE}/${tag.toLowerCase().replaceAll(" ", "-")}`;
}

/** The place of a schema. */
export function placeOfSchema(name: string): string {
  return `${SCHEMAS}#schema-${encodeURIComponent(name)}`;
}
