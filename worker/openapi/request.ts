/** Requests in the document: the parameters of the path and the query, and the body. */

import type { JsonSchema } from "../../shared/index.ts";
import type { JsonBody } from "../http/fields.ts";
import type { OtherBody } from "../http/route.ts";
import type { Reader, Readers } from "../values/readers.ts";
import type { Components, DocumentedBody, DocumentedParameter } from "./document-types.ts";

/** The meanings of the parts of paths, by name. */
const PATH_PARAMETERS: Readonly<Record<string, string>> = {
  guid: "The guid of the user, group, content or export.",
  user_guid: "The guid of the user.",
  id: "The id, which is unique within what the path names before it.",
  name: "The name of the object, which may have slashes.",
  path: "The rest of the path, which may have slashes.",
  tag: "The name of a part of the API in the addresses that `/reference` has.",
};

/** Tests for a part of paths whose slashes are no ends of it. */
export function mayHaveSlashes(name: string): boolean {
  return name === "name" || name === "path";
}

/** A field that clients send, and that means nothing there. */
export const WITHOUT_EFFECT: JsonSchema = { description: "It has no effect." };

/** The parameters of a path. */
export function pathParameters(path: string): readonly DocumentedParameter[] {
  return Array.from(documentPath(path).matchAll(/\{(\w+)\}/g), ([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    description: PATH_PARAMETERS[name] ?? "",
    schema: { type: "string" },
  }));
}

/** A path of the table as the document writes it: `:name` is one part of it, `:name+` and `*` more. */
export function documentPath(path: string): string {
  return path
    .replace(/^\*$/, "/*")
    .replaceAll(/:(\w+)\+?/g, "{$1}")
    .replace("*", "{path}");
}

/** The parameters of a query, all of which can be left out. */
export function queryParameters(query: Readers, components: Components): readonly DocumentedParameter[] {
  return Object.entries(query).map(([name, reader]) => ({
    name,
    in: "query",
    required: false,
    description: describeReader(reader),
    ...(reader.schema.type === "array" && { style: "pipeDelimited", explode: false }),
    schema: components.schema(reader.schema),
  }));
}

/** The meaning of a field or a parameter, and the values that it can have. */
function describeReader({ meaning, expected }: Reader<unknown>): string {
  return `${meaning === undefined ? "" : `${meaning} `}Must be ${expected}.`;
}

/** The body of a request. */
export function requestBody(body: JsonBody | OtherBody, components: Components): DocumentedBody {
  const content = "known" in body ? { "application/json": fieldsSchema(body) } : body.content;
  return {
    required: "known" in body ? body.isRequired : true,
    content: Object.fromEntries(
      Object.entries(content).map(([type, schema]) => [type, { schema: components.schema(schema) }]),
    ),
  };
}

function fieldsSchema({ known, ignored }: JsonBody): JsonSchema {
  const required = Object.entries(known).filter(([, { isRequired }]) => isRequired);
  return {
    type: "object",
    properties: {
      ...Object.fromEntries(
        Object.entries(known).map(([name, reader]) => [
          name,
          { ...reader.schema, description: describeReader(reader) },
        ]),
      ),
      ...Object.fromEntries(
        ignored.filter((name) => !Object.hasOwn(known, name)).map((name) => [name, WITHOUT_EFFECT]),
      ),
    },
    ...(required.length > 0 && { required: required.map(([name]) => name) }),
    additionalProperties: false,
  };
}
