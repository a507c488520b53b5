/** The parts of an OpenAPI document, as far as this API has them. */

import type { JsonSchema } from "../../shared/index.ts";

/** Schemas and responses that several places of the document refer to, by name. */
export class Components {
  readonly schemas: Record<string, JsonSchema> = {};
  readonly responses: Record<string, DocumentedResponse> = {};

  /** A schema as it stands in the document: one with a title is a reference to a component, and so within. */
  schema(schema: JsonSchema): JsonSchema {
    const { title, ...rest } = schema;
    const written = this.#withReferences(rest);
    return title === undefined ? written : refer(this.schemas, "schemas", title, written);
  }

  /** A reference to a response. */
  response(name: string, response: DocumentedResponse): Reference {
    return refer(this.responses, "responses", name, response);
  }

  #withReferences(schema: JsonSchema): JsonSchema {
    const { items, properties, additionalProperties, anyOf } = schema;
    return {
      ...schema,
      ...(items && { items: this.schema(items) }),
      ...(properties && {
        properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, this.schema(one)])),
      }),
      ...(typeof additionalProperties === "object" && { additionalProperties: this.schema(additionalProperties) }),
      ...(anyOf && { anyOf: anyOf.map((one) => this.schema(one)) }),
    };
  }
}

/** @throws where the name is another component's: that would be a mistake in what is described. */
function refer<One>(components: Record<string, One>, kind: string, name: string, component: One): Reference {
  const known = components[name];
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(component)) {
    throw new Error(`Two of the ${kind} of the API have the name ${name}.`);
  }
  components[name] = component;
  return { $ref: `#/components/${kind}/${name}` };
}

/** A reference to a component. */
export interface Reference {
  readonly $ref: string;
}

/** Schemas by media type; without a schema, anything may be sent. */
export type DocumentedContent = Readonly<Record<string, { readonly schema?: JsonSchema }>>;

export interface DocumentedParameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required: boolean;
  readonly description: string;
  /** Several words of a query parameter have `|` between them. */
  readonly style?: "pipeDelimited";
  readonly explode?: false;
  readonly schema: JsonSchema;
}

export interface DocumentedBody {
  readonly required: boolean;
  readonly content: DocumentedContent;
}

export interface DocumentedResponse {
  readonly description: string;
  readonly headers: Readonly<Record<string, Reference>>;
  readonly content?: DocumentedContent;
}

export interface DocumentedOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly "x-permission"?: string;
  readonly "x-least-role"?: string;
  /** Any one of these is enough; an empty one is none. */
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly DocumentedParameter[];
  readonly requestBody?: DocumentedBody;
  /** By status. */
  readonly responses: Readonly<Record<string, DocumentedResponse | Reference>>;
}
