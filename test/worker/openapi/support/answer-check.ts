/** Whether an answer is one that the document describes: what the tests hold every answer to that they get. */

import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

/** An answer, and what was asked. */
export interface Answer {
  readonly method: string;
  /** As the document has it; undefined where no route was found. */
  readonly path: string | undefined;
  readonly status: number;
  /** The Content-Type; empty where there is none. */
  readonly contentType: string;
  /** Undefined where it is not to be looked at. */
  readonly text: string | undefined;
}

/** What is wrong with an answer, in one sentence; undefined where nothing is. */
export type CheckAnswer = (answer: Answer) => string | undefined;

/** As much of an OpenAPI document as is looked at. */
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly components: { readonly responses: Readonly<Record<string, object>> };
}

interface Response {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>;
}

interface Operation {
  readonly responses: Readonly<Record<string, Response>>;
}

/** What any path answers to a method that it does not accept, and to a browser that asks what it accepts. */
const OTHER_METHOD: Operation = {
  responses: {
    204: {},
    405: { $ref: "#/components/responses/MethodNotAllowed" },
    500: { $ref: "#/components/responses/Unexpected" },
    503: { $ref: "#/components/responses/DatabaseFullOrNotMigratedOrNotSetUp" },
  },
};

export function answerCheck(document: Document): CheckAnswer {
  const closed: Document = JSON.parse(JSON.stringify(document), close);
  const ajv = addFormats.default(new Ajv2020({ strict: false, validateSchema: false, allErrors: true }));
  ajv.addSchema(closed, "api");
  const compiled = new Map<object, ValidateFunction>();
  const validatorOf = (schema: object) => {
    const known = compiled.get(schema) ?? ajv.compile(withFullReferences(schema));
    compiled.set(schema, known);
    return known;
  };
  return ({ method, path, status, contentType, text }) => {
    const operation = path === undefined ? undefined : operationOf(closed, path, method);
    if (operation === undefined) return `No route of the document is ${path}.`;
    const found = operation.responses[status] ?? operation.responses["default"];
    if (found === undefined) return `The document has no status ${status} of ${method} ${path}.`;
    const { content } = follow(closed, found);
    if (method === "HEAD" || text === undefined) return undefined;
    const type = contentType.split(";")[0] ?? "";
    if (content === undefined) return text === "" ? undefined : "The document has no body of this answer.";
    const body = content[type] ?? content["*/*"];
    if (body === undefined) return `The document has no body of the type ${type} in this answer.`;
    if (body.schema === undefined) return undefined;
    const validate = validatorOf(body.schema);
    return validate(JSON.parse(text)) ? undefined : ajv.errorsText(validate.errors, { dataVar: "body" });
  };
}

/** A field that is not described is a mistake, though a program must pass it over. */
function close(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("properties" in value)) return value;
  return { additionalProperties: false, ...value };
}

function operationOf(document: Document, path: string, method: string): Operation | undefined {
  const operations = document.paths[path];
  if (operations === undefined) return undefined;
  const own = operations[method.toLowerCase()] ?? (method === "HEAD" ? operations["get"] : undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the linter of the document checks its form
  return own === undefined ? OTHER_METHOD : (own as Operation);
}

function follow(document: Document, { $ref, ...response }: Response): Response {
  if ($ref === undefined) return response;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the linter of the document checks its references
  return document.components.responses[$ref.split("/").at(-1) ?? ""] as Response;
}

function withFullReferences(schema: object): object {
  return JSON.parse(JSON.stringify(schema), (key, value) => (key === "$ref" ? `api${value}` : value));
}
