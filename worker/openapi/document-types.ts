/** The parts of an OpenAPI document, as far as this API has them. */

import type { JsonSchema } from "../../shared/index.ts";

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
